"""The replay in every size: its line of time lies on nothing of the table, and all of both can be seen and touched."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

import orda
from orda.table import file
from orda.terminal.session import Session, begin
from tests.web.conftest import Meet
from tests.web.sizes import ONE_OF_EACH_LAYOUT, SIZES, Size, in_each, in_sizes
from tests.web.tables import SETS
from tests.web.test_layout import DESK, MEASURE, PHONE
from tests.web.test_pages import complaints
from tests.web.visitor import Visitor

SHORT: Final[dict[str, dict[str, Any]]] = {"zombies": {**SETS, "max_rounds": 3}, "off_the_dead": {"advanced": True}}
PARTS: Final = 3  # of a match: a moment at the end of each but the last is looked at


def match_of_bots(person: Visitor, game: str) -> tuple[str, int]:
    """With the most players, brought along as a file; and how many choices were made."""
    players = orda.rules(game).players[-1]
    match = begin(orda.rules(game), players, SHORT.get(game, {}), 7, ["easy"] * players, None, "")
    session = Session(match, None)
    while match.game.decision is not None:
        session.bot_chooses()
    person.api("GET", "/api/me")
    data = json.loads(file.to_json(file.export(match, session.entries, [])))
    return str(person.api("POST", "/api/import", data)["id"]), len(session.entries)


@pytest.mark.parametrize(
    "sizes",
    [
        pytest.param((*ONE_OF_EACH_LAYOUT, PHONE, DESK), id="a size of each layout"),
        pytest.param(SIZES, id="every size", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("game", orda.games())
def test_the_line_of_time_lies_on_nothing_and_all_is_seen(meet: Meet, game: str, sizes: tuple[Size, ...]) -> None:
    anna = meet("Anna", locale="it-IT", has_touch=True)
    table, choices = match_of_bots(anna, game)
    wrong: list[str] = []
    for part in range(1, PARTS):
        page = anna.open(f"/replay/{table}?number={choices * part // PARTS}")
        page.locator(".seen-by select").select_option("0")
        page.wait_for_selector(".timeline, .hand-card")
        wrong += [f"{size}: {fault}" for size in in_each(page, sizes) for fault in page.evaluate(MEASURE)]
    print("\n".join(wrong))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"


@in_sizes
@pytest.mark.parametrize("game", orda.games())
def test_axe_finds_nothing_serious_in_the_replay_in_any_layout(meet: Meet, game: str, sizes: tuple[Size, ...]) -> None:
    anna = meet("Anna", has_touch=True)
    table, choices = match_of_bots(anna, game)
    page = anna.open(f"/replay/{table}?number={choices // 2}")
    page.locator(".seen-by select").select_option("0")
    page.wait_for_selector(".timeline, .hand-card")
    assert [f"{size}: {one}" for size in in_each(page, sizes) for one in complaints(page, palettes=1)] == []
