"""Zombies driven off their squares onto a tile beside theirs, by a card: who plays it chooses tile and squares."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.zombies.herding import Herd
from orda.games.zombies.play import Play
from orda.games.zombies.registry import OF_TILES, SQUARES, Rater, Task, question, task, tells
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import NORMAL


def drive_out(g: Play, squares: list[int]) -> None:
    """All zombies on these squares of one tile; those that find no room are gone, and no trophies."""
    g.ask("drive_to", g.t.city.tiles_beside(squares[0] // 9), driven_to, *squares)


@step
def driven_to(g: Play, tile: int, *squares: int) -> None:
    g.do(drive_next, g.me, tile, *squares)


@step
def drive_next(g: Play, tile: int, *squares: int) -> None:
    """Asks only while there is something to choose."""
    t = g.t
    left = [square for square in squares if t.zombies[square]]
    if not left:
        g.check_helipads()
        return
    room = squares_with_room(t, left[0], tile)
    if room and not fill_the_tile(t, left, room):
        g.ask("drive", room, driven, tile, *left, about=left[0])
    else:
        drive(g, left[0], room)
        g.do(drive_next, g.me, tile, *left)


def squares_with_room(t: ZombiesTable, zombie: int, tile: int) -> list[int]:
    """Where on the tile the zombie of that square may go."""
    return t.with_room([square for square in t.city.walkable if square // 9 == tile], t.kind_on(zombie))


def fill_the_tile(t: ZombiesTable, left: list[int], room: list[int]) -> bool:
    """There are as many as there is room for, or more, and none differs from another."""
    return len(left) >= len(room) and all(t.kind_on(square) == NORMAL for square in left)


@step
def driven(g: Play, to: int, tile: int, *left: int) -> None:
    drive(g, left[0], [to])
    g.do(drive_next, g.me, tile, *left)


def drive(g: Play, square: int, room: list[int]) -> None:
    """One zombie, onto the first square with room or out of the game."""
    t = g.t
    if not room:
        t.take_zombie(square)
        g.tell_at("driven_off", square)
        return
    t.move_zombie(square, room[0])
    if g.telling:
        g.tell("driven", ALL, *t.city.xy(square), *t.city.xy(room[0]))


def the_tile_wanted(g: Play, me: int) -> Rater:
    """Where a zombie is of use, on the average of its squares."""
    herd, walkable = Herd(g, me), g.t.city.walkable

    def worth(tile: int) -> float:
        values = [herd.value(square) for square in walkable if square // 9 == tile]
        return sum(values) / len(values)

    return worth


def the_square_wanted(g: Play, me: int) -> Rater:
    return Herd(g, me).value


question("drive_to", OF_TILES, the_tile_wanted)
question("drive", SQUARES, the_square_wanted)
task(driven, lambda _tile, *left: Task(len(left), source=left[0]))
tells("driven", "x", "y", "to_x", "to_y")
tells("driven_off", "x", "y")
