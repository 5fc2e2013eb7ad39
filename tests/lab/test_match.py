"""Matches: every bot gets every seat of a deal; logs can be gone on with; figures are the same whatever the jobs."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from orda.engine.bot import Bot
from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.lab.log import Block, Log, read_blocks, read_header
from orda.lab.match import Settings, match
from orda.lab.plan import Plan
from orda.lab.playing import Played
from orda.lab.sprt import YES, Question
from orda.lab.standing import Standing
from orda.lab.statistics import wilson


class First(Bot):
    """A bot of one's own."""

    name = "first"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        return game.decision.options[0]


# -- what is played -----------------------------------------------------------------------------


def seats_of(plan: Plan) -> dict[int, Counter[int]]:
    """How often each bot sits in each seat in one round of all groups."""
    found: dict[int, Counter[int]] = {}
    for group in plan.groups:
        for lineup in group:
            for seat, bot in enumerate(lineup):
                found.setdefault(bot, Counter())[seat] += 1
    return found


@pytest.mark.parametrize("players", range(2, 8))
@pytest.mark.parametrize("bots", range(1, 6))
def test_every_bot_has_every_seat_as_often_as_any_other(players: int, bots: int) -> None:
    plan = Plan("run", players, tuple(f"bot{n}" for n in range(bots)))
    counts = seats_of(plan)
    assert len(counts) == bots
    assert len({tuple(sorted(seats.items())) for seats in counts.values()}) == 1
    assert all(set(seats) == set(range(players)) for seats in counts.values())


@pytest.mark.parametrize("players", range(2, 8))
def test_within_each_deal_the_bots_at_the_table_share_its_seats_evenly(players: int) -> None:
    for bots in range(1, players + 1):
        for group in Plan("run", players, tuple("abcdefg"[:bots])).groups:
            for seat in range(players):
                assert len(set(Counter(lineup[seat] for lineup in group).values())) == 1


def test_two_players_play_both_sides_of_a_deal() -> None:
    plan = Plan("run", 2, ("greedy", "random"))
    assert plan.groups == [[(0, 1), (1, 0)]]
    assert plan.deal(0) != plan.deal(1)


def test_a_round_of_a_field_lets_everyone_meet() -> None:
    plan = Plan("zombinion", 2, ("hunter", "big_money", "big_money_furbizia"))
    assert plan.groups == [[(0, 1), (1, 0)], [(0, 2), (2, 0)], [(1, 2), (2, 1)]]
    assert plan.blocks_for(7) == 6


def test_cooperative_bots_play_the_deal_each_with_their_own_team() -> None:
    plan = Plan("off_the_dead", 3, ("survivor", "random"))
    assert plan.groups == [[(0, 0, 0), (1, 1, 1)]]
    assert plan.contests(0, ((0, 1, 2), ()))[0].won == (1.0, 0.0)
    assert plan.contests(0, ((), ()))[0].won == (0.5, 0.5)


def test_the_games_of_a_deal_begin_with_the_same_cards(tmp_path: Path) -> None:
    """Bots that play alike make the same game of both sides, with the seats exchanged."""
    file = tmp_path / "r.jsonl"
    match(Plan("run", 2, ("tests.lab.test_match:First", "tests.lab.alike:Same")), Settings(20, results=file))
    for block in read_blocks(file):
        one, other = block.games
        assert (one.winners, one.turns, one.decisions) == (other.winners, other.turns, other.decisions)


# -- figures --------------------------------------------------------------------------------------


def figures(standing: Standing) -> str:
    return json.dumps(standing.to_data(), sort_keys=True)


def test_the_figures_are_the_same_whatever_the_jobs(tmp_path: Path) -> None:
    plan = Plan("run", 3, ("greedy", "random"), seed=4)
    logs = [tmp_path / "1.jsonl", tmp_path / "2.jsonl"]
    stands = [match(plan, Settings(120, jobs, results=log)) for jobs, log in zip((1, 2), logs, strict=True)]
    assert figures(stands[0]) == figures(stands[1])
    assert logs[0].read_bytes() == logs[1].read_bytes()


def test_the_stronger_bot_is_rated_higher() -> None:
    standing = match(Plan("run", 4, ("random", "greedy"), seed=1), Settings(200))
    random, greedy = standing.elo()
    assert random.high < greedy.low
    assert standing.win_rate(1).low > 0.5
    assert standing.against(1, 0).value == pytest.approx(standing.win_rate(1).value)


def test_shared_and_cooperative_wins_are_counted_whole() -> None:
    standing = match(Plan("off_the_dead", 2, ("survivor", "random"), seed=1), Settings(40))
    won = sum(count for reason, count in standing.tally.reasons.items() if reason not in ("lost", "apocalypse"))
    assert standing.win_rate(0).value * 20 + standing.win_rate(1).value * 20 == pytest.approx(won)


def test_a_bot_alone_plays_itself_and_shows_the_seats() -> None:
    standing = match(Plan("run", 2, ("random",), options={"first_player": 0}), Settings(400))
    assert standing.games == 400
    assert standing.win_rate(0).value == 1.0
    assert sum(standing.seat_share(seat).value for seat in range(2)) == pytest.approx(1.0)


def test_how_games_end_is_counted_by_deals_too() -> None:
    """Games of a deal that end alike are one observation: the interval is as wide as for half the games."""
    standing = Standing(Plan("run", 2, ("greedy", "random")))
    for number in range(40):
        game = Played((0, 1), (0,), (0, 0), "five_items" if number % 2 else "last_alive", 9, 9, {})
        standing.add(Block(number, [game, game]))
    found = standing.endings()["five_items"]
    assert found.value == 0.5
    assert found.high - found.low == pytest.approx(wilson(20, 40).high - wilson(20, 40).low, rel=0.05)


# -- going on ----------------------------------------------------------------------------------------


def test_a_match_goes_on_from_its_log(tmp_path: Path) -> None:
    plan, whole, parts = Plan("run", 2, ("greedy", "random"), seed=2), tmp_path / "whole", tmp_path / "parts"
    match(plan, Settings(100, results=whole))
    match(plan, Settings(30, results=parts))
    heard: list[int] = []
    standing = match(plan, Settings(100, results=parts), lambda now: heard.append(now.games))
    assert parts.read_bytes() == whole.read_bytes()
    assert standing.games == 100
    assert min(heard) > 30


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    plan, file = Plan("run", 2, ("greedy", "random"), seed=2), tmp_path / "r.jsonl"
    match(plan, Settings(40, results=file))
    whole = file.read_bytes()
    for cut in (1, 5, 200):
        file.write_bytes(whole[:-cut])
        assert sum(1 for _ in read_blocks(file)) < 20
        match(plan, Settings(40, results=file))
        assert file.read_bytes() == whole


def test_a_finished_log_plays_nothing_more(tmp_path: Path) -> None:
    plan, file = Plan("run", 2, ("greedy", "random")), tmp_path / "r.jsonl"
    match(plan, Settings(40, results=file))
    before = file.read_bytes()
    standing = match(plan, Settings(10, results=file))
    assert standing.games == 40
    assert file.read_bytes() == before


class Changing(Bot):
    """A bot that its author works on between two runs."""

    name = "changing"
    last = False

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        return game.decision.options[-1 if self.last else 0]


def test_a_log_is_not_gone_on_with_once_a_bot_has_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plan, file = Plan("run", 2, ("tests.lab.test_match:Changing", "random")), tmp_path / "r.jsonl"
    match(plan, Settings(20, results=file))
    before = file.read_bytes()
    monkeypatch.setattr(Changing, "last", True)
    with pytest.raises(
        OptionError, match="deal 9 comes out otherwise than it is there: rules or bots have changed since"
    ):
        match(plan, Settings(40, results=file))
    assert file.read_bytes() == before
    assert match(plan, Settings(20, results=file)).games == 20, "what is there can still be looked at"


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="processes cannot be killed like this here")
def test_who_is_killed_takes_his_processes_along_and_the_match_goes_on(tmp_path: Path) -> None:
    plan, file, whole = Plan("run", 2, ("greedy", "random")), tmp_path / "r.jsonl", tmp_path / "whole.jsonl"
    command = [sys.executable, "-m", "orda", "match", "run", "-b", "greedy,random", "-j", "2", "-n", "10000000"]
    with subprocess.Popen([*command, "-r", str(file)], stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        while process.poll() is None and not (file.exists() and file.read_bytes().count(b"\n") > 3):
            time.sleep(0.05)
        process.kill()
        process.communicate(timeout=120)  # its output ends when the last process that could write to it has ended
    games = 2 * sum(1 for _ in read_blocks(file)) + 20
    assert match(plan, Settings(games, results=file)).games == games
    match(plan, Settings(games, results=whole))
    assert file.read_bytes() == whole.read_bytes()


# -- the sequential test ---------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_test_stops_at_the_same_deal_whatever_the_jobs(jobs: int, tmp_path: Path) -> None:
    plan, file = Plan("run", 2, ("greedy", "random"), seed=3), tmp_path / "r.jsonl"
    standing = match(plan, Settings(100_000, jobs, results=file, question=Question(0, 10)))
    assert standing.answer() == YES
    assert standing.games == 2 * sum(1 for _ in read_blocks(file)) == 220
    again = match(plan, Settings(100_000, jobs, results=file, question=Question(0, 10)))
    assert (again.games, again.answer(), again.llr) == (220, YES, standing.llr)


def test_weaker_than_asked_for_is_a_no() -> None:
    standing = match(Plan("run", 2, ("random", "greedy")), Settings(100_000, question=Question(0, 10)))
    assert standing.answer() == "no"
    assert standing.question_data() == standing.to_data()["question"]


# -- what is refused -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("plan", "complaint"),
    [
        (Plan("chess", 2, ("random",)), "game 'chess' is unknown"),
        (Plan("run", 9, ("random",)), "players=9 is not allowed"),
        (Plan("run", 2, ("random", "genius")), "no bot 'genius'; allowed: "),
        (Plan("run", 2, ("random", "random")), "'random' is there twice"),
        (Plan("run", 2, ()), "at least one bot"),
        (Plan("run", 2, ("random",), options={"kingdom": 1}), "no option 'kingdom'"),
        (Plan("run", 2, ("nowhere:Bot",)), "'nowhere:Bot' cannot be imported"),
        (Plan("run", 2, ("json:loads",)), "'json:loads' is not a bot"),
    ],
)
def test_a_wrong_plan_is_refused_before_anything_is_played(plan: Plan, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    with pytest.raises(OptionError, match=complaint):
        match(plan, Settings(10, results=file))
    assert not file.exists()


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"hello\n", "is not a result file"),
        (b'{"orda_results": 99}\n', "is a result file of format 99; this version reads format 1"),
        (b'{"orda_results": 1, "game": "run"}\n', "is not a sound result file"),
        (b"\xff\xfe\n", "is not a result file"),
    ],
)
def test_a_file_that_is_no_result_file_is_refused_and_kept(content: bytes, complaint: str, tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    file.write_bytes(content)
    with pytest.raises(OptionError, match=complaint):
        match(Plan("run", 2, ("random",)), Settings(10, results=file))
    assert file.read_bytes() == content


def test_the_log_of_another_match_or_version_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    match(Plan("run", 2, ("random",), seed=1), Settings(10, results=file))
    with pytest.raises(OptionError, match="holds another match: its seed is 1, not 2"):
        match(Plan("run", 2, ("random",), seed=2), Settings(10, results=file))
    text = file.read_text().replace(f'"version":"{read_header(file).version}"', '"version":"0.0.1"')
    file.write_text(text)
    with pytest.raises(OptionError, match=r"its version is '0\.0\.1'"):
        match(Plan("run", 2, ("random",), seed=1), Settings(10, results=file))


@pytest.mark.skipif(sys.platform == "win32", reason="files are not locked there")
def test_two_matches_do_not_write_to_one_log_at_a_time(tmp_path: Path) -> None:
    plan, file = Plan("run", 2, ("random",)), tmp_path / "r.jsonl"
    first = Log(file, plan)
    with pytest.raises(OptionError, match="is being written by another match"):
        match(plan, Settings(10, results=file))
    first.close()
    assert match(plan, Settings(10, results=file)).games == 10


def test_a_damaged_line_is_named(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    match(Plan("run", 2, ("random",), seed=1), Settings(10, results=file))
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines[:3], b"[2,17]\n", *lines[4:]]))
    with pytest.raises(OptionError, match="line 4, is not a block"):
        list(read_blocks(file))
    file.write_bytes(b"".join([*lines[:2], *lines[3:]]))
    with pytest.raises(OptionError, match="line 3, holds block 2; allowed: 1"):
        list(read_blocks(file))


def test_only_two_bots_can_be_asked_about() -> None:
    with pytest.raises(OptionError, match="--sprt compares two bots, not 1"):
        match(Plan("run", 2, ("random",)), Settings(10, question=Question(0, 10)))
