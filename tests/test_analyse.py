"""`orda analyse`: what it prints and writes, and what it says of files it cannot use."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from orda.table import Match, file
from tests.driving import run
from tests.table import harness

FEW = ("--simulations", "4")


def played(most: int = 10_000) -> dict[str, Any]:
    match: Match = harness.new("a", "bot:hard")
    entries = harness.play(match, most)
    data: dict[str, Any] = json.loads(file.to_json(file.export(match, entries, [])))
    return data


def written(folder: Path, data: Any) -> str:
    path = folder / "game.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    return str(path)


def test_it_says_what_decided_the_game_in_both_languages(tmp_path: Path) -> None:
    path = written(tmp_path, played())
    for language, said in (
        ("en", ("Given away", "Chance of winning", r"\b\d\.\d\b")),
        ("it", ("Regalato", "Probabilità di vittoria", r"\b\d,\d\b")),
    ):
        done = run("analyse", path, *FEW, "--lang", language)
        assert done.returncode == 0
        assert all(re.search(words, done.stdout) for words in said)
        assert all(name in done.stdout for name in ("A", "Bot 2"))


def test_the_findings_are_written_as_json_and_are_the_same_twice(tmp_path: Path) -> None:
    path, out = written(tmp_path, played()), tmp_path / "found.json"
    done = run("analyse", path, *FEW, "--json", "-", "--lang", "en")
    run("analyse", path, *FEW, "--json", str(out), "--lang", "en")
    data = json.loads(done.stdout)
    assert data == json.loads(out.read_text())
    assert (data["game"], data["match"], data["simulations"]) == ("run", "table-one-two", 4)
    assert [player["judged"] for player in data["players"]] == [True, False]
    assert [curve[-1]["step"] for curve in data["curves"]] == [data["steps"]] * 2
    assert "Given away" in done.stderr, "the tables make room for the JSON"


def changed(**fields: Any) -> Callable[[], Any]:
    return lambda: played() | fields


def tampered() -> Any:
    data = played()
    data["entries"][2][7] = "0" * 16
    return data


@pytest.mark.parametrize(
    ("made", "why"),
    [
        (lambda: "text", "this is not an exported match"),
        (lambda: played(5), "the game is not over"),
        (changed(game="chess"), "chess"),
        (tampered, "choice 3 differs"),
    ],
)
def test_a_file_that_cannot_be_used_gets_one_sentence(tmp_path: Path, made: Callable[[], Any], why: str) -> None:
    done = run("analyse", written(tmp_path, made()), *FEW)
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1
    assert "game.json cannot be analysed: " in done.stderr
    assert why in done.stderr


def test_a_file_that_is_not_there_is_said_to_be_so(tmp_path: Path) -> None:
    done = run("analyse", str(tmp_path / "nothing.json"))
    assert (done.returncode, len(done.stderr.splitlines())) == (2, 1)
    assert "nothing.json cannot be read" in done.stderr
