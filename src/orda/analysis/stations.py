"""Where a match is looked at: before the choices of each player, before and after those by which chance struck
somebody, and for people at the beginning of every turn.

A person's choice is judged: master says what it would have done, and both are played on from the same worlds. For bots
it is enough to know what chance gave them. What was undone is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final, NamedTuple

from orda.analysis.estimates import ANY, Trials
from orda.analysis.found import Chosen, Found, Given, Line, Move
from orda.analysis.hearing import Course, Hearing, played_again
from orda.analysis.news import dealt_to_others, is_news
from orda.bots.search import Search, foresight_of
from orda.engine.bot import best_of
from orda.engine.game import Game
from orda.engine.rng import Chance, state_of
from orda.table.history import HUMAN, History
from orda.table.match import Match

MOST_CHOICES: Final = 5000  # on the line of a match
DEFAULT_SEED: Final = 0
WORLDS: Final = 2  # for each simulation of master's, at most


class TooLong(ValueError):  # noqa: N818 - a fact about the match
    """More choices than are ever analysed."""


class Station(NamedTuple):
    """A position through the eyes of a seat, and what it chose there (None: it was not asked)."""

    step: int  # choices on the line before it
    number: int  # of the position
    seat: int
    game: Game[Any]
    choice: int | None = None  # the number of the choice
    option: int = 0
    revealed: bool = False
    judged: bool = False
    last: Move | None = None  # the choice that led here
    told: list[Line] = []  # noqa: RUF012 - nobody changes it; what the seat was told since its station before
    theirs: int | None = None  # the option somebody else chose here, by which the seat was dealt something


class Plan(NamedTuple):
    stations: list[Station]
    ends: list[Found]  # how it ended for each seat


def plan(match: Match) -> Plan:
    """Of a match that is over; TooLong if it has more choices than are ever analysed."""
    line = match.history.line
    if len(line) > MOST_CHOICES:
        raise TooLong(f"the match has {len(line)} choices; at most {MOST_CHOICES} are analysed")
    course = played_again(match)
    before, hearing = course.before, Hearing(match, course)
    looked_at = [0] * match.game.players  # the step up to which each seat's log has been told
    found = [with_lines(each, hearing, looked_at) for each in stations(match, course)]
    last = move(match.history, before, len(line) - 1)
    ends = [end(match, seat, last, hearing.between(seat, step, len(line))) for seat, step in enumerate(looked_at)]
    return Plan(found, ends)


def with_lines(station: Station, hearing: Hearing, looked_at: list[int]) -> Station:
    seat, step = station.seat, station.step
    first, looked_at[seat] = looked_at[seat], step
    return station._replace(told=hearing.between(seat, first, step))


def end(match: Match, seat: int, last: Move | None, told: list[Line]) -> Found:
    game = match.game
    value = game.rules.value(game, seat)
    return Found(seat, len(match.history.line), match.number, game.t.turn, value, 0.0, last=last, told=told)


def judged_choices(history: History) -> set[int]:
    """Those people made themselves; where there are none, all."""
    by_people = {number for number in history.line if history.by[number] == HUMAN}
    return by_people or set(history.line)


def stations(match: Match, course: Course) -> Iterator[Station]:
    history, before = match.history, course.before
    judged = judged_choices(history)
    followed = {history.seats[number] for number in judged}
    wanted = set(range(match.game.players))  # seats whose chance at this position is asked for
    turn = -1
    for step, (game, after) in enumerate(pairwise([*before, match.game])):
        position, decision, last = history.before(step), game.decision, move(history, before, step - 1)
        assert decision is not None
        number, seat = history.line[step], decision.player
        option = history.options[number]
        if game.t.turn != turn:
            turn, wanted = game.t.turn, wanted | followed
        is_judged = number in judged and len(decision.options) > 1
        revealed = bool(history.revealed[number]) and is_news(game, option, after)
        dealt = dealt_to_others(course.told[step], seat)
        for each in sorted((wanted | dealt) - {seat}):
            yield Station(step, position, each, game, last=last, theirs=option if each in dealt else None)
        if is_judged or revealed or seat in wanted:
            yield Station(step, position, seat, game, number, option, revealed, is_judged, last)
        wanted = dealt | {seat} if revealed else dealt


def move(history: History, before: list[Game[Any]], step: int) -> Move | None:
    """The choice made there."""
    if step < 0:
        return None
    number = history.line[step]
    return Move(history.seats[number], before[step].describe(history.options[number]).message)


# -- looking --------------------------------------------------------------------------------


def look(station: Station, simulations: int | None = None, seed: int = DEFAULT_SEED) -> Found:
    """What the seat could expect there; `simulations` (None: as the game's own Foresight has it) for each thought of
    master's, and at most twice as many worlds."""
    game, seat = station.game, station.seat
    most = simulations or foresight_of(game).simulations
    chance = Chance(state_of((seed << 64) + (station.step << 8) + seat))
    if station.choice is None:
        trials = Trials(game, seat)
        trials.run(WORLDS * most, chance)
        here = found(station, trials)
        here.given = given(station, WORLDS * most, chance)
        return here
    favourite = best_of(game)
    best = Search(chance.random_below(1 << 60), simulations=most).choose(game) if station.judged else favourite
    trials = Trials(game, seat, list(dict.fromkeys((favourite, station.option, best, ANY))), favourite)
    trials.run(WORLDS * most, chance)
    return found(station, trials, chosen(station, trials, best))


def found(station: Station, trials: Trials, choice: Chosen | None = None) -> Found:
    value, error = trials.of(ANY)
    turn = station.game.t.turn
    return Found(station.seat, station.step, station.number, turn, value, error, choice, station.last, station.told)


def given(station: Station, most: int, chance: Chance) -> Given | None:
    option = station.theirs
    if option is None:
        return None
    trials = Trials(station.game, station.seat, [option])
    return Given(*trials.of(option)) if trials.run_where_it_fits(option, most, chance) else None


def chosen(station: Station, trials: Trials, best: int) -> Chosen:
    assert station.choice is not None
    option = station.option
    loss = trials.lead(best, option)
    return Chosen(
        number=station.choice,
        revealed=station.revealed,
        judged=station.judged,
        expected=trials.of(option).value,
        error=trials.of(option).error,
        apart=trials.lead(option, ANY).error,
        best=trials.of(best).value,
        loss=loss.value,
        loss_error=loss.error,
        what=station.game.describe(option).message,
        better=None if best == option else station.game.describe(best).message,
        reason=None if best == option else station.game.rules.advice.because(station.game, best),
    )
