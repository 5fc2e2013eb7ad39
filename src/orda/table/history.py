"""The history of a match: numbered entries, never changed, and the line of choices that leads to the present.

Position 0 is the set-up. Entry n leads to position n. A choice goes on from the position before it; an undo leads
back to an earlier one, so position 9 may be the same as position 6. The numbers on the *line* are those of choices.

Chance comes from the number of a choice. Where an undo takes back the chance too, the same choice made again gets the
number it had the first time, and so the same dice and shuffles; any other one gets its own.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Set
from typing import Final

from msgspec import Struct

CHOICE: Final = -1  # `back` of an entry that is a choice
SETTING_UP: Final = 0
NEW_CHANCE: Final = 0  # `option` of an undo: whatever is chosen next, its dice are new
SAME_CHANCE: Final = 1  # or: the same choice made again has the same dice
HUMAN: Final = 0
BOT: Final = 1
STAND_IN: Final = 2
CLOCK: Final = 3
BY_NAMES: Final = ("human", "bot", "stand_in", "clock")
NOBODY: Final = -1


class Entry(Struct, frozen=True, array_like=True):
    """One choice, or one undo: `back` is then the position it leads to, and `option` NEW_CHANCE or SAME_CHANCE."""

    number: int
    seat: int
    option: int
    back: int
    by: int
    revealed: bool  # chance was used or something hidden came to light
    at: int
    seal: str

    @property
    def is_undo(self) -> bool:
        return self.back != CHOICE


class History:
    """All entries in a few bytes each, and the present line."""

    def __init__(self) -> None:
        self.seats = array("b", [NOBODY])
        self.options = array("q", [0])
        self.backs = array("i", [0])
        self.by = array("b", [0])
        self.revealed = array("b", [1])
        self.times = array("q", [0])
        self.thought = array("q", [0])  # how long each choice took, for the clock
        self.line = array("i")
        self.number = SETTING_UP  # of the last entry
        self.chances = array("i", [SETTING_UP])  # by position: the number that its chance came from

    def add(self, entry: Entry, thought: int = 0) -> None:
        self.seats.append(entry.seat)
        self.options.append(entry.option)
        self.backs.append(entry.back)
        self.by.append(entry.by)
        self.revealed.append(entry.revealed)
        self.times.append(entry.at)
        self.thought.append(thought)
        self.chances.append(self.chance_after(entry))
        self.number = entry.number
        if entry.back == CHOICE:
            self.line.append(entry.number)
        else:
            self.line = self.line_to(entry.back)

    def extend(self, entries: list[Entry]) -> None:
        """All at once, as when a match is loaded."""
        self.seats.extend([entry.seat for entry in entries])
        self.options.extend([entry.option for entry in entries])
        self.backs.extend([entry.back for entry in entries])
        self.by.extend([entry.by for entry in entries])
        self.revealed.extend([entry.revealed for entry in entries])
        times = [entry.at for entry in entries]
        self.times.extend(times)
        self.thought.extend([now - before for before, now in zip(times[:1] + times, times, strict=False)])
        for entry in entries:
            self.chances.append(self.chance_after(entry))
        self.number = len(self.seats) - 1
        self.line = self.line_to(self.number)

    # -- chance ---------------------------------------------------------------------

    def chance_of(self, option: int) -> int:
        """The number that the chance of this choice comes from, made now: its own, unless it was made here before."""
        here, now = self.chances[-1], len(self.chances)
        for n in range(here + 1, now):  # none, unless an undo has led back to here
            if self.chances[n - 1] == here and self.backs[n] == CHOICE and self.options[n] == option:
                return self.chances[n]
        return now

    def chance_after(self, entry: Entry) -> int:
        """Two positions that came about by the same choices and the same dice have the same number here."""
        if not entry.is_undo:
            return self.chance_of(entry.option)
        return self.chances[entry.back] if entry.option == SAME_CHANCE else entry.number

    def is_undo(self, number: int) -> bool:
        return number != SETTING_UP and self.backs[number] != CHOICE

    def node(self, number: int) -> int:
        """The choice (or 0) that gave this position."""
        while self.is_undo(number):
            number = self.backs[number]
        return number

    def line_to(self, number: int) -> array[int]:
        """The choices that led to this position, oldest first."""
        line = array("i")
        node = self.node(number)
        while node != SETTING_UP:
            line.append(node)
            node = self.node(node - 1)
        line.reverse()
        return line

    def before(self, index: int) -> int:
        """The position before the choice at this place of the line."""
        return self.line[index - 1] if index > 0 else SETTING_UP

    def thought_at(self, number: int) -> int:
        """How long the choice made at this position of the line took."""
        index = bisect_right(self.line, self.node(number))
        return self.thought[self.line[index]] if index < len(self.line) else 0

    def is_on_line(self, number: int) -> bool:
        """Is that position one the present has come through?"""
        if not 0 <= number <= self.number:
            return False
        node = self.node(number)
        return node == SETTING_UP or node in self.line

    # -- undo -----------------------------------------------------------------------

    def last_of(self, seats: Set[int]) -> tuple[int | None, bool]:
        """The position before the last choice of one of these seats (None: they never chose); is the way free?"""
        line = self.line
        for i in range(len(line) - 1, -1, -1):
            if self.seats[line[i]] in seats:
                return self.before(i), i == len(line) - 1 and not self.revealed[line[i]]
        return None, False

    def is_free(self, seats: Set[int], to: int) -> bool:
        """Back to there nobody else chose, no chance struck and nothing hidden came to light."""
        node = self.node(to)
        for n in reversed(self.line):
            if n == node:
                return True
            if self.seats[n] not in seats or self.revealed[n]:
                return False
        return node == SETTING_UP
