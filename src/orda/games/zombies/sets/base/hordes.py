"""The event cards of the base game that bring zombies onto the map or put them elsewhere."""

from __future__ import annotations

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies.explore import ZOMBIE
from orda.games.zombies.herding import Herd
from orda.games.zombies.outlook import fighting, near_helipad, own_start, strength, zombies_near
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import FREE, SQUARES, Hint, Rater, Task, question, task, tells
from orda.games.zombies.sets.base import BASE
from orda.games.zombies.steps import step
from orda.games.zombies.targets import if_a_square_is_free

# -- This Isn't So Bad ----------------------------------------------------------------------------------


def if_a_zombie_is_about(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.crowd else []


def worth_of_sending(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if fighting(g, me, window) and strength(t, me) < 2:
        return 9.0
    if t.city.helipads and not t.zombies[t.city.helipads[0]] and any(near_helipad(t, p) for p in t.others(me)):
        return 14.0
    return 4.0 if own_start(g, me, window) and zombies_near(t, me) < 2 else 0.0


@BASE.event(
    13,
    "this_isnt_so_bad",
    copies=2,
    recommended=2,
    targets=if_a_zombie_is_about,
    windows=FREE,
    hint=Hint(worth_of_sending, keep=5),
)
def this_isnt_so_bad(g: Play, target: int) -> None:
    """Put up to two zombies of the map on any other squares."""
    g.do(pick_zombie, g.me, 2, NONE)


@step
def pick_zombie(g: Play, left: int, moved: int) -> None:
    """Two different ones; after the first he may leave it at that."""
    squares = [s for s in g.t.crowd if s != moved]
    if squares:
        g.ask("pick_zombie", squares if moved == NONE else [*squares, STOP], zombie_picked, left)


@step
def zombie_picked(g: Play, square: int, left: int) -> None:
    t = g.t
    if square == STOP:
        return
    room = t.with_room(t.city.walkable, t.kind_on(square))
    if room:
        g.ask("send_zombie", room, zombie_sent, square, left, about=square)


@step
def zombie_sent(g: Play, to: int, square: int, left: int) -> None:
    t = g.t
    t.move_zombie(square, to)
    if g.telling:
        g.tell("send_zombie", ALL, g.me, *t.city.xy(square), *t.city.xy(to))
    g.check_helipads()
    if left > 1:
        g.do(pick_zombie, g.me, left - 1, to)


def of_no_use(g: Play, me: int) -> Rater:
    """Away from under oneself when that is why the card was played, else one that is of no use where it is."""
    herd, t = Herd(g, me), g.t
    unwanted = t.pawns[me] if t.fights and strength(t, me) < 2 else NONE
    best = max([herd.value(square) for square in t.with_room(t.city.walkable)], default=0.0)

    def worth(square: int) -> float:
        if square == STOP:
            return -best
        return 1000.0 if square == unwanted else -herd.value(square)

    return worth


def wanted_most(g: Play, me: int) -> Rater:
    return Herd(g, me).value


question("pick_zombie", SQUARES, of_no_use, because="zombies", others={STOP: "done"})
question("send_zombie", SQUARES, wanted_most, because="zombies")
task(zombie_picked, Task)
task(zombie_sent, lambda square, left: Task(left, source=square))
tells("send_zombie", "player", "x", "y", "to_x", "to_y")


# -- We're Screwed!, Zombie Master ----------------------------------------------------------------------


def worth_of_ten(g: Play, me: int, target: int, window: int) -> float:
    return 7.0 if own_start(g, me, window) else 0.0


@BASE.event(
    14,
    "were_screwed",
    copies=1,
    recommended=1,
    most=1,
    targets=if_a_square_is_free,
    windows=FREE,
    hint=Hint(worth_of_ten, keep=6, brings_zombies=True),
)
def were_screwed(g: Play, target: int) -> None:
    """Ten zombies on free squares anywhere."""
    g.do(scatter, g.me, 10)


def worth_of_five(g: Play, me: int, target: int, window: int) -> float:
    return 6.0 if own_start(g, me, window) else 0.0


@BASE.event(
    15,
    "zombie_master",
    copies=2,
    recommended=2,
    most=1,
    targets=if_a_square_is_free,
    windows=FREE,
    hint=Hint(worth_of_five, keep=5, brings_zombies=True),
)
def zombie_master(g: Play, target: int) -> None:
    """Five zombies on free squares anywhere."""
    g.do(scatter, g.me, 5)


@step
def scatter(g: Play, left: int) -> None:
    """As many as there are free squares; asks only while there is something to choose."""
    squares = g.t.free_squares()
    if left >= len(squares):
        for square in squares:
            g.put_zombie(square)
    elif left:
        g.ask("put", squares, scattered, left, about=ZOMBIE)


@step
def scattered(g: Play, square: int, left: int) -> None:
    g.put_zombie(square)
    g.do(scatter, g.me, left - 1)


task(scattered, Task)
