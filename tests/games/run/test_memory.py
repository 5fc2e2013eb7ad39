"""A re-deal of Zombie! Run keeps what a seat knows: what is asked makes sense, and shuffles part the cards."""

from __future__ import annotations

from typing import Any

import pytest

import orda
from orda.games.run import hidden
from orda.games.run.turn import has_normal_play
from tests.games.run.harness import At, given
from tests.games.run.test_rulings import STUCK, THREE

SEEDS = 30


def re_dealt(g: At, viewer: int) -> list[At]:
    """Copies dealt anew for that seat, each a position that a save may hold."""
    others = []
    for seed in range(SEEDS):
        other = g.reloaded()
        other.game.redeal(viewer, seed)
        assert other.view(viewer) == g.view(viewer)
        others.append(other.reloaded())
    return others


def has_a_play(g: At, seat: int) -> bool:
    return has_normal_play(g.t, seat, g.t.hands[seat])


def test_a_stuck_seat_is_dealt_no_card_that_can_be_played() -> None:
    g = given(STUCK, "paw_item", "fish_item", before=[THREE, "", ""], deck="ball_item")
    assert g.asked == (0, "stuck")
    for viewer in (1, 2):
        others = re_dealt(g, viewer)
        assert not any(has_a_play(other, 0) for other in others)
        assert len({tuple(sorted(other.hand(0))) for other in others}) > 1


def test_a_seat_that_throws_a_card_away_holds_what_it_showed_and_drew_again() -> None:
    """Five times its whole hand was all there was to shuffle: everybody knows it."""
    g = given(STUCK, "paw_item", "fish_item drop_item", before=[THREE, "", ""], deck="ball_item")
    g.with_piles(deck="", discard="").chooses(*["new_hand"] * 5)
    assert g.asked == (0, "throw")
    hand = g.hand(0)
    for seed in range(SEEDS):
        other = g.game.clone()
        other.redeal(1, seed)
        assert other.view(0)["players"][0]["hand"] == hand


def test_a_seat_asked_to_play_is_dealt_a_hand_with_a_normal_play() -> None:
    """One card in hand, and three in ten of the hidden ones cannot be played."""
    mine, theirs = "ball_item drop_item wheel_item paw_item", "fish_zombie heart_zombie book_zombie roach_zombie"
    g = given("", "paw_item", before=[mine, theirs], deck="note_item")
    assert g.asked == (0, "play")
    others = re_dealt(g, 1)
    assert all(has_a_play(other, 0) for other in others)
    assert len({tuple(other.hand(0)) for other in others}) > 5


def test_a_seat_asked_to_play_is_given_a_card_for_it_when_chance_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "MOST_TRIES", 1)
    mine, theirs = "ball_item drop_item wheel_item paw_item", "fish_zombie heart_zombie book_zombie roach_zombie"
    g = given("", "paw_item", before=[mine, theirs], deck="note_item")
    assert all(has_a_play(other, 0) for other in re_dealt(g, 1))


@pytest.mark.parametrize("kind", ["play", "stuck"])
def test_a_save_that_asks_what_the_hand_does_not_allow_is_refused(kind: str) -> None:
    """Such a save was accepted, and re-dealt into a question without options."""
    stuck = given(STUCK, "paw_item", before=[THREE, ""], deck="ball_item")
    free = given("fish_item", "paw_item", before=["", ""], deck="ball_item")
    data: dict[str, Any] = (stuck if kind == "play" else free).game.save()
    step = {"play": "played", "stuck": "unstuck"}[kind]
    specials = [option for option in data["decision"][2] if 256 <= option < 512]
    data["decision"] = [0, kind, specials if kind == "play" else [*specials, 512], -1]
    data["frames"] = [[step, 0, [], True]]
    with pytest.raises(orda.SaveError, match="are not those of the table"):
        orda.load(data)


def test_cards_held_since_before_a_shuffle_are_none_of_those_shuffled() -> None:
    """With two players the other's whole hand is known when the deck runs out."""
    g = given("fish_item", "paw_item note_item", before=["", ""], deck="ball_item")
    g.t.discard, g.t.deck = g.t.deck, []
    hand = sorted(g.hand(1))
    g.chooses("play:fish_item>0")
    assert g.asked == (1, "play")
    assert len(g.hand(1)) == 3
    for other in re_dealt(g, 0):
        assert set(hand) <= set(other.hand(1))
    assert len({tuple(sorted(other.hand(1))) for other in re_dealt(g, 0)}) > 3


def test_cards_held_since_before_two_shuffles_were_held_at_the_first_too() -> None:
    """At the second one two hands are hidden, but only one of them had cards at the first."""
    g = given("fish_item", "paw_item note_item", "", before=["", "", ""], deck="ball_item")
    g.t.discard, g.t.deck = g.t.deck, []
    g.chooses("play:fish_item>0")
    drawn = next(card for card in g.hand(1) if card not in ("paw_item", "note_item"))
    g.t.discard, g.t.deck = g.t.deck, []
    g.chooses(next(option for option in g.ids if option.startswith(f"play:{drawn}>")))
    assert g.asked == (2, "play")
    assert len(g.t.shuffles) == 2
    others = re_dealt(g, 0)
    assert all({"paw_item", "note_item"} <= set(other.hand(1)) for other in others)
    assert len({tuple(other.hand(2)) for other in others}) > 3
