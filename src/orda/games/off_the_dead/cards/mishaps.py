"""The six mishaps, in the order of the die (O-25): what may happen when a zombie with one's own symbol is turned up."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import MELEE, arrow_of, bit, is_sideways, kind_of
from orda.games.off_the_dead.fights import stop_attack
from orda.games.off_the_dead.horde import come_out, come_out_alone, more_than_one_has_room, turn_top
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import (
    ITEM_ANSWER,
    each,
    question,
    tells,
)
from orda.games.off_the_dead.registry import ITEMS, NEEDS_SHOTS, always, mishap
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import NO_CARD


@mishap(1, "seen_me", costs=0.7, arrow_counts=always)
def seen_me(g: Play, place: int, card: int) -> None:
    """O-27: the top card turns to you; if it already did, it comes. O-37: alone, away from you is also to you."""
    t = g.t
    if not t.horde:
        g.tell("horde_empty", ALL)
        return
    arrow = arrow_of(t.horde[-1])
    if arrow != place and (len(t.crowd) > 1 or is_sideways(arrow)):
        turn_top(g, place)
    elif not t.has_room(place):
        g.tell("corridor_full", ALL, t.survivors[place])
    elif len(t.crowd) == 1:
        come_out_alone(g, 1)
    else:
        g.comes_out(place)


tells("corridor_full", "who")


@mishap(2, "where_from", costs=2.0, arrow_counts=more_than_one_has_room)
def where_from(g: Play, place: int, card: int) -> None:
    """Two cards leave the Horde."""
    if not g.t.horde:
        g.tell("horde_empty", ALL)
    g.do(come_out, g.seat_of(g.t.active), 2)


@mishap(3, "runs_at_me", costs=0.5)
def runs_at_me(g: Play, place: int, card: int) -> None:
    """O-28: straight into melee; fire meant for its zone misses it; in a phase of bites it waits for the next."""
    t = g.t
    if any(card in t.zone(corridor, MELEE) for corridor in range(len(t.crowd))):
        g.tell("jumps", ALL, card)
    for corridor in range(len(t.crowd)):
        zone = t.zone_of(card, corridor)
        if zone < 0 or zone == MELEE:
            continue
        g.tell("runs", ALL, card, t.survivors[corridor])
        t.zone(corridor, zone).remove(card)
        t.zone(corridor, MELEE).append(card)
        if t.in_use >= 0 and t.attacks and t.attacks[-1].card == card:
            t.attacks[-1].void = 1


tells("jumps", "zombie")
tells("runs", "zombie", "whom")


@mishap(4, "what_junk", costs=0.8)
def what_junk(g: Play, place: int, card: int) -> None:
    """O-29: one item of your choice."""
    items = sorted(set(g.t.items[place]))
    if items:
        g.ask("junk", items, junked, place)
    else:
        g.tell("no_junk", ALL, g.t.survivors[place])


tells("no_junk", "who")


@step
def junked(g: Play, item: int, by: int) -> None:
    """O-29: an item thrown away while it is in use fails."""
    t = g.t
    g.discard(by, item)
    g.tell("junk", ALL, t.survivors[by], kind_of(item))
    if item in t.items[by]:
        return
    if t.in_use == item:
        t.in_use = NO_CARD
        stop_attack(g)
    elif t.attacks and t.attacks[-1].by == by and t.attacks[-1].weapon == item:
        stop_attack(g)


tells("junk", "who", "item")


def junk_rate(g: Play, item: int) -> float:
    """What is worth least; an empty weapon is worth less, one in use more."""
    kind = kind_of(item)
    worth = ITEMS[kind].worth * (0.4 if NEEDS_SHOTS[kind] and item == kind else 1.0)
    a = g.t.attacks[-1] if g.t.attacks else None
    return -worth - (1.0 if a is not None and a.weapon == item else 0.0)


question("junk", ITEM_ANSWER, each(junk_rate), says_why=True)


@mishap(5, "dies_twice", costs=1.2)
def dies_twice(g: Play, place: int, card: int) -> None:
    """O-30: this zombie must be killed twice."""
    g.t.tough |= bit(card)


@mishap(6, "panic", costs=1.8)
def panic(g: Play, place: int, card: int) -> None:
    """O-31: what is going on fails, its price is lost, and there are no more actions this turn."""
    if place == g.t.active:
        g.t.panic = 1
        g.tell("panics", ALL, g.t.survivors[place])
    stop_attack(g)


tells("panics", "who")
