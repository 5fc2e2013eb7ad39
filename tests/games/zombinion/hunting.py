"""What the hunter should take: positions of the Hunt phase, the first half of the exam."""

from __future__ import annotations

from typing import Any

from orda.games.zombinion.setup import SETS
from tests.games.exam import Task
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


def among_four(shots: int, mine: str, turn: int = 9, **supply: int) -> At:
    """The Hunt phase with three others, in the first game's kingdom but for what is said of the Supply."""
    seats = [seat("zombie", discard=mine), *[seat("bullet*3 zombie*2")] * 3]
    return given(*seats, supply=dict.fromkeys(FIRST_GAME, 9) | supply, shots=shots, turns=[turn, *[turn - 1] * 3])


HUNTING = [
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
        "takes Reload in its first turns among four too",
        lambda: among_four(5, PLAIN, turn=2),
        "take:reload",
        "every Bullet may still become Rounds; Cunning only finds them sooner",
    ),
    Task(
        "takes Cunning among four once Reload comes too late",
        lambda: among_four(5, PLAIN, turn=5),
        "take:cunning",
        "three cards more of what there is",
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
    Task(
        "takes a Zombie Swarm though its deck has enough cards that end the action phase",
        lambda: hunting(5, mine="upper_floor*2 bullet*7 rounds*2 zombie*3", supply={"swarm": 10, "upper_floor": 8}),
        "take:swarm",
        "to give Infections is worth more than what has to wait for it",
    ),
    Task("aims with all it has before it takes", lambda: playing("magazine rounds bullet*3").lets_go(), "aim:all"),
]
