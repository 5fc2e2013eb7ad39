"""The runner bot: what it does where it matters, and how it fares."""

from __future__ import annotations

import pytest

from orda.bots import make_bot
from orda.engine.bot import Bot
from orda.games.zombies import RULES
from orda.games.zombies.combat import BULLETS, DESPERATE, LOSE_LIFE
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


def test_it_stays_on_town_square_when_it_is_weak() -> None:
    g = given("", "", lives=(0,), bullets=(0,), zombies=((1, 0), (0, 1)))
    assert answer(g) == "stop"


def test_it_stops_somebody_about_to_reach_the_helipad() -> None:
    g = given("", "bad_sense_of_direction", tiles=(HELIPAD,), pawns=((2, 1), CENTRE))
    g.goes_on_to("turn_start")
    assert answer(g) == "play:bad_sense_of_direction>0"


def test_it_pays_with_a_bullet_rather_than_a_life_and_with_a_life_rather_than_three_bullets() -> None:
    g = given("", "", zombies=(CENTRE,), dice=(3,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == BULLETS
    g = given("", "", zombies=(CENTRE,), dice=(1,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == LOSE_LIFE


def test_it_fights_desperately_when_it_has_much_to_lose() -> None:
    g = given("", "", zombies=(CENTRE,), lives=(0,), bullets=(0,), trophies=(12,), dice=(1,))
    assert make_bot(RULES, "runner", 1).choose(g.game) == DESPERATE
