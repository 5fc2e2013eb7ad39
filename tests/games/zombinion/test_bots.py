"""The bots: figures held against the outside, and the hunter against big_money; what it knows is its exam."""

from __future__ import annotations

import pytest

from orda.engine.game import Game
from orda.games.zombinion import RULES
from orda.games.zombinion.setup import SETS
from orda.lab.simulate import Job, simulate
from orda.lab.statistics import spread
from tests.games.zombinion.harness import given, seat


def mean_turns(bot: str, games: int, seed: int) -> float:
    return spread(simulate(Job("zombinion", 2, [bot, bot], games, seed=seed)).tally.turns)["mean"]


# Independent simulators of the same game agree on both. The spread of one game is about 3.6 turns, so the mean of 3,000
# games is within 0.5 % in more than 99 of 100 seeds.
@pytest.mark.parametrize(("bot", "turns"), [("big_money", 34.2), ("big_money_furbizia", 30.9)])
def test_mirror_matches_take_as_many_turns_as_elsewhere(bot: str, turns: float) -> None:
    assert mean_turns(bot, 3000, seed=1) == pytest.approx(turns, rel=0.01)


@pytest.mark.parametrize("kingdom", SETS)
def test_hunter_beats_big_money_on_every_recommended_set(kingdom: str) -> None:
    """Over 2,000 games it is above 80 % everywhere (make soak); here over 200, which leaves 65 % far behind."""
    assert hunter_share(kingdom, 200, seed=2) >= 0.75


@pytest.mark.slow
@pytest.mark.parametrize("kingdom", SETS)
def test_hunter_beats_big_money_over_two_thousand_games(kingdom: str) -> None:
    assert hunter_share(kingdom, 2000, seed=1) >= 0.8


def hunter_share(kingdom: str, games: int, seed: int) -> float:
    options = {"kingdom": kingdom, "first_player": 0}
    outcome = simulate(Job("zombinion", 2, ["hunter", "big_money"], games, seed=seed, options=options, rotate=True))
    return outcome.wins(0) / games


def choice(bot: str, g: Game) -> str:  # type: ignore[type-arg]
    return g.describe(RULES.bots[bot](1).choose(g)).id


@pytest.mark.parametrize(
    ("shots", "takes"),
    [(0, "stop"), (2, "stop"), (3, "take:rounds"), (5, "take:rounds"), (6, "take:magazine"), (8, "take:horde")],
)
def test_big_money_takes_what_it_is_known_for(shots: int, takes: str) -> None:
    g = given(seat("zombie"), shots=shots, targets=1)
    assert choice("big_money", g.game) == takes


def test_big_money_aims_first_and_plays_no_action_card() -> None:
    assert choice("big_money", given(seat("cunning bullet")).game) == "stop"
    assert choice("big_money", given(seat("bullet")).game) == "aim:all"


def test_big_money_takes_what_is_left_when_a_pile_is_empty() -> None:
    g = given(seat("zombie"), shots=8, supply={"horde": 0})
    assert choice("big_money", g.game) == "take:magazine"


def test_big_money_furbizia_takes_it_at_exactly_four_and_plays_it() -> None:
    supply = {"cunning": 10}
    assert choice("big_money_furbizia", given(seat("zombie"), shots=4, supply=supply).game) == "take:cunning"
    assert choice("big_money_furbizia", given(seat("zombie"), shots=5, supply=supply).game) == "take:rounds"
    assert choice("big_money_furbizia", given(seat("cunning bullet")).game) == "play:cunning"
