"""The general board, asked for in the address: any game can be played whole through it."""

from __future__ import annotations

import contextlib
import re

import pytest
from playwright.sync_api import TimeoutError as TooLate
from playwright.sync_api import expect

import orda
from tests.web.conftest import Meet
from tests.web.visitor import Patience, Visitor

SHORT: dict[str, dict[str, int]] = {"zombies": {"max_rounds": 4}}  # bots that play at random hardly come to an end
GAMES = [game for game in orda.games() if game not in ("run", "zombinion")]


def play(person: Visitor, choices: int) -> int:
    """Chooses so often, or until the end; what was chosen through the board itself."""
    made, patience = 0, Patience(person)
    while made < choices and not person.over():
        patience.check()
        before = person.number()
        lit = person.page.locator(".general-ask .btn[data-lit], .general-ask .choice[data-lit]")
        if not lit.count():
            person.page.wait_for_timeout(25)
            continue
        lit.nth((made * 7) % lit.count()).dispatch_event("click")
        person.mean_it(before)
        person.wait_past(before)
        made += 1
    return made


def leave(person: Visitor) -> None:
    """A bot finishes for me, unless it is over already, or by the time the button is pressed."""
    patience = Patience(person)
    while not person.over():
        patience.check()
        button = person.page.get_by_role("button", name="Let a bot play for me")
        if not button.count():
            person.page.keyboard.press("s")
            person.page.wait_for_timeout(200)
            continue
        with contextlib.suppress(TooLate):
            button.click(timeout=3000)
            return


@pytest.mark.parametrize("game", [pytest.param("off_the_dead", marks=pytest.mark.slow), "zombies"])
def test_a_game_is_played_through_the_general_board(meet: Meet, game: str) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", game=game, board="general", options=SHORT.get(game, {}))
    anna.page.wait_for_selector(".general-board #prompt")
    assert play(anna, 40) == 40 or anna.over()
    leave(anna)
    expect(anna.page.locator(".result-main h1")).to_be_visible()
    rank = anna.page.locator(".ranking")
    if game == "zombies":
        expect(rank.locator(".rank-figure").first).to_have_text(re.compile(r"^\d+ troph(y|ies)$"))
    else:
        expect(rank.locator("h2")).to_have_text("The team")
        expect(rank.locator(".rank-place")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_every_option_of_a_position_can_be_reached(meet: Meet, game: str) -> None:
    anna = meet("Anna")
    anna.new_table("me", "bot:easy", game=game, board="general")
    anna.page.wait_for_selector(".general-board [data-lit]")
    anna.page.keyboard.press("a")
    state = next(frame for frame in reversed(anna.frames) if '"type":"state"' in frame)
    expect(anna.page.locator("dialog .choice")).to_have_count(state.count('"option":'))
