"""The bot `survivor`: plays any seat of the team, alone or beside people, from what that seat may know.

It keeps to four habits: remember the rubble, kill what is about to bite, spend everything on not being bitten the
first time (an infection is a clock), and help neighbours with abilities when it saves more than it costs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.off_the_dead.cards import (
    ADRENALINE,
    ALL_MINE,
    AMMO,
    AXE,
    BARRICADE,
    BRANDY,
    BRUCE_LEE,
    CHAINSAW,
    COLT,
    COPIES,
    COST,
    DIE_BONUS,
    FEEL_BETTER,
    FORCE,
    GO_AND_SEE,
    GOGGLES,
    HANDS,
    HANK,
    KIND,
    LAST_WEAPON,
    MAGAZINE,
    MARKS,
    NONNA,
    PETROL,
    POWER,
    SAW_NOTHING,
    STEPPED_ON,
    STRENGTH,
    TOY,
    TRACK,
    TRY_AGAIN,
    VINCE,
)
from orda.games.off_the_dead.play import (
    ABILITY,
    ATTACK,
    PASS,
    QUOTE,
    REFILL,
    SEARCH,
    THROW,
    USE,
    VERB,
    Play,
)
from orda.games.off_the_dead.quotes import symbols_to_pay
from orda.games.off_the_dead.table import FIRST_ACTION, MELEE, SECOND, SEEN, SEEN_KIND, ZONES, OffTable

# Everything below is measured in kills, and was tuned by simulation.
WORTH: Final = {
    COLT: 3.0, AXE: 1.8, CHAINSAW: 2.4, MAGAZINE: 1.0, PETROL: 1.6, ADRENALINE: 1.5, BARRICADE: 1.0, TOY: 1.8,
    GOGGLES: 0.4,
}  # fmt: skip
KILL_IN_MELEE: Final = 1.5  # besides the bites it saves
KILL_NEXT: Final = 1.9  # in the second zone
KILL_FAR: Final = 1.5
BULLET: Final = 0.45
FUEL: Final = 0.3
NEW_CARD: Final = 0.9  # of the rubble
DIG: Final = 0.6
FIRST_BITE: Final = 3.0  # starts the clock
DEATH: Final = 4.0
LATER: Final = 0.7  # a bite of the next turn against one of this turn
USE_POM_POMS: Final = 3.4  # what each must save to be used
USE_FURY: Final = 3.8
USE_GRACE: Final = 3.6
USE_LUCK: Final = 4.0
USE_TOY: Final = 1.6
USE_FIRE: Final = 2.6
USE_BARRICADE: Final = 0.8
# Piles whose top nobody knows; a known card, or a pair, on top.
UNKNOWN_TOPS: Final = (0.0, 1.2, 2.0, 2.3, 2.5)
ONE_ON_TOP: Final = 0.3
PAIR_ON_TOP: Final = 0.9
NEVER: Final = -100.0


class Survivor(Bot):
    """Takes the option of the highest worth; what each kind of question is worth is worked out below."""

    name = "survivor"

    def choose(self, game: Game[Any]) -> int:
        g = cast(Play, game)
        assert g.decision is not None
        judge = JUDGES.get(g.decision.kind, first_best)
        best, best_worth = g.decision.options[0], -1000.0
        for option in g.decision.options:
            worth = judge(g, option)
            if worth > best_worth:
                best, best_worth = option, worth
        return best


def first_best(g: Play, option: int) -> float:
    return 0.0


# -- what the table looks like -----------------------------------------------------------------

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
    return sum(chance_against(s, power) for s in faces) / len(faces)


def chance_against(strength: int, power: int) -> float:
    return min(6, max(0, 7 + power - strength)) / 6


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


def has_loaded_colt(t: OffTable, place: int) -> bool:
    return any(item & KIND == COLT and item >> AMMO for item in t.items[place])


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
    if verb == REFILL:
        return refill_worth(g, what, target)
    if verb == USE:
        return use_in_action(g, what, target)
    if verb == ABILITY:
        return NEVER
    return quote_in_action(g, what)


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


def kill_worth(t: OffTable, place: int, zone: int) -> float:
    """One zombie less, and what it would have done soon."""
    if zone == MELEE:
        bites = len(melee(t, place))
        saved = bite_costs(t, bites) - bite_costs(t, bites - 1)
        return KILL_IN_MELEE + (saved if t.phase == FIRST_ACTION else LATER * saved)
    if zone == SECOND:
        return KILL_NEXT + 0.2 * len(melee(t, place))
    return KILL_FAR


def search_worth(g: Play, pile: int) -> float:
    """A pair that everybody has seen, the luck of a card nobody has, or digging for one."""
    t = g.t
    tops = known_tops(t)
    kind = tops[pile]
    if kind < 0:
        return NEW_CARD + 0.01 * len(t.piles[pile])
    below = t.piles[pile][-2] if len(t.piles[pile]) > 1 else SEEN
    if below == kind | SEEN or tops.count(kind) > 1:
        return item_worth(t, kind)
    return DIG - 0.05 * item_worth(t, kind) if not below & SEEN else 0.2


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


def burn_worth(g: Play, target: int) -> float:
    """Kills to be expected of a fire, and what they save."""
    t = g.t
    place, zone = target >> 5, target >> 3 & 3
    cards = t.zones[place * ZONES + zone]
    return sum(hit_chance(g, 2, card) for card in cards) * kill_worth(t, place, zone)


# -- rubble --------------------------------------------------------------------------------------

def judge_second(g: Play, pile: int) -> float:
    """The other one of a pair if it is known, else a card nobody has seen, else whatever is least missed on top."""
    t = g.t
    kind = known_tops(t)[pile]
    if kind == t.turned[0]:
        return 10.0
    return 5.0 + 0.01 * len(t.piles[pile]) if kind < 0 else -item_worth(t, kind)


def judge_put_back(g: Play, option: int) -> float:
    """What the tops of the piles would be good for."""
    t = g.t
    kind, pile = t.turned[option >> 4], option & 15
    tops = known_tops(t)
    covered = tops[pile]
    tops[pile] = kind
    worth = UNKNOWN_TOPS[min(tops.count(-1), 4)]
    for each in set(tops):
        if each >= 0 and still_a_pair(t, each):
            twice = tops.count(each) > 1 or (each == kind and covered == kind)
            worth += item_worth(t, each) * (PAIR_ON_TOP if twice else ONE_ON_TOP)
    return worth


# -- interruptions -----------------------------------------------------------------------------------

def judge_bite(g: Play, option: int) -> float:
    """Anything that saves more than it is worth later."""
    if option < 0:
        return 0.0 if option == PASS else NEVER
    t = g.t
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    bites = still_biting(t)
    one_less = bite_costs(t, bites) - bite_costs(t, bites - 1)
    all_less = bite_costs(t, bites)
    if verb == USE:
        return use_before_bite(g, what, target, one_less)
    if verb == ABILITY:
        survivor = t.survivors[what]
        if survivor == BRANDY:
            return all_less - USE_POM_POMS
        if survivor == HANK:
            return fury_worth(g, one_less) - USE_FURY
        if survivor == VINCE and t.biting >> g.card_at(target) & 1:
            return one_less + 0.3 * STRENGTH[g.card_at(target)] - USE_GRACE
        return NEVER
    return quote_before_bite(g, what, one_less)


def use_before_bite(g: Play, item: int, target: int, one_less: float) -> float:
    t = g.t
    if item == TOY:
        card = g.card_at(target)
        return one_less + 0.1 * STRENGTH[card] - USE_TOY if t.biting >> card & 1 else NEVER
    if item == PETROL and target >> 3 & 3 == MELEE:
        return burn_worth(g, target) - USE_FIRE + 1.0
    return NEVER


def fury_worth(g: Play, one_less: float) -> float:
    return sum(hit_chance(g, 3, card) for card in melee(g.t, g.t.active)) * (one_less + 1.0)


def judge_move(g: Play, option: int) -> float:
    if option < 0:
        return 0.0 if option == PASS else NEVER
    t = g.t
    coming, there = len(t.zones[t.active * ZONES + SECOND]), len(melee(t, t.active))
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    if verb == USE and what == BARRICADE:
        return coming + 0.6 * there - USE_BARRICADE if coming else NEVER
    if verb == USE and what == PETROL:
        return burn_worth(g, target) - USE_FIRE
    if verb == QUOTE and what == GO_AND_SEE:
        return quote_in_action(g, what)
    return NEVER


def judge_dying(g: Play, option: int) -> float:
    """Nobody is let go who can be kept; his own ability is worth nothing to a dead man."""
    if option < 0:
        return 0.0
    t = g.t
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    if verb == ABILITY:
        survivor = t.survivors[what]
        if survivor == NONNA:
            return 5.0
        last = t.zombies_left() == 1
        mine = what == t.active and not saves_himself(t)
        strength = STRENGTH[g.card_at(target)] if survivor == VINCE and can_tell(g, g.card_at(target)) else 4
        return 1.0 + 0.1 * strength if last or mine else NEVER
    return {USE: 8.0, QUOTE: 7.0}[verb]


def saves_himself(t: OffTable) -> bool:
    return ADRENALINE in t.items[t.active]


def judge_roll(g: Play, option: int) -> float:
    """Kevin's six, or a few trophies, for a kill that counts."""
    if option < 0:
        return 0.0
    t = g.t
    a = t.attacks[-1]
    short = STRENGTH[a.card] - a.die - a.bonus - a.power
    zone = t.zone_of(a.card, a.place)
    worth = kill_worth(t, a.place, zone) if a.place == t.active else 2.0
    if short <= 0:
        return NEVER
    verb, what = option & VERB, option >> 8 & 255
    if verb == ABILITY:
        return worth + 0.3 * STRENGTH[a.card] - USE_LUCK
    if what in DIE_BONUS:
        return worth - 0.6 * COST[what] if DIE_BONUS[what] >= short else NEVER
    if what == SAW_NOTHING:
        return worth * chance_against(STRENGTH[a.card], a.power + a.bonus) - 1.2
    return NEVER


# -- the Horde -------------------------------------------------------------------------------------------

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


def judge_redirect(g: Play, place: int) -> float:
    return -burden(g, place)


def judge_arrow(g: Play, arrow: int) -> float:
    """Alone or in two, an arrow to nobody buys time."""
    return -burden(g, arrow)


def judge_goggles(g: Play, option: int) -> float:
    """The strong ones go deep; every arrow to whoever can bear it."""
    t = g.t
    card = t.horde[-1 - (option >> 2)] >> 2
    return STRENGTH[card] - burden(g, option & 3)


# -- quotes ------------------------------------------------------------------------------------------------

def quote_in_action(g: Play, quote: int) -> float:
    t = g.t
    rich = max(symbols_to_pay(t)) - COST[quote]
    if quote == GO_AND_SEE:
        now = burden(g, t.horde[-1] & 3)
        best = min(burden(g, place) for place in range(4))
        return now - best - 1.0 - (0.5 if rich < 2 else 0.0)
    if quote == BRUCE_LEE and t.crowd[t.active] >= 3:
        return 1.5
    if quote == ALL_MINE and t.crowd[t.active] >= 2 and rich >= 2:
        return 1.2
    if quote == STEPPED_ON and rich >= 2:
        return 1.5
    return NEVER


def quote_before_bite(g: Play, quote: int, one_less: float) -> float:
    t = g.t
    if quote == TRY_AGAIN:
        return one_less - 0.9
    if quote == FEEL_BETTER:
        return 1.0 if t.level[t.active] + 1 >= TRACK[t.survivors[t.active]] else NEVER
    if quote in (BRUCE_LEE, ALL_MINE):
        chances = sum(hit_chance(g, FORCE[t.survivors[t.active]], card) for card in melee(t, t.active))
        return chances * (one_less + 1.0) - 0.5 * COST[quote]
    return NEVER


def judge_pay(g: Play, card: int) -> float:
    return -MARKS[card].bit_count()


def judge_more(g: Play, option: int) -> float:
    """What is left over is lost otherwise."""
    if option < 0:
        return 0.0
    return quote_before_bite(g, option >> 8 & 255, bite_costs(g.t, 1)) if g.t.biter >= 0 else NEVER


def judge_event(g: Play, option: int) -> float:
    return 0.0 if option < 0 else NEVER


def judge_junk(g: Play, item: int) -> float:
    kind = item & KIND
    worth = WORTH[kind] * (0.4 if kind in (COLT, CHAINSAW) and not item >> AMMO else 1.0)
    a = g.t.attacks[-1] if g.t.attacks else None
    return -worth - (1.0 if a is not None and a.weapon == item else 0.0)


def judge_target(g: Play, target: int) -> float:
    """Whom to strike next: who is most likely to fall; stopping is never better."""
    if target < 0:
        return -1.0
    t = g.t
    power = FORCE[t.survivors[t.active]]
    return hit_chance(g, power, g.card_at(target)) * kill_worth(t, target >> 5, target >> 3 & 3)


def judge_biter(g: Play, target: int) -> float:
    """The weakest first: the strong ones are left for the toy."""
    return -STRENGTH[g.card_at(target)]


JUDGES: Final[dict[str, Callable[[Play, int], float]]] = {
    "action": judge_action,
    "search_second": judge_second,
    "put_back": judge_put_back,
    "before_bite": judge_bite,
    "before_move": judge_move,
    "after_roll": judge_roll,
    "dying": judge_dying,
    "event_die": judge_event,
    "wave_die": judge_event,
    "redirect": judge_redirect,
    "go_and_see": judge_arrow,
    "goggles": judge_goggles,
    "junk": judge_junk,
    "pay": judge_pay,
    "quote_more": judge_more,
    "axe": judge_target,
    "all_mine": judge_target,
    "missed": judge_target,
    "what_is_it": judge_target,
    "bite_order": judge_biter,
}
