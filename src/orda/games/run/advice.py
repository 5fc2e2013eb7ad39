"""What bots think of the options and of the position."""

from __future__ import annotations

import math
from typing import Final

from orda.games.run.cards import IS_ITEM, RIVAL
from orda.games.run.play import Play
from orda.games.run.table import GOAL
from orda.games.run.turn import DRAW_NEW_HAND, SPECIAL

WINNING: Final = 500
TURNING: Final = 60
NEVER: Final = -1000


def cancels(g: Play, card: int, seat: int) -> bool:
    return bool(g.t.before[RIVAL[card]] >> seat & 1)


def item_worth(g: Play, card: int, seat: int) -> int:
    """Good for the seat it lies before: a zombie gone, or one more towards five."""
    t = g.t
    if cancels(g, card, seat):
        return 3 + 7 * t.zombies[seat]
    return WINNING if t.items[seat] == GOAL - 1 else 12 + 3 * t.items[seat]


def zombie_worth(g: Play, card: int, seat: int) -> int:
    """Bad for the seat it lies before: an item gone, or one more towards five."""
    t = g.t
    if cancels(g, card, seat):
        return 3 + 7 * t.items[seat]
    return TURNING if t.zombies[seat] == GOAL - 1 else 8 + 4 * t.zombies[seat] + 3 * t.items[seat]


def rates(g: Play) -> list[float]:
    """The Special Rule is never used; what is thrown away does not matter: none of it can be played."""
    assert g.decision is not None
    worth = haunting_worth if g.decision.kind == "haunt" else play_worth
    return [
        worth(g, option >> 3, option & 7) if option < SPECIAL else 0 if option >= DRAW_NEW_HAND else NEVER
        for option in g.decision.options
    ]


def play_worth(g: Play, card: int, seat: int) -> int:
    return item_worth(g, card, seat) if IS_ITEM[card] else zombie_worth(g, card, seat)


def haunting_worth(g: Play, card: int, seat: int) -> int:
    """Somebody turned wishes no survivor well."""
    return -item_worth(g, card, seat) if IS_ITEM[card] else zombie_worth(g, card, seat)


def value(g: Play, seat: int) -> float:
    """His share of the hopes of all who are alive: items take one there, zombies take one out of it."""
    if not g.t.is_living(seat):
        return 0.0
    hopes = [hope(g, player) for player in range(g.players) if g.t.is_living(player)]
    return hope(g, seat) / sum(hopes)


def hope(g: Play, seat: int) -> float:
    return math.exp(0.5 * g.t.items[seat] - 0.4 * g.t.zombies[seat])
