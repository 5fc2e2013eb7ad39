"""Off the Dead: decisions per second, and how the bot `survivor` fares at each number of players."""

from __future__ import annotations

import json
import os
from collections import Counter
from typing import Any

import orda
from bench.common import figure, middle_of_a_game, per_second, random_play, reference_loops
from orda.lab.simulate import Job, Outcome, simulate
from orda.lab.statistics import wilson

GAMES = int(os.environ.get("ORDA_BENCH_GAMES", "1000"))
GRADES = ("triumph", "victory", "survivors", "last_breath")


def main() -> None:
    speed()
    for options in ({}, {"advanced": True}):
        for players in orda.rules("off_the_dead").players:
            survivors_fare(players, options)
    survivors_fare(3, {"colts": True})
    survivors_fare(2, {"double": True})


def speed() -> None:
    figure("this machine: rounds of a plain loop", reference_loops(), "/s", "for comparing runs")
    for players, options in ((4, {}), (4, {"advanced": True}), (2, {})):
        runs = [random_play("off_the_dead", players, 20, **options) for _ in range(20)]
        decisions, seconds = min(runs, key=lambda run: run[1])
        figure(f"{name(players, options)}: random play", decisions / seconds, "decisions/s")
    game = middle_of_a_game("off_the_dead", 4, 60)
    data = game.save()
    figure("off_the_dead: clone", per_second(game.clone, 5000), "/s")
    figure("off_the_dead: save as JSON text", per_second(lambda: json.dumps(game.save()), 1000), "/s")
    figure("off_the_dead: load", per_second(lambda: orda.load(data), 300), "/s")
    figure("off_the_dead: clone and re-deal", per_second(lambda: game.clone().redeal(0, 5), 1000), "/s")
    figure("off_the_dead: view", per_second(lambda: game.view(0), 1000), "/s")


def name(players: int, options: dict[str, Any]) -> str:
    return f"off_the_dead {players}p {' '.join(options) or 'basic'}"


def survivors_fare(players: int, options: dict[str, Any]) -> None:
    """Wins with their 95 % interval (Wilson), and of each game its rounds, who is left, and how well it was won."""
    outcome = simulate(Job("off_the_dead", players, ["survivor"] * players, GAMES, options=options))
    reasons = outcome.tally.reasons
    wins = sum(reasons[grade] for grade in GRADES)
    share, low, high = wilson(wins, GAMES)
    line(players, options, "win rate", f"{share:.1%}", f"95 % interval {low:.1%} to {high:.1%}, {GAMES} games")
    line(players, options, "rounds", f"{mean(outcome, 'rounds'):.1f}", "a game")
    line(players, options, "survivors left", f"{left_at_a_win(outcome, wins):.2f}", "in games that were won")
    grades = ", ".join(f"{grade} {reasons[grade] / GAMES:.1%}" for grade in GRADES)
    line(players, options, "grade", f"{mean(outcome, 'grade'):.2f}", grades)
    line(players, options, "survivor bot", f"{GAMES / outcome.seconds:,.0f}", "games/s")


def line(players: int, options: dict[str, Any], what: str, value: str, note: str) -> None:
    print(f"{name(players, options) + ': ' + what:<44}{value:>14} {note}")


def mean(outcome: Outcome, what: str) -> float:
    counts: Counter[int] = outcome.tally.figures[what]
    return sum(value * number for value, number in counts.items()) / outcome.tally.games


def left_at_a_win(outcome: Outcome, wins: int) -> float:
    """Nobody is left in a game that was lost, so the sum is that of the games that were won."""
    return mean(outcome, "survivors") * outcome.tally.games / max(wins, 1)


if __name__ == "__main__":
    main()
