"""Tables to look at: positions of each game in which seat 0 is asked, early and late."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

import pytest

import orda
from orda.engine.game import Game
from orda.engine.rules import Rules

SETS: Final = {"tile_sets": ["base", "dc", "mw", "te"], "card_sets": ["base", "dc", "mw", "ndy", "te"]}
TABLES: Final[dict[str, tuple[str, dict[str, Any]]]] = {
    "run": ("run", {}),
    "zombinion": ("zombinion", {}),
    "off_the_dead": ("off_the_dead", {"advanced": True}),
    "zombies": ("zombies", {}),
    "zombies with all sets": ("zombies", {**SETS, "max_rounds": 60, "kill_target": 1000}),
}
# For tests in each of them: `make test` leaves out what the table with all sets shows too.
in_each_table = pytest.mark.parametrize(
    "table", [pytest.param(table, marks=[pytest.mark.slow] if table == "zombies" else []) for table in TABLES]
)
FAR: Final = {"run": (12, 40), "zombinion": (30, 150), "zombies": (40, 400), "off_the_dead": (20, 60)}


def game_of(table: str) -> str:
    return TABLES[table][0]


def rules_of(table: str) -> Rules[Any]:
    return orda.rules(game_of(table))


def most_players(table: str) -> int:
    return rules_of(table).players[-1]


def played(table: str, seed: int, players: int | None = None) -> Iterator[Game[Any]]:
    """A game of bots, with the most players unless told, at every decision; the same game object all along."""
    game, options = TABLES[table]
    rules = orda.rules(game)
    players = players or most_players(table)
    bot = next(iter(rules.bots.values()))
    g = orda.new(game, players=players, seed=seed, **options)
    bots = [bot(seat) for seat in range(players)]
    while g.decision is not None:
        yield g
        g.apply(bots[g.decision.player].choose(g))


@cache
def positions(table: str, most: int, players: int | None = None) -> tuple[Game[Any], ...]:
    """Early and late ones, of as many kinds of question as possible."""
    early, late = FAR[game_of(table)]
    found: dict[str, list[Game[Any]]] = {}
    for number, g in enumerate(islice(played(table, 11, players), late * 2)):
        assert g.decision is not None
        if g.decision.player == 0 and len(g.decision.options) > 1 and number >= early:
            alike = found.setdefault(f"{g.decision.kind}/{number >= late}", [])
            if len(alike) < most:
                alike.append(g.clone())
    firsts = [alike[0] for alike in found.values()]
    others = [g for alike in found.values() for g in alike[1:]]
    chosen = firsts[:: max(1, len(firsts) // most)] + others
    assert players or len(chosen) >= most, f"{table}: only {len(chosen)} positions"
    return tuple(chosen[:most])


ANY_CARD: Final[dict[str, dict[str, Any]]] = {"zombinion": {"kingdom": "random"}}
DECISIONS: Final = 20_000  # looked at for questions


@cache
def questions(table: str) -> tuple[Game[Any], ...]:
    """Of each kind of question the one with the most options, in games in which everybody chooses at random."""
    game, options = TABLES[table]
    found: dict[str, Game[Any]] = {}
    left, seed = DECISIONS, 0
    while left > 0:
        seed += 1
        g = orda.new(game, players=most_players(table), seed=seed, **options | ANY_CARD.get(game, {}))
        for here in islice(at_random(g, random.Random(seed)), DECISIONS // 10):
            left -= 1
            notice(here, found)
    return tuple(found.values())


def at_random(g: Game[Any], chance: random.Random) -> Iterator[Game[Any]]:
    while g.decision is not None:
        yield g
        g.apply(chance.choice(g.decision.options))


def notice(g: Game[Any], found: dict[str, Game[Any]]) -> None:
    """Keeps it if seat 0 is asked with more options than ever before for such a question."""
    assert g.decision is not None
    kind, before = g.decision.kind, found.get(g.decision.kind)
    most = len(before.decision.options) if before is not None and before.decision is not None else 0
    if g.decision.player == 0 and len(g.decision.options) > most:
        found[kind] = g.clone()
