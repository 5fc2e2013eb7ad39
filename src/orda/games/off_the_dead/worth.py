"""What things are worth to the bots, measured in kills; the numbers were tuned by simulation.

Here is what several cards and questions share; what is known of one card stands beside the card.
"""

from __future__ import annotations

from math import prod
from typing import Final

from orda.games.off_the_dead.codes import MELEE, SECOND, ZONES, bit, face_of, has, kind_of, place_of, zone_of
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import FORCE, ITEMS, LOADED, POWER, STRENGTH, TRACK
from orda.games.off_the_dead.table import FIRST_ACTION, OffTable

KILL_IN_MELEE: Final = 4.3  # besides the bites it saves
KILL_NEXT: Final = 2.7  # in the second zone
KILL_FAR: Final = 1.05
FIRST_BITE: Final = 3.0  # starts the clock
DEATH: Final = 4.0
LATER: Final = 1.4  # a bite of the next turn against one of this turn
WIN: Final = 40.0
TO_TRY: Final = 10.0  # of it, for what can be used only once
ANOTHER_WEAPON: Final = 0.6  # of the worth of the first one of its kind


# How many faces of the die are enough, by how much 7 and the power are over the strength.
GOOD_FACES: Final = [min(6, over) for over in range(40)]

# -- chances --------------------------------------------------------------------------------


def seen_by_me(g: Play) -> int:
    """The zombies, a bit each, that are face up or that my seat knows anyway."""
    assert g.decision is not None
    return g.t.face_up | g.t.known[g.decision.player]


def can_tell(g: Play, card: int) -> bool:
    return has(seen_by_me(g), card)


def hit_chance(g: Play, power: int, card: int) -> float:
    """Of a die and this much; a face-down zombie is any of those nobody has seen."""
    seen = seen_by_me(g)
    if has(seen, card):
        return chance_against(STRENGTH[card], power)
    t = g.t
    hidden = [face_of(code) for code in t.horde] + [c for zone in t.zones for c in zone]
    faces = [STRENGTH[c] for c in hidden if not seen & bit(c)]
    # Whole numbers first: their sum does not depend on the order in which the hidden cards lie.
    return sum([GOOD_FACES[7 + power - strength] for strength in faces]) / (6 * len(faces))


def chance_against(strength: int, power: int) -> float:
    return GOOD_FACES[7 + power - strength] / 6


# -- bites and kills ---------------------------------------------------------------------------


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


def has_to_bite(t: OffTable, card: int) -> bool:
    return has(t.biting, card)


def one_bite_less(t: OffTable) -> float:
    """What it saves the active survivor now."""
    bites = max(1, still_biting(t))
    return bite_costs(t, bites) - bite_costs(t, bites - 1)


def kill_worth(t: OffTable, place: int, zone: int) -> float:
    """One zombie less, and what it would have done soon."""
    if zone == MELEE:
        bites = len(melee(t, place))
        saved = bite_costs(t, bites) - bite_costs(t, bites - 1)
        return KILL_IN_MELEE + (saved if t.phase == FIRST_ACTION else LATER * saved)
    if zone == SECOND:
        return KILL_NEXT + 0.2 * len(melee(t, place))
    return KILL_FAR


def zone_worth(g: Play, target: int, power: int) -> float:
    """Kills to be expected of an attack on everybody in a zone, and what they save."""
    t = g.t
    place, zone = place_of(target), zone_of(target)
    return sum([hit_chance(g, power, card) for card in t.zone(place, zone)]) * kill_worth(t, place, zone)


def winning_chance(g: Play, cards: list[int], power: int) -> float:
    """That striking these wins at once: they must be all that is left, and each must fall."""
    t = g.t
    if t.horde or len(cards) != sum(t.crowd) or any(has(t.tough, card) for card in cards):
        return 0.0
    return prod([hit_chance(g, power, card) for card in cards])


def worth_a_try(g: Play, cards: list[int], power: int) -> float:
    """What trying to win at once is worth; less than nothing if there is too little hope."""
    return WIN * winning_chance(g, cards, power) - TO_TRY


def is_last(t: OffTable, card: int) -> bool:
    """Is the game won when it falls?"""
    return not t.horde and sum(t.crowd) == 1 and not has(t.tough, card)


def target_worth(g: Play, target: int) -> float:
    """Whom to strike next: who is most likely to fall; stopping is never better."""
    if target < 0:
        return -1.0
    t = g.t
    power = FORCE[t.survivors[t.active]]
    return hit_chance(g, power, t.card_at(target)) * kill_worth(t, place_of(target), zone_of(target))


def missed_by(t: OffTable) -> int:
    """What the roll that is being looked at falls short by."""
    a = t.attacks[-1]
    return STRENGTH[a.card] - a.die - a.bonus - a.power


def kill_worth_now(t: OffTable) -> float:
    """What it is worth to kill the zombie that is being attacked."""
    a = t.attacks[-1]
    if is_last(t, a.card):
        return WIN
    return kill_worth(t, a.place, t.zone_of(a.card, a.place)) if a.place == t.active else 2.0


# -- items and corridors --------------------------------------------------------------------------


def best_shot(t: OffTable, place: int) -> int:
    """The strongest loaded weapon there."""
    return max([POWER[kind_of(item)] for item in t.items[place] if item in LOADED], default=0)


def remedies(t: OffTable, place: int) -> int:
    """How many things against death he has."""
    return sum([ITEMS[kind_of(item)].saves for item in t.items[place]])


def can_save_himself(t: OffTable) -> bool:
    """Has the active survivor something against death?"""
    return remedies(t, t.active) > 0


def turns_to_live(t: OffTable, place: int) -> int:
    """Until the infection kills who is there; bites come sooner."""
    return TRACK[t.survivors[place]] - t.level[place]


def item_worth(t: OffTable, kind: int) -> float:
    """What finding one is worth to the active survivor."""
    item, mine = ITEMS.things[kind], t.items[t.active]
    if item.wanted is not None:
        return item.wanted(t, mine)
    if item.is_weapon and kind in map(kind_of, mine):
        return item.worth * ANOTHER_WEAPON
    return item.worth


def burden(g: Play, place: int) -> float:
    """How little another zombie would be welcome there; an arrow to nobody buys time."""
    t = g.t
    if place >= len(t.crowd):
        return -1.0
    if not t.has_room(place):
        return 3.0
    first, second, third = t.zones[place * ZONES : place * ZONES + ZONES]
    load = len(first) + 1.2 * len(second) + 1.5 * len(third)
    return load - 0.6 * best_shot(t, place) - 0.5 * FORCE[t.survivors[place]] + 0.2 * t.level[place]
