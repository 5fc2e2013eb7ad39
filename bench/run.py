"""Zombie! Run for your lives!: decisions, games, clones and saves per second, and that long games cost no more."""

from __future__ import annotations

import json
import time

import orda
from bench.common import figure, middle_of_a_game, per_second, random_play, reference_loops
from orda.lab.simulate import Job, simulate

PLAYERS = 4
GAMES = 25


def main() -> None:
    figure("this machine: rounds of a plain loop", reference_loops(), "/s", "for comparing runs")
    # Many short runs: the best was hardly disturbed by what else the machine does.
    runs = [random_play("run", PLAYERS, GAMES) for _ in range(60)]
    decisions, seconds = min(runs, key=lambda run: run[1])
    figure("run: random play, 4 players", decisions / seconds, "decisions/s", f"{decisions / GAMES:.0f} a game")
    decisions, told = min((random_play("run", PLAYERS, GAMES, telling=True) for _ in range(60)), key=lambda run: run[1])
    figure("run: the same with events", decisions / told, "decisions/s")
    figure("run: random games, 4 players", GAMES / seconds, "games/s")
    greedy = simulate(Job("run", PLAYERS, ["greedy"] * PLAYERS, 300))
    figure("run: greedy games, 4 players", 300 / greedy.seconds, "games/s")
    game = middle_of_a_game("run", PLAYERS, 25)
    data = game.save()
    figure("run: clone", per_second(game.clone, 5000), "/s")
    figure("run: save", per_second(game.save, 1000), "/s")
    figure("run: save as JSON text", per_second(lambda: json.dumps(game.save()), 1000), "/s")
    figure("run: load", per_second(lambda: orda.load(data), 300), "/s")
    figure("run: clone and re-deal", per_second(lambda: game.clone().redeal(0, 5), 1000), "/s")
    figure("run: view", per_second(lambda: game.view(0), 1000), "/s")
    print(f"{'run: cost per decision by length of the game':<44}{flatness()}")


def flatness() -> str:
    """Microseconds per decision in the first, second, third ... hundred decisions of long games (7 players, greedy)."""
    rules, spent, made = orda.rules("run"), [0.0] * 4, [0] * 4
    for seed in range(60):
        game, bot = orda.new("run", players=7, seed=seed), rules.bots["greedy"](seed)
        game.telling = False
        number = 0
        while game.decision is not None:
            choice, part = bot.choose(game), min(number // 40, 3)
            start = time.perf_counter()
            game.apply(choice)
            spent[part] += time.perf_counter() - start
            made[part] += 1
            number += 1
    return ", ".join(f"{1e6 * s / n:.1f}" for s, n in zip(spent, made, strict=True) if n) + " us in each 40 decisions"


if __name__ == "__main__":
    main()
