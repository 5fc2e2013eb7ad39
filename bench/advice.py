"""What a game's advice gets wrong: some questions of its own games, with all options tried in the same worlds.

    python -m bench.advice zombinion 400 --kingdom first_game --jobs 2

Plays so many games of the strongest heuristic against itself and stops at some of the questions that master would think
about. Every option is played on to the end beside what is advised there; the gains are put together by what was advised
and what else could be done. A line that stands out is a mistake of the advice, and a position for the exam. It is no
figure of speed, so not part of `make bench`.
"""

from __future__ import annotations

import argparse
import random
from collections import defaultdict
from functools import partial
from typing import Any, Final, NamedTuple

import orda
from orda.bots.search import SEEDS, Tally, play_on, redealt, worth_a_thought
from orda.engine.bot import best_of
from orda.engine.game import Game
from orda.engine.rules import FOREVER
from orda.lab.engines import engine, in_order
from orda.lab.playing import seed_of_deal

STOPS: Final = 0.15  # of the questions
WORLDS: Final = 40  # at each
FEWEST: Final = 6  # questions of one kind before anything is said about it
STANDS_OUT: Final = 1.6  # standard errors


class Pair(NamedTuple):
    kind: str  # of question
    when: str
    advised: str
    instead: str


Gains = dict[Pair, float]  # of one question


def asked(name: str, players: int, options: dict[str, Any], numbers: range) -> list[Gains]:
    return [question for number in numbers for question in questions(name, players, options, number)]


def questions(name: str, players: int, options: dict[str, Any], number: int) -> list[Gains]:
    chance = random.Random(number)
    g = orda.new(name, players=players, seed=seed_of_deal(1, number), **options)
    g.telling = False
    found = []
    while g.decision is not None:
        if chance.random() < STOPS and len(worth_a_thought(g)) > 1:
            found.append(gains(g, chance))
        g.apply(best_of(g))
    return found


def gains(g: Game[Any], chance: random.Random) -> Gains:
    """Over what is advised, of every other option that is worth a thought."""
    assert g.decision is not None
    seat, (advised, *others) = g.decision.player, worth_a_thought(g)
    totals = dict.fromkeys(others, 0.0)
    for _ in range(WORLDS):
        seed = chance.randrange(SEEDS)
        world = redealt(g, seat, seed)
        usual = played_on(world, advised, seat, seed)
        for option in others:
            totals[option] += played_on(world, option, seat, seed) - usual
    name, kind = partial(named, g), g.decision.kind
    when = "early" if g.t.turn <= 2 * g.players else "later"
    return {Pair(kind, when, name(advised), name(option)): total / WORLDS for option, total in totals.items()}


def played_on(world: Game[Any], option: int, seat: int, seed: int) -> float:
    game = world.clone()
    game.apply(option)
    play_on(game, FOREVER, seed)
    return float(game.rules.value(game, seat))


def named(g: Game[Any], option: int) -> str:
    return str(g.describe(option).id)


def told(found: list[Gains]) -> None:
    """What stands out, by how much it would gain in all."""
    tallies: dict[Pair, Tally] = defaultdict(Tally)
    for question in found:
        for pair, gain in question.items():
            tallies[pair].add(gain)
    better = [(pair, each) for pair, each in tallies.items() if each.count >= FEWEST]
    better = [(pair, each) for pair, each in better if each.mean > STANDS_OUT * each.error]
    print(f"{len(found)} questions; the gain in per cent of a game, where the question comes up")
    print("| question | when | advised | better | gain | times |")
    print("|---" * 6 + "|")
    for pair, each in sorted(better, key=lambda item: -item[1].total):
        print(f"| {' | '.join(pair)} | {100 * each.mean:+.1f} ± {100 * each.error:.1f} | {each.count} |")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.advice")
    parser.add_argument("game", choices=orda.games())
    parser.add_argument("games", type=int)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--kingdom", help="of Zombinion")
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    options = {"kingdom": given.kingdom} if given.kingdom else {}
    found: list[Gains] = []
    with engine("processes", given.jobs) as where:
        for _, part in in_order(where, partial(asked, given.game, given.players, options), range(given.games)):
            found += part
    told(found)


if __name__ == "__main__":
    main()
