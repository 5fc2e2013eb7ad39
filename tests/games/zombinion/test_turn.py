"""Phases, the end, ties and points; the two turns the rulebook tells, card by card."""

from __future__ import annotations

import pytest

from orda.engine.errors import IllegalChoice
from orda.games.zombinion.play import points
from tests.games.zombinion.harness import given, numbers, seat

# -- the rulebook's examples ---------------------------------------------------------------


def test_example_guido_takes_bait_and_cunning_out_of_two_magazines() -> None:
    """+1 target and 6 shots: Esca for 2, Furbizia for the 4 that are left, each face up on his discard pile."""
    table = seat("magazine*2 zombie", "bullet*9")
    g = given(table, seat("bullet"), targets=2, supply={"bait": 10, "cunning": 10}).chooses("aim:all")
    assert g.counts == (1, 2, 6)
    g.chooses("take:bait")
    assert (g.top(0), g.counts) == ("bait", (1, 1, 4))
    g.chooses("take:cunning")
    assert g.decision.player == 1  # no target is left
    assert g.discard(0) == "magazine magazine zombie bait cunning"


def test_example_paola_shoots_seven_and_takes_maverick_and_resupply() -> None:
    """Copertura, Furbizia with a shuffle in the middle, then 2 Proiettili, 2 Pallottola and one shot of Copertura."""
    hand, deck = "cover cunning rounds zombie*2", "rounds cover bullet"
    g = given(seat(hand, deck, "bullet"), seat("bullet"), supply={"maverick": 10, "resupply": 10})
    g.plays("cover")
    assert g.hand(0) == "rounds rounds zombie zombie cunning"
    assert g.counts == (1, 2, 1)
    g.plays("cunning")  # two cards of the deck, then the shuffled discard pile
    assert g.hand(0) == "bullet bullet rounds rounds zombie zombie cover"
    assert g.asked == (0, "hunt")  # no action is left for the other Copertura
    g.chooses("aim:all")
    assert g.counts == (0, 2, 7)
    g.chooses("take:maverick")
    assert (g.top(0), g.counts) == ("maverick", (0, 1, 4))
    g.chooses("take:resupply")
    # Clean-up: everything is discarded and, the deck being empty, shuffled for the new hand of five.
    assert len(g.hand(0).split()) == 5
    everything = sorted(numbers(g.hand(0) + " " + g.deck(0)))
    assert everything == sorted(numbers("cover*2 cunning rounds*2 bullet*2 zombie*2 maverick resupply"))
    assert g.discard(0) == ""
    assert g.decision.player == 1


# -- Action phase ---------------------------------------------------------------------------


def test_action_phase_offers_action_cards_and_to_stop() -> None:
    g = given(seat("maverick cunning survivors bullet zombie"))
    assert g.asked == (0, "play")
    assert g.ids == ["stop", "play:maverick", "play:cunning"]


def test_action_phase_is_skipped_without_an_action_card() -> None:
    g = given(seat("survivors bullet zombie"))
    assert g.asked == (0, "hunt")


def test_action_phase_is_optional() -> None:
    g = given(seat("maverick bullet")).chooses("stop")
    assert g.asked == (0, "hunt")
    assert g.hand(0) == "bullet maverick"


def test_action_phase_ends_when_no_action_is_left() -> None:
    g = given(seat("shotgun*2 bullet")).plays("shotgun")
    assert g.asked == (0, "hunt")
    g.refuses("play:shotgun")


# -- Hunt phase --------------------------------------------------------------------------------


def test_hunt_plays_aim_cards_one_by_one_or_all_at_once() -> None:
    g = given(seat("bullet*2 rounds zombie"))
    assert g.ids == ["stop", "take:bullet", "take:infection", "aim:bullet", "aim:rounds", "aim:all"]
    g.chooses("aim:rounds")
    assert (g.counts[2], g.in_play, g.hand(0)) == (2, "rounds", "bullet bullet zombie")
    g.chooses("aim:bullet")
    assert g.counts[2] == 3
    g.chooses("aim:all")
    assert (g.counts[2], g.hand(0)) == (4, "zombie")
    g.refuses("aim:all")


def test_hunt_allows_no_aim_card_after_the_first_take() -> None:
    g = given(seat("bullet*2 rounds"), targets=2).chooses("aim:rounds", "take:zombie")
    assert g.view(0)["phase"] == "hunt"
    assert not [id_ for id_ in g.ids if id_.startswith("aim")]


def test_hunt_takes_a_card_that_costs_nothing_with_no_shots() -> None:
    g = given(seat("zombie", "bullet*9")).chooses("take:bullet")
    assert g.discard(0) == "bullet zombie"


def test_hunt_offers_only_what_can_be_paid() -> None:
    g = given(seat("magazine*2 rounds"), supply={"horde": 8}).chooses("aim:all")
    assert "take:horde" in g.ids
    g = given(seat("magazine*2 bullet"), supply={"horde": 8}).chooses("aim:all")
    g.refuses("take:horde")
    assert "take:magazine" in g.ids


def test_hunt_offers_no_empty_pile() -> None:
    g = given(seat("magazine*2"), supply={"rounds": 0}).chooses("aim:all")
    g.refuses("take:rounds")


def test_hunt_puts_what_is_taken_on_the_discard_pile_and_uses_a_target() -> None:
    g = given(seat("magazine", "bullet*9"), targets=2).chooses("aim:all", "take:rounds")
    assert (g.top(0), g.counts) == ("rounds", (1, 1, 0))


def test_hunt_cannot_take_what_is_not_offered() -> None:
    g = given(seat("bullet"))
    with pytest.raises(IllegalChoice):
        g.game.apply(5)
    g.check()


# -- Clean-up -----------------------------------------------------------------------------------


def test_clean_up_discards_everything_and_draws_five() -> None:
    g = given(seat("maverick bullet zombie*2", "rounds*7", "magazine")).plays("maverick").hunts().chooses("stop")
    assert g.hand(0) == "rounds rounds rounds rounds rounds"
    assert g.discard(0) == "bullet rounds magazine zombie zombie maverick"
    assert g.in_play == ""


def test_clean_up_shuffles_only_when_the_deck_runs_out() -> None:
    g = given(seat("zombie", "rounds*5", "bullet")).chooses("stop")
    assert (g.deck(0), g.discard(0)) == ("", "bullet zombie")
    g = given(seat("zombie*2", "rounds*4", "bullet")).chooses("stop")
    assert len(g.deck(0).split()) == 2
    assert g.discard(0) == ""


def test_clean_up_draws_what_there_is_with_fewer_than_five_cards() -> None:
    g = given(seat("zombie", "", "bullet")).chooses("stop")
    assert g.hand(0) == "bullet zombie"


def test_clean_up_lays_the_hand_on_what_was_played_and_shows_its_last_card() -> None:
    g = given(seat("rounds zombie horde", "bullet*9")).chooses("aim:all", "stop")
    assert g.top(0) == "horde"
    assert g.game.t.buried[0] == numbers("zombie")


def test_clean_up_passes_the_turn_to_the_left() -> None:
    g = given(seat("zombie", "bullet*9"), seat("bullet"), seat("bullet")).chooses("stop")
    assert g.view()["active"] == 1
    assert [player["turns"] for player in g.view()["players"]] == [1, 1, 0]
    assert g.counts == (1, 1, 0)


# -- the end ---------------------------------------------------------------------------------------


def test_end_comes_when_the_last_horde_is_taken_at_the_end_of_that_turn() -> None:
    g = given(seat("magazine*3 zombie", "bullet*9"), targets=2, supply={"horde": 1}).hunts("horde")
    assert g.game.result is None  # a target is left
    g.chooses("stop")
    assert g.game.result is not None
    assert g.game.result.reason == "horde_gone"
    assert g.game.decision is None
    assert len(g.hand(0).split()) == 5


def test_end_comes_with_three_empty_piles_of_any_kind() -> None:
    g = given(seat("bullet", "bullet*9"), supply={"infection": 1, "rounds": 0, "maverick": 0}).chooses("take:infection")
    assert g.game.result is not None
    assert g.game.result.reason == "three_piles"


def test_end_does_not_come_with_two_empty_piles() -> None:
    g = given(seat("bullet", "bullet*9"), supply={"rounds": 0, "maverick": 0}).chooses("stop")
    assert g.game.result is None
    assert g.decision.player == 1


def test_end_does_not_come_in_the_middle_of_a_turn() -> None:
    g = given(seat("swarm bullet", "bullet*9"), seat("zombie"), supply={"infection": 1, "rounds": 0, "maverick": 0})
    g.plays("swarm")
    assert g.game.result is None
    assert g.chooses("stop").game.result is not None


def test_end_scores_all_cards_wherever_they_are() -> None:
    mine = seat("bullet", "horde many_zombies infection", "zombie*2")
    g = given(mine, seat("horde*2"), supply={"horde": 0}).chooses("stop")
    assert g.game.result is not None
    assert g.game.result.scores == (6 + 3 - 1 + 2, 12)
    assert g.game.result.winners == (1,)


def test_end_tie_goes_to_the_player_with_fewer_turns() -> None:
    g = given(seat("zombie bullet"), seat("zombie"), supply={"horde": 0}, turns=[5, 4]).chooses("stop")
    assert g.game.result is not None
    assert (g.game.result.scores, g.game.result.winners) == ((1, 1), (1,))


def test_end_tie_with_equal_turns_is_shared() -> None:
    table = [seat("zombie"), seat("zombie bullet"), seat("bullet")]
    g = given(*table, active=1, supply={"horde": 0}, turns=[5, 5, 4]).chooses("stop")
    assert g.game.result is not None
    assert g.game.result.winners == (0, 1)


def test_end_fewer_turns_do_not_beat_more_points() -> None:
    g = given(seat("zombie*2"), seat("zombie"), supply={"horde": 0}, turns=[5, 4]).chooses("stop")
    assert g.game.result is not None
    assert g.game.result.winners == (0,)


def test_d11_end_comes_when_nobody_can_or_will_take_anything_any_more() -> None:
    """D-11: with all aim cards trashed and nothing that is free, a game would never end."""
    g = given(seat("zombie"), seat("zombie*2"), supply={"bullet": 0, "infection": 0})
    assert g.game.result is not None
    assert (g.game.result.reason, g.game.result.winners) == ("nobody_hunts", (1,))
    assert g.game.t.turns == [30, 30]


def test_end_is_put_off_by_every_card_that_leaves_the_supply() -> None:
    g = given(seat("zombie", "zombie*5"), seat("zombie", "zombie*5"))
    for _ in range(58):
        g.chooses("stop")
    g.chooses("take:bullet")
    assert g.game.t.quiet == 1
    g.chooses("stop")
    assert g.game.result is None


# -- Survivors and the base piles ------------------------------------------------------------------


@pytest.mark.parametrize(("owned", "each"), [(9, 0), (10, 1), (19, 1), (20, 2), (39, 3), (40, 4)])
def test_survivors_are_worth_a_point_for_ten_cards_rounded_down(owned: int, each: int) -> None:
    assert points(numbers(f"survivors bullet*{owned - 1}")) == each
    assert points(numbers(f"survivors*2 bullet*{owned - 2}")) == 2 * each


def test_survivors_count_hand_deck_discard_and_play() -> None:
    g = given(seat("survivors bullet*3", "bullet*3", "rounds*2 magazine"), supply={"horde": 0})
    g.chooses("aim:all", "stop")
    assert g.game.result is not None
    assert g.game.result.scores[0] == 1


def test_survivors_are_a_zombies_card_that_cannot_be_played() -> None:
    g = given(seat("survivors bullet"))
    assert g.asked == (0, "hunt")
    g = given(seat("getaway"), seat("survivors bullet")).plays("getaway")
    assert g.deck(1) == "survivors"


@pytest.mark.parametrize(
    ("card", "cost", "shots", "worth"),
    [
        ("bullet", 0, 1, 0),
        ("rounds", 3, 2, 0),
        ("magazine", 6, 3, 0),
        ("zombie", 2, 0, 1),
        ("many_zombies", 5, 0, 3),
        ("horde", 8, 0, 6),
        ("infection", 0, 0, -1),
    ],
)
def test_base_piles_cost_shoot_and_count_what_the_rulebook_says(card: str, cost: int, shots: int, worth: int) -> None:
    assert points(numbers(card)) == worth
    g = given(seat(f"zombie {card}", "bullet*9"), shots=cost).hunts()
    assert g.counts[2] == cost + shots
    assert f"take:{card}" in g.ids
    if cost and not shots:
        assert f"take:{card}" not in given(seat("zombie"), shots=cost - 1).ids
