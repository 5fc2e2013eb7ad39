"""Why nobody can go, put something or lay a tile there: the part of the reasons that is about the map."""

from __future__ import annotations

from orda.engine.game import Decision
from orda.engine.messages import Argument, Message, named, seat
from orda.games.zombies import hooks
from orda.games.zombies.horde import SQUARES as STEPS_FROM
from orda.games.zombies.laying import HOME, WIDE, is_exit
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import LASTING, QUESTIONS, SQUARES, is_walk
from orda.games.zombies.table import ZombiesTable

Spot = tuple[int, int]
PUTTING = ("put", "keep_clear", "rise", "start_on")  # questions of the rules that squares answer


def why(id_: str, **args: Argument) -> Message:
    return Message(f"zombies-why-{id_}", args)


def square_at(t: ZombiesTable, at: Spot) -> int:
    """The square with these coordinates; NONE where no tile lies."""
    x, y = at
    tile = t.city.at.get(HOME + y // 3 * WIDE + x // 3, NONE)
    return NONE if tile == NONE else tile * 9 + y % 3 * 3 + x % 3


def why_not_square(g: Play, d: Decision, at: Spot, start: Spot | None) -> Message | None:
    is_asked = d.kind in PUTTING or is_walk(d.kind) or d.kind == "move_zombie"
    if not is_asked and (d.kind not in QUESTIONS or QUESTIONS[d.kind].options != SQUARES):
        return None
    square = square_at(g.t, at)
    if square == NONE:
        return why("not_built")
    if is_walk(d.kind):
        return why_not_walk(g, square)
    if d.kind == "move_zombie":
        return why_not_zombie(g, d, square, NONE if start is None else square_at(g.t, start))
    if not g.t.city.next[square]:
        return why("no_ground")
    return why_not_put(g, d, square)


# -- walking -----------------------------------------------------------------------------------------


def why_not_walk(g: Play, square: int) -> Message:
    t, walk = g.t, g.walk
    pawn = t.pawns[walk.mover]
    if square == pawn:
        return why("stands_there", player=seat(walk.mover))
    steps = distance(t, pawn, square)
    if steps < 0:
        return why("no_way" if t.city.next[square] else "no_ground")
    if steps > walk.points:
        return why("too_far", steps=steps, count=walk.points)
    if square in walk.used:
        return why("not_twice")
    limits = [
        effect for effect in t.effects if effect[0] in hooks.LIMITS.effects and hooks.holds(t, effect, walk.mover)
    ]
    names: list[dict[str, str]] = [named(f"zombies-effect-{LASTING[effect[0]].id}") for effect in limits]
    return why("limited", effects=names) if names else why("too_far", steps=steps, count=walk.points)


def distance(t: ZombiesTable, start: int, goal: int) -> int:
    """Steps on the way, whatever stands there; -1 if there is none."""
    found, last, steps = {start}, [start], 0
    while last:
        if goal in found:
            return steps
        last = [s for square in last for s in t.city.next[square] if s not in found]
        found.update(last)
        steps += 1
    return -1


# -- zombies and tokens ------------------------------------------------------------------------------


def why_not_zombie(g: Play, d: Decision, square: int, start: int) -> Message:
    """3.16: each zombie once; where it goes there must be room."""
    t = g.t
    if start != NONE and any(option // STEPS_FROM == start for option in d.options):
        return why("zombie_room" if square in t.city.next[start] else "zombie_far")
    return why("zombie_moved" if t.zombies[square] else "no_zombie")


def why_not_put(g: Play, d: Decision, square: int) -> Message | None:
    t, tiles = g.t, {option // 9 for option in d.options if option >= 0}
    if len(tiles) == 1 and square // 9 not in tiles:
        return why("on_tile", tile=named(f"zombies-tile-{t.city.kind_at(next(iter(tiles)) * 9).id}"))
    if all(t.zombies[option] for option in d.options if option >= 0):  # zombies are to be picked
        return why("no_zombie") if not t.zombies[square] else why("zombie_moved")
    if t.zombies[square]:
        return why("zombie_there")
    if square in t.pawns:
        return why("pawn_there")
    return why("not_there")


# -- tiles -------------------------------------------------------------------------------------------


def why_not_cell(g: Play, at: Spot) -> Message:
    """2.5: roads go on with roads, and at least one does."""
    city, cell = g.t.city, HOME + at[1] * WIDE + at[0]
    if cell in city.at:
        return why("tile_there")
    if cell not in city.spots:
        return why("not_beside")
    if not any(is_exit(side) for side in city.spots[cell]):
        return why("no_road")
    return why("no_fit")
