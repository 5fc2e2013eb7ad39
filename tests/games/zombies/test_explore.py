"""Phase A: drawing, placing, contents, the auction, closing the map (rules 2.9 to 2.11, R-8 to R-11)."""

from __future__ import annotations

import pytest

from orda.games.zombies import RULES, explore
from orda.games.zombies.play import Play
from orda.games.zombies.table import BULLET, LIFE
from orda.games.zombies.tiles import KIND_OF, KINDS
from tests.games.harness import replaces_a_function
from tests.games.zombies.harness import (
    CENTRE,
    HELIPAD,
    HOSPITAL,
    At,
    given,
)

DEAD_ENDS = (HOSPITAL, "base_police_station -1 0 3", "base_fire_station 0 1 2")  # north, west, south of the square


def tokens(g: At | Play, tile: int) -> list[int]:
    return sorted(token for token in g.t.tokens[tile * 9 : tile * 9 + 9] if token)


def lay_it_all(g: Play) -> None:
    while g.decision is not None and g.decision.kind in ("place_tile", "put", "keep_clear"):
        g.apply(g.decision.options[0])


# -- placing --------------------------------------------------------------------------------------------------


def test_the_active_player_draws_a_tile_and_chooses_cell_and_rotation() -> None:
    g = given("", "", to_draw="base_straight base_corner")
    assert g.asked == (0, "place_tile")
    assert sorted(g.ids) == ["place:-1,0/1", "place:0,-1/0", "place:0,1/0", "place:1,0/1"]
    g.chooses("place:0,-1/0")
    assert g.t.city.tiles[1][0] == KIND_OF["base_straight"]


def test_every_turning_tells_where_its_roads_would_lead() -> None:
    round_the_corner = ["base_corner 1 0 3", "base_straight 1 -1 0", "base_corner 1 -2 2"]
    g = given("", "", tiles=round_the_corner, to_draw="base_straight base_hospital")
    assert g.game.decision is not None
    roads = {d.id: d.target["roads"] for d in map(g.game.describe, g.game.decision.options)}
    back = {"side": "S", "to": "base_town_square"}
    assert roads["place:0,-1/0"] == [{"side": "N", "closed": True}, back], "two roads would meet where one can end"
    assert roads["place:-1,0/1"] == [{"side": "E", "to": "base_town_square"}, {"side": "W", "closed": False}]


def test_a_road_gets_one_zombie_for_each_exit_on_its_street() -> None:
    g = given("", "", to_draw="base_t_junction base_corner").chooses("place:0,-1/1")
    assert g.asked == (0, "keep_clear"), "three zombies on four squares: which one stays free"
    g.chooses("keep_clear:zombie@1,-2")
    assert g.zombies == [(1, -3), (1, -1), (2, -2)]


def test_a_building_gets_its_zombies_and_tokens_inside() -> None:
    g = given("", "", to_draw="base_lawn_and_garden_center base_corner").chooses("place:0,-1/0")
    lay_it_all(g.game)
    inside = g.t.city.squares_inside(1)
    assert len(g.t.crowd) == 6
    assert set(g.t.crowd) <= set(inside)
    assert tokens(g, 1) == [LIFE] * 2 + [BULLET] * 3


def test_contents_without_a_choice_are_laid_by_themselves() -> None:
    g = given("", "", to_draw="base_hospital base_corner").chooses("place:0,-1/0")
    assert len(g.t.crowd) == 8
    assert g.asked == (0, "put")
    assert g.ids[0].startswith("put:life@")


def test_each_square_gets_at_most_one_token() -> None:
    g = given("", "", to_draw="base_gas_station base_corner").chooses("place:0,-1/0", "put:life@0,-3")
    assert tokens(g, 1) == [LIFE, BULLET, BULLET]
    assert len(g.t.crowd) == 3


def test_every_tile_gets_exactly_what_is_printed_on_it() -> None:
    """Invariant 4, at every placement of some random games."""
    for seed in range(4):
        g = RULES.new(3, seed, max_rounds=12)
        while g.decision is not None:
            if g.decision.kind == "place_tile":
                before = len(g.t.crowd)
                kind = KINDS[g.t.drawn]
                g.apply(g.decision.options[seed % len(g.decision.options)])
                lay_it_all(g)
                tile = len(g.t.city.tiles) - 1
                assert len(g.t.crowd) <= before + kind.zombies or g.decision is None
                assert tokens(g, tile).count(LIFE) == kind.lives
                assert tokens(g, tile).count(BULLET) == kind.bullets
            else:
                g.apply(g.decision.options[-1])


def test_with_no_tile_left_the_phase_is_skipped() -> None:
    assert given("", "").asked == (0, "step")


def test_a_tile_without_a_place_leaves_the_game_and_the_turn_goes_on() -> None:
    g = given("", "", tiles=(*DEAD_ENDS, "base_hospital 1 0 1"), to_draw="base_straight base_corner")
    assert g.t.removed == (KIND_OF["base_straight"],)
    assert g.asked == (0, "step")


# -- closing the map ---------------------------------------------------------------------------------------


def test_r8_who_closes_the_map_loses_the_rest_of_his_turn_after_laying_the_contents() -> None:
    g = given("fear", "", tiles=DEAD_ENDS, to_draw="base_hospital base_t_junction").chooses("pass")
    lay_it_all(g.game)
    assert len(g.t.crowd) == 8, "the contents are placed first"
    assert g.asked == (0, "turn_end")
    assert len(g.t.hands[0]) == 1, "no refill"
    g.chooses("pass")
    assert g.t.turn == 2, "no discard either"


def test_r8_no_penalty_when_no_tile_is_left() -> None:
    g = given("", "", tiles=DEAD_ENDS, to_draw="base_hospital")
    lay_it_all(g.game)
    assert g.asked == (0, "step")


def test_r8_no_penalty_when_the_tiles_left_had_no_place_before_either() -> None:
    tiles = (*DEAD_ENDS, "base_straight 1 0 1", "base_hospital 2 0 1")
    g = given("", "", tiles=tiles, to_draw="base_corner base_corner")
    assert g.asked == (0, "step")
    assert g.t.turn_lost == 0


@replaces_a_function
@pytest.mark.parametrize("winner", [0, 1])
def test_r8_only_an_active_auction_winner_has_a_turn_to_lose(winner: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A helipad opens new roads, so it can hardly close a map: here it is said to."""
    monkeypatch.setattr(explore, "closes", lambda *_cities: True)
    g = given("", "", to_draw="base_helipad base_straight", trophies=(3, 3)).chooses("bid:3" if winner == 0 else "pass")
    assert g.asked == (winner, "place_tile")
    g.chooses("place:1,0/0")
    assert (g.t.turn == 2) == (winner == 0)


# -- the auction --------------------------------------------------------------------------------------------------


def test_r10_a_helipad_with_one_place_is_not_auctioned() -> None:
    g = given("", "", tiles=DEAD_ENDS, to_draw="base_helipad", trophies=(3, 3))
    assert g.asked == (0, "step")
    assert len(g.t.crowd) == 9
    assert g.t.trophies == [3, 3]


def test_r9_bidding_goes_round_from_the_active_player_and_only_the_winner_pays() -> None:
    g = given("", "", "", to_draw="base_helipad", trophies=(3, 5, 4))
    assert g.asked == (0, "bid")
    assert g.ids == ["pass", "bid:0", "bid:1", "bid:2", "bid:3"]
    g.chooses("bid:0")
    assert g.asked == (1, "bid")
    assert g.ids == ["pass", "bid:1", "bid:2", "bid:3", "bid:4", "bid:5"]
    g.chooses("bid:1")
    assert g.asked == (2, "bid")
    g.chooses("bid:2")
    assert g.asked == (0, "bid")
    g.chooses("pass")
    assert g.asked == (1, "bid"), "who has passed is out, the others go on"
    g.chooses("bid:3")
    assert g.asked == (2, "bid")
    g.chooses("pass")
    assert g.t.trophies == [3, 2, 4]
    assert g.asked == (1, "place_tile"), "R-11: the winner places it"


def test_r9_the_last_one_left_wins_even_without_a_bid() -> None:
    g = given("", "", "", to_draw="base_helipad", trophies=(0, 0, 0)).chooses("pass", "pass")
    assert g.asked == (2, "place_tile")
    assert g.t.trophies == [0, 0, 0]


def test_r9_who_cannot_raise_is_out_without_being_asked() -> None:
    g = given("", "", to_draw="base_helipad", trophies=(2, 0)).chooses("bid:0")
    assert g.asked == (0, "place_tile")


def test_r11_the_active_player_goes_on_after_somebody_else_has_placed_the_helipad() -> None:
    g = given("", "", to_draw="base_helipad", trophies=(0, 1), zombies=(CENTRE,), dice=(6,)).chooses("pass")
    g.chooses("place:1,0/0")
    assert len(g.t.crowd) == 9, "and the fight on the own square comes after it"
    assert g.t.trophies == [1, 1]
    assert g.asked == (0, "step")


def test_players_waiting_to_come_back_take_part_in_the_auction() -> None:
    g = given("", "", to_draw="base_helipad", pawns=(CENTRE, None), trophies=(0, 2)).chooses("bid:0")
    assert g.asked == (1, "bid")


def test_no_card_is_played_during_an_auction() -> None:
    g = given("zombie_master", "zombie_master", to_draw="base_helipad", trophies=(1, 1)).chooses("pass", "pass")
    assert g.asked == (0, "bid")
    assert not g.can_play("zombie_master")


def test_everybody_sees_where_the_tile_that_is_bid_for_may_go_and_how_far_everybody_would_have_to_walk() -> None:
    g = given("", "", to_draw="base_helipad", pawns=(CENTRE, None), tiles=(HOSPITAL,), trophies=(1, 1))
    assert g.view(1)["auction"]["sites"] == [
        {"x": -1, "y": 0, "turns": [0], "steps": [3, 3]},
        {"x": 1, "y": 0, "turns": [0], "steps": [3, 3]},
        {"x": 0, "y": 1, "turns": [0], "steps": [3, 3]},
    ]
    assert g.chooses("pass").asked == (1, "place_tile")
    assert g.view(0)["auction"] is None


def test_a_helipad_without_a_place_is_gone_for_good() -> None:
    g = given("", "", tiles=(*DEAD_ENDS, "base_hospital 1 0 1"), to_draw="base_helipad")
    assert g.t.removed == (KIND_OF["base_helipad"],)


# -- setting up -----------------------------------------------------------------------------------------------------


def test_setup_gives_everybody_the_same_and_puts_the_helipad_among_the_last_ten() -> None:
    for seed in range(20):
        g = RULES.new(4, seed)
        t = g.t
        assert len(t.tiles) + len(t.city.tiles) + (t.drawn >= 0) == 30
        assert KIND_OF["base_helipad"] in t.tiles[:10]
        assert t.lives == [6] * 4
        assert t.bullets == [3] * 4
        assert [len(hand) for hand in t.hands] == [3] * 4 or t.resolving
        assert t.city.xy(t.pawns[0]) == CENTRE


def test_the_one_who_starts_is_rolled_for() -> None:
    starters = {RULES.new(3, seed).t.first for seed in range(40)}
    assert starters == {0, 1, 2}


def test_helipad_on_the_map_is_a_four_way_crossing_of_nine_street_squares() -> None:
    g = given("", "", tiles=(HELIPAD,))
    assert g.t.city.helipads == (9 + 4,)
    assert len([s for s in g.t.city.walkable if s // 9 == 1]) == 9
    g.goes_on_to("step")
    g.goes_on_to_turn(2)
