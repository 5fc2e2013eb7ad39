"""The bot `survivor`: plays any seat of the team, alone or beside people, from what that seat may know.

It keeps to four habits: remember the rubble, kill what is about to bite, spend everything on not being bitten the
first time (an infection is a clock), and help neighbours with abilities when it saves more than it costs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.off_the_dead.bot_actions import (
    NEVER,
    best_way_back,
    free_worth,
    judge_action,
    judge_second,
)
from orda.games.off_the_dead.cards import (
    ADRENALINE,
    ALL_MINE,
    AMMO,
    BARRICADE,
    BRANDY,
    BRUCE_LEE,
    CHAINSAW,
    COLT,
    COST,
    DIE_BONUS,
    FEEL_BETTER,
    FORCE,
    HANK,
    KIND,
    MARKS,
    NONNA,
    PETROL,
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
    PASS,
    QUOTE,
    USE,
    VERB,
    Play,
)
from orda.games.off_the_dead.table import MELEE, SECOND, ZONES, OffTable
from orda.games.off_the_dead.worth import (
    EVENT_COST,
    Q_AGAIN,
    Q_BONUS,
    Q_DODGE,
    Q_HANDS,
    USE_BARRICADE,
    USE_FIRE,
    USE_FURY,
    USE_GRACE,
    USE_LUCK,
    USE_POM_POMS,
    USE_TOY,
    WORTH,
    bare_hands_worth,
    bite_costs,
    burden,
    burn_worth,
    can_tell,
    chance_against,
    fury_worth,
    hit_chance,
    kill_worth,
    melee,
    still_biting,
)


class Survivor(Bot):
    """Takes the option of the highest worth; what each kind of question is worth is worked out below."""

    name = "survivor"

    def choose(self, game: Game[Any]) -> int:
        g = cast(Play, game)
        assert g.decision is not None
        if g.decision.kind == "put_back":
            return best_way_back(g)
        judge = JUDGES.get(g.decision.kind, first_best)
        best, best_worth = g.decision.options[0], -1000.0
        for option in g.decision.options:
            worth = judge(g, option)
            if worth > best_worth:
                best, best_worth = option, worth
        return best


def first_best(g: Play, option: int) -> float:
    return 0.0


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
    return NEVER


def judge_before_wave(g: Play, option: int) -> float:
    if option < 0:
        return 0.0
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    return free_worth(g, verb, what, target)


def judge_dying(g: Play, option: int) -> float:
    """Nobody is let go who can be kept; his own ability is worth nothing to a dead man."""
    if option < 0:
        return 0.0
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    if verb == ABILITY:
        return ability_of_dying(g, what, target)
    if what == (ADRENALINE if verb == USE else FEEL_BETTER):
        return 8.0
    # What else he has is lost with him, and whoever falls now does not come back with the Horde.
    if verb == QUOTE and what == STEPPED_ON:
        return 3.0
    return min(4.0, 2.0 + (burn_worth(g, target) if verb == USE else bare_hands_worth(g, what)))


def ability_of_dying(g: Play, place: int, target: int) -> float:
    """The remedy for who is dying; anything else if it wins, or if it would be lost with him."""
    t = g.t
    survivor = t.survivors[place]
    if survivor == NONNA:
        return 5.0 if target == t.active else NEVER
    if t.zombies_left() > 1 and (place != t.active or saves_himself(t)):
        return NEVER
    if survivor == VINCE:
        return 1.0 + 0.1 * (STRENGTH[g.card_at(target)] if can_tell(g, g.card_at(target)) else 4)
    return 1.0 + 0.1 * len(melee(t, target))


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
        enough = 6 + a.bonus + a.power >= STRENGTH[a.card]
        return worth + 0.3 * STRENGTH[a.card] - USE_LUCK if enough else NEVER
    if what in DIE_BONUS:
        return worth - Q_BONUS * COST[what] if DIE_BONUS[what] >= short else NEVER
    if what == SAW_NOTHING:
        return worth * chance_against(STRENGTH[a.card], a.power + a.bonus) - Q_AGAIN
    return NEVER


# -- the Horde -------------------------------------------------------------------------------------------


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


def quote_before_bite(g: Play, quote: int, one_less: float) -> float:
    t = g.t
    if quote == TRY_AGAIN:
        return one_less - Q_DODGE
    if quote == FEEL_BETTER:
        return 1.0 if t.level[t.active] + 1 >= TRACK[t.survivors[t.active]] else NEVER
    if quote in (BRUCE_LEE, ALL_MINE):
        chances = sum(hit_chance(g, FORCE[t.survivors[t.active]], card) for card in melee(t, t.active))
        return chances * (one_less + 1.0) - Q_HANDS * COST[quote]
    return NEVER


def judge_pay(g: Play, card: int) -> float:
    return -MARKS[card].bit_count()


def judge_more(g: Play, option: int) -> float:
    """What is left over is lost otherwise."""
    if option < 0:
        return 0.0
    return quote_before_bite(g, option >> 8 & 255, bite_costs(g.t, 1)) if g.t.biter >= 0 else NEVER


def judge_event(g: Play, option: int) -> float:
    """Another event may be less bad; Kevin keeps his luck for better things."""
    if option < 0:
        return 0.0
    verb, what = option & VERB, option >> 8 & 255
    if verb != QUOTE or what != SAW_NOTHING:
        return NEVER if verb == ABILITY else free_worth(g, verb, what, 0)
    return EVENT_COST[g.t.event_die - 1] - sum(EVENT_COST) / 6 - Q_AGAIN


def judge_wave(g: Play, option: int) -> float:
    if option < 0:
        return 0.0
    verb, what = option & VERB, option >> 8 & 255
    return 0.4 * (g.t.wave_die - 3.5) - Q_AGAIN if what == SAW_NOTHING else free_worth(g, verb, what, 0)


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
    "before_bite": judge_bite,
    "before_move": judge_move,
    "before_wave": judge_before_wave,
    "after_roll": judge_roll,
    "dying": judge_dying,
    "event_die": judge_event,
    "wave_die": judge_wave,
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
