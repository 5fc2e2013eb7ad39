"""What each survivor can do once per game, at any time, for himself or a neighbour (O-21)."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.off_the_dead.cards import (
    ABILITY_SAID,
    AXE,
    AXE_MARGIN,
    BRANDY,
    HANK,
    KEVIN,
    MARKS,
    NONNA,
    STRENGTH,
    VINCE,
)
from orda.games.off_the_dead.events import kevin_may_help, reveal
from orda.games.off_the_dead.fights import ACTION, FURIOUS, sweep
from orda.games.off_the_dead.items import OWN_ACTION, zombies_of
from orda.games.off_the_dead.play import (
    ABILITY,
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    DYING,
    EVENT_DIE,
    Play,
    step,
)
from orda.games.off_the_dead.table import FIRST, MELEE, NEIGHBOURS, SECOND, ZONES, Attack, OffTable

# O-21: asked only where it can matter. A bit for each moment.
WHEN: Final = {
    VINCE: 1 << OWN_ACTION | 1 << BEFORE_BITE | 1 << BEFORE_MOVE | 1 << DYING,
    BRANDY: 1 << OWN_ACTION | 1 << BEFORE_BITE | 1 << BEFORE_MOVE | 1 << DYING,
    NONNA: 1 << OWN_ACTION | 1 << DYING,
    KEVIN: 1 << AFTER_ROLL | 1 << EVENT_DIE,
    HANK: 1 << OWN_ACTION | 1 << BEFORE_BITE | 1 << DYING,
}


def abilities(g: Play, place: int, moment: int) -> list[int]:
    """What the survivor there can do now; in somebody's moment only for whom it is about."""
    t = g.t
    survivor = t.survivors[place]
    if not t.ready >> place & 1 or not WHEN[survivor] >> moment & 1:
        return []
    what = ABILITY | place << 8
    near = g.near(place)
    if survivor == KEVIN:
        return [what] if luck_matters(t, near, moment) else []
    # O-21: the dying may use their own a last time, for any neighbour too.
    last_time = moment == DYING and place == t.active
    if moment != OWN_ACTION and not last_time:
        near = [t.active] if t.active in near else []
    if survivor == VINCE:
        return [what | target for p in near for target in zombies_of(t, p)]
    if survivor == NONNA:
        return [what | p for p in near if t.level[p]]
    if survivor == HANK:
        return [what | p for p in near if t.zones[p * ZONES + MELEE]]
    if moment == DYING:
        # His own corridor goes under the Horde wherever its zombies stand.
        near = near[1:] if last_time else []
    return [what | p for p in near if t.zones[p * ZONES + SECOND] or t.zones[p * ZONES + MELEE]]


def luck_matters(t: OffTable, near: list[int], moment: int) -> bool:
    """Would a six be something else?"""
    if moment == EVENT_DIE:
        return t.event_of in near and t.event_die < 6
    a = t.attacks[-1]
    if a.by not in near or a.die == 6:
        return False
    # O-33: his own quotes may add what a six leaves missing.
    bonus = bonus_for(symbols_to_pay(t)) if a.by == t.active else 0
    return more_helps(t, a, 6 - a.die) or more_helps(t, a, 6 - a.die + bonus)


def kevin_is_near(t: OffTable, place: int) -> bool:
    """Is his luck unused, and for this survivor?"""
    if not kevin_may_help(t):
        return False
    kevin = t.survivors.index(KEVIN)
    return place == kevin or place in NEIGHBOURS[len(t.crowd)][kevin]


def more_helps(t: OffTable, a: Attack, more: int, promised: int = 0) -> bool:
    """Would so much more on the die, besides what is promised, kill or set the axe swinging?"""
    margin = a.die + a.bonus + promised + a.power - STRENGTH[a.card]
    if margin < 0:
        return margin + more >= 0
    swings = a.how == ACTION and a.weapon == AXE and margin < AXE_MARGIN <= margin + more
    return swings and len(t.zones[a.by * ZONES + MELEE]) > 1


def symbols_to_pay(t: OffTable) -> list[int]:
    """How many of each symbol: on his trophies, and left over from the quote just paid."""
    counts = t.spare[:]
    for card in t.trophies[t.active]:
        marks = MARKS[card]
        counts[0] += marks & 1
        counts[1] += marks >> 1 & 1
        counts[2] += marks >> 2
    return counts


def bonus_for(counts: list[int]) -> int:
    """The most that so many symbols of each kind can add to a die: 1 for two, 2 for three, 3 for four, and again."""
    return sum(3 * (n // 4) + max(0, n % 4 - 1) for n in counts)


def use_ability(g: Play, place: int, target: int) -> None:
    t = g.t
    survivor = t.survivors[place]
    t.ready &= ~(1 << place)
    others = () if survivor in (VINCE, KEVIN) else (t.survivors[target],)
    g.tell(ABILITY_SAID[survivor], ALL, survivor, *others)
    if survivor == VINCE:
        coup_de_grace(g, place, target)
    elif survivor == BRANDY:
        pom_poms(g, target)
    elif survivor == NONNA:
        t.level[target] = 0
    elif survivor == HANK:
        sweep(g, FURIOUS, place, [target * ZONES + MELEE])
    elif t.event_die:
        t.event_die = 6
    else:
        t.attacks[-1].die = 6


def coup_de_grace(g: Play, place: int, target: int) -> None:
    """Vince destroys one zombie wherever it is; turning it up may bring him an event."""
    card = g.card_at(target)
    g.t.stopped = 0
    reveal(g, card, place)
    g.do(shoot_dead, g.me, card, target >> 5, place)


@step
def shoot_dead(g: Play, card: int, corridor: int, by: int) -> None:
    if g.t.stopped:
        g.tell("fails", ALL, g.t.survivors[by])
    else:
        g.kill(card, corridor, by)


def pom_poms(g: Play, place: int) -> None:
    """Brandy sends a whole corridor back one zone; who leaves melee does not bite."""
    t = g.t
    base = place * ZONES
    for card in t.zones[base + MELEE]:
        t.biting &= ~(1 << card)
    t.zones[base + FIRST] += t.zones[base + SECOND]
    t.zones[base + SECOND] = t.zones[base + MELEE]
    t.zones[base + MELEE] = []
