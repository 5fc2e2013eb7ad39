"""Tables to look at: positions of each game in which seat 0 is asked, early and late."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import islice
from typing import Any, Final

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
