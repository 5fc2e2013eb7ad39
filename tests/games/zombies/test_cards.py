"""Playing cards and using items: allowances, places, targets, piles (rules 4.1 to 4.6)."""

from __future__ import annotations

from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    given,
)

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0")  # squares 1,3 to 1,8


def test_r44_one_card_a_round_and_one_before_the_first_turn() -> None:
    g = given("", "fear fear", "")
    assert g.asked == (1, "turn_start"), "before his first turn"
    g.chooses("play:fear>0")
    assert 1 not in [player for player, kind in g.goes_on_to_turn(2) if kind != "discard"]
    assert g.asked == (1, "turn_start"), "renewed as his own turn begins"
    g.chooses("play:fear>2")
    seen = g.goes_on_to_turn(5)
    windows = [kind for player, kind in seen if player == 1 and kind not in ("step", "discard", "move_zombie")]
    assert windows == []


def test_r46_one_activation_a_round_in_the_own_turn_only() -> None:
    g = given("", "", items=("lots_of_ammo first_aid_kit", "lots_of_ammo"), lives=(1,))
    assert g.asked == (0, "turn_start")
    g.chooses("activate:lots_of_ammo")
    seen = g.goes_on_to_turn(2)
    assert [entry for entry in seen if entry[1] in ("turn_start", "before_move", "turn_end")] == []
    assert g.asked == (1, "turn_start")


def test_r46_in_ones_own_fights_items_may_be_used_off_turn() -> None:
    """In a forced walk nobody dies with a First Aid Kit unasked."""
    more = {"lives": (3, 1), "bullets": (3, 0), "items": ("", "first_aid_kit"), "tiles": SOUTH, "zombies": ((1, 4),)}
    g = given("where_did_everybody_go", "", pawns=(CENTRE, (1, 3)), **more)  # type: ignore[arg-type]
    g.chooses("play:where_did_everybody_go>1", "step:1,4")
    assert (g.asked, g.can_play("first_aid_kit")) == ((1, "before_fight"), ["activate:first_aid_kit"])
    g.rolls(1).chooses("activate:first_aid_kit")
    assert g.lives(1) == 2, "three lives, and the first roll has cost one"
    assert not g.t.may_activate & 0b10


def test_r46_others_fights_are_no_time_for_ones_items() -> None:
    g = given("", "", items=("", "lots_of_ammo"), zombies=(CENTRE,), dice=(1,))
    assert g.asked == (0, "pay")


def test_r47_an_item_may_be_used_in_the_turn_it_was_played() -> None:
    g = given("first_aid_kit", "", tiles=(HOSPITAL,), pawns=((1, -2),), lives=(1,))
    g.chooses("play:first_aid_kit", "activate:first_aid_kit")
    assert g.lives(0) == 3


def test_r48_no_card_is_played_for_nothing() -> None:
    nothing_to_do = "just_when_you_thought this_isnt_so_bad i_dont_think_theyre_dead"
    g = given(nothing_to_do, "")
    assert g.asked == (0, "step")


def test_r49_players_and_buildings_are_named_when_a_card_is_played_the_rest_when_it_resolves() -> None:
    g = given("butter_fingers slight_miscalculation", "", tiles=(HOSPITAL,), zombies=((1, -2),), items=("", "fire_axe"))
    assert g.can_play("butter_fingers") == ["play:butter_fingers>1"]
    assert g.can_play("slight_miscalculation") == ["play:slight_miscalculation>base_hospital@0,-1"]
    g.chooses("play:butter_fingers>1")
    assert g.asked == (0, "drop")


def test_r52_playing_an_item_one_already_has_is_illegal() -> None:
    g = given("hey_look_a_shotgun", "hey_look_a_shotgun", items=("hey_look_a_shotgun",))
    assert g.asked == (1, "turn_start"), "only who has none may play it"


def test_r54_a_forced_walk_takes_five_legal_steps_and_no_square_twice() -> None:
    g = given("where_did_everybody_go", "", tiles=(HELIPAD,), pawns=(CENTRE, (3, 0)), zombies=((3, 0), (4, 1)))
    g.chooses("play:where_did_everybody_go>1", "step:4,0")
    assert g.t.trophies[1] == 0, "the zombie where he started is left behind"
    g.refuses("step:3,0").chooses("step:5,0")
    assert sorted(g.ids) == ["step:4,1", "step:5,2"], "east of it lies no tile yet"
    g.chooses("step:5,2")
    assert g.pawn(1) == (4, 2)
    assert g.asked[1] != "force_step"


def test_r56_the_discard_pile_is_shuffled_only_when_a_card_is_needed() -> None:
    g = given("", "", deck="fear", discard="fire_axe chainsaw grenade")
    assert "reshuffle" in g.told()
    assert len(g.t.hands[0]) == 3
    assert len(g.t.deck) == 1
    g = given("", "", deck="fear fire_axe chainsaw", discard="grenade")
    assert g.discard == ["grenade"], "the deck is empty but nobody needs a card"


def test_r56_both_piles_empty_means_no_card() -> None:
    g = given("", "", deck="")
    assert g.t.hands[0] == []


def test_r72_the_dead_play_and_suffer_cards_that_do_not_need_their_pawn() -> None:
    g = given("zombie_master", "fear", "", pawns=(CENTRE, None, CENTRE)).chooses("pass")
    assert g.asked == (1, "turn_start")
    assert g.can_play("fear") == ["play:fear>2", "play:fear>0"]


def test_r72_the_dead_cannot_be_moved() -> None:
    g = given("bad_sense_of_direction where_did_everybody_go", "", pawns=((1, 0), None))
    assert g.asked == (0, "step")
