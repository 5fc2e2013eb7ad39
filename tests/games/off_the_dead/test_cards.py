"""A card is one object: no source outside cards/ names an item, a quote, a mishap or a survivor."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from orda.games import off_the_dead
from orda.games.off_the_dead.questions import QUESTIONS
from orda.games.off_the_dead.registry import ITEMS, MISHAPS, QUOTES, SURVIVORS

GAME = Path(off_the_dead.__file__).parent
SOURCES = sorted(path.relative_to(GAME) for path in GAME.rglob("*.py"))
CORE = [path for path in SOURCES if path.parts[0] != "cards"]
CARD_FILES = [path for path in SOURCES if path.parts[0] == "cards"]
IDS = [*ITEMS.numbers, *QUOTES.numbers, *MISHAPS.numbers, *SURVIVORS.numbers]
# What a table remembers of a card, in every save, and what an option of the table is called.
STATE = {"panic", "t.panic"}


def names_in(path: Path) -> set[str]:
    """Every name, attribute, argument and text of a source, docstrings and comments excepted."""
    tree = ast.parse((GAME / path).read_text(encoding="utf-8"))
    docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            found.add(node.id.lower())
        elif isinstance(node, ast.alias):
            found.add(node.name.rpartition(".")[2].lower())
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs:
            found |= set(re.findall(r"[a-z_]+", node.value.lower()))
    return found


@pytest.mark.parametrize("path", CORE, ids=str)
def test_no_source_outside_the_cards_names_one(path: Path) -> None:
    assert sorted(names_in(path) & set(IDS) - STATE) == []


@pytest.mark.parametrize("path", CORE, ids=str)
def test_nothing_is_imported_from_the_cards(path: Path) -> None:
    text = (GAME / path).read_text(encoding="utf-8")
    assert not re.search(r"off_the_dead\.cards[. ]", text)


@pytest.mark.parametrize("path", CARD_FILES, ids=str)
def test_no_sort_of_cards_knows_another(path: Path) -> None:
    assert "off_the_dead.cards" not in (GAME / path).read_text(encoding="utf-8")


def test_every_card_is_in_one_file_only() -> None:
    for id_ in IDS:
        files = [path.name for path in CARD_FILES if f'"{id_}"' in (GAME / path).read_text(encoding="utf-8")]
        assert len(files) == 1, (id_, files)


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
