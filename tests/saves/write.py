"""Stores saves and exported matches of the present code: what every later version must be able to read and play on.

`python -m tests.saves.write 2` writes `tests/saves/format-2/`: for every game the saves of as few positions as show
every kind of question and every step that can lie on the stack, and one match with a few choices taken back. Files of
older formats are never written again.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orda
from orda.engine.game import Game
from orda.engine.rng import Chance
from orda.table import Match, SeatSetup, Setup
from orda.table import file as match_file
from orda.table.history import Entry

HERE = Path(__file__).parent
GAMES = 400  # random games looked at, of each game


def write(folder: Path) -> None:
    folder.mkdir(exist_ok=True)
    for game in orda.games():
        rows = [json.dumps(row, separators=(",", ":")) for row in positions(game)]
        (folder / f"{game}.json").write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
        (folder / f"{game}-match.json").write_bytes(exported(game))


def positions(game: str) -> Iterator[dict[str, Any]]:
    """Of random games, the positions that show something no earlier one does."""
    seen: set[str] = set()
    for seed in range(GAMES):
        for g in played(game, seed):
            shown = facets(g)
            if not shown <= seen:
                seen |= shown
                yield {"asked": asked(g), "save": g.save()}


def played(game: str, seed: int) -> Iterator[Game[Any]]:
    rules, chance = orda.rules(game), Chance(seed)
    players = chance.choice(rules.players)
    options = list(rules.beginning.option_sets(players))
    g = rules.new(players, seed, **options[seed % len(options)])
    while g.decision is not None:
        yield g
        bold = [option for option in g.decision.options if option >= 0]
        g.apply(chance.choice(bold if bold and chance.random_below(3) else g.decision.options))


def facets(g: Game[Any]) -> set[str]:
    assert g.decision is not None
    return {f"asked {g.decision.kind}"} | {f"step {step.__name__}" for step, _, _, _ in g.stack}


def asked(g: Game[Any]) -> list[str]:
    """The options in words: the same ones must be offered when the save is loaded."""
    assert g.decision is not None
    return [g.describe(option).id for option in g.decision.options]


def exported(game: str) -> bytes:
    rules = orda.rules(game)
    players = rules.players[1]
    seats = [SeatSetup("human", ["a"], "A"), *[SeatSetup("bot", [], "", "medium") for _ in range(players - 1)]]
    options = dict(next(iter(rules.beginning.option_sets(players))))
    match = Match(Setup(f"{game}-match", game, players, options, b"s" * 32, b"k" * 32, 1000, "a", seats, "0.1.0"))
    entries = list(match_entries(match))
    return match_file.to_json(match_file.export(match, entries, []))


def match_entries(match: Match) -> Iterator[Entry]:
    chance, at = Chance(1), 2000
    while not match.is_over:
        at += 1000
        d = match.game.decision
        assert d is not None
        if len(match.history.line) > 3 and chance.random_below(40) == 0:
            yield match.go_back(match.history.before(len(match.history.line) - 1 - chance.random_below(3)), at)
        elif d.player == 0:
            yield match.choose("a", match.number, chance.choice(d.options), at)
        else:
            yield match.bot_chooses(match.number, chance.choice(d.options), at)


if __name__ == "__main__":
    write(HERE / f"format-{int(sys.argv[1])}")
