"""Many games between bots: who wins, how long it takes. The same seed gives the same numbers, whatever the jobs."""

from __future__ import annotations

import math
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Final

from orda.bots import make_bot
from orda.engine.rng import state_of
from orda.games import find_rules

WHOLE_WIN: Final = 420  # wins are counted in shares that 1 to 7 winners divide, so that sums are exact
CHUNK: Final = 50
Z_95: Final = 1.959963984540054


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


@dataclass
class Outcome:
    job: Job
    tally: Tally
    seconds: float

    def wins(self, place: int) -> float:
        return self.tally.shares[place] / WHOLE_WIN

    def seat_data(self, place: int) -> dict[str, Any]:
        share, low, high = wilson(self.wins(place), self.tally.games)
        return {"bot": self.job.bots[place], "wins": self.wins(place), "share": share, "low": low, "high": high}

    def to_data(self) -> dict[str, Any]:
        job, tally = self.job, self.tally
        return {
            "game": job.game,
            "players": job.players,
            "options": job.options,
            "games": tally.games,
            "seed": job.seed,
            "rotate": job.rotate,
            "seats": [self.seat_data(place) for place in range(len(job.bots))],
            "turns": spread(tally.turns),
            "reasons": dict(sorted(tally.reasons.items())),
            "figures": {name: spread(counts) for name, counts in sorted(tally.figures.items())},
            "decisions": tally.decisions,
            "speed": {"seconds": self.seconds, "games_per_second": tally.games / self.seconds},
        }


def simulate(job: Job, jobs: int = 1, progress: Callable[[int], None] = lambda _games: None) -> Outcome:
    """Plays them all; `progress` hears how many games were just finished."""
    check(job)
    start, tally = time.perf_counter(), Tally()
    for part in play_chunks(job, jobs):
        tally.add(part)
        progress(part.games)
    return Outcome(job, tally, time.perf_counter() - start)


def check(job: Job) -> None:
    """Raises OptionError before anything is started."""
    rules = find_rules(job.game)
    rules.read_options(rules.read_players(job.players), job.options)
    for name in job.bots:
        make_bot(rules, name, 0)


def play_chunks(job: Job, jobs: int) -> Iterator[Tally]:
    chunks = [(job, range(i, min(i + CHUNK, job.games))) for i in range(0, job.games, CHUNK)]
    if jobs == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(play_chunk, chunks)


def play_chunk(chunk: tuple[Job, range]) -> Tally:
    tally = Tally()
    for number in chunk[1]:
        play_one(chunk[0], number, tally)
    return tally


def play_one(job: Job, number: int, tally: Tally) -> None:
    rules = find_rules(job.game)
    seed = state_of((job.seed << 64) + number)
    shift = number % job.players if job.rotate else 0
    places = [(seat + shift) % job.players for seat in range(job.players)]  # which of the bots sits where
    bots = [make_bot(rules, job.bots[place], seed + 1 + place) for place in places]
    game = rules.new(job.players, seed, **job.options)
    game.telling = False
    while game.decision is not None:
        game.apply(bots[game.decision.player].choose(game))
        tally.decisions += 1
    result = game.result
    assert result is not None
    tally.games += 1
    share = WHOLE_WIN if rules.course.cooperative else WHOLE_WIN // max(len(result.winners), 1)
    for seat in result.winners:
        tally.shares[places[seat]] += share
    tally.turns[game.t.turn] += 1
    tally.reasons[result.reason] += 1
    for name, value in rules.course.figures(game).items():
        tally.figures.setdefault(name, Counter())[value] += 1


# -- numbers -----------------------------------------------------------------------


def wilson(wins: float, games: int) -> tuple[float, float, float]:
    """The share of wins and its 95 % interval by Wilson's formula, which keeps within 0 and 1."""
    if not games:
        return 0.0, 0.0, 1.0
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return share, max(0.0, middle - reach), min(1.0, middle + reach)


def spread(counts: Counter[int]) -> dict[str, float]:
    total = sum(counts.values())
    if not total:
        return {"mean": 0.0, "p5": 0.0, "p95": 0.0}
    mean = sum(value * count for value, count in counts.items()) / total
    return {"mean": mean, "p5": percentile(counts, 0.05), "p95": percentile(counts, 0.95)}


def percentile(counts: Counter[int], part: float) -> float:
    """The smallest value that at least this part of all values do not exceed."""
    needed, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return float(value)
    return 0.0
