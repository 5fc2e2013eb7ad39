"""The greedy bot: wins when it can, turns whoever it can, else builds its own five and slows the leader."""

from __future__ import annotations

from typing import Any, Final, cast

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.run.cards import ITEMS, RIVAL
from orda.games.run.table import GOAL
from orda.games.run.turn import DRAW_NEW_HAND, SPECIAL, Play


class Greedy(Bot):
    """Takes the play of the highest worth, any of them if there are several. It never uses the Special Rule."""

    name = "greedy"

    def choose(self, game: Game[Any]) -> int:
        g = cast(Play, game)
        assert g.decision is not None
        worths = [self.worth(g, option) for option in g.decision.options]
        best = max(worths)
        return self.chance.choice([o for o, worth in zip(g.decision.options, worths, strict=True) if worth == best])

    def worth(self, g: Play, option: int) -> int:
        assert g.decision is not None
        if option >= SPECIAL:
            return 0 if option == DRAW_NEW_HAND else NEVER
        card, seat = option >> 3, option & 7
        if g.decision.kind == "haunt":
            return -item_worth(g, card, seat) if card < ITEMS else zombie_worth(g, card, seat)
        if card < ITEMS:
            return item_worth(g, card, seat)
        return zombie_worth(g, card, seat)


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
