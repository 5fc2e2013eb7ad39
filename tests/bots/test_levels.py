"""Five levels: the same names everywhere, each weaker in a human way, and none blunders for no reason."""

from __future__ import annotations

import itertools
from types import SimpleNamespace
from typing import Any

import pytest

import orda
from orda.bots.search import Search
from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rules import Skill
from orda.lab.simulate import Job, simulate
from orda.table import levels

GAMES = {"run": 400, "zombinion": 300, "off_the_dead": 300, "zombies": 60}  # as many as take some seconds


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


def asked(rates: tuple[float, ...], newcomer: tuple[float, ...]) -> Any:
    """A game with options that look so good, and so good to a newcomer."""
    advice = SimpleNamespace(newcomer=lambda _game: list(newcomer), never=-5.0)
    rules = SimpleNamespace(rates=lambda _game: list(rates), advice=advice)
    return SimpleNamespace(rules=rules, decision=SimpleNamespace(options=tuple(range(len(rates)))))


def chosen(skill: Skill, *rates: float, newcomer: tuple[float, ...] = ()) -> list[float]:
    """How often each option is taken that looks so good."""
    bot, game = levels.Wavering(1, skill), asked(rates, newcomer)
    taken = [bot.choose(game) for _ in range(2000)]
    return [taken.count(option) / 2000 for option in range(len(rates))]


def test_close_calls_are_mixed_up_and_plain_ones_are_not() -> None:
    even, less, worse = chosen(Skill(1), 5.0, 4.5, 1.0)
    assert even > less > 0.25
    assert worse == 0.0, "further than anybody overlooks"


def test_what_a_game_says_is_never_right_is_done_by_nobody_who_has_another_choice() -> None:
    _, poor, never = chosen(Skill(100), 1.0, -4.9, -5.0)
    assert (poor > 0.4, never) == (True, 0.0)
    assert chosen(Skill(100), -5.0, -5.0)[1] > 0.4


def test_the_more_blurred_the_sight_the_wider_the_choice() -> None:
    sharp, dull = chosen(Skill(0.5), 5.0, 4.0), chosen(Skill(4), 5.0, 4.0)
    assert sharp[0] > dull[0] > 0.5


def test_some_of_the_judgement_is_that_of_a_newcomer() -> None:
    wrong = [chosen(Skill(1, newness=part), 5.0, 4.0, newcomer=(4.0, 5.0))[1] for part in (0.0, 0.5, 1.0)]
    assert wrong[0] < 0.35 < wrong[1] < 0.65 < wrong[2]


def test_a_lower_level_sees_less_in_every_game() -> None:
    for game in orda.games():
        beginner, easy, medium, hard = orda.rules(game).advice.skills
        assert beginner.blur >= easy.blur >= medium.blur >= hard.blur >= 0
        assert beginner.newness >= easy.newness >= medium.newness >= hard.newness >= 0
        assert len({beginner, easy, medium, hard}) == 4


def test_who_sees_every_difference_is_the_strongest_bot_of_the_game() -> None:
    hard = {game: levels.make(orda.rules(game), "hard", 1).name for game in orda.games()}
    assert hard == {"run": "wavering", "zombinion": "wavering", "off_the_dead": "survivor", "zombies": "search"}
    assert levels.make(orda.rules("zombies"), "medium", 1).name == "runner"


def test_who_looks_ahead_below_master_does_so_less_far_and_less_often_whatever_time_there_is() -> None:
    rules = orda.rules("zombies")
    hard, skill = levels.make(rules, "hard", 1, seconds=60.0), rules.advice.skills[3]
    assert isinstance(hard, Search)
    assert (hard.turns, hard.simulations, hard.seconds) == (skill.turns, skill.simulations, None)
    for players in rules.players:
        master = rules.advice.foresight_among(players)
        assert skill.turns < master.rounds[-1] * players
        assert skill.simulations < master.simulations


@pytest.mark.parametrize(("level", "games"), [("beginner", 6), ("easy", 6), ("medium", 6), ("hard", 6), ("master", 1)])
def test_no_level_takes_an_infection_it_need_not_take(level: str, games: int) -> None:
    """In Zombinion, where the least bots of other programs do. Master hardly thinks here: it is not to by chance."""
    rules = orda.rules("zombinion")
    for seed in range(games):
        g = orda.new("zombinion", players=2, seed=seed, kingdom="vita_o_morte")
        g.telling = False
        bots = [levels.make(rules, level, seed * 2 + seat) for seat in range(2)]
        for bot in bots:
            if isinstance(bot, Search):
                bot.simulations = 2
        while g.decision is not None:
            option = bots[g.decision.player].choose(g)
            assert not takes_an_infection(g, option), f"{g.describe(option)} (seed {seed})"
            g.apply(option)


def takes_an_infection(g: Game[Any], option: int) -> bool:
    assert g.decision is not None
    taken = [g.describe(each).id == "take:infection" for each in g.decision.options]
    return taken[g.decision.options.index(option)] and not all(taken)


STEPS = [(level, below) for below, level in itertools.pairwise(levels.LEVELS[:4])]


@pytest.mark.slow
@pytest.mark.parametrize("game", orda.games())
@pytest.mark.parametrize(("level", "below"), STEPS)
def test_every_level_is_stronger_than_the_one_below(game: str, level: str, below: str) -> None:
    """How much, `python -m bench.levels` says; here always the same games."""
    if orda.rules(game).course.cooperative:
        assert wins(game, [level] * 2) > wins(game, [below] * 2)
    else:
        assert wins(game, [level, below]) > GAMES[game] / 2


@pytest.mark.slow
def test_master_is_stronger_than_hard_in_the_quickest_game() -> None:
    """In the others that takes hours."""
    assert wins("run", ["master", "hard"]) > GAMES["run"] / 2


def wins(game: str, bots: list[str]) -> float:
    """Of the first of them, seats in turn."""
    return simulate(Job(game, len(bots), bots, GAMES[game], seed=21, rotate=True)).wins(0)
