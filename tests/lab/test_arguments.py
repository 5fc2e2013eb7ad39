"""Options on the command line: JSON, lists, words, and what is in a file."""

from __future__ import annotations

from pathlib import Path

import pytest

import orda
from orda.engine.decks import write
from orda.engine.errors import OptionError
from orda.games.zombies.brought import largest_deck
from orda.games.zombies.registry import CARDS
from orda.lab.arguments import read_options

DECK = largest_deck(["base"], CARDS.newest)


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    file = tmp_path / "mine.txt"
    file.write_text(write("Mine", DECK), encoding="utf-8")
    return file


def test_a_deck_in_a_file_is_brought_by_everybody(deck: Path) -> None:
    options = read_options(["event_decks=custom", f"custom_decks=@{deck}"])
    assert orda.new("zombies", 3, 1, **options).options["custom_decks"] == [DECK] * 3


def test_several_files_are_a_list(deck: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_text('{"fear": 2}', encoding="utf-8")
    text = write("Mine", DECK)
    assert read_options([f"custom_decks=@{deck},@{other}"]) == {"custom_decks": [text, {"fear": 2}]}


def test_a_file_that_cannot_be_read_is_named(tmp_path: Path) -> None:
    binary = tmp_path / "picture"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(OptionError, match="picture cannot be read: it is no text"):
        read_options([f"custom_decks=@{binary}"])
    with pytest.raises(OptionError, match="/nowhere cannot be read: No such file or directory"):
        read_options(["custom_decks=@/nowhere"])
