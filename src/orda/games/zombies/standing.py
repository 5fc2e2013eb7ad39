"""How well the seats stand in Zombies!!!, by what everybody sees."""

from __future__ import annotations

from math import exp
from typing import Final

from orda.games.zombies.outlook import strength, turns_to_win
from orda.games.zombies.play import Play
from orda.games.zombies.table import ZombiesTable

STRONG: Final = 6.0  # fights that one can afford with nothing to worry about
TURNS_AHEAD: Final = 3.0  # so many turns behind somebody one's chances are a third of his (fitted to games of runners)


def value(g: Play, seat: int) -> float:
    """How well a seat stands: its share of the chances, by how many turns each still needs and can afford."""
    t = g.t
    if t.over:
        return (t.winners >> seat & 1) / t.winners.bit_count()
    chances = [exp(-turns_needed(t, player) / TURNS_AHEAD) for player in range(g.players)]
    return chances[seat] / sum(chances)


def turns_needed(t: ZombiesTable, player: int) -> float:
    """A weak player needs time to recover, a dead one comes back first."""
    weak = max(0.0, STRONG - strength(t, player)) / STRONG
    return turns_to_win(t, player) + 2.0 * weak + (1.0 if t.pawns[player] < 0 else 0.0)
