"""The numbers of the cards, and the questions that they ask."""

from __future__ import annotations

import ast
from pathlib import Path

from orda.games import off_the_dead
from orda.games.off_the_dead.questions import QUESTIONS
from orda.games.off_the_dead.registry import ITEMS, MISHAPS, QUOTES, SURVIVORS

GAME = Path(off_the_dead.__file__).parent
SOURCES = sorted(path.relative_to(GAME) for path in GAME.rglob("*.py"))


def test_the_numbers_that_are_in_every_save() -> None:
    """A number once given never changes: new ones follow."""
    assert ITEMS.ids[:10] == [
        "colt", "ascia", "motosega", "caricatore", "tanica", "adrenalina", "barricata", "giocattolo", "visore",
        "ondata",
    ]  # fmt: skip
    assert QUOTES.ids[:13] == [
        "what_is_it", "go_and_see", "try_again", "hear_them", "saw_nothing", "missed", "blow_up", "all_mine",
        "feel_better", "bruce_lee", "call_me_god", "stepped_on", "red_button",
    ]  # fmt: skip
    assert MISHAPS.ids == ["seen_me", "where_from", "runs_at_me", "what_junk", "dies_twice", "panic"]
    assert SURVIVORS.ids[:5] == ["poliziotto", "cheerleader", "nonna", "surfista", "biker"]


def test_every_question_asked_says_what_its_answers_are() -> None:
    asked = {
        call.args[0].value
        for path in SOURCES
        for call in ast.walk(ast.parse((GAME / path).read_text(encoding="utf-8")))
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "ask"
        if isinstance(call.args[0], ast.Constant)
    }
    assert len(asked) > 10
    assert asked <= set(QUESTIONS)
