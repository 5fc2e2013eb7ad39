"""The rubble: weapons, equipment (free, in one's own turn, then to the cemetery: O-17, O-18), the surprise wave.

`copies` are those with one, two, three and four survivors. The numbers are our own design (docs/rules/off-the-dead.md).
"""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import (
    MELEE,
    SECOND,
    WHOLE_ZONE,
    ZONES,
    arrow_of,
    bits,
    face_of,
    index_of,
    kind_of,
    place_of,
    pointing,
    row_of,
    shots_in,
    zombie_at,
    zone_of,
)
from orda.games.off_the_dead.fights import EXTRA, aim, other_targets, sweep, way, zombies_of
from orda.games.off_the_dead.horde import come_out, wave_size
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import (
    HORDE_ANSWER,
    ZOMBIE_ANSWER,
    each,
    question,
    tells,
)
from orda.games.off_the_dead.registry import (
    A_ZOMBIE,
    A_ZONE,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    MISHAPS,
    NEVER,
    OWN_ACTION,
    STRENGTH,
    WAVE_DIE,
    is_usable,
    item,
    plain_item,
    without_a_target,
)
from orda.games.off_the_dead.reveal import reveal
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import Attack, OffTable
from orda.games.off_the_dead.worth import (
    burden,
    has_to_bite,
    melee,
    one_bite_less,
    target_worth,
    worth_a_try,
    zone_worth,
)

# -- weapons -----------------------------------------------------------------------------------

COLT: Final = plain_item(
    0, "colt", copies=(4, 4, 5, 5), power=1, whole_corridor=True, shots=3, gift=True, worth=1.05, shot_costs=0.45
)
AXE: Final = 1


@item(AXE, "ascia", copies=(3, 3, 4, 4), power=1, margin=3, worth=4.3)
def axe(g: Play, a: Attack) -> None:
    """Beating a zombie by 3 or more gives one more blow at another zombie in melee, and no more after it."""
    others = other_targets(g.t, a)
    if others:
        g.ask("axe", [*others, STOP], axe_again)


@step
def axe_again(g: Play, target: int) -> None:
    if target != STOP:
        g.tell("attack", ALL, g.t.survivors[place_of(target)], AXE, zone_of(target), index_of(target) + 1)
        aim(g, EXTRA, place_of(target), place_of(target), g.card_at(target), AXE)


question("axe", ZOMBIE_ANSWER, each(target_worth), says_why=True)

CHAINSAW: Final = plain_item(2, "motosega", copies=(2, 2, 3, 3), power=3, shots=2, worth=3.6, shot_costs=0.3)

# -- equipment -----------------------------------------------------------------------------------


def magazine_wanted(t: OffTable, mine: list[int]) -> float:
    return 1.5 if COLT in map(kind_of, mine) else 0.5


def magazine_rate(g: Play, weapon: int) -> float:
    return 5.0 if not shots_in(weapon) else NEVER


plain_item(
    3, "caricatore", copies=(3, 3, 4, 4), when=(OWN_ACTION,), refills=COLT, wanted=magazine_wanted, worth=1.5,
    refill_rate=magazine_rate,
)  # fmt: skip

PETROL: Final = 4
FIRE: Final = 2  # added to the die of each burning zombie
SAVED_BY_FIRE: Final = 5.0  # it must kill and save so much to be used
BURNING: Final = way(2, FIRE, with_force=False, item=PETROL)


def zones_to_burn(t: OffTable, place: int, moment: int) -> list[int]:
    return [zombie_at(place, zone, WHOLE_ZONE) for zone in range(ZONES) if t.zone(place, zone)]


def petrol_rate(g: Play, moment: int, target: int) -> float:
    worth = zone_worth(g, target, FIRE)
    hope = worth_a_try(g, g.t.zone(place_of(target), zone_of(target)), FIRE)
    if hope > 0:
        return hope
    if moment == DYING:
        # What else he has is lost with him, and whoever falls now does not come back with the Horde.
        return min(4.0, 2.0 + worth)
    if moment == BEFORE_BITE:
        return worth - SAVED_BY_FIRE + 1.0 if zone_of(target) == MELEE else NEVER
    return worth - SAVED_BY_FIRE


def petrol_refill_rate(g: Play, weapon: int) -> float:
    return 3.0 if not shots_in(weapon) and not g.t.crowd[g.t.active] else NEVER


@item(
    PETROL, "tanica", copies=(3, 3, 3, 3), when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE, DYING), aims_at=A_ZONE,
    says="burn", targets=zones_to_burn, refills=CHAINSAW, stays=True, worth=1.6, rate=petrol_rate,
    refill_rate=petrol_refill_rate,
)  # fmt: skip
def petrol_can(g: Play, target: int) -> None:
    """Fills a chainsaw, or burns one zone of your corridor: each zombie there is turned up, die + 2 against it."""
    sweep(g, BURNING, g.t.active, [row_of(target)])


def infected_beyond_first(t: OffTable, place: int, moment: int) -> list[int]:
    return [0] if t.level[place] > 1 else []


def adrenaline_rate(g: Play, moment: int, target: int) -> float:
    return 8.0 if moment == DYING else NEVER


@item(
    5, "adrenalina", copies=(3, 3, 3, 3), when=(OWN_ACTION, BEFORE_BITE, DYING), targets=infected_beyond_first,
    saves=True, worth=1.05, rate=adrenaline_rate,
)  # fmt: skip
def adrenaline(g: Play, target: int) -> None:
    """Your infection goes back to level 1, also at the moment of death."""
    t = g.t
    t.level[t.active] = 1
    g.tell("calms_down", ALL, t.survivors[t.active], 1)


def barricade_rate(g: Play, moment: int, target: int) -> float:
    t = g.t
    coming = len(t.zone(t.active, SECOND))
    return coming + 0.6 * len(melee(t, t.active)) - 0.5 if coming else NEVER


@item(
    6, "barricata", copies=(2, 2, 3, 3), when=(BEFORE_MOVE,), targets=without_a_target, worth=1.2, rate=barricade_rate
)
def barricade(g: Play, target: int) -> None:
    """Nothing moves in your corridor this turn."""
    g.t.barricade = 1


def own_zombies(t: OffTable, place: int, moment: int) -> list[int]:
    return zombies_of(t, place)


def toy_rate(g: Play, moment: int, target: int) -> float:
    card = g.card_at(target)
    if moment != BEFORE_BITE or not has_to_bite(g.t, card):
        return NEVER
    return one_bite_less(g.t) + 0.1 * STRENGTH[card] - 1.6


@item(
    7, "giocattolo", copies=(2, 2, 3, 3), when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE), aims_at=A_ZOMBIE, says="lure",
    targets=own_zombies, worth=3.6, rate=toy_rate,
)  # fmt: skip
def toy(g: Play, target: int) -> None:
    """A zombie of your corridor goes under the Horde and does not bite; it is turned up, which may bring a mishap."""
    g.t.stopped = 0
    card = g.card_at(target)
    reveal(g, card, g.t.active)
    g.do(lure, g.me, card)


@step
def lure(g: Play, card: int) -> None:
    """O-31: in panic the toy is lost for nothing."""
    t = g.t
    if t.stopped:
        g.tell("fails", ALL, t.survivors[t.active])
    else:
        g.tell("lured", ALL, card)
        g.goes_under(card, t.active)


tells("lured", "zombie")


def horde_to_see(t: OffTable, place: int, moment: int) -> list[int]:
    if not t.horde or (moment == EVENT_DIE and MISHAPS[t.event_die - 1].arrow_counts is None):
        return []
    return [0]


def goggles_rate(g: Play, moment: int, target: int) -> float:
    """Before a bite there are better moments still to come."""
    return 2.0 if moment != BEFORE_BITE else NEVER


@item(
    8, "visore", copies=(0, 2, 2, 2), when=(OWN_ACTION, BEFORE_BITE, BEFORE_WAVE, DYING, EVENT_DIE, WAVE_DIE),
    targets=horde_to_see,
    worth=0.4, rate=goggles_rate,
)  # fmt: skip
def goggles(g: Play, target: int) -> None:
    """See the top three of the Horde, for your eyes only; put them back in any order with any arrows."""
    t = g.t
    t.looking = min(3, len(t.horde))
    cards = [face_of(code) for code in t.horde[-t.looking :]]
    t.known[g.me] |= bits(cards)
    t.aimed[g.me] |= bits(cards)
    t.mix_up(cards, 0, but=g.me)
    g.show()
    g.tell("looks", g.me, tuple(reversed(cards)))
    g.do(arrange, g.me)


tells("looks", "zombies")


@step
def arrange(g: Play) -> None:
    """The deepest is put back first: which (0 is the top one), and with which arrow."""
    t = g.t
    if t.looking:
        g.ask("goggles", [pointing(which, arrow) for which in range(t.looking) for arrow in range(4)], arranged)


@step
def arranged(g: Play, option: int) -> None:
    t = g.t
    n = len(t.horde)
    code = t.horde.pop(n - 1 - face_of(option))
    t.horde.insert(n - t.looking, pointing(face_of(code), arrow_of(option)))
    t.looking -= 1
    g.do(arrange, g.me)


def arranging_rate(g: Play, option: int) -> float:
    """The strong ones go deep; every arrow to whoever can bear it."""
    card = face_of(g.t.horde[-1 - face_of(option)])
    return STRENGTH[card] - burden(g, arrow_of(option))


question("goggles", HORDE_ANSWER, each(arranging_rate), says_why=True)

# -- the surprise wave -------------------------------------------------------------------------------

SURPRISE: Final = 9


@item(SURPRISE, "ondata", copies=(4, 4, 6, 6), happens=True)
def surprise(g: Play) -> None:
    """A die says how many zombies leave the Horde at once."""
    t = g.t
    t.used.append(SURPRISE)
    t.wave_die = t.die()
    g.tell("surprise", ALL, t.survivors[t.active], t.wave_die)
    if t.trophies[t.active] or is_usable(t.items[t.active], WAVE_DIE):
        g.window(WAVE_DIE)
    g.do(surprise_comes, g.me)


tells("surprise", "who", "die")


@step
def surprise_comes(g: Play) -> None:
    t = g.t
    number = wave_size(t, t.wave_die)
    t.wave_die = 0
    if t.horde:
        g.do(come_out, g.me, number)
    else:
        sold_out(g, number)


def sold_out(g: Play, number: int) -> None:
    """O-6, O-7: the Horde is empty, so random zombies of the cemetery are its cards, their arrows to the searcher."""
    t = g.t
    came: list[int] = []
    while len(came) < number:
        graves = t.cemetery or most_trophies(t)
        if not graves:
            break
        came.append(graves.pop(t.random_below(len(graves))))
    g.tell("sold_out", ALL, t.survivors[t.active], len(came))
    # What is missing from the graves everybody can see; which is which of those who came nobody.
    t.mix_up(came, bits(came))
    for seat in range(g.players):
        t.aimed[seat] |= bits(came)
    t.horde = [pointing(card, t.active) for card in reversed(came)]
    g.do(come_out, g.me, len(came))


tells("sold_out", "who", "number")


def most_trophies(t: OffTable) -> list[int]:
    """O-7: of whoever has most; among equals the searcher, then clockwise."""
    places = len(t.crowd)
    order = [(t.active + i) % places for i in range(places)]
    return max((t.trophies[place] for place in order), key=len)
