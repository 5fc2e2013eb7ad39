"""What a clock tells: to who is asked how long he has, and to the others nothing that a bot would not have told."""

from __future__ import annotations

import random

from orda.server import tell
from orda.table import Match
from tests.table.harness import setup


def test_while_a_window_is_open_only_who_is_asked_has_a_clock() -> None:
    """Bots have none: a clock would tell that a person is asked."""
    windows = 0
    for seed in range(6):
        match = Match(
            setup("a", "b", "c", game="zombinion", options={"kingdom": "first_game", "poker_face": True}, clock=60)
        )
        chance = random.Random(seed)
        while (d := match.game.decision) is not None:
            open_window = match.rules.is_window(d.kind)
            windows += open_window
            shown = [tell.clock(match, viewer, 5) is not None for viewer in (0, 1, 2, None)]
            assert shown == [not open_window or viewer == d.player for viewer in (0, 1, 2, None)]
            match.carry_out(d.player, chance.choice(d.options), -1, 0, 5)
    assert windows
