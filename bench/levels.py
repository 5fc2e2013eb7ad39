"""How strong the bots are, as the tables of docs/bots-and-lab.md. No figure of speed, so not part of `make bench`.

    python -m bench.levels steps                          each level against the one below
    python -m bench.levels first --master 400             master and the heuristic against the bots of the first version
    python -m bench.levels steps --game run --games 1000  only one game
    python -m bench.levels first --results bench/kept     every game is kept there: stop it, and go on another time

One of the stronger sits among as many of the weaker as there are other seats, each seat in turn; in a cooperative game
all seats are of one level. Percentages of games won, 95 % intervals. Master thinks with the simulations that its game
names (`Foresight`), or `--simulations`, so that the figures are the same on every machine; how many it makes in a
second is printed too. `bench/kept` has the games that docs/bots-and-lab.md tells of: they take hours. What is kept
is of the bots as they were: a file whose last game comes out otherwise today is refused, and may go.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

import orda
from orda.bots.search import Race, Search, foresight_of, worth_a_thought
from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.engine.playout import play_with
from orda.engine.rules import share
from orda.lab.engines import engine, in_order
from orda.lab.playing import bot_maker, seed_of_deal
from orda.lab.statistics import wilson
from orda.table.levels import LEVELS, strongest

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


class Settings(NamedTuple):
    """How many games are played: of master, who is slow, and of the others; how long he thinks, with how many
    processes, and where every game is kept."""

    games: int
    master: int
    simulations: int | None
    jobs: int
    results: Path | None

    def games_of(self, bot: str) -> int:
        return self.master if bot == "master" else self.games


class Pairing(NamedTuple):
    """One bot among others of one kind, or in all seats where all play together."""

    game: str
    players: int
    bot: str
    other: str
    options: dict[str, Any]
    simulations: int | None  # of master; None: what its game names

    @property
    def file(self) -> str:
        """The name of what is kept of it."""
        names = [self.game, str(self.players), *map(str, self.options.values()), self.bot]
        if self.bot == "master" and self.simulations:
            names.append(str(self.simulations))
        return "-".join([*names, self.other.replace(":", "."), "won.txt"])

    def bots(self, seed: int, place: int) -> list[Bot]:
        """Of a game; `place` is where the one sits."""
        together = orda.rules(self.game).course.cooperative
        seats = range(self.players)
        return [self.make(self.bot if together or seat == place else self.other, seed + 1 + seat) for seat in seats]

    def make(self, name: str, seed: int) -> Bot:
        if name == "master":
            return Search(seed, simulations=self.simulations)
        return bot_maker(orda.rules(self.game), name)(seed)

    def play(self, numbers: range) -> list[float]:
        """What the one won of each of these games: all, nothing, or its share."""
        return [self.play_one(number) for number in numbers]

    def play_one(self, number: int) -> float:
        seed, place = seed_of_deal(0, number), number % self.players
        g = orda.new(self.game, players=self.players, seed=seed, **self.options)
        g.telling = False
        play_with(g, self.bots(seed, place))
        assert g.result is not None
        return float(bool(g.result.winners)) if g.rules.course.cooperative else share(g.result, place)


def won(pairing: Pairing, settings: Settings) -> str:
    """How often the one bot wins among the others, with the interval and the number of games."""
    games = settings.games_of(pairing.bot)
    if not games or not pairing.other:
        return ""
    results = played(pairing, games, settings)
    part, low, high = (100 * each for each in wilson(sum(results), len(results)))
    return f"{part:.1f} ({low:.1f} to {high:.1f})" + (f" of {len(results)}" if pairing.bot == "master" else "")


def played(pairing: Pairing, games: int, settings: Settings) -> list[float]:
    """So many games: those that were kept, and the rest."""
    file = settings.results / pairing.file if settings.results else None
    results = kept(file, pairing)[:games] if file and file.exists() else []
    with engine("processes", settings.jobs) as found:
        for _, part in in_order(found, partial(Pairing.play, pairing), range(len(results), games)):
            results += part
            if file:
                keep(file, part)
    return results


def keep(file: Path, results: Sequence[float]) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a") as lines:
        lines.writelines(written(result) for result in results)


def kept(file: Path, pairing: Pairing) -> list[float]:
    """Of the bots of today, or there would be two in one figure: the last game must come out the same again."""
    lines = file.read_text().splitlines(keepends=True)
    if lines and lines[-1] != written(pairing.play_one(len(lines) - 1)):
        raise SystemExit(f"{file} is of other bots: its game {len(lines)} comes out otherwise today; remove it")
    return [float(line) for line in lines]


def written(result: float) -> str:
    return f"{result:.4g}\n"


# -- each level against the one below ----------------------------------------------------------


def steps(games: Iterable[str], settings: Settings) -> None:
    """Nobody is below a beginner: only where all play together there is something to say of him."""
    print("| | players | " + " | ".join(LEVELS) + " |")
    print("|---" * (len(LEVELS) + 2) + "|")
    for game in games:
        lowest = LEVELS[0] if orda.rules(game).course.cooperative else ""
        pairs = list(zip(LEVELS, (lowest, *LEVELS), strict=False))
        for players in numbers_of_players(game):
            pairings = [Pairing(game, players, level, below, {}, settings.simulations) for level, below in pairs]
            row(game, players, (won(pairing, settings) for pairing in pairings))


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


def against_first(games: Iterable[str], settings: Settings) -> None:
    print("| | players | heuristic | master | goal | simulations a choice | in a second |")
    print("|---" * 7 + "|")
    for goal in GOALS:
        if goal.game in games:
            row(named(goal), goal.players, cells_of(goal, settings))


def named(goal: Goal) -> str:
    return " ".join([goal.game, *map(str, goal.options.values())])


def cells_of(goal: Goal, settings: Settings) -> Iterator[str]:
    for bot in (strongest(orda.rules(goal.game)), "master"):
        yield won(Pairing(goal.game, goal.players, bot, FIRST, goal.options, settings.simulations), settings)
    yield str(goal.least)
    yield str(settings.simulations or foresight_of(orda.new(goal.game, players=goal.players, seed=1)).simulations)
    yield f"{simulations_a_second(goal):,.0f}"


def simulations_a_second(goal: Goal) -> float:
    """Of this process's time, at questions spread over a game that master thinks about."""
    spent, start = 0, time.process_time()
    for position in thought_about(goal):
        race = Race(position, Search(1), worth_a_thought(position))
        race.judge()
        spent += race.spent
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
    parser.add_argument("--simulations", type=int, help="of master for each choice; what its game names without it")
    parser.add_argument("--results", type=Path, help="a folder: what is there is not played again")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    settings = Settings(given.games, given.master, given.simulations, given.jobs, given.results)
    table = steps if given.table == "steps" else against_first
    table(given.game or orda.games(), settings)


if __name__ == "__main__":
    main()
