"""This code against that of an earlier commit, both as plain Python, in one run: how many times as fast it is now.

    python -m bench.against 2066490 [rounds] [part of a figure's name ...]

Each is in a process of its own and they take turns in short slices of CPU time, so that both see the same machine; the
middle of the ratios of neighbouring slices is what counts. Positions are several from random games. Needs git.
"""

from __future__ import annotations

import io
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import orda

ROOT = Path(__file__).parents[1]
SLICE = 0.1  # CPU-seconds
# Players, decisions until the middle of a game, bot, options
GAMES: dict[str, tuple[int, int, str, dict[str, Any]]] = {
    "run": (4, 25, "greedy", {}),
    "zombinion": (2, 80, "hunter", {}),
    "off_the_dead": (4, 60, "survivor", {}),
    "zombies": (4, 400, "runner", {"max_rounds": 200}),
}
POSITIONS = 24


# -- one of the two ----------------------------------------------------------------------------------------


def in_turn(things: list[Any], what: Callable[[Any], object]) -> Callable[[], int]:
    def once() -> int:
        for thing in things:
            what(thing)
        return len(things)

    return once


def playing(game: str, players: int, options: dict[str, Any], bot: str = "") -> Callable[[], int]:
    """Decisions of games that go on from slice to slice; making the games is part of it."""
    pick, seeds = random.Random(1).random, iter(range(1_000_000))
    running: list[Any] = []
    choose = orda.rules(game).bots[bot](1).choose if bot else None

    def once() -> int:
        if not running or running[0].decision is None:
            running[:] = [orda.new(game, players=players, seed=next(seeds), **options)]
            running[0].telling = False
        g, made = running[0], 0
        while made < 20 and (decision := g.decision) is not None:
            g.apply(choose(g) if choose else decision.options[int(pick() * len(decision.options))])
            made += 1
        return made

    return once


def positions(game: str, players: int, decisions: int, options: dict[str, Any]) -> Iterator[Any]:
    """From half as many decisions on to half as many again."""
    for seed in range(1000):
        g, chance = orda.new(game, players=players, seed=seed, **options), random.Random(seed)
        g.telling = False
        for _ in range(decisions * (POSITIONS // 2 + seed % POSITIONS) // POSITIONS):
            if g.decision is None:
                break
            g.apply(chance.choice(g.decision.options))
        if g.decision is not None:
            yield g


def figures() -> dict[str, Callable[[], int]]:
    found: dict[str, Callable[[], int]] = {}
    for game, (players, decisions, bot, options) in GAMES.items():
        reached = positions(game, players, decisions, options)
        middles = [next(reached) for _ in range(POSITIONS)]
        saves = [g.save() for g in middles]
        found |= {
            f"{game} random decisions": playing(game, players, options),
            f"{game} decisions of {bot}": playing(game, players, options, bot),
            f"{game} clone": in_turn(middles, lambda g: g.clone()),
            f"{game} clone and re-deal": in_turn(middles, lambda g: g.clone().redeal(0, 5)),
            f"{game} view": in_turn(middles, lambda g: g.view(0)),
            f"{game} save": in_turn(middles, lambda g: g.save()),
            f"{game} load": in_turn(saves, orda.load),
        }
    for bot in ("big_money", "big_money_furbizia"):
        found[f"zombinion decisions of {bot}"] = playing("zombinion", 2, {}, bot)
    return found


def per_cpu_second(what: Callable[[], int]) -> float:
    start, count = time.process_time(), 0
    while (took := time.process_time() - start) < SLICE:
        count += what()
    return count / took


def answer() -> None:
    """Says which figures there are, then measures a slice of whatever is named."""
    known = figures()
    print(json.dumps(list(known)), flush=True)
    for line in sys.stdin:
        print(per_cpu_second(known[line.strip()]), flush=True)


# -- both --------------------------------------------------------------------------------------------------


class Code:
    """A process that runs the sources in a folder."""

    def __init__(self, folder: Path) -> None:
        environment = os.environ | {"PYTHONPATH": str(folder)}
        command = [sys.executable, str(Path(__file__)), "--answer"]
        self.process = subprocess.Popen(
            command, env=environment, cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.names: list[str] = json.loads(self.said())

    def said(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def measure(self, name: str) -> float:
        assert self.process.stdin is not None
        print(name, file=self.process.stdin, flush=True)
        return float(self.said())


def unpack(commit: str, folder: Path) -> Path:
    done = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True)
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        archive.extractall(folder, filter="data")
    return folder / "src"


def plain_copy(folder: Path) -> Path:
    shutil.copytree(ROOT / "src/orda", folder / "orda", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
    return folder


def compare(now: Code, then: Code, name: str, rounds: int) -> None:
    pairs = [(now.measure(name), then.measure(name)) for _ in range(rounds)]
    ratio = statistics.median(ours / theirs for ours, theirs in pairs)
    ours, theirs = (max(side) for side in zip(*pairs, strict=True))
    print(f"{name:<44}{ratio:>6.2f} x   {ours:>12,.0f} /CPU-s, then {theirs:,.0f}", flush=True)


def main(commit: str, rounds: str = "15", *wanted: str) -> None:
    with tempfile.TemporaryDirectory(prefix="orda-against-") as folder:
        now = Code(plain_copy(Path(folder) / "now"))
        then = Code(unpack(commit, Path(folder) / "then"))
        for name in now.names:
            if not wanted or any(part in name for part in wanted):
                compare(now, then, name, int(rounds))


if __name__ == "__main__":
    if "--answer" in sys.argv:
        answer()
    else:
        main(*sys.argv[1:])
