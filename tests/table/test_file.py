"""Exported matches: verified, or the first choice that differs is named; files of every released format still load."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from orda.table import Match, fair
from orda.table import file as match_file
from tests.table.harness import play, play_with_undo, setup

FIXTURES = Path(__file__).parent / "fixtures"


@cache
def exported_text(seed: int, undo: bool) -> str:
    match = Match(setup("a", "b", "bot", secret=bytes([seed]) * 32))
    entries = play_with_undo(match, seed) if undo else play(match, seed=seed)
    return match_file.to_json(match_file.export(match, entries, [])).decode()


def exported(seed: int = 1, undo: bool = True) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(exported_text(seed, undo))
    return data


def verdict_of(data: dict[str, Any]) -> match_file.Verdict:
    return match_file.verify(json.dumps(data).encode())


def test_an_honest_match_is_proved_fair() -> None:
    for seed in range(1, 6):
        data = exported(seed)
        verdict = verdict_of(data)
        assert verdict.ok, verdict
        assert verdict.choices == len(data["entries"])


def test_a_match_that_still_runs_is_right_so_far() -> None:
    match = Match(setup("a", "b"))
    entries = play(match, 8)
    data = match_file.to_json(match_file.export(match, entries, []))
    assert match_file.verify(data).code == "running"


def test_another_secret_is_not_the_one_committed_to() -> None:
    data = exported()
    data["secret"] = "00" * 32
    assert verdict_of(data).code == "commitment"


def test_with_another_secret_and_its_commitment_the_first_choice_differs() -> None:
    data = exported()
    data["secret"] = "00" * 32
    data["commitment"] = fair.commitment(bytes(32))
    verdict = verdict_of(data)
    assert (verdict.code, verdict.first, verdict.choices) == ("differs", 1, 0)


CHANGES: dict[str, Callable[[list[Any]], Any]] = {
    "seat": lambda entry: entry.__setitem__(1, (entry[1] + 1) % 3),
    "seal": lambda entry: entry.__setitem__(7, "0" * 16),
    "number": lambda entry: entry.__setitem__(0, entry[0] + 1),
}


@pytest.mark.parametrize("change", CHANGES)
def test_the_first_choice_that_was_tampered_with_is_named(change: str) -> None:
    data = exported(2, undo=False)
    CHANGES[change](data["entries"][7])
    verdict = verdict_of(data)
    assert (verdict.code, verdict.first, verdict.choices) == ("differs", 8, 7)
    assert "choice 8" in verdict.message


def test_another_option_a_choice_left_out_and_one_added_are_found() -> None:
    data = exported(3, undo=False)
    data["entries"][4][2] += 1
    assert verdict_of(data).first == 5
    data = exported(3, undo=False)
    del data["entries"][4]
    assert verdict_of(data).first == 5
    data = exported(3, undo=False)
    data["entries"].append([len(data["entries"]) + 1, 0, 0, -1, 0, True, 0, "0" * 16])
    assert verdict_of(data).first == len(data["entries"])


def test_a_false_result_is_found() -> None:
    data = exported(4)
    data["result"]["winners"] = [(data["result"]["winners"][0] + 1) % 3]
    assert verdict_of(data).code == "differs"


def test_an_undo_to_a_place_that_is_not_behind_is_found() -> None:
    data = exported(5, undo=False)
    number = len(data["entries"])
    data["entries"][-1] = [number, 0, 0, number + 5, 0, False, 0, "0" * 16]
    assert (verdict_of(data).code, verdict_of(data).first) == ("differs", number)


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"null",
        b"[]",
        b"{}",
        b"\xff\xfe",
        b"[" * 100_000,
        b'{"orda_match": 1}',
        json.dumps(exported() | {"orda_match": 99}).encode(),
        json.dumps(exported() | {"game": "chess"}).encode(),
        json.dumps(exported() | {"players": 99}).encode(),
        json.dumps(exported() | {"options": {"first_player": 77}}).encode(),
        json.dumps(exported() | {"secret": "xyz"}).encode(),
        json.dumps(exported() | {"start": {"orda": 1}}).encode(),
        json.dumps(exported() | {"more": 1}).encode(),
    ],
)
def test_what_is_not_an_exported_match_is_called_unreadable(text: bytes) -> None:
    verdict = match_file.verify(text)
    assert verdict.code == "unreadable"
    assert verdict.message


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(st.data())
def test_any_change_to_the_file_is_noticed_or_harmless(data: st.DataObject) -> None:
    """Whatever single value is changed, the verdict is never a crash, and never `fair` for another history."""
    content = exported(6)
    number = data.draw(st.integers(0, len(content["entries"]) - 1))
    field = data.draw(st.integers(0, 7))
    old = content["entries"][number][field]
    new = data.draw(st.one_of(st.integers(-(2**70), 2**70), st.text(max_size=20), st.booleans(), st.none()))
    content["entries"][number][field] = new
    verdict = verdict_of(content)
    unsealed = field in (4, 5, 6)  # by, revealed and at are not part of what is proved
    assert verdict.code in ("differs", "unreadable") or new == old or unsealed


# -- older versions ---------------------------------------------------------------------------------


def test_matches_of_every_released_format_still_load_and_are_fair() -> None:
    found = sorted(FIXTURES.glob("match-*.json"))
    assert found, "a stored match of each released format belongs here"
    for path in found:
        data = path.read_bytes()
        assert match_file.verify(data).ok, path.name
        assert [*match_file.stations(match_file.read(data), 10**6)][-1].is_over


def test_an_undo_that_chooses_something_is_found() -> None:
    data = exported(5, undo=False)
    number = len(data["entries"])
    data["entries"][-1] = [number, 0, 2, 0, 0, False, 0, "0" * 16]
    verdict = verdict_of(data)
    assert (verdict.code, verdict.first) == ("differs", number)
    assert "an undo chooses nothing" in verdict.message


def test_the_chance_an_undo_says_it_took_back_cannot_be_changed_afterwards() -> None:
    data = exported(2)
    undo = next(entry for entry in data["entries"] if entry[3] >= 0)
    undo[2] = 1 - undo[2]
    assert (verdict_of(data).code, verdict_of(data).first) == ("differs", undo[0])
