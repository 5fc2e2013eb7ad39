"""The five survivors: what each can do once per game, at any time, for himself or a neighbour (O-21)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import FIRST, MELEE, SECOND, ZONES, bits, place_of
from orda.games.off_the_dead.fights import more_helps, sweep, way, zombies_of
from orda.games.off_the_dead.paying import bonus_for, symbols_to_pay
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    A_ZOMBIE,
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BIOHAZARD,
    DYING,
    EVENT_DIE,
    HAND,
    LAST_KILL,
    NEVER,
    NOTHING,
    OWN_ACTION,
    SKULL,
    STRENGTH,
    survivor,
)
from orda.games.off_the_dead.reveal import reveal
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.worth import (
    WIN,
    bite_costs,
    can_save_himself,
    can_tell,
    has_to_bite,
    hit_chance,
    is_last,
    kill_worth_now,
    melee,
    missed_by,
    one_bite_less,
    still_biting,
    worth_a_try,
)


def worth_a_last_time(g: Play, place: int) -> bool:
    """At a death: if it wins, or if it would be lost with him who has it and cannot save himself."""
    t = g.t
    return t.zombies_left() <= 1 or (place == t.active and not can_save_himself(t))


# -- Vince ---------------------------------------------------------------------------------------


def anybody_near(g: Play, place: int, near: Sequence[int], moment: int) -> list[int]:
    return [target for p in near for target in zombies_of(g.t, p)]


def grace_rate(g: Play, place: int, moment: int, target: int) -> float:
    card = g.card_at(target)
    if is_last(g.t, card):
        return WIN
    if moment == BEFORE_BITE and has_to_bite(g.t, card):
        return one_bite_less(g.t) + 0.3 * STRENGTH[card] - 4.3
    if moment == DYING and worth_a_last_time(g, place):
        return 1.0 + 0.1 * (STRENGTH[card] if can_tell(g, card) else 4)
    return NEVER


@survivor(
    0, "poliziotto", strength=1, track=5, symbol=SKULL, zombified=(36, SKULL | HAND), ability="grace",
    when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE, DYING), aims_at=A_ZOMBIE, targets=anybody_near, rate=grace_rate,
)  # fmt: skip
def coup_de_grace(g: Play, place: int, target: int) -> None:
    """Vince destroys a zombie in any zone of the corridor; turning it up may bring him a mishap."""
    card = g.card_at(target)
    g.t.stopped = 0
    reveal(g, card, place)
    g.do(shoot_dead, g.me, card, place_of(target), place)


@step
def shoot_dead(g: Play, card: int, corridor: int, by: int) -> None:
    if g.t.stopped:
        g.tell("fails", ALL, g.t.survivors[by])
    else:
        g.kill(card, corridor, by)


# -- Brandy --------------------------------------------------------------------------------------


def corridors_to_drive_back(g: Play, place: int, near: Sequence[int], moment: int) -> list[int]:
    t = g.t
    if moment == DYING:
        # His own corridor goes under the Horde wherever its zombies stand.
        near = [p for p in near if p != t.active]
    return [p for p in near if t.zone(p, SECOND) or t.zone(p, MELEE)]


def pom_poms_rate(g: Play, place: int, moment: int, target: int) -> float:
    if moment == BEFORE_BITE:
        return bite_costs(g.t, still_biting(g.t)) - 3.4
    return 1.0 + 0.1 * len(melee(g.t, target)) if moment == DYING and worth_a_last_time(g, place) else NEVER


@survivor(
    1, "cheerleader", strength=0, track=6, symbol=HAND, zombified=(37, HAND | BIOHAZARD), ability="pompom",
    when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE, DYING), targets=corridors_to_drive_back, rate=pom_poms_rate,
)  # fmt: skip
def pom_poms(g: Play, place: int, target: int) -> None:
    """Brandy: all zombies of the corridor go back a zone (the first stays); who leaves melee does not bite."""
    t = g.t
    base = target * ZONES
    t.biting &= ~bits(t.zones[base + MELEE])
    t.zones[base + FIRST] += t.zones[base + SECOND]
    t.zones[base + SECOND] = t.zones[base + MELEE]
    t.zones[base + MELEE] = []


# -- Granny Mimì ------------------------------------------------------------------------------------


def infected(g: Play, place: int, near: Sequence[int], moment: int) -> list[int]:
    return [p for p in near if g.t.level[p]]


def remedy_rate(g: Play, place: int, moment: int, target: int) -> float:
    """For who is dying; and to win with fewer infected."""
    return 5.0 if moment == LAST_KILL or (moment == DYING and target == g.t.active) else NEVER


@survivor(
    2, "nonna", strength=0, track=6, symbol=BIOHAZARD, zombified=(38, HAND | BIOHAZARD), ability="remedy",
    when=(OWN_ACTION, DYING, LAST_KILL), targets=infected, rate=remedy_rate,
)  # fmt: skip
def remedy(g: Play, place: int, target: int) -> None:
    """Granny Mimì removes the infection."""
    g.t.level[target] = 0


# -- Kevin --------------------------------------------------------------------------------------------

SIX: Final = 6


def die_to_turn(g: Play, place: int, near: Sequence[int], moment: int) -> list[int]:
    """Would a six be something else?"""
    t = g.t
    if moment == EVENT_DIE:
        return [0] if t.event_of in near and t.event_die < SIX else []
    a = t.attacks[-1]
    if a.by not in near or a.die == SIX:
        return []
    # O-33: his own quotes may add what a six leaves missing.
    bonus = bonus_for(symbols_to_pay(t)) if a.by == t.active else 0
    helps = more_helps(t, a, SIX - a.die) or more_helps(t, a, SIX - a.die + bonus)
    return [0] if helps else []


def luck_rate(g: Play, place: int, moment: int, target: int) -> float:
    """He keeps his luck for a kill that counts."""
    t = g.t
    if moment != AFTER_ROLL or missed_by(t) <= 0:
        return NEVER
    a = t.attacks[-1]
    enough = SIX + a.bonus + a.power >= STRENGTH[a.card]
    return kill_worth_now(t) + 0.3 * STRENGTH[a.card] - 4.0 if enough else NEVER


@survivor(
    3, "surfista", strength=0, track=6, symbol=HAND, zombified=(39, SKULL | HAND), ability="luck",
    when=(AFTER_ROLL, EVENT_DIE), aims_at=NOTHING, targets=die_to_turn, rate=luck_rate, die_becomes=SIX,
)  # fmt: skip
def luck(g: Play, place: int, target: int) -> None:
    """Kevin: a die just rolled becomes a 6."""
    if g.t.event_die:
        g.t.event_die = SIX
    else:
        g.t.attacks[-1].die = SIX


# -- Hank -----------------------------------------------------------------------------------------------

FURY_BONUS: Final = 2  # on top of his strength
FURIOUS: Final = way(3, FURY_BONUS)


def melees(g: Play, place: int, near: Sequence[int], moment: int) -> list[int]:
    return [p for p in near if g.t.zone(p, MELEE)]


def fury_rate(g: Play, place: int, moment: int, target: int) -> float:
    t = g.t
    hope = worth_a_try(g, melee(t, target), 1 + FURY_BONUS)
    if hope > 0:
        return hope
    if moment == BEFORE_BITE:
        kills = sum([hit_chance(g, 1 + FURY_BONUS, card) for card in melee(t, t.active)])
        return kills * (one_bite_less(t) + 1.0) - 2.7
    return 1.0 + 0.1 * len(melee(t, target)) if moment == DYING and worth_a_last_time(g, place) else NEVER


@survivor(
    4, "biker", strength=1, track=4, symbol=SKULL, zombified=(40, SKULL | BIOHAZARD), ability="fury",
    when=(OWN_ACTION, BEFORE_BITE, DYING), targets=melees, rate=fury_rate,
)  # fmt: skip
def fury(g: Play, place: int, target: int) -> None:
    """Hank attacks every zombie in melee, die + 1 + 2 each."""
    sweep(g, FURIOUS, place, [target * ZONES + MELEE])
