"""What every benchmark shares: timing by the best of several runs, and one line per figure."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import orda


def figure(name: str, value: float, unit: str, note: str = "") -> None:
    print(f"{name:<44}{value:>14,.0f} {unit:<14}{note}".rstrip())


def reference_loops() -> float:
    """Rounds per second of a fixed plain-Python loop: what this machine, with what else it does, can do now."""
    best = 1e9
    for _ in range(10):
        start, x = time.perf_counter(), 1
        for i in range(50_000):
            x = (x * 3 + i) & 0xFFFF
        best = min(best, time.perf_counter() - start)
    return 50_000 / best


def per_second(what: Callable[[], object], times: int, rounds: int = 3) -> float:
    """Calls per second, the best of some rounds: the others were disturbed."""
    best = 1e9
    for _ in range(rounds):
        start = time.perf_counter()
        for _ in range(times):
            what()
        best = min(best, time.perf_counter() - start)
    return times / best


def random_play(game: str, players: int, games: int, telling: bool = False, **options: Any) -> tuple[int, float]:
    """Decisions made and seconds taken by random games."""
    chance, decisions, start = random.Random(1), 0, time.perf_counter()
    for seed in range(games):
        g = orda.new(game, players=players, seed=seed, **options)
        g.telling = telling
        while g.decision is not None:
            choices = g.decision.options
            g.apply(choices[int(chance.random() * len(choices))])
            decisions += 1
    return decisions, time.perf_counter() - start


def middle_of_a_game(game: str, players: int, decisions: int, **options: Any) -> orda.Game[Any]:
    """A game that has come this far under random play."""
    for seed in range(1000):
        g, chance = orda.new(game, players=players, seed=seed, **options), random.Random(seed)
        g.telling = False
        for _ in range(decisions):
            if g.decision is None:
                break
            g.apply(chance.choice(g.decision.options))
        if g.decision is not None:
            return g
    raise RuntimeError(f"no game of {game} lasts {decisions} decisions")


# -- pages ---------------------------------------------------------------------

# In `took`: milliseconds from reading a state to its painting.
WATCH = """
const parse = JSON.parse; window.took = [];
JSON.parse = (text) => {
  const found = parse(text);
  if (found?.type === 'state') {
    const start = performance.now(), channel = new MessageChannel();
    channel.port1.onmessage = () => window.took.push(performance.now() - start);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  }
  return found;
}"""


def thread_seconds(session: Any) -> float:
    metrics = session.send("Performance.getMetrics")["metrics"]
    return next(float(each["value"]) for each in metrics if each["name"] == "TaskDuration")
