"""The exam of Zombinion's hunter: what a player who knows the game does in these positions."""

from __future__ import annotations

import pytest

from tests.games.exam import Task, check
from tests.games.zombinion.harness import At, given, seat
from tests.games.zombinion.hunting import HUNTING, playing


def under_upper_floor(hand: str) -> At:
    """Somebody with this hand has to discard down to three cards."""
    return given(seat("upper_floor"), seat(hand)).plays("upper_floor")


EXAM = [
    *HUNTING,
    # -- playing
    Task(
        "plays Maverick before a card that ends the phase",
        lambda: playing("maverick cunning bullet"),
        "play:maverick",
        "then there is an action left for it",
    ),
    Task(
        "plays Courage before Cunning",
        lambda: playing("courage cunning bullet"),
        "play:courage",
        "it costs no action",
    ),
    Task(
        "draws before it discards: Cover before Upper Floor",
        lambda: playing("cover upper_floor bullet"),
        "play:cover",
        "it costs no action",
    ),
    Task(
        "plays Upper Floor rather than Barricade",
        lambda: playing("barricade upper_floor bullet*3"),
        "play:upper_floor",
        "two shots and an attack are more than two cards",
    ),
    Task("does not play Explosive Rounds without a Bullet", lambda: playing("explosive rounds"), "stop"),
    Task("plays Explosive Rounds with a Bullet", lambda: playing("explosive bullet"), "play:explosive"),
    Task("lets a lone Magazine be: no Reload", lambda: playing("reload magazine"), "stop", "there is nothing better"),
    Task(
        "reloads Rounds, not the Magazine",
        lambda: playing("reload rounds magazine").plays("reload"),
        "trash:rounds",
        "Rounds become a Magazine",
    ),
    # -- what others make one do
    Task(
        "discards Cover before a Magazine",
        lambda: under_upper_floor("cover magazine*3"),
        "discard:cover",
        "three shots are more than one and a card",
    ),
    Task("discards a Bullet before Cover", lambda: under_upper_floor("bullet cover magazine*2"), "discard:bullet"),
    Task(
        "lets Rounds go of Radio when no action can be played any more",
        lambda: given(seat("radio", "rounds cover zombie*3")).plays("radio"),
        "discard:rounds",
        "the actions among them are of no use to him",
    ),
    Task(
        "lets Cover go of Radio while actions can be played",
        lambda: given(seat("radio", "rounds cover zombie*3"), actions=2).plays("radio"),
        "discard:cover",
    ),
    # -- Sacrifice
    Task(
        "plays no Sacrifice for nothing",
        lambda: playing("sacrifice magazine rounds*2", deck="magazine*3 rounds*4"),
        "stop",
        "there is nothing to trash",
    ),
    Task(
        "plays no Sacrifice when the only Bullet makes up the eight shots",
        lambda: playing("sacrifice bullet rounds*2 magazine", deck="magazine*3 rounds*4"),
        "stop",
        "without it the Horde could not be paid",
    ),
    Task(
        "plays Sacrifice for one Infection",
        lambda: playing("sacrifice infection rounds magazine", deck="magazine*3 rounds*4"),
        "play:sacrifice",
        "a point and a better deck",
    ),
    Task(
        "trashes Infections first",
        lambda: playing("sacrifice infection zombie bullet rounds*2").plays("sacrifice"),
        "trash:infection",
        "they are worth less than nothing",
    ),
    Task(
        "trashes Zombies early",
        lambda: playing("sacrifice zombie rounds*2", deck="rounds*4 bullet*5").plays("sacrifice"),
        "trash:zombie",
        "a point is nothing against a card less in every hand",
    ),
    Task(
        "keeps its Zombies at the end",
        lambda: playing("sacrifice zombie rounds*2 magazine", "rounds*4 bullet*5", supply={"horde": 2}),
        "stop",
        "now points are all that counts",
    ),
    # -- Tactics
    Task(
        "doubles Courage rather than Bait",
        lambda: playing("tactics courage bait bullet").plays("tactics"),
        "play:courage",
        "four cards and two actions",
    ),
    Task(
        "doubles Cunning rather than Maverick",
        lambda: playing("tactics cunning maverick bullet").plays("tactics"),
        "play:cunning",
        "six cards; the actions of Maverick would be of no use",
    ),
    Task(
        "doubles Molotov rather than Hideout",
        lambda: playing("tactics molotov hideout bullet").plays("tactics"),
        "play:molotov",
        "the second Hideout finds a full hand",
    ),
    Task(
        "doubles the Zombie Swarm before all else",
        lambda: playing("tactics swarm cover bullet").plays("tactics"),
        "play:swarm",
        "four cards, and everybody takes two Infections",
    ),
    Task(
        "doubles Cover rather than a Sacrifice with nothing to trash",
        lambda: playing("tactics sacrifice cover magazine", deck="magazine*3 rounds*4").plays("tactics"),
        "play:cover",
        "twice nothing is nothing",
    ),
    Task(
        "plays no Tactics for a Reload that has nothing to reload",
        lambda: playing("tactics reload magazine"),
        "stop",
        "the Magazine would have to be trashed",
    ),
    # -- Regroup
    Task(
        "does not turn over a deck full of Magazines",
        lambda: playing("regroup bullet*2", "magazine*3 rounds*2", "zombie*5 bullet*5").plays("regroup"),
        "no",
        "they would come next; now they would be mixed with the Zombies",
    ),
    Task(
        "turns over a deck of Zombies when its Magazines lie in the discard pile",
        lambda: playing("regroup bullet*2", "zombie*4 bullet", "magazine*3 rounds*3").plays("regroup"),
        "yes",
        "what was taken comes round sooner",
    ),
    # -- other cards
    Task(
        "shows its Barricade",
        lambda: given(seat("swarm"), seat("barricade bullet")).plays("swarm"),
        "reveal:barricade",
        "it costs nothing",
    ),
    Task(
        "discards a Zombie to Upper Floor and keeps its aim cards",
        lambda: given(seat("upper_floor"), seat("magazine rounds zombie*2 bullet")).plays("upper_floor"),
        "discard:zombie",
        "it is of no use in the hand",
    ),
    Task(
        "discards Zombies with Bait",
        lambda: playing("bait zombie magazine").plays("bait"),
        "discard:zombie",
        "any card is better",
    ),
    Task(
        "keeps its Magazine with Bait",
        lambda: playing("bait zombie magazine").plays("bait").chooses("discard:zombie"),
        "stop",
        "there is no better card",
    ),
    Task(
        "has its own Zombie discarded by Recon",
        lambda: playing("recon", "bullet zombie bullet").plays("recon"),
        "discard:zombie",
        "the next card is better",
    ),
    Task(
        "has the others' Magazine discarded by Recon",
        lambda: given(seat("recon", "bullet*2"), seat("", "magazine")).plays("recon").chooses("back:bullet"),
        "discard:magazine",
        "he would draw it",
    ),
    Task(
        "loots a Magazine with Search",
        lambda: given(seat("search"), seat("", "magazine zombie"), seat("", "bullet zombie")).plays("search"),
        "take:magazine",
        "it is free",
    ),
    Task(
        "leaves a looted Bullet in the trash",
        lambda: given(seat("search"), seat("", "bullet zombie")).plays("search"),
        "stop",
        "a Bullet makes a deck worse",
    ),
    Task(
        "has the best card of a Radio discarded",
        lambda: given(seat("radio", "magazine bullet zombie horde rounds")).plays("radio"),
        "discard:magazine",
        "he draws the rest",
    ),
    Task(
        "sets an action aside with Hideout when it has no action left",
        lambda: playing("hideout zombie*2", "cunning bullet*9").plays("hideout"),
        "aside:cunning",
        "an aim card may come for it",
    ),
    Task(
        "keeps an action with Hideout when it can still play it",
        lambda: playing("help hideout zombie*2", "cunning bullet*9").plays("help").plays("hideout"),
        "keep:cunning",
        "there is an action left for it",
    ),
]


@pytest.mark.parametrize("task", [task for task in EXAM if not task.for_master], ids=str)
def test_hunter(task: Task) -> None:
    check(task)
