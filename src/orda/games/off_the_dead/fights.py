"""Attacks: one blow at one zombie, and the kinds that strike several one after the other."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP, ask_window
from orda.engine.messages import ALL
from orda.games.off_the_dead.cards import (
    AMMO,
    AXE,
    AXE_MARGIN,
    FIRE,
    FORCE,
    FURY_BONUS,
    HANDS,
    KIND,
    NEEDS_AMMO,
    PETROL,
    POWER,
    STRENGTH,
)
from orda.games.off_the_dead.events import kevin_may_help, reveal
from orda.games.off_the_dead.play import AFTER_ROLL, Play, step, zombie_at
from orda.games.off_the_dead.table import MELEE, NO_CARD, ZONES, Attack, OffTable

# How an attack came about.
ACTION: Final = 0
EXTRA: Final = 1  # with the axe, after a good blow
BURNING: Final = 2
FURIOUS: Final = 3
BARE: Final = 4  # by a quote: bare hands, whole corridor


def power_of(t: OffTable, how: int, by: int, weapon: int) -> int:
    """O-20: what is added to the die."""
    if how == BURNING:
        return FIRE
    force = FORCE[t.survivors[by]]
    if how == FURIOUS:
        return force + FURY_BONUS
    return force if weapon == HANDS else force + POWER[weapon & KIND]


def aim(g: Play, how: int, by: int, place: int, card: int, weapon: int) -> None:
    """O-20: the target is turned up first; an event may come between the aim and the blow."""
    t = g.t
    t.attacks.append(Attack(how, by, place, card, weapon, power_of(t, how, by, weapon)))
    reveal(g, card, by)
    g.do(strike, g.seat_of(by))


def attack(g: Play, weapon: int, target: int) -> None:
    """Action C. O-19: the shot is spent before the target is turned up."""
    t = g.t
    by = t.active
    if weapon != HANDS and NEEDS_AMMO[weapon & KIND]:
        t.items[by].remove(weapon)
        weapon -= 1 << AMMO
        t.items[by].append(weapon)
    card = g.card_at(target)
    if g.telling:
        g.tell("attack_hands" if weapon == HANDS else "attack", ALL, t.survivors[by], *weapon_name(weapon))
    aim(g, ACTION, by, target >> 5, card, weapon)


def weapon_name(weapon: int) -> tuple[int, ...]:
    return () if weapon == HANDS else (weapon & KIND,)


@step
def strike(g: Play) -> None:
    a = g.t.attacks[-1]
    if a.void:
        g.t.attacks.pop()
        g.tell("fails", ALL, g.t.survivors[a.by])
        return
    a.die = g.t.die()
    g.tell("roll", ALL, g.t.survivors[a.by], a.die, a.power, STRENGTH[a.card])
    g.do(settle, g.me)
    # O-33: quotes are for the own die only.
    if kevin_may_help(g.t) or (a.by == g.t.active and g.t.trophies[a.by]):
        ask_window(g, AFTER_ROLL, 0)


@step
def settle(g: Play) -> None:
    """O-20: equal is enough."""
    t = g.t
    a = t.attacks.pop()
    if a.void:
        g.tell("fails", ALL, t.survivors[a.by])
        return
    margin = a.die + a.bonus + a.power - STRENGTH[a.card]
    if margin < 0:
        g.tell("miss", ALL, t.survivors[a.by], a.card)
        return
    g.kill(a.card, a.place, a.by)
    if a.how == ACTION and margin >= AXE_MARGIN and a.weapon == AXE and not t.over:
        axe_swings_on(g, a)


def axe_swings_on(g: Play, a: Attack) -> None:
    """One more blow at another zombie in melee, and no more after it."""
    melee = g.t.zones[a.by * ZONES + MELEE]
    options = [zombie_at(a.by, MELEE, i) for i, card in enumerate(melee) if card != a.card]
    if options:
        g.ask("axe", [*options, STOP], axe_again)


@step
def axe_again(g: Play, target: int) -> None:
    if target != STOP:
        g.tell("attack", ALL, g.t.survivors[target >> 5], AXE)
        aim(g, EXTRA, target >> 5, target >> 5, g.card_at(target), AXE)


# -- several zombies ---------------------------------------------------------------------


def sweep(g: Play, how: int, by: int, zones: list[int]) -> None:
    """Every zombie in these zones (place * 3 + zone), those who arrive meanwhile excepted."""
    t = g.t
    t.stopped = t.targets = 0
    me = g.seat_of(by)
    for zone in zones:
        for card in t.zones[zone]:
            t.targets |= 1 << card
    for zone in zones:
        g.do(sweep_on, me, how, by, zone)
    g.do(sweep_over, me, how, by)


@step
def sweep_on(g: Play, how: int, by: int, zone: int) -> None:
    """The last who was there from the start and has not had his turn; any of them may have run meanwhile (O-28)."""
    t = g.t
    waiting = [card for card in t.zones[zone] if t.targets >> card & 1]
    if t.stopped or not waiting:
        return
    t.targets &= ~(1 << waiting[-1])
    aim(g, how, by, zone // ZONES, waiting[-1], HANDS)
    g.do(sweep_on, g.me, how, by, zone)


@step
def sweep_over(g: Play, how: int, by: int) -> None:
    """The petrol can is thrown away when it has burnt, whatever came of it."""
    t = g.t
    t.targets = 0
    if how == BURNING and t.in_use == PETROL:
        g.discard(by, PETROL)
        t.in_use = NO_CARD
