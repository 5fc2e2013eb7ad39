"""What can be wrong with what a caller hands in. Each message says what was wrong and what is allowed."""

from __future__ import annotations

from orda.engine.messages import Message


class OptionError(ValueError):
    """A game cannot be made with these options; `option` is the one it is about, `reason` says why to people."""

    def __init__(self, text: str, option: str = "", reason: Message | None = None) -> None:
        super().__init__(text)
        self.option = option
        self.reason = reason


class IllegalChoice(ValueError):  # noqa: N818 - named in the public contract
    """The option is not one of those the decision offers; the game is unchanged."""


class SaveError(ValueError):
    """The data is not a saved game."""


class Endless(RuntimeError):  # noqa: N818 - a fact about a game, not about what was handed in
    """A choice set off more steps than any game needs: it would go on for ever. The game is in the middle of it."""
