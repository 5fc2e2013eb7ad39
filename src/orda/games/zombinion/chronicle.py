"""What is told of a game when it is over: the decks, with who took what when."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import Any

from orda.engine.chronicle import Chronicle, Held, Holding
from orda.engine.game import Game
from orda.engine.messages import Event, Message
from orda.games.zombinion.registry import COST, IDS


class ZombinionChronicle(Chronicle):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.now = 1  # the turn of the active player, as he counts
        self.taken: defaultdict[tuple[int, str], list[int]] = defaultdict(list)  # by player and card: in which turns

    def count(self, game: Game[Any]) -> int:
        turn: int = game.t.turns[game.t.active]
        return turn

    def on_turn(self, event: Event) -> None:
        self.now = event.data["number"]

    def on_take(self, event: Event) -> None:
        self.taken[event.data["player"], event.data["card"]].append(self.now)

    def on_take_to_hand(self, event: Event) -> None:
        self.on_take(event)

    def on_take_to_deck(self, event: Event) -> None:
        self.on_take(event)

    def on_loot(self, event: Event) -> None:
        self.on_take(event)

    def holdings(self, game: Game[Any]) -> list[Holding]:
        return [Holding(player, "", self.deck_of(game, player)) for player in range(self.players)]

    def deck_of(self, game: Game[Any], player: int) -> list[Held]:
        counts = Counter(game.t.owned(player))
        order = sorted(counts, key=lambda card: (-COST[card], card))
        return [Held(IDS[card], counts[card], self.when(player, IDS[card])) for card in order]

    def when(self, player: int, card: str) -> Message | None:
        turns = self.taken.get((player, card))
        return Message("zombinion-taken", {"turns": ", ".join(map(str, turns))}) if turns else None
