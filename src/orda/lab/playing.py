"""One game between bots, and bots by name."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from orda.engine.bot import Bot
from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rng import state_of
from orda.engine.rules import Rules
from orda.table import levels

BotMaker = Callable[[int], Bot]


class Played(Struct, array_like=True, frozen=True):
    """What is kept of a game. `lineup` says for each seat which of the bots sat there."""

    lineup: tuple[int, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    turns: int
    decisions: int
    figures: dict[str, int]


def bot_maker(rules: Rules[Any], name: str) -> BotMaker:
    """A level, a bot of the game, one for any game, or `module:Class` of your own; it is called with a seed."""
    if ":" in name:
        return own_bot(name)
    levels.make(rules, name, 0)  # says what is allowed
    return lambda seed: levels.make(rules, name, seed)


def own_bot(name: str) -> BotMaker:
    module, _, kind = name.partition(":")
    try:
        found = getattr(importlib.import_module(module), kind)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(f"bot {name!r} cannot be imported: {error}; allowed: module:Class") from error
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise OptionError(f"bot {name!r} is not a bot; allowed: a class derived from orda.engine.bot.Bot")
    return found


def seed_of_deal(seed: int, number: int) -> int:
    return state_of((seed << 64) + number)


def seat_bots(makers: Sequence[BotMaker], lineup: Sequence[int], seed: int) -> list[Bot]:
    """The bot of each seat; its own randomness depends on the deal and the seat."""
    return [makers[bot](seed + 1 + seat) for seat, bot in enumerate(lineup)]


def played(game: Game[Any], lineup: tuple[int, ...], decisions: int) -> Played:
    """What is kept of a game that is over."""
    result = game.result
    assert result is not None
    figures = game.rules.course.figures(game, result)
    return Played(lineup, result.winners, result.scores, result.reason, game.t.turn, decisions, figures)


def reward(game: Game[Any], seat: int) -> float:
    """From -1 to 1; those of a competitive game add up to nothing."""
    result = game.result
    assert result is not None
    if game.rules.course.cooperative:
        return 1.0 if result.winners else -1.0
    if not result.winners:
        return 0.0
    share = 1 / len(result.winners) if seat in result.winners else 0.0
    return (game.players * share - 1) / (game.players - 1)
