"""The command line, as a person uses it: in another process, by what it prints and its exit status."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest


def run(*args: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "orda.cli", *args]
    plain = os.environ | {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONPATH": os.pathsep.join(sys.path)} | environment
    return subprocess.run(command, input=typed, env=plain, capture_output=True, text=True, check=False, timeout=120)


def test_games_lists_players_bots_and_options() -> None:
    done = run("games")
    assert done.returncode == 0
    assert "run: Zombie! Run for your lives!" in done.stdout
    assert "2 to 7 players (the rulebook says 3 to 7; any other number is our variant)" in done.stdout
    assert "greedy, random" in done.stdout
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
        (["play", "run", "--bots", "genius"], "run has no bot 'genius'; allowed: greedy, random"),
        (["simulate", "run", "--bots", "genius"], "run has no bot 'genius'; allowed: greedy, random"),
        (["simulate", "run", "-p", "4", "--bots", "random,greedy"], "--bots names 2 bots; allowed: one for all, or 4"),
        (["play", "run", "-o", "kingdom=x"], "run has no option 'kingdom'; allowed: first_player"),
        (["simulate", "run", "-o", "first_player=9"], "first_player=9 is not allowed"),
        (["simulate", "run", "-o", "first_player"], "is not of the form name=value"),
        (["play", "run", "--lang", "fr"], "--lang 'fr' is unknown; allowed: it, en"),
        (["play", "run", "-p", "3", "--seat", "4"], "--seat 4 does not exist; allowed: 1 to 3"),
        (["simulate", "run", "-n", "1", "--json", "/nowhere/at/all"], "cannot be written"),
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


def test_wrong_input_is_explained_and_nothing_is_lost() -> None:
    typed = "0\nx\n?\nt\no\nq\n"
    done = run("play", "run", "-p", "2", "--seed", "1", "--lang", "en", "-o", "first_player=0", typed=typed)
    assert done.returncode == 0
    assert '"0" is not a choice. Type a number from 1 to ' in done.stdout
    assert '"x" is not a choice.' in done.stdout
    assert "Type the number of an option" in done.stdout
    assert done.stdout.count("The table:") == 2
    assert done.stdout.count("You are asked:") == 2
    assert "You left the table. Seed of this game: 1." in done.stdout


def test_without_a_game_one_is_asked_for() -> None:
    done = run("play", "--lang", "en", "--seed", "1", typed="9999\nrun\n1\nq\n")
    assert done.returncode == 0
    assert "Traceback" not in done.stderr


def test_the_end_of_the_input_leaves_the_table_politely() -> None:
    done = run("play", "run", "-p", "2", "--seed", "1", "--lang", "en")
    assert done.returncode == 0
    assert "You left the table." in done.stdout


def test_watching_shows_a_whole_game_and_no_hidden_card() -> None:
    done = run("play", "run", "-p", "4", "--watch", "--bots", "greedy", "--seed", "3", "--lang", "en")
    assert done.returncode == 0
    assert "draws a card." in done.stdout
    assert "draws: " not in done.stdout.replace("a zombie, draws: ", "")
    assert "Winners: " in done.stdout


def test_one_sits_where_one_wants_under_ones_own_name() -> None:
    typed = "1\n" * 200
    done = run("play", "run", "-p", "3", "--seat", "3", "--name", "Ada", "--seed", "2", "--lang", "en", typed=typed)
    assert "Turn of Ada." in done.stdout
    assert "Turn of Bot 1." in done.stdout
    assert "Turn of Bot 3." not in done.stdout


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
