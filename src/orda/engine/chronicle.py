"""What is told of a game when it is over: charts, moments worth another look, what everybody had in the end.

A game's `Chronicle` looks on from the set-up to the end, choice by choice, and hears everything: nothing is secret any
more. What most games have in common is worked out here; a game adds what only it has.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from orda.engine.game import Game
from orda.engine.messages import Argument, Event, Message, seat

PROGRESS: Final = "progress"
SWING: Final = "swing"


@dataclass(frozen=True, slots=True)
class ChartRow:
    """One chart: a line for each seat, with a number after each turn. Its name is the message `<game>-<name>`."""

    name: str
    lines: list[list[int]]
    goal: int | None = None  # what wins, or ends it


@dataclass(frozen=True, slots=True)
class Marker:
    """A moment worth another look."""

    number: int  # of the choice
    turn: int  # which of the turns, from 0 on
    kind: str
    seat: int | None
    message: Message


@dataclass(frozen=True, slots=True)
class Held:
    card: str
    count: int
    note: Message | None = None  # when it came, and went


@dataclass(frozen=True, slots=True)
class Holding:
    """What somebody had in the end, or on the way there."""

    seat: int
    name: str  # a message that says who, where it is not just the seat; ''
    cards: list[Held]


@dataclass(frozen=True, slots=True)
class DiceLuck:
    seat: int
    faces: list[int]  # how often each came
    rolls: int
    total: int
    expected: float  # of fair dice


@dataclass(frozen=True, slots=True)
class Aftermath:
    turns: list[int]
    rows: list[ChartRow]
    markers: list[Marker]
    holdings: list[Holding] = field(default_factory=list)
    dice: list[DiceLuck] = field(default_factory=list)


class Chronicle:
    """`on_<kind>` of a game hears the events of that kind; `marked` are kinds that are moments by themselves."""

    marked: frozenset[str] = frozenset()

    def __init__(self, game: Game[Any]) -> None:
        self.players = game.players
        self.turn = -1  # that is looked at
        self.turns: list[int] = []  # as players count them
        self.after: dict[str, list[list[int]]] = {}  # of each row: after each turn, for each seat
        self.moved: list[dict[int, int]] = []  # in each turn: by which choice the progress of a seat first changed
        self.markers: list[Marker] = []
        self.number = 0  # of the choice that is looked at

    # -- looking on ------------------------------------------------------------------------

    def look(self, game: Game[Any], number: int) -> None:
        """At the position after that choice, and at what led there."""
        self.number = number
        if self.turn != game.t.turn:
            self.turn = game.t.turn
            self.turns.append(self.count(game))
            self.moved.append({})
        for name, values in self.rows(game).items():
            self.put(name, values)
        for told in game.all_told:
            event = game.rules.words.event(game, told)
            self.hear(event)
            method = getattr(self, f"on_{event.kind}", None)
            if method is not None:
                method(event)

    def count(self, game: Game[Any]) -> int:
        """The number of this turn, as the log has it."""
        turn: int = game.t.turn
        return turn

    def rows(self, game: Game[Any]) -> dict[str, list[int]]:
        """What is charted, by its name: a number for each seat."""
        return {PROGRESS: game.rules.screen.progress(game)}

    def goals(self, game: Game[Any]) -> dict[str, int | None]:
        return {PROGRESS: game.rules.screen.goal(game)}

    def put(self, name: str, values: list[int]) -> None:
        after = self.after.setdefault(name, [])
        before = after[-1] if after else values
        if name == PROGRESS:
            for player, value in enumerate(values):
                if value != before[player]:
                    self.moved[-1].setdefault(player, self.number)
        del after[len(self.turns) - 1 :]
        after.append(list(values))

    def hear(self, event: Event) -> None:
        if event.kind in self.marked:
            self.mark(event.kind, event.data.get("player"), event.message)

    def mark(self, kind: str, who: int | None, message: Message) -> None:
        self.markers.append(Marker(self.number, len(self.turns) - 1, kind, who, message))

    # -- in the end ------------------------------------------------------------------------

    def close(self, game: Game[Any]) -> Aftermath:
        self.mark_swing()
        goals = self.goals(game)
        rows = [
            ChartRow(name, [list(line) for line in zip(*after, strict=True)], goals.get(name))
            for name, after in self.after.items()
        ]
        markers = sorted(self.markers, key=lambda marker: marker.number)
        return Aftermath(self.turns, rows, markers, self.holdings(game), self.dice())

    def mark_swing(self) -> None:
        """The turn that changed most for somebody; the first of equals."""
        after = self.after[PROGRESS]
        changes = [
            (abs(now[player] - before[player]), -turn, player, before[player], now[player])
            for turn, (before, now) in enumerate(pairwise(after), 1)
            for player in range(self.players)
        ]
        size, back, player, before, now = max(changes, default=(0, 0, 0, 0, 0))
        if size:
            args: dict[str, Argument] = {"player": seat(player), "before": before, "after": now}
            number = self.moved[-back].get(player)
            assert number is not None
            self.markers.append(Marker(number, -back, SWING, player, Message("orda-swing", args)))

    def holdings(self, game: Game[Any]) -> list[Holding]:
        return []

    def dice(self) -> list[DiceLuck]:
        return []
