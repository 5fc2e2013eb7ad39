"""Searching the rubble as a memory game, and the surprise wave that may come of it."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.off_the_dead.cards import SURPRISE, loaded
from orda.games.off_the_dead.horde import come_out
from orda.games.off_the_dead.play import WAVE_DIE, Play, step
from orda.games.off_the_dead.table import FIRST, ROOM, SEEN, SEEN_KIND, ZONES, OffTable

# Options of putting back one card, or either of two: which << 4 | pile, by the number of piles.
PUT_ONE: Final = {piles: tuple(range(piles)) for piles in (7, 9)}
PUT_TWO: Final = {piles: (*range(piles), *range(16, 16 + piles)) for piles in (7, 9)}


def piles_with_cards(t: OffTable) -> list[int]:
    return [n for n, pile in enumerate(t.piles) if pile]


def turn_up(g: Play, pile: int) -> int:
    """O-3: everybody sees it."""
    kind = g.t.piles[pile].pop() & SEEN_KIND
    g.show()
    g.tell("turn_up", ALL, pile + 1, kind)
    return kind


def search(g: Play, pile: int) -> None:
    """Action A. O-3: the second card is chosen after the first has been seen."""
    g.t.turned.append(turn_up(g, pile))
    g.ask("search_second", piles_with_cards(g.t), searched)


@step
def searched(g: Play, pile: int) -> None:
    t = g.t
    t.turned.append(turn_up(g, pile))
    first, second = t.turned
    if first != second:
        if SURPRISE in t.turned:
            # O-5: the other card goes back, even a useful one; then the wave comes.
            t.turned.remove(SURPRISE)
            g.do(surprise, g.me)
        put_back(g)
    elif first == SURPRISE:
        # O-5: one after the other, and never kept.
        t.turned = []
        g.do(surprise, g.me)
        g.do(surprise, g.me)
    else:
        # O-4: one is kept, the other goes back.
        t.turned.pop()
        find(g, first)
        put_back(g)


def find(g: Play, kind: int) -> None:
    g.t.items[g.t.active].append(loaded(kind))
    g.tell("find", ALL, g.t.survivors[g.t.active], kind)


def put_back(g: Play) -> None:
    """O-4: on any pile, also an empty one, in any order."""
    t = g.t
    g.ask("put_back", PUT_ONE[len(t.piles)] if len(t.turned) == 1 else PUT_TWO[len(t.piles)], put)


@step
def put(g: Play, option: int) -> None:
    t = g.t
    kind = t.turned.pop(option >> 4)
    t.piles[option & 15].append(kind | SEEN)
    g.tell("put_back", ALL, kind, (option & 15) + 1)
    if t.turned:
        put_back(g)


# -- the surprise wave -------------------------------------------------------------------


@step
def surprise(g: Play) -> None:
    t = g.t
    t.used.append(SURPRISE)
    t.wave_die = t.die()
    g.tell("surprise", ALL, t.survivors[t.active], t.wave_die)
    if t.items[t.active] or t.trophies[t.active]:
        g.window(WAVE_DIE)
    g.do(surprise_comes, g.me)


@step
def surprise_comes(g: Play) -> None:
    """O-6: half the die rounded up; with one or two survivors one zombie, or two on 4 and more."""
    t = g.t
    number = (t.wave_die + 1) // 2 if len(t.crowd) > 2 else 1 + (t.wave_die > 3)
    t.wave_die = 0
    if t.horde:
        g.do(come_out, g.me, number)
    else:
        sold_out(g, number)


def sold_out(g: Play, number: int) -> None:
    """O-6, O-7: the Horde is empty, so the cemetery opens: random zombies, all to the searcher while he has room."""
    t = g.t
    place = t.active
    came: list[int] = []
    while len(came) < number and t.crowd[place] < ROOM:
        graves = t.cemetery or most_trophies(t)
        if not graves:
            break
        card = graves.pop(t.random_below(len(graves)))
        came.append(card)
        t.zones[place * ZONES + FIRST].append(card)
        t.crowd[place] += 1
    if came:
        # What is missing from the graves everybody can see; which is which of those who came nobody.
        t.mix_up(came, sum(1 << card for card in came))
    g.tell("sold_out", ALL, t.survivors[place], len(came))


def most_trophies(t: OffTable) -> list[int]:
    """O-7: of whoever has most; among equals the searcher, then clockwise."""
    places = len(t.crowd)
    order = [(t.active + i) % places for i in range(places)]
    return max((t.trophies[place] for place in order), key=len)
