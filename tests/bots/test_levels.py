"""Five levels: the same names everywhere, each weaker in a human way, and none blunders for no reason."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import orda
from orda.bots.search import Search
from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.table import levels


def test_the_names_of_the_levels_are_the_same_for_every_game() -> None:
    for game in orda.games():
        rules = orda.rules(game)
        assert levels.names(rules)[:5] == ["beginner", "easy", "medium", "hard", "master"]
        for level in levels.LEVELS:
            assert levels.make(rules, level, 1).chance is not None
        assert isinstance(levels.make(rules, "master", 1), Search)
        with pytest.raises(OptionError, match="allowed: beginner, easy, medium, hard, master, "):
            levels.make(rules, "grandmaster", 1)


def test_master_is_given_its_time() -> None:
    assert levels.make(orda.rules("run"), "master", 1, seconds=0.25).seconds == 0.25


def chosen(blur: float, *rates: float) -> list[float]:
    """How often each option is taken that looks so good."""
    rules = SimpleNamespace(rates=lambda _game: list(rates))
    game: Any = SimpleNamespace(rules=rules, decision=SimpleNamespace(options=tuple(range(len(rates)))))
    bot = levels.Wavering(1, blur)
    taken = [bot.choose(game) for _ in range(2000)]
    return [taken.count(option) / 2000 for option in range(len(rates))]


def test_close_calls_are_mixed_up_and_plain_ones_are_not() -> None:
    even, less, worse = chosen(1.0, 5.0, 4.5, 1.0)
    assert even > less > 0.25
    assert worse == 0.0, "further than anybody overlooks"


def test_the_more_blurred_the_sight_the_wider_the_choice() -> None:
    sharp, dull = chosen(0.5, 5.0, 4.0), chosen(4.0, 5.0, 4.0)
    assert sharp[0] > dull[0] > 0.5


def test_a_lower_level_sees_less_in_every_game() -> None:
    for game in orda.games():
        beginner, easy, medium = orda.rules(game).advice.blurs
        assert beginner > easy > medium > 0


@pytest.mark.parametrize("level", ["beginner", "easy", "medium", "hard"])
def test_no_level_takes_an_infection_it_need_not_take(level: str) -> None:
    """In Zombinion, where the least bots of other programs do."""
    rules = orda.rules("zombinion")
    for seed in range(6):
        g = orda.new("zombinion", players=2, seed=seed)
        bots = [levels.make(rules, level, seed * 2 + seat) for seat in range(2)]
        while g.decision is not None:
            option = bots[g.decision.player].choose(g)
            assert not takes_an_infection(g, option), f"{g.describe(option)} (seed {seed})"
            g.apply(option)


def takes_an_infection(g: Game[Any], option: int) -> bool:
    assert g.decision is not None
    taken = [g.describe(each).id == "take:infection" for each in g.decision.options]
    return taken[g.decision.options.index(option)] and not all(taken)
