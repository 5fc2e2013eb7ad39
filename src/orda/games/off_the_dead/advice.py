"""What bots know: how good each option looks to whoever is asked, and how well the team stands.

Everything is weighed in kills. It keeps to four habits: remember the rubble, kill what is about to bite, spend
everything on not being bitten the first time (an infection is a clock), and help neighbours when it saves more than it
costs. What is known of a card stands beside the card; what the rubble is worth is below.
"""

from __future__ import annotations

from typing import Final

from orda.games.off_the_dead.codes import (
    ABILITY,
    ATTACK,
    MELEE,
    PASS,
    REFILL,
    SEARCH,
    THROW,
    USE,
    has,
    is_seen,
    kind_of,
    pile_put,
    place_of,
    target_of,
    verb_of,
    what_of,
    which_put,
    zone_of,
)
from orda.games.off_the_dead.fights import power_of
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    ACTION,
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    ITEMS,
    MARGIN,
    MARKS,
    MOMENT_ANSWER,
    NEVER,
    OWN_ACTION,
    PILE_ANSWER,
    PLACE_ANSWER,
    PUT_ANSWER,
    QUESTIONS,
    QUOTE_ANSWER,
    QUOTES,
    STRENGTH,
    SURVIVORS,
    TROPHY_ANSWER,
    WAVE_DIE,
    ZOMBIE_ANSWER,
    is_loaded,
    question,
)
from orda.games.off_the_dead.table import OffTable
from orda.games.off_the_dead.worth import best_shot, burden, hit_chance, item_worth, kill_worth, melee

NEW_CARD: Final = 0.65  # of the rubble
DIG: Final = 0.4
# Piles whose top nobody knows; a known card, or a pair, on top.
UNKNOWN_TOPS: Final = (0.0, 1.2, 2.0, 2.3, 2.5)
ONE_ON_TOP: Final = 0.25
PAIR_ON_TOP: Final = 0.9
UNKNOWN: Final = -1
EMPTY: Final = -2


def rates(g: Play) -> list[float]:
    """How good each option of the decision looks, in their order."""
    decision = g.decision
    assert decision is not None
    if decision.kind == "put_back":
        return put_back_rates(g, decision.options)
    rate = QUESTIONS[decision.kind].rate
    return [rate(g, option) for option in decision.options]


def value(g: Play, seat: int) -> float:
    """How well the team stands, from 0, lost, to 1, won."""
    return 0.5


# -- what is free -----------------------------------------------------------------------------


def free_rate(g: Play, moment: int, option: int) -> float:
    """Equipment, an ability, a quote: each card says what it is worth."""
    if option < 0:
        return 0.0 if option == PASS else NEVER
    verb, what, target = verb_of(option), what_of(option), target_of(option)
    if verb == USE:
        return ITEMS[what].rate(g, moment, target)
    if verb == REFILL:
        return ITEMS[what].refill_rate(g, target)
    if verb == ABILITY:
        return SURVIVORS[g.t.survivors[what]].rate(g, what, moment, target)
    return QUOTES[what].rate(g, moment)


def before_bite_rate(g: Play, option: int) -> float:
    return free_rate(g, BEFORE_BITE, option)


def before_move_rate(g: Play, option: int) -> float:
    return free_rate(g, BEFORE_MOVE, option)


def before_wave_rate(g: Play, option: int) -> float:
    return free_rate(g, BEFORE_WAVE, option)


def after_roll_rate(g: Play, option: int) -> float:
    return free_rate(g, AFTER_ROLL, option)


def dying_rate(g: Play, option: int) -> float:
    return free_rate(g, DYING, option)


def event_die_rate(g: Play, option: int) -> float:
    return free_rate(g, EVENT_DIE, option)


def wave_die_rate(g: Play, option: int) -> float:
    return free_rate(g, WAVE_DIE, option)


# -- actions ----------------------------------------------------------------------------------


def action_rate(g: Play, option: int) -> float:
    verb, what, target = verb_of(option), what_of(option), target_of(option)
    if option == PASS:
        return 0.0
    if verb == ATTACK:
        return attack_rate(g, what, target)
    if verb == SEARCH:
        return search_rate(g, target)
    if verb == THROW:
        return throw_rate(g, what, target)
    # What is free comes before the action, if it is worth anything.
    worth = free_rate(g, OWN_ACTION, option)
    return 100.0 + worth if worth > 0 else NEVER


def attack_rate(g: Play, weapon: int, target: int) -> float:
    t = g.t
    place, zone, kind = place_of(target), zone_of(target), kind_of(weapon)
    card = t.card_at(target)
    worth = hit_chance(g, power_of(t, ACTION, place, weapon), card) * kill_worth(t, place, zone)
    if has(t.tough, card):
        worth *= 0.6
    if MARGIN[kind] and zone == MELEE and len(melee(t, place)) > 1:
        worth += 0.3
    return worth - ITEMS[kind].shot_costs if kind in ITEMS else worth


def throw_rate(g: Play, item: int, friend: int) -> float:
    """A second weapon to a friend who has none and needs it."""
    t = g.t
    if not is_loaded(item) or not t.crowd[friend]:
        return NEVER
    mine = [each for each in t.items[t.active] if is_loaded(each)]
    if len(mine) < 2 or best_shot(t, friend):
        return NEVER
    return 0.8 + 0.3 * t.crowd[friend] - 0.2 * t.crowd[t.active]


# -- rubble -----------------------------------------------------------------------------------


def known_tops(t: OffTable) -> list[int]:
    """The kind on top of each pile, UNKNOWN where nobody has seen it, or EMPTY."""
    return [(kind_of(pile[-1]) if is_seen(pile[-1]) else UNKNOWN) if pile else EMPTY for pile in t.piles]


def search_rate(g: Play, number: int) -> float:
    """A pair that everybody has seen, the luck of a card nobody has, or digging for one."""
    t = g.t
    tops, pile = known_tops(t), t.piles[number]
    kind = tops[number]
    if kind == UNKNOWN:
        return NEW_CARD + 0.01 * len(pile)
    below = EMPTY if len(pile) == 1 else kind_of(pile[-2]) if is_seen(pile[-2]) else UNKNOWN
    if below == kind or tops.count(kind) > 1:
        return item_worth(t, kind)
    if below == UNKNOWN:
        return DIG - 0.05 * item_worth(t, kind)
    # A known card underneath that would make a pair next time.
    return 0.3 * item_worth(t, below) if below != EMPTY and below in tops else -0.1


def second_rate(g: Play, pile: int) -> float:
    """The other one of a pair if it is known, else a card nobody has seen, else whatever is least missed on top."""
    t = g.t
    kind = known_tops(t)[pile]
    if kind == t.turned[0]:
        return 10.0
    return 5.0 + 0.01 * len(t.piles[pile]) if kind == UNKNOWN else -item_worth(t, kind)


def put_back_rates(g: Play, options: tuple[int, ...]) -> list[float]:
    """What the tops of the piles would be good for, for every card on every pile."""
    t = g.t
    tops = known_tops(t)
    worths = {kind: pair_worth(t, kind) for kind in {*t.turned, *tops} if kind >= 0}
    found = []
    for option in options:
        kind, covered = t.turned[which_put(option)], tops[pile_put(option)]
        unknown = tops.count(UNKNOWN) - (covered == UNKNOWN)
        worth = UNKNOWN_TOPS[min(unknown, 4)] + worths[kind] * gain(tops.count(kind))
        if covered >= 0 and covered != kind:
            worth -= worths[covered] * gain(tops.count(covered) - 1)
        found.append(worth)
    return found


def put_back_rate(g: Play, option: int) -> float:
    return put_back_rates(g, (option,))[0]


def pair_worth(t: OffTable, kind: int) -> float:
    """What it is worth, if two of them are in the rubble, as far as everybody can count."""
    gone = t.used.count(kind) + sum([kind_of(item) == kind for items in t.items for item in items])
    return item_worth(t, kind) if ITEMS[kind].copies[len(t.crowd) - 1] - gone > 1 else 0.0


def gain(others: int) -> float:
    """By one more card of a kind on top, when there are so many already (one of them may be the one it covers)."""
    return ONE_ON_TOP if others == 0 else PAIR_ON_TOP - ONE_ON_TOP if others == 1 else 0.0


# -- other questions ----------------------------------------------------------------------------


def redirect_rate(g: Play, place: int) -> float:
    return -burden(g, place)


def biter_rate(g: Play, target: int) -> float:
    """The weakest first: the strong ones are left for whatever stops a bite."""
    return -STRENGTH[g.card_at(target)]


def pay_rate(g: Play, card: int) -> float:
    return -MARKS[card].bit_count()


def more_rate(g: Play, option: int) -> float:
    """What is left over is lost otherwise, but only a bite is worth paying more."""
    return free_rate(g, BEFORE_BITE, option) if option < 0 or g.t.biter >= 0 else NEVER


question("action", MOMENT_ANSWER, action_rate)
question("before_bite", MOMENT_ANSWER, before_bite_rate)
question("before_move", MOMENT_ANSWER, before_move_rate)
question("before_wave", MOMENT_ANSWER, before_wave_rate)
question("after_roll", MOMENT_ANSWER, after_roll_rate, of_attack=True)
question("dying", MOMENT_ANSWER, dying_rate)
question("event_die", MOMENT_ANSWER, event_die_rate)
question("wave_die", MOMENT_ANSWER, wave_die_rate)
question("search_second", PILE_ANSWER, second_rate)
question("put_back", PUT_ANSWER, put_back_rate)
question("redirect", PLACE_ANSWER, redirect_rate)
question("bite_order", ZOMBIE_ANSWER, biter_rate)
question("pay", TROPHY_ANSWER, pay_rate)
question("quote_more", QUOTE_ANSWER, more_rate)
