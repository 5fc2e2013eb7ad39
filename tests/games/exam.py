"""The bots' exam: positions in the games' own words, what is right in each, and why.

    EXAM = [
        Task("escapes with the fifth item", lambda: given("flame_item ..."), "play:flame_item>0", why="five items win"),
    ]

Each game has its list in `test_exam.py`. The heuristic must get every one right; a task marked `for_master` is one that
only looking ahead can solve, so it is asked of the searching bot alone.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from orda.engine.game import Game
from tests.games.harness import Position


@dataclass(frozen=True)
class Task:
    """`right` has the ids of the options that are right, with spaces between them."""

    says: str
    laid: Callable[[], Position[Any]]
    right: str
    why: str = ""
    wins: bool = False  # at once and for certain, and nothing else does
    for_master: bool = False

    def __str__(self) -> str:
        return self.says


def answer(game: Game[Any]) -> str:
    """What the game's strongest heuristic chooses, as an option id."""
    best = next(iter(game.rules.bots.values()))
    return game.describe(best(1).choose(game)).id


def check(task: Task) -> None:
    """The heuristic answers it rightly; where several are right, each seed of chance gives one of them."""
    position = task.laid()
    right = task.right.split()
    assert set(right) <= set(position.ids), f"{right} is not offered: {position.ids}"
    assert len(right) < len(position.ids), "every answer is right"
    given = answer(position.game)
    assert given in right, f"{task}: chose {given}, right is {task.right}: {task.why}"
