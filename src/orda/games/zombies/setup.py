"""Options and setting up (rules 1.2, 1.3, 2.12, 6.6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from orda.engine.catalogue import Need
from orda.engine.data import Table
from orda.engine.messages import Message
from orda.engine.options import Choice, Custom, Flag, Option, PokerFace, Whole, check_needs
from orda.games.zombies import decks
from orda.games.zombies.city import first_city
from orda.games.zombies.records import NONE
from orda.games.zombies.table import HEALTHY, TOWN_SQUARE, ZombiesTable
from orda.games.zombies.tiles import (
    CABIN,
    KINDS,
    SETS,
    START,
    last_ten,
    set_aside,
    start_tile,
    tiles_of,
)

KILL_TARGETS: Final = {2: 25, 3: 22, 4: 20, 5: 17, 6: 15}
LAST_TEN: Final = 10
LONGEST: Final = 300  # rounds: no game of people comes near it
LAST_FIVE: Final = 5  # among which the helipad of the military base lies if that is played alone


# -- options ----------------------------------------------------------------------------------------


def read_sets(option: Option, value: Any, known: tuple[str, ...]) -> list[str]:
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not names or not all(isinstance(name, str) for name in names):
        raise option.refuse(value)
    chosen = [name.lower() for name in names]
    if len(set(chosen)) != len(chosen) or not set(chosen) <= set(known):
        raise option.refuse(value)
    return [name for name in known if name in chosen]


def read_tile_sets(option: Option, value: Any, players: int) -> list[str]:
    return read_sets(option, value, SETS)


# The city with any of the others, or one of them alone.
JOINED_BY_THE_CITY: Final = [
    Need(
        *("tile_sets", name, "tile_sets", Message("zombies-option-tile_sets-needs")),
        lacks=[other for other in SETS if other not in ("base", name)],
        unless="base",
    )
    for name in SETS
    if name != "base"
]
KEYS: Final = Need(
    "scenario", "keys", "tile_sets", Message("zombies-option-scenario-needs"), has=["base"], lacks=["te"]
)
NEEDS: Final = (*JOINED_BY_THE_CITY, KEYS, decks.RECOMMENDED_NEEDS)


def check(players: int, options: dict[str, Any]) -> None:
    """Do they go together? OptionError."""
    check_needs([*JOINED_BY_THE_CITY, KEYS], options)
    decks.complete(options)


OPTIONS: Final = (
    Custom(
        "tile_sets",
        ["base"],
        "base, alone or with any of dc, mw, te; or one of dc, mw, te alone",
        read_tile_sets,
        form="sets",
        values=list(SETS),
    ),
    decks.CARD_SETS,
    decks.EVENT_DECKS,
    decks.CUSTOM_DECKS,
    Whole("kill_target", 1, 1_000_000, None, optional=True, usual=KILL_TARGETS),
    Choice("scenario", ("none", "keys"), "none"),
    Flag("cabin_last_ten", True, when={"tile_sets": "te"}),
    Whole("max_rounds", 1, 1_000_000, LONGEST, optional=True),  # so no game is endless unless it is asked for
    PokerFace(),
)


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    """Every game ends (R-67): games to the kill target, with the whole map, with the keys, of all sets and decks."""
    every_card = {"card_sets": list(decks.sets_with_cards())}
    return [
        {"max_rounds": 40 // players, "kill_target": 5},
        {"max_rounds": 60 // players + 4, "kill_target": 1000},
        {"max_rounds": 40 // players, "scenario": "keys"},
        {"max_rounds": 20 // players + 1, "kill_target": 5, "poker_face": True},
        {"max_rounds": 20 // players + 1, "card_sets": ["base", "ndy"], "event_decks": "recommended"},
        {"max_rounds": 30 // players + 1, "event_decks": "separate"} | every_card,
        {"max_rounds": 20 // players + 1, "tile_sets": list(SETS), "poker_face": True} | every_card,
        {"max_rounds": 30 // players + 1, "tile_sets": list(SETS), "event_decks": "custom"} | every_card,
        {"max_rounds": 60 // players + 4, "kill_target": 1000, "tile_sets": list(SETS)} | every_card,
        {"max_rounds": 30 // players + 2, "scenario": "keys", "tile_sets": ["base", "dc", "mw"]},
        {"max_rounds": 30 // players + 2, "kill_target": 1000, "tile_sets": ["te"]},
        {"max_rounds": 24 // players + 2, "kill_target": 8, "tile_sets": ["dc"]},
        {"max_rounds": 24 // players + 2, "kill_target": 8, "tile_sets": ["mw"]},
    ]


# -- setting up ---------------------------------------------------------------------------------------


def set_up(players: int, options: dict[str, Any], table: Table) -> None:
    t = table
    assert isinstance(t, ZombiesTable)
    set_up_tiles(t, options)
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


def set_up_tiles(t: ZombiesTable, options: dict[str, Any]) -> None:
    """2.12, 6.7, 6.8."""
    sets, newest = options["tile_sets"], t.newest[1]
    start = start_tile(sets)
    if start != START:
        t.city = first_city(start)
        t.zombies = [0] * len(t.city.next)
        t.tokens = (0,) * len(t.city.next)
    decks = tiles_of(sets, newest)
    if "base" in sets:
        last = list(last_ten(newest))
        upper = without(decks["base"], last)
        t.shuffle(upper)
        t.shuffle(last)
        t.tiles = last + upper
    if sets != ["base"]:
        t.more_tiles = [shuffled(t, decks.get(name, []), lies_deep(name, options)) for name in SETS[1:]]
        t.aside = tuple([kind for name in sets if "base" in sets for kind in set_aside(name)])
        t.open_sets = 1 << SETS.index(sets[0])


def without(tiles: list[int], taken: list[int]) -> list[int]:
    left = tiles[:]
    for kind in taken:
        left.remove(kind)
    return left


def lies_deep(set_name: str, options: dict[str, Any]) -> dict[int, int]:
    """Tiles of a deck that lie among so many at its bottom."""
    if set_name == "te" and options["cabin_last_ten"]:
        return {CABIN: LAST_TEN}
    if options["tile_sets"] == ["dc"] == [set_name]:
        return {kind: LAST_FIVE for kind, printed in KINDS.items() if printed.set == "dc" and printed.is_helipad}
    return {}


def shuffled(t: ZombiesTable, deck: list[int], deep: dict[int, int]) -> list[int]:
    """Anew, with some tiles near the bottom, which is the beginning of the list."""
    rest = sorted([kind for kind in deck if kind not in deep] if deep else deck)
    t.shuffle(rest)
    for kind, places in deep.items():
        if kind in deck:
            rest.insert(t.random_below(min(places, len(rest) + 1)), kind)
    return rest


def highest_roll(t: ZombiesTable, players: int, dice: int) -> int:
    """The highest total starts; those who tie roll again."""
    rolling = list(range(players))
    while len(rolling) > 1:
        totals = [sum([t.die() for _ in range(dice)]) for _ in rolling]
        rolling = [player for player, total in zip(rolling, totals, strict=True) if total == max(totals)]
    return rolling[0]
