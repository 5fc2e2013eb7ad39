"""What is told of a game when it is over: deaths, auctions, and the luck with the dice."""

from __future__ import annotations

from typing import Any

from orda.engine.chronicle import Chronicle, DiceLuck
from orda.engine.game import Game
from orda.engine.messages import Event

SIDES = 6
MEAN = (SIDES + 1) / 2


class ZombiesChronicle(Chronicle):
    marked = frozenset({"die", "auction"})

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.faces = [[0] * SIDES for _ in range(self.players)]

    def on_roll(self, event: Event) -> None:
        self.faces[event.data["player"]][event.data["die"] - 1] += 1

    def on_roll_dogs(self, event: Event) -> None:
        self.on_roll(event)

    def on_cast(self, event: Event) -> None:
        self.on_roll(event)

    def dice(self) -> list[DiceLuck]:
        return [luck(player, faces) for player, faces in enumerate(self.faces)]


def luck(player: int, faces: list[int]) -> DiceLuck:
    rolls = sum(faces)
    return DiceLuck(player, faces, rolls, sum(face * n for face, n in enumerate(faces, 1)), rolls * MEAN)
