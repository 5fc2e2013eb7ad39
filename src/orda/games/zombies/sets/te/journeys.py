"""The cards of The End that put a pawn elsewhere."""

from __future__ import annotations

from orda.games.zombies import hooks
from orda.games.zombies.measures import distances
from orda.games.zombies.outlook import (
    against,
    at_once,
    fighting,
    near_helipad,
    strength,
    way_to_helipad,
)
from orda.games.zombies.planner import Planner
from orda.games.zombies.play import Play
from orda.games.zombies.registry import AT_PLAYER, BEFORE_FIGHT, FREE, SQUARES, Hint, Rater, question
from orda.games.zombies.sets.te import TE
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.targets import opponents_on_the_map, opponents_on_the_tile, squares_beside
from orda.games.zombies.tiles import KINDS

# -- somebody else, somewhere else --------------------------------------------------------------------


def worth_of_sending_away(g: Play, me: int, target: int, window: int) -> float:
    """From the helipad, or out of a Cabin that is his."""
    t = g.t
    in_a_free_cabin = t.city.cabin >= 0 and t.building_of(target) == t.city.cabin and not t.zombies_inside(t.city.cabin)
    return 16.0 if near_helipad(t, target) or in_a_free_cabin else against(t, me, target, 1.0)


def put_elsewhere(g: Play, target: int, squares: list[int]) -> None:
    """An opponent; who plays the card says where."""
    g.ask("put_elsewhere", squares, was_put_elsewhere, target, about=target)


@step
def was_put_elsewhere(g: Play, square: int, target: int) -> None:
    g.relocate(target, square)


def who_is_put(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"target": g.decision.about}


def worst_for_him(g: Play, me: int) -> Rater:
    """Far from the ways to win; on a zombie if he is weak."""
    t, victim = g.t, who_is_put(g)["target"]
    cabin = (
        [square for square in t.city.squares_on(t.city.cabin) if t.city.front[square] >= 0] if t.city.cabin >= 0 else []
    )
    goals = [*t.city.helipads, *cabin]
    way = distances(t, *goals)
    weak = strength(t, victim) < 2
    return lambda square: (min(way[square], 60) if goals else 0.0) + (5.0 if weak else -2.0) * t.count_on(square)


question("put_elsewhere", SQUARES, worst_for_him, about=who_is_put)


# -- Amulet -------------------------------------------------------------------------------------------


def worth_of_escaping(g: Play, me: int, target: int, window: int) -> float:
    """Out of a fight that one can hardly win."""
    return 8.0 if fighting(g, me, window) and strength(g.t, me) < 2 and g.t.trophies[me] > 1 else 0.0


@TE.item(
    83,
    "amulet",
    copies=2,
    windows=FREE,
    where=("te_abandoned_cars",),
    hint=Hint(at_once, use=worth_of_escaping, keep=3),
)
def amulet(g: Play, target: int) -> None:
    """Play it on the Abandoned Cars."""


def if_one_may_go(g: Play, me: int, window: int) -> list[int]:
    return [0] if hooks.may_go(g.t, me, squares_beside(g, me)) else []


@amulet.activation(if_one_may_go, windows=FREE, own=BEFORE_FIGHT)
def rub_the_amulet(g: Play, target: int) -> None:
    """Discard: your pawn goes to any square of a tile beside its own."""
    g.ask("spirit_away", hooks.may_go(g.t, g.me, squares_beside(g, g.me)), spirited_away)


@step
def spirited_away(g: Play, square: int) -> None:
    g.relocate(g.me, square)


def best_for_me(g: Play, me: int) -> Rater:
    """Zombies there are fought only in one's own movement, but wait."""
    t, planner = g.t, Planner(g.t, me)
    return lambda square: planner.end_value(square, planner.strength) - 6.0 * t.count_on(square)


question("spirit_away", SQUARES, best_for_me)


# -- Clair Warlock ------------------------------------------------------------------------------------


def woods_beside(t: ZombiesTable, player: int) -> list[int]:
    """R-16, R-17: every square of the Plain Wood tiles that touch his."""
    tiles = t.city.tiles_beside(t.pawns[player] // 9)
    return [square for tile in tiles if KINDS[t.city.kind(tile)].is_plain_wood for square in t.city.squares_on(tile)]


def opponents_beside_the_woods(g: Play, me: int, window: int) -> list[int]:
    return [p for p in opponents_on_the_map(g, me, window) if woods_beside(g.t, p)]


@TE.event(
    85,
    "clair_warlock",
    copies=3,
    targets=opponents_beside_the_woods,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_sending_away, keep=4, stops=True),
)
def clair_warlock(g: Play, target: int) -> None:
    """Put an opponent on any square of a Plain Wood tile beside his own tile."""
    put_elsewhere(g, target, woods_beside(g.t, target))


# -- Portal -------------------------------------------------------------------------------------------


def opponents_to_change_with(g: Play, me: int, window: int) -> list[int]:
    """R-66: where he stands one must be allowed to go."""
    t = g.t
    others = [p for p in opponents_on_the_map(g, me, window) if t.pawns[p] != t.pawns[me]]
    return [p for p in others if hooks.may_go(t, me, [t.pawns[p]])]


def worth_of_changing(g: Play, me: int, target: int, window: int) -> float:
    """Out of trouble, or to where he was about to win."""
    t = g.t
    if near_helipad(t, target) and way_to_helipad(t, me) > way_to_helipad(t, target):
        return 16.0
    return 6.0 if fighting(g, me, window) and strength(t, me) < 2 else 0.0


@TE.event(
    93,
    "portal",
    copies=2,
    targets=opponents_to_change_with,
    windows=FREE,
    where=("te_altar",),
    aim=AT_PLAYER,
    hint=Hint(worth_of_changing, keep=2),
)
def portal(g: Play, target: int) -> None:
    """On the Altar: your pawn and that of an opponent change places."""
    mine, his = g.t.pawns[g.me], g.t.pawns[target]
    g.relocate(g.me, his)
    if not g.t.over:
        g.relocate(target, mine)


# -- Talk To The Hand ---------------------------------------------------------------------------------


def opponents_to_send_on(g: Play, me: int, window: int) -> list[int]:
    """Beside the tile there must be another."""
    here = opponents_on_the_tile(g, me, window)
    return here if here and g.t.city.tiles_beside(g.t.pawns[me] // 9) else []


@TE.event(
    99,
    "talk_to_the_hand",
    copies=2,
    targets=opponents_to_send_on,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_sending_away, keep=4, stops=True),
)
def talk_to_the_hand(g: Play, target: int) -> None:
    """Put an opponent who is on your tile on any square of a tile beside it."""
    put_elsewhere(g, target, squares_beside(g, target))
