"""The texts keep to the words of the rulebooks: docs/glossary.md says which are theirs and which are not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orda

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "it")
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \|([^|]*)\|([^|]*)\|$", re.MULTILINE)


def rows() -> list[tuple[str, tuple[str, ...]]]:
    """Of each game the rows of its table: English, Italian, what is not said in Italian, what not in English."""
    sections = re.split(r"^## (\w+)$", (ROOT / "docs" / "glossary.md").read_text(encoding="utf-8"), flags=re.MULTILINE)
    found = zip(sections[1::2], sections[2::2], strict=True)
    return [(game, row) for game, table in found for row in ROW.findall(table) if row[0] != "English"]


def words(column: str) -> list[str]:
    return [word for each in column.split(",") if (word := each.strip())]


def forbidden() -> list[tuple[str, str, str]]:
    columns = {"it": 2, "en": 3}
    return [(game, lang, word) for game, row in rows() for lang, n in columns.items() for word in words(row[n])]


def pattern(word: str) -> re.Pattern[str]:
    end = "" if word.endswith("*") else r"\b"
    return re.compile(r"\b" + re.escape(word.rstrip("*")) + end, re.IGNORECASE)


def lines(game: str, language: str = "it") -> list[str]:
    """Everything a player reads of a game in a language, without ids and comments."""
    folder = ROOT / "src" / "orda" / "games" / game
    files = [*folder.glob(f"**/texts/*{language}.ftl"), ROOT / "web" / "rules" / f"{game}.{language}.md"]
    found = [line for path in files for line in path.read_text(encoding="utf-8").splitlines()]
    return [re.sub(r"^[\w-]+ =|\{[^}]*\}", "", line) for line in found if not line.startswith("#")]


def test_the_glossary_names_every_game() -> None:
    assert {game for game, _ in rows()} == set(orda.games())


@pytest.mark.parametrize("game", orda.games())
def test_the_words_of_the_glossary_are_said(game: str) -> None:
    """One of those in each cell, in any form the game has it: `survivor` also in `survivors`."""
    said = {language: "\n".join(lines(game, language)).casefold() for language in LANGUAGES}
    unsaid = [
        cell
        for of, row in rows()
        for language, cell in zip(LANGUAGES, row[:2], strict=True)
        if of == game and not any(word.rstrip("*").casefold() in said[language] for word in words(cell))
    ]
    assert unsaid == []


@pytest.mark.parametrize(("game", "language", "word"), forbidden())
def test_no_text_uses_a_word_that_is_not_the_rulebooks(game: str, language: str, word: str) -> None:
    assert [line for line in lines(game, language) if pattern(word).search(line)] == []


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
        r"\b(item|zombie|cards?|it)s?\W+before (you|yourself|whom|another|somebody|any)\b|[Bb]efore whom"
        r"|\b(stay|lies?|goes|go|puts?) before (you|yourself|nobody|somebody|another|whom|any)"
    )
    assert [line for line in english() if wrong.search(line)] == []
