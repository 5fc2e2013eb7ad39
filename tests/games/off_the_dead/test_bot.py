"""The bot `survivor`: that it plays any seat to the end, and that its team is balanced; what it knows is its exam."""

from __future__ import annotations

from typing import Any

import pytest

import orda
from orda.bots import make_bot
from orda.games.off_the_dead import RULES
from orda.lab.simulate import Job, simulate
from tests.games.off_the_dead.harness import FAR, TEAM, given


@pytest.mark.parametrize("players", RULES.players)
@pytest.mark.parametrize("advanced", [False, True])
def test_it_plays_every_game_to_its_end(players: int, advanced: bool) -> None:
    for seed in range(5):
        g = orda.new("off_the_dead", players=players, seed=seed, advanced=advanced)
        bot = make_bot(RULES, "survivor", seed)
        while g.decision is not None:
            g.apply(bot.choose(g))
        assert g.result is not None


@pytest.mark.parametrize("players", RULES.players)
def test_with_it_the_basic_game_is_neither_hopeless_nor_a_walk(players: int) -> None:
    """120 games; the figures over 1,000 are in bench/ and docs. A broken rule or bot moves this by far more."""
    wins = simulate(Job("off_the_dead", players, ["survivor"] * players, 120)).wins(0)
    assert 0.30 * 120 <= wins <= 0.80 * 120


def test_without_abilities_and_items_used_well_it_would_be_hopeless() -> None:
    """The band above means something: random play loses every game."""
    assert simulate(Job("off_the_dead", 4, ["random"] * 4, 40)).wins(0) == 0


def test_a_team_stands_better_with_fewer_zombies_more_health_and_better_arms() -> None:
    def value(**setting: Any) -> float:
        g = given(TEAM, **{"horde": FAR, **setting}).game
        return RULES.value(g, 0)

    usual = value(level={0: 1})
    assert 0.0 < value(level={0: 3}) < usual < value() < 1.0
    assert value(level={0: 1}, items={0: "motosega"}) > usual
    assert value(level={0: 1}, corridors={0: " | | z3_01 z3_02"}) < usual
    assert value(level={0: 1}, dead=[3], horde=f"{FAR} zombie_biker>0") < usual


def test_all_seats_of_a_team_stand_alike_and_what_they_cannot_see_does_not_count() -> None:
    g = given(TEAM, corridors={0: "z6_01 | z2_01 | "}, horde=FAR)
    values = {RULES.value(g.redealt(seat, seed).game, seat) for seat in range(4) for seed in range(3)}
    assert values == {RULES.value(g.game, 0)}
