"""Quotes (O-32 to O-35) but those for dice; what each says in the log is in texts/, how they are paid in paying.py."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import (
    FIRST,
    HANDS,
    MELEE,
    SECOND,
    ZONES,
    arrow_of,
    has,
    place_of,
    without,
    zombie_at,
)
from orda.games.off_the_dead.fights import BARE, aim, sweep
from orda.games.off_the_dead.horde import more_than_one_has_room, turn_top
from orda.games.off_the_dead.paying import symbols_to_pay
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import (
    ARROW_ANSWER,
    PILE_ANSWER,
    ZOMBIE_ANSWER,
    each,
    question,
    tells,
)
from orda.games.off_the_dead.registry import (
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    COST,
    DYING,
    EVENT_DIE,
    FORCE,
    MISHAPS,
    NEVER,
    OWN_ACTION,
    TRACK,
    WAVE_DIE,
    quote,
)
from orda.games.off_the_dead.reveal import reveal
from orda.games.off_the_dead.rubble import pick_up, piles_with_cards
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import APOCALYPSE, OffTable
from orda.games.off_the_dead.worth import (
    burden,
    hit_chance,
    kill_worth,
    melee,
    one_bite_less,
    target_worth,
    worth_a_try,
)

# What a quote must bring to a bot: trophies are best kept for the bites that matter.
FOR_TURNING: Final = 9.0
FOR_DODGING: Final = 2.0
FOR_BARE_HANDS: Final = 3.0  # for each symbol
TO_SPARE: Final = 2  # symbols, for a find


# -- one symbol ---------------------------------------------------------------------------------


def hidden_zombies(t: OffTable) -> list[int]:
    found, face_down = [], ~t.face_up
    for row, cards in enumerate(t.zones):
        for i, card in enumerate(cards):
            if has(face_down, card):
                found.append(zombie_at(row // ZONES, row % ZONES, i))
    return found


def somebody_hidden(t: OffTable, moment: int, promised: int) -> bool:
    return bool(hidden_zombies(t))


def number_hidden(t: OffTable) -> int:
    return len(hidden_zombies(t))


@quote(
    0, "what_is_it", cost=1, when=(OWN_ACTION,), sense=somebody_hidden, besides=True, in_mishaps=False,
    often=number_hidden,
)  # fmt: skip
def what_is_it(g: Play) -> None:
    """Turn up a zombie in any corridor; a mishap may follow."""
    hidden = hidden_zombies(g.t)
    if hidden:
        g.ask("what_is_it", hidden, shown)


@step
def shown(g: Play, target: int) -> None:
    reveal(g, g.card_at(target), g.t.active)


question("what_is_it", ZOMBIE_ANSWER, each(target_worth))


def turning_helps(t: OffTable, moment: int, promised: int) -> bool:
    """Would the mishap or wave about to come go elsewhere if the top card of the Horde were turned?"""
    if moment == EVENT_DIE:
        counts = MISHAPS[t.event_die - 1].arrow_counts
        return bool(t.horde) and counts is not None and counts(t)
    return bool(t.horde) and (moment != WAVE_DIE or more_than_one_has_room(t))


def turning_rate(g: Play, moment: int) -> float:
    here = burden(g, arrow_of(g.t.horde[-1]))
    return here - min([burden(g, place) for place in range(4)]) - FOR_TURNING


@quote(
    1, "go_and_see", cost=1, when=(OWN_ACTION, BEFORE_WAVE, EVENT_DIE, WAVE_DIE), sense=turning_helps, besides=True,
    rate=turning_rate,
)  # fmt: skip
def go_and_see(g: Play) -> None:
    """Turn the top card of the Horde in any direction."""
    if g.t.horde:
        g.ask("go_and_see", (0, 1, 2, 3), turned)


@step
def turned(g: Play, arrow: int) -> None:
    turn_top(g, arrow)


def arrow_rate(g: Play, arrow: int) -> float:
    return -burden(g, arrow)


question("go_and_see", ARROW_ANSWER, each(arrow_rate))

# -- two symbols -----------------------------------------------------------------------------------


def dodging_rate(g: Play, moment: int) -> float:
    return one_bite_less(g.t) - FOR_DODGING


@quote(2, "try_again", cost=2, when=(BEFORE_BITE,), rate=dodging_rate)
def try_again(g: Play) -> None:
    """Dodge a bite."""
    g.t.biting = without(g.t.biting, g.t.biter)


# -- three symbols ----------------------------------------------------------------------------------


def own_zombies(t: OffTable, moment: int, promised: int) -> bool:
    return t.crowd[t.active] > 0


def bare_hands_rate(g: Play, moment: int, everybody: bool, cost: int) -> float:
    t = g.t
    strength = FORCE[t.survivors[t.active]]
    mine = [card for zone in range(ZONES) for card in t.zone(t.active, zone)]
    hope = worth_a_try(g, mine, strength) if everybody or len(mine) == 1 else NEVER
    if hope > 0:
        return hope
    if moment == BEFORE_BITE:
        kills = sum([hit_chance(g, strength, card) for card in melee(t, t.active)])
        return kills * (one_bite_less(t) + 1.0) - FOR_BARE_HANDS * cost
    if moment == BEFORE_MOVE:
        return NEVER
    worth = bare_hands_worth(g, everybody)
    return min(4.0, 2.0 + worth) if moment == DYING else worth - FOR_BARE_HANDS * cost


def bare_hands_worth(g: Play, everybody: bool) -> float:
    """Kills to be expected in the whole corridor, or of the best in each zone."""
    t = g.t
    total = 0.0
    for zone in range(ZONES):
        cards = t.zone(t.active, zone)
        chances = [hit_chance(g, FORCE[t.survivors[t.active]], card) for card in cards]
        if chances:
            total += kill_worth(t, t.active, zone) * (sum(chances) if everybody else max(chances))
    return total


def all_mine_rate(g: Play, moment: int) -> float:
    return bare_hands_rate(g, moment, False, 3)


@quote(7, "all_mine", cost=3, when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE, DYING), sense=own_zombies, rate=all_mine_rate)
def all_mine(g: Play) -> None:
    """Bare hands against up to three zombies, one in each zone."""
    g.t.stopped = 0
    for zone in (MELEE, SECOND, FIRST):
        g.do(one_of_zone, g.me, zone)


@step
def one_of_zone(g: Play, zone: int) -> None:
    """O-33: at most one zombie of each zone, with bare hands."""
    t = g.t
    cards = t.zone(t.active, zone)
    if cards and not t.stopped:
        options = [zombie_at(t.active, zone, i) for i in range(len(cards))]
        g.ask("all_mine", [*options, STOP], hit_one)


@step
def hit_one(g: Play, target: int) -> None:
    if target != STOP:
        aim(g, BARE, g.t.active, place_of(target), g.card_at(target), HANDS)


question("all_mine", ZOMBIE_ANSWER, each(target_worth))


def infected_beyond_first(t: OffTable, moment: int, promised: int) -> bool:
    return t.level[t.active] > 1


def feel_better_rate(g: Play, moment: int) -> float:
    t = g.t
    if moment == DYING:
        return 8.0
    last_level = t.level[t.active] + 1 >= TRACK[t.survivors[t.active]]
    return 1.0 if moment == BEFORE_BITE and last_level else NEVER


@quote(
    8, "feel_better", cost=3, when=(OWN_ACTION, BEFORE_BITE, DYING), sense=infected_beyond_first, besides=True,
    rate=feel_better_rate,
)  # fmt: skip
def feel_better(g: Play) -> None:
    """O-34: infection back to level 1; the token stays."""
    t = g.t
    if t.level[t.active] > 1:
        t.level[t.active] = 1
        g.tell("calms_down", ALL, t.survivors[t.active], 1)


# -- four symbols -----------------------------------------------------------------------------------


def bruce_lee_rate(g: Play, moment: int) -> float:
    return bare_hands_rate(g, moment, True, 4)


@quote(
    9, "bruce_lee", cost=4, when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE, DYING), sense=own_zombies, rate=bruce_lee_rate
)
def bruce_lee(g: Play) -> None:
    """Bare hands against every zombie of your corridor."""
    base = g.t.active * ZONES
    # O-28: and once more melee, for whoever ran there before his turn came.
    sweep(g, BARE, g.t.active, [base + MELEE, base + SECOND, base + FIRST, base + MELEE])


# -- more --------------------------------------------------------------------------------------------

FIND: Final = 11


def rubble_there(t: OffTable, moment: int, promised: int) -> bool:
    return t.rubble_left() > 0


def find_rate(g: Play, moment: int) -> float:
    if moment != OWN_ACTION:
        return 3.0 if moment == DYING else NEVER
    return 1.5 if max(symbols_to_pay(g.t)) - COST[FIND] >= TO_SPARE else NEVER


@quote(
    FIND, "stepped_on", cost=5, when=(OWN_ACTION, BEFORE_BITE, BEFORE_MOVE, DYING), sense=rubble_there, rate=find_rate
)
def stepped_on_something(g: Play) -> None:
    """The top card of any rubble pile."""
    g.ask("stepped_on", piles_with_cards(g.t), stepped_on)


@step
def stepped_on(g: Play, pile: int) -> None:
    pick_up(g, pile)


question("stepped_on", PILE_ANSWER)


@quote(12, "red_button", cost=8, when=(OWN_ACTION,), ends_all=True)
def red_button(g: Play) -> None:
    """O-35: everybody dies, zombies too: nobody wins."""
    g.t.over = APOCALYPSE
    g.t.alive = 0
    g.tell("apocalypse", ALL)


tells("apocalypse")
