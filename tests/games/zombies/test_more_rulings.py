"""The rulings that concern the base game, by number: turns, cards, winning."""

from __future__ import annotations

import pytest

from orda.games.zombies.cards import CARDS, full_deck
from orda.games.zombies.table import FEAR, NO_FIGHTS
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    asked,
    can_play,
    choose,
    discarded,
    given,
    ids,
    let_go,
    lives,
    pawn,
    roll,
    told,
    until,
    until_turn,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")  # squares 1,3 to 1,8


# -- end of the turn, effects -----------------------------------------------------------------------------------------


def test_phase_f_offers_one_discard() -> None:
    g = given("fear chainsaw", "", deck="")
    until(g, "discard")
    assert sorted(ids(g)) == ["discard:chainsaw", "discard:fear", "keep"]
    choose(g, "discard:chainsaw")
    assert discarded(g) == ["chainsaw"]
    assert g.t.turn == 2


def test_r40_everybody_discards_down_to_three_at_the_end_of_any_turn() -> None:
    g = given("", "")
    g.t.hands[1] = [0, 0, 1, 2, 3]
    until(g, "discard_down")
    assert asked(g) == (1, "discard_down")
    choose(g, ids(g)[0])
    choose(g, ids(g)[0])
    assert len(g.t.hands[1]) == 3
    assert g.t.turn == 2


def test_r41_a_skipped_turn_counts_for_durations() -> None:
    g = given("alternate_food_source", "hysterical_paralysis")
    choose(g, "play:alternate_food_source", "play:hysterical_paralysis>0")
    until_turn(g, 3)
    assert g.t.turn == 4, "the skipped turn is over at once"
    assert not g.t.is_on_all(NO_FIGHTS)


@pytest.mark.parametrize(("owner", "ends_before_turn"), [(0, 4), (1, 3)])
def test_r42_until_the_end_of_the_owners_next_turn(owner: int, ends_before_turn: int) -> None:
    g = given("", "")
    g.t.lasts(NO_FIGHTS, on=-1, next_turn_of=owner)
    until_turn(g, ends_before_turn - 1)
    assert g.t.is_on_all(NO_FIGHTS)
    until_turn(g, ends_before_turn)
    assert not g.t.is_on_all(NO_FIGHTS)


# -- cards ------------------------------------------------------------------------------------------------------------


def test_r44_one_card_a_round_and_one_before_the_first_turn() -> None:
    g = given("", "fear fear", "")
    assert asked(g) == (1, "turn_start"), "before his first turn"
    choose(g, "play:fear>0")
    assert 1 not in [player for player, kind in until_turn(g, 2) if kind != "discard"]
    assert asked(g) == (1, "turn_start"), "renewed as his own turn begins"
    choose(g, "play:fear>2")
    seen = until_turn(g, 5)
    windows = [kind for player, kind in seen if player == 1 and kind not in ("step", "discard", "move_zombie")]
    assert windows == []


def test_r46_one_activation_a_round_in_the_own_turn_only() -> None:
    g = given("", "", items=("lots_of_ammo first_aid_kit", "lots_of_ammo"), lives=(1,))
    assert asked(g) == (0, "turn_start")
    choose(g, "activate:lots_of_ammo")
    seen = until_turn(g, 2)
    assert [entry for entry in seen if entry[1] in ("turn_start", "before_move", "turn_end")] == []
    assert asked(g) == (1, "turn_start")


def test_r47_an_item_may_be_used_in_the_turn_it_was_played() -> None:
    g = given("first_aid_kit", "", tiles=(HOSPITAL,), pawns=((1, -2),), lives=(1,))
    choose(g, "play:first_aid_kit", "activate:first_aid_kit")
    assert lives(g, 0) == 3


def test_r48_no_card_is_played_for_nothing() -> None:
    nothing_to_do = "just_when_you_thought this_isnt_so_bad i_dont_think_theyre_dead"
    g = given(nothing_to_do, "")
    assert asked(g) == (0, "step")


def test_r49_players_and_buildings_are_named_when_a_card_is_played_the_rest_when_it_resolves() -> None:
    g = given("butter_fingers slight_miscalculation", "", tiles=(HOSPITAL,), zombies=((1, -2),), items=("", "fire_axe"))
    assert can_play(g, "butter_fingers") == ["play:butter_fingers>1"]
    assert can_play(g, "slight_miscalculation") == ["play:slight_miscalculation>base_hospital@0,-1"]
    choose(g, "play:butter_fingers>1")
    assert asked(g) == (0, "drop")


def test_r52_playing_an_item_one_already_has_is_illegal() -> None:
    g = given("hey_look_a_shotgun", "hey_look_a_shotgun", items=("hey_look_a_shotgun",))
    assert asked(g) == (1, "turn_start"), "only who has none may play it"


def test_r54_a_forced_walk_takes_five_legal_steps_and_no_square_twice() -> None:
    g = given("where_did_everybody_go", "", tiles=(HELIPAD,), pawns=(CENTRE, (3, 0)), zombies=((3, 0), (4, 1)))
    choose(g, "play:where_did_everybody_go>1", "step:4,0")
    assert g.t.trophies[1] == 0, "the zombie where he started is left behind"
    assert "step:3,0" not in ids(g)
    choose(g, "step:5,0")
    assert sorted(ids(g)) == ["step:4,1", "step:5,2"], "east of it lies no tile yet"
    choose(g, "step:5,2")
    assert pawn(g, 1) == (4, 2)
    assert asked(g)[1] != "force_step"


def test_r56_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    g = given("", "", deck="fear", discard="fire_axe chainsaw grenade")
    assert "reshuffle" in told(g)
    assert len(g.t.hands[0]) == 3
    assert len(g.t.deck) == 1
    g = given("", "", deck="fear fire_axe chainsaw", discard="grenade")
    assert discarded(g) == ["grenade"], "the deck is empty but nobody needs a card"


def test_r56_both_piles_empty_means_no_card() -> None:
    g = given("", "", deck="")
    assert g.t.hands[0] == []


# -- winning ----------------------------------------------------------------------------------------------------


def test_the_kill_target_wins_at_once() -> None:
    g = given("", "", zombies=(CENTRE,), trophies=(24,), dice=(6,))
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((0,), "kills")


def test_the_clear_centre_of_the_helipad_wins_at_once() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=((3, 1),))
    choose(g, "step:4,1")
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((0,), "helipad")


def test_a_zombie_on_the_centre_must_be_killed_first() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),))
    roll(g, 2)
    choose(g, "step:4,1")
    assert g.result is None
    choose(g, "pay:bullets")
    assert g.result is not None
    assert g.result.reason == "helipad"


def test_r58_the_trophy_comes_before_the_helipad() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),), trophies=(24,))
    roll(g, 6)
    choose(g, "step:4,1")
    assert g.result is not None
    assert g.result.reason == "kills"


def test_r59_two_on_a_helipad_that_is_cleared_the_active_player_first() -> None:
    g = given("", "", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1), (4, 1)), zombies=((4, 1),), active=2, dice=(6,))
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((2,), "helipad")


def test_r60_a_zombie_that_leaves_the_centre_wins_for_who_stands_there() -> None:
    g = given("", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1)), zombies=((4, 1),))
    choose(g, "stop", "zombie:4,1>4,0")
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((1,), "helipad")


def test_r66_forced_walks_work_under_fear_and_relocation_ignores_limits() -> None:
    g = given("", "where_did_everybody_go", tiles=SOUTH)
    g.t.effects.append((FEAR, 0, 0, 1, -1))
    assert asked(g) == (1, "turn_start")
    choose(g, "play:where_did_everybody_go>0", "step:1,2")
    assert pawn(g, 0) == (1, 6)


def test_r67_the_game_ends_after_max_rounds_with_most_trophies_then_lives_then_bullets() -> None:
    g = given("", "", "", trophies=(2, 3, 3), lives=(3, 1, 2), max_rounds=1, pawns=((1, 0), (1, 0), (1, 0)))
    while g.decision is not None:
        let_go(g)
    assert g.result is not None
    assert (g.result.winners, g.result.reason) == ((2,), "rounds")
    assert g.t.turn == 3


def test_r67_a_remaining_tie_is_a_draw() -> None:
    g = given("", "", trophies=(2, 2), max_rounds=2, pawns=((1, 0), (1, 0)))
    while g.decision is not None:
        let_go(g)
    assert g.result is not None
    assert g.result.winners == (0, 1)
    assert g.t.turn == 4


def test_r68_paralysis_bars_cards_for_the_round_that_starts_with_the_skipped_turn() -> None:
    g = given("hysterical_paralysis", "", "")
    choose(g, "play:hysterical_paralysis>1")
    assert g.t.may_play >> 1 & 1
    until_turn(g, 3)
    assert not g.t.may_play >> 1 & 1
    until_turn(g, 5)
    assert g.t.may_play >> 1 & 1


def test_r69_the_deck_has_fifty_cards_of_twenty_seven_titles() -> None:
    assert len(full_deck()) == 50
    assert len(CARDS) == 27
    copies = {card.name: card.copies for card in CARDS}
    assert copies["chainsaw"] == 3
    once = {name for name, n in copies.items() if n == 1}
    expected = {"bad_sense_of_direction", "hysterical_paralysis", "molotov_cocktail"}
    assert once == expected | {"the_keys_are_still_in_it", "were_screwed"}


def test_r72_the_dead_play_and_suffer_cards_that_do_not_need_their_pawn() -> None:
    g = given("zombie_master", "fear", "", pawns=(CENTRE, None, CENTRE))
    choose(g, "pass")
    assert asked(g) == (1, "turn_start")
    assert can_play(g, "fear") == ["play:fear>2", "play:fear>0"]


def test_r72_the_dead_cannot_be_moved() -> None:
    g = given("bad_sense_of_direction where_did_everybody_go", "", pawns=((1, 0), None))
    assert asked(g) == (0, "step")


def test_r73_decisions_with_a_single_answer_are_taken_by_the_engine() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(1,), bullets=(0,), dice=(1, 6))
    assert lives(g, 0) == 0
    assert "wound" in told(g)
