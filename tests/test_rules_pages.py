"""What the rules pages of the games must say, in both languages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import orda

PAGES = Path(__file__).parents[1] / "web" / "rules"
in_both_languages = pytest.mark.parametrize("language", ["it", "en"])


def page(game: str, language: str) -> str:
    return (PAGES / f"{game}.{language}.md").read_text(encoding="utf-8")


def section(game: str, language: str, title: str) -> str:
    found = re.search(rf"^## ({title}).*?\n(?P<text>.*?)(?=^## |\Z)", page(game, language), re.MULTILINE | re.DOTALL)
    assert found, f"{game}.{language} has no section {title}"
    return found["text"]


@in_both_languages
def test_off_the_dead_has_the_rules_for_one_player(language: str) -> None:
    """O-37: the first card, the wave, the chain whenever a zombie leaves the Horde, surprise waves; the set-up."""
    alone = section("off_the_dead", language, "Alone|Da soli")
    for words in (
        r"lies sideways|sta di traverso",
        r"turns to you and waits|si gira verso di te e aspetta",
        r"Whenever a zombie leaves the Horde|Ogni volta che uno zombie esce dall’Orda",
        r"up to three in all|fino a tre in tutto",
        r"whatever their arrows|qualunque freccia",
        r"Seven piles|Sette pile",
    ):
        assert re.search(words, alone), words


@in_both_languages
def test_two_players_of_zombie_run_are_said_to_be_our_variant(language: str) -> None:
    official = orda.rules("run").official_players
    span = rf"{official[0]} (to|a) {official[-1]}"
    said = page("run", language)
    assert re.search(span, said)
    assert re.search(r"\*\*(two is our variant|in due è una nostra variante)\*\*", said)


@in_both_languages
@pytest.mark.parametrize("game", [name for name in orda.games() if "poker_face" in orda.rules(name).options])
def test_a_poker_face_is_explained_where_there_is_one(game: str, language: str) -> None:
    assert re.search(r"\*\*(poker face|faccia da poker)\*\*", page(game, language))
