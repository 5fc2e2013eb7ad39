"""Where a bot lays tiles, and what the right to lay a helipad or the Cabin is worth to it."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.city import City
from orda.games.zombies.explore import PASS_BID, closes
from orda.games.zombies.laying import WIDE
from orda.games.zombies.outlook import FIGHTS_THERE, KILLS_A_TURN, place_of, reach, steps_from, steps_to, strength
from orda.games.zombies.play import Play
from orda.games.zombies.registry import Rater
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import KINDS

CLOSED: Final = 50.0  # who closes the map loses his turn
FEW_ROADS: Final = 2  # with so few open ones the next tiles may close the map
NEARLY_CLOSED: Final = 8.0
OPEN_ROAD: Final = 0.1
FURTHEST: Final = 15  # steps beyond which a tile is just far
OF_OTHERS: Final = 0.3  # how much it counts that others are further from a tile than I am
SOON: Final = 1.5  # a turn sooner there is worth more than being there a turn before the others
WON_AT_ONCE: Final = 20.0


def place_tile(g: Play, me: int) -> Rater:
    return place_prize(g, me) if KINDS[g.t.drawn].is_auctioned else place_ordinary_tile(g, me)


def place_ordinary_tile(g: Play, me: int) -> Rater:
    """A short walk from oneself, a longer one from the others, with roads left open."""
    t, kind, left = g.t, g.t.drawn, g.t.tiles_left
    if KINDS[kind].is_woodland:
        return lambda option: -float(apart(t, option >> 2, me))  # there is room for all, and a way everywhere
    mine, theirs = place_of(t, me), [place_of(t, player) for player in t.others(me)]

    def worth(option: int) -> float:
        city = t.city.with_tile(kind, option >> 2, option & 3)
        walks = steps_from(city, what_fills(city), [mine, *theirs], FURTHEST)
        return OF_OTHERS * min([walks[place] for place in theirs]) - walks[mine] + open_roads(t, city, left)

    return worth


def apart(t: ZombiesTable, cell: int, player: int) -> int:
    """Tiles from one to another, as the crow flies."""
    here = t.city.tiles[place_of(t, player) // 9][1]
    return abs(cell % WIDE - here % WIDE) + abs(cell // WIDE - here // WIDE)


def open_roads(t: ZombiesTable, city: City, left: set[int]) -> float:
    closed = CLOSED if closes(t.city, city, left) else NEARLY_CLOSED if len(city.spots) <= FEW_ROADS else 0.0
    return OPEN_ROAD * len(city.spots) - closed


def what_fills(city: City) -> list[int]:
    """The squares of the new tile where its zombies and tokens may lie."""
    tile = len(city.tiles) - 1
    return city.squares_inside(tile) if KINDS[city.kind(tile)].is_building else city.squares_on(tile)


# -- helipads and the Cabin ------------------------------------------------------------------------------


def place_prize(g: Play, me: int) -> Rater:
    """Where one is there long before the others, and soon."""
    t = g.t

    def worth(option: int) -> float:
        mine, theirs = turns_there(t, option, [me]), turns_there(t, option, t.others(me))
        return theirs - SOON * mine + (WON_AT_ONCE if mine <= 1 and t.active == me else 0.0)

    return worth


def turns_there(t: ZombiesTable, option: int, players: list[int]) -> float:
    """Until the first of them could be on the prize, were it laid there."""
    if KINDS[t.drawn].is_woodland:
        return min([3 * apart(t, option >> 2, player) / reach(t, player) for player in players])
    city = t.city.with_tile(t.drawn, option >> 2, option & 3)
    goals = city.helipads[-1:]
    return min([steps_to(city, goals, place_of(t, player)) / reach(t, player) for player in players])


def bid(g: Play, me: int) -> Rater:
    """All one has for a place that wins sooner than trophies do, else one in six; never more than needed."""
    t = g.t
    soonest = min([turns_there(t, option, [me]) for option in t.city.places(t.drawn)]) + 1
    quicker = soonest < (t.target - t.trophies[me]) / KILLS_A_TURN and strength(t, me) >= FIGHTS_THERE
    most = t.trophies[me] if quicker else t.trophies[me] // 6
    return lambda option: 0.0 if option == PASS_BID else most - option + 0.5
