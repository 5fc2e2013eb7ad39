"""What is told of a game when it is over: deaths, and who carried what from when to when."""

from __future__ import annotations

from collections import Counter
from typing import Any

from orda.engine.chronicle import Chronicle, Held, Holding
from orda.engine.game import Game
from orda.engine.messages import Message
from orda.games.off_the_dead.codes import kind_of
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import ITEMS, SURVIVORS

STILL = -1


class Carried:
    def __init__(self, kind: int, since: int) -> None:
        self.kind = kind
        self.since = since  # round
        self.until = STILL


class OffChronicle(Chronicle):
    marked = frozenset({"dies"})

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.carried: list[list[Carried]] = [[] for _ in game.t.survivors]  # by place

    def look(self, game: Game[Any], number: int) -> None:
        super().look(game, number)
        for place, items in enumerate(game.t.items):
            self.compare(place, Counter(map(kind_of, items)), game.t.round)

    def compare(self, place: int, now: Counter[int], turn: int) -> None:
        """With what he had before: what is gone is put down, the oldest first; what is new is taken up."""
        for each in self.carried[place]:
            if each.until == STILL:
                now[each.kind] -= 1
                if now[each.kind] < 0:
                    each.until = turn
        self.carried[place] += [Carried(kind, turn) for kind, count in now.items() for _ in range(count)]

    def holdings(self, game: Game[Any]) -> list[Holding]:
        assert isinstance(game, Play)
        return [
            Holding(game.seat_of(place), f"off_the_dead-card-{SURVIVORS.ids[survivor]}", self.held_at(place))
            for place, survivor in enumerate(game.t.survivors)
        ]

    def held_at(self, place: int) -> list[Held]:
        return [Held(ITEMS.ids[each.kind], 1, when(each)) for each in self.carried[place]]


def when(carried: Carried) -> Message:
    if carried.until == STILL:
        return Message("off_the_dead-carried-still", {"since": carried.since})
    if carried.until == carried.since:
        return Message("off_the_dead-carried-once", {"since": carried.since})
    return Message("off_the_dead-carried", {"since": carried.since, "until": carried.until})
