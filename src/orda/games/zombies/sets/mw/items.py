"""The items of Mall Walkers that are no weapons."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.drawing import piles_with_discards, take_discarded
from orda.games.zombies.identity import title_of
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import at_once, fighting, keeping, reach, strength, way_to_helipad
from orda.games.zombies.planner import Planner
from orda.games.zombies.play import Play
from orda.games.zombies.registry import BEFORE_FIGHT, FREE, OF_PILES, SQUARES, STAYS, Hint, Rater, question, tells
from orda.games.zombies.sets.mw import MW
from orda.games.zombies.steps import step
from orda.games.zombies.table import OFF_MAP, ZombiesTable

# -- Aww, Isn't He Cute? ----------------------------------------------------------------------------------


def on_that_tile(t: ZombiesTable, player: int, tile: int, square: int) -> bool:
    return square // 9 == tile


CUTE: Final = MW.lasting(21, "cute", card="aww_isnt_he_cute", in_play=InPlay(peace=on_that_tile))


def if_not_at_peace(g: Play, me: int, window: int) -> list[int]:
    pawn = g.t.pawns[me]
    return [] if pawn == OFF_MAP or hooks.at_peace(g.t, me, pawn) else [0]


def worth_of_peace_here(g: Play, me: int, target: int, window: int) -> float:
    return 8.0 if fighting(g, me, window) and strength(g.t, me) < 2 else 0.0


@MW.item(
    43,
    "aww_isnt_he_cute",
    copies=2,
    windows=FREE,
    where=("mw_pet_store",),
    hint=Hint(at_once, use=worth_of_peace_here, keep=3, strength=0.5),
)
def aww_isnt_he_cute(g: Play, target: int) -> None:
    """Play it in the Pet Store."""


@aww_isnt_he_cute.activation(if_not_at_peace, windows=FREE, own=BEFORE_FIGHT)
def show_the_puppy(g: Play, target: int) -> None:
    """Discard: this turn you fight no zombie on the tile where you are now."""
    g.t.lasts(CUTE, on=g.me, tile=g.t.pawns[g.me] // 9)


# -- Now That's Just Gross! -------------------------------------------------------------------------------


def indoors_next_door(t: ZombiesTable, player: int) -> list[int]:
    """Squares inside a building on a tile beside his, where a card of his own may put him (R-66)."""
    pawn = t.pawns[player]
    if pawn == OFF_MAP:
        return []
    beside = sorted(t.city.tiles_beside(pawn // 9))
    return hooks.may_go(t, player, [square for tile in beside for square in t.city.squares_inside(tile)])


def if_there_is_a_building(g: Play, me: int, window: int) -> list[int]:
    return [0] if indoors_next_door(g.t, me) else []


def worth_of_slipping_away(g: Play, me: int, target: int, window: int) -> float:
    """Out of a fight that one cannot afford, if there is a square without another one."""
    t = g.t
    safe = any(not t.zombies[square] for square in indoors_next_door(t, me))
    return 7.0 if safe and fighting(g, me, window) and strength(t, me) < 2 else 0.0


@MW.item(
    53,
    "now_thats_just_gross",
    copies=2,
    windows=FREE,
    where=("mw_lingerie_shop",),
    hint=Hint(at_once, use=worth_of_slipping_away, keep=3, strength=0.5),
)
def now_thats_just_gross(g: Play, target: int) -> None:
    """Play it in the Lingerie Shop."""


@now_thats_just_gross.activation(if_there_is_a_building, windows=FREE, own=BEFORE_FIGHT)
def slip_away(g: Play, target: int) -> None:
    """Discard: you go to any square inside a building on a tile beside yours."""
    g.ask("slip_away", indoors_next_door(g.t, g.me), slipped_away)


@step
def slipped_away(g: Play, square: int) -> None:
    g.relocate(g.me, square)


def where_it_is_quiet(g: Play, me: int) -> Rater:
    planner = Planner(g.t, me)

    def worth(square: int) -> float:
        gain, left = planner.arrival_value(square, planner.strength)
        return gain + planner.end_value(square, left)

    return worth


question("slip_away", SQUARES, where_it_is_quiet)


# -- One Man's Garbage... ---------------------------------------------------------------------------------


def if_something_was_thrown_away(g: Play, me: int, window: int) -> list[int]:
    return [0] if piles_with_discards(g.t, me) else []


def worth_of_the_top(g: Play, me: int, pile: int) -> float:
    return keeping(g.t, me, title_of(g.t.discard_of(pile)[-1]))


def worth_of_garbage(g: Play, me: int, target: int, window: int) -> float:
    """For a good card; one is drawn anyway as long as the hand is not full."""
    return max(worth_of_the_top(g, me, pile) for pile in piles_with_discards(g.t, me))


@MW.item(
    54,
    "one_mans_garbage",
    copies=2,
    windows=FREE,
    where=("mw_consignment_shop",),
    hint=Hint(at_once, use=worth_of_garbage, keep=3),
)
def one_mans_garbage(g: Play, target: int) -> None:
    """Play it in the Consignment Shop."""


@one_mans_garbage.activation(if_something_was_thrown_away, windows=FREE, used=STAYS)
def rummage(g: Play, target: int) -> None:
    """Take the top card of the discard pile, then discard this one."""
    g.ask("rummage", piles_with_discards(g.t, g.me), rummaged)


@step
def rummaged(g: Play, pile: int) -> None:
    take_discarded(g, g.me, pile, title_of(g.t.discard_of(pile)[-1]))
    g.discard_item(g.me, one_mans_garbage.number)


def the_best_top(g: Play, me: int) -> Rater:
    return lambda pile: worth_of_the_top(g, me, pile)


question("rummage", OF_PILES, the_best_top)


# -- You Want Fries With That? ----------------------------------------------------------------------------


def if_the_tile_is_open(g: Play, me: int, window: int) -> list[int]:
    """To zombies."""
    pawn = g.t.pawns[me]
    return [] if pawn == OFF_MAP or pawn // 9 in g.t.closed else [0]


def worth_of_fries(g: Play, me: int, target: int, window: int) -> float:
    """On the tile of a helipad that one is about to reach, or for a rest where no zombie stands."""
    t = g.t
    tile = t.pawns[me] // 9
    if any(square // 9 == tile for square in t.city.helipads):
        return 6.0 if way_to_helipad(t, me) <= 2 * reach(t, me) else 0.0
    alone = not any(square // 9 == tile for square in t.crowd)
    return 4.5 if alone and strength(t, me) < 2 else 0.0


@MW.item(
    57,
    "you_want_fries_with_that",
    copies=2,
    windows=FREE,
    where=("mw_food_court",),
    hint=Hint(at_once, use=worth_of_fries, keep=2),
)
def you_want_fries_with_that(g: Play, target: int) -> None:
    """Play it in the Food Court."""


@you_want_fries_with_that.activation(if_the_tile_is_open, windows=FREE)
def serve_the_fries(g: Play, target: int) -> None:
    """Discard: no zombie comes onto the tile where you are any more; those on it stay, or go."""
    t = g.t
    tile = t.pawns[g.me] // 9
    t.close_tile(tile)
    g.tell("close_tile", ALL, t.city.kind(tile), *t.city.tile_xy(tile))


tells("close_tile", "tile", "x", "y")
