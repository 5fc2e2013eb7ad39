"""Many games between bots: who wins, how long it takes. The same seed gives the same numbers, whatever the jobs."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from orda.engine.playout import play_with
from orda.games import find_rules
from orda.lab.engines import engine, in_order
from orda.lab.playing import BotMaker, Played, bot_maker, played, seat_bots, seed_of_deal
from orda.lab.statistics import spread, wilson

WHOLE_WIN: Final = 420  # wins are counted in shares that 1 to 7 winners divide, so that sums are exact


@dataclass
class Job:
    """What to simulate. `bots` has a name for each seat; with `rotate` they move one seat on after every game."""

    game: str
    players: int
    bots: Sequence[str]
    games: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    rotate: bool = False


@dataclass
class Tally:
    """What some games gave; tallies of parts add up to that of the whole."""

    games: int = 0
    decisions: int = 0
    shares: Counter[int] = field(default_factory=Counter)  # by place in `Job.bots`: wins, in parts of WHOLE_WIN
    turns: Counter[int] = field(default_factory=Counter)
    reasons: Counter[str] = field(default_factory=Counter)
    figures: dict[str, Counter[int]] = field(default_factory=dict)

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.shares += other.shares
        self.turns += other.turns
        self.reasons += other.reasons
        for name, counts in other.figures.items():
            self.figures.setdefault(name, Counter()).update(counts)

    def count(self, game: Played, cooperative: bool) -> None:
        self.games += 1
        self.decisions += game.decisions
        share = WHOLE_WIN if cooperative else WHOLE_WIN // max(len(game.winners), 1)
        for seat in game.winners:
            self.shares[game.lineup[seat]] += share
        self.turns[game.turns] += 1
        self.reasons[game.reason] += 1
        for name, value in game.figures.items():
            if name not in self.figures:
                self.figures[name] = Counter()
            self.figures[name][value] += 1


@dataclass
class Outcome:
    job: Job
    tally: Tally
    seconds: float

    def wins(self, place: int) -> float:
        return self.tally.shares[place] / WHOLE_WIN

    def seat_data(self, place: int) -> dict[str, Any]:
        share, low, high = wilson(self.wins(place), self.tally.games)
        bot, games, wins = self.job.bots[place], self.tally.games, self.wins(place)
        return {"bot": bot, "games": games, "wins": wins, "share": share, "low": low, "high": high}

    def bot_data(self, bot: str) -> dict[str, Any]:
        """In how many games it sat, and how many of them it won, wherever it sat; what a team wins is won once."""
        wins = [self.wins(place) for place, name in enumerate(self.job.bots) if name == bot]
        cooperative = find_rules(self.job.game).course.cooperative
        return {"name": bot, "games": self.tally.games, "wins": max(wins) if cooperative else sum(wins)}

    def to_data(self) -> dict[str, Any]:
        job, tally = self.job, self.tally
        return {
            "game": job.game,
            "players": job.players,
            "options": job.options,
            "games": tally.games,
            "seed": job.seed,
            "rotate": job.rotate,
            "bots": [self.bot_data(bot) for bot in dict.fromkeys(job.bots)],
            "seats": [self.seat_data(place) for place in range(len(job.bots))],
            "turns": spread(tally.turns),
            "reasons": dict(sorted(tally.reasons.items())),
            "figures": {name: spread(counts) for name, counts in sorted(tally.figures.items())},
            "decisions": tally.decisions,
            "speed": {"seconds": self.seconds, "games_per_second": tally.games / self.seconds},
        }


class Interrupted(KeyboardInterrupt):
    """Ctrl-C in the middle of a simulation; `outcome` is what was played so far."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(f"stopped after {outcome.tally.games} of {outcome.job.games} games")
        self.outcome = outcome


def simulate(
    job: Job, jobs: int = 1, progress: Callable[[int], None] = lambda _games: None, where: str = "processes"
) -> Outcome:
    """Plays them all; `progress` hears how many games were just finished. Ctrl-C raises Interrupted."""
    check(job)
    start, tally = time.perf_counter(), Tally()
    try:
        with engine(where, jobs) as found:
            for numbers, part in in_order(found, partial(play_games, job), range(job.games)):
                tally.add(part)
                progress(len(numbers))
    except KeyboardInterrupt:
        raise Interrupted(Outcome(job, tally, time.perf_counter() - start)) from None
    return Outcome(job, tally, time.perf_counter() - start)


def check(job: Job) -> list[BotMaker]:
    """Raises OptionError before anything is started."""
    rules = find_rules(job.game)
    rules.read_options(rules.read_players(job.players), job.options)
    return [bot_maker(rules, name) for name in job.bots]


def play_games(job: Job, numbers: range) -> Tally:
    tally, makers, cooperative = Tally(), check(job), find_rules(job.game).course.cooperative
    for number in numbers:
        tally.count(play_one(job, number, makers), cooperative)
    return tally


def play_one(job: Job, number: int, makers: Sequence[BotMaker]) -> Played:
    seed = seed_of_deal(job.seed, number)
    shift = number % job.players if job.rotate else 0
    places = tuple((seat + shift) % job.players for seat in range(job.players))  # which of the bots sits where
    game = find_rules(job.game).new(job.players, seed, **job.options)
    game.telling = False
    return played(game, places, play_with(game, seat_bots(makers, places, seed)))
