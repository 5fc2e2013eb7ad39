"""To whom a choice brought news: by chance, or because something hidden came to light. That is where luck is sought."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from orda.bots.search import redealt
from orda.engine.game import Game
from orda.engine.messages import Told

WORLDS: Final = 6  # tried


def is_news(game: Game[Any], option: int, after: Game[Any]) -> bool:
    """Could whoever is asked have seen something else after this choice than he did?"""
    assert game.decision is not None
    seat = game.decision.player
    seen = after.view(seat)
    for seed in range(WORLDS):
        world = redealt(game, seat, seed)
        world.apply(option)
        if world.view(seat) != seen:
            return True
    return False


def dealt_to_others(told: Sequence[Told], chooser: int) -> set[int]:
    """Seats that were told something nobody else was, by somebody else's choice: as who draws when the turn comes."""
    return {audience for _, audience, _ in told if audience >= 0 and audience != chooser}
