"""What things are worth to the bot `survivor`, measured in kills; the numbers were tuned by simulation."""

from __future__ import annotations

from typing import Final

from orda.games.off_the_dead.cards import (
    ADRENALINE,
    AMMO,
    AXE,
    BARRICADE,
    BRUCE_LEE,
    CHAINSAW,
    COLT,
    COPIES,
    FORCE,
    GOGGLES,
    KIND,
    LAST_WEAPON,
    MAGAZINE,
    PETROL,
    POWER,
    STRENGTH,
    TOY,
    TRACK,
)
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.table import FIRST_ACTION, MELEE, SECOND, SEEN, SEEN_KIND, ZONES, OffTable

# What finding one is worth to somebody who has none.
WORTH: Final = {
    COLT: 1.05, AXE: 4.3, CHAINSAW: 3.6, MAGAZINE: 1.5, PETROL: 1.6, ADRENALINE: 1.05, BARRICADE: 1.2, TOY: 3.6,
    GOGGLES: 0.4,
}  # fmt: skip
KILL_IN_MELEE: Final = 4.3  # besides the bites it saves
KILL_NEXT: Final = 2.7  # in the second zone
KILL_FAR: Final = 1.05
BULLET: Final = 0.45
FUEL: Final = 0.3
NEW_CARD: Final = 0.65  # of the rubble
DIG: Final = 0.4
FIRST_BITE: Final = 3.0  # starts the clock
DEATH: Final = 4.0
LATER: Final = 1.4  # a bite of the next turn against one of this turn
USE_POM_POMS: Final = 3.4  # what each must save to be used
USE_FURY: Final = 2.7
USE_GRACE: Final = 4.3
USE_LUCK: Final = 4.0
USE_TOY: Final = 1.6
USE_FIRE: Final = 5.0
USE_BARRICADE: Final = 0.5
# Piles whose top nobody knows; a known card, or a pair, on top.
UNKNOWN_TOPS: Final = (0.0, 1.2, 2.0, 2.3, 2.5)
ONE_ON_TOP: Final = 0.25
PAIR_ON_TOP: Final = 0.9
# What a quote must bring (trophies are best kept for the bites that matter), and how bad each event is.
Q_BONUS: Final = 1.0  # for each symbol
Q_AGAIN: Final = 3.0
Q_DODGE: Final = 2.0
Q_TURN: Final = 9.0
Q_HANDS: Final = 3.0  # for each symbol
Q_FIND: Final = 2.0  # symbols to spare
EVENT_COST: Final = (0.7, 2.0, 0.5, 0.8, 1.2, 1.8)


def seat(g: Play) -> int:
    assert g.decision is not None
    return g.decision.player


def can_tell(g: Play, card: int) -> bool:
    """Is this zombie face up, or does my seat know it anyway?"""
    return bool((g.t.face_up | g.t.known[seat(g)]) >> card & 1)


def hit_chance(g: Play, power: int, card: int) -> float:
    """Of a die and this much; a face-down zombie is any of those nobody has seen."""
    if can_tell(g, card):
        return chance_against(STRENGTH[card], power)
    t = g.t
    hidden = [code >> 2 for code in t.horde] + [c for zone in t.zones for c in zone]
    faces = [STRENGTH[c] for c in hidden if not can_tell(g, c)]
    # Whole numbers first: their sum does not depend on the order in which the hidden cards lie.
    return sum(good_faces(s, power) for s in faces) / (6 * len(faces))


def good_faces(strength: int, power: int) -> int:
    """How many faces of the die are enough."""
    return min(6, max(0, 7 + power - strength))


def chance_against(strength: int, power: int) -> float:
    return good_faces(strength, power) / 6


def melee(t: OffTable, place: int) -> list[int]:
    return t.zones[place * ZONES + MELEE]


def bite_costs(t: OffTable, bites: int) -> float:
    """What so many bites cost the active survivor, in kills: the first one starts the clock, the last one is death."""
    if not bites:
        return 0.0
    level, track = t.level[t.active], TRACK[t.survivors[t.active]]
    cost = 1.0 * bites + (FIRST_BITE if not level else 0.0)
    return cost + DEATH if level + bites >= track else cost


def still_biting(t: OffTable) -> int:
    return t.biting.bit_count()


def best_shot(t: OffTable, place: int) -> int:
    """The strongest loaded weapon there."""
    powers = [POWER[i & KIND] for i in t.items[place] if i & KIND <= LAST_WEAPON and (i >> AMMO or i & KIND == AXE)]
    return max(powers, default=0)


def kill_worth(t: OffTable, place: int, zone: int) -> float:
    """One zombie less, and what it would have done soon."""
    if zone == MELEE:
        bites = len(melee(t, place))
        saved = bite_costs(t, bites) - bite_costs(t, bites - 1)
        return KILL_IN_MELEE + (saved if t.phase == FIRST_ACTION else LATER * saved)
    if zone == SECOND:
        return KILL_NEXT + 0.2 * len(melee(t, place))
    return KILL_FAR


def known_tops(t: OffTable) -> list[int]:
    """The kind on top of each pile; -1 where nobody knows it, -2 where there is none."""
    return [(pile[-1] & SEEN_KIND if pile[-1] & SEEN else -1) if pile else -2 for pile in t.piles]


def item_worth(t: OffTable, kind: int) -> float:
    mine = t.items[t.active]
    worth = WORTH[kind]
    if kind <= LAST_WEAPON and any(item & KIND == kind for item in mine):
        return worth * 0.6
    if kind == MAGAZINE and not any(item & KIND == COLT for item in mine):
        return 0.5
    return worth


def still_a_pair(t: OffTable, kind: int) -> bool:
    """Are there two of them in the rubble, as far as everybody can count?"""
    gone = t.used.count(kind) + sum(item & KIND == kind for items in t.items for item in items)
    return COPIES[len(t.crowd)][kind] - gone > 1


def burn_worth(g: Play, target: int) -> float:
    """Kills to be expected of a fire, and what they save."""
    t = g.t
    place, zone = target >> 5, target >> 3 & 3
    cards = t.zones[place * ZONES + zone]
    return sum(hit_chance(g, 2, card) for card in cards) * kill_worth(t, place, zone)


def gain(others: int) -> float:
    """By one more card of a kind on top, when there are so many already (one of them may be the one it covers)."""
    return ONE_ON_TOP if others == 0 else PAIR_ON_TOP - ONE_ON_TOP if others == 1 else 0.0


def fury_worth(g: Play, one_less: float) -> float:
    return sum(hit_chance(g, 3, card) for card in melee(g.t, g.t.active)) * (one_less + 1.0)


def burden(g: Play, place: int) -> float:
    """How little another zombie would be welcome there."""
    t = g.t
    if place >= len(t.crowd):
        return -1.0
    if not t.has_room(place):
        return 3.0
    zones = t.zones[place * ZONES : place * ZONES + ZONES]
    load = len(zones[0]) + 1.2 * len(zones[1]) + 1.5 * len(zones[2])
    return load - 0.6 * best_shot(t, place) - 0.5 * FORCE[t.survivors[place]] + 0.2 * t.level[place]


def bare_hands_worth(g: Play, quote: int) -> float:
    """Kills to be expected in the whole corridor, or of the best in each zone."""
    t = g.t
    total = 0.0
    for zone in range(ZONES):
        cards = t.zones[t.active * ZONES + zone]
        chances = [hit_chance(g, FORCE[t.survivors[t.active]], card) for card in cards]
        if chances:
            total += kill_worth(t, t.active, zone) * (sum(chances) if quote == BRUCE_LEE else max(chances))
    return total
