"""The bots: two of the simplest kind, held against figures from outside, and the hunter."""

from __future__ import annotations

from typing import Any, Final, cast

from orda.engine.bot import Bot
from orda.engine.game import STOP, Game
from orda.games.zombinion.judge import NEVER, wanted
from orda.games.zombinion.play import YES, Play
from orda.games.zombinion.registry import HINTS, HORDE, MAGAZINE, ROUNDS
from orda.games.zombinion.turn import AIM_ALL

CUNNING: Final = 20


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


class Hunter(Bot):
    """Plays every Combat card sensibly in any kingdom; the cards' hints say how."""

    name = "hunter"

    def choose(self, game: Game[Any]) -> int:
        g = cast(Play, game)
        decision = g.decision
        assert decision is not None
        options = decision.options
        if decision.kind == "hunt" and options[-1] == AIM_ALL:
            return AIM_ALL
        best, best_worth = options[0], NEVER
        for option in options:
            worth = self.worth(g, decision.player, option)
            if worth > best_worth:
                best, best_worth = option, worth
        return best

    def worth(self, g: Play, player: int, option: int) -> int:
        decision = g.decision
        assert decision is not None
        kind = decision.kind
        if kind in ("hunt", "take"):
            return 0 if option == STOP else wanted(g, player, option)
        if kind in ("play", "twice"):
            return 0 if option == STOP else play_worth(g, player, option)
        advice = HINTS[decision.about].advice if kind != "barricade" else None
        return advice(g, player, option) if advice else int(option == YES)


def play_worth(g: Play, player: int, card: int) -> int:
    """By the card's own hint; not at all if it would do nothing, or harm."""
    hint = HINTS[card]
    return hint.play if hint.useful is None or hint.useful(g, player) else -1
