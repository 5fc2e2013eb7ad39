"""Turning zombies face up and, in the advanced game, the six events that may follow."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.off_the_dead.cards import (
    DIES_TWICE,
    EVENT_SAID,
    KEVIN,
    MARKS,
    PANIC,
    PETROL,
    RUNS_AT_ME,
    SEEN_ME,
    STRENGTH,
    SYMBOL,
    WHAT_JUNK,
    WHERE_FROM,
)
from orda.games.off_the_dead.horde import come_out, turn_top
from orda.games.off_the_dead.play import EVENT_DIE, Play, step
from orda.games.off_the_dead.table import MELEE, NO_CARD, ZONES, OffTable


def reveal(g: Play, card: int, by: int) -> None:
    """O-26: `by` acts; a face-down zombie showing his symbol brings an event, once."""
    t = g.t
    if t.face_up >> card & 1:
        return
    t.face_up |= 1 << card
    g.show()
    g.tell("reveal", ALL, card, STRENGTH[card])
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
    if kevin_may_help(t) or t.items[t.active] or t.trophies[t.active]:
        g.window(EVENT_DIE)
        g.do(event_happens, g.me)
    else:
        event_happens(g)


def kevin_may_help(t: OffTable) -> bool:
    """Is he there, with his luck unused?"""
    return KEVIN in t.survivors and t.ready >> t.survivors.index(KEVIN) & 1 == 1


@step
def event_happens(g: Play) -> None:
    t = g.t
    which, card, by = t.event_die - 1, t.event_card, t.event_of
    t.event_die = 0
    t.event_card = NO_CARD
    g.tell(EVENT_SAID[which], ALL, t.survivors[by])
    if which == SEEN_ME:
        seen_me(g, by)
    elif which == WHERE_FROM:
        g.do(come_out, g.seat_of(t.active), 2)
    elif which == RUNS_AT_ME:
        runs_at_me(g, card)
    elif which == WHAT_JUNK:
        what_junk(g, by)
    elif which == DIES_TWICE:
        t.tough |= 1 << card
    else:
        assert which == PANIC
        panic(g, by)


def seen_me(g: Play, by: int) -> None:
    """O-27: the top card turns to you; if it already did, it comes. O-37: alone, away from you is also to you."""
    t = g.t
    if not t.horde:
        return
    arrow = t.horde[-1] & 3
    if arrow == by or (len(t.crowd) == 1 and not arrow & 1):
        if t.has_room(by):
            g.comes_out(by)
    else:
        turn_top(g, by)


def runs_at_me(g: Play, card: int) -> None:
    """O-28: straight into melee; fire meant for its zone misses it; in a phase of bites it waits for the next."""
    t = g.t
    for place in range(len(t.crowd)):
        zone = t.zone_of(card, place)
        if zone < 0 or zone == MELEE:
            continue
        t.zones[place * ZONES + zone].remove(card)
        t.zones[place * ZONES + MELEE].append(card)
        if t.in_use == PETROL and t.attacks and t.attacks[-1].card == card:
            t.attacks[-1].void = 1


def what_junk(g: Play, by: int) -> None:
    """O-29: one item of your choice."""
    items = sorted(set(g.t.items[by]))
    if items:
        g.ask("junk", items, junked, by)


@step
def junked(g: Play, item: int, by: int) -> None:
    """O-29: an item thrown away while it is in use fails."""
    t = g.t
    g.discard(by, item)
    g.tell("junk", ALL, t.survivors[by], item & 15)
    if item in t.items[by]:
        return
    if t.in_use == item:
        t.in_use = NO_CARD
        stop_attack(g)
    elif t.attacks and t.attacks[-1].by == by and t.attacks[-1].weapon == item:
        stop_attack(g)


def panic(g: Play, by: int) -> None:
    """O-31: what is going on fails, its price is lost, and there are no more actions this turn."""
    if by == g.t.active:
        g.t.panic = 1
    stop_attack(g)


def stop_attack(g: Play) -> None:
    t = g.t
    t.stopped = 1
    if t.attacks:
        t.attacks[-1].void = 1
