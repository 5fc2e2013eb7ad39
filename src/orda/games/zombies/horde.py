"""Zombies on the map: what stands on each square, and every step that one of them could take.

A square's number in `t.zombies` says kind and count: 0, NORMAL, ENHANCED, DOG or TWO_DOGS. `t.crowd` lists the squares
with zombies, `t.pack` those with fast ones (enhanced, dogs), `t.roaming` all steps of phase E as from * SQUARES + to.
The three follow from `t.zombies` and the map, and are kept: a zombie that comes or goes changes them around it only.
Clones of a game share all four until a zombie moves in one of them: it then has its own (`make_own`).
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from orda.games.zombies.records import IN_PEACE
from orda.games.zombies.tiles import DOG, ENHANCED, NORMAL

if TYPE_CHECKING:
    from orda.games.zombies.table import ZombiesTable

TWO_DOGS: Final = 4
KIND_ON: Final = (0, NORMAL, ENHANCED, DOG, DOG)  # by a square's number
COUNT_ON: Final = (0, 1, 1, 1, 2)
SQUARES: Final = 1024  # a step of a zombie is from * SQUARES + to

# 1.4: whom one of them can join on a square, by the number of its own.
EMPTY: Final = frozenset({0})
EMPTY_OR_A_DOG: Final = frozenset({0, DOG})
ROOM_FOR: Final = (EMPTY, EMPTY, EMPTY, EMPTY_OR_A_DOG, EMPTY_OR_A_DOG)


def empty_squares(t: ZombiesTable) -> list[int]:
    """In order, those with neither zombie nor pawn."""
    taken = t.zombies[:]
    for pawn in t.pawns:
        if pawn >= 0:
            taken[pawn] = 1
    return [square for square in t.city.walkable if not taken[square]]


def make_own(t: ZombiesTable) -> None:
    """Before anything of it changes."""
    if t.shared:
        t.shared = 0
        t.zombies, t.crowd = t.zombies[:], t.crowd[:]
        t.pack, t.roaming = t.pack[:], t.roaming[:]


def add(t: ZombiesTable, square: int, kind: int) -> None:
    """One more on a square with room for it."""
    make_own(t)
    was = t.zombies[square]
    stand(t, square, kind)
    walk_anew(t, square, was)


def take(t: ZombiesTable, square: int) -> int:
    """One of those on a square, and its kind; a fight on that square is over."""
    make_own(t)
    was = t.zombies[square]
    leave(t, square)
    walk_anew(t, square, was)
    return KIND_ON[was]


def move(t: ZombiesTable, here: int, there: int) -> None:
    """One of those on a square to another one with room for it."""
    make_own(t)
    was, was_there = t.zombies[here], t.zombies[there]
    leave(t, here)
    if t.pack or t.closed or was > NORMAL:
        stand(t, there, KIND_ON[was])
        those_who_care_walk_anew(t, (here, was), (there, was_there))
    else:
        room_is_made(t, here)
        t.zombies[there] = NORMAL
        insort(t.crowd, there)
        room_is_taken(t, there)


def stand(t: ZombiesTable, square: int, kind: int) -> None:
    was = t.zombies[square]
    t.zombies[square] = TWO_DOGS if was else kind
    if not was:
        insort(t.crowd, square)
        if kind != NORMAL:
            insort(t.pack, square)


def leave(t: ZombiesTable, square: int) -> None:
    was = t.zombies[square]
    t.zombies[square] = DOG if was == TWO_DOGS else 0
    if was != TWO_DOGS:
        del t.crowd[bisect_left(t.crowd, square)]
        if was != NORMAL:
            del t.pack[bisect_left(t.pack, square)]
    for fight in t.fights:
        if fight.square == square:
            fight.gone = 1
    for walk in t.walks:
        if walk.arrival_due and t.pawns[walk.mover] == square and not t.zombies[square]:
            walk.arrival_due = IN_PEACE  # whatever comes now was not there on arrival


def walk_anew(t: ZombiesTable, square: int, was: int) -> None:
    """Who stands on a square has changed, and with it the steps of those around it."""
    if t.pack or t.closed or was > NORMAL:
        those_who_care_walk_anew(t, (square, was))
    elif was:
        room_is_made(t, square)
    else:
        room_is_taken(t, square)


def room_is_made(t: ZombiesTable, square: int) -> None:
    """Where all zombies are normal ones: the steps of the one that is gone give way to those to its square."""
    zombies, roaming, first = t.zombies, t.roaming, square * SQUARES
    for beside in t.city.next[square]:
        if zombies[beside]:
            insort(roaming, beside * SQUARES + square)
        else:
            del roaming[bisect_left(roaming, first + beside)]


def room_is_taken(t: ZombiesTable, square: int) -> None:
    """And the other way round."""
    zombies, roaming, first = t.zombies, t.roaming, square * SQUARES
    for beside in t.city.next[square]:
        if zombies[beside]:
            del roaming[bisect_left(roaming, beside * SQUARES + square)]
        else:
            insort(roaming, first + beside)


def those_who_care_walk_anew(t: ZombiesTable, *changed: tuple[int, int]) -> None:
    """Whoever stands on one of these squares (each with what was there) now, and those around whom it matters to."""
    walking = {square for square, _ in changed}
    for square, was in changed:
        walking.update(those_who_care(t, square, was))
    for square in walking:
        write_steps(t, square)


def those_who_care(t: ZombiesTable, square: int, was: int) -> list[int]:
    """A dog does not care whether a single dog is there; to the others it matters only whether the square is empty.
    Fast ones care two steps away, if they can come that far."""
    beside, zombies, now = t.city.next, t.zombies, t.zombies[square]
    for_dogs = (was in EMPTY_OR_A_DOG) != (now in EMPTY_OR_A_DOG)
    for_others = (was == 0) != (now == 0)
    if not for_dogs and not for_others:
        return []
    near, cares = beside[square], (False, for_others, for_others, for_dogs, for_dogs)
    walking = [n for n in near if cares[zombies[n]]]
    if t.pack:
        between = [n for n in near if zombies[n] in EMPTY_OR_A_DOG]
        walking += [m for n in between for m in beside[n] if zombies[m] > NORMAL and cares[zombies[m]]]
    return walking


def write_steps(t: ZombiesTable, square: int) -> None:
    """Of those on a square, if there are any."""
    t.roaming[steps_of(t.roaming, square)] = steps_from(t, square) if t.zombies[square] else []


def steps_of(steps: list[int], square: int) -> slice:
    """Where, among some steps in order, those from a square are."""
    first = bisect_left(steps, square * SQUARES)
    return slice(first, bisect_left(steps, (square + 1) * SQUARES, first))


def those_near_walk_anew(t: ZombiesTable, squares: Iterable[int]) -> None:
    """The map has changed there: everybody within one step of these squares, fast ones within two."""
    make_own(t)
    beside, zombies = t.city.next, t.zombies
    near = set(squares)
    for square in squares:
        near.update(beside[square])
    walking = [square for square in near if zombies[square]]
    if t.pack:
        further = {n for square in near for n in beside[square] if zombies[n] > NORMAL}
        walking += further - near
    for square in {*walking, *squares}:
        write_steps(t, square)


def steps_from(t: ZombiesTable, square: int) -> list[int]:
    """3.10: one step, or up to two for a fast one, through no square without room for it."""
    zombies, beside, first = t.zombies, t.city.next, square * SQUARES
    if t.closed:
        return [first + n for n in sorted(ends_among_closed(t, square))]
    if zombies[square] == NORMAL:
        return [first + n for n in beside[square] if not zombies[n]]
    room = ROOM_FOR[zombies[square]]
    near = [n for n in beside[square] if zombies[n] in room]
    ends = set(near).union(*[beside[n] for n in near])
    ends.discard(square)
    return [first + n for n in sorted(ends) if zombies[n] in room]


def ends_among_closed(t: ZombiesTable, square: int) -> set[int]:
    """The same where some tiles are closed to zombies."""
    zombies, beside = t.zombies, t.city.next
    room = ROOM_FOR[zombies[square]]
    near = {n for n in beside[square] if zombies[n] in room and lets_in(t, square, n)}
    if zombies[square] == NORMAL:
        return near
    further = {m for n in near for m in beside[n] if zombies[m] in room and lets_in(t, n, m)}
    return (near | further) - {square}


def squares_between(t: ZombiesTable, here: int, there: int) -> list[int]:
    """By which a fast zombie can go to a square two steps away."""
    beside, room = t.city.next, ROOM_FOR[t.zombies[here]]
    near = [n for n in beside[here] if t.zombies[n] in room and there in beside[n]]
    return [n for n in near if not t.closed or (lets_in(t, here, n) and lets_in(t, n, there))]


def lets_in(t: ZombiesTable, square: int, beside: int) -> bool:
    """A tile closed to zombies lets none in; those on it go where they like."""
    return beside // 9 not in t.closed or beside // 9 == square // 9


def all_steps(t: ZombiesTable) -> list[int]:
    """Worked out from nothing: what `roaming` must be."""
    if not t.pack and not t.closed:
        zombies, beside = t.zombies, t.city.next
        return [square * SQUARES + n for square in t.crowd for n in beside[square] if not zombies[n]]
    return [step for square in t.crowd for step in steps_from(t, square)]
