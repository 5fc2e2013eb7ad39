"""What is told of a game when it is over: both rows of everybody, and who was caught when."""

from __future__ import annotations

from typing import Any

from orda.engine.chronicle import PROGRESS, Chronicle
from orda.engine.game import Game
from orda.engine.messages import Event, Message, seat
from orda.games.run.table import GOAL

ZOMBIES = "progress-zombies"


class RunChronicle(Chronicle):
    def on_turned(self, event: Event) -> None:
        who = event.data["player"]
        self.mark("turned", who, Message("run-caught-then", {"player": seat(who)}))

    def rows(self, game: Game[Any]) -> dict[str, list[int]]:
        return {PROGRESS: game.t.items, ZOMBIES: game.t.zombies}

    def goals(self, game: Game[Any]) -> dict[str, int | None]:
        return {PROGRESS: GOAL, ZOMBIES: GOAL}
