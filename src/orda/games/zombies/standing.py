"""How well the seats stand in Zombies!!!, by what everybody sees."""

from __future__ import annotations

from math import exp
from operator import mul
from typing import Final

from orda.games.zombies.outlook import reach, strength, turns_to_win, way_to_helipad
from orda.games.zombies.play import Play
from orda.games.zombies.table import ZombiesTable

STRONG: Final = 8.0  # fights that one can afford with nothing to worry about
MANY_TURNS: Final = 12.0  # more than that is just far
# What a player's hope is made of, and how much each counts: fitted by bench/values.py to 1,500 games of the runner
# (2 to 6 players, base and all sets), but for the dead, of whom there were too few.
WEIGHTS: Final = {
    "turns needed": -1.92,
    "trophies": 2.19,
    "trophies, squared": -3.68,
    "trophies, to the fourth": 4.54,
    "lives": 0.34,
    "bullets": 0.25,
    "strength": 0.97,
    "near a helipad": 1.74,
    "there in one turn": -0.53,
    "there in two turns": 0.72,
    "near a helipad, and strong": -1.11,
    "there in one turn, which is soon": 1.97,
    "items": 0.25,
    "cards": -0.10,
    "dead": -0.20,
    "waits": -0.27,
    "waits with trophies": -0.08,
}
ALL_WEIGHTS: Final = list(WEIGHTS.values())


def value(g: Play, seat: int) -> float:
    """Its share of the hopes of all."""
    t = g.t
    if t.over:
        return (t.winners >> seat & 1) / t.winners.bit_count()
    hopes = [exp(sum(map(mul, numbers, ALL_WEIGHTS))) for numbers in rows(g, seat)]
    return hopes[0] / sum(hopes)


def rows(g: Play, seat: int) -> list[list[float]]:
    """For each player the numbers named above, first for the seat itself."""
    order = [seat, *[player for player in range(g.players) if player != seat]]
    return [row(g.t, player, g.players) for player in order]


def row(t: ZombiesTable, player: int, players: int) -> list[float]:
    trophies = t.trophies[player] / t.target
    strong = min(strength(t, player), STRONG) / STRONG
    wait = (player - t.active) % players / players
    turns = turns_to_helipad(t, player)
    near = exp(-0.4 * turns)
    there = float(turns <= 1.0)
    return [
        min(turns_to_win(t, player), MANY_TURNS) / MANY_TURNS,
        trophies,
        trophies**2,
        trophies**4,
        t.lives[player] / 6,
        t.bullets[player] / 5,
        strong,
        near,
        there,
        float(turns <= 2.0),
        near * strong,
        there * (1.0 - wait),
        len(t.items[player]) / 3,
        len(t.hands[player]) / 3,
        float(t.pawns[player] < 0),
        wait,
        wait * trophies,
    ]


def turns_to_helipad(t: ZombiesTable, player: int) -> float:
    """As if nobody stood in the way; in the scenario only whoever has the keys gets away from it."""
    if t.scenario and t.keys != player:
        return MANY_TURNS
    return min(way_to_helipad(t, player) / max(reach(t, player), 1), MANY_TURNS)
