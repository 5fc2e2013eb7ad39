"""Zombies on the map: what stands on each square, and every step that one of them could take.

A square's number in `t.zombies` says kind and count: 0, NORMAL, ENHANCED, DOG or TWO_DOGS. `t.crowd` lists the squares
with zombies, `t.pack` those with fast ones (enhanced, dogs), `t.roaming` all steps of phase E as from * SQUARES + to.
The three follow from `t.zombies` and the map, and are kept: a zombie that comes or goes changes them around it only.
"""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

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


def add(t: ZombiesTable, square: int, kind: int) -> None:
    """One more on a square with room for it."""
    was = t.zombies[square]
    t.zombies[square] = TWO_DOGS if was else kind
    if not was:
        insort(t.crowd, square)
        if kind != NORMAL:
            insort(t.pack, square)
    walk_anew(t, square, was)


def take(t: ZombiesTable, square: int) -> int:
    """One of those on a square, and its kind; a fight on that square is over."""
    was = t.zombies[square]
    t.zombies[square] = DOG if was == TWO_DOGS else 0
    if was != TWO_DOGS:
        t.crowd.remove(square)
        if was != NORMAL:
            t.pack.remove(square)
    walk_anew(t, square, was)
    for fight in t.fights:
        if fight.square == square:
            fight.gone = 1
    return KIND_ON[was]


def walk_anew(t: ZombiesTable, square: int, was: int) -> None:
    """Who stands on a square has changed, and with it the steps of those around it."""
    if t.pack or t.closed or was > NORMAL:
        those_near_walk_anew(t, (square,))
        return
    zombies, roaming = t.zombies, t.roaming
    if was:
        for beside in t.city.next[square]:
            if zombies[beside]:
                insort(roaming, beside * SQUARES + square)
            else:
                del roaming[bisect_left(roaming, square * SQUARES + beside)]
    else:
        for beside in t.city.next[square]:
            if zombies[beside]:
                del roaming[bisect_left(roaming, beside * SQUARES + square)]
            else:
                insort(roaming, square * SQUARES + beside)


def those_near_walk_anew(t: ZombiesTable, squares: Iterable[int]) -> None:
    """Everybody within two steps of these squares."""
    beside, roaming = t.city.next, t.roaming
    near = set(squares)
    near.update([n for square in squares for n in beside[square]])
    near.update([n for square in list(near) for n in beside[square]])
    for square in near:
        first = bisect_left(roaming, square * SQUARES)
        last = bisect_left(roaming, (square + 1) * SQUARES, first)
        if t.zombies[square]:
            roaming[first:last] = steps_from(t, square)
        elif first != last:
            del roaming[first:last]


def steps_from(t: ZombiesTable, square: int) -> list[int]:
    """3.10: one step, or up to two for a fast one, through no square without room for it."""
    zombies, beside, here = t.zombies, t.city.next, t.zombies[square]
    room = ROOM_FOR[here]
    ends = {n for n in beside[square] if zombies[n] in room}
    if t.closed:
        ends = {n for n in ends if lets_in(t, square, n)}
    if here != NORMAL:
        further = [(n, m) for n in ends for m in beside[n] if zombies[m] in room]
        ends.update([m for n, m in further if not t.closed or lets_in(t, n, m)])
        ends.discard(square)
    return [square * SQUARES + n for n in sorted(ends)]


def lets_in(t: ZombiesTable, square: int, beside: int) -> bool:
    """A tile closed to zombies lets none in; those on it go where they like."""
    return beside // 9 not in t.closed or beside // 9 == square // 9


def all_steps(t: ZombiesTable) -> list[int]:
    """Worked out from nothing: what `roaming` must be."""
    return [step for square in t.crowd for step in steps_from(t, square)]
