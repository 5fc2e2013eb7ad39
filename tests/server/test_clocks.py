"""What a clock tells: to who is asked how long he has, and to the others nothing that a bot would not have told. And
what it does not follow: the clock on the wall."""

from __future__ import annotations

import asyncio
import random
import time
from types import SimpleNamespace
from typing import Any

import pytest

from orda.server import app, clock, tell
from orda.server.config import VARIABLE, Config
from orda.table import Match
from tests.server.lines import make_hub
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


def test_a_worker_that_starts_after_the_wall_has_jumped_has_the_time_of_the_others(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else it would find that everybody's time has run out."""
    monkeypatch.setattr(clock, "BEGAN", clock.BEGAN)
    monkeypatch.setattr(app, "make_app", lambda config: config)
    monkeypatch.setattr("orda.server.logs.set_up", lambda _kind: None)
    config = Config(began=clock.BEGAN)
    monkeypatch.setenv(VARIABLE, "")  # given back afterwards
    config.to_environment()
    before = clock.now_ms()
    clock.set_by(clock.BEGAN + 3600 * 10**9)  # as a process would read it from a wall that has jumped
    app.from_environment()
    assert before <= clock.now_ms() < before + 3_000_000


def test_what_an_operator_does_is_heeded_also_after_the_wall_has_jumped_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """His command reads the wall; who looked for what is later than the time before the jump would never find it."""
    hub: Any = make_hub()
    asked: list[int] = []

    async def done_since(since: int) -> tuple[list[str], list[str]]:
        asked.append(since)
        return [], []

    hub.store = SimpleNamespace(done_since=done_since)
    after = time.time_ns() - 3600 * 10**9
    monkeypatch.setattr("time.time_ns", lambda: after)
    asyncio.run(hub.heed_operator())
    asyncio.run(hub.heed_operator())
    assert asked[-1] <= after // 1_000_000
