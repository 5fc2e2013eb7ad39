"""The map in saves: its history, read back by laying everything again."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.data import INT, ListShape, Shape
from orda.engine.errors import SaveError
from orda.games.zombies.city import BROKEN_THROUGH, NO_CITY, TAKEN_AWAY, City
from orda.games.zombies.laying import HOME
from orda.games.zombies.tiles import KINDS, STARTS


class CityShape(Shape):
    """Saved as its history; read back by laying everything again."""

    def save(self, value: Any) -> Any:
        return [list(row) for row in value.history]

    def load(self, data: Any, where: str) -> Any:
        rows = ListShape(ListShape(INT)).load(data, where)
        if not rows or rows[0] not in [[kind, HOME, 0] for kind in STARTS.values()]:
            raise SaveError(f"{where} must begin with the start tile")
        city = NO_CITY.with_tile(rows[0][0], HOME, 0)
        for row in rows[1:]:
            if not is_possible(city, row):
                raise SaveError(f"{where}: {row!r:.60} is not a tile in a legal place")
            city = changed(city, row[0], row[1], row[2])
        return city


def is_possible(city: City, row: list[int]) -> bool:
    """Could this have happened next?"""
    if len(row) != 3:
        return False
    what, first, second = row
    if what == TAKEN_AWAY:
        return 0 < first < len(city.tiles) and first not in city.gone and second == 0
    if what == BROKEN_THROUGH:
        return may_break_through(city, first, second)
    return what in KINDS and 0 <= second < 4 and city.fits(what, first, second)


def may_break_through(city: City, here: int, there: int) -> bool:
    """Two squares that face each other across the border of their tiles, with no way between them yet."""
    if here not in city.walkable or there not in city.walkable or here // 9 == there // 9:
        return False
    (x, y), (x2, y2) = city.xy(here), city.xy(there)
    return abs(x - x2) + abs(y - y2) == 1 and there not in city.next[here]


def changed(city: City, what: int, first: int, second: int) -> City:
    """The city is nobody else's yet: a tile is laid on it as it is."""
    if what == TAKEN_AWAY:
        return city.without_tile(first)
    if what == BROKEN_THROUGH:
        return city.with_passage(first, second)
    city.lay(what, first, second)
    return city


CITY: Final = CityShape()
