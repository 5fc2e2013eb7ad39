"""What the map allows, for a client that knows no rules: walls, roads that have come to an end, where a walk leads."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from orda.engine.catalogue import NO_GUIDE, CardInfo, Catalogue, Guide, SetInfo, TileInfo, Way
from orda.games.zombies import sets
from orda.games.zombies.city import NONE_BESIDE, City, zone_there
from orda.games.zombies.combat import BULLETS, DESPERATE, GIVE_UP, LOSE_LIFE, WOUND
from orda.games.zombies.laying import ACROSS, BESIDE, Sides, fitting, is_exit, sides_of, zones_for
from orda.games.zombies.legal import PLAY
from orda.games.zombies.measures import FAR, distances_on
from orda.games.zombies.outlook import place_of
from orda.games.zombies.play import PHASES, Play
from orda.games.zombies.records import NONE, Walk
from orda.games.zombies.registry import BUILDINGS, CARD, CARDS, Card, is_walk
from orda.games.zombies.table import WHOLE, ZombiesTable
from orda.games.zombies.tiles import CITY_ZONE, KIND_IDS, KINDS, MALL1, SIDES, START, WOODS, ZONES, Kind
from orda.games.zombies.walker import DUCT, moves

CITIES_KEPT: Final = 512
SITES_KEPT: Final = 32
Path = tuple[tuple[int, ...], int]  # its squares, and the fights on it
ANYTHING: Final = (1 << 16) - 1  # every set of exits
ON_SIDES: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))


# -- walls ------------------------------------------------------------------------------------------


@lru_cache(CITIES_KEPT)
def tiles_on(city: City) -> list[tuple[int, dict[str, Any]]]:
    """Each tile on the map with what everybody sees of it, as long as nothing is laid."""
    return [(tile, view_tile(city, tile)) for tile in city.on_map]


def view_tile(city: City, tile: int) -> dict[str, Any]:
    kind, cell, turns = city.tiles[tile]
    x, y = city.cell_xy(cell)
    zone = ZONES[city.zones[tile]]
    return {"id": KIND_IDS[kind], "x": x, "y": y, "turns": turns, "ways": open_sides(city, tile), "zone": zone}


def open_sides(city: City, tile: int) -> str:
    """Nine hexadecimal digits, square by square: the sides one can step over (1 N, 2 E, 4 S, 8 W)."""
    return "".join(f"{ways_from(city, tile * 9 + s):x}" for s in range(9))


def ways_from(city: City, square: int) -> int:
    x, y = city.xy(square)
    beside = [city.xy(other) for other in city.next[square]]
    return sum(1 << side for side, (dx, dy) in enumerate(ON_SIDES) if (x + dx, y + dy) in beside)


# -- roads that lead nowhere ---------------------------------------------------------------------------


def exits_left(t: ZombiesTable) -> dict[int, int]:
    """For each zone the sets of exits that the tiles still to come can show there: a bit for each of the sixteen."""
    return exits_of(frozenset([t.drawn]).union(t.tiles, t.aside, *t.more_tiles) - {NONE})


@lru_cache(CITIES_KEPT)
def exits_of(kinds: frozenset[int]) -> dict[int, int]:
    found: dict[int, int] = {}
    for kind in kinds:
        for zone in zones_entered(kind):
            found[zone] = found.get(zone, 0) | KINDS[kind].wanted
    return found


def zones_entered(kind: int) -> tuple[int, ...]:
    """Where a tile can go on with a road: gateways from the city, the Escalator from the lower floor."""
    if KINDS[kind].is_gateway:
        return (CITY_ZONE,)
    return (MALL1,) if KINDS[kind].has_two_zones else zones_for(kind)


def is_dead_end(sides: Sides, wanted: dict[int, int]) -> bool:
    """A road leads here, and no tile can go on with it."""
    zones = {side >> 1 for side in sides if is_exit(side)}
    if WOODS in zones:
        return WOODS not in wanted or len(zones) > 1
    return bool(zones) and not any(fitting(zone, sides) & wanted.get(zone, 0) for zone in zones)


def dead_ends(t: ZombiesTable) -> list[list[int]]:
    return [list(xy) for xy in dead_ends_of(t.city, tuple(exits_left(t).items()))]


@lru_cache(CITIES_KEPT)
def dead_ends_of(city: City, exits: tuple[tuple[int, int], ...]) -> list[tuple[int, int]]:
    wanted = dict(exits)
    if not wanted:
        return []
    if city.kind(0) != START:
        wanted[CITY_ZONE] = ANYTHING  # 6.7, 6.8: the near side of the start tile leads nowhere from the beginning
    return [city.cell_xy(cell) for cell, sides in city.spots.items() if is_dead_end(sides, wanted)]


def roads_closed(t: ZombiesTable, kind: int, option: int) -> list[list[int]]:
    """The empty cells that a road leads to and that this placement makes impossible to fill."""
    cell, wanted = option >> 2, exits_left(t)
    sides = sides_of(kind, option & 3, zone_there(t.city, kind, option))
    found = []
    for side, step in enumerate(BESIDE):
        beside = cell + step
        if beside in t.city.at:
            continue
        before = t.city.spots.get(beside, NONE_BESIDE)
        after = list(before)
        after[ACROSS[side]] = sides[side]
        if is_dead_end((after[0], after[1], after[2], after[3]), wanted) and not is_dead_end(before, wanted):
            found.append(list(t.city.cell_xy(beside)))
    return found


def roads_from(city: City, kind: int, option: int, closed: list[list[int]]) -> list[dict[str, Any]]:
    """Where each road of a tile would lead, as it is turned: to a tile, to a cell that it closes, or into the open."""
    exits = KINDS[kind].turned[option & 3].exits
    return [road_to(city, (option >> 2) + BESIDE[side], side, closed) for side in range(4) if exits >> side & 1]


def road_to(city: City, cell: int, side: int, closed: list[list[int]]) -> dict[str, Any]:
    if cell in city.at:
        return {"side": SIDES[side], "to": KIND_IDS[city.kind(city.at[cell])]}
    return {"side": SIDES[side], "closed": list(city.cell_xy(cell)) in closed}


# -- where a helipad or the Cabin may go ------------------------------------------------------------------


def sites(t: ZombiesTable) -> list[dict[str, Any]]:
    """Every cell for the tile that is bid for: its turnings, and how far everybody would have to go."""
    return sites_of(t.city, t.drawn, tuple([place_of(t, player) for player in range(len(t.pawns))]))


@lru_cache(SITES_KEPT)
def sites_of(city: City, kind: int, pawns: tuple[int, ...]) -> list[dict[str, Any]]:
    turnings: dict[int, list[int]] = {}
    for option in city.places(kind):
        turnings.setdefault(option >> 2, []).append(option & 3)
    found = []
    for cell, turns in turnings.items():
        ways = [ways_there(city.with_tile(kind, cell, n), pawns) for n in turns]
        steps = [min(each) for each in zip(*ways, strict=True)]
        x, y = city.cell_xy(cell)
        found.append({"x": x, "y": y, "turns": turns, "steps": [None if n == FAR else n for n in steps]})
    return found


def ways_there(city: City, pawns: tuple[int, ...]) -> list[int]:
    """To the middle of the last tile if that is a helipad, else inside it."""
    tile = len(city.tiles) - 1
    goals = city.helipads[-1:] if KINDS[city.kind(tile)].is_helipad else city.squares_inside(tile)
    steps = distances_on(city.next, goals)
    return [steps[pawn] for pawn in pawns]


# -- walking --------------------------------------------------------------------------------------------


def guide(g: Play) -> Guide:
    """Of a question about a step: every square that can be reached with the points left."""
    d = g.decision
    if d is None or not is_walk(d.kind):
        return NO_GUIDE
    xy = g.t.city.xy
    through_ducts = [option - DUCT for option in d.options if DUCT <= option < PLAY]
    ways = [Way(xy(square), [xy(square)], int(g.t.zombies[square] > 0)) for square in through_ducts]
    return Guide(reach=reachable(g, [option for option in d.options if 0 <= option < len(g.t.city.next)]) + ways)


def next_squares(t: ZombiesTable, walk: Walk, square: int, points_left: int) -> list[int]:
    """Where one may step from a square, as if the pawn stood there."""
    here, t.pawns[walk.mover] = t.pawns[walk.mover], square
    try:
        return [option for option in moves(t, walk, points_left) if 0 <= option < DUCT]
    finally:
        t.pawns[walk.mover] = here


def reachable(g: Play, first: list[int]) -> list[Way]:
    """The shortest path to each; of two as short the one with fewer fights. `first`: the squares offered now."""
    t, walk = g.t, g.walk
    seen = {t.pawns[walk.mover], *walk.used}
    paths: dict[int, Path] = {square: ((square,), int(t.zombies[square] > 0)) for square in first if square not in seen}
    found = dict(paths)
    for _ in range(walk.points - 1):
        seen |= paths.keys()
        further: dict[int, Path] = {}
        for path, fights in paths.values():
            for square in next_squares(t, walk, path[-1], walk.points - len(path)):
                way = (*path, square), fights + (t.zombies[square] > 0)
                if square not in seen and (square not in further or further[square][1] > way[1]):
                    further[square] = way
        found |= further
        paths = further
    xy = t.city.xy
    return [Way(xy(square), [xy(s) for s in path], fights) for square, (path, fights) in found.items()]


# -- what is printed ----------------------------------------------------------------------------------


def card_info(card: Card) -> CardInfo:
    """A card for any building names none."""
    places = [KIND_IDS[tile] for tile in card.where]
    return CardInfo(
        card.id,
        ["item" if card.item else "event"],
        places=[] if places == list(BUILDINGS) else places,
        set=card.set,
        copies=card.copies,
        most=card.most,
        charges=card.charges,
    )


def tile_info(kind: Kind) -> TileInfo:
    goal = "helipad" if kind.is_helipad else "spell" if kind.is_auctioned else None
    zombies = -1 if kind.rolls_for_zombies else kind.zombies
    return TileInfo(kind.id, zombies, kind.lives, kind.bullets, goal, kind.is_woodland)


def set_info(name: str) -> SetInfo:
    titles = [card for card in CARD.values() if card.set == name]
    tiles = sum(kind.count for kind in KINDS.values() if kind.set == name)
    return SetInfo(name, tiles, sum(card.copies for card in titles), len(titles))


def catalogue() -> Catalogue:
    tiles = [tile_info(kind) for kind in KINDS.values()]
    cards = [card_info(CARD[title]) for title in CARDS.numbers.values()]
    return Catalogue(cards=cards, tiles=tiles, sets=[set_info(name) for name in sets.ALL], phases=list(PHASES))


# -- what a fight costs -----------------------------------------------------------------------------------

GIVEN_UP: Final = 2  # trophies that giving up costs, if there are as many


def price_of(t: ZombiesTable, how: int, short: int) -> dict[str, Any]:
    """What a way to pay for a miss costs, in what, and what is left of it."""
    fight = t.fights[-1]
    trophies = t.trophies[fight.player]
    if how == BULLETS:
        return {"price": short, "in": "bullets", "left": t.bullets[fight.player] - short}
    if how == LOSE_LIFE:
        wound = WOUND[fight.kind]
        left, half = divmod(t.lives[fight.player] - wound, WHOLE)
        what = "lives" if wound == WHOLE else "half_lives"
        return {"price": 1, "in": what, "left": left} | ({"half": True} if half else {})
    if how in (DESPERATE, GIVE_UP):
        price = 1 if how == DESPERATE else min(GIVEN_UP, trophies)
        return {"price": price, "in": "trophies", "left": trophies - price}
    return {"price": 0, "in": "all", "left": 0}
