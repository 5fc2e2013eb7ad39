"""A game in the terminal, for any game: through `view`, `describe`, `prompt` and `events` alone, all in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.engine.messages import Message
from orda.texts import Speaker


class Screen(Protocol):
    """Where lines go and come from; raises EOFError when nobody types any more."""

    def line(self, text: str) -> None: ...

    def read(self, prompt: str) -> str: ...


class Left(Exception):  # noqa: N818 - not a fault: the player has left the table
    pass


class Terminal:
    """One person (or nobody, who only watches) against bots."""

    def __init__(
        self, game: Game[Any], seat: int | None, bots: Sequence[Bot], speaker: Speaker, screen: Screen
    ) -> None:
        self.game = game
        self.seat = seat
        self.bots = bots
        self.speaker = speaker
        self.screen = screen

    def play(self) -> None:
        """To the end of the game; Left when the player leaves before."""
        self.log()
        while self.game.decision is not None:
            player = self.game.decision.player
            self.game.apply(self.ask() if player == self.seat else self.bots[player].choose(self.game))
            self.log()
        self.tell_result()

    def say(self, message: Message) -> None:
        self.screen.line(self.speaker.say(message))

    def log(self) -> None:
        for event in self.game.events:
            if event.heard_by(self.seat):
                self.say(event.message)

    def ask(self) -> int:
        self.tell_table()
        self.tell_options()
        while True:
            chosen = self.read_choice()
            if chosen is not None:
                return chosen

    def tell_table(self) -> None:
        self.screen.line("")
        self.say(Message("orda-table"))
        for message in self.game.rules.words.narrate(self.game.view(self.seat)):
            self.screen.line("  " + self.speaker.say(message).replace("\n", "\n  "))

    def tell_options(self) -> None:
        assert self.game.decision is not None
        assert self.game.prompt is not None
        self.screen.line("")
        self.say(Message("orda-asked"))
        self.screen.line("  " + self.speaker.say(self.game.prompt))
        for number, option in enumerate(self.game.decision.options, start=1):
            self.screen.line(f"  {number}. {self.speaker.say(self.game.describe(option).message)}")

    def read_choice(self) -> int | None:
        assert self.game.decision is not None
        options = self.game.decision.options
        prompt = self.speaker.say(Message("orda-your-choice", {"count": len(options)}))
        try:
            typed = self.screen.read(prompt + " ").strip()
        except EOFError:
            raise Left from None
        if typed.isascii() and typed.isdigit() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1]
        self.obey(typed, len(options))
        return None

    def obey(self, typed: str, count: int) -> None:
        match typed.lower():
            case "q":
                raise Left
            case "t":
                self.tell_table()
            case "o":
                self.tell_options()
            case "?":
                self.say(Message("orda-help"))
            case _:
                self.say(Message("orda-not-a-choice", {"typed": typed, "count": count}))

    def tell_result(self) -> None:
        result = self.game.result
        assert result is not None
        names = ", ".join(self.speaker.name(seat) for seat in result.winners)
        reason = self.speaker.say(Message(f"{self.game.rules.name}-end-{result.reason}", {"winners": names}))
        self.screen.line("")
        self.say(Message("orda-over"))
        if result.winners:
            self.say(Message("orda-winners", {"winners": names, "reason": reason}))
        else:
            self.say(Message("orda-lost", {"reason": reason}))
        scores = [
            self.speaker.text("orda-score", {"player": self.speaker.name(seat), "points": points})
            for seat, points in enumerate(result.scores)
        ]
        self.say(Message("orda-scores", {"scores": ", ".join(scores)}))
