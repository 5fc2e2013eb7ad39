"""Orda: one table for four zombie games. These five calls are the public way in; see docs/architecture.md."""

from __future__ import annotations

import secrets
from typing import Any

from orda.engine.errors import IllegalChoice, OptionError, SaveError
from orda.engine.game import Decision, Game
from orda.engine.messages import Description, Event, Message, Result
from orda.engine.rules import Rules
from orda.engine.saves import load as load_with
from orda.games import all_rules, find_rules

__all__ = [
    "Decision",
    "Description",
    "Event",
    "Game",
    "IllegalChoice",
    "Message",
    "OptionError",
    "Result",
    "Rules",
    "SaveError",
    "games",
    "load",
    "new",
    "rules",
]


def games() -> tuple[str, ...]:
    """The games that can be played, by name."""
    return tuple(sorted(all_rules()))


def rules(game: str) -> Rules[Any]:
    """What a game says of itself: players, options, bots, texts."""
    return find_rules(game)


def new(game: str, players: int = 2, seed: int | None = None, **options: Any) -> Game[Any]:
    """A new game, waiting for its first decision. The same seed gives the same game; without one it is random."""
    made: Game[Any] = find_rules(game).new(players, secrets.randbits(64) if seed is None else seed, **options)
    return made


def load(data: Any) -> Game[Any]:
    """The game that `game.save()` wrote; SaveError for anything else."""
    return load_with(data, find_rules)
