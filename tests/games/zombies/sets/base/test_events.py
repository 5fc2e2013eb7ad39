"""The events about zombies, turns and belongings, a section each: when, at whom, bystanders, what they meet."""

from __future__ import annotations

from orda.games.zombies.decks import full_deck
from orda.games.zombies.registry import CARD, CARDS
from orda.games.zombies.sets.base.events import NO_FIGHTS
from orda.games.zombies.table import EVERYBODY
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    at,
    given,
)

# -- Alternate Food Source --------------------------------------------------------------------------------


def test_alternate_food_source_breaks_off_a_fight_and_lets_pawns_walk_over_zombies() -> None:
    g = given("", "alternate_food_source", zombies=(CENTRE, (1, 0)))
    assert g.asked == (1, "turn_start")
    g.chooses("pass")
    assert g.asked == (1, "before_fight")
    g.chooses("play:alternate_food_source")
    assert g.asked == (0, "step")
    g.chooses("step:1,0", "step:1,1")
    assert g.t.trophies == [0, 0]
    assert len(g.zombies) == 2


def test_alternate_food_source_lasts_until_the_end_of_its_players_next_turn() -> None:
    g = given("", "alternate_food_source", "").chooses("play:alternate_food_source")
    g.goes_on_to_turn(2)
    assert g.t.lies_on(NO_FIGHTS, EVERYBODY)
    g.goes_on_to_turn(3)
    assert not g.t.lies_on(NO_FIGHTS, EVERYBODY)


def test_alternate_food_source_in_the_own_turn_lasts_through_the_following_own_turn() -> None:
    g = given("alternate_food_source", "").chooses("play:alternate_food_source")
    g.goes_on_to_turn(3)
    assert g.t.lies_on(NO_FIGHTS, EVERYBODY)
    g.goes_on_to_turn(4)
    assert not g.t.lies_on(NO_FIGHTS, EVERYBODY)


def test_alternate_food_source_keeps_tokens_under_zombies_out_of_reach() -> None:
    g = given("alternate_food_source", "", zombies=((1, 0),), bullet_at=((1, 0),)).chooses("play:alternate_food_source")
    g.goes_on_to("step")
    g.chooses("step:1,0")
    assert g.t.bullets[0] == 3


def test_alternate_food_source_does_not_stop_a_grenade() -> None:
    inside = ((1, -2), (0, -3))
    g = given("alternate_food_source", "", tiles=(HOSPITAL,), pawns=((1, -1),), zombies=inside, items=("grenade",))
    g.chooses("play:alternate_food_source")
    g.chooses("activate:grenade>base_hospital@0,-1")
    assert g.t.trophies[0] == 2
    assert g.zombies == []


def test_alternate_food_source_and_a_zombie_on_the_helipad_win_nothing() -> None:
    g = given("alternate_food_source", "", tiles=(HELIPAD,), pawns=((3, 1),), zombies=((4, 1),))
    g.chooses("play:alternate_food_source")
    g.goes_on_to("step").chooses("step:4,1")
    assert not g.is_over


def test_alternate_food_source_is_not_played_for_nothing() -> None:
    g = given("alternate_food_source", "")
    g.t.lasts(NO_FIGHTS, on=-1, next_turn_of=0)
    g.goes_on_to("before_move", "step")
    assert not g.can_play("alternate_food_source")


# -- Butter Fingers ---------------------------------------------------------------------------------------


def test_butter_fingers_discards_a_named_item() -> None:
    g = given("butter_fingers", "", items=("", "fire_axe skateboard")).chooses("play:butter_fingers>1")
    assert g.asked == (0, "drop")
    assert sorted(g.ids) == ["drop:bullets", "drop:fire_axe", "drop:skateboard"]
    g.chooses("drop:fire_axe")
    assert g.view(None)["players"][1]["items"] == ["skateboard"]
    assert g.discard == ["fire_axe", "butter_fingers"]


def test_butter_fingers_takes_up_to_two_bullets() -> None:
    g = given("butter_fingers", "", items=("", "fire_axe"), bullets=(3, 1))
    g.chooses("play:butter_fingers>1", "drop:bullets")
    assert g.t.bullets == [3, 0]


def test_butter_fingers_needs_something_to_drop_and_hand_cards_are_safe() -> None:
    g = given("butter_fingers", "fear", "", bullets=(3, 0, 3))
    assert g.can_play("butter_fingers") == ["play:butter_fingers>2"]


def test_butter_fingers_after_the_roll_takes_the_weapon_out_of_it() -> None:
    g = given("", "butter_fingers", zombies=(CENTRE,), items=("fire_axe",), dice=(3,)).goes_on_to("after_roll")
    assert g.asked == (1, "after_roll")
    g.chooses("play:butter_fingers>0", "drop:fire_axe")
    assert g.asked == (0, "pay")
    assert g.t.trophies[0] == 0


def test_butter_fingers_after_the_roll_takes_the_bullets_that_would_have_paid() -> None:
    g = given("", "butter_fingers", zombies=(CENTRE,), bullets=(2,), lives=(0,), trophies=(1,), dice=(2,))
    g.goes_on_to("after_roll")
    g.chooses("play:butter_fingers>0")
    assert sorted(g.ids) == ["pay:desperate", "pay:die"]


def test_butter_fingers_on_a_shotgun_takes_its_charges_too() -> None:
    g = given("butter_fingers", "", items=("", "hey_look_a_shotgun"), bullets=(3, 0)).chooses("play:butter_fingers>1")
    assert g.t.charges == [0, 0]


# -- Hysterical Paralysis -----------------------------------------------------------------------------------


def test_hysterical_paralysis_skips_the_whole_next_turn() -> None:
    g = given("hysterical_paralysis", "", zombies=(CENTRE,), dice=(6,)).chooses("play:hysterical_paralysis>1")
    g.goes_on_to_turn(2)
    assert g.t.active == 0 or "skip" in g.told()
    g.goes_on_to("step", player=0)
    assert g.t.turn == 3


def test_hysterical_paralysis_also_bars_cards_for_the_round_it_begins() -> None:
    g = given("hysterical_paralysis", "fear", "").chooses("play:hysterical_paralysis>1")
    assert g.asked == (1, "turn_start"), "before the skipped turn he may still play"
    seen = g.goes_on_to_turn(4)
    later = [entry for entry in seen if entry[0] == 1]
    assert g.t.turn == 4
    assert not g.t.may_play >> 1 & 1
    assert not [kind for player, kind in g.goes_on_to_turn(5) if player == 1]
    assert later
    g.goes_on_to_turn(5)
    assert g.asked == (1, "turn_start")


def test_hysterical_paralysis_uses_up_other_effects_of_that_turn() -> None:
    g = given("hysterical_paralysis", "", "fear").chooses("play:hysterical_paralysis>1").chooses("play:fear>1")
    g.goes_on_to_turn(3)
    assert g.t.effects == []


def test_hysterical_paralysis_brings_a_dead_player_back_all_the_same() -> None:
    g = given("hysterical_paralysis", "", pawns=(CENTRE, None)).chooses("play:hysterical_paralysis>1")
    g.goes_on_to_turn(3)
    assert g.pawn(1) == CENTRE


# -- I Don't Think They're Dead -------------------------------------------------------------------------------


def test_i_dont_think_theyre_dead_two_fights_won_change_nothing() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 3), dice=(4, 5)).chooses("play:i_dont_think_theyre_dead>1")
    assert g.t.trophies == [0, 3]
    assert g.t.fights == []


def test_i_dont_think_theyre_dead_a_miss_is_paid_or_given_up() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 3), dice=(4, 2)).chooses("play:i_dont_think_theyre_dead>1")
    assert g.asked == (1, "pay")
    assert g.ids == ["pay:bullets", "pay:life", "pay:give_up"]
    g.chooses("pay:give_up")
    assert g.t.trophies == [0, 1]


def test_i_dont_think_theyre_dead_with_one_trophy_still_takes_two_fights_but_only_one_trophy() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 1), dice=(4, 2), lives=(3, 0), bullets=(3, 0))
    g.chooses("play:i_dont_think_theyre_dead>1")
    assert g.t.trophies == [0, 0]
    assert g.pawn(1) == CENTRE, "nobody dies of it"


def test_i_dont_think_theyre_dead_counts_weapons() -> None:
    g = given("i_dont_think_theyre_dead", "", trophies=(0, 2), items=("", "fire_axe"), dice=(3, 3))
    g.chooses("play:i_dont_think_theyre_dead>1")
    assert g.t.trophies == [0, 2]


def test_i_dont_think_theyre_dead_needs_a_trophy_and_zombies_that_fight() -> None:
    g = given("i_dont_think_theyre_dead", "", "", trophies=(5, 0, 2))
    assert g.can_play("i_dont_think_theyre_dead") == ["play:i_dont_think_theyre_dead>2"]
    g.t.lasts(NO_FIGHTS, on=-1, next_turn_of=1)
    g.chooses("pass").goes_on_to("step").chooses("step:1,0")
    assert not g.can_play("i_dont_think_theyre_dead")


# -- Just When You Thought It Couldn't Get Any Worse... -----------------------------------------------------


def test_just_when_you_thought_fills_the_free_squares_of_a_building() -> None:
    g = given("just_when_you_thought", "", tiles=(HOSPITAL,), pawns=(CENTRE, (0, -3)), zombies=((1, -2),))
    g.chooses("play:just_when_you_thought>base_hospital@0,-1")
    inside = [(0, -3), (1, -3), (2, -3), (0, -2), (1, -2), (2, -2), (0, -1), (2, -1)]
    assert g.zombies == sorted(square for square in inside if square != (0, -3))


def test_just_when_you_thought_needs_a_free_square_in_a_building() -> None:
    inside = ((0, -3), (1, -3), (2, -3), (0, -2), (1, -2), (2, -2), (0, -1), (2, -1))
    g = given("just_when_you_thought", "", tiles=(HOSPITAL, HELIPAD), zombies=inside).goes_on_to("step")
    assert g.t.turn == 1
    assert not g.can_play("just_when_you_thought")


# -- Slight Miscalculation ------------------------------------------------------------------------------------


def test_slight_miscalculation_doubles_the_zombies_inside() -> None:
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), zombies=((1, -2), (1, -1)))
    g.chooses("play:slight_miscalculation>base_hospital@0,-1")
    assert g.asked == (0, "put")
    g.refuses("put:zombie@1,-1").chooses("put:zombie@0,-3")
    assert g.zombies == [(0, -3), (1, -2), (1, -1)]


def test_slight_miscalculation_stops_when_there_is_no_room() -> None:
    inside = ((0, -3), (1, -3), (2, -3), (0, -2), (1, -2))
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), pawns=(CENTRE, (2, -2)), zombies=inside)
    g.chooses("play:slight_miscalculation>base_hospital@0,-1")
    assert len(g.zombies) == 7
    assert (2, -2) not in g.zombies, "not where a pawn is"


def test_slight_miscalculation_needs_a_zombie_inside() -> None:
    g = given("slight_miscalculation", "", tiles=(HOSPITAL,), zombies=((1, -1),)).goes_on_to("step")
    assert g.t.turn == 1
    assert not g.can_play("slight_miscalculation")


# -- This Isn't So Bad ------------------------------------------------------------------------------------------


def test_this_isnt_so_bad_moves_two_zombies_anywhere_pawns_included() -> None:
    g = given("this_isnt_so_bad", "", zombies=((1, 0), (0, 1), (2, 1)))
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,0")
    g.refuses("send_zombie:0,1").chooses("send_zombie:1,1")
    assert "pick_zombie:1,1" not in g.ids, "two different zombies"
    g.chooses("pick_zombie:0,1", "send_zombie:1,2")
    assert (1, 2) in g.zombies
    assert g.t.zombies[at(g.t, (0, 1))] == 0


def test_this_isnt_so_bad_moves_only_one_if_there_is_only_one() -> None:
    g = given("this_isnt_so_bad", "", zombies=((1, 0),)).chooses("play:this_isnt_so_bad", "send_zombie:2,1")
    assert g.zombies == [(2, 1)]
    assert g.asked == (0, "step")


def test_this_isnt_so_bad_ends_the_fight_whose_zombie_leaves() -> None:
    g = given("", "this_isnt_so_bad", zombies=(CENTRE,)).goes_on_to("before_fight")
    g.chooses("play:this_isnt_so_bad", "send_zombie:2,1")
    assert g.t.fights == []
    assert g.t.trophies[0] == 0
    assert g.asked == (0, "step")


def test_this_isnt_so_bad_a_zombie_that_takes_its_place_is_a_new_fight() -> None:
    g = given("", "this_isnt_so_bad", zombies=(CENTRE, (1, 0)), dice=(6,)).goes_on_to("before_fight")
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,1", "send_zombie:2,1", "send_zombie:1,1")
    assert g.t.trophies[0] == 1
    assert g.zombies == [(2, 1)]


def test_this_isnt_so_bad_needs_a_zombie() -> None:
    g = given("this_isnt_so_bad", "")
    assert g.asked == (0, "step")
    assert not g.can_play("this_isnt_so_bad")


def test_this_isnt_so_bad_can_clear_a_helipad_under_somebody() -> None:
    g = given("this_isnt_so_bad", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1)), zombies=((4, 1),))
    g.chooses("play:this_isnt_so_bad", "send_zombie:1,0")
    assert g.result.winners == (1,)


# -- We're Screwed!, Zombie Master --------------------------------------------------------------------------------


def test_were_screwed_puts_ten_zombies_on_free_squares() -> None:
    g = given("were_screwed", "", tiles=(HOSPITAL, HELIPAD)).chooses("play:were_screwed")
    for _ in range(10):
        assert g.asked == (0, "put")
        assert "put:zombie@1,1" not in g.ids, "not where a pawn is"
        g.chooses(g.ids[0])
    assert len(g.zombies) == 10
    assert g.asked[1] != "put"


def test_were_screwed_puts_as_many_as_there_are_free_squares() -> None:
    g = given("were_screwed", "", zombies=((1, 0),)).chooses("play:were_screwed")
    assert g.zombies == [(0, 1), (1, 0), (1, 2), (2, 1)]


def test_zombie_master_puts_five() -> None:
    g = given("zombie_master", "", tiles=(HOSPITAL,)).chooses("play:zombie_master")
    for _ in range(5):
        g.chooses(g.ids[0])
    assert len(g.zombies) == 5


def test_zombie_master_needs_a_free_square() -> None:
    g = given("zombie_master", "", pawns=(CENTRE, (1, 0)), zombies=((0, 1), (2, 1), (1, 2)))
    assert g.asked == (0, "step")
    assert not g.can_play("zombie_master")


# -- the deck ----------------------------------------------------------------------------------------


def test_r69_the_deck_has_fifty_cards_of_twenty_seven_titles() -> None:
    printed = full_deck(["base"], newest=CARDS.numbers["skateboard"])  # later ones are not of the box
    assert len(printed) == 50
    copies = {CARD[card].id: printed.count(card) for card in printed}
    assert len(copies) == 27
    assert copies["chainsaw"] == 3
    once = {name for name, n in copies.items() if n == 1}
    expected = {"bad_sense_of_direction", "hysterical_paralysis", "molotov_cocktail"}
    assert once == expected | {"the_keys_are_still_in_it", "were_screwed"}
