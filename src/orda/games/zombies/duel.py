"""Duels: for the helicopter keys, or by a card (rules 6.6, R-57)."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.combat import fire
from orda.games.zombies.fights import drop_empty_item
from orda.games.zombies.in_play import Roll
from orda.games.zombies.play import NO, YES, Play
from orda.games.zombies.records import NONE, Duel
from orda.games.zombies.registry import AFTER_ROLL, CARD
from orda.games.zombies.steps import step
from orda.games.zombies.table import WHOLE, ZombiesTable

PASS_DUEL: Final = -1
ROLL_AGAIN: Final = 0  # other answers are bullets


@step
def offer_challenge(g: Play) -> None:
    g.ask("challenge", [NO, YES], challenged, about=g.t.keys)


@step
def challenged(g: Play, answer: int) -> None:
    t = g.t
    if answer != YES:
        g.walk.unchallenged = t.pawns[g.me]
        return
    t.challenged = 1
    g.tell("challenge", ALL, g.me, t.keys)
    begin_duel(g, Duel(g.me, t.keys))


def begin_duel(g: Play, duel: Duel) -> None:
    """For the keys, or by a card: then its `after_duel` says what follows."""
    g.t.quiet = 0
    g.t.duels.append(duel)
    g.do(roll_duel, duel.challenger, 1 << duel.challenger | 1 << duel.holder, duel.challenger)


@step
def roll_duel(g: Play, rolling: int, next_to_speak: int) -> None:
    """Weapons count as in any combat roll, so charges are used up too."""
    t = g.t
    duel = t.duels[-1]
    duel.rolling = rolling
    for player in (duel.challenger, duel.holder):
        if rolling >> player & 1:
            side = duel.side(player)
            drop_empty_item(g, player)
            duel.dice[side] = t.die()
            duel.bonus[side] = duel.aimed[side] = 0
            duel.shot[side] = fire(t, player)
            g.tell("roll", ALL, player, duel.dice[side])
    g.window(AFTER_ROLL)
    g.do(speak, next_to_speak)


def total(t: ZombiesTable, side: int) -> int:
    duel = t.duels[-1]
    player = duel.holder if side else duel.challenger
    roll = Roll(duel.shot[side], NONE, first=not duel.rerolled >> player & 1)
    added = duel.bonus[side] + duel.bullets[side] + hooks.bonus(t, player, roll)
    added += hooks.aimed(t, player, duel.aimed[side])
    return duel.dice[side] + added + (0 if side else duel.edge)


@step
def speak(g: Play) -> None:
    """From the challenger on, in turns: bullets, a life to roll one's own die again, or pass; two passes end it."""
    t = g.t
    if t.duels[-1].passes == 2 or t.duels[-1].silent:
        g.do(end_duel, t.duels[-1].challenger)
        return
    most = t.bullets[g.me] if hooks.may_use_bullets(t, g.me) else 0
    for_the_keys = t.duels[-1].card == NONE
    again = [ROLL_AGAIN] if for_the_keys and t.lives[g.me] >= WHOLE else []
    options = [PASS_DUEL, *again, *range(1, most + 1)]
    g.ask("raise", options, spoken)


@step
def spoken(g: Play, answer: int) -> None:
    t = g.t
    duel = t.duels[-1]
    other = duel.holder if g.me == duel.challenger else duel.challenger
    duel.passes = duel.passes + 1 if answer == PASS_DUEL else 0
    if answer == ROLL_AGAIN:
        g.lose_lives(g.me, WHOLE)
        duel.rerolled |= 1 << g.me
        g.tell("roll_again", ALL, g.me)
        g.do(roll_duel, g.me, 1 << g.me, other)
        return
    if answer > 0:
        t.bullets[g.me] -= answer
        duel.bullets[duel.side(g.me)] += answer
        g.tell("raise", ALL, g.me, answer)
    g.do(speak, other)


@step
def end_duel(g: Play) -> None:
    """For the keys: a tie leaves them where they are."""
    t = g.t
    duel = t.duels[-1]
    totals = total(t, 0), total(t, 1)
    t.duels.pop()
    drop_empty_item(g, duel.challenger)
    drop_empty_item(g, duel.holder)
    g.tell("duel", ALL, duel.challenger, duel.holder, *totals)
    after = CARD[duel.card].duel_over if duel.card != NONE else None
    if after is not None:
        g.do(after, duel.challenger, duel.holder, *totals)
    elif totals[0] > totals[1]:
        g.take_keys(duel.challenger)
