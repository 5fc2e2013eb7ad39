"""Cards that only give: each one's counts, what it draws, and across a shuffle."""

from __future__ import annotations

import pytest

from tests.games.zombinion.harness import given, seat


@pytest.mark.parametrize(
    ("card", "cards", "counts"),
    [
        ("barricade", 2, (0, 1, 0)),
        ("maverick", 1, (2, 1, 0)),
        ("shotgun", 0, (0, 2, 2)),
        ("cunning", 3, (0, 1, 0)),
        ("molotov", 4, (0, 2, 0)),
        ("help", 0, (2, 2, 2)),
        ("courage", 2, (1, 1, 0)),
        ("cover", 1, (1, 2, 1)),
    ],
)
def test_bonus_cards_give_exactly_what_they_say(card: str, cards: int, counts: tuple[int, int, int]) -> None:
    g = given(seat(f"{card} zombie", "rounds*6")).plays(card)
    assert g.hand(0) == " ".join(["rounds"] * cards + ["zombie"])
    assert g.deck(0) == " ".join(["rounds"] * (6 - cards))
    assert g.counts == counts
    assert g.in_play == card


# -- Barricata (as an action; as a reaction it is in test_barricade.py) ---------------------


def test_barricade_draws_two_and_leaves_no_action() -> None:
    g = given(seat("barricade maverick", "rounds bullet")).plays("barricade")
    assert g.hand(0) == "bullet rounds maverick"
    assert g.asked == (0, "hunt")


# -- Maverick ------------------------------------------------------------------------------


def test_maverick_twice_leaves_three_actions() -> None:
    g = given(seat("maverick*2 cunning", "bullet*2")).plays("maverick").plays("maverick")
    assert g.counts[0] == 3


def test_maverick_shuffles_the_discard_pile_when_the_deck_is_empty() -> None:
    g = given(seat("maverick", "", "rounds")).plays("maverick")
    assert (g.hand(0), g.deck(0), g.discard(0), g.top(0)) == ("rounds", "", "", None)


# -- Fucile a pompa -----------------------------------------------------------------------


def test_shotgun_pays_for_two_cards_out_of_one_sum() -> None:
    g = given(seat("shotgun rounds*2", "bullet*9")).plays("shotgun").hunts("rounds", "bait")
    assert g.discard(0) == "rounds rounds rounds bait shotgun"
    assert g.decision.player == 1


def test_shotgun_may_take_only_one_card_and_stop() -> None:
    g = given(seat("shotgun rounds*2", "bullet*9")).plays("shotgun").hunts("rounds")
    assert g.counts == (0, 1, 3)
    assert g.chooses("stop").discard(0) == "rounds rounds rounds shotgun"


# -- Furbizia --------------------------------------------------------------------------------


def test_cunning_takes_what_there_is_when_cards_run_out() -> None:
    g = given(seat("cunning", "bullet", "rounds")).plays("cunning")
    assert (g.hand(0), g.deck(0), g.discard(0)) == ("bullet rounds", "", "")


def test_cunning_does_not_shuffle_what_is_in_play() -> None:
    g = given(seat("cunning", "", "bullet")).plays("cunning")
    assert g.hand(0) == "bullet"
    assert g.in_play == "cunning"


def test_cunning_leaves_an_empty_deck_empty_until_a_card_is_needed() -> None:
    g = given(seat("cunning", "bullet*3", "rounds zombie")).plays("cunning")
    assert (g.deck(0), g.discard(0), g.top(0)) == ("", "rounds zombie", "zombie")


# -- Molotov ----------------------------------------------------------------------------------


def test_molotov_makes_each_other_player_draw_one_like_it_or_not() -> None:
    g = given(seat("molotov", "bullet*5"), seat("zombie", "rounds"), seat("zombie*5", "", "magazine"))
    g.plays("molotov")
    assert g.hand(0) == "bullet bullet bullet bullet"
    assert g.hand(1) == "rounds zombie"
    assert g.hand(2) == "magazine zombie zombie zombie zombie zombie"  # he had to shuffle


def test_molotov_gives_nothing_to_somebody_without_cards() -> None:
    g = given(seat("molotov", "bullet*4"), seat("zombie")).plays("molotov")
    assert g.hand(1) == "zombie"


def test_molotov_is_no_attack() -> None:
    g = given(seat("molotov", "bullet*4"), seat("barricade", "rounds")).plays("molotov")
    assert g.asked == (0, "hunt")
    assert g.hand(1) == "rounds barricade"


# -- Aiutarsi ----------------------------------------------------------------------------------


def test_help_and_cover_count_actions_as_the_rulebook_says() -> None:
    g = given(seat("help*2 cover", "bullet"))
    assert g.plays("help").counts[0] == 2
    assert g.plays("cover").counts[0] == 2
    assert g.plays("help").counts[0] == 3


# -- Coraggio, Copertura --------------------------------------------------------------------------


def test_courage_may_draw_the_next_card_to_play() -> None:
    g = given(seat("courage", "courage bullet rounds rounds")).plays("courage").plays("courage")
    assert g.hand(0) == "bullet rounds rounds"
    assert g.counts[0] == 1


def test_cover_is_worth_a_shot_that_is_spent_with_the_aim_cards() -> None:
    g = given(seat("cover rounds", "rounds")).plays("cover").hunts()
    assert g.counts[2] == 5
    assert "take:many_zombies" in g.ids
    g.refuses("take:magazine")
