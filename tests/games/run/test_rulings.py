"""Rulings Z-1 to Z-16, each by its name. See docs/rules/run.md."""

from __future__ import annotations

from collections import Counter

import pytest

import orda
from orda.games.run.cards import FIRST_NEWEST
from tests.games.run.harness import At, given

FOUR_ITEMS = "ball_item drop_item wheel_item paw_item"
FOUR_ZOMBIES = "ball_zombie drop_zombie wheel_zombie paw_zombie"


# -- Z-1 ---------------------------------------------------------------------------


def test_z1_an_item_that_meets_its_zombie_is_never_the_fifth_item() -> None:
    g = given("flame_item", "", before=[f"{FOUR_ITEMS} flame_zombie"], deck="roach_zombie").chooses("play:flame_item>0")
    assert not g.t.over
    assert g.items(0) == FOUR_ITEMS.split()
    assert g.zombies(0) == []


def test_z1_a_fifth_zombie_that_meets_its_item_turns_nobody() -> None:
    before = ["", f"{FOUR_ZOMBIES} flame_item"]
    g = given("flame_zombie", "note_item leaf_item", before=before, deck="roach_zombie").chooses("play:flame_zombie>1")
    assert not g.view(None)["players"][1]["zombie"]
    assert g.zombies(1) == FOUR_ZOMBIES.split()
    assert g.items(1) == []


# -- Z-2 ---------------------------------------------------------------------------


def test_z2_the_same_card_never_lies_twice_before_a_player() -> None:
    g = given("ball_item ball_zombie", "", "", before=["ball_item", "ball_zombie", ""], deck="drop_item")
    g.refuses("play:ball_item>0", "play:ball_zombie>1")
    assert "play:ball_zombie>2" in g.ids


def test_z2_item_and_zombie_of_one_symbol_cancel_and_both_are_discarded() -> None:
    g = given("ball_zombie", "", before=["", "ball_item paw_item"], deck="drop_item").chooses("play:ball_zombie>1")
    assert g.items(1) == ["paw_item"]
    assert g.zombies(1) == []
    assert g.view(None)["discard"] == ["ball_zombie", "ball_item"]
    assert "cancel" in g.told()


# -- Z-3 ---------------------------------------------------------------------------


def test_z3_an_item_goes_only_before_oneself_and_a_zombie_only_before_another_living_player() -> None:
    g = given("ball_item drop_zombie", "", "", "", turned=[3], deck="drop_zombie")
    normal = [i for i in g.ids if i.startswith("play:")]
    assert normal == ["play:ball_item>0", "play:drop_zombie>1", "play:drop_zombie>2"]


def test_z3_playing_is_compulsory() -> None:
    g = given("ball_item", "", deck="drop_zombie")
    assert all(i.startswith(("play:", "special:")) for i in g.ids)


# -- Z-4 ---------------------------------------------------------------------------


def test_z4_the_special_rule_puts_a_zombie_before_oneself_or_an_item_before_another_then_draws_then_plays() -> None:
    g = given("ball_item drop_zombie wheel_item paw_item", "", deck="fish_item heart_item")
    assert [i for i in g.ids if i.startswith("special:")] == [
        "special:ball_item>1", "special:wheel_item>1", "special:paw_item>1", "special:fish_item>1",
        "special:drop_zombie>0",
    ]  # fmt: skip
    assert len(g.hand(0)) == 5
    g.chooses("special:drop_zombie>0")
    assert g.asked == (0, "play")
    assert g.zombies(0) == ["drop_zombie"]
    assert "heart_item" in g.hand(0)
    assert len(g.hand(0)) == 5
    g.chooses("play:heart_item>0")
    assert len(g.hand(0)) == 4


def test_z4_the_special_rule_serves_once_a_turn_and_is_back_in_the_next() -> None:
    g = given("ball_item drop_zombie", "fish_item", deck="paw_item heart_item book_item leaf_item")
    g.chooses("special:drop_zombie>0")
    assert not any(i.startswith("special:") for i in g.ids)
    g.chooses("play:ball_item>0")
    assert g.asked == (1, "play")
    assert any(i.startswith("special:") for i in g.ids)


# -- Z-5 ---------------------------------------------------------------------------


def test_z5_the_special_rule_may_not_make_a_fifth_zombie_or_a_fifth_item() -> None:
    before = [FOUR_ZOMBIES, FOUR_ITEMS.replace("ball", "leaf")]
    g = given("flame_zombie fish_item roach_zombie", "", before=before, deck="note_item")
    assert not any(i.startswith("special:") for i in g.ids)


def test_z5_the_special_rule_may_place_a_fifth_card_that_cancels() -> None:
    before = [f"{FOUR_ZOMBIES} flame_item", f"{FOUR_ITEMS} fish_zombie"]
    g = given("flame_zombie fish_item", "", before=before, deck="note_item")
    specials = [i for i in g.ids if i.startswith("special:")]
    assert specials == ["special:fish_item>1", "special:flame_zombie>0"]
    g.chooses("special:fish_item>1")
    assert g.items(1) == FOUR_ITEMS.split()
    assert g.zombies(1) == []


def test_z5_the_special_rule_obeys_never_two_equal_too() -> None:
    g = given("ball_zombie drop_item", "", before=["ball_zombie", "drop_item"], deck="note_item")
    specials = [i for i in g.ids if i.startswith("special:")]
    assert specials == ["special:note_item>1"]


# -- Z-6 and Z-7 -------------------------------------------------------------------

STUCK = "ball_item drop_item wheel_item wheel_item"
THREE = "ball_item drop_item wheel_item"
NEW = "fish_item heart_item book_item leaf_item note_zombie"


def test_z6_only_the_normal_play_counts_for_being_stuck_and_the_special_rule_may_come_first() -> None:
    g = given(STUCK, "paw_item note_item", before=[THREE, ""], deck="ball_item flame_item")
    assert g.asked == (0, "stuck")
    assert g.ids == ["special:ball_item>1", "special:drop_item>1", "special:wheel_item>1", "new_hand"]
    g.chooses("special:ball_item>1")
    # The card drawn is the only one to play, so it is played.
    assert "flame_item" in g.items(0)
    assert g.asked[0] == 1


def test_z6_the_special_rule_may_come_after_the_new_hand() -> None:
    g = given(STUCK, "", before=[THREE, ""], deck=f"ball_item {NEW}").chooses("new_hand")
    assert g.asked == (0, "play")
    assert "special:fish_item>1" in g.ids


def test_z7_who_is_stuck_shows_and_discards_the_hand_and_draws_five() -> None:
    g = given(STUCK, "", before=[THREE, ""], deck=f"ball_item {NEW}").chooses("new_hand")
    assert g.hand(0) == NEW.split()
    assert sorted(g.view(None)["discard"]) == sorted([*STUCK.split(), "ball_item"])
    shown = next(event for event in g.game.events if event.kind == "new_hand")
    assert sorted(shown.data["cards"]) == sorted([*STUCK.split(), "ball_item"])
    assert shown.heard_by(1)
    assert shown.heard_by(None)


def test_z7_the_hand_just_discarded_may_be_shuffled_in_and_after_five_new_hands_the_player_passes() -> None:
    g = given(STUCK, "paw_item note_item", before=[THREE, ""], deck="ball_item")
    g.with_piles(deck="", discard="")
    for _ in range(5):
        assert g.asked == (0, "stuck")
        g.chooses("new_hand")
    assert "pass" in g.told()
    assert g.asked == (0, "throw")
    assert g.lets_go().asked[0] == 1


def test_z7_a_new_hand_is_smaller_when_the_piles_have_no_more() -> None:
    g = given("ball_item", "paw_item note_item", before=[THREE, ""], deck="ball_item")
    g.with_piles(deck="", discard="")
    before = len(g.hand(0))
    g.chooses("new_hand")
    assert 0 < len(g.hand(0)) == before < 5
    assert "no_cards" in g.told()


def test_z7_a_single_way_out_is_taken_by_itself() -> None:
    both = f"{THREE} paw_zombie roach_zombie"
    g = given(f"{THREE} paw_zombie", "", before=[both, both], deck=f"roach_zombie {NEW}")
    # Every card of his lies before both: neither a play nor the Special Rule is left.
    assert g.asked == (0, "play")
    assert "new_hand" in g.told()
    assert g.hand(0) == NEW.split()


def test_z7_who_has_no_card_at_all_passes() -> None:
    g = given("ball_item", "", deck="drop_item")
    g.with_piles(deck="", discard="")
    g.t.hands[1] = []
    g.chooses("play:ball_item>0")
    assert "no_cards" in g.told()
    assert "pass" in g.told()
    assert g.asked[0] == 0


# -- Z-8 ---------------------------------------------------------------------------


def test_z8_a_normal_zombie_card_may_be_the_fifth_on_a_victim() -> None:
    g = given("roach_zombie", "ball_item", "drop_item", before=["", FOUR_ZOMBIES, ""], deck="fish_item")
    g.chooses("play:roach_zombie>1")
    assert g.view(None)["players"][1]["zombie"]


def test_z8_a_zombie_player_may_place_a_fifth_item_and_that_survivor_wins() -> None:
    g = given("", "heart_item", "leaf_item", before=["", FOUR_ITEMS, ""], turned=[0], deck="fish_item")
    assert g.asked == (0, "haunt")
    g.chooses("play:fish_item>1")
    assert g.is_over
    assert g.result.winners == (1,)
    assert g.result.reason == "five_items"
    assert g.is_over


# -- Z-9 ---------------------------------------------------------------------------


def test_z9_a_zombie_player_puts_any_card_before_any_living_player_where_it_is_legal() -> None:
    g = given("", "", "", "", before=["", "ball_item", "", ""], turned=[0, 3], deck="ball_item")
    # Seat 1 has it already and seats 0 and 3 are zombies: seat 2 is the only one, and the engine answers.
    assert g.items(2) == ["ball_item"]


def test_z9_a_zombie_player_chooses_and_has_no_special_rule_and_no_hand() -> None:
    g = given("", "", "", turned=[0], deck="ball_zombie")
    assert g.asked == (0, "haunt")
    assert g.ids == ["play:ball_zombie>1", "play:ball_zombie>2"]
    g.chooses("play:ball_zombie>2")
    assert g.hand(0) == []


def test_z9_a_card_that_can_go_before_nobody_is_discarded() -> None:
    before = ["", "roach_zombie", "roach_zombie"]
    g = given("", "ball_item", "", before=before, turned=[0], deck="roach_zombie drop_item")
    assert g.view(None)["discard"] == ["roach_zombie"]
    assert "zombie_discard" in g.told()
    assert g.asked == (1, "play")


def test_z9_a_zombie_player_can_cancel_cards() -> None:
    g = given("", "", "", before=["", "ball_zombie", ""], turned=[0], deck="ball_item").chooses("play:ball_item>1")
    assert g.zombies(1) == []
    assert g.items(1) == []


# -- Z-10 --------------------------------------------------------------------------


def test_z10_five_different_items_win_at_once() -> None:
    g = given("flame_item drop_zombie", "", before=[FOUR_ITEMS, ""], deck="fish_zombie").chooses("play:flame_item>0")
    assert g.is_over
    assert g.is_over
    assert (g.result.winners, g.result.scores, g.result.reason) == ((0,), (1, 0), "five_items")


def test_z10_the_last_living_player_wins_at_once() -> None:
    g = given("roach_zombie", "ball_item", before=["", FOUR_ZOMBIES], deck="fish_item").chooses("play:roach_zombie>1")
    assert g.is_over
    assert (g.result.winners, g.result.reason) == ((0,), "last_alive")


def test_z10_the_game_goes_on_while_two_are_alive() -> None:
    g = given("roach_zombie", "", "drop_item", before=["", FOUR_ZOMBIES, ""], deck="fish_item heart_item")
    g.chooses("play:roach_zombie>1")
    assert not g.is_over


# -- Z-11 --------------------------------------------------------------------------


def test_z11_an_empty_deck_is_the_shuffled_discard_pile() -> None:
    g = given("ball_item", "drop_item", deck="fish_item")
    g.with_piles(deck="", discard="heart_item book_item leaf_item")
    g.chooses("play:ball_item>0")
    assert g.view(None)["deck_size"] == 2
    assert g.view(None)["discard"] == []
    assert g.game.revealed


def test_z11_with_both_piles_empty_a_living_player_plays_from_his_hand_without_drawing() -> None:
    g = given("ball_item", "drop_item fish_item", deck="leaf_item")
    g.with_piles(deck="", discard="")
    g.chooses("play:ball_item>0")
    assert "no_cards" in g.told()
    assert g.asked == (1, "play")
    assert g.hand(1) == ["drop_item", "fish_item"]


def test_z11_with_both_piles_empty_a_zombie_player_passes() -> None:
    g = given("ball_item", "", "drop_item", turned=[1], deck="leaf_item")
    g.with_piles(deck="", discard="")
    g.chooses("play:ball_item>0")
    assert g.told().count("no_cards") == 2
    assert g.asked[0] == 2


def test_z11_the_special_rule_with_both_piles_empty_draws_nothing() -> None:
    g = given("ball_item drop_zombie", "", deck="leaf_item")
    g.with_piles(deck="", discard="")
    g.chooses("special:drop_zombie>0")
    assert g.hand(0) == ["ball_item", "leaf_item"]


# -- Z-12 --------------------------------------------------------------------------


def test_z12_a_turned_player_loses_hand_and_all_cards_before_him_at_once_cockroaches_too() -> None:
    before = ["", f"{FOUR_ZOMBIES} fish_item", ""]
    g = given("roach_zombie", "note_item heart_zombie", "leaf_item", before=before, deck="fish_item")
    g.chooses("play:roach_zombie>1")
    lost = Counter(g.view(None)["discard"])
    assert lost == Counter(f"{FOUR_ZOMBIES} fish_item note_item heart_zombie roach_zombie".split())
    assert g.items(1) == g.zombies(1) == []
    assert g.view(None)["players"][1]["zombie"]


# -- Z-13 --------------------------------------------------------------------------


def test_z13_the_first_player_is_random_by_the_seed_or_chosen_and_play_goes_clockwise() -> None:
    firsts = {orda.new("run", players=3, seed=seed).view(None)["active"] for seed in range(30)}
    assert firsts == {0, 1, 2}
    game = orda.new("run", players=3, seed=1, first_player=2)
    assert game.view(None)["active"] == 2


def test_z13_zombie_players_keep_their_place_in_the_order() -> None:
    g = given("ball_item", "", "drop_item", turned=[1], deck="fish_item note_item leaf_item")
    g.chooses("play:ball_item>0")
    assert g.asked == (1, "haunt")


def test_z13_a_rematch_starts_left_of_the_winner() -> None:
    result = orda.Result((2,), (0, 0, 1), "five_items")
    rematch = orda.rules("run").beginning.rematch
    assert rematch is not None
    assert rematch(3, result, 1) == {"first_player": 0}


# -- Z-14 to Z-16 ------------------------------------------------------------------


def test_z14_the_three_cockroach_cards_are_one_kind() -> None:
    g = given("roach_zombie", "", "", before=["", "roach_zombie", ""], deck="ball_item")
    g.refuses("play:roach_zombie>1")
    assert "play:roach_zombie>2" in g.ids


def test_z14_nothing_cancels_the_cockroaches() -> None:
    g = given("ball_item", "", before=["roach_zombie", ""], deck="drop_item").chooses("play:ball_item>0")
    assert g.zombies(0) == ["roach_zombie"]


@pytest.mark.parametrize("seed", range(20))
def test_z15_the_hand_is_four_between_turns_unless_both_piles_ran_out(seed: int) -> None:
    game = orda.new("run", players=3, seed=seed)
    turn = game.t.turn
    while game.decision is not None:
        game.apply(game.decision.options[0])
        if game.t.turn != turn and game.decision is not None:
            turn = game.t.turn
            for seat, player in enumerate(game.view(None)["players"]):
                if not player["zombie"] and seat != game.view(None)["active"]:
                    assert player["hand_size"] == 4


def forced_to_pass() -> At:
    g = given(STUCK, "paw_item note_item", before=[THREE, ""], deck="ball_item").with_piles(deck="", discard="")
    return g.chooses(*["new_hand"] * 5)


def test_z15_after_a_forced_pass_the_hand_is_brought_back_to_four_cards_of_the_player_s_choice() -> None:
    g = forced_to_pass()
    assert g.ids == ["throw:ball_item", "throw:drop_item", "throw:wheel_item"]
    g.chooses("throw:wheel_item")
    assert g.hand(0) == ["ball_item", "ball_item", "drop_item", "wheel_item"]
    assert g.heard("throw", 1) == {"player": 0, "card": "wheel_item"}


def test_z15_a_pass_with_fewer_cards_than_four_throws_none_away() -> None:
    g = given("ball_item", "paw_item note_item", before=[THREE, ""], deck="ball_item").with_piles(deck="", discard="")
    g.chooses(*["new_hand"] * 5)
    assert g.asked[0] == 1


def test_z15_a_game_begun_before_this_was_our_rule_is_played_on_as_it_began() -> None:
    g = given(STUCK, "paw_item note_item", before=[THREE, ""], deck="ball_item").with_piles(deck="", discard="")
    g.t.newest = FIRST_NEWEST
    assert g.chooses(*["new_hand"] * 5).asked[0] == 1


def test_z16_an_item_may_be_given_to_a_player_whom_it_helps() -> None:
    g = given("ball_item", "", before=["", "ball_zombie"], deck="drop_item heart_item").chooses("special:ball_item>1")
    assert g.zombies(1) == []
    assert g.items(1) == []
