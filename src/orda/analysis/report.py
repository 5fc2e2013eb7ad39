"""What follows from all that was found: curves, mistakes, luck, marks and turning points.

A *loss* is what a choice gave away against master's; *luck* is how much better the chance was after a choice than what
was to be expected of it: a choice of one's own, or somebody else's by which one was dealt something.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import exp, hypot, sqrt
from typing import Final, Literal

from msgspec import Struct

from orda.analysis.found import SURE, Chosen, Found, Given, Line
from orda.engine.messages import Message

VERSION: Final = 3  # of what is found: a kept report of another one is worked out anew
TURNING_POINTS: Final = 3
SMALLEST_TURN: Final = 0.03
BEST_MARK: Final = 10.0
MOST_LINES: Final = 12  # of the log, the last ones, that a turning point is told with


class CurvePoint(Struct):
    step: int
    turn: int
    chance: float
    error: float


class Mistake(Struct):
    """A choice that was shown to be worse than master's."""

    seat: int
    step: int  # choices before it: where a replay shows the position
    number: int  # of that position: where a fork goes on from
    turn: int
    loss: float
    error: float
    expected: float
    best: float
    what: Message
    better: Message | None
    reason: Message | None  # for the better one, in a sentence


class TurningPoint(Struct):
    """A large change of a seat's chance: by its own mistake, by chance, or by what the others did (and drew)."""

    kind: Literal["mistake", "luck", "others"]
    seat: int
    step: int
    until: int  # the step at which it had happened
    number: int  # where a fork goes on from: before the seat's own last choice
    turn: int
    before: float
    after: float
    error: float
    what: Message | None = None  # what was chosen; of the others, if it was one choice
    by: int | None = None  # who chose it
    better: Message | None = None
    reason: Message | None = None
    told: list[Message] = []  # what happened, as the seat's log has it; of a mistake nothing: it is the choice alone


class PlayerReport(Struct):
    seat: int
    judged: bool
    chance: float  # at the beginning
    result: float
    choices: int  # that were judged
    mistakes: int
    lost: float
    lost_error: float
    luck: float
    luck_error: float
    mark: float | None  # from 0 to 10; null: not judged


class Report(Struct):
    version: int
    steps: int
    players: list[PlayerReport]
    curves: list[list[CurvePoint]]  # by seat
    mistakes: list[Mistake]  # the largest first
    turning_points: list[TurningPoint]  # the largest first, three at most


def conclude(found: Sequence[Found]) -> Report:
    """Of all that was found, the ends of all seats included."""
    seats = 1 + max(each.seat for each in found)
    by_seat = [sorted((each for each in found if each.seat == seat), key=lambda f: f.step) for seat in range(seats)]
    mistakes = [mistake(each, each.choice) for each in found if each.choice is not None and each.choice.is_mistake]
    turns = [from_own_choice(turn, mine) for mine in by_seat if is_judged(mine) for turn in turns_of(mine)]
    return Report(
        VERSION,
        max(each.step for each in found),
        [player(mine) for mine in by_seat],
        [[CurvePoint(f.step, f.turn, f.chance, f.error) for f in mine] for mine in by_seat],
        sorted(mistakes, key=lambda each: -each.loss),
        largest(turns),
    )


def is_judged(mine: Sequence[Found]) -> bool:
    return any(each.choice is not None and each.choice.judged for each in mine)


def mistake(found: Found, choice: Chosen) -> Mistake:
    sizes = (choice.loss, choice.loss_error, choice.expected, choice.best)
    words = (choice.what, choice.better, choice.reason)
    return Mistake(found.seat, found.step, found.number, found.turn, *sizes, *words)


def player(mine: Sequence[Found]) -> PlayerReport:
    judged = [each.choice for each in mine if each.choice is not None and each.choice.judged]
    wrong = [choice for choice in judged if choice.is_mistake]
    lost = sum(choice.loss for choice in wrong)
    return PlayerReport(
        seat=mine[0].seat,
        judged=bool(judged),
        chance=mine[0].chance,
        result=mine[-1].chance,
        choices=len(judged),
        mistakes=len(wrong),
        lost=lost,
        lost_error=hypot(*(choice.loss_error for choice in wrong)),
        luck=sum(lucks(mine)),
        luck_error=luck_error(mine),
        mark=mark(lost) if judged else None,
    )


def mark(lost: float) -> float:
    """10 for a game without a mistake, 6 for half a win given away, less than 4 for a whole one."""
    return round(BEST_MARK * exp(-lost), 1)


def word_for_mark(mark: float) -> str:
    """The id of what it is called."""
    return f"orda-analysis-mark-{next(least for least in (10, 9, 7, 5, 3, 0) if mark >= least)}"


# -- luck --------------------------------------------------------------------------------------


def struck(at: Found) -> Chosen | Given | None:
    """What was to be expected, where chance struck."""
    return at.choice if at.choice is not None and at.choice.revealed else at.given


def strokes(mine: Sequence[Found]) -> Iterator[tuple[Found, Chosen | Given, Found]]:
    """The choices by which chance struck a seat, with the station before and the one right after."""
    for before, after in pairwise(mine):
        expected = struck(before)
        if expected is not None and after.step == before.step + 1:
            yield before, expected, after


def lucks(mine: Sequence[Found]) -> list[float]:
    return [after.chance - expected.expected for _, expected, after in strokes(mine)]


def luck_error(mine: Sequence[Found]) -> float:
    """The same station often ends one stroke and begins the next: then, where it was the seat's own choice, only the
    difference of two options counts."""
    begins = {before.step: expected for before, expected, _ in strokes(mine)}
    ends = {after.step for _, _, after in strokes(mine)}
    total = 0.0
    for each in mine:
        expected = begins.get(each.step)
        if isinstance(expected, Chosen) and each.step in ends:
            total += expected.apart**2
            continue
        total += 0.0 if expected is None else expected.error**2
        total += each.error**2 if each.step in ends else 0.0
    return sqrt(total)


# -- turning points ------------------------------------------------------------------------------


def turns_of(mine: Sequence[Found]) -> Iterator[TurningPoint]:
    """Whatever changed the chance of a seat, each by itself."""
    for before, after in pairwise(mine):
        choice, start = before.choice, before.chance
        if choice is not None:
            start = choice.expected
            if choice.is_mistake:
                yield turn("mistake", before, choice.best, choice.expected, choice.loss_error)
        if choice is not None and after.step == before.step + 1 and choice.revealed:
            point = turn("luck", before, start, after.chance, hypot(choice.error, after.error))
            yield with_lines(point, after.told)
        elif before.given is not None and after.step == before.step + 1:
            yield from dealt_by_others(before, before.given, after)
        elif after.step > before.step + (choice is not None):
            yield by_others(before, after)


def turn(kind: Literal["mistake", "luck"], at: Found, before: float, after: float, error: float) -> TurningPoint:
    choice = at.choice
    assert choice is not None
    point = TurningPoint(kind, at.seat, at.step, at.step + 1, at.number, at.turn, before, after, error)
    point.what, point.by = choice.what, at.seat
    if kind == "mistake":
        point.better, point.reason = choice.better, choice.reason
    return point


def by_others(before: Found, after: Found) -> TurningPoint:
    """From after the seat's own choice, if it made one, to where it is looked at again."""
    choice, seat, turn = before.choice, before.seat, before.turn
    value, own_error = (before.chance, before.error) if choice is None else (choice.expected, choice.error)
    step, number = (before.step, before.number) if choice is None else (before.step + 1, choice.number)
    sizes = (value, after.chance, hypot(own_error, after.error))
    point = TurningPoint("others", seat, step, after.step, number, turn, *sizes)
    if after.step == step + 1 and after.last is not None:
        point.what, point.by = after.last.what, after.last.seat
    return with_lines(point, after.told)


def from_own_choice(point: TurningPoint, mine: Sequence[Found]) -> TurningPoint:
    """Who asks what if begins where he himself chose last: what the others did may have ended the game."""
    if point.by != point.seat:
        chose = [each.number for each in mine if each.choice is not None and each.step <= point.step]
        point.number = chose[-1] if chose else point.number
    return point


def dealt_by_others(before: Found, given: Given, after: Found) -> Iterator[TurningPoint]:
    """What somebody did, and then, apart from it, what the seat was dealt by it."""
    did, dealt = by_others(before, after), by_others(before, after)
    did.after, did.error = given.expected, hypot(before.error, given.error)
    dealt.kind, dealt.before, dealt.error = "luck", given.expected, hypot(given.error, after.error)
    yield with_lines(did, [line for line in after.told if not line.alone])
    yield with_lines(dealt, [line for line in after.told if line.alone])


def with_lines(point: TurningPoint, told: Sequence[Line]) -> TurningPoint:
    """What was told from the point's own step on, and not of the choice before it."""
    point.told = [line.message for line in told if line.step >= point.step][-MOST_LINES:]
    return point


def largest(turns: Sequence[TurningPoint]) -> list[TurningPoint]:
    """Those that are more than noise. What happened in the same choices counts once: as the mistake or the luck of who
    chose, if it was one, and not as what others did to somebody."""
    clear = [each for each in turns if SURE * each.error < change(each) >= SMALLEST_TURN]
    own = [each for each in clear if each.kind != "others"]
    left = own + [each for each in clear if each.kind == "others" and not any(overlap(each, one) for one in own)]
    chosen: list[TurningPoint] = []
    for each in sorted(left, key=lambda point: (-change(point), point.step, point.seat)):
        if not any(overlap(each, other) for other in chosen):
            chosen.append(each)
    return chosen[:TURNING_POINTS]


def change(point: TurningPoint) -> float:
    return abs(point.after - point.before)


def overlap(one: TurningPoint, other: TurningPoint) -> bool:
    return one.step < other.until and other.step < one.until
