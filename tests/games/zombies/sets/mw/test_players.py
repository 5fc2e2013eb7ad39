"""The event cards of Mall Walkers against other players, a section each."""

from __future__ import annotations

from orda.games.zombies.sets.mw.players import NO_HOPE
from orda.games.zombies.table import TOWN_SQUARE
from orda.games.zombies.tiles import KIND_OF
from tests.games.zombies.harness import CENTRE, HOSPITAL, given

# -- Abandon All Hope -------------------------------------------------------------------------------------


def test_abandon_all_hope_takes_one_from_the_combat_rolls_of_the_targets_next_turn() -> None:
    g = given("abandon_all_hope", "", pawns=((0, 1), CENTRE), zombies=((1, 0),), items=("all_the_marbles",))
    g.chooses("activate:all_the_marbles", "play:abandon_all_hope>1")
    g.goes_on_to("step", player=1).rolls(4).chooses("step:1,0")
    assert g.asked == (1, "pay")
    assert g.view(1)["fights"][0]["bonuses"] == [{"card": "abandon_all_hope", "value": -1}]
    g.chooses("pay:bullets")
    assert g.t.bullets[1] == 2, "one short"


def test_abandon_all_hope_waits_for_the_next_turn_and_ends_with_it() -> None:
    g = given("", "abandon_all_hope", zombies=(CENTRE,), dice=(4,)).chooses("play:abandon_all_hope>0")
    assert g.t.trophies[0] == 1, "played in his own turn it means the following one"
    assert g.t.effects == [(NO_HOPE, 0, 0, 2, -1)]
    g.goes_on_to_turn(3)
    assert g.t.effects == [(NO_HOPE, 0, 0, 1, -1)]
    g.goes_on_to_turn(4)
    assert g.t.effects == []


def test_r65_abandon_all_hope_changes_the_dice_of_cards_never_below_nothing() -> None:
    g = given("", "")
    g.t.effects = [(NO_HOPE, 0, 0, 1, -1)]
    g.rolls(1, 6, 1)
    assert [g.game.roll(player) for player in (0, 0, 1)] == [0, 5, 1]


def test_r65_abandon_all_hope_counts_for_the_spell_and_for_the_dogs_of_a_tile() -> None:
    woods = ("te_bridge -1 0 3", "te_woods_09 -2 0 0")
    more = {"tile_sets": ["base", "te"], "tiles": (*woods, "te_cabin -3 0 0"), "pawns": ((-9, 0),)}
    g = given("", "", **more).goes_on_to("step")  # type: ignore[arg-type]
    g.t.effects = [(NO_HOPE, 0, 0, 1, -1)]
    g.goes_on_to("spell").rolls(6).chooses("spell")
    assert not g.is_over
    g = given("", "abandon_all_hope", tile_sets=["base", "te"], tiles=woods, to_draw="te_shed te_woods_01", active=1)
    g.goes_on_to("turn_start", player=1).chooses("play:abandon_all_hope>0")
    while g.asked != (0, "place_tile") or g.t.drawn != KIND_OF["te_woods_01"]:
        g.lets_go()
    g.rolls(3).lets_go()
    assert (g.heard("roll_dogs")["die"], g.view(0)["task"]["left"]) == (3, 2)


def test_abandon_all_hope_is_at_an_opponent_and_twice_for_the_same_turn_is_once() -> None:
    g = given("abandon_all_hope", "abandon_all_hope", "")
    assert sorted(g.can_play("abandon_all_hope")) == ["play:abandon_all_hope>1", "play:abandon_all_hope>2"]
    g.chooses("play:abandon_all_hope>2")
    assert g.asked == (1, "turn_start")
    assert g.can_play("abandon_all_hope") == ["play:abandon_all_hope>0"]


def test_abandon_all_hope_counts_in_duels() -> None:
    more = {"scenario": "keys", "keys": 1, "active": 0}
    g = given("", "", **more)  # type: ignore[arg-type]
    g.t.effects = [(NO_HOPE, 0, 0, 1, -1)]
    g.goes_on_to("challenge").rolls(4, 4).chooses("challenge")
    assert g.view(0)["duels"][0]["totals"] == [3, 4]


# -- I Will Survive! --------------------------------------------------------------------------------------


def test_i_will_survive_the_lower_total_loses_a_life() -> None:
    g = given("i_will_survive", "").rolls(1, 3).chooses("play:i_will_survive>1")
    assert (g.lives(0), g.lives(1)) == (2, 3)
    g = given("i_will_survive", "").rolls(4, 4).chooses("play:i_will_survive>1")
    assert (g.lives(0), g.lives(1)) == (3, 2)


def test_i_will_survive_one_more_for_its_player_and_a_tie_is_his() -> None:
    g = given("i_will_survive", "").rolls(3, 4).chooses("play:i_will_survive>1")
    assert (g.lives(0), g.lives(1)) == (3, 2)


def test_i_will_survive_weapons_count_and_bullets_do_not() -> None:
    g = given("i_will_survive", "", items=("", "fire_axe")).rolls(3, 4).chooses("play:i_will_survive>1")
    assert (g.lives(0), g.lives(1)) == (2, 3)
    assert g.t.bullets == [3, 3], "nobody was asked to raise"


def test_i_will_survive_jammed_takes_the_weapons_away() -> None:
    g = given("i_will_survive", "", "jammed", items=("", "fire_axe"), pawns=(CENTRE, CENTRE, (1, 0)))
    g.rolls(3, 4).chooses("play:i_will_survive>1")
    assert g.asked == (2, "after_roll")
    g.chooses("play:jammed")
    assert (g.lives(0), g.lives(1)) == (3, 2)


def test_i_will_survive_adrenaline_and_crossbow_help_after_the_roll() -> None:
    hands = ("i_will_survive", "adrenaline_rush")
    g = given(*hands, items=("crossbow",)).rolls(3, 4).chooses("play:i_will_survive>1")
    assert g.asked == (0, "after_roll")
    g.chooses("activate:crossbow")
    assert g.asked == (1, "after_roll")
    g.chooses("play:adrenaline_rush")
    assert g.heard("duel") == {"player": 0, "other": 1, "total": 5, "other_total": 6}
    assert (g.lives(0), g.lives(1)) == (2, 3)


def test_i_will_survive_everybody_sees_which_card_they_fight_for() -> None:
    g = given("i_will_survive", "adrenaline_rush").rolls(3, 4).chooses("play:i_will_survive>1")
    assert g.view(None)["duels"] == [
        {"challenger": 0, "holder": 1, "dice": [3, 4], "totals": [4, 4], "card": "i_will_survive"}
    ]
    assert g.game.prompt is not None
    assert g.game.prompt.id == "zombies-ask-duel-card-after_roll"


def test_i_will_survive_who_cannot_pay_dies_without_a_desperate_fight() -> None:
    g = given("i_will_survive", "", lives=(3, 0), trophies=(0, 5)).rolls(6, 1).chooses("play:i_will_survive>1")
    assert (g.pawn(1), g.t.trophies[1], g.lives(1)) == (None, 2, 3)
    g = given("i_will_survive", "", lives=(0.0,)).rolls(1, 6).chooses("play:i_will_survive>1")
    assert (g.pawn(0), g.asked) == (None, (0, "rise"))
    assert g.chooses("rise:1,0").discard == ["i_will_survive"]


def test_i_will_survive_may_come_in_the_middle_of_a_fight_which_ends_if_the_fighter_dies() -> None:
    g = given("", "i_will_survive", zombies=(CENTRE,), lives=(0,), trophies=(3,)).goes_on_to("before_fight", player=1)
    g.rolls(6, 1).chooses("play:i_will_survive>0")
    assert (g.asked, g.pawn(0)) == ((0, "rise"), None)
    g.chooses("rise:1,0")
    assert (g.t.fights, g.t.duels, g.t.trophies) == ([], [], [1, 0])
    g = given("", "i_will_survive", zombies=(CENTRE,)).goes_on_to("before_fight", player=1)
    g.rolls(6, 1, 3).chooses("play:i_will_survive>0")
    assert (g.lives(0), g.asked) == (2, (0, "pay")), "else it goes on"


def test_i_will_survive_needs_an_opponent_on_the_same_square() -> None:
    g = given("i_will_survive", "", "", pawns=(CENTRE, (1, 0), None)).goes_on_to("step")
    assert g.can_play("i_will_survive") == []
    g.chooses("step:1,0")
    assert g.can_play("i_will_survive") == ["play:i_will_survive>1"]


# -- Lots Of Luck With That! ------------------------------------------------------------------------------


def test_lots_of_luck_with_that_takes_a_bullet_and_a_card_and_ends_the_movement() -> None:
    g = given("lots_of_luck_with_that", "skateboard", pawns=(CENTRE, (1, 0)), deck="").goes_on_to("step")
    g.chooses("step:1,0", "play:lots_of_luck_with_that>1")
    assert (g.t.bullets, [len(hand) for hand in g.t.hands]) == ([4, 2], [1, 0])
    assert g.pawn(0) == (1, 0)
    assert g.asked[1] != "step"


def test_lots_of_luck_with_that_only_the_two_of_them_see_the_card() -> None:
    g = given("lots_of_luck_with_that", "skateboard", "", deck="").goes_on_to("step")
    g.chooses("play:lots_of_luck_with_that>1")
    assert g.heard("card_robbed", 0) == g.heard("card_robbed", 1) == {"card": "skateboard"}
    assert "card_robbed" not in g.told(2)
    assert g.view(1)["players"][0]["known"] == ["skateboard"]
    assert g.view(2)["players"][0]["known"] == []
    assert all(g.redealt(1, seed).view(0)["players"][0]["hand"] == ["skateboard"] for seed in range(3))


def test_lots_of_luck_with_that_takes_what_there_is() -> None:
    g = given("lots_of_luck_with_that", "skateboard", bullets=(3, 0), deck="").goes_on_to("step")
    g.chooses("play:lots_of_luck_with_that>1")
    assert (g.t.bullets, len(g.t.hands[0])) == ([3, 0], 1)
    g = given("lots_of_luck_with_that", "", deck="").goes_on_to("step").chooses("play:lots_of_luck_with_that>1")
    assert (g.t.bullets[1], "rob_card" in g.told()) == (2, False)
    g = given("lots_of_luck_with_that", "", bullets=(3, 0), deck="").goes_on_to("step")
    assert g.can_play("lots_of_luck_with_that") == []


def test_r38_lots_of_luck_with_that_before_the_first_step_gives_the_bonus_of_town_square_up() -> None:
    g = given("lots_of_luck_with_that", "", deck="").goes_on_to("step").chooses("play:lots_of_luck_with_that>1")
    assert g.t.pawns[0] == TOWN_SQUARE
    assert g.t.bullets[0] == 4, "the one that was taken"
    assert "town_square" not in g.told()


def test_lots_of_luck_with_that_is_for_the_own_movement_and_the_own_square_only() -> None:
    assert given("", "lots_of_luck_with_that", deck="").asked == (0, "step"), "not in the movement of another"
    g = given("lots_of_luck_with_that", "", pawns=(CENTRE, (1, 0)), deck="")
    assert g.asked == (0, "step"), "not at the start of the turn"
    assert g.can_play("lots_of_luck_with_that") == []


def test_r40_lots_of_luck_with_that_more_than_three_cards_are_discarded_at_the_end_of_the_turn() -> None:
    hands = ("lots_of_luck_with_that skateboard grenade chainsaw", "fire_axe")
    g = given(*hands, tiles=(HOSPITAL,), deck="").goes_on_to("step").chooses("play:lots_of_luck_with_that>1")
    assert len(g.t.hands[0]) == 4
    assert g.goes_on_to("discard_down").asked == (0, "discard_down")
