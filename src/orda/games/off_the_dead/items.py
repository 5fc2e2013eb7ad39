"""Equipment: free, in one's own turn only, then to the cemetery (O-17, O-18). Weapons are in fights.py."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.off_the_dead.cards import (
    ADRENALINE,
    AMMO,
    BARRICADE,
    CHAINSAW,
    COLT,
    FULL,
    GOGGLES,
    KIND,
    LAST_WEAPON,
    MAGAZINE,
    PETROL,
    TOY,
    loaded,
)
from orda.games.off_the_dead.fights import BURNING, sweep
from orda.games.off_the_dead.play import (
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    REFILL,
    USE,
    WAVE_DIE,
    Play,
    step,
    zombie_at,
)
from orda.games.off_the_dead.table import ZONES, OffTable

OWN_ACTION: Final = 0  # the moment in which an action is chosen
EVENTS_OF_THE_HORDE: Final = 2  # dice up to this one bring out its top card or turn it
WHOLE_ZONE: Final = 7  # in place of a zombie's number

# For each kind of equipment the moments (a bit each) at which it can make a difference.
WHEN: Final = {
    MAGAZINE: 1 << OWN_ACTION,
    PETROL: 1 << OWN_ACTION | 1 << BEFORE_BITE | 1 << BEFORE_MOVE | 1 << DYING,
    ADRENALINE: 1 << OWN_ACTION | 1 << BEFORE_BITE | 1 << DYING,
    BARRICADE: 1 << BEFORE_MOVE,
    TOY: 1 << OWN_ACTION | 1 << BEFORE_BITE | 1 << BEFORE_MOVE,
    GOGGLES: 1 << OWN_ACTION | 1 << BEFORE_WAVE | 1 << EVENT_DIE | 1 << WAVE_DIE,
}
REFILLS: Final = {MAGAZINE: COLT, PETROL: CHAINSAW}


def zombies_of(t: OffTable, place: int) -> list[int]:
    """Every zombie of a corridor, as options name them."""
    base = place * ZONES
    return [zombie_at(place, zone, i) for zone in range(ZONES) for i in range(len(t.zones[base + zone]))]


def equipment(t: OffTable, place: int, moment: int) -> list[int]:
    """What he can use now."""
    found: list[int] = []
    for item in sorted(set(t.items[place])):
        if item & KIND > LAST_WEAPON and WHEN[item] >> moment & 1:
            found += uses(t, place, item, moment)
    return found


def uses(t: OffTable, place: int, item: int, moment: int) -> list[int]:
    what = USE | item << 8
    if item == ADRENALINE:
        return [what] if t.level[place] > 1 else []
    if item == TOY:
        return [what | target for target in zombies_of(t, place)] if t.crowd[place] else []
    if item == BARRICADE:
        return [what]
    if item == GOGGLES:
        return [what] if t.horde and (moment != EVENT_DIE or t.event_die <= EVENTS_OF_THE_HORDE) else []
    found = refills(t, place, item) if moment == OWN_ACTION else []
    if item == PETROL and t.crowd[place]:
        zones = [zone for zone in range(ZONES) if t.zones[place * ZONES + zone]]
        found += [what | zombie_at(place, zone, WHOLE_ZONE) for zone in zones]
    return found


def refills(t: OffTable, place: int, item: int) -> list[int]:
    kind = REFILLS[item]
    weapons = sorted({w for w in t.items[place] if w & KIND == kind and w >> AMMO < FULL[kind]})
    return [REFILL | item << 8 | weapon for weapon in weapons]


# -- using them -----------------------------------------------------------------------------


def refill(g: Play, item: int, weapon: int) -> None:
    """Magazine or petrol can: one weapon full again."""
    t = g.t
    g.discard(t.active, item)
    t.items[t.active].remove(weapon)
    t.items[t.active].append(loaded(weapon & KIND))
    g.tell("refill", ALL, t.survivors[t.active], item, weapon & KIND)


def use(g: Play, item: int, target: int) -> None:
    t = g.t
    place = t.active
    g.tell("use", ALL, t.survivors[place], item)
    if item == PETROL:
        burn(g, place, target)
        return
    g.discard(place, item)
    if item == ADRENALINE:
        t.level[place] = 1
        g.tell("calms_down", ALL, t.survivors[place], 1)
    elif item == BARRICADE:
        t.barricade = 1
    elif item == TOY:
        lure(g, g.card_at(target))
    else:
        assert item == GOGGLES
        look(g)


def lure(g: Play, card: int) -> None:
    """Toy: one zombie goes under the Horde; which, only those know who saw its face."""
    t = g.t
    if t.face_up >> card & 1:
        g.tell("lured", ALL, card)
    else:
        g.tell("lured_unseen", ALL, t.survivors[t.active])
    g.goes_under(card, t.active)


def burn(g: Play, place: int, target: int) -> None:
    """Petrol can: one die + 2 for every zombie of a zone. It is in his hands until it has burnt (O-29)."""
    g.t.in_use = PETROL
    sweep(g, BURNING, place, [place * ZONES + (target >> 3 & 3)])


def look(g: Play) -> None:
    """Night-vision goggles: the top three of the Horde, for his eyes only, put back as he likes."""
    t = g.t
    t.looking = min(3, len(t.horde))
    cards = [code >> 2 for code in t.horde[-t.looking :]]
    for card in cards:
        t.known[g.me] |= 1 << card
        t.aimed[g.me] |= 1 << card
    t.mix_up(cards, 0, but=g.me)
    g.show()
    g.tell("looks", g.me, tuple(reversed(cards)))
    g.do(arrange, g.me)


@step
def arrange(g: Play) -> None:
    """The deepest is put back first: which (0 is the top one), and with which arrow."""
    t = g.t
    if t.looking:
        g.ask("goggles", [which << 2 | arrow for which in range(t.looking) for arrow in range(4)], arranged)


@step
def arranged(g: Play, option: int) -> None:
    t = g.t
    n = len(t.horde)
    code = t.horde.pop(n - 1 - (option >> 2))
    t.horde.insert(n - t.looking, code & ~3 | option & 3)
    t.looking -= 1
    g.do(arrange, g.me)
