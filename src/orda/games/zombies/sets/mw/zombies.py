"""The event cards of Mall Walkers about zombies: where they stand, where they go, who gets them."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.city import City
from orda.games.zombies.driving import can_be_driven, drive
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import fighting, own_start, strength, way_to_helipad, zombies_near
from orda.games.zombies.play import Play
from orda.games.zombies.registry import BUILDINGS, FREE, Hint, tells
from orda.games.zombies.sets.mw import MW
from orda.games.zombies.table import EVERYBODY, OFF_MAP, ZombiesTable
from orda.games.zombies.tiles import KINDS

WEAK: Final = 2.0  # fights that one can afford: with fewer it is better to be rid of zombies


# Corridors and shops. The mall's helipad is a road (2.2).
INDOORS: Final = frozenset(n for n, kind in KINDS.items() if kind.is_of_the_mall and not kind.is_helipad)


def is_of_the_mall(city: City, square: int) -> bool:
    return city.kind(square // 9) in INDOORS


# -- Barricade The Door -----------------------------------------------------------------------------------


def if_they_can_go(g: Play, me: int, window: int) -> list[int]:
    building = g.t.building_of(me)
    return [0] if can_be_driven(g.t, building, g.t.zombies_inside(building)) else []


def worth_of_a_barricade(g: Play, me: int, target: int, window: int) -> float:
    if strength(g.t, me) >= WEAK:
        return 0.0
    return 8.0 if fighting(g, me, window) else 5.0


@MW.event(
    44,
    "barricade_the_door",
    copies=2,
    targets=if_they_can_go,
    windows=FREE,
    where=BUILDINGS,
    hint=Hint(worth_of_a_barricade, keep=3),
)
def barricade_the_door(g: Play, target: int) -> None:
    """Inside a building: all zombies in it go to one tile beside it, as far as there is room."""
    building = g.t.building_of(g.me)
    drive(g, building, g.t.zombies_inside(building))


# -- Cleanup In Aisle 5 -----------------------------------------------------------------------------------


def if_zombies_are_inside(g: Play, me: int, window: int) -> list[int]:
    """In the building he is in."""
    return [0] if g.t.zombies_inside(g.t.building_of(me)) else []


def worth_of_a_cleanup(g: Play, me: int, target: int, window: int) -> float:
    """One's own share against the best of the others', who come after."""
    t = g.t
    dead, seats = sum([t.count_on(s) for s in t.zombies_inside(t.building_of(me))]), [me, *t.others(me)]
    for nth in range(dead):
        if t.trophies[seats[nth % len(seats)]] + nth // len(seats) + 1 >= t.target:
            return 100.0 if nth % len(seats) == 0 else 0.0
    mine, next_best = -(-dead // len(seats)), -(-(dead - 1) // len(seats))
    needed = 4.0 if fighting(g, me, window) and strength(t, me) < WEAK else 0.0
    return needed + 4.0 * (mine - 0.6 * next_best)


@MW.event(
    45,
    "cleanup_in_aisle_5",
    copies=2,
    targets=if_zombies_are_inside,
    windows=FREE,
    where=BUILDINGS,
    hint=Hint(worth_of_a_cleanup, keep=5),
)
def cleanup_in_aisle_5(g: Play, target: int) -> None:
    """Inside a building: all zombies in it are dealt out as trophies, one by one, from you clockwise."""
    t = g.t
    removed = 0
    for square in t.zombies_inside(t.building_of(g.me)):
        while t.zombies[square]:
            t.take_zombie(square)
            removed += 1
    seats = [g.me, *t.others(g.me)]
    for nth in range(removed):
        if not t.over:
            deal_trophy(g, seats[nth % len(seats)])


def deal_trophy(g: Play, player: int) -> None:
    g.tell("deal_trophy", ALL, player, g.t.trophies[player] + 1)
    g.gain_trophy(player)


tells("deal_trophy", "player", "count")


# -- Clearance Sale ---------------------------------------------------------------------------------------


def zombies_in_the_corridor(t: ZombiesTable, player: int) -> list[int]:
    """On the corridor squares of his own tile."""
    pawn, city = t.pawns[player], t.city
    if pawn == OFF_MAP or not is_of_the_mall(city, pawn):
        return []
    first = pawn // 9 * 9
    return [square for square in range(first, first + 9) if t.zombies[square] and city.inside[square] < 0]


def if_the_corridor_has_zombies(g: Play, me: int, window: int) -> list[int]:
    return [0] if zombies_in_the_corridor(g.t, me) else []


def worth_of_a_sale(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    dead = len(zombies_in_the_corridor(t, me))
    if t.trophies[me] + dead >= t.target:
        return 100.0
    needed = 4.0 if fighting(g, me, window) and strength(t, me) < WEAK else 0.0
    return needed + 3.0 * dead


@MW.event(
    46,
    "clearance_sale",
    copies=2,
    targets=if_the_corridor_has_zombies,
    windows=FREE,
    hint=Hint(worth_of_a_sale, keep=4),
)
def clearance_sale(g: Play, target: int) -> None:
    """On a tile of the mall: kill all zombies on its corridor squares."""
    t = g.t
    for square in zombies_in_the_corridor(t, g.me):
        while t.zombies[square] and not t.over:
            g.kill_zombie(g.me, square)


# -- Hello, May I Help You?, We're All Gonna Die! ---------------------------------------------------------


def pawns_without_a_zombie(t: ZombiesTable) -> list[int]:
    """Their squares, each once."""
    squares = sorted({pawn for pawn in t.pawns if pawn != OFF_MAP and not t.zombies[pawn]})
    return t.with_room(squares)


def if_somebody_is_alone(g: Play, me: int, window: int) -> list[int]:
    return [0] if pawns_without_a_zombie(g.t) else []


def worth_of_company(g: Play, me: int, target: int, window: int) -> float:
    """Food for the strong at the start of their turn, trouble for the weak at any time."""
    t = g.t
    met = pawns_without_a_zombie(t)
    if t.pawns[me] in met:
        return 5.0 if own_start(g, me, window) else 0.0
    return 5.0 if any(t.pawns[p] in met and strength(t, p) < WEAK for p in t.others(me)) else 0.0


def a_zombie_for_everybody(g: Play) -> None:
    """R-76: nobody fights before his next turn."""
    for square in pawns_without_a_zombie(g.t):
        g.put_zombie(square)


@MW.event(
    48,
    "hello_may_i_help_you",
    copies=2,
    targets=if_somebody_is_alone,
    windows=FREE,
    hint=Hint(worth_of_company, keep=3, brings_zombies=True),
)
def hello_may_i_help_you(g: Play, target: int) -> None:
    """A zombie on every square with a pawn that has none, your own too."""
    a_zombie_for_everybody(g)


@MW.event(
    56,
    "were_all_gonna_die",
    copies=2,
    targets=if_somebody_is_alone,
    windows=FREE,
    hint=Hint(worth_of_company, keep=3, brings_zombies=True),
)
def were_all_gonna_die(g: Play, target: int) -> None:
    """A zombie on every square with a pawn that has none, your own too."""
    a_zombie_for_everybody(g)


# -- Sprinkler System -------------------------------------------------------------------------------------


def in_the_mall(t: ZombiesTable, on: int, tile: int) -> list[int]:
    tiles = t.city.tiles
    return [square for square in t.crowd if tiles[square // 9][0] in INDOORS]


SPRINKLERS: Final = MW.lasting(23, "sprinklers", card="sprinkler_system", in_play=InPlay(pins=in_the_mall))


def if_the_mall_is_dry(g: Play, me: int, window: int) -> list[int]:
    """There must be a mall, and the same effect for the same time would be one too many."""
    t = g.t
    if t.effect(SPRINKLERS, EVERYBODY, next_turn_of=me) in t.effects:
        return []
    return [0] if any(t.city.kind(tile) in INDOORS for tile in t.city.on_map) else []


def worth_of_sprinklers(g: Play, me: int, target: int, window: int) -> float:
    """Where zombies could come after somebody who cannot stand them, or close his way to the helipad."""
    t = g.t
    pawn = t.pawns[me]
    if pawn == OFF_MAP or not is_of_the_mall(t.city, pawn):
        return 0.0
    on_the_run = strength(t, me) < WEAK or way_to_helipad(t, me) <= 12
    return 4.5 if on_the_run and zombies_near(t, me) and not t.zombies[pawn] else 0.0


@MW.event(
    55,
    "sprinkler_system",
    copies=2,
    targets=if_the_mall_is_dry,
    windows=FREE,
    hint=Hint(worth_of_sprinklers, keep=1),
)
def sprinkler_system(g: Play, target: int) -> None:
    """Zombies in corridors and shops do not move in phase E until the end of your next turn."""
    g.t.lasts(SPRINKLERS, on=EVERYBODY, next_turn_of=g.me)
