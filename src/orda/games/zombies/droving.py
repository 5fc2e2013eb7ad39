"""What cards of several sets do: drive zombies out onto another tile, put a pawn somewhere near."""

from __future__ import annotations

from collections.abc import Iterable

from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.herding import Herd
from orda.games.zombies.play import Play
from orda.games.zombies.registry import OF_TILES, SQUARES, Rater, Task, question, task
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable


def squares_of_tile(t: ZombiesTable, tile: int) -> list[int]:
    """Those that can be walked on."""
    return [square for square in t.city.walkable if square // 9 == tile]


def squares_beside(t: ZombiesTable, square: int) -> list[int]:
    """R-17: every square of the tiles that touch the one a square is on."""
    tiles = t.city.tiles_beside(square // 9)
    return [other for other in t.city.walkable if other // 9 in tiles]


def own_relocations(t: ZombiesTable, player: int, squares: list[int]) -> list[int]:
    """R-66: where a card or item of his own may put him."""
    return hooks.may_go(t, player, squares) if t.effects else squares


# -- all zombies of some squares go to an adjacent tile ---------------------------------------------------


def drive_out(g: Play, tile: int, squares: Iterable[int]) -> None:
    """Those on these squares of a tile go to legal squares of one tile beside it; g.me chooses which, and where.

    Those without room return to the supply. The last thing a step does.
    """
    mask = sum([1 << square % 9 for square in squares if g.t.zombies[square]])
    g.ask("drive_to", g.t.city.tiles_beside(tile), driven_to, tile, mask)


@step
def driven_to(g: Play, to: int, tile: int, mask: int) -> None:
    g.do(drive_next, g.me, to, tile, mask)


@step
def drive_next(g: Play, to: int, tile: int, mask: int) -> None:
    t = g.t
    left = [tile * 9 + s for s in range(9) if mask >> s & 1 and t.zombies[tile * 9 + s]]
    if not left:
        g.check_helipads()
        return
    room = t.with_room(squares_of_tile(t, to), t.kind_on(left[0]))
    if room:
        g.ask("drive_on", room, driven_on, left[0], to, tile, mask, about=left[0])
    else:
        t.take_zombie(left[0])
        g.tell_at("zombie_gone", left[0])
        g.do(drive_next, g.me, to, tile, mask)


@step
def driven_on(g: Play, there: int, here: int, to: int, tile: int, mask: int) -> None:
    g.t.move_zombie(here, there)
    if g.telling:
        g.tell("move_zombie", ALL, g.me, *g.t.city.xy(here), *g.t.city.xy(there))
    g.do(drive_next, g.me, to, tile, mask)


def where_they_are_wanted(g: Play, me: int) -> Rater:
    return Herd(g, me).value


def tile_where_they_are_wanted(g: Play, me: int) -> Rater:
    herd = Herd(g, me)
    return lambda tile: max([herd.value(square) for square in squares_of_tile(g.t, tile)], default=0.0)


question("drive_to", OF_TILES, tile_where_they_are_wanted)
question("drive_on", SQUARES, where_they_are_wanted)
task(driven_on, lambda here, _to, _tile, mask: Task(mask.bit_count(), source=here))
