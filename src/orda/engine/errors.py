"""What can be wrong with what a caller hands in. Each message says what was wrong and what is allowed."""

from __future__ import annotations


class OptionError(ValueError):
    """A game cannot be made with these options."""


class IllegalChoice(ValueError):  # noqa: N818 - named in the public contract
    """The option is not one of those the decision offers; the game is unchanged."""


class SaveError(ValueError):
    """The data is not a saved game."""
