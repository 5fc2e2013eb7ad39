"""The games of a result file as a table, a row for each seat of each game: CSV and Parquet."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.lab.log import Header, read_blocks, read_header

COLUMNS: Final = ("deal", "game", "seat", "bot", "won", "score", "reason", "turns", "decisions")


def rows(path: Path) -> Iterator[tuple[Any, ...]]:
    """`won` is the part of the win: 1, or less where it was shared."""
    header = read_header(path)
    for block in read_blocks(path):
        for number, game in enumerate(block.games):
            for seat, bot in enumerate(game.lineup):
                won = part_won(header, game.winners, seat)
                which = (block.number, number, seat, header.bots[bot], won, game.scores[seat])
                yield (*which, game.reason, game.turns, game.decisions)


def part_won(header: Header, winners: tuple[int, ...], seat: int) -> float:
    if seat not in winners:
        return 0.0
    return 1.0 if header.plan().cooperative else 1 / len(winners)


def write_csv(results: Path, path: Path) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(COLUMNS)
        writer.writerows(rows(results))


def check_parquet() -> None:
    try:
        import polars  # noqa: F401, PLC0415
    except ImportError as error:
        raise OptionError("--parquet needs the package polars: pip install 'orda[lab]'") from error


def write_parquet(results: Path, path: Path) -> None:
    import polars  # noqa: PLC0415

    polars.DataFrame(list(rows(results)), schema=list(COLUMNS), orient="row").write_parquet(path)
