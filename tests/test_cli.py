"""The command line, as a person uses it: by what it prints and its exit status."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import orda
from orda import cli
from orda.engine.version import VERSION, build
from orda.server import commands
from orda.table import levels
from tests.driving import AtTerminal, run, run_process

# -- help and version ------------------------------------------------------------------


def test_version_is_told() -> None:
    assert run("--version").stdout == f"orda {VERSION}, {build()}\n"


def test_python_m_orda_is_orda() -> None:
    done = run_process("games", "run", "--lang", "en")
    assert done == run("games", "run", "--lang", "en")
    assert run_process("games", "chess").returncode == 2
    assert run_process("play", "-h").stdout.startswith("Usage: orda play ")


def test_h_is_help_for_every_command() -> None:
    runner = CliRunner()
    names = [command.name or command.callback.__name__ for command in all_commands()]
    assert {"games", "play", "simulate", "serve"} <= set(names)
    for args in ([], *([name] for name in names)):
        short, long = (runner.invoke(cli.app, [*args, option]) for option in ("-h", "--help"))
        assert short.exit_code == 0
        assert short.output == long.output


def all_commands() -> list[Any]:
    groups = [group.typer_instance for group in cli.app.registered_groups]
    return [command for group in (cli.app, *groups) if group is not None for command in group.registered_commands]


def test_help_says_what_bare_orda_does_and_where_it_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    monkeypatch.setattr(commands, "serve", asked.update)
    monkeypatch.setattr(commands, "free_port", lambda first: first)
    runner = CliRunner()
    assert runner.invoke(cli.app, []).exit_code == 0
    said = " ".join(runner.invoke(cli.app, ["--help"]).output.split())
    assert f"it listens on {asked['host']}, port {asked['port']}" in said
    assert "Without a command it serves the table in the browser, for this machine and its network" in said


# -- games -----------------------------------------------------------------------------


def test_one_game_can_be_asked_for() -> None:
    done = run("games", "zombies", "--lang", "en")
    assert done.stdout.startswith("zombies: Zombies!!!\n")
    assert "  --option kill_target=...: Trophies that win; " in done.stdout
    assert "run:" not in done.stdout
    assert len(done.stdout.splitlines()) == 4 + len(orda.rules("zombies").options)


def test_games_as_json_for_programs() -> None:
    data = json.loads(run("games", "--json", "--lang", "it").stdout)
    assert [game["name"] for game in data] == list(orda.games())
    one = json.loads(run("games", "run", "--json", "--lang", "it").stdout)
    assert one == next(game for game in data if game["name"] == "run")
    assert one["players"] == {"low": 2, "high": 7}
    assert one["official_players"] == {"low": 3, "high": 7}
    assert one["levels"] == ["beginner", "easy", "medium", "hard", "master"]
    assert one["bots"] == ["greedy", "greedy_1", "random", "search"]
    assert [option["name"] for option in one["options"]] == list(orda.rules("run").options)
    assert all(option["title"] for option in one["options"])


def test_games_lists_players_bots_and_options() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "run: Zombie! Run for your lives!" in done.stdout
    assert "2 to 7 players (the rulebook says 3 to 7; any other number is our variant)" in done.stdout
    assert "greedy, greedy_1, random" in done.stdout
    assert "--option first_player=..." in done.stdout
    assert "da 2 a 7 giocatori" in run("games", "--lang", "it").stdout


def test_the_systems_language_is_used_when_none_is_given() -> None:
    assert "da 2 a 7 giocatori" in run("games", LC_ALL="it_IT.UTF-8").stdout


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["play", "chess"], "game 'chess' is unknown; allowed: "),
        (["simulate", "chess"], "game 'chess' is unknown; allowed: "),
        (["play", "run", "--players", "9"], "players=9 is not allowed for run; allowed: 2 to 7"),
        (["simulate", "run", "--players", "1"], "players=1 is not allowed for run; allowed: 2 to 7"),
        (["games", "chess"], "game 'chess' is unknown; allowed: "),
        (
            ["play", "run", "--bots", "genius"],
            "run has no bot 'genius'; allowed: beginner, easy, medium, hard, master, greedy, greedy_1, random, search",
        ),
        (
            ["simulate", "run", "--bots", "genius"],
            "run has no bot 'genius'; allowed: beginner, easy, medium, hard, master, greedy, greedy_1, random, search",
        ),
        (["simulate", "run", "-p", "4", "--bots", "random,greedy"], "--bots names 2 bots; allowed: one for all, or 4"),
        (["play", "run", "-o", "kingdom=x"], "run has no option 'kingdom'; allowed: first_player"),
        (["simulate", "run", "-o", "first_player=9"], "first_player=9 is not allowed"),
        (["simulate", "run", "-o", "first_player"], "is not of the form name=value"),
        (["play", "run", "--lang", "fr"], "--lang 'fr' is unknown; allowed: it, en"),
        (["play", "run", "-p", "3", "--seat", "4"], "--seat 4 does not exist; allowed: 1 to 3"),
        (
            ["simulate", "run", "-n", "100000000", "--json", "/nowhere/at/all"],
            "--json /nowhere/at/all cannot be written",
        ),
    ],
)
def test_what_is_wrong_is_said_in_one_line_with_status_2(args: list[str], complaint: str) -> None:
    done = run(*args)
    assert done.returncode == 2
    errors = done.stderr.splitlines()
    assert complaint in errors[-1]
    assert "Traceback" not in done.stderr
    assert len(errors) == 1


def test_a_word_where_a_number_belongs_is_refused_with_status_2() -> None:
    done = run("simulate", "run", "--players", "many")
    assert done.returncode == 2
    assert "--players" in done.stderr


# -- play ----------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_whole_game_is_played_by_typing_numbers(language: str) -> None:
    typed = "1\n" * 200
    done = run("play", "run", "--players", "3", "--bots", "greedy", "--lang", language, "--seed", "5", typed=typed)
    assert done.returncode == 0, done.stderr
    assert ("The game is over." if language == "en" else "La partita è finita.") in done.stdout
    assert done.stdout.rstrip().endswith("5.")


def test_wrong_input_is_explained_and_nothing_is_lost(tmp_path: Path) -> None:
    typed, data = "0\nx\n?\nt\no\nq\n", str(tmp_path)
    args = ["play", "run", "-p", "2", "--seed", "1", "--lang", "en", "-o", "first_player=0"]
    done = run(*args, typed=typed, XDG_DATA_HOME=data)
    assert done.returncode == 0
    assert '"0" is not a choice now. Type one of 1-' in done.stdout
    assert '"x" is not a choice now.' in done.stdout
    assert "Type the number of a choice" in done.stdout
    assert done.stdout.count("The table:") == 2
    assert done.stdout.count("Play a card: ") == 2
    assert f"You left the table. To go on: orda play --load {data}" in done.stdout


def test_without_a_game_one_is_asked_for(tmp_path: Path) -> None:
    typed = "9999\nrun\n1\n2\nq\n"
    done = run("play", "--lang", "en", "--seed", "1", typed=typed, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert '"9999" is not possible. Type a number from 1 to 4.' in done.stdout
    assert "How many players (1 to 4)?" in done.stdout
    assert "Traceback" not in done.stderr


def test_the_end_of_the_input_leaves_the_table_politely(tmp_path: Path) -> None:
    done = run("play", "run", "-p", "2", "--seed", "1", "--lang", "en", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert "You left the table." in done.stdout


def test_watching_shows_a_whole_game_and_no_hidden_card() -> None:
    done = run("play", "run", "-p", "4", "--watch", "--bots", "greedy", "--seed", "3", "--lang", "en")
    assert done.returncode == 0
    assert ", a zombie, draws: " in done.stdout
    assert "draws: " not in done.stdout.replace("a zombie, draws: ", "")
    assert "Winners: " in done.stdout


def test_one_sits_where_one_wants_under_ones_own_name() -> None:
    typed = "1\n" * 200
    done = run("play", "run", "-p", "3", "--seat", "3", "--name", "Ada", "--seed", "2", "--lang", "en", typed=typed)
    assert "Your turn." in done.stdout
    assert "Ada" in done.stdout
    assert "Bot 1’s turn." in done.stdout
    assert "Bot 3’s turn." not in done.stdout


# -- simulate ------------------------------------------------------------------------


def test_simulate_prints_wins_with_intervals_turns_and_speed(tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    bots = "greedy,greedy,random,random"
    done = run("simulate", "run", "-p", "4", "--games", "200", "--bots", bots, "--seed", "1", "--json", str(file))
    assert done.returncode == 0, done.stderr
    for word in ("wins", "95 % interval", "greedy", "turns: mean", "games/s", "ended by: five_items"):
        assert word in done.stdout
    data = json.loads(file.read_text())
    assert sum(seat["wins"] for seat in data["seats"]) == data["games"] == 200
    assert all(seat["low"] < seat["share"] < seat["high"] for seat in data["seats"])


def test_simulate_says_of_each_bot_its_name_games_and_wins() -> None:
    done = run("simulate", "run", "-p", "4", "-n", "100", "--bots", "hard,easy,hard,beginner", "--json", "-")
    bots = json.loads(done.stdout)["bots"]
    assert [(bot["name"], bot["games"]) for bot in bots] == [("hard", 100), ("easy", 100), ("beginner", 100)]
    assert sum(bot["wins"] for bot in bots) == 100
    team = json.loads(run("simulate", "off_the_dead", "-p", "3", "-n", "20", "--bots", "hard", "--json", "-").stdout)
    assert team["bots"] == [{"name": "hard", "games": 20, "wins": team["seats"][0]["wins"]}], "they win together"


def test_simulate_gives_the_same_numbers_whatever_the_jobs(tmp_path: Path) -> None:
    results = []
    for jobs in ("1", "2", "3"):
        file = tmp_path / f"{jobs}.json"
        done = run("simulate", "run", "-p", "3", "-n", "160", "-s", "7", "-j", jobs, "--json", str(file))
        assert done.returncode == 0, done.stderr
        data = json.loads(file.read_text())
        del data["speed"]
        results.append(data)
    assert results[0] == results[1] == results[2]


def test_json_to_standard_output_is_json_alone() -> None:
    done = run("simulate", "run", "-n", "20", "--json", "-")
    assert json.loads(done.stdout)["games"] == 20
    assert "95 % interval" in done.stderr


def test_the_default_bots_are_the_strongest_ones() -> None:
    for game in orda.games():
        seats = json.loads(run("simulate", game, "-n", "1", "--json", "-").stdout)["seats"]
        assert {seat["bot"] for seat in seats} == {levels.strongest(orda.rules(game))}


def test_levels_can_be_simulated_too() -> None:
    args = ["simulate", "run", "-p", "3", "-n", "200", "--rotate", "--bots", "easy,medium,hard", "--json", "-"]
    seats = json.loads(run(*args).stdout)["seats"]
    assert [seat["bot"] for seat in seats] == ["easy", "medium", "hard"]
    assert seats[0]["wins"] < seats[2]["wins"]


def test_piped_output_is_not_wrapped() -> None:
    wide, narrow = (run("simulate", "zombinion", "-n", "2", "-b", "random", COLUMNS=c).stdout for c in ("300", "20"))
    assert [len(line) for line in wide.splitlines()[:6]] == [len(line) for line in narrow.splitlines()[:6]]
    assert narrow.startswith("zombinion, 2 players, 2 games, seed 0\n")


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_prints_what_has_been_played_so_far(jobs: str, tmp_path: Path) -> None:
    file = tmp_path / "out.json"
    args = ["simulate", "run", "-n", "100000000", "--jobs", jobs, "--json", str(file)]
    with AtTerminal(*args, NO_COLOR="1") as at:
        at.wait_for(r"[1-9]\d*/100000000")
        at.interrupt()
        assert at.end() == 130
        played = json.loads(file.read_text())["games"]
        assert 0 < played < 100_000_000
        assert f"run, 2 players, {played:,} games, seed 0" in at.shown
        assert f"orda: stopped after {played} of 100000000 games" in at.shown
        assert "Traceback" not in at.shown
