"""How well a seat stands in Zombinion: its chance to win, by what it may see."""

from __future__ import annotations

import math
from operator import mul
from typing import Final

from orda.games.zombinion.play import Play, points, shots_of
from orda.games.zombinion.registry import (
    HINTS,
    HORDE,
    INFECTION,
    IS_ACTION,
    IS_ZOMBIES,
    MAGAZINE,
    ROUNDS,
    SHOTS,
)

# What a player's hope is made of, how much each counts at the end of the game, and how much more at its beginning.
# Fitted as bench/values.py does it, to 24,000 games of the bot in a quick model of the game: all sets and random
# kingdoms, 2 to 4 players. A small network (16 hidden) over the same numbers was no better on games held out.
WEIGHTS: Final = {
    "points": (2.93, -1.20),
    "shots for each card": (2.09, 0.03),
    "cards": (0.76, 1.14),
    "rounds": (0.23, 0.27),
    "magazines": (0.69, 1.80),
    "zombies cards for each card": (0.93, -10.21),
    "infections": (-0.81, -1.73),
    "actions, as they are wanted, for each card": (1.17, 0.34),
    "shots in hand": (0.15, -0.15),
    "waits": (-0.85, 0.17),
}
ALL_WEIGHTS: Final = [at_end for at_end, _ in WEIGHTS.values()] + [early for _, early in WEIGHTS.values()]


def value(g: Play, seat: int) -> float:
    """Its share of the hopes of all."""
    hopes = [math.exp(sum(map(mul, numbers, ALL_WEIGHTS))) for numbers in rows(g, seat)]
    return hopes[0] / sum(hopes)


def rows(g: Play, seat: int) -> list[list[float]]:
    """For each player the numbers named above, then each times what is left of the game; first for the seat itself."""
    game_left = left(g)
    order = [seat, *[player for player in range(g.players) if player != seat]]
    found = [row(g, player, player == seat) for player in order]
    return [numbers + [game_left * number for number in numbers] for numbers in found]


def left(g: Play) -> float:
    """Of the game: 1 at the beginning, 0 at its end."""
    t = g.t
    counts = sorted([t.supply[card] for card in t.piles])
    return min(t.supply[HORDE] / (8 if g.players == 2 else 12), (counts[0] + counts[1] + counts[2]) / 24)


def row(g: Play, player: int, is_own: bool) -> list[float]:
    t = g.t
    cards = t.owned(player)
    size = max(len(cards), 1)
    in_hand = 0
    if is_own:
        in_hand = shots_of(t.hands[player]) + (t.shots if player == t.active else 0)
    return [
        points(cards) / 10,
        sum([SHOTS[card] for card in cards]) / size,
        size / 20,
        cards.count(ROUNDS) / 5,
        cards.count(MAGAZINE) / 5,
        sum([IS_ZOMBIES[card] for card in cards]) / size,
        cards.count(INFECTION) / 5,
        sum([HINTS[card].take for card in cards if IS_ACTION[card]]) / size / 10,
        in_hand / 8,
        (player - t.active) % g.players / g.players,
    ]
