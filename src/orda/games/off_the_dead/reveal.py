"""Turning zombies face up and, in the advanced game, the die for the mishap that may follow."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import bit
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import EVENT_DIE, MARKS, MISHAPS, STRENGTH, SYMBOL, able, is_usable
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import NO_CARD


def reveal(g: Play, card: int, by: int) -> None:
    """O-26: `by` acts; a face-down zombie showing his symbol brings a mishap, once."""
    t = g.t
    if t.is_up(card):
        return
    t.face_up |= bit(card)
    g.show()
    if g.telling:
        place = next(place for place in range(len(t.crowd)) if t.zone_of(card, place) >= 0)
        g.tell("reveal", ALL, card, STRENGTH[card], t.survivors[place], t.zone_of(card, place))
    if g.advanced and SYMBOL[t.survivors[by]] & MARKS[card]:
        t.event_card = card
        t.event_of = by
        g.do(event, g.seat_of(by))


@step
def event(g: Play) -> None:
    """O-25: the die says which."""
    t = g.t
    t.event_die = t.die()
    g.tell("event_die", ALL, t.survivors[t.event_of], t.event_die)
    if t.ready & able(tuple(t.survivors), EVENT_DIE) or t.trophies[t.active] or is_usable(t.items[t.active], EVENT_DIE):
        g.window(EVENT_DIE)
        g.do(event_happens, g.me)
    else:
        event_happens(g)


@step
def event_happens(g: Play) -> None:
    t = g.t
    mishap, card, by = MISHAPS[t.event_die - 1], t.event_card, t.event_of
    t.event_die = 0
    t.event_card = NO_CARD
    g.tell(mishap.said, ALL, t.survivors[by])
    mishap.effect(g, by, card)
