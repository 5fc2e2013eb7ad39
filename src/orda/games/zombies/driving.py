"""Zombies that a card drives off their squares, onto one neighbouring tile (R-17)."""

from __future__ import annotations

from collections.abc import Iterable

from orda.engine.messages import ALL
from orda.games.zombies.explore import spread, squares_of, zombie_laid
from orda.games.zombies.herding import Herd
from orda.games.zombies.play import Play
from orda.games.zombies.registry import OF_TILES, Rater, question, tells
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, NORMAL


def can_be_driven(t: ZombiesTable, tile: int, squares: Iterable[int]) -> bool:
    """Is there a zombie on these squares of a tile, and a tile beside it?"""
    return any(t.zombies[square] for square in squares) and bool(t.city.tiles_beside(tile))


def drive(g: Play, tile: int, squares: Iterable[int]) -> None:
    """All zombies on these squares of a tile go to an adjacent one; the last thing a step does."""
    bits = sum([1 << square % 9 for square in squares])
    g.ask("drive_to", g.t.city.tiles_beside(tile), driven, tile, bits)


@step
def driven(g: Play, to: int, tile: int, bits: int) -> None:
    """Onto legal squares, pawns or not, kind by kind; those without room go back to the supply."""
    t = g.t
    counts = {NORMAL: 0, ENHANCED: 0, DOG: 0}
    for square in squares_of(tile, bits):
        while t.zombies[square]:
            counts[t.take_zombie(square)] += 1
    g.tell("drive", ALL, g.me, sum(counts.values()), t.city.kind(to), *t.city.tile_xy(to))
    g.check_helipads()
    for kind, count in counts.items():
        room = t.with_room(t.city.squares_on(to), kind)
        g.do(spread, g.me, zombie_laid(kind), to, count, sum([1 << square % 9 for square in room]))


def where_they_are_wanted(g: Play, me: int) -> Rater:
    herd, city = Herd(g, me), g.t.city
    return lambda tile: sum([herd.value(square) for square in city.squares_on(tile)])


question("drive_to", OF_TILES, where_they_are_wanted)
tells("drive", "player", "count", "tile", "x", "y")
