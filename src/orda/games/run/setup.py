"""Options and setting up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from orda.engine.data import Table
from orda.engine.messages import Result
from orda.engine.options import Custom, Option, Without
from orda.games.run.cards import CARDS, MOST_CARDS, full_deck
from orda.games.run.table import HAND, RunTable


def read_first_player(option: Option, value: Any, players: int) -> Any:
    if value != "random" and (type(value) is not int or not 0 <= value < players):
        raise option.refuse(value)
    return value


OPTIONS: Final = (Custom("first_player", "random", "a seat from 0 on, or random", read_first_player, form="seat"),)
WITHOUT: Final = Without(CARDS)


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    return [{}, {"first_player": players - 1}]


def rematch(players: int, result: Result, seed: int) -> dict[str, Any]:
    """A rematch begins with the player to the left of the winner."""
    return {"first_player": (result.winners[0] + 1) % players}


def deck_of(options: dict[str, Any], newest: int) -> list[int]:
    """What a game is played with, sorted."""
    left_out = WITHOUT.numbers(options)
    return [card for card in full_deck(newest) if card not in left_out]


def set_up(players: int, options: dict[str, Any], t: Table) -> None:
    assert isinstance(t, RunTable)
    t.deck = deck_of(options, t.newest[0])
    t.shuffle(t.deck)
    t.hands = [[t.deck.pop() for _ in range(HAND)] for _ in range(players)]
    t.before = [0] * (MOST_CARDS + 1)
    t.items = [0] * players
    t.zombies = [0] * players
    t.living = (1 << players) - 1
    first = options["first_player"]
    t.active = (t.random_below(players) if first == "random" else first) - 1  # Z-13; the first turn begins with a step
