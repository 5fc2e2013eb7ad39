"""What is found at one station of a match.

Chances are expected results, from 0 (lost) to 1 (won), as the seat could know them.
"""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from orda.engine.messages import Message

SURE: Final = 2.0  # standard errors from which on a choice counts as worse than master's


class Chosen(Struct):
    """A choice, and what was to be expected of it."""

    number: int
    revealed: bool  # by chance, or because something hidden came to light, the seat saw what it could not foresee
    judged: bool
    expected: float
    error: float
    apart: float  # standard error of the difference to the chance before it
    best: float  # what was to be expected of master's choice
    loss: float  # against that; below nothing where it was the better one
    loss_error: float
    what: Message
    better: Message | None  # master's choice, if it is another
    reason: Message | None = None  # for that one, in a sentence

    @property
    def is_mistake(self) -> bool:
        return self.judged and self.loss > SURE * self.loss_error > 0


class Move(Struct):
    """What somebody did."""

    seat: int
    what: Message


class Line(Struct):
    """A line of a seat's log, and the step of the choice that it came with."""

    step: int
    message: Message
    alone: bool = False  # nobody else was told


class Given(Struct):
    """What was to be expected of somebody else's choice, before it was seen what it dealt to the seat."""

    expected: float
    error: float


class Found(Struct):
    """At one station: the chance of a seat, and its choice there."""

    seat: int
    step: int  # choices before it, undone ones not counted
    number: int  # of the position
    turn: int
    chance: float
    error: float
    choice: Chosen | None = None
    last: Move | None = None  # the choice that led here
    told: list[Line] = []  # what the seat was told since it was looked at last
    given: Given | None = None  # if somebody else chose, and the seat was dealt something by it
