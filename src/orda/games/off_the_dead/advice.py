"""What bots know: how good each option looks to whoever is asked. How well the team stands is in standing.py.

Everything is weighed in kills. It keeps to four habits: remember the rubble, kill what is about to bite, spend
everything on not being bitten the first time (an infection is a clock), and help neighbours when it saves more than it
costs. What is known of a card stands beside the card; what the rubble is worth is below.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orda.games.off_the_dead.codes import (
    ABILITY,
    ATTACK,
    HANDS,
    MELEE,
    PASS,
    REFILL,
    SEARCH,
    SEEN,
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
from orda.games.off_the_dead.fights import ACTION, power_of
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import (
    MOMENT_ANSWER,
    PILE_ANSWER,
    PLACE_ANSWER,
    PUT_ANSWER,
    QUESTIONS,
    QUOTE_ANSWER,
    TROPHY_ANSWER,
    ZOMBIE_ANSWER,
    Rates,
    each,
    question,
)
from orda.games.off_the_dead.registry import (
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    ITEMS,
    LAST_KILL,
    LOADED,
    MARGIN,
    MARKS,
    NEVER,
    OWN_ACTION,
    QUOTES,
    STRENGTH,
    SURVIVORS,
    WAVE_DIE,
)
from orda.games.off_the_dead.table import OffTable
from orda.games.off_the_dead.worth import (
    WIN,
    best_shot,
    can_tell,
    chance_against,
    hit_chance,
    is_last,
    item_worth,
    kill_worth,
    melee,
    remedies,
    target_worth,
    turns_to_live,
)

SOON: Final = 1  # turn in which an infected friend will be dead
SAVED: Final = 5.0  # a friend's life
AWAKENED: Final = 8.0  # by a surprise wave, when no Horde is left
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
    return QUESTIONS[decision.kind].rates(g, decision.options)


# -- what is free -----------------------------------------------------------------------------


def free_rate(g: Play, moment: int, option: int) -> float:
    """Equipment, an ability, a quote: each card says what it is worth."""
    if option < 0:
        return 0.0 if option == PASS else NEVER
    verb, what, target = verb_of(option), what_of(option), target_of(option)
    if verb == USE:
        return ITEMS.things[what].rate(g, moment, target)
    if verb == REFILL:
        return ITEMS.things[what].refill_rate(g, target)
    if verb == ABILITY:
        return SURVIVORS.things[g.t.survivors[what]].rate(g, what, moment, target)
    return QUOTES.things[what].rate(g, moment)


def free_at(moment: int) -> Rates:
    def rates_then(g: Play, options: Sequence[int]) -> list[float]:
        return [free_rate(g, moment, option) for option in options]

    return rates_then


# -- actions ----------------------------------------------------------------------------------


def action_rates(g: Play, options: Sequence[int]) -> list[float]:
    tops = known_tops(g.t)
    chances: dict[int, float] = {}  # against a face-down zombie, by power
    found = []
    for option in options:
        verb = verb_of(option)
        if option == PASS:
            found.append(0.0)
        elif verb == SEARCH:
            found.append(search_rate(g.t, target_of(option), tops))
        elif verb == ATTACK:
            found.append(attack_rate(g, what_of(option), target_of(option), chances))
        elif verb == THROW:
            found.append(throw_rate(g.t, what_of(option), target_of(option)))
        else:
            # What is free comes before the action, if it is worth anything.
            worth = free_rate(g, OWN_ACTION, option)
            found.append(100.0 + worth if worth > 0 else NEVER)
    return found


def attack_rate(g: Play, weapon: int, target: int, chances: dict[int, float]) -> float:
    t = g.t
    place, zone, kind = place_of(target), zone_of(target), kind_of(weapon)
    card, power = t.card_at(target), power_of(t, ACTION, place, weapon)
    chance = chances.get(power, -1.0) if not can_tell(g, card) else chance_against(STRENGTH[card], power)
    if chance < 0:
        chance = chances[power] = hit_chance(g, power, card)
    worth = chance * kill_worth(t, place, zone)
    if has(t.tough, card):
        worth *= 0.6
    elif is_last(t, card):
        worth += WIN * chance
    if MARGIN[kind] and zone == MELEE and len(melee(t, place)) > 1:
        worth += 0.3
    return worth - ITEMS.things[kind].shot_costs if weapon != HANDS else worth


def throw_rate(t: OffTable, item: int, friend: int) -> float:
    """A remedy to a friend who is dying; a second weapon to one who has none and needs it."""
    if ITEMS.things[kind_of(item)].saves:
        return remedy_rate(t, friend)
    if item not in LOADED or not t.crowd[friend]:
        return NEVER
    mine = [weapon for weapon in t.items[t.active] if weapon in LOADED]
    if len(mine) < 2 or best_shot(t, friend):
        return NEVER
    return 0.8 + 0.3 * t.crowd[friend] - 0.2 * t.crowd[t.active]


def remedy_rate(t: OffTable, friend: int) -> float:
    """He must be about to die and have none, and the active survivor able to do without it, with nothing else to do."""
    me = t.active
    if not t.level[friend] or remedies(t, friend) or turns_to_live(t, friend) - len(melee(t, friend)) > SOON:
        return NEVER
    return SAVED if remedies(t, me) > 1 or not (t.level[me] or t.crowd[me]) else NEVER


# -- rubble -----------------------------------------------------------------------------------

KNOWN: Final = [kind_of(card) if is_seen(card) else UNKNOWN for card in range(2 * SEEN)]  # of a rubble card


def known_tops(t: OffTable) -> list[int]:
    """The kind on top of each pile, UNKNOWN where nobody has seen it, or EMPTY."""
    return [KNOWN[pile[-1]] if pile else EMPTY for pile in t.piles]


def search_rate(t: OffTable, number: int, tops: list[int]) -> float:
    """A pair that everybody has seen, the luck of a card nobody has, or digging for one."""
    pile, kind = t.piles[number], tops[number]
    if kind == UNKNOWN:
        return NEW_CARD + 0.01 * len(pile) - blind_risk(t)
    below = KNOWN[pile[-2]] if len(pile) > 1 else EMPTY
    if below == kind or tops.count(kind) > 1:
        return item_worth(t, kind)
    if below == UNKNOWN:
        return DIG - 0.05 * item_worth(t, kind) - blind_risk(t)
    # A known card underneath that would make a pair next time.
    return 0.3 * item_worth(t, below) if below != EMPTY and below in tops else -0.1


def second_rates(g: Play, options: Sequence[int]) -> list[float]:
    """The other one of a pair if it is known, else a card nobody has seen, else whatever is least missed on top."""
    tops = known_tops(g.t)
    return [second_rate(g.t, pile, tops[pile]) for pile in options]


def second_rate(t: OffTable, pile: int, kind: int) -> float:
    if kind == t.turned[0]:
        return 10.0
    if kind == UNKNOWN:
        return 5.0 + 0.01 * len(t.piles[pile]) - 10 * blind_risk(t)
    return -item_worth(t, kind)


def blind_risk(t: OffTable) -> float:
    """Of a card nobody has seen when the Horde is empty: a surprise wave would fetch zombies from the cemetery."""
    if t.horde:
        return 0.0
    unseen = sum([not is_seen(card) for pile in t.piles for card in pile])
    waves = sum([ITEMS.things[kind_of(card)].happens for pile in t.piles for card in pile])
    return AWAKENED * waves / max(unseen, 1)


def put_back_rates(g: Play, options: Sequence[int]) -> list[float]:
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


def pair_worth(t: OffTable, kind: int) -> float:
    """What it is worth, if two of them are in the rubble, as far as everybody can count."""
    gone = t.used.count(kind) + sum([kind_of(item) == kind for items in t.items for item in items])
    return item_worth(t, kind) if ITEMS.things[kind].copies[len(t.crowd) - 1] - gone > 1 else 0.0


def gain(others: int) -> float:
    """By one more card of a kind on top, when there are so many already (one of them may be the one it covers)."""
    return ONE_ON_TOP if others == 0 else PAIR_ON_TOP - ONE_ON_TOP if others == 1 else 0.0


# -- other questions ----------------------------------------------------------------------------


def redirect_rate(g: Play, place: int) -> float:
    """To who has most of them, is ill, is armed: the others can search, and a full corridor takes no more."""
    t = g.t
    return t.crowd[place] + 0.5 * t.level[place] + 0.5 * best_shot(t, place)


def biter_rate(g: Play, target: int) -> float:
    """The weakest first: the strong ones are left for whatever stops a bite."""
    return -STRENGTH[g.card_at(target)]


def pay_rate(g: Play, card: int) -> float:
    return -MARKS[card].bit_count()


def more_rate(g: Play, option: int) -> float:
    """What is left over is lost otherwise, but only a bite is worth paying more."""
    return free_rate(g, BEFORE_BITE, option) if option < 0 or g.t.biter >= 0 else NEVER


question("action", MOMENT_ANSWER, action_rates)
question("before_bite", MOMENT_ANSWER, free_at(BEFORE_BITE))
question("before_move", MOMENT_ANSWER, free_at(BEFORE_MOVE))
question("before_wave", MOMENT_ANSWER, free_at(BEFORE_WAVE))
question("after_roll", MOMENT_ANSWER, free_at(AFTER_ROLL), of_attack=True)
question("dying", MOMENT_ANSWER, free_at(DYING))
question("event_die", MOMENT_ANSWER, free_at(EVENT_DIE))
question("wave_die", MOMENT_ANSWER, free_at(WAVE_DIE))
question("turn_end", MOMENT_ANSWER, free_at(OWN_ACTION))
question("last_kill", MOMENT_ANSWER, free_at(LAST_KILL))
question("search_second", PILE_ANSWER, second_rates, says_why=True)
question("put_back", PUT_ANSWER, put_back_rates, says_why=True)
question("redirect", PLACE_ANSWER, each(redirect_rate), says_why=True)
question("bite_order", ZOMBIE_ANSWER, each(biter_rate), says_why=True)
question("next_struck", ZOMBIE_ANSWER, each(target_worth), says_why=True)
question("pay", TROPHY_ANSWER, each(pay_rate))
question("quote_more", QUOTE_ANSWER, each(more_rate))
