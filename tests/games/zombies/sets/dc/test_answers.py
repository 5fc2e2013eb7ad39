"""You Lookin' At Me?!?: a card aimed at a player, a building or a tile gets another target."""

from __future__ import annotations

from tests.games.zombies.harness import HOSPITAL, given

# -- You Lookin' At Me?!? -------------------------------------------------------------------------------


def test_you_lookin_at_me_makes_the_player_of_a_card_choose_another_target() -> None:
    g = given("fear", "you_lookin_at_me", "", "").chooses("play:fear>1", "play:you_lookin_at_me")
    assert g.asked == (0, "redirect")
    assert sorted(g.ids) == ["redirect:2", "redirect:3"]
    g.chooses("redirect:3")
    assert [effect[1] for effect in g.t.effects] == [3]


def test_you_lookin_at_me_may_be_played_by_a_bystander_who_then_becomes_the_target() -> None:
    g = given("fear", "", "you_lookin_at_me").chooses("play:fear>1", "play:you_lookin_at_me")
    assert [effect[1] for effect in g.t.effects] == [2], "the only other target there is"


def test_you_lookin_at_me_loses_the_card_if_there_is_no_other_target() -> None:
    """Worked example 5."""
    g = given("bad_sense_of_direction", "you_lookin_at_me", "", "", pawns=((0, 1), (1, 0), (1, 2), None))
    g.game.t.lasts(0, on=2, next_turn_of=2)
    g.chooses("play:bad_sense_of_direction>1", "play:you_lookin_at_me")
    assert g.pawn(1) == (1, 0)
    assert "no_effect" in g.told()


def test_you_lookin_at_me_the_card_of_who_moves_has_no_other_target() -> None:
    g = given("you_lookin_at_me", "your_shoes_untied", "").goes_on_to("before_move").chooses("play:your_shoes_untied>0")
    g.chooses("play:you_lookin_at_me")
    assert g.walk.shoes == 0


def test_r51_you_lookin_at_me_turns_buildings_away_but_no_card_without_a_target() -> None:
    toys = "base_toy_store 1 0 1"
    tiles = (HOSPITAL, toys)
    g = given("just_when_you_thought", "you_lookin_at_me", tiles=tiles)
    g.chooses("play:just_when_you_thought>base_hospital@0,-1", "play:you_lookin_at_me")
    assert {square // 9 for square in g.t.crowd} == {2}
    g = given("zombie_master", "you_lookin_at_me", tiles=tiles).chooses("play:zombie_master")
    assert g.asked == (0, "put")


def test_you_lookin_at_me_the_window_opens_again_after_it() -> None:
    g = given("fear", "you_lookin_at_me", "", "where_is_that_music_coming_from")
    g.chooses("play:fear>1", "play:you_lookin_at_me", "redirect:3")
    assert g.asked == (3, "card_played")
    g.chooses("play:where_is_that_music_coming_from")
    assert g.t.effects == []
