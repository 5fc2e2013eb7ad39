"""The exam of Zombinion's hunter: what a player who knows the game does in these positions."""

from __future__ import annotations

from typing import Any

import pytest

from orda.games.zombinion.setup import SETS
from tests.games.exam import Task, check
from tests.games.zombinion.harness import At, given, seat

PLAIN = "bullet*7 zombie*3"
RICH = "magazine*4 rounds*4 bullet*7 zombie*3"  # a deck that pays for Molti + Zombi again and again
LATE = {"horde": 1}
FIRST_GAME = dict.fromkeys(SETS["first_game"], 10)


def hunting(shots: int, mine: str = RICH, other: str = PLAIN, **more: Any) -> At:
    """The Hunt phase with so many shots; all one's cards lie in the discard pile."""
    return given(seat("zombie", discard=mine), seat("bullet*3 zombie*2", discard=other), shots=shots, **more)


def playing(hand: str, deck: str = "bullet*9", discard: str = "", **more: Any) -> At:
    """The Action phase with this hand."""
    return given(seat(hand, deck, discard), seat("bullet*3 zombie*2", "bullet*4 zombie"), **more)


def under_upper_floor(hand: str) -> At:
    """Somebody with this hand has to discard down to three cards."""
    return given(seat("upper_floor"), seat(hand)).plays("upper_floor")


def among_four(shots: int, mine: str, **supply: int) -> At:
    """The Hunt phase with three others, in the first game's kingdom but for what is said of the Supply."""
    others = [seat("bullet*3 zombie*2")] * 3
    return given(seat("zombie", discard=mine), *others, supply=dict.fromkeys(FIRST_GAME, 9) | supply, shots=shots)


EXAM = [
    # -- the last pile
    Task(
        "takes the last Horde when that wins",
        lambda: hunting(8, other="bullet*7 zombie*3", supply=LATE),
        "take:horde",
        "six points more and the game is over",
        wins=True,
    ),
    Task(
        "does not take the last Horde to lose",
        lambda: hunting(8, other="horde*3 bullet*7 zombie*3", supply=LATE),
        "take:many_zombies",
        "the game would be over with eleven points too few",
    ),
    Task(
        "takes the last Horde that makes up for being five points behind",
        lambda: hunting(8, other="many_zombies bullet*7 zombie*4", supply=LATE),
        "take:horde",
        "one point ahead is enough",
        wins=True,
    ),
    Task(
        "does not take the last Horde for a tie when it has had more turns",
        lambda: hunting(8, other="horde bullet*7 zombie*2", supply=LATE, turns=[12, 11]),
        "take:many_zombies",
        "with as many points whoever had fewer turns wins",
    ),
    Task(
        "takes the last Horde for a tie when it has had fewer turns",
        lambda: hunting(8, other="horde bullet*7 zombie*2", supply=LATE, turns=[11, 12]),
        "take:horde",
        "with as many points whoever had fewer turns wins",
        wins=True,
    ),
    Task(
        "ends the game with the last card of a third pile while it leads",
        lambda: hunting(4, mine=f"{RICH} horde", supply={"cunning": 1, "bait": 0, "maverick": 0}),
        "take:cunning",
        "the game ends with this turn, and it leads",
        wins=True,
    ),
    Task(
        "leaves the last card of a third pile when it is behind",
        lambda: hunting(4, other=f"{PLAIN} horde*2", supply={"cunning": 1, "bait": 0, "maverick": 0}),
        "take:zombie",
        "the game would end with this turn",
    ),
    Task(
        "takes two cards of which one is the last Horde, when together they win",
        lambda: hunting(13, other=f"{PLAIN} horde many_zombies", supply=LATE, targets=2),
        "take:horde take:many_zombies",
        "nine points are enough, six are not",
    ),
    Task(
        "takes no last card by Ammunition that loses the game",
        lambda: given(
            seat("ammo bullet", discard=RICH),
            seat("bullet*3 zombie*2", discard=f"{PLAIN} horde*2"),
            supply={"cunning": 1, "bait": 0, "maverick": 0},
        ).plays("ammo"),
        "take:rounds take:zombie",
        "the game would end with this turn",
    ),
    Task(
        "takes points for two shots when one Horde is left and it cannot pay for it",
        lambda: hunting(2, supply=LATE),
        "take:zombie",
        "the deck will hardly come round again",
    ),
    # -- what is worth taking
    Task("takes the Horde with eight shots and a rich deck", lambda: hunting(8), "take:horde", "it can pay again"),
    Task(
        "takes a Magazine rather than the first Horde with a poor deck",
        lambda: hunting(8, mine="bullet*7 zombie*3 rounds", supply=FIRST_GAME),
        "take:magazine",
        "the deck must grow before it fills with zombies",
    ),
    Task(
        "takes a Magazine with six shots",
        lambda: hunting(6, mine="bullet*7 zombie*3 rounds*2", supply=FIRST_GAME),
        "take:magazine",
        "nothing cheaper shoots as well",
    ),
    Task(
        "takes Rounds with three shots rather than nothing",
        lambda: hunting(3, mine=PLAIN, supply={"horde": 8}),
        "take:rounds",
        "every deck begins with them",
    ),
    Task(
        "takes Many Zombies with five shots when the end is near",
        lambda: hunting(5, supply={"horde": 2}),
        "take:many_zombies",
        "three points now are worth more than any card",
    ),
    Task(
        "takes no zombies early",
        lambda: hunting(5, mine=PLAIN, supply=FIRST_GAME),
        "take:rounds take:cover take:reload take:cunning take:upper_floor",
        "they lie in the hand and shoot nothing",
    ),
    Task(
        "takes Reload in its first turns",
        lambda: hunting(5, mine=PLAIN, supply=FIRST_GAME, turns=[2, 1]),
        "take:reload",
        "every Bullet may still become Rounds",
    ),
    Task(
        "takes Cover later on",
        lambda: hunting(5, mine=PLAIN, supply=FIRST_GAME, turns=[5, 4]),
        "take:cover",
        "Reload comes too late",
    ),
    Task(
        "takes nothing rather than a Bullet or an Infection",
        lambda: hunting(0, mine=PLAIN),
        "stop",
        "a worse deck for nothing",
    ),
    Task(
        "takes nothing rather than an Infection though another target is left",
        lambda: hunting(1, targets=2),
        "stop",
        "an Infection costs a point and a place in the hand",
    ),
    Task(
        "takes something useful after trashing an Infection with Resupply",
        lambda: playing("resupply infection zombie").plays("resupply").chooses("trash:infection"),
        "take:bait take:sacrifice take:barricade take:zombie",
        "no Infection, and no Bullet",
    ),
    Task(
        "takes the Zombie Swarm as soon as it can pay for it",
        lambda: hunting(5, mine=PLAIN, supply={"swarm": 10}),
        "take:swarm",
        "every play of it costs the others a point and a good hand",
    ),
    Task(
        "takes Rounds rather than a third kind of card that ends the action phase",
        lambda: hunting(4, mine=f"{RICH} radio", supply={"swarm": 10, "cunning": 10}),
        "take:rounds",
        "two kinds are enough, and the Zombie Swarm and Radio are better than Cunning",
    ),
    Task(
        "takes one Upper Floor after the other against one",
        lambda: hunting(4, mine=f"{RICH} upper_floor"),
        "take:upper_floor",
        "the more often the other plays with three cards, the better",
    ),
    Task(
        "takes no second Upper Floor against several",
        lambda: among_four(4, f"{RICH} upper_floor cunning"),
        "take:rounds",
        "they do not discard twice, and others have it too",
    ),
    Task(
        "takes Cunning rather than Upper Floor among four",
        lambda: among_four(4, PLAIN),
        "take:cunning",
        "whom one strikes has mostly been struck by another, and one's own hand is always worth three cards",
    ),
    Task(
        "takes no second Zombie Swarm among four",
        lambda: given(
            seat("zombie", discard=f"{RICH} swarm"), *[seat("bullet*3 zombie*2")] * 3, supply={"swarm": 9}, shots=5
        ),
        "take:rounds",
        "the Infections are soon gone, whoever gives them",
    ),
    Task(
        "takes Many Zombies among four when five Hordes are left as if two played",
        lambda: among_four(6, f"{RICH} cunning", horde=7),
        "take:many_zombies",
        "four share the points, so it is later than it looks",
    ),
    Task(
        "takes a Horde with 14 shots among four",
        lambda: among_four(8, "rounds*4 magazine bullet*3 zombie*6"),
        "take:horde",
        "there is no time to grow richer",
    ),
    Task(
        "takes Many Zombies rather than yet another Magazine when half of the Hordes are gone",
        lambda: hunting(6, mine="magazine*5 rounds*4 bullet*7 zombie*3", supply={**FIRST_GAME, "horde": 6}),
        "take:many_zombies",
        "five Magazines are enough",
    ),
    Task("aims with all it has before it takes", lambda: playing("magazine rounds bullet*3").lets_go(), "aim:all"),
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
