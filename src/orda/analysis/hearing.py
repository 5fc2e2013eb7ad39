"""What each seat was told in the course of a match, as the lines of its log: so that a turning point can be read."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from orda.analysis.found import Line
from orda.engine.game import Game
from orda.engine.messages import Event, Told, hears
from orda.engine.story import lines, newest
from orda.table import fair
from orda.table.match import Match

TURN: Final = "turn"  # the event that says whose turn begins, in every game; a line that explains nothing


class Course(NamedTuple):
    """The choices of a match that count, one after the other."""

    before: list[Game[Any]]  # the game before each
    told: list[list[Told]]  # what each set off


def played_again(match: Match) -> Course:
    history, game = match.history, match.first_position()
    course = Course([], [])
    for number in history.line:
        course.before.append(silent(game))
        game = game.clone()
        game.telling = True
        game.reseed(fair.seed(match.setup.secret, history.chances[number]))
        game.apply(history.options[number])
        course.told.append(game.all_told)
    return course


def silent(game: Game[Any]) -> Game[Any]:
    """Many copies will be made of it."""
    game.telling, game.told, game.beside = False, [], []
    return game


class Hearing:
    """The log of every seat."""

    def __init__(self, match: Match, course: Course) -> None:
        game = match.game
        events = [[match.rules.words.event(game, told) for told in each] for each in course.told]
        self.lines = [heard(game, events, seat) for seat in range(game.players)]

    def between(self, seat: int, first: int, end: int) -> list[Line]:
        """Of the choices from one step up to another."""
        mine = self.lines[seat]
        start, stop = (bisect_left(mine, step, key=lambda line: line.step) for step in (first, end))
        return mine[start:stop]


def heard(game: Game[Any], events: Sequence[Sequence[Event]], seat: int) -> list[Line]:
    mine = [(step, event) for step, each in enumerate(events) for event in each if hears(event.audience, seat)]
    said = newest(lines(game, mine))
    return [Line(step, message, event.audience == seat) for step, event, message in said if event.kind != TURN]
