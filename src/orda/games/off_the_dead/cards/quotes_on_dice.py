"""Quotes that change a die or its target: +1, +2, +3, another roll, another target (O-33)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orda.engine.messages import ALL
from orda.games.off_the_dead.fights import other_targets
from orda.games.off_the_dead.horde import wave_size
from orda.games.off_the_dead.paying import bonus_besides
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import ZOMBIE_ANSWER, each, question
from orda.games.off_the_dead.registry import (
    AFTER_ROLL,
    ANYTHING,
    COST,
    EVENT_DIE,
    MISHAPS,
    NEVER,
    STRENGTH,
    WAVE_DIE,
    quote,
)
from orda.games.off_the_dead.reveal import reveal
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import OffTable
from orda.games.off_the_dead.worth import (
    chance_against,
    kill_worth_now,
    missed_by,
    target_worth,
)

FOR_ANOTHER_ROLL: Final = 3.0
FOR_A_BONUS: Final = 1.0  # for each symbol
DICE: Final = (AFTER_ROLL, EVENT_DIE, WAVE_DIE)  # when a die of one's own may have been rolled
ROLL_AGAIN: Final = 4


def own_attack(t: OffTable, moment: int, promised: int) -> bool:
    return t.attacks[-1].by == t.active


def raises(bonus: int) -> Callable[[OffTable, int, int], bool]:
    """O-33: is there a die of his own that so much more makes another one? Six is the most."""

    def makes_a_difference(t: OffTable, moment: int, promised: int) -> bool:
        if moment == EVENT_DIE:
            return t.event_of == t.active and t.event_die + max(promised, 0) < 6
        if moment == WAVE_DIE:
            die = min(6, t.wave_die + max(promised, 0))
            return wave_size(t, die) < wave_size(t, min(6, die + bonus))
        return own_attack(t, moment, promised)

    return makes_a_difference


def add_to_die(g: Play, bonus: int) -> None:
    t = g.t
    if t.event_die:
        t.event_die = min(6, t.event_die + bonus)
        g.tell("raised", ALL, t.survivors[t.active], t.event_die)
    elif t.wave_die:
        t.wave_die = min(6, t.wave_die + bonus)
        g.tell("raised", ALL, t.survivors[t.active], t.wave_die)
    else:
        t.attacks[-1].bonus += bonus


def bonus_rate(g: Play, moment: int, bonus: int, cost: int) -> float:
    """Enough for a kill that counts, alone?"""
    if moment != AFTER_ROLL:
        return NEVER
    short = missed_by(g.t)
    return kill_worth_now(g.t) - FOR_A_BONUS * cost if 0 < short <= bonus else NEVER


def one_more_rate(g: Play, moment: int) -> float:
    return bonus_rate(g, moment, 1, 2)


@quote(3, "hear_them", cost=2, when=DICE, sense=raises(1), rate=one_more_rate, bonus=1)
def hear_them(g: Play) -> None:
    """+1 on your die."""
    add_to_die(g, 1)


def own_die(t: OffTable, moment: int, promised: int) -> bool:
    """O-33: any die of his own; one of an attack only when it missed and another roll could hit."""
    if t.event_die:
        return t.event_of == t.active
    if t.wave_die:
        return True
    a = t.attacks[-1]
    if promised == ANYTHING:
        return a.by == t.active
    missing = STRENGTH[a.card] - a.bonus - a.power - promised
    return a.by == t.active and a.die < missing <= 6 + bonus_besides(t, COST[ROLL_AGAIN])


def roll_again_rate(g: Play, moment: int) -> float:
    t = g.t
    if moment == EVENT_DIE:
        # Another mishap may be less bad.
        average = sum([MISHAPS[each].costs for each in MISHAPS]) / len(MISHAPS)
        return MISHAPS[t.event_die - 1].costs - average - FOR_ANOTHER_ROLL
    if moment == WAVE_DIE:
        return 0.4 * (t.wave_die - 3.5) - FOR_ANOTHER_ROLL
    if missed_by(t) <= 0:
        return NEVER
    a = t.attacks[-1]
    return kill_worth_now(t) * chance_against(STRENGTH[a.card], a.power + a.bonus) - FOR_ANOTHER_ROLL


@quote(
    ROLL_AGAIN, "saw_nothing", cost=2, when=DICE, sense=own_die, rate=roll_again_rate,
    rolls_anew=True,
)  # fmt: skip
def saw_nothing(g: Play) -> None:
    """Roll your die again: attack, mishap or surprise wave."""
    t = g.t
    die = t.die()
    if t.event_die:
        t.event_die = die
    elif t.wave_die:
        t.wave_die = die
    else:
        t.attacks[-1].die = die
    g.tell("roll_again", ALL, t.survivors[t.active], die)


def another_in_reach(t: OffTable, moment: int, promised: int) -> bool:
    return own_attack(t, moment, promised) and bool(other_targets(t, t.attacks[-1]))


@quote(5, "missed", cost=3, when=(AFTER_ROLL,), sense=another_in_reach, rolls_anew=True)
def missed(g: Play) -> None:
    """Another target in reach of the same weapon; the die stays."""
    others = other_targets(g.t, g.t.attacks[-1])
    if others:
        g.ask("missed", others, aimed_anew)


@step
def aimed_anew(g: Play, target: int) -> None:
    """O-33: die and weapon stay; the new target is turned up, which may bring a mishap."""
    a = g.t.attacks[-1]
    a.card = g.card_at(target)
    reveal(g, a.card, a.by)


question("missed", ZOMBIE_ANSWER, each(target_worth), of_attack=True)


def two_more_rate(g: Play, moment: int) -> float:
    return bonus_rate(g, moment, 2, 3)


@quote(6, "blow_up", cost=3, when=DICE, sense=raises(2), rate=two_more_rate, bonus=2)
def blow_up(g: Play) -> None:
    """+2 on your die."""
    add_to_die(g, 2)


def three_more_rate(g: Play, moment: int) -> float:
    return bonus_rate(g, moment, 3, 4)


@quote(10, "call_me_god", cost=4, when=DICE, sense=raises(3), rate=three_more_rate, bonus=3)
def call_me_god(g: Play) -> None:
    """+3 on your die."""
    add_to_die(g, 3)
