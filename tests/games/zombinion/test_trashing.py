"""Esca and Sacrificio: sets chosen from one's own hand."""

from __future__ import annotations

from tests.games.zombinion.harness import given, seat

# -- Esca -------------------------------------------------------------------------------


def test_bait_discards_a_set_and_then_draws_as_many() -> None:
    g = given(seat("bait zombie*2 bullet", "rounds magazine maverick")).plays("bait")
    g.chooses("discard:zombie", "discard:zombie", "stop")
    assert g.hand(0) == "bullet rounds magazine"
    assert g.discard(0) == "zombie zombie"
    assert g.counts == (1, 1, 0)


def test_d4_bait_draws_only_after_the_whole_set_is_chosen() -> None:
    g = given(seat("bait zombie*2", "rounds magazine")).plays("bait").chooses("discard:zombie")
    assert (g.hand(0), g.deck(0), g.discard(0)) == ("zombie", "rounds magazine", "")


def test_bait_may_discard_nothing() -> None:
    g = given(seat("bait zombie", "rounds")).plays("bait").chooses("stop")
    assert (g.hand(0), g.deck(0), g.discard(0)) == ("zombie", "rounds", "")


def test_bait_may_discard_the_whole_hand_without_being_asked_further() -> None:
    g = given(seat("bait zombie*2", "rounds magazine")).plays("bait").chooses("discard:zombie", "discard:zombie")
    assert (g.hand(0), g.discard(0)) == ("rounds magazine", "zombie zombie")
    assert g.asked == (0, "hunt")


def test_bait_may_shuffle_in_what_was_just_discarded() -> None:
    g = given(seat("bait zombie*2", "rounds")).plays("bait").chooses("discard:zombie", "discard:zombie")
    assert g.hand(0) == "rounds zombie"
    assert g.deck(0) == "zombie"


def test_bait_with_an_empty_hand_only_gives_its_action() -> None:
    g = given(seat("bait", "rounds")).plays("bait")
    assert g.counts == (1, 1, 0)
    assert (g.hand(0), g.deck(0)) == ("", "rounds")


def test_bait_can_discard_another_bait_but_not_itself() -> None:
    g = given(seat("bait*2", "rounds")).plays("bait")
    assert g.ids == ["stop", "discard:bait"]
    assert g.chooses("discard:bait").in_play == "bait"


def test_d4_bait_shows_the_others_only_how_many_and_the_top() -> None:
    """Rulebook: who discards several cards at once need not show them."""
    g = given(seat("bait zombie bullet rounds", "maverick*3")).plays("bait").chooses("discard:bullet", "discard:zombie")
    assert g.view(1)["players"][0]["hand_size"] == 3
    assert g.view(1)["players"][0]["discard_top"] is None
    assert "picked" not in g.view(1)["players"][0]
    assert g.view(0)["players"][0]["picked"] == ["bullet", "zombie"]
    g.chooses("stop")
    assert g.heard("discard", 1) == {"player": 0, "count": 2, "top": "zombie"}
    assert g.heard("discard_cards", 0)["cards"] == ["bullet", "zombie"]
    assert g.told(1).count("discard_cards") == 0


def test_bait_does_not_touch_the_others() -> None:
    g = given(seat("bait zombie", "rounds"), seat("bullet zombie", "rounds", "magazine")).plays("bait")
    g.chooses("discard:zombie")
    assert (g.hand(1), g.deck(1), g.discard(1)) == ("bullet zombie", "rounds", "magazine")


# -- Sacrificio ----------------------------------------------------------------------------


def test_sacrifice_trashes_up_to_four() -> None:
    g = given(seat("sacrifice zombie*2 bullet*3 rounds", "magazine")).plays("sacrifice")
    g.chooses("trash:zombie", "trash:zombie", "trash:bullet", "trash:bullet")
    assert g.trash == "bullet bullet zombie zombie"
    assert g.hand(0) == "bullet rounds"
    assert g.asked == (0, "hunt")
    assert g.deck(0) == "magazine"


def test_sacrifice_may_trash_nothing() -> None:
    g = given(seat("sacrifice zombie")).plays("sacrifice").chooses("stop")
    assert (g.hand(0), g.trash) == ("zombie", "")


def test_d4_sacrifice_trashes_only_when_the_set_is_complete() -> None:
    g = given(seat("sacrifice zombie bullet")).plays("sacrifice").chooses("trash:zombie")
    assert g.trash == ""
    assert g.view(1)["players"][0]["hand_size"] == 2
    assert g.chooses("stop").trash == "zombie"


def test_sacrifice_cannot_trash_itself_but_another_one() -> None:
    g = given(seat("sacrifice*2")).plays("sacrifice")
    assert g.ids == ["stop", "trash:sacrifice"]
    g.chooses("trash:sacrifice")
    assert (g.trash, g.in_play) == ("sacrifice", "sacrifice")


def test_sacrifice_with_an_empty_hand_does_nothing() -> None:
    g = given(seat("sacrifice", "rounds")).plays("sacrifice")
    assert g.asked == (0, "hunt")
    assert g.trash == ""


def test_sacrifice_gives_no_shots_and_draws_nothing() -> None:
    g = given(seat("sacrifice bullet", "rounds")).plays("sacrifice").chooses("trash:bullet")
    assert g.counts == (0, 1, 0)
    assert g.deck(0) == "rounds"
