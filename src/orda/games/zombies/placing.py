"""Where a bot lays tiles, and what the right to lay a helipad or the Cabin is worth to it."""

from __future__ import annotations

from functools import cache
from typing import Final

from orda.games.zombies.explore import PASS_BID, closes
from orda.games.zombies.laying import WIDE, beside
from orda.games.zombies.measures import FAR, distances, distances_on
from orda.games.zombies.outlook import FIGHTS_THERE, KILLS_A_TURN, place_of, reach, strength
from orda.games.zombies.play import Play
from orda.games.zombies.registry import Rater
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import CENTRE, KINDS

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
    t, kind = g.t, g.t.drawn
    if KINDS[kind].is_woodland:
        return lambda option: -float(apart(t, option >> 2, me))  # there is room for all, and a way everywhere
    ways, left = [ways_from(t, player) for player in (me, *t.others(me))], t.tiles_left

    def worth(option: int) -> float:
        mine, *theirs = walks_to(t, option, ways)
        return OF_OTHERS * min(*theirs, FURTHEST) - min(mine, FURTHEST) + open_roads(t, option, left)

    return worth


def apart(t: ZombiesTable, cell: int, player: int) -> int:
    """Tiles from one to another, as the crow flies."""
    here = t.city.tiles[place_of(t, player) // 9][1]
    return abs(cell % WIDE - here % WIDE) + abs(cell // WIDE - here // WIDE)


# -- a tile that is not laid yet -------------------------------------------------------------------------


def ways_from(t: ZombiesTable, player: int) -> list[int]:
    """His steps to every square, whatever stands in the way."""
    return distances(t, place_of(t, player))


def walks_to(t: ZombiesTable, option: int, ways: list[list[int]]) -> list[int]:
    """Steps to what makes the drawn tile worth going to; a tile hangs together, so one walks to a side of it first."""
    within, entrances = steps_within(t.drawn, option & 3), t.city.entrances(t.drawn, option)
    return [min([way[square] + 1 + within[s] for s, square in entrances], default=FAR) for way in ways]


@cache
def steps_within(kind: int, turns: int) -> list[int]:
    """From each square of a tile to the nearest on which its zombies and tokens may lie; to the middle of a prize."""
    printed, turned = KINDS[kind], KINDS[kind].turned[turns]
    goals = (CENTRE,) if printed.is_auctioned else turned.inside if printed.is_building else turned.walkable
    return distances_on(turned.next, goals)


def open_roads(t: ZombiesTable, option: int, left: set[int]) -> float:
    """What they are worth once the tile lies there."""
    spots = len(t.city.spots) - 1 + len([cell for cell in beside(option >> 2) if t.city.is_untouched(cell)])
    closed = CLOSED if would_close(t, option, left) else NEARLY_CLOSED if spots <= FEW_ROADS else 0.0
    return OPEN_ROAD * spots - closed


def would_close(t: ZombiesTable, option: int, left: set[int]) -> bool:
    """Does the tile close the map? Not if a road goes on far from it."""
    city, cell = t.city, option >> 2
    if city.has_road_left(left, {cell, *beside(cell)}):
        return False
    return closes(city, city.with_tile(t.drawn, cell, option & 3), left)


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
    walks = walks_to(t, option, [ways_from(t, player) for player in players])
    return min([walk / reach(t, player) for walk, player in zip(walks, players, strict=True)])


def bid(g: Play, me: int) -> Rater:
    """All one has for a place that wins sooner than trophies do, else one in six; never more than needed."""
    t = g.t
    soonest = min([turns_there(t, option, [me]) for option in t.city.places(t.drawn)]) + 1
    quicker = soonest < (t.target - t.trophies[me]) / KILLS_A_TURN and strength(t, me) >= FIGHTS_THERE
    most = t.trophies[me] if quicker else t.trophies[me] // 6
    return lambda option: 0.0 if option == PASS_BID else most - option + 0.5
