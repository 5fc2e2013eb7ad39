"""`orda match` as a person uses it: what it prints, writes and refuses."""

from __future__ import annotations

import csv
import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from orda.cli import app
from orda.engine.errors import OptionError
from orda.table.file import verify

RUN = ["match", "run", "--bots", "greedy,random", "-n", "20", "--seed", "3"]


def run(*args: str | Path) -> Result:
    return CliRunner(env={"COLUMNS": "120"}).invoke(app, [str(arg) for arg in args])


def test_match_prints_rates_elo_seats_and_ends() -> None:
    done = run(*RUN)
    assert done.exit_code == 0, done.output
    for word in (
        "run, 2 players, 20 games of 10 deals",
        "greedy",
        "Elo",
        "95 % interval",
        "wins by seat: 1:",
        "ended by",
    ):
        assert word in done.output


def test_match_writes_json_csv_and_parquet(tmp_path: Path) -> None:
    polars = pytest.importorskip("polars", reason="polars is not installed: pip install 'orda[lab]'")
    files = {kind: tmp_path / f"out.{kind}" for kind in ("json", "csv", "parquet")}
    done = run(*RUN, "--json", files["json"], "--csv", files["csv"], "--parquet", files["parquet"])
    assert done.exit_code == 0, done.output
    data = json.loads(files["json"].read_text())
    assert (data["games"], data["deals"], [bot["bot"] for bot in data["bots"]]) == (20, 10, ["greedy", "random"])
    with files["csv"].open() as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 40
    assert sum(float(row["won"]) for row in rows) == 20
    table = polars.read_parquet(files["parquet"])
    assert table["bot"].to_list() == [row["bot"] for row in rows]
    assert table["won"].sum() == 20
    assert sorted(tmp_path.iterdir()) == sorted(files.values())


def test_the_command_goes_on_with_its_results(tmp_path: Path) -> None:
    file = tmp_path / "r.jsonl"
    assert run(*RUN, "--results", file).exit_code == 0
    assert "40 games of 20 deals" in run(*RUN, "-n", "40", "--results", file).output


def test_sprt_answers_in_words() -> None:
    done = run("match", "run", "--bots", "greedy,random", "--sprt", "0,10")
    assert "yes: greedy is at least 10 Elo stronger than random (llr +" in done.output
    assert "not answered yet" in run(*RUN, "--sprt", "0,10").output


@pytest.mark.parametrize(("game", "bots"), [("run", "greedy,random"), ("off_the_dead", "survivor,random")])
def test_saved_games_are_replays_that_can_be_imported_and_verified(game: str, bots: str, tmp_path: Path) -> None:
    folder, results = tmp_path / "games", tmp_path / "r.jsonl"
    done = run("match", game, "--bots", bots, "-n", "4", "--save-games", folder, "--results", results)
    assert done.exit_code == 0, done.output
    files = sorted(folder.iterdir())
    assert [file.name for file in files] == [f"{game}-00000{block}-{n}.json" for block in (0, 1) for n in (0, 1)]
    logged = [json.loads(line)[1] for line in results.read_text().splitlines()[1:]]
    for file, played in zip(files, [game for block in logged for game in block], strict=True):
        assert verify(file.read_bytes()).ok
        assert json.loads(file.read_text())["result"]["winners"] == played[1]


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["match", "chess", "--bots", "random"], "game 'chess' is unknown; allowed: "),
        (["match", "run", "--bots", "genius,random"], "run has no bot 'genius'; allowed: "),
        (["match", "run", "--bots", "random", "-o", "kingdom=x"], "run has no option 'kingdom'"),
        (["match", "run", "--bots", "random", "--players", "9"], "players=9 is not allowed"),
        (
            ["match", "run", "--bots", "random", "--engine", "steam"],
            "--engine 'steam' is unknown; allowed: processes, ray",
        ),
        (["match", "run", "--bots", "random,greedy", "--sprt", "x"], "--sprt 'x' is not allowed"),
        (["match", "run", "--bots", "random,greedy", "--sprt", "9,1"], "--sprt 9,1 is not allowed"),
        (["match", "run", "--bots", "random", "--json", "/nowhere/x"], "--json /nowhere/x cannot be written"),
        (["match", "run", "--bots", "random", "--csv", "/nowhere/x"], "--csv /nowhere/x cannot be written"),
        (["match", "run", "--bots", "random", "--parquet", "/nowhere/x"], "--parquet /nowhere/x cannot be written"),
        (["match", "run", "--bots", "random", "--results", "/nowhere/x"], "/nowhere/x cannot be written"),
        (["match", "run", "--bots", "random", "--save-games", "/proc/x"], "--save-games /proc/x cannot be made"),
        (
            ["match", "run", "--bots", "random", "--alpha", "0.1"],
            "--alpha and --beta say how often --sprt",
        ),
        (["match", "run", "--bots", "random", "--json", "x", "--csv", "./x"], "--json and --csv are one file"),
        (["match", "run", "--bots", "random", "--results", "x", "--csv", "x"], "--results and --csv are one file"),
        (["balance", "zombies", "--card", "fear", "--json", "x", "--out", "x"], "--json and --out are one file"),
        (["simulate", "run", "--engine", "steam"], "--engine 'steam' is unknown"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence_before_anything_is_played(
    args: list[str], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in ("plan", "simulate"):
        monkeypatch.setattr(f"orda.lab.{module}.play_with", lambda *_: pytest.fail("a game was played"))
    error = run(*args).exception
    assert isinstance(error, OptionError)
    assert complaint in str(error)


def test_what_is_refused_leaves_nothing_behind(tmp_path: Path) -> None:
    files = [f"--{name}={tmp_path / name}" for name in ("json", "csv", "results", "save-games")]
    assert isinstance(run("match", "run", "--bots", "genius", *files).exception, OptionError)
    assert list(tmp_path.iterdir()) == []


def test_a_match_that_is_stopped_says_how_to_go_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("orda.lab.commands.match", stop)
    done = run("match", "run", "--bots", "random", "--results", str(tmp_path / "r.jsonl"))
    assert done.exit_code == 130
    assert "stopped; the games so far are in" in done.stderr


@pytest.mark.parametrize(
    ("package", "args", "extra"),
    [("ray", ["--engine", "ray"], "orda[ray]"), ("polars", ["--parquet", "out.parquet"], "orda[lab]")],
)
def test_a_missing_package_is_named_with_its_extra(
    package: str, args: list[str], extra: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, package, None)
    error = run(*RUN, *args).exception
    assert isinstance(error, OptionError)
    assert f"needs the package {package}: pip install '{extra}'" in str(error)
    assert not list(tmp_path.iterdir())
