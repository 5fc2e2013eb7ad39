"""The Italian texts keep to the words of the rulebooks: docs/glossary.md says which words are not theirs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orda

ROOT = Path(__file__).parents[2]
ROW = re.compile(r"^\| (\w+) \| [^|]+ \| [^|]+ \| ([^|]+) \|$", re.MULTILINE)


def forbidden() -> list[tuple[str, str]]:
    rows = ROW.findall((ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"))
    return [(game, word.strip()) for game, words in rows if game in orda.games() for word in words.split(",")]


def lines(game: str, language: str = "it") -> list[str]:
    """Everything a player reads of a game in a language, without ids and comments."""
    folder = ROOT / "src" / "orda" / "games" / game
    files = [*folder.glob(f"**/texts/*{language}.ftl"), ROOT / "web" / "rules" / f"{game}.{language}.md"]
    found = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return [re.sub(r"^[\w-]+ =|\{[^}]*\}", "", line) for line in found if not line.startswith("#")]


def test_the_glossary_names_every_game() -> None:
    assert {game for game, _ in forbidden()} == set(orda.games())


@pytest.mark.parametrize(("game", "word"), forbidden())
def test_no_text_uses_a_word_that_is_not_the_rulebooks(game: str, word: str) -> None:
    end = "" if word.endswith("*") else r"\b"
    pattern = re.compile(r"\b" + re.escape(word.rstrip("*")) + end, re.IGNORECASE)
    assert [line for line in lines(game) if pattern.search(line)] == []


@pytest.mark.parametrize("game", orda.games())
def test_until_is_said_with_its_negation(game: str) -> None:
    """`finché restano 3 carte` would mean as long as, not until."""
    assert [line for line in lines(game) if re.search(r"\bfinché (gli|ti|ne) (resta|trov)", line)] == []


def test_texts_use_the_typographic_apostrophe() -> None:
    """The legend of the terminal's map aside, where it is a door."""
    folders = [ROOT / "web" / "texts", ROOT / "web" / "rules", *(ROOT / "src" / "orda" / "games").glob("*/texts")]
    files = [path for folder in folders for path in folder.glob("*.*")]
    said = [line for path in files for line in path.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    assert [line for line in said if re.search(r"\w'", line) and "zombies-see-legend" not in line] == []


def english() -> list[str]:
    """All that is said in English; titles of cards, which are printed so, aside."""
    app = (ROOT / "web" / "texts" / "en.ftl").read_text(encoding="utf-8").splitlines()
    return [line for game in orda.games() for line in lines(game, "en")] + [line for line in app if line[:1] != "#"]


def test_in_english_people_are_they() -> None:
    own = [line for line in english() if not re.fullmatch(r" [A-Z][^.]*\?", line)]
    assert [line for line in own if re.search(r"\b(he|his|him|himself)\b", line, re.IGNORECASE)] == []


def test_in_english_what_lies_on_the_table_lies_in_front_of_somebody() -> None:
    wrong = re.compile(
        r"\b(item|zombie|cards?|it)s?\W+before (you|yourself|whom|another|somebody|any)\b|stay before you"
    )
    assert [line for line in english() if wrong.search(line)] == []
