"""Every ruling of the rules pages, and every card, event and quote of the games, is named by a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orda.games.off_the_dead import registry as off_the_dead
from orda.games.zombies.registry import CARDS as ZOMBIES_CARDS
from orda.games.zombinion.registry import IDS

HERE = Path(__file__).parent
PAGES = HERE.parents[1] / "docs" / "rules"
GAMES = {"off_the_dead": "off-the-dead", "run": "run", "zombies": "zombies", "zombinion": "zombinion"}
THINGS = {
    "off_the_dead": [*off_the_dead.ITEMS.numbers, *off_the_dead.MISHAPS.numbers, *off_the_dead.QUOTES.numbers],
    "zombies": list(ZOMBIES_CARDS.numbers),
    "zombinion": list(IDS),
}


def sources_of(game: str) -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sorted((HERE / game).rglob("test_*.py")))


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_has_a_test_named_after_it(game: str) -> None:
    page = (PAGES / f"{GAMES[game]}.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r"^\| ([A-Z]-\d+) \|", page, re.MULTILINE))
    names = " ".join(re.findall(r"def (test_\w+)", sources_of(game)))
    missing = [ruling for ruling in rulings if f"_{ruling.lower().replace('-', '')}_" not in names]
    assert len(rulings) > 10, "the page lists them in a table"
    assert sorted(missing) == []


@pytest.mark.parametrize("game", THINGS)
def test_every_card_event_and_quote_is_met_in_a_test(game: str) -> None:
    source = sources_of(game)
    assert [thing for thing in THINGS[game] if not re.search(rf"\b{thing}\b|_{thing}_", source)] == []
