"""The compiled engine against the plain one and pyminion 0.4.0, in one run, per CPU-second. `make compiled` first.

The plain engine is a copy of the sources without the extension modules, in a process of its own; both take turns, so
that they see the same machine.
"""

from __future__ import annotations

import importlib
import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import orda
from bench.common import figure, middle_of_a_game, reference_loops
from orda.engine.playout import play_at_random, play_with
from orda.engine.rng import Chance
from orda.engine.version import build, is_compiled

ROOT = Path(__file__).parents[1]
ROUNDS = 3
GAMES = {"run": (4, 300, 25), "zombinion": (2, 60, 80), "off_the_dead": (4, 60, 60), "zombies": (4, 4, 400)}


def per_cpu_second(what: Callable[[], int]) -> float:
    """How many of what it counts, the best of some rounds."""
    best = 0.0
    for _ in range(ROUNDS):
        start = time.process_time()
        count = what()
        best = max(best, count / (time.process_time() - start))
    return best


def random_decisions(game: str, players: int, games: int) -> int:
    chance, made = Chance(1), 0
    for seed in range(games):
        g = orda.new(game, players=players, seed=seed)
        g.telling = False
        made += play_at_random(g, chance)
    return made


def random_by_hand(game: str, players: int, games: int) -> int:
    """The same with the loop in plain Python, as a caller would write it."""
    pick, made = random.Random(1).random, 0
    for seed in range(games):
        g = orda.new(game, players=players, seed=seed)
        g.telling = False
        while (decision := g.decision) is not None:
            options = decision.options
            g.apply(options[int(pick() * len(options))])
            made += 1
    return made


def mirror(name: str, games: int) -> int:
    kind = orda.rules("zombinion").bots[name]
    bots = [kind(1), kind(2)]
    for seed in range(games):
        g = orda.new("zombinion", players=2, seed=seed)
        g.telling = False
        play_with(g, bots)
    return games


def repeated(what: Callable[[], object], times: int) -> int:
    for _ in range(times):
        what()
    return times


def figures() -> dict[str, float]:
    found = {"big_money mirror, games": per_cpu_second(lambda: mirror("big_money", 200))}
    for game, (players, games, middle) in GAMES.items():
        found[f"{game} random decisions"] = per_cpu_second(lambda: random_decisions(game, players, games))  # noqa: B023
        found[f"{game} random, loop of the caller"] = per_cpu_second(lambda: random_by_hand(game, players, games))  # noqa: B023
        g = middle_of_a_game(game, players, middle)
        found[f"{game} clone"] = per_cpu_second(lambda: repeated(g.clone, 4000))  # noqa: B023
        found[f"{game} clone and re-deal"] = per_cpu_second(lambda: repeated(lambda: g.clone().redeal(0, 5), 500))  # noqa: B023
    return found


# -- the others ---------------------------------------------------------------------------------------------


def pyminion() -> float:
    """Games of its own mirror of BigMoney; 0 where it is not installed."""
    try:
        base = importlib.import_module("pyminion.expansions.base")
        examples = importlib.import_module("pyminion.bots.examples")
        game = importlib.import_module("pyminion.game").Game
    except ModuleNotFoundError:
        return 0.0

    def games() -> int:
        bots = [examples.BigMoney("one"), examples.BigMoney("two")]
        for _ in range(40):
            game(bots, [base.base_set], kingdom_cards=[base.smithy], log_stdout=False, log_file=False).play()
        return 40

    return per_cpu_second(games)


def plain_figures() -> dict[str, float]:
    with tempfile.TemporaryDirectory(prefix="orda-plain-") as folder:
        shutil.copytree(
            ROOT / "src/orda", Path(folder) / "orda", ignore=shutil.ignore_patterns("*.so", "*.pyd", "static")
        )
        environment = os.environ | {"PYTHONPATH": os.pathsep.join([folder, str(ROOT)])}
        command = [sys.executable, "-m", "bench.compiled", "--figures"]
        done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def matching() -> float:
    """What `orda match` loses against the bare loop, a part of the time: the middle of many short slices in turn."""
    from orda.lab.match import play_blocks  # noqa: PLC0415
    from orda.lab.plan import Plan  # noqa: PLC0415

    plan = Plan("zombinion", 2, ("big_money", "hunter"))

    def bare(blocks: range) -> None:
        for block in blocks:
            for lineup in plan.lineups(block):
                seed = plan.deal(block)
                g = plan.rules.new(2, seed)
                g.telling = False
                play_with(g, [plan.makers[bot](seed + 1 + seat) for seat, bot in enumerate(lineup)])

    def seconds(what: Callable[[range], object], blocks: range) -> float:
        start = time.process_time()
        what(blocks)
        return time.process_time() - start

    def match(blocks: range) -> None:
        play_blocks(plan, None, blocks)

    lost: list[float] = []
    for first in range(0, 600, 6):
        before, ours, after = [seconds(what, range(first, first + 6)) for what in (bare, match, bare)]
        lost.append(1 - (before + after) / 2 / ours)
    return statistics.median(lost)


def pettingzoo_steps() -> float:
    from orda.lab.pettingzoo import env  # noqa: PLC0415

    table, chance = env("run", 4), Chance(1)

    def steps() -> int:
        made = 0
        for seed in range(60):
            table.reset(seed=seed)
            while table.game.decision is not None:
                table.last()
                table.step(chance.choice(tuple(table.legal())))
                made += 1
        return made

    return per_cpu_second(steps)


def main() -> None:
    figure("this machine: rounds of a plain loop", reference_loops(), "/s", "for comparing runs")
    if not is_compiled():
        print(f"{'the engine is not compiled':<44}{'':>14} make compiled")
    ours, plain, theirs = figures(), plain_figures(), pyminion()
    for name, value in ours.items():
        figure(
            f"{name} ({build().partition(' ')[0]})",
            value,
            "/CPU-s",
            f"plain: {plain[name]:,.0f}, {value / plain[name]:.1f} x",
        )
    if theirs:
        name = "big_money mirror, games"
        figure("pyminion 0.4.0: BigMoney mirror, games", theirs, "/CPU-s")
        print(f"{'times pyminion':<44}{ours[name] / theirs:>14.1f} x             plain: {plain[name] / theirs:.1f} x")
    print(f"{'orda match against the bare loop':<44}{100 * matching():>14.1f} % lost")
    figure("PettingZoo: run, 4 players", pettingzoo_steps(), "steps/CPU-s")


def as_json() -> dict[str, Any]:
    return dict(figures())


if __name__ == "__main__":
    if "--figures" in sys.argv:
        print(json.dumps(as_json()))
    else:
        main()
