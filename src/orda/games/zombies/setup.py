"""Options and setting up (rules 1.2, 1.3, 2.12, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from orda.engine.data import Table
from orda.engine.options import Choice, Custom, Option, PokerFace, Whole
from orda.games.zombies import decks
from orda.games.zombies.records import NONE
from orda.games.zombies.table import HEALTHY, TOWN_SQUARE, ZombiesTable
from orda.games.zombies.tiles import SETS, tiles_of

KILL_TARGETS: Final = {2: 25, 3: 22, 4: 20, 5: 17, 6: 15}
LAST_TEN: Final = 10


# -- options ----------------------------------------------------------------------------------------


def read_sets(option: Option, value: Any, known: tuple[str, ...]) -> list[str]:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not names or not all(isinstance(name, str) for name in names):
        raise option.refuse(value)
    chosen = [name.lower() for name in names]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(known):
        raise option.refuse(value)
    if chosen != ["base"]:
        raise option.refuse(value, "not yet: only the base set can be played so far")
    return chosen


def read_tile_sets(option: Option, value: Any, players: int) -> list[str]:
    return read_sets(option, value, SETS)


OPTIONS: Final = (
    Custom("tile_sets", ["base"], "base", read_tile_sets, form="sets", values=["base"]),
    decks.CARD_SETS,
    decks.EVENT_DECKS,
    decks.CUSTOM_DECKS,
    Whole("kill_target", 1, 1_000_000, None, optional=True),
    Choice("scenario", ("none", "keys"), "none"),
    Whole("max_rounds", 1, 1_000_000, None, optional=True),
    PokerFace(),
)


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    """Every game ends (R-67): games to the kill target, with the whole map, and with the keys."""
    return [
        {"max_rounds": 40 // players, "kill_target": 5},
        {"max_rounds": 60 // players + 4, "kill_target": 1000},
        {"max_rounds": 40 // players, "scenario": "keys"},
        {"max_rounds": 20 // players + 1, "kill_target": 5, "poker_face": True},
        {"max_rounds": 30 // players + 1, "card_sets": list(decks.sets_with_cards())},
        {"max_rounds": 20 // players + 1, "card_sets": list(decks.sets_with_cards()), "poker_face": True},
        {"max_rounds": 30 // players + 1, "card_sets": list(decks.sets_with_cards()), "event_decks": "separate"},
        {"max_rounds": 30 // players + 1, "card_sets": list(decks.sets_with_cards()), "event_decks": "custom"},
    ]


def check(players: int, options: dict[str, Any]) -> None:
    """Do they go together? OptionError."""
    decks.complete(options)


# -- setting up ---------------------------------------------------------------------------------------


def set_up(players: int, options: dict[str, Any], table: Table) -> None:
    t = table
    assert isinstance(t, ZombiesTable)
    upper, last = tiles_of(options["tile_sets"], t.newest[1])
    t.shuffle(upper)
    t.shuffle(last)
    t.tiles = last + upper
    decks.deal(t, players, options)
    t.pawns = [TOWN_SQUARE] * players
    t.lives = [HEALTHY] * players
    t.bullets = [3] * players
    t.trophies = [0] * players
    t.charges = [0] * players
    t.may_play = (1 << players) - 1  # one card before the first turn, too
    t.target = options["kill_target"] or KILL_TARGETS[players]
    t.most_rounds = options["max_rounds"] or 0
    t.scenario = int(options["scenario"] == "keys")
    t.active = t.first = highest_roll(t, players, 1 if t.scenario else 2)
    t.keys = t.first if t.scenario else NONE


def highest_roll(t: ZombiesTable, players: int, dice: int) -> int:
    """The highest total starts; those who tie roll again."""
    rolling = list(range(players))
    while len(rolling) > 1:
        totals = [sum([t.die() for _ in range(dice)]) for _ in rolling]
        rolling = [player for player, total in zip(rolling, totals, strict=True) if total == max(totals)]
    return rolling[0]
