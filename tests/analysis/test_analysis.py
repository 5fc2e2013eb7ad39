"""The analysis of a game: it finds what was planted, twice the same, and sees no more than the player did."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import orda
from orda.analysis import Found, Plan, Report, TooLong, conclude, look, plan
from orda.analysis import stations as stations_module
from orda.analysis.found import Chosen, Given, Line
from orda.analysis.news import is_news
from orda.analysis.report import mark
from orda.analysis.stations import Station
from orda.engine.bot import best_of
from orda.engine.game import Game
from orda.engine.messages import Message
from orda.engine.rng import Chance
from orda.engine.story import newest
from orda.table import Match
from orda.table.history import BOT, CHOICE, HUMAN, NEW_CHANCE
from tests.games.run.test_exam import FOUR_ITEMS, fresh
from tests.table import harness

FEW = 40  # simulations
# Seat 0 could escape at once and puts a zombie that stops nobody before the other, who has four items too. What is left
# of a sure win, by 5,000 games.
LEFT, LEFT_ERROR = 0.089, 0.004


def blundered() -> Match:
    """Two people; the first choice is the blunder, all others are what looks best."""
    start = fresh("flame_item fish_zombie heart_zombie book_zombie", FOUR_ITEMS, FOUR_ITEMS).game
    match = harness.new("a", "b", start=start.save())
    match.carry_out(0, option_called(match.game, "play:book_zombie>1"), CHOICE, HUMAN, 0)
    while (decision := match.game.decision) is not None:
        match.carry_out(decision.player, best_of(match.game), CHOICE, HUMAN, 0)
    return match


def option_called(game: Game[Any], text_id: str) -> int:
    assert game.decision is not None
    return next(option for option in game.decision.options if game.describe(option).id == text_id)


def found_in(to_do: Plan, simulations: int = FEW, seed: int = 0) -> list[Found]:
    return [*(look(station, simulations, seed) for station in to_do.stations), *to_do.ends]


def test_a_planted_blunder_is_found_with_its_size_and_twice_the_same() -> None:
    match = blundered()
    found = found_in(plan(match))
    report = conclude(found)
    assert found == found_in(plan(match))
    worst = report.mistakes[0]
    assert (worst.seat, worst.step, worst.number, worst.turn) == (0, 0, 0, 1)
    assert abs(worst.loss - (1 - LEFT)) < 3 * (worst.error + LEFT_ERROR)
    assert worst.error < 0.1
    assert worst.better is not None
    assert worst.better.args["card"] == {"text": "run-card-flame_item"}
    assert worst.reason is not None
    assert worst.reason.id.startswith("run-")
    point = report.turning_points[0]
    assert (point.kind, point.seat, point.step, point.better) == ("mistake", 0, 0, worst.better)
    assert report.players[0].lost >= worst.loss
    assert report.players[0].mark == mark(report.players[0].lost)
    assert [player.result for player in report.players] == [orda.rules("run").value(match.game, s) for s in (0, 1)]


def test_other_seeds_give_other_figures() -> None:
    station = plan(blundered()).stations[1]
    assert look(station, FEW, 1) == look(station, FEW, 1)
    assert look(station, FEW, 1) != look(station, FEW, 2)


def walk(game: str, seed: int, every: int) -> list[Game[Any]]:
    """Positions of a game at random in which somebody has a choice."""
    chance, g = Chance(seed), orda.new(game, players=max(2, orda.rules(game).players[0]), seed=seed)
    met: list[Game[Any]] = []
    for number in itertools.count():
        if g.decision is None or len(met) == 2:
            return met
        if number % every == every - 1 and len(g.decision.options) > 1:
            met.append(g.clone())
        g.apply(chance.choice(g.decision.options))
    return met


@pytest.mark.parametrize("game", orda.games())
def test_a_choice_is_judged_the_same_whatever_is_hidden_from_who_made_it(game: str) -> None:
    for number, g in enumerate(walk(game, seed=number_of(game), every=7)):
        assert g.decision is not None
        seat, option = g.decision.player, g.decision.options[-1]
        redealt, before = g.clone(), g.save()
        redealt.redeal(seat, 1000 + number)
        true, other = (look(Station(0, 0, seat, each, 1, option, True, True), 8) for each in (g, redealt))
        assert true == other
        assert g.save() == before


def number_of(game: str) -> int:
    return 1 + orda.games().index(game)


def test_only_people_are_judged_and_what_was_undone_is_left_out() -> None:
    match = harness.new("a", "bot")
    for _ in range(6):
        best_choice(match)
    match.carry_out(0, NEW_CHANCE, 2, HUMAN, 0)
    while not match.is_over:
        best_choice(match)
    to_do = plan(match)
    line, history = list(match.history.line), match.history
    assert not set(line) & {3, 4, 5, 6, 7}
    assert {station.choice for station in to_do.stations} <= {None, *line}
    judged = {station.choice for station in to_do.stations if station.judged}
    assert judged == {number for number in line if history.by[number] == HUMAN}
    assert {history.seats[number] for number in line if number in judged} == {0}
    assert [end.step for end in to_do.ends] == [len(line)] * 2


def best_choice(match: Match) -> None:
    decision = match.game.decision
    assert decision is not None
    by = BOT if match.places[decision.player].kind == "bot" else HUMAN
    match.carry_out(decision.player, best_of(match.game), CHOICE, by, 0)


def test_where_only_bots_played_all_are_judged() -> None:
    match = harness.new("bot", "bot")
    while not match.is_over:
        best_choice(match)
    stations = plan(match).stations
    assert {station.seat for station in stations if station.judged} == {0, 1}


@pytest.mark.parametrize("game", ["run", "off_the_dead"])
def test_between_its_stations_a_seat_is_told_all_that_its_log_says_but_whose_turn_begins(game: str) -> None:
    match = harness.new("a", "b", game=game, options={})
    harness.play(match, most=90)  # as many as the match itself remembers
    to_do = plan(match)
    for seat in (0, 1):
        mine = [station for station in to_do.stations if station.seat == seat]
        told = [line.message for station in mine for line in station.told]
        told += [line.message for line in to_do.ends[seat].told]
        log = [message for _, event, message in newest(match.lines(seat, 0)) if event.kind != "turn"]
        assert told == log
        assert all(line.step < station.step for station in mine for line in station.told)


def test_only_what_the_chooser_himself_could_not_foresee_is_news() -> None:
    g = fresh("flame_item fish_zombie heart_zombie book_zombie", "", "").game
    assert news_of(g, "play:flame_item>0") is False, "that the next one draws is nothing he sees"
    assert news_of(g, "special:fish_zombie>0") is True, "he draws a card himself"


def news_of(game: Game[Any], text_id: str) -> bool:
    after, option = game.clone(), option_called(game, text_id)
    after.apply(option)
    return is_news(game, option, after)


def test_what_is_dealt_to_a_seat_by_somebody_elses_choice_is_looked_at_before_and_after() -> None:
    match = harness.new("a", "bot")
    while not match.is_over:
        best_choice(match)
    to_do, history = plan(match), match.history
    dealt = [station for station in to_do.stations if station.theirs is not None]
    assert {station.seat for station in dealt} == {0, 1}
    looked_at = {(station.seat, station.step) for station in to_do.stations}
    for station in dealt:
        number = history.line[station.step]
        assert (station.theirs, station.choice) == (history.options[number], None)
        assert station.seat != history.seats[number]
        assert (station.seat, station.step + 1) in looked_at
    found = look(dealt[0], FEW)
    assert found.given is not None
    assert 0 < found.given.expected < 1
    redealt = dealt[0].game.clone()
    redealt.redeal(dealt[0].seat, 7)
    assert look(dealt[0]._replace(game=redealt), FEW) == found, "whatever is hidden from the seat"


def test_a_match_without_end_is_not_begun_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stations_module, "MOST_CHOICES", 1)
    with pytest.raises(TooLong, match="at most 1 are analysed"):
        plan(blundered())


# -- what follows from it ----------------------------------------------------------------------------


def at(step: int, chance: float, choice: Chosen | None = None, seat: int = 0, error: float = 0.01) -> Found:
    return Found(seat, step, step, step, chance, error, choice)


def chose(expected: float, loss: float = 0.0, revealed: bool = False, error: float = 0.01) -> Chosen:
    what, better = Message("did"), Message("better") if loss else None
    sizes = (expected, 0.01, error, expected + loss, loss, error)
    return Chosen(1, revealed, True, *sizes, what, better)


def test_a_turning_point_is_told_by_what_happened_and_not_by_the_own_choice_before_it() -> None:
    lines = [Line(0, Message("own")), Line(1, Message("theirs")), Line(2, Message("drawn"))]
    last = at(3, 0.9)
    last.told = lines
    (point,) = report_of(at(0, 0.5, chose(0.5)), last).turning_points
    assert (point.kind, point.told) == ("others", [Message("theirs"), Message("drawn")])
    struck = at(1, 0.9)
    struck.told = lines[:1]
    (point,) = report_of(at(0, 0.5, chose(0.5, revealed=True)), struck).turning_points
    assert (point.kind, point.told) == ("luck", [Message("own")])


def test_what_if_begins_where_the_seat_chose_last_and_not_where_the_others_end_the_game() -> None:
    (point,) = report_of(at(0, 0.5, chose(0.5)), at(4, 0.5, chose(0.5)), at(9, 0.0)).turning_points
    assert (point.kind, point.step, point.number) == ("others", 5, 4)


def report_of(*found: Found) -> Report:
    return conclude(found)


def test_luck_is_what_came_against_what_was_expected_and_a_mistake_is_none() -> None:
    found = [at(0, 0.5, chose(0.4, loss=0.1, revealed=True)), at(1, 0.7, chose(0.7)), at(2, 0.9), at(5, 1.0)]
    player = conclude(found).players[0]
    assert player.luck == pytest.approx(0.3)
    assert player.lost == pytest.approx(0.1)
    assert (player.mistakes, player.choices) == (1, 2)
    assert player.mark == mark(0.1) == 9.0
    assert (player.chance, player.result) == (0.5, 1.0)


def test_what_somebody_did_and_what_one_was_dealt_by_it_are_told_apart() -> None:
    before, after = at(0, 0.6), at(1, 0.2)
    before.given = Given(0.5, 0.01)
    after.told = [Line(0, Message("theirs")), Line(0, Message("drawn"), alone=True)]
    report = report_of(before, after, at(2, 0.2, chose(0.2)), at(3, 0.2))
    (point,) = report.turning_points
    assert (point.kind, point.before, point.after, point.told) == ("luck", 0.5, 0.2, [Message("drawn")])
    assert report.players[0].luck == pytest.approx(-0.3)
    assert report.players[0].luck_error == pytest.approx(0.01 * 2**0.5)
    before.given = Given(0.2, 0.01)
    (point,) = report_of(before, after, at(2, 0.2, chose(0.2)), at(3, 0.2)).turning_points
    assert (point.kind, point.before, point.after, point.told) == ("others", 0.6, 0.2, [Message("theirs")])


def test_a_difference_within_its_error_is_no_mistake() -> None:
    report = report_of(at(0, 0.5, chose(0.4, loss=0.1, error=0.06)), at(3, 0.0))
    assert report.mistakes == []
    assert report.players[0].mark == 10.0


def test_turning_points_are_the_three_largest_and_none_counts_twice() -> None:
    own = [at(0, 0.5, chose(0.3, loss=0.2, revealed=True)), at(1, 0.35, chose(0.35)), at(4, 0.6, chose(0.6))]
    own += [at(5, 0.6, chose(0.6)), at(7, 0.2, chose(0.2)), at(9, 0.0)]
    report = report_of(*own)
    assert [(p.kind, p.step, p.until) for p in report.turning_points] == [
        ("others", 6, 7),
        ("others", 2, 4),
        ("mistake", 0, 1),
    ]


def test_what_somebody_did_wrong_is_not_told_again_as_what_others_did_to_the_next() -> None:
    mine = [at(0, 0.5, chose(0.2, loss=0.3)), at(9, 0.0)]
    yours = [at(0, 0.5, seat=1), at(1, 0.9, chose(0.9), seat=1), at(9, 1.0, seat=1)]
    kinds = [(p.kind, p.seat, p.step) for p in report_of(*mine, *yours).turning_points]
    assert kinds[0] == ("mistake", 0, 0)
    assert ("others", 1, 0) not in kinds
