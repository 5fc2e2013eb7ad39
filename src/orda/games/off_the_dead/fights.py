"""Attacks: one blow at one zombie, and the kinds that strike several one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orda.engine.game import ask_window
from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import (
    FIRST_OF_ZONE,
    HANDS,
    MELEE,
    ZONES,
    bits,
    has,
    index_of,
    kind_of,
    place_of,
    shots_in,
    with_shots,
    without,
    zone_of,
)
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    AFTER_ROLL,
    FORCE,
    ITEMS,
    MARGIN,
    MARKS,
    NEEDS_SHOTS,
    POWER,
    STRENGTH,
    WHOLE_CORRIDOR,
    able,
)
from orda.games.off_the_dead.reveal import reveal
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import NO_CARD, Attack, OffTable

# -- ways to attack ----------------------------------------------------------------------------


class Way:
    """How an attack comes about, and what is added to its die."""

    def __init__(self, bonus: int, with_force: bool, item: int) -> None:
        self.bonus: Final = bonus
        self.with_force: Final = with_force  # is the strength of the survivor added?
        self.item: Final = item  # that is used up by it; -1: none


WAYS: Final[dict[int, Way]] = {}


def way(number: int, bonus: int = 0, *, with_force: bool = True, item: int = -1) -> int:
    assert number not in WAYS, f"two ways to attack have the number {number}"
    WAYS[number] = Way(bonus, with_force, item)
    return number


ACTION: Final = way(0)
EXTRA: Final = way(1)  # with the same weapon, after a good blow
BARE: Final = way(4)  # by a quote: bare hands, whole corridor

# -- one blow -----------------------------------------------------------------------------------


def power_of(t: OffTable, how: int, by: int, weapon: int) -> int:
    """O-20: what is added to the die."""
    way = WAYS[how]
    return way.bonus + POWER[kind_of(weapon)] + (FORCE[t.survivors[by]] if way.with_force else 0)


def in_reach(t: OffTable, place: int, weapon: int) -> Sequence[int]:
    """Every zombie of this corridor that the weapon, or bare hands, can be aimed at."""
    if WHOLE_CORRIDOR[kind_of(weapon)]:
        return zombies_of(t, place)
    melee = place * ZONES + MELEE
    return FIRST_OF_ZONE[melee][len(t.zones[melee])]


def zombies_of(t: OffTable, place: int) -> list[int]:
    """Every zombie of a corridor, as options name them."""
    base = place * ZONES
    zones = t.zones
    return [
        *FIRST_OF_ZONE[base][len(zones[base])],
        *FIRST_OF_ZONE[base + 1][len(zones[base + 1])],
        *FIRST_OF_ZONE[base + 2][len(zones[base + 2])],
    ]


def aim(g: Play, how: int, by: int, place: int, card: int, weapon: int) -> None:
    """O-20: the target is turned up first; a mishap may come between the aim and the blow."""
    t = g.t
    t.attacks.append(Attack(how, by, place, card, weapon, power_of(t, how, by, weapon)))
    reveal(g, card, by)
    g.do(strike, g.seat_of(by))


def attack(g: Play, weapon: int, target: int) -> None:
    """Action C. O-19: the shot is spent before the target is turned up."""
    t = g.t
    by = t.active
    kind = kind_of(weapon)
    if NEEDS_SHOTS[kind]:
        t.items[by].remove(weapon)
        weapon = with_shots(kind, shots_in(weapon) - 1)
        t.items[by].append(weapon)
    card = g.card_at(target)
    if weapon == HANDS:
        g.tell("attack_hands", ALL, t.survivors[by], zone_of(target), index_of(target) + 1)
    else:
        g.tell("attack", ALL, t.survivors[by], kind, zone_of(target), index_of(target) + 1)
    aim(g, ACTION, by, place_of(target), card, weapon)


@step
def strike(g: Play) -> None:
    t = g.t
    a = t.attacks[-1]
    if a.void:
        t.attacks.pop()
        g.tell("fails", ALL, t.survivors[a.by])
        return
    a.die = t.die()
    g.tell("roll", ALL, t.survivors[a.by], a.die, a.power, STRENGTH[a.card])
    tell_sum(g, a)
    g.do(settle, g.me)
    # O-33: quotes are for the own die only.
    if (a.by == t.active and t.trophies[a.by]) or t.ready & able(t.survivors, AFTER_ROLL):
        ask_window(g, AFTER_ROLL, 0)


@step
def settle(g: Play) -> None:
    """O-20: equal is enough."""
    t = g.t
    a = t.attacks.pop()
    if a.void:
        g.tell("fails", ALL, t.survivors[a.by])
        return
    tell_sum(g, a)
    over = margin(a)
    if over < 0:
        g.tell("miss", ALL, t.survivors[a.by], a.card)
        return
    g.kill(a.card, a.place, a.by)
    kind = kind_of(a.weapon)
    if a.how == ACTION and MARGIN[kind] and over >= MARGIN[kind] and not t.over:
        ITEMS.things[kind].effect(g, a)


def tell_sum(g: Play, a: Attack) -> None:
    """For the words only: the die with everything that adds to it, again when quotes have changed it."""
    if not g.telling:
        return
    way, kind, who = WAYS[a.how], kind_of(a.weapon), g.t.survivors[a.by]
    force = FORCE[who] if way.with_force else 0
    weapon, gain = (kind, POWER[kind]) if POWER[kind] else (way.item, way.bonus)
    weapons = (weapon,) if weapon >= 0 and gain else ()
    more = a.power + a.bonus - force - (gain if weapons else 0)
    g.tell_beside("sum", ALL, who, a.die, force, weapons, gain, more, STRENGTH[a.card])


def margin(a: Attack) -> int:
    """By how much the zombie is beaten."""
    return a.die + a.bonus + a.power - STRENGTH[a.card]


def more_helps(t: OffTable, a: Attack, more: int, promised: int = 0) -> bool:
    """Would so much more on the die, besides what is promised, kill, or be enough for what the weapon does besides?"""
    over = margin(a) + promised
    if over < 0:
        return over + more >= 0
    enough = MARGIN[kind_of(a.weapon)] if a.how == ACTION else 0
    return over < enough <= over + more and len(t.zone(a.by, MELEE)) > 1


def other_targets(t: OffTable, a: Attack) -> list[int]:
    """O-33: what else the same weapon reaches; only an attack with one target can change it."""
    if a.how not in (ACTION, EXTRA):
        return []
    return [target for target in in_reach(t, a.place, a.weapon) if t.card_at(target) != a.card]


def stop_attack(g: Play) -> None:
    """What is going on fails."""
    t = g.t
    t.stopped = 1
    if t.attacks:
        t.attacks[-1].void = 1


# -- several zombies ---------------------------------------------------------------------


def sweep(g: Play, how: int, by: int, zones: list[int]) -> None:
    """Every zombie in these zones (place * 3 + zone), those who arrive meanwhile excepted."""
    t = g.t
    t.stopped = 0
    t.targets = bits(card for zone in zones for card in t.zones[zone])
    me = g.seat_of(by)
    for zone in zones:
        g.do(sweep_on, me, how, by, zone)
    g.do(sweep_over, me, how, by)


@step
def sweep_on(g: Play, how: int, by: int, zone: int) -> None:
    """The last who was there from the start and has not had his turn; any of them may have run meanwhile (O-28)."""
    t = g.t
    waiting = [card for card in t.zones[zone] if has(t.targets, card)]
    if t.stopped or not waiting:
        return
    if len(waiting) > 1 and order_matters(g, waiting):
        options = [z for z in FIRST_OF_ZONE[zone][len(t.zones[zone])] if t.card_at(z) in waiting]
        g.ask("next_struck", options, struck_next, how, by, zone)
    else:
        strike_one(g, waiting[-1], how, by, zone)


def order_matters(g: Play, cards: list[int]) -> bool:
    """Do they look different, and can anything happen between one and the next?"""
    t = g.t
    looks = {(STRENGTH[card], MARKS[card], has(t.tough, card)) if t.is_up(card) else () for card in cards}
    return len(looks) > 1 and (g.advanced or t.ready & able(t.survivors, AFTER_ROLL) > 0)


@step
def struck_next(g: Play, target: int, how: int, by: int, zone: int) -> None:
    """The order is the player's."""
    strike_one(g, g.card_at(target), how, by, zone)


def strike_one(g: Play, card: int, how: int, by: int, zone: int) -> None:
    t = g.t
    t.targets = without(t.targets, card)
    aim(g, how, by, zone // ZONES, card, HANDS)
    g.do(sweep_on, g.me, how, by, zone)


@step
def sweep_over(g: Play, how: int, by: int) -> None:
    """An item it was done with is thrown away now, whatever came of it (O-29)."""
    t = g.t
    t.targets = 0
    item = WAYS[how].item
    if item >= 0 and t.in_use == item:
        g.discard(by, item)
        t.in_use = NO_CARD
