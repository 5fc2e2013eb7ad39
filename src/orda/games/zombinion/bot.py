"""The bots: two of the simplest kind, held against figures from outside, and the hunter."""

from __future__ import annotations

from typing import Any

from orda.engine.bot import Bot, Greedy
from orda.engine.game import STOP, Game
from orda.games.zombinion.cards.bonuses import CUNNING
from orda.games.zombinion.registry import HORDE, MAGAZINE, ROUNDS
from orda.games.zombinion.turn import AIM_ALL


class BigMoney(Bot):
    """Takes Molti + Zombi at 8 shots or more, Caricatore at 6, Proiettili at 3, else nothing; plays no action card."""

    name = "big_money"

    def choose(self, game: Game[Any]) -> int:
        decision = game.decision
        assert decision is not None
        options = decision.options
        if decision.kind == "hunt":
            return AIM_ALL if options[-1] == AIM_ALL else self.take(game.t.shots, options)
        return STOP if options[0] == STOP else options[-1]

    def take(self, shots: int, options: tuple[int, ...]) -> int:
        if shots >= 8 and HORDE in options:
            return HORDE
        if shots >= 6 and MAGAZINE in options:
            return MAGAZINE
        return ROUNDS if shots >= 3 and ROUNDS in options else STOP


class BigMoneyFurbizia(BigMoney):
    """The same, but Furbizia at exactly 4 shots, and plays it."""

    name = "big_money_furbizia"

    def choose(self, game: Game[Any]) -> int:
        decision = game.decision
        assert decision is not None
        if decision.kind == "play" and CUNNING in decision.options:
            return CUNNING
        return super().choose(game)

    def take(self, shots: int, options: tuple[int, ...]) -> int:
        return CUNNING if shots == 4 and CUNNING in options else super().take(shots, options)


class Hunter(Greedy):
    """Plays every Combat card sensibly in any kingdom; the cards' hints say how."""

    name = "hunter"
