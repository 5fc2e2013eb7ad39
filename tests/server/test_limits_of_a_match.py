"""What a match may take: a choice that would never end stops its own match, and replays are given little time."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path
from typing import Any

import pytest

from orda.engine.errors import Endless
from orda.engine.game import MOST_STEPS, Game
from orda.server import checker, clock
from orda.server.config import Config
from orda.server.keeper import Keeper
from orda.server.pool import Failed, NotStarted, Pool
from orda.server.service import Service
from orda.table import Match, Refused
from tests.server.keeping import SlowWriter, choose_first, rooms_with_listeners, with_keeper
from tests.server.long import long_setup


def test_the_servers_time_does_not_follow_the_wall(monkeypatch: pytest.MonkeyPatch) -> None:
    before = clock.now_ms()
    monkeypatch.setattr("time.time", lambda: 0.0)
    monkeypatch.setattr("time.time_ns", lambda: 0)
    assert 0 <= clock.now_ms() - before < 60_000, "an hour back or forth ends nobody's time to think"


def for_ever(g: Game[Any]) -> None:
    g.do(for_ever, 0)


def choose_without_end(match: Match, at: int) -> Any:
    match.game.do(for_ever, 0)
    return choose_first(match, at)


def test_a_choice_that_would_never_end_is_broken_off_after_many_steps() -> None:
    match = Match(long_setup())
    with pytest.raises(Endless, match=str(MOST_STEPS)):
        choose_without_end(match, 5)


def test_only_the_match_in_which_a_choice_would_never_end_is_stopped(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(keeper: Keeper, writer: SlowWriter) -> None:
        [(bad, _), (good, _)] = await rooms_with_listeners(keeper, 2)
        before = bad.match.game.save()
        for action in (choose_without_end, choose_first):
            with pytest.raises(Refused) as caught:
                await bad.change(action)
            assert caught.value.code == "stopped"
        assert bad.match.game.save() == before, "what was played is there"
        assert not keeper.moves.is_wanted(bad)
        await good.change(choose_first)
        assert good.match.number == 1

    with_keeper(tmp_path, check)
    assert "Endless" in caplog.text


def test_real_games_are_far_from_the_most_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    import random

    import orda

    monkeypatch.setattr("orda.engine.game.MOST_STEPS", MOST_STEPS // 20)
    for name in orda.games():
        for seed in range(2):
            game, chance = orda.new(name, players=orda.rules(name).players[-1], seed=seed), random.Random(seed)
            for _ in range(400):
                if game.decision is None:
                    break
                game.apply(chance.choice(game.decision.options))


def test_a_checker_has_little_time_and_memory_and_its_pool_goes_on() -> None:
    async def check() -> None:
        pool = Pool(1, "orda.server.checker")
        assert b"unreadable" in await pool.run(checker.Verify(b"{}"), 240)
        [silent] = pool.running
        silent.send_signal(signal.SIGSTOP)
        with pytest.raises(Failed, match="within"):
            await pool.run(checker.Verify(b"{}"), 0.001)
        assert silent.returncode == -signal.SIGKILL
        assert b"unreadable" in await pool.run(checker.Verify(b"{}"), 240)
        with pytest.raises(Failed):
            await pool.run({"task": "dance"}, 240)
        assert b"unreadable" in await pool.run(checker.Verify(b"{}"), 240)
        [process] = pool.running
        limits = Path(f"/proc/{process.pid}/limits").read_text()
        [line] = [line for line in limits.splitlines() if line.startswith("Max address space")]
        assert str(checker.MEMORY) in line
        await pool.close()

    asyncio.run(check())


def test_a_file_is_not_called_unreadable_because_a_process_did_not_start(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orda.server.pool.START_SECONDS", 0.0)
    nothing: Any = None

    async def check() -> None:
        pool = Pool(1, "orda.server.checker")
        with pytest.raises(NotStarted):
            await pool.run(checker.Verify(b"{}"), 240)
        with pytest.raises(Refused, match="did not start") as refused:
            await Service(Config(), nothing, nothing, pool, nothing).verify(b"{}")
        assert refused.value.code == "busy"
        await pool.close()

    asyncio.run(check())


@pytest.mark.parametrize("snapshot", [None, "", "{}", "nonsense"])
def test_a_replay_and_a_fork_do_without_a_snapshot_that_cannot_be_loaded(snapshot: str | None) -> None:
    match = Match(long_setup())
    entries = [choose_first(match, 5) for _ in range(12)]
    task = checker.Position(match.setup, entries, snapshot, number=8, seat=0, seed=1)
    assert task.work()["over"] is False
    looked = checker.Replay(match.setup, entries, snapshot, viewer=0, over=False, since=5, count=3, views=False)
    assert [moment.number for moment in looked.work()] == [6, 7, 8]
