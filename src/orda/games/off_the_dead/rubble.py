"""Searching the rubble as a memory game."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import PUT_ONE, PUT_TWO, SEEN, kind_of, pile_put, which_put
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import FULL, HAPPENS, ITEMS
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import OffTable


def piles_with_cards(t: OffTable) -> list[int]:
    return [n for n, pile in enumerate(t.piles) if pile]


def turn_up(g: Play, pile: int) -> int:
    """O-3: everybody sees it."""
    kind = kind_of(g.t.piles[pile].pop())
    g.show()
    g.tell("turn_up", ALL, pile + 1, kind)
    return kind


def search(g: Play, pile: int) -> None:
    """Action A. O-3: the second card is chosen after the first has been seen."""
    g.tell_beside("searches", ALL, g.t.survivors[g.t.active])
    g.t.turned.append(turn_up(g, pile))
    g.ask("search_second", piles_with_cards(g.t), searched)


@step
def searched(g: Play, pile: int) -> None:
    t = g.t
    t.turned.append(turn_up(g, pile))
    first, second = t.turned
    if HAPPENS[first] or HAPPENS[second]:
        # O-5: never kept, one after the other; another card goes back before, even a useful one.
        t.turned = [kind for kind in (first, second) if not HAPPENS[kind]]
        for kind in (first, second):
            if HAPPENS[kind]:
                g.do(ITEMS[kind].effect, g.me)
    elif first == second:
        # O-4: one is kept, the other goes back.
        t.turned.pop()
        g.tell("find", ALL, t.survivors[t.active], first)
        t.items[t.active].append(FULL[first])
    if t.turned:
        put_back(g)


def pick_up(g: Play, pile: int) -> None:
    """O-34: whatever lies on top, no pair needed; what happens at once happens."""
    kind = turn_up(g, pile)
    if HAPPENS[kind]:
        g.do(ITEMS[kind].effect, g.me)
    else:
        g.t.items[g.t.active].append(FULL[kind])
        g.tell("picks_up", ALL, g.t.survivors[g.t.active], kind)


def put_back(g: Play) -> None:
    """O-4: on any pile, also an empty one, in any order."""
    t = g.t
    g.ask("put_back", PUT_ONE[len(t.piles)] if len(t.turned) == 1 else PUT_TWO[len(t.piles)], put)


@step
def put(g: Play, option: int) -> None:
    t = g.t
    kind, pile = t.turned.pop(which_put(option)), pile_put(option)
    t.piles[pile].append(kind | SEEN)
    g.tell("put_back", ALL, kind, pile + 1)
    if t.turned:
        put_back(g)
