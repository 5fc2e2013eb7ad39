"""Learns Zombie! Run for your lives! from nothing but wins: a linear policy, by policy gradient, against a random bot.

    pip install 'orda[rl]' && python examples/learn.py [GAMES]

It begins as bad as chance (half of the games) and wins most of them after some thousand. See docs/bots-and-lab.md.
"""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np

from orda.lab.gymnasium import SeatEnv

RATE = 0.05
GAMES = 3000
TEST = 400


class Policy:
    """Each action has a weight for each number of the observation; the highest sums are the likeliest."""

    def __init__(self, fields: int, actions: int, seed: int = 0) -> None:
        self.weights = np.zeros((actions, fields), np.float32)
        self.chance = np.random.default_rng(seed)

    def chances(self, seen: Any, legal: Any) -> Any:
        worth = self.weights[legal] @ seen
        odds = np.exp(worth - worth.max())
        return odds / odds.sum()

    def choose(self, observation: dict[str, Any]) -> tuple[int, tuple[Any, Any, Any, int]]:
        """An action, and what learning from it will need."""
        seen = observation["observation"] / 4
        legal = np.flatnonzero(observation["action_mask"])
        chances = self.chances(seen, legal)
        picked = int(self.chance.choice(len(legal), p=chances))
        return int(legal[picked]), (seen, legal, chances, picked)

    def learn(self, steps: list[tuple[Any, Any, Any, int]], advantage: float) -> None:
        """What led to a win becomes likelier, what led to a loss less so."""
        for seen, legal, chances, picked in steps:
            push = -chances
            push[picked] += 1
            self.weights[legal] += RATE * advantage * np.outer(push, seen)


def play(table: SeatEnv, policy: Policy, seed: int) -> tuple[float, list[tuple[Any, Any, Any, int]]]:
    observation, _ = table.reset(seed=seed)
    steps, over, won = [], False, 0.0
    while not over:
        action, step = policy.choose(observation)
        steps.append(step)
        observation, won, over, _, _ = table.step(action)
    return won, steps


def win_rate(table: SeatEnv, policy: Policy, games: int) -> float:
    return sum(play(table, policy, 10**6 + seed)[0] > 0 for seed in range(games)) / games


def train(games: int, test: int) -> tuple[float, float]:
    """Win rates before and after."""
    table = SeatEnv("run", players=2, bots="random")
    policy = Policy(table.observation_space["observation"].shape[0], table.action_space.n)
    before, usual = win_rate(table, policy, test), 0.0
    for game in range(games):
        won, steps = play(table, policy, game)
        policy.learn(steps, won - usual)
        usual += 0.02 * (won - usual)
        if (game + 1) % 500 == 0:
            print(f"after {game + 1} games: wins {(usual + 1) / 2:.0%} of the last ones")
    return before, win_rate(table, policy, test)


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    reader.add_argument("games", type=int, nargs="?", default=GAMES, help="to learn from; %(default)s if not given")
    before, after = train(reader.parse_args().games, TEST)
    print(f"win rate against random: {before:.0%} before, {after:.0%} after")
