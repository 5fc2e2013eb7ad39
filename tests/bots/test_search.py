"""Search: blind to what is hidden, the same twice, within its budget, and the game is left alone."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import orda
from orda.bots import search
from orda.bots.search import Duel, Search, Tally
from orda.engine.game import Decision, Game
from orda.engine.rng import Chance

FEW = 24  # simulations


def positions(game: str, count: int, seed: int = 5) -> Iterator[Game[Any]]:
    """Questions of a game at random that a search thinks about."""
    players, chance = orda.rules(game).players[0], Chance(seed)
    g = orda.new(game, players=max(players, 2), seed=seed)
    g.telling = False
    leave = g.rules.advice.foresight.leave
    for number in itertools.count():
        d = g.decision
        if d is None or count == 0:
            return
        if number % 5 == 0 and len(d.options) > 1 and d.kind not in leave:
            count -= 1
            yield g.clone()
        g.apply(chance.choice(d.options))


def asked(what: Callable[[Decision], bool]) -> Game[Any]:
    """Zombies!!! at random, where somebody is asked such a thing."""
    g, chance = orda.new("zombies", players=2, seed=1), Chance(1)
    while g.decision is not None and not what(g.decision):
        g.apply(chance.choice(g.decision.options))
    return g


def options_of(g: Game[Any]) -> tuple[int, ...]:
    assert g.decision is not None
    return g.decision.options


@pytest.mark.parametrize("game", orda.games())
def test_it_chooses_legally_and_leaves_the_game_as_it_was(game: str) -> None:
    for position in positions(game, 4):
        before = position.save()
        assert position.decision is not None
        assert Search(1, simulations=FEW).choose(position) in position.decision.options
        assert position.save() == before


@pytest.mark.parametrize("game", orda.games())
def test_the_same_seed_and_budget_make_the_same_choice_whatever_is_hidden(game: str) -> None:
    for n, position in enumerate(positions(game, 4)):
        assert position.decision is not None
        found = Search(n, simulations=FEW).judge(position)
        assert Search(n, simulations=FEW).judge(position) == found, "twice the same"
        other = position.clone()
        other.redeal(position.decision.player, 1000 + n)
        assert Search(n, simulations=FEW).judge(other) == found, "it knows what its seat may not"


def test_a_forced_choice_costs_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    g = next(positions("run", 1))
    assert g.decision is not None
    g.decision = Decision(g.decision.player, g.decision.kind, g.decision.options[:1])
    monkeypatch.setattr(Game, "clone", lambda _self: pytest.fail("it thought about it"))
    assert Search().judge(g) == (options_of(g)[0], [])


def test_questions_with_many_harmless_answers_are_left_to_the_games_own_advice(monkeypatch: pytest.MonkeyPatch) -> None:
    leave = orda.rules("zombies").advice.foresight.leave
    g = asked(lambda d: d.kind in leave and len(d.options) > 1)
    rates = g.rules.rates(g)
    monkeypatch.setattr(Game, "clone", lambda _self: pytest.fail("it thought about it"))
    assert Search().judge(g) == (options_of(g)[rates.index(max(rates))], [])


def test_it_stays_within_its_simulations() -> None:
    for position in positions("run", 3):
        duel = Duel(position, Search(1, simulations=200))
        duel.fight()
        assert 0 < duel.spent <= 200 + search.WIDEST


@pytest.mark.parametrize("seconds", [0.5, 3.0])
def test_it_stops_when_its_time_is_up(seconds: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a clock that goes on a hundredth of a second whenever somebody looks at it."""
    looks = itertools.count()
    monkeypatch.setattr("orda.bots.search.time.monotonic", lambda: next(looks) / 100)
    for position in positions("run", 2):
        before = next(looks)
        Search(1, seconds=seconds).choose(position)
        spent = (next(looks) - before) / 100
        assert spent <= seconds + 0.2


def test_an_option_is_worth_what_comes_of_it_on_average() -> None:
    tally = Tally()
    assert (tally.mean, tally.error) == (0.0, 1.0), "nothing is known yet"
    for value in (0.0, 1.0, 1.0, 1.0):
        tally.add(value)
    assert tally.mean == 0.75
    assert tally.error == pytest.approx(0.25)


def test_the_choice_comes_first_in_the_estimates_and_all_are_between_lost_and_won() -> None:
    for position in positions("run", 5):
        judged = Search(3, simulations=100).judge(position)
        assert judged.estimates[0].option == judged.choice
        assert all(0 <= each.value <= 1 and each.games for each in judged.estimates)
        others = [each.value for each in judged.estimates[1:]]
        assert others == sorted(others, reverse=True)
