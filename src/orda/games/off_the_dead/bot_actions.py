"""What actions, what is free beside them, and the rubble are worth to the bot `survivor`."""

from __future__ import annotations

from typing import Final

from orda.games.off_the_dead.abilities import symbols_to_pay
from orda.games.off_the_dead.cards import (
    ALL_MINE,
    AMMO,
    AXE,
    BRUCE_LEE,
    CHAINSAW,
    COLT,
    COST,
    FORCE,
    GO_AND_SEE,
    GOGGLES,
    HANDS,
    KIND,
    LAST_WEAPON,
    MAGAZINE,
    PETROL,
    POWER,
    STEPPED_ON,
    SURPRISE,
)
from orda.games.off_the_dead.play import (
    ABILITY,
    ATTACK,
    PASS,
    REFILL,
    SEARCH,
    THROW,
    USE,
    VERB,
    Play,
)
from orda.games.off_the_dead.table import MELEE, SEEN, SEEN_KIND
from orda.games.off_the_dead.worth import (
    BULLET,
    DIG,
    FUEL,
    NEW_CARD,
    Q_FIND,
    Q_HANDS,
    Q_TURN,
    UNKNOWN_TOPS,
    USE_FIRE,
    bare_hands_worth,
    best_shot,
    burden,
    burn_worth,
    gain,
    hit_chance,
    item_worth,
    kill_worth,
    known_tops,
    melee,
    still_a_pair,
)

NEVER: Final = -100.0


# -- actions -----------------------------------------------------------------------------------


def judge_action(g: Play, option: int) -> float:
    if option == PASS:
        return 0.0
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    if verb == ATTACK:
        return attack_worth(g, what, target)
    if verb == SEARCH:
        return search_worth(g, target)
    if verb == THROW:
        return throw_worth(g, what, target)
    # What is free comes before the action, if it is worth anything.
    worth = free_worth(g, verb, what, target)
    return 100.0 + worth if worth > 0 else NEVER


def free_worth(g: Play, verb: int, what: int, target: int) -> float:
    if verb == REFILL:
        return refill_worth(g, what, target)
    if verb == USE:
        return use_in_action(g, what, target)
    return NEVER if verb == ABILITY else quote_in_action(g, what)


def attack_worth(g: Play, weapon: int, target: int) -> float:
    t = g.t
    place, zone = target >> 5, target >> 3 & 3
    card = g.card_at(target)
    power = FORCE[t.survivors[place]] + (0 if weapon == HANDS else POWER[weapon & KIND])
    chance = hit_chance(g, power, card)
    worth = chance * kill_worth(t, place, zone)
    if t.tough >> card & 1:
        worth *= 0.6
    if weapon & KIND == AXE and zone == MELEE and len(melee(t, place)) > 1:
        worth += 0.3
    kind = weapon & KIND
    return worth - (BULLET if kind == COLT else FUEL if kind == CHAINSAW else 0.0)


def search_worth(g: Play, pile: int) -> float:
    """A pair that everybody has seen, the luck of a card nobody has, or digging for one."""
    t = g.t
    tops = known_tops(t)
    kind = tops[pile]
    if kind < 0:
        return NEW_CARD + 0.01 * len(t.piles[pile])
    below = t.piles[pile][-2] if len(t.piles[pile]) > 1 else SEEN | SURPRISE
    if below == kind | SEEN or tops.count(kind) > 1:
        return item_worth(t, kind)
    if not below & SEEN:
        return DIG - 0.05 * item_worth(t, kind)
    # A known card underneath that would make a pair next time.
    return 0.3 * item_worth(t, below & SEEN_KIND) if below & SEEN_KIND in tops else -0.1


def throw_worth(g: Play, item: int, friend: int) -> float:
    """A second weapon to a friend who has none and needs it."""
    t = g.t
    kind = item & KIND
    if kind > LAST_WEAPON or not (item >> AMMO or kind == AXE) or not t.crowd[friend]:
        return NEVER
    others = [i for i in t.items[t.active] if i & KIND <= LAST_WEAPON and (i >> AMMO or i & KIND == AXE)]
    if len(others) < 2 or best_shot(t, friend):
        return NEVER
    return 0.8 + 0.3 * t.crowd[friend] - 0.2 * t.crowd[t.active]


def refill_worth(g: Play, item: int, weapon: int) -> float:
    if item == MAGAZINE:
        return 5.0 if weapon >> AMMO == 0 else NEVER
    return 3.0 if weapon >> AMMO == 0 and not g.t.crowd[g.t.active] else NEVER


def use_in_action(g: Play, item: int, target: int) -> float:
    if item == GOGGLES:
        return 2.0
    if item == PETROL:
        return burn_worth(g, target) - USE_FIRE
    return NEVER


# -- rubble --------------------------------------------------------------------------------------


def judge_second(g: Play, pile: int) -> float:
    """The other one of a pair if it is known, else a card nobody has seen, else whatever is least missed on top."""
    t = g.t
    kind = known_tops(t)[pile]
    if kind == t.turned[0]:
        return 10.0
    return 5.0 + 0.01 * len(t.piles[pile]) if kind < 0 else -item_worth(t, kind)


def best_way_back(g: Play) -> int:
    """What the tops of the piles would be good for, for every card on every pile."""
    t = g.t
    assert g.decision is not None
    tops = known_tops(t)
    worths = [item_worth(t, kind) if still_a_pair(t, kind) else 0.0 for kind in range(SURPRISE)]
    best, best_worth = g.decision.options[0], -1000.0
    for option in g.decision.options:
        kind, covered = t.turned[option >> 4], tops[option & 15]
        unknown = tops.count(-1) - (covered == -1)
        worth = UNKNOWN_TOPS[min(unknown, 4)] + worths[kind] * gain(tops.count(kind))
        if covered >= 0 and covered != kind:
            worth -= worths[covered] * gain(tops.count(covered) - 1)
        if worth > best_worth:
            best, best_worth = option, worth
    return best


# -- quotes ---------------------------------------------------------------------------------------


def quote_in_action(g: Play, quote: int) -> float:
    t = g.t
    if quote == GO_AND_SEE:
        return burden(g, t.horde[-1] & 3) - min(burden(g, place) for place in range(4)) - Q_TURN
    if quote in (BRUCE_LEE, ALL_MINE):
        return bare_hands_worth(g, quote) - Q_HANDS * COST[quote]
    if quote == STEPPED_ON:
        return 1.5 if max(symbols_to_pay(t)) - COST[quote] >= Q_FIND else NEVER
    return NEVER
