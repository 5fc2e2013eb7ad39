"""The items of The End but for its pages and what moves pawns: how they come into play, and what they do there."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import hooks, knowledge
from orda.games.zombies.drawing import change_hands
from orda.games.zombies.identity import title_of, titles, with_title
from orda.games.zombies.in_play import InPlay, Roll
from orda.games.zombies.outlook import against, at_once, fighting, strength
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_PLAYER,
    BEFORE_FIGHT,
    CARD,
    FREE,
    OF_CARDS,
    SQUARES,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.te import TE
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.targets import opponents_with_a_card
from orda.games.zombies.tiles import DOG

WOODS_BUILDINGS: Final = (
    *("te_cabin", "te_boathouse", "te_burnt_cabin", "te_shed", "te_ranger_post", "te_outhouse", "te_cave"),
)

# -- Magic Key ----------------------------------------------------------------------------------------


def worth_of_a_look(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 4.0)


@TE.item(
    91,
    "magic_key",
    copies=2,
    windows=FREE,
    where=("te_cave",),
    hint=Hint(at_once, use=worth_of_a_look, keep=3),
)
def magic_key(g: Play, target: int) -> None:
    """Play it in a Cave."""


@magic_key.activation(opponents_with_a_card, windows=FREE, aim=AT_PLAYER)
def turn_the_key(g: Play, target: int) -> None:
    """Discard: see the hand of an opponent and take a card of it."""
    t = g.t
    knowledge.see_hand(t, g.me, target)
    g.show()
    g.tell("unlocked", g.me, g.me, target, tuple([title_of(card) for card in t.hands[target]]))
    g.ask("unlock", cards_to_take(g, g.me, target), unlocked, target, about=target, always=True)


def cards_to_take(g: Play, player: int, target: int) -> list[int]:
    return titles(g.t.hands[target])


@step
def unlocked(g: Play, title: int, target: int) -> None:
    change_hands(g, target, g.me, with_title(g.t.hands[target], title))
    g.tell("stolen", ALL, g.me, target)
    for seat in (g.me, target):
        g.tell("stolen_card", seat, g.me, target, title)


def whose_hand(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"target": g.decision.about}


def the_best_of_them(g: Play, me: int) -> Rater:
    return lambda title: CARD[title].hint.keep


question("unlock", OF_CARDS, the_best_of_them, about=whose_hand, anew=cards_to_take)
tells("unlocked", "player", "target", "cards")
tells("stolen_card", "player", "target", "card")
tells("stolen", "player", "target")


# -- Sickle -------------------------------------------------------------------------------------------


def one_more_at_first(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 1 if roll.first else 0


def keep_one_dog_off(g: Play, player: int, tile: int, square: int) -> None:
    """Before anything else of the fight, while the weapon may be used."""
    if g.t.count_on(square) == 2 and hooks.may_use_weapons(g.t, player):
        g.do(shoo, player, square)


@TE.item(
    96,
    "sickle",
    copies=2,
    windows=FREE,
    where=WOODS_BUILDINGS,
    in_play=InPlay(roll=one_more_at_first, weapon=True, begins=keep_one_dog_off),
    hint=Hint(at_once, keep=7, strength=1.0),
)
def sickle(g: Play, target: int) -> None:
    """Play it inside a building of the woods. In play: +1 to the first roll of a fight, and one dog at a time."""


@step
def shoo(g: Play, square: int) -> None:
    """Without room beside it the second dog stays."""
    room = g.t.with_room(g.t.city.next[square], DOG)
    if room:
        g.ask("shoo", room, shooed, square)


@step
def shooed(g: Play, to: int, square: int) -> None:
    t = g.t
    t.move_zombie(square, to)
    g.fight.gone = 0  # it was the other one
    if g.telling:
        g.tell("shooed", ALL, g.me, *t.city.xy(square), *t.city.xy(to))


def far_from_others(g: Play, me: int) -> Rater:
    """Where I find it again, and nobody else does."""
    others = [g.t.pawns[player] for player in g.t.others(me)]
    return lambda square: -1.0 if square in others else 0.0


question("shoo", SQUARES, far_from_others)
tells("shooed", "player", "x", "y", "to_x", "to_y")


# -- Spear --------------------------------------------------------------------------------------------


def one_more(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 1


@TE.item(
    98,
    "spear",
    copies=2,
    windows=FREE,
    where=WOODS_BUILDINGS,
    in_play=InPlay(roll=one_more, weapon=True),
    hint=Hint(at_once, keep=8, strength=1.5),
)
def spear(g: Play, target: int) -> None:
    """Play it inside a building of the woods. In play: +1 to all combat rolls."""


# -- Tranquilizer Gun ---------------------------------------------------------------------------------


def squares_with_dogs(t: ZombiesTable) -> list[int]:
    return [square for square in t.crowd if t.kind_on(square) == DOG]


def worth_of_sleep(g: Play, me: int, target: int, window: int) -> float:
    """Two trophies at once, or the last one; or to be rid of a dog one cannot fight."""
    t = g.t
    most = max(t.count_on(square) for square in squares_with_dogs(t))
    if t.trophies[me] + most >= t.target:
        return 100.0
    if fighting(g, me, window) and strength(t, me) < 2:
        return 9.0
    return 5.0 if most == 2 else 0.0


@TE.item(
    102,
    "tranquilizer_gun",
    copies=2,
    windows=FREE,
    where=WOODS_BUILDINGS,
    hint=Hint(at_once, use=worth_of_sleep, keep=4),
)
def tranquilizer_gun(g: Play, target: int) -> None:
    """Play it inside a building of the woods."""


def if_there_are_dogs(g: Play, me: int, window: int) -> list[int]:
    """In a fight it is a weapon."""
    if window == BEFORE_FIGHT and not hooks.may_use_weapons(g.t, me):
        return []
    return [0] if squares_with_dogs(g.t) else []


@tranquilizer_gun.activation(if_there_are_dogs, windows=FREE, own=BEFORE_FIGHT)
def fire_the_gun(g: Play, target: int) -> None:
    """Discard: the dogs of one square of the map are killed, and are your trophies."""
    g.ask("tranquilize", squares_with_dogs(g.t), tranquilized)


@step
def tranquilized(g: Play, square: int) -> None:
    while g.t.zombies[square] and not g.t.over:
        g.kill_zombie(g.me, square)


def most_dogs(g: Play, me: int) -> Rater:
    """Two rather than one; of those the ones under one's own feet, if one is in trouble at once."""
    t = g.t
    trouble = bool(t.fights) and g.fight.player == me and strength(t, me) < 2
    return lambda square: t.count_on(square) + (2.0 if trouble and square == t.pawns[me] else 0.0)


question("tranquilize", SQUARES, most_dogs)
