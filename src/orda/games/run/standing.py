"""How well a seat stands in Run: its chance to win, by what it may see."""

from __future__ import annotations

import math
from operator import mul
from typing import Final

from orda.games.run.cards import IS_ITEM, RIVAL
from orda.games.run.play import Play
from orda.games.run.table import GOAL

# What a survivor's hope is made of, and how much each counts against one opponent, and against several; the hand is
# that of the seat itself. Fitted by bench/values.py to 3,000 games of the bot.
WEIGHTS: Final = {
    "one item": (0.37, -0.24),
    "two items": (1.23, -0.26),
    "three items": (1.95, -0.57),
    "four items": (1.82, 0.92),
    "one zombie": (-0.71, 0.00),
    "two zombies": (-1.56, -0.02),
    "three zombies": (-2.63, -0.68),
    "four zombies": (-4.17, -2.19),
    "has the turn": (0.24, 0.04),
    "has the turn with four items": (1.88, 0.07),
    "waits": (-0.48, -0.25),
    "waits with four items": (3.16, -1.39),
    "new items in hand": (-0.29, -0.04),
    "new items in hand, and three lie there": (1.34, 0.06),
    "wins in this turn": (6.87, 7.25),
    "could win in its next turn": (1.01, -0.26),
    "items in hand that cancel": (1.39, 0.96),
    "zombies in hand": (0.26, 0.11),
    "a zombie against one of four items": (-0.32, -0.24),
}
AGAINST_ONE: Final = [one for one, _ in WEIGHTS.values()]
AGAINST_SEVERAL: Final = [several for _, several in WEIGHTS.values()]
ITEMS_AT: Final = -1  # before the first of four names
ZOMBIES_AT: Final = 3


def value(g: Play, seat: int) -> float:
    """Its share of the hopes of all who are alive."""
    if not g.t.is_living(seat):
        return 0.0
    weights = AGAINST_ONE if g.players == 2 else AGAINST_SEVERAL
    hopes = [math.exp(sum(map(mul, numbers, weights))) for numbers in rows(g, seat)]
    return hopes[0] / sum(hopes)


def rows(g: Play, seat: int) -> list[list[float]]:
    """For each survivor the numbers named above, first for the seat itself."""
    others = [player for player in range(g.players) if player != seat and g.t.is_living(player)]
    return [row(g, seat, True), *[row(g, player, False) for player in others]]


def row(g: Play, player: int, is_own: bool) -> list[float]:
    t = g.t
    found = [0.0] * len(WEIGHTS)
    items, zombies = t.items[player], t.zombies[player]
    if items:
        found[ITEMS_AT + items] = 1.0
    if zombies:
        found[ZOMBIES_AT + zombies] = 1.0
    wait = (player - t.active) % g.players / g.players
    has_four = items == GOAL - 1
    found[8:12] = [float(not wait), float(not wait and has_four), wait, wait * has_four]
    if is_own:
        found[12:] = hand_numbers(g, player)
    return found


def hand_numbers(g: Play, player: int) -> list[float]:
    t = g.t
    items = t.items[player]
    new = cancelling = zombies = stopping = 0
    for card in set(t.hands[player]):
        if not IS_ITEM[card]:
            zombies += 1
            stopping |= t.before[RIVAL[card]] & t.four_items
        elif t.before[RIVAL[card]] >> player & 1:
            cancelling += 1
        elif not t.before[card] >> player & 1:
            new += 1
    can_win = new > 0 and items == GOAL - 1
    now = t.active == player
    return [
        new / 5, new * (items == GOAL - 2) / 5, float(can_win and now), float(can_win and not now),
        cancelling / 5, zombies / 5, float(stopping > 0),
    ]  # fmt: skip
