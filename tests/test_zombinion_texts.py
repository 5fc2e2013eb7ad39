"""Words of Zombinion that a reader could take for something else, and what the rules page must say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orda.games.zombinion import RULES
from orda.games.zombinion.table import QUIET_TURNS

ROOT = Path(__file__).parents[1]


def texts(language: str) -> str:
    return (RULES.words.texts[0] / f"{language}.ftl").read_text(encoding="utf-8")


def rules_page(language: str) -> str:
    return (ROOT / "web" / "rules" / f"zombinion.{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize(("language", "unclear"), [("it", r"cart[ae] [Zz]ombi\b"), ("en", r"[Zz]ombies? cards?\b")])
def test_the_kind_of_card_and_the_card_zombi_are_named_apart(language: str, unclear: str) -> None:
    """A "carta Zombi" could be the card Zombi or any card of its kind; Fuga rapida names all four."""
    assert re.findall(unclear, texts(language) + rules_page(language)) == []
    getaway = next(line for line in texts(language).splitlines() if "Survivors)" in line)
    assert re.search("tipo Zombi|Zombies kind", getaway)


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_rules_page_says_that_quiet_turns_end_the_game(language: str) -> None:
    assert re.search(rf"\*\*{QUIET_TURNS} (turni|turns)", rules_page(language))
