"""Games of a match as files that `orda import` takes and the browser opens: played as at a table."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from orda.engine.version import VERSION
from orda.lab.plan import Lineup, Plan
from orda.lab.playing import Played, played, seat_bots
from orda.table import file
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.setup import SeatSetup, Setup


def saved_games(plan: Plan, block: int, folder: Path) -> Iterator[Played]:
    """Plays the block and writes each game of it."""
    for number, lineup in enumerate(plan.lineups(block)):
        table = Match(setup(plan, block, number, lineup))
        entries = play_out(plan, block, lineup, table)
        (folder / f"{table.id}.json").write_bytes(file.to_json(file.export(table, entries, [])))
        yield played(table.game, lineup, len(entries))


def setup(plan: Plan, block: int, number: int, lineup: Lineup) -> Setup:
    """All games of a deal have the same secret, so the same cards."""
    seats = [SeatSetup("bot", [], plan.bots[bot], level(plan.bots[bot])) for bot in lineup]
    id_, secret = f"{plan.game}-{block:06}-{number}", secret_of(plan, block)
    newest = list(plan.rules.newest)
    return Setup(id_, plan.game, plan.players, dict(plan.options), secret, b"", 0, "", seats, VERSION, newest=newest)


def secret_of(plan: Plan, block: int) -> bytes:
    return hashlib.sha256(b"%d" % plan.deal(block)).digest()


def level(bot: str) -> str | None:
    """A class of one's own is no level a server knows."""
    return None if ":" in bot else bot


def play_out(plan: Plan, block: int, lineup: Lineup, table: Match) -> list[Entry]:
    bots, entries = seat_bots(plan.makers, lineup, plan.deal(block)), []
    while (decision := table.game.decision) is not None:
        option = bots[decision.player].choose(table.game)
        entries.append(table.bot_chooses(table.number, option, at=table.number))
    return entries
