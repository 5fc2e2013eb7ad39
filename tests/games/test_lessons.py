"""The lesson of each game: its opening leads to every moment the coach speaks of."""

from __future__ import annotations

import random
from typing import Any

import pytest

import orda
from orda.engine.lesson import Bubble, Lesson
from orda.table import Match, SeatSetup, Setup, fair, levels
from orda.table.history import CHOICE, HUMAN
from orda.table.setup import options_for
from orda.texts import Speaker

LEARNER = 0
SOON = 40  # questions to the learner


def lesson_of(game: str) -> Lesson:
    lesson = orda.rules(game).beginning.lesson
    assert lesson is not None
    return lesson


def begin(game: str) -> Match:
    rules, lesson = orda.rules(game), lesson_of(game)
    options = options_for(lesson.options, rules.options, people=1)
    seats = [SeatSetup("human", ["a"], "Ada"), *[SeatSetup("bot", level=lesson.level)] * (lesson.players - 1)]
    return Match(
        Setup(
            id="lesson",
            game=game,
            players=lesson.players,
            options=rules.read_options(lesson.players, options),
            secret=fair.known_secret(lesson.opening),
            link_key=b"",
            created=0,
            host="a",
            seats=seats,
            version="0",
            newest=list(lesson.newest),
        )
    )


@pytest.mark.parametrize("game", orda.games())
def test_a_lesson_is_played_by_todays_rules_with_the_cards_it_was_chosen_for(game: str) -> None:
    rules, then = orda.rules(game), lesson_of(game).newest
    assert rules.has_had(then)
    for registry, newest in zip(rules.material.registries, then, strict=True):
        if registry.kind.startswith("edition"):
            assert newest == registry.newest, "a new edition: does the opening of the lesson still lead everywhere?"


def said_in(match: Match, level: str, most: int, seed: int) -> list[str]:
    """What the coach of somebody who plays like that would have said, in this order."""
    chance, said, asked = random.Random(seed), list[str](), 0
    left: list[Bubble] = list(lesson_of(match.rules.name).bubbles)
    while left and asked < most and (d := match.game.decision) is not None:
        if d.player == LEARNER:
            asked += 1
            options = [match.game.describe(option) for option in d.options]
            now = [each for each in left if each.fits(match.game.t.turn, d.kind, options)]
            said += [each.id for each in now]
            left = [each for each in left if each not in now]
        option = chosen(match, level if d.player == LEARNER else "beginner", chance.randrange(1 << 60))
        match.carry_out(d.player, option, CHOICE, HUMAN, 0)
    return said


def chosen(match: Match, level: str, seed: int) -> int:
    known, d = match.game.clone(), match.game.decision
    assert d is not None
    known.redeal(d.player, seed)
    return levels.make(match.rules, level, seed).choose(known)


@pytest.mark.parametrize("level", ["hard", "beginner"])
@pytest.mark.parametrize("game", orda.games())
def test_every_bubble_of_a_lesson_has_its_moment_soon(game: str, level: str) -> None:
    for seed in range(5):
        said = said_in(begin(game), level, SOON, seed)
        assert sorted(said) == sorted(each.id for each in lesson_of(game).bubbles), f"seed {seed}"
        assert said[0] == "goal"
        assert 4 <= len(said) <= 6


@pytest.mark.parametrize("game", orda.games())
def test_the_learner_is_asked_first(game: str) -> None:
    d = begin(game).game.decision
    assert d is not None
    assert d.player == LEARNER


def test_the_place_the_coach_of_off_the_dead_points_at_is_the_learners() -> None:
    match = begin("off_the_dead")
    game: Any = match.game
    assert game.seat_of(1) == LEARNER


def test_cards_the_coach_names_are_in_the_supply() -> None:
    taken = {
        each.offers.partition(":")[2] for each in lesson_of("zombinion").bubbles if each.offers.startswith("take:")
    }
    view = begin("zombinion").game.view(LEARNER)
    assert taken <= set(view["supply"])
    assert Speaker("en").text("zombinion-card-cunning") == "Cunning", "the coach calls it so"
