"""A process that thinks for bots (see `piped`)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

import orda
from orda.server import piped
from orda.table import levels


class Think(Struct):
    """The position has been dealt anew for the seat asked: there is nothing in it that a bot could peek at."""

    save: dict[str, Any]
    level: str
    seed: int


def choose(request: bytes) -> int:
    task = msgspec.json.decode(request, type=Think)
    game = orda.load(task.save)
    game.telling = False
    return int(levels.make(game.rules, task.level, task.seed).choose(game))


if __name__ == "__main__":
    piped.main(choose, nice=5)
