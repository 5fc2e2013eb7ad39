"""The battery finds what it is there to find: each way of breaking the toy game is caught."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from orda.engine.game import Game
from orda.engine.messages import Event
from orda.engine.playthroughs import check_golden, check_same_everywhere, playthrough
from orda.engine.testing import Case, cases, check_game
from tests.engine import toy


@pytest.mark.parametrize("case", cases(toy.SOUND, games=6), ids=str)
def test_a_sound_game_passes(case: Case) -> None:
    check_game(case)


BROKEN: dict[str, tuple[dict[str, Any], str]] = {
    "leaking view": ({"view": toy.leaking_view, "own": None}, "sees what it may not: view.next_card"),
    "view that leaks to spectators": ({"view": toy.leaking_to_spectators, "own": None}, "spectators see too much"),
    "own view written into what all see": ({"own": toy.writes_into_what_all_see}, "made together differ"),
    "lost card": ({"play": toy.LosesCards}, "a card is missing"),
    "list shared after clone": ({"table": toy.SharesPile}, "something is shared"),
    "list shared with a save": ({"table": toy.SharesPileInSave}, "it shares something|something is shared"),
    "field forgotten in a copy": ({"table": toy.ForgetsToCopy}, "go different ways"),
    "duplicate option": ({"play": toy.AsksTwiceTheSame}, "an option is there twice"),
    "two options described alike": ({"describe": toy.same_id}, "described alike"),
    "draw that is not announced": ({"play": toy.KeepsQuiet}, "came to light"),
    "change after a question": ({"play": toy.ChangesAfterAsking}, "a question ends a step"),
    "illegal choice accepted": ({"play": toy.AcceptsAnything}, "was accepted"),
    "state outside the table": ({"play": toy.UsesRealChance}, "different ways|another end"),
    "re-deal that deals nothing": ({"redeal": toy.deals_nothing}, "never changes what is hidden"),
    "re-deal without the question asked anew": ({"questions": {}}, "unsound|not in list"),
    "cheating bot": ({"bots": {"cheat": toy.Cheat}}, "sees what it may not"),
    "bot that chooses nonsense": ({"bots": {"wrong": toy.Wrong}}, "bot wrong chose 99"),
    "rates that know the deck": ({"rates": toy.peeking_rates}, "rates for seat . know what it may not"),
    "value that knows a hand": ({"value": toy.peeking_value}, "value of seat . knows what it may not"),
    "value above one": ({"value": toy.too_sure}, "seat 0 stands at 1.5"),
    "game without end": ({"next_step": toy.endless}, "no end after 100 decisions"),
}


@pytest.mark.parametrize("fault", BROKEN)
def test_a_broken_game_is_caught(fault: str) -> None:
    changes, complaint = BROKEN[fault]
    rules = toy.rules(**changes)
    with pytest.raises((AssertionError, ValueError), match=complaint):
        check_all(cases(rules, games=3))


def check_all(played: list[Case]) -> None:
    for case in played:
        check_game(case)


class Remembers:
    """A witness of the toy game who knows which cards he has drawn and played."""

    def __init__(self, g: Game[Any], seat: int, doubts: str = "") -> None:
        self.seat, self.doubts = seat, doubts
        self.hand = set(g.view(seat)["players"][seat]["hand"])

    def hears(self, events: list[Event]) -> None:
        for event in events:
            assert event.heard_by(self.seat), "he is told what is not for him"
            if event.kind == "draw_card":
                self.hand.add(int(event.data["card"][1:]))
            elif event.kind == "play" and event.data["player"] == self.seat:
                self.hand.remove(int(event.data["card"][1:]))

    def contradiction(self, g: Game[Any]) -> str:
        if set(g.t.hands[self.seat]) != self.hand:
            return "that is not my hand"
        return self.doubts


@pytest.mark.parametrize("case", cases(toy.SOUND, games=2), ids=str)
def test_a_witness_at_every_seat_hears_what_is_for_him_and_agrees_with_every_re_deal(case: Case) -> None:
    check_game(case, witness=Remembers)


def test_a_re_deal_that_forgets_is_caught_by_a_witness() -> None:
    """He recalls the true hand of his neighbour, as if it had been shown: no re-deal of the toy game keeps that."""

    class SawTheNeighbour(Remembers):
        def __init__(self, g: Game[Any], seat: int) -> None:
            super().__init__(g, seat)
            self.truth = g

        def contradiction(self, g: Game[Any]) -> str:
            other = (self.seat + 1) % g.players
            return "" if g.t.hands[other] == self.truth.t.hands[other] else "his hand was shown"

    with pytest.raises(AssertionError, match=r"has forgotten what seat . saw: his hand was shown"):
        check_game(Case(toy.SOUND, 3, 1), witness=SawTheNeighbour)


def test_a_witness_who_errs_is_not_believed() -> None:
    with pytest.raises(AssertionError, match="the witness at seat 0 errs: it cannot be"):
        check_game(Case(toy.SOUND, 3, 1), witness=lambda g, seat: Remembers(g, seat, "it cannot be"))


def test_the_order_of_a_set_is_caught() -> None:
    check_same_everywhere("tests.engine.toy:SOUND", cases(toy.SOUND))
    with pytest.raises(AssertionError, match="two interpreters differ"):
        check_same_everywhere("tests.engine.toy:SET_ORDER", [Case(toy.SET_ORDER, 2, seed) for seed in range(8)])


def test_a_changed_game_differs_from_its_golden_playthrough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, case = tmp_path / "toy.txt", Case(toy.SOUND, 2, 1)
    monkeypatch.delenv("ORDA_GOLDEN", raising=False)  # `make golden` sets it
    with pytest.raises(AssertionError, match="is missing"):
        check_golden(case, path)
    monkeypatch.setenv("ORDA_GOLDEN", "write")
    check_golden(case, path)
    monkeypatch.delenv("ORDA_GOLDEN")
    check_golden(case, path)
    path.write_text(playthrough(case).replace("draw", "steal", 1))
    with pytest.raises(AssertionError, match=r"now '.*draw.*stored '.*steal"):
        check_golden(case, path)
    path.write_text(playthrough(case) + "more\n")
    with pytest.raises(AssertionError, match="another length"):
        check_golden(case, path)
