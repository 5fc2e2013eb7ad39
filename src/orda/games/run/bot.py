"""The greedy bot: wins when it can, turns whoever it can, else builds its own five and slows the leader."""

from __future__ import annotations

from typing import Any, Final, cast

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.games.run.cards import ITEMS, RIVAL
from orda.games.run.table import GOAL
from orda.games.run.turn import DRAW_NEW_HAND, SPECIAL, Play


class Greedy(Bot):
    """Takes the play of the highest worth; see `worth`. The Special Rule only where it costs nothing."""

    name = "greedy"

    def choose(self, game: Game[Any]) -> int:
        g = cast(Play, game)
        assert g.decision is not None
        best, best_worth = g.decision.options[0], -1000
        for option in g.decision.options:
            worth = self.worth(g, option)
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def worth(self, g: Play, option: int) -> int:
        assert g.decision is not None
        if option == DRAW_NEW_HAND:
            return 0
        me = g.decision.player
        card, seat = (option % SPECIAL) >> 3, option & 7
        if option >= SPECIAL:
            return special_worth(g, card, seat, me)
        if g.decision.kind == "haunt":
            return -item_worth(g, card, seat) if card < ITEMS else zombie_worth(g, card, seat)
        if card < ITEMS:
            return item_worth(g, card, seat) + 3
        return zombie_worth(g, card, seat)


WINNING: Final = 500


def cancels(g: Play, card: int, seat: int) -> bool:
    return bool(g.t.before[RIVAL[card]] >> seat & 1)


def item_worth(g: Play, card: int, seat: int) -> int:
    """Good for the seat it lies before: a zombie gone, or one more towards five."""
    t = g.t
    if cancels(g, card, seat):
        return 10 * t.zombies[seat]
    return WINNING if t.items[seat] == GOAL - 1 else 10 + 4 * t.items[seat]


def zombie_worth(g: Play, card: int, seat: int) -> int:
    """Bad for the seat it lies before: an item gone, or one more towards five."""
    t = g.t
    if cancels(g, card, seat):
        return 8 * t.items[seat]
    return 60 if t.zombies[seat] == GOAL - 1 else 8 + 5 * t.zombies[seat] + 2 * t.items[seat]


def special_worth(g: Play, card: int, seat: int, me: int) -> int:
    """Not worth it, unless a zombie can be put down that does no harm."""
    return -100
