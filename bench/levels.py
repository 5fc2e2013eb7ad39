"""How strong the bots are, as the tables of docs/bots-and-lab.md. No figure of speed, so not part of `make bench`.

    python -m bench.levels steps                          each level against the one below
    python -m bench.levels first --master 400             master and hard against the bots of the first version
    python -m bench.levels steps --game run --games 1000  only one game

One of the stronger sits among as many of the weaker as there are other seats, each seat in turn; in a cooperative game
all seats are of one level. Percentages of games won, 95 % intervals. Master thinks with the simulations that its game
names (`Foresight`), so that the figures are the same on every machine; how many it makes in a second is printed too.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import orda
from orda.bots.search import Duel, Search, worth_a_thought
from orda.engine.game import Game
from orda.lab.simulate import Job, simulate
from orda.lab.statistics import wilson
from orda.table.levels import LEVELS

FIRST: Final = "bench.first:First"
POSITIONS: Final = 12  # for how many simulations there are in a second


class Goal(NamedTuple):
    """What master should at least win against the first bots, in per cent."""

    game: str
    players: int
    options: dict[str, Any]
    least: int


GOALS: Final = (
    Goal("run", 2, {}, 62),
    Goal("run", 4, {}, 90),
    Goal("zombinion", 2, {"kingdom": "first_game"}, 65),
    Goal("zombinion", 2, {"kingdom": "random"}, 65),
    Goal("zombinion", 4, {"kingdom": "first_game"}, 50),
    Goal("zombinion", 4, {"kingdom": "random"}, 50),
    Goal("off_the_dead", 4, {}, 80),
    Goal("zombies", 2, {}, 80),
    Goal("zombies", 4, {}, 50),
)


class Numbers(NamedTuple):
    """How many games are played: of master, who is slow, and of the others; and with how many processes."""

    games: int
    master: int
    jobs: int

    def of(self, bot: str) -> int:
        return self.master if bot == "master" else self.games


def won(game: str, players: int, bot: str, other: str, numbers: Numbers, **options: Any) -> str:
    """How often the one bot wins among the others, with the interval and the number of games."""
    together = orda.rules(game).course.cooperative
    bots = [bot] * players if together else [bot, *[other] * (players - 1)]
    games = numbers.of(bot)
    if not games or not other:
        return ""
    outcome = simulate(Job(game, players, bots, games, options=options, rotate=True), numbers.jobs)
    share, low, high = (100 * part for part in wilson(outcome.wins(0), games))
    return f"{share:.1f} ({low:.1f} to {high:.1f})" + (f" of {games}" if bot == "master" else "")


# -- each level against the one below ----------------------------------------------------------


def steps(games: Iterable[str], numbers: Numbers) -> None:
    """Nobody is below a beginner: only where all play together there is something to say of him."""
    print("| | players | " + " | ".join(LEVELS) + " |")
    print("|---" * (len(LEVELS) + 2) + "|")
    for game in games:
        lowest = LEVELS[0] if orda.rules(game).course.cooperative else ""
        pairs = list(zip(LEVELS, (lowest, *LEVELS), strict=False))
        for players in numbers_of_players(game):
            row(game, players, (won(game, players, level, below, numbers) for level, below in pairs))


def numbers_of_players(game: str) -> list[int]:
    """Two, the middle and the most."""
    most = orda.rules(game).players[-1]
    return [2, (2 + most) // 2, most]


def row(game: str, players: int, cells: Iterator[str]) -> None:
    """Printed cell by cell: some take long."""
    print(f"| {game} | {players} |", end="", flush=True)
    for cell in cells:
        print(f" {cell} |", end="", flush=True)
    print()


# -- against the first bots --------------------------------------------------------------------


def against_first(games: Iterable[str], numbers: Numbers) -> None:
    print("| | players | hard | master | goal | simulations a choice | in a second |")
    print("|---" * 7 + "|")
    for goal in GOALS:
        if goal.game in games:
            row(named(goal), goal.players, cells_of(goal, numbers))


def named(goal: Goal) -> str:
    return " ".join([goal.game, *map(str, goal.options.values())])


def cells_of(goal: Goal, numbers: Numbers) -> Iterator[str]:
    for bot in ("hard", "master"):
        yield won(goal.game, goal.players, bot, FIRST, numbers, **goal.options)
    yield str(goal.least)
    yield str(orda.rules(goal.game).advice.foresight.simulations)
    yield f"{simulations_a_second(goal):,.0f}"


def simulations_a_second(goal: Goal) -> float:
    """Of this process's time, at questions spread over a game that master thinks about."""
    spent, start = 0, time.process_time()
    for position in thought_about(goal):
        duel = Duel(position, Search(1), worth_a_thought(position))
        duel.fight()
        spent += duel.spent
    return spent / (time.process_time() - start)


def thought_about(goal: Goal) -> list[Game[Any]]:
    g = orda.new(goal.game, players=goal.players, seed=1, **goal.options)
    bot, found = next(iter(g.rules.bots.values()))(1), []
    g.telling = False
    while g.decision is not None:
        if len(worth_a_thought(g)) > 1:
            found.append(g.clone())
        g.apply(bot.choose(g))
    return found[:: max(1, len(found) // POSITIONS)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.levels")
    parser.add_argument("table", choices=("steps", "first"))
    parser.add_argument("--game", choices=orda.games(), action="append", help="all games without it")
    parser.add_argument("--games", type=int, default=1000, help="of every pair of bots")
    parser.add_argument("--master", type=int, default=100, help="games of master; 0: none")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    numbers = Numbers(given.games, given.master, given.jobs)
    table = steps if given.table == "steps" else against_first
    table(given.game or orda.games(), numbers)


if __name__ == "__main__":
    main()
