"""The runner bot: what it does where it matters, and how it fares."""

from __future__ import annotations

import pytest

from orda.bots import make_bot
from orda.engine.bot import Bot
from orda.games.zombies import RULES
from orda.games.zombies.combat import BULLETS, DESPERATE, DIE, LOSE_LIFE
from orda.games.zombies.play import Play
from tests.games.zombies.harness import CENTRE, HELIPAD, At, given


def answer(g: At) -> str:
    return g.game.describe(make_bot(RULES, "runner", 1).choose(g.game)).id


def play(players: int, names: list[str], seed: int) -> Play:
    bots: list[Bot] = [make_bot(RULES, name, seed * 10 + i) for i, name in enumerate(names)]
    g = RULES.new(players, seed, max_rounds=200)
    g.telling = False
    while g.decision is not None:
        g.apply(bots[g.decision.player].choose(g))
    return g


@pytest.mark.parametrize("players", [2, 4])
def test_runner_beats_random(players: int) -> None:
    """A few games only; bench/zombies.py plays the thousands."""
    wins = 0
    for seed in range(12):
        names = ["runner" if (i + seed) % 2 == 0 else "random" for i in range(players)]
        winners = play(players, names, seed).t.winners
        wins += any(names[p] == "runner" and winners >> p & 1 for p in range(players))
    assert wins >= 11


def test_games_between_runners_end_by_themselves_in_both_ways() -> None:
    reasons = set()
    for seed in range(12):
        g = play(4, ["runner"] * 4, seed)
        assert g.result is not None
        reasons.add(g.result.reason)
        assert g.t.rounds < 60
    assert reasons == {"kills", "helipad"}


@pytest.mark.parametrize(("seed", "scenario"), [(5024, "none"), (1002, "keys")])
def test_two_runners_without_lives_and_bullets_break_their_stand_off(seed: int, scenario: str) -> None:
    """These two games went on for ever once."""
    bots = [make_bot(RULES, "runner", seed * 10 + i) for i in range(2)]
    g = RULES.new(2, seed, max_rounds=None, scenario=scenario)
    g.telling = False
    while g.decision is not None and g.t.rounds < 150:
        g.apply(bots[g.decision.player].choose(g))
    assert g.result is not None


def test_it_steps_onto_a_clear_helipad() -> None:
    assert answer(given("", "", tiles=(HELIPAD,), pawns=((3, 1),))) == "step:4,1"


def test_it_stays_on_town_square_when_it_is_weak_and_has_something_to_lose() -> None:
    g = given("", "", lives=(0,), bullets=(0,), trophies=(10,), zombies=((1, 0), (0, 1)))
    assert answer(g) == "stop"


def test_it_goes_on_fighting_without_a_bullet_when_death_costs_less_than_resting() -> None:
    far_from_home = {"tiles": ("base_straight 0 -1 0", "base_straight 0 -2 0"), "pawns": ((1, -4),), "lives": (0,)}
    zombie_ahead = {"bullets": (0,), "zombies": ((1, -5),)}
    assert answer(given("", "", trophies=(2,), **far_from_home, **zombie_ahead)) == "step:1,-5"  # type: ignore[arg-type]
    assert answer(given("", "", trophies=(12,), **far_from_home, **zombie_ahead)) == "step:1,-3"  # type: ignore[arg-type]


def test_it_stops_somebody_about_to_reach_the_helipad() -> None:
    g = given("", "bad_sense_of_direction", tiles=(HELIPAD,), pawns=((2, 1), CENTRE))
    g.goes_on_to("turn_start")
    assert answer(g) == "play:bad_sense_of_direction>0"


def test_it_pays_with_a_bullet_rather_than_a_life_and_with_a_life_rather_than_three_bullets() -> None:
    g = given("", "", zombies=(CENTRE,), dice=(3,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == BULLETS
    g = given("", "", zombies=(CENTRE,), dice=(1,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == LOSE_LIFE


def test_it_fights_desperately_when_it_has_much_to_lose_and_dies_when_that_is_the_quickest_cure() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(0,), bullets=(0,), trophies=(12,), dice=(1,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == DESPERATE
    g = given("", "", zombies=(CENTRE,), lives=(0,), bullets=(0,), trophies=(6,), dice=(1,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == DIE


# -- helipads -------------------------------------------------------------------------------------------


def test_it_gives_all_its_trophies_for_a_helipad_that_wins_sooner_than_they_do() -> None:
    g = given("", "", to_draw="base_helipad base_straight", trophies=(4, 6)).chooses("bid:3")
    assert answer(g) == "bid:4"
    nearly_there = given("", "", to_draw="base_helipad base_straight", trophies=(8, 24)).chooses("bid:6")
    assert answer(nearly_there) == "pass"
    too_weak = given("", "", to_draw="base_helipad base_straight", trophies=(4, 6), lives=(3, 0), bullets=(3, 0))
    assert answer(too_weak.chooses("bid:3")) == "pass"


def test_it_lays_the_helipad_where_it_is_there_first_on_foot() -> None:
    tiles = ("base_straight 1 0 1", "base_straight -1 0 1")
    g = given("", "", tiles=tiles, to_draw="base_helipad base_straight", pawns=((5, 1), (-3, 1)), trophies=(1,))
    assert answer(g.chooses("bid:1")).startswith("place:2,0")


def test_zombies_on_the_way_to_a_helipad_make_nobody_slower() -> None:
    tiles, crowded = ("base_straight 1 0 1", "base_helipad 2 0 0"), ((3, 1), (4, 1), (5, 1), (6, 1), (7, 1))
    g = given("", "bad_sense_of_direction", tiles=tiles, pawns=((2, 1), CENTRE), zombies=crowded)
    g.goes_on_to("turn_start")
    assert answer(g) == "play:bad_sense_of_direction>0"


def test_it_takes_the_car_to_a_helipad_that_is_too_far_on_foot() -> None:
    tiles = ("base_straight 1 0 1", "base_helipad 2 0 0")
    g = given("the_keys_are_still_in_it", "", tiles=tiles, zombies=((6, 1), (7, 1))).goes_on_to("step")
    assert answer(g) == "play:the_keys_are_still_in_it"


# -- cards ----------------------------------------------------------------------------------------------


def test_it_waits_with_brain_cramp_for_the_moment_before_somebody_moves() -> None:
    g = given("fear", "brain_cramp fear").goes_on_to("turn_start")
    while g.asked != (1, "before_move"):
        g.chooses(answer(g))
    assert answer(g) == "play:brain_cramp>0"


def test_it_passes_for_the_round_only_with_nothing_to_wait_for() -> None:
    g = given("", "claustrophobia").goes_on_to("turn_start")
    assert answer(g) == "pass_round"
    tiles = ("base_straight 1 0 1", "base_helipad 2 0 0")
    g = given("", "bad_sense_of_direction", tiles=tiles, pawns=((0, 1), CENTRE)).goes_on_to("turn_start")
    assert answer(g) == "pass_turn", "there is a helipad, but not within his reach"


def test_it_throws_away_what_it_hardly_ever_plays_and_keeps_an_item_whose_building_is_near() -> None:
    g = given("claustrophobia fire_axe fear", "", tiles=("base_fire_station 0 -1 0",))
    g.goes_on_to("discard")
    assert answer(g) == "discard:claustrophobia"


def test_it_keeps_a_weapon_whose_building_is_still_to_come_and_not_one_that_can_never_be_used() -> None:
    hand = "fire_axe fear hysterical_paralysis"
    g = given(hand, "", to_draw="base_straight base_fire_station").goes_on_to("discard")
    assert answer(g) == "keep"
    assert answer(given(hand, "", to_draw="base_straight").goes_on_to("discard")) == "discard:fire_axe"


def test_it_goes_where_an_item_can_be_put_into_play() -> None:
    tiles = ("base_fire_station 0 -1 0", "base_straight 0 1 0")
    g = given("fire_axe", "", tiles=tiles, pawns=((1, 2),)).goes_on_to("step")
    assert answer(g) == "step:1,1"
    without = given("", "", tiles=tiles, pawns=((1, 2),), zombies=((1, 5),)).goes_on_to("step")
    assert answer(without) == "step:1,3"


def test_it_leads_nobody_to_a_token_or_into_a_fight_he_wins() -> None:
    tiles = ("base_4_way 0 -1 0",)
    g = given(
        "where_did_everybody_go", "", tiles=tiles, pawns=(CENTRE, (1, -1)), life_at=((0, -2),), zombies=((1, -3),)
    )
    g.goes_on_to("turn_start").chooses("play:where_did_everybody_go>1")
    assert answer(g) not in ("step:0,-2", "step:1,-3")
