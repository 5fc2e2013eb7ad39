"""Special tiles (6.3): jeep, ducts, spell, the Bridge as a place to come back to; sets played alone (6.7, 6.8)."""

from __future__ import annotations

from typing import Any

import pytest

from orda.games.zombies import RULES
from orda.games.zombies.registry import CARD, CARDS
from orda.games.zombies.sets.base.movement import CLAUSTROPHOBIA, FEAR
from orda.games.zombies.tiles import KIND_IDS, KINDS, MALL1, MALL2, SETS
from orda.games.zombies.walker import ducts
from tests.games.zombies.harness import CENTRE, HOSPITAL, At, at, given

GATE = "dc_front_gate 0 -1 0"  # the crossroads behind it is tile 0,-3
POOL = "dc_motor_pool -1 -3 3"  # west of the crossroads: inside -2,-8, then its drive -1,-8, then the road 0,-8
MALL = ("mw_front_door 1 0 1", "mw_pet_store 2 -1 0", "mw_game_store 3 0 1")
PETS, GAMES = (6, -3), (10, 0)  # their grates; the shops touch at a corner
CABIN = ("te_bridge -1 0 3", "te_woods_09 -2 0 0", "te_cabin -3 0 0")  # inside: columns -9, -8 of rows 0, 1
HUT = (-9, 0)


def driving(*hands: str, **more: Any) -> At:
    return given(*hands, tile_sets=["base", "dc"], tiles=(GATE, POOL), **more)


def shopping(*hands: str, **more: Any) -> At:
    return given(*hands, tile_sets=["base", "mw"], tiles=MALL, **more)


def cursed(*hands: str, **more: Any) -> At:
    return given(*hands, tile_sets=["base", "te"], tiles=CABIN, **more)


# -- Motor Pool ------------------------------------------------------------------------------------------------


def test_r36_who_walks_out_of_the_motor_pool_has_a_jeep_from_his_next_movement_on() -> None:
    g = driving("", "", pawns=((-2, -8),))
    assert g.walk.points == 5
    g.chooses("step:-1,-8")
    assert g.view()["players"][0]["jeep"]
    assert "take_jeep" in g.told()
    assert g.walk.points == 4, "points already fixed stay"
    g.chooses("stop").goes_on_to_turn(3)
    g.goes_on_to("step", player=0)
    assert g.walk.points == 10


def test_r36_a_jeep_is_lost_on_entering_a_building_on_foot_or_by_a_card() -> None:
    g = driving("", "", pawns=((-1, -8),))
    g.t.jeeps = 1
    g.chooses("step:-2,-8")
    assert not g.t.jeeps
    assert "lose_jeep" in g.told()
    g = driving("", "", pawns=((-1, -8),))
    g.t.jeeps = 1
    g.game.relocate(0, at(g.t, (-2, -8)))
    assert not g.t.jeeps


def test_r36_a_jeep_is_not_got_by_being_carried_out() -> None:
    g = driving("", "bad_sense_of_direction", pawns=((-2, -8),))
    g.chooses("play:bad_sense_of_direction>0")
    assert g.pawn(0) == CENTRE
    assert not g.t.jeeps


def test_r36_a_forced_walk_out_of_the_motor_pool_is_walking_too() -> None:
    g = driving("", "where_did_everybody_go", pawns=((-2, -8),))
    g.chooses("play:where_did_everybody_go>0", "step:-1,-8")
    assert g.t.jeeps == 1


def test_r36_several_players_may_drive_and_death_takes_the_jeep() -> None:
    g = driving("", "", pawns=((0, -8),), zombies=((1, -8),), lives=(0,), bullets=(0,))
    g.t.jeeps = 3
    g.rolls(1).chooses("step:1,-8")
    assert g.pawn(0) is None
    assert g.t.jeeps == 2


def test_the_examples_of_movement_with_a_jeep() -> None:
    """7.3, 1: 3 lives, Skateboard, Adrenaline Rush and a jeep: 5 x 3 + 2; with an untied shoe half of it."""
    g = given("adrenaline_rush", "", items=("skateboard",))
    g.t.jeeps = 1
    g.chooses("play:adrenaline_rush")
    assert g.walk.points == 17
    for lives, points in ((2, 8), (0, 4), (2.5, 10)):
        g = given("fear", "", lives=(lives,))
        g.t.jeeps = 1
        assert g.goes_on_to("step").walk.points == points


# -- ducts -----------------------------------------------------------------------------------------------------


def on_the_grate(**more: Any) -> At:
    """Seat 0 has ended a turn on the grate of the Pet Store, and is asked for its next step."""
    g = shopping("", "", pawns=(PETS,), **more)
    g.goes_on_to_turn(3)
    return g.goes_on_to("step", player=0)


def test_r37_the_example_of_the_duct() -> None:
    """7.3, 8: a turn ends on a grate; the whole next movement leads to the other one; then he walks on."""
    g = on_the_grate()
    assert "duct:10,0" in g.ids
    assert g.view()["players"][0]["duct"]
    g.t.add_zombie(at(g.t, GAMES), 1)
    g.rolls(6).chooses("duct:10,0")
    assert g.pawn(0) == GAMES
    assert g.t.trophies[0] == 1, "the zombie there is fought"
    assert g.t.walks == [], "that was his whole movement"
    g.goes_on_to_turn(5)
    g.goes_on_to("step", player=0)
    assert {"duct:6,-3", "step:9,0"} <= set(g.ids), "on foot, or through a duct again"


def test_r37_the_grate_must_have_been_reached_by_the_end_of_the_last_turn() -> None:
    g = shopping("", "", pawns=((7, -3),))
    g.chooses("step:6,-3").refuses("duct:10,0")


def test_r37_who_has_left_the_grate_has_no_duct() -> None:
    g = on_the_grate().chooses("step:7,-3", "step:6,-3")
    g.refuses("duct:10,0")
    assert not g.t.in_ducts


def test_r37_who_was_put_elsewhere_and_back_has_no_duct() -> None:
    g = on_the_grate()
    g.game.relocate(0, at(g.t, PETS))
    assert not g.t.in_ducts


def test_r37_ducts_lead_to_shops_that_touch_on_the_same_floor_only() -> None:
    """Two shops side by side, one entered from the corridor, one from the Escalator, and a third one a tile away."""
    shops = ("mw_game_store 2 1 0", "mw_costume_shop 3 1 0", "mw_consignment_shop 2 -1 0", "mw_food_court 3 -1 0")
    tiles = ("mw_front_door 1 0 1", "mw_escalator 3 0 1", *shops)
    city = given("", "", tile_sets=["base", "mw"], tiles=tiles).t.city
    assert [city.zones[grate // 9] for grate in city.grates] == [MALL1, MALL2, MALL1, MALL2]
    assert [city.ducts_from(grate) for grate in city.grates] == [[], [], [], []]


def test_limits_bind_in_ducts_too() -> None:
    g = on_the_grate()
    g.t.lasts(CLAUSTROPHOBIA, on=0, next_turn_of=0)
    g.t.effects = [(what, on, of, 1, tile) for what, on, of, _, tile in g.t.effects]
    assert ducts(g.t, g.walk, 5) == []


def test_zombies_do_not_use_ducts() -> None:
    g = shopping("", "", zombies=(PETS,))
    assert at(g.t, GAMES) not in g.t.city.next[at(g.t, PETS)]


def test_a_square_at_the_end_of_a_duct_is_in_reach() -> None:
    g = on_the_grate()
    reach = RULES.screen.guide(g.game).reach
    assert [way.path for way in reach if way.square == GAMES] == [[GAMES]]


# -- the spell -------------------------------------------------------------------------------------------------


def page(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    for name in names:
        monkeypatch.setattr(CARD[CARDS.numbers[name]], "page", True)


def test_the_spell_is_tried_inside_the_cabin_after_the_movement_and_wins_with_a_six() -> None:
    g = cursed("", "", pawns=(HUT,)).chooses("stop")
    assert g.asked == (0, "spell")
    assert g.ids == ["leave", "spell"]
    g.rolls(6).chooses("spell")
    assert g.result.winners == (0,)
    assert g.result.reason == "spell"
    assert g.heard("cast") == {"player": 0, "die": 6, "count": 0}


def test_without_a_six_nothing_happens_and_he_may_try_again_next_turn() -> None:
    g = cursed("", "", pawns=(HUT,)).chooses("stop").rolls(5).chooses("spell")
    assert not g.is_over
    assert g.asked != (0, "spell"), "once a turn"
    g.goes_on_to_turn(3)
    g.goes_on_to("spell", player=0)


def test_it_need_not_be_tried() -> None:
    g = cursed("", "", pawns=(HUT,)).chooses("stop", "leave")
    assert g.asked == (0, "discard")


def test_each_page_in_play_adds_one(monkeypatch: pytest.MonkeyPatch) -> None:
    page(monkeypatch, "fire_axe", "skateboard")
    g = cursed("", "", pawns=(HUT,), items=("fire_axe skateboard", "fire_axe"))
    g.goes_on_to("step").chooses("stop")
    assert g.rolls(4).chooses("spell").is_over
    g = cursed("", "", pawns=(HUT,), items=("fire_axe skateboard",)).chooses("stop")
    assert not g.rolls(3).chooses("spell").is_over


@pytest.mark.parametrize(("dogs", "asked"), [((-8, 1), "discard"), ((-7, 1), "spell")])
def test_r61_no_zombie_may_be_inside_and_those_outdoors_do_not_matter(dogs: tuple[int, int], asked: str) -> None:
    g = cursed("", "", pawns=(HUT,), dogs=(dogs,)).chooses("stop")
    assert g.goes_on_to("spell", "discard").asked == (0, asked)


def test_the_spell_is_tried_by_who_could_not_move() -> None:
    g = cursed("fear", "", pawns=(HUT,))
    g.t.effects.append((FEAR, 0, 0, 1, -1))
    assert g.chooses("pass", "pass").asked == (0, "spell")


def test_nobody_tries_it_from_outdoors_or_in_another_players_turn() -> None:
    g = cursed("", "", pawns=((-7, 0), HUT)).chooses("stop")
    assert g.asked == (0, "discard")


def test_who_has_fought_desperately_does_not_try_the_spell() -> None:
    g = cursed("", "", pawns=((-9, 2),), dogs=((-9, 1),), trophies=(1,), lives=(0,), bullets=(0,))
    g.rolls(1).chooses("step:-9,1", "pay:desperate")
    assert g.t.turn == 2


# -- the Bridge --------------------------------------------------------------------------------------------------


def test_r26_who_dies_in_the_woods_comes_back_on_the_bridge() -> None:
    g = cursed("", "", pawns=((-5, 1),), dogs=((-5, 1),), lives=(0,), bullets=(0,), dice=(1,))
    assert g.view()["players"][0]["back_on"] == "te_bridge"
    g.goes_on_to_turn(3)
    assert g.pawn(0) == (-2, 1)
    assert not g.t.lost_in_woods


def test_r26_who_dies_elsewhere_comes_back_on_town_square() -> None:
    g = cursed("", "", pawns=((1, 0),), zombies=((1, 0),), lives=(0,), bullets=(0,), dice=(1,))
    assert g.view()["players"][0]["back_on"] == "base_town_square"
    g.goes_on_to_turn(3)
    assert g.pawn(0) == CENTRE


# -- The End alone -------------------------------------------------------------------------------------------------


def begun(*sets: str, seed: int = 3, players: int = 3, **options: Any) -> At:
    return At(RULES.new(players, seed, tile_sets=list(sets), **options))


def test_in_the_woods_alone_everybody_starts_on_an_end_of_the_bridge() -> None:
    g = begun("te")
    first = g.t.first
    assert KIND_IDS[g.t.city.kind(0)] == "te_bridge"
    for seat in (first, *g.t.others(first)):
        assert g.asked == (seat, "start_on")
        assert g.ids == ["start_on:1,0", "start_on:1,2"]
        g.chooses("start_on:1,0" if seat else "start_on:1,2")
    assert {g.pawn(seat) for seat in range(3)} == {(1, 0), (1, 2)}


def test_in_the_woods_alone_the_first_tile_goes_off_the_far_end_and_all_zombies_are_dogs() -> None:
    g = begun("te").goes_on_to("place_tile", "bid", "put")
    assert g.t.open_decks == [SETS.index("te")]
    for _ in range(300):
        g.lets_go()
        if g.t.city.tiles[3:]:
            break
    assert g.t.city.tile_xy(1) == (0, -1)
    assert {g.t.kind_on(square) for square in g.t.crowd} <= {3}
    assert all(g.t.city.tile_xy(tile) != (0, 1) for tile in range(len(g.t.city.tiles))), "the near end leads nowhere"


def test_r64_the_woods_alone_begin_with_three_lives_and_three_bullets() -> None:
    t = begun("te").t
    assert (t.lives, t.bullets) == ([6] * 3, [3] * 3)


def test_in_the_woods_alone_the_dead_come_back_on_the_bridge_and_there_is_no_bonus() -> None:
    g = given("", "", tile_sets=["te"], tiles=("te_woods_09 0 -1 0",), dogs=((1, 0),), lives=(0,), bullets=(0,))
    g.chooses("start_on:1,0").rolls(1).chooses("start_on:1,2")
    assert g.pawn(0) is None
    g.goes_on_to_turn(3)
    assert g.pawn(0) == CENTRE
    g.goes_on_to_turn(4)
    assert (g.pawn(0), g.t.bullets[0]) == (CENTRE, 3)


def test_cards_that_name_town_square_mean_the_bridge() -> None:
    g = given("", "bad_sense_of_direction", tile_sets=["te"], tiles=("te_woods_09 0 -1 0",), pawns=((1, -2),))
    g.chooses("start_on:1,0", "start_on:1,0").chooses("play:bad_sense_of_direction>0")
    assert g.pawn(0) == CENTRE


# -- Dead Corps(e) alone, Mall Walkers alone --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "tiles", "zombies"),
    [("dc", ["dc_front_gate", "dc_straight", "dc_4_way"], 9), ("mw", ["mw_front_door", "mw_4_way_corridor"], 7)],
)
def test_r77_the_base_or_the_mall_alone_begin_at_their_gateway(name: str, tiles: list[str], zombies: int) -> None:
    g = begun(name)
    assert [KIND_IDS[kind] for kind, _, _ in g.t.city.tiles] == tiles
    assert [g.pawn(seat) for seat in range(3)] == [CENTRE] * 3
    assert g.asked == (g.t.first, "keep_clear"), "the zombies of these tiles are placed as usual"
    while g.decision.kind == "keep_clear":
        g.lets_go()
    assert len(g.t.crowd) == zombies
    assert g.t.open_decks == [SETS.index(name)]


@pytest.mark.parametrize("name", ["dc", "mw"])
def test_r77_the_gateway_is_where_the_dead_come_back_and_it_gives_no_bonus(name: str) -> None:
    g = given("", "", tile_sets=[name])
    while g.decision.kind == "keep_clear":
        g.lets_go()
    g.t.pawns = [at(g.t, (1, 2))] * 2
    before = g.t.bullets[:]
    g.t.pawns[1] = -1
    g.goes_on_to_turn(2)
    assert g.pawn(1) == CENTRE
    assert g.t.bullets[0] <= before[0]


def test_r77_nothing_is_laid_before_the_gate() -> None:
    for name in ("dc", "mw"):
        city = begun(name).t.city
        south = {
            city.cell_xy(option >> 2)
            for kind, printed in KINDS.items()
            if printed.set == name and not printed.is_gateway
            for option in city.places(kind)
        }
        assert (0, 1) not in south
        assert south


# -- somewhere to fall -----------------------------------------------------------------------------------------------


def test_keys_on_a_tile_taken_away_go_back_to_town_square() -> None:
    g = given("", "", tiles=(HOSPITAL,), scenario="keys", zombies=((0, -3), (1, -3)), life_at=((0, -3),))
    g.t.keys, g.t.keys_at = -1, at(g.t, (1, -2))
    assert g.t.remove_tile(1) == 2
    assert g.t.keys_at == 4
    assert g.t.crowd == []
    assert not any(g.t.tokens)
    assert [tile["id"] for tile in g.view()["map"]] == ["base_town_square"]
