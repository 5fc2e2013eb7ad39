"""Zombies!!!: speed, what is asked of a person, how games between bots end. `python bench/zombies.py [games]`."""

from __future__ import annotations

import json
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

import orda
from bench.common import figure, middle_of_a_game, per_second, random_play, reference_loops
from orda.bots import make_bot
from orda.games.zombies import RULES
from orda.games.zombies.play import Play

GAMES = int(sys.argv[1]) if len(sys.argv) > 1 else 100
LONG: dict[str, Any] = {"kill_target": 1_000_000, "max_rounds": 60}
ALL: dict[str, Any] = {"tile_sets": ["base", "dc", "mw", "te"], "card_sets": ["base", "dc", "mw", "ndy", "te"]}
ALONE = ("dc", "mw", "te")


def speed() -> None:
    figure("this machine: rounds of a plain loop", reference_loops(), "/s", "for comparing runs")
    random_play("zombies", 4, 5, max_rounds=40)
    for players in (2, 4, 6):
        start = time.process_time()
        decisions, seconds = random_play("zombies", players, 40, max_rounds=200)
        own = time.process_time() - start
        note = f"{decisions / 40:.0f} a game; {decisions / seconds:,.0f} by the clock, with what else the machine does"
        figure(f"zombies random play, {players} players", decisions / own, "decisions/s", note)
    start = time.process_time()
    decisions, _ = random_play("zombies", 4, 20, **LONG, **ALL)
    figure("zombies random play, all sets", decisions / (time.process_time() - start), "decisions/s")
    large = middle_of_a_game("zombies", 4, 1500, **LONG, **ALL)
    note = f"{len(large.t.city.tiles)} tiles, {len(large.t.crowd)} squares with zombies"
    figure("zombies clone, all sets", per_second(large.clone, 3000), "clones/s", note)
    g = middle_of_a_game("zombies", 4, 700, **LONG)
    assert isinstance(g, Play)
    figure("zombies clone, middle of a game", per_second(g.clone, 3000), "clones/s", f"{len(g.t.city.tiles)} tiles")
    figure("zombies save as text", per_second(lambda: json.dumps(g.save()), 300), "saves/s")
    data = g.save()
    figure("zombies load", per_second(lambda: orda.load(data), 100), "loads/s")
    figure("zombies clone and redeal", per_second(lambda: g.clone().redeal(0, 5), 500), "redeals/s")
    figure("zombies view", per_second(lambda: g.view(0), 300), "views/s")


KINDS = ("step", "move_zombie", "place_tile")  # of questions, whose cost is told apart
Size = tuple[str, int]  # what is counted, and from how many of it on


class Costs:
    """Nanoseconds that decisions took, by the size of the map and the kind of question."""

    def __init__(self) -> None:
        self.spent: Counter[tuple[Size, str]] = Counter()
        self.asked: Counter[tuple[Size, str]] = Counter()

    def add(self, sizes: Sequence[Size], kind: str, took: int) -> None:
        for key in [(size, name) for size in sizes for name in ("all", kind)]:
            self.spent[key] += took
            self.asked[key] += 1

    def mean(self, size: Size, kind: str) -> float:
        """In microseconds."""
        return self.spent[size, kind] / self.asked[size, kind] / 1000

    def tell(self, title: str, what: str) -> None:
        """A line for each size, with how much dearer its decisions are than at the smallest."""
        sizes = sorted(size for size, kind in self.asked if size[0] == what and kind == "all")
        for size in sizes:
            told = [kind for kind in KINDS if self.asked[size, kind] and self.asked[sizes[0], kind]]
            ratios = [f"{kind} {self.mean(size, kind) / self.mean(sizes[0], kind):.2f}x" for kind in ("all", *told)]
            note = f"{', '.join(ratios)}; {self.asked[size, 'all']} decisions"
            figure(f"{title} cost from {size[1]} {what} on", self.mean(size, "all"), "us/decision", note)


def cost_by_size(title: str, **chosen: Any) -> None:
    """What a decision takes in random play, by tiles and by squares with zombies; flat if the ratios are near 1."""
    costs, r = Costs(), random.Random(1)
    for seed in range(30):
        g = RULES.new(4, seed, **LONG, **chosen)
        g.telling = False
        while g.decision is not None:
            kind, options, t = g.decision.kind, g.decision.options, g.t
            sizes = [("tiles", len(t.city.tiles) // 10 * 10), ("zombies", len(t.crowd) // 40 * 40)]
            option = options[int(r.random() * len(options))]
            start = time.process_time_ns()
            g.apply(option)
            costs.add(sizes, kind, time.process_time_ns() - start)
    for what in ("tiles", "zombies"):
        costs.tell(title, what)


def play(bots: Sequence[str], seed: int, told: Counter[str], **options: Any) -> Play:
    """One game; counts what is asked of whom, and the passes in windows."""
    players = [make_bot(RULES, name, seed * 10 + i) for i, name in enumerate(bots)]
    g = RULES.new(len(bots), seed, max_rounds=300, **options)
    g.telling = False
    while g.decision is not None:
        d = g.decision
        option = players[d.player].choose(g)
        passes = RULES.is_window(d.kind) and option < 0
        for who in ("all", bots[d.player]):
            told[f"decisions of {who}"] += 1
            told[f"passes of {who}"] += passes
        g.apply(option)
    told["turns"] += g.t.turn
    return g


def bot_games(title: str, bots: Sequence[str], games: int, **options: Any) -> None:
    told: Counter[str] = Counter()
    reasons: Counter[str] = Counter()
    won: Counter[str] = Counter()
    rounds: list[int] = []
    start = time.perf_counter()
    for seed in range(games):
        seats = [bots[(i + seed) % len(bots)] for i in range(len(bots))]
        g = play(seats, seed, told, **options)
        result = g.result
        assert result is not None
        reasons[result.reason] += 1
        rounds.append(g.t.rounds + (result.reason != "rounds"))
        for winner in result.winners:
            won[seats[winner]] += 1
    seconds = time.perf_counter() - start
    ends = ", ".join(f"{n / games:.0%} {reason}" for reason, n in reasons.most_common())
    note = f"longest {max(rounds)}; {ends}; {seconds / games:.2f} s a game; won by {dict(won.most_common())}"
    figure(f"{title}: rounds", statistics.mean(rounds), "mean", note)
    figure(f"{title}: decisions", told["decisions of all"] / told["turns"], "a turn")
    share = {who: told[f"passes of {who}"] / told[f"decisions of {who}"] for who in ("all", *sorted(set(bots)))}
    note = ", ".join(f"{part:.1%} of {who}" for who, part in share.items())
    figure(f"{title}: window passes", 100 * share["all"], "%", f"of decisions: {note}")


def main() -> None:
    speed()
    cost_by_size("zombies")
    cost_by_size("zombies, all sets,", **ALL)
    for players in (2, 3, 4, 5, 6):
        bot_games(f"zombies {players} runners", ["runner"] * players, GAMES)
    for players in (2, 4, 6):
        bot_games(f"zombies {players} runners, all sets", ["runner"] * players, GAMES, **ALL)
    for alone in ALONE:
        bot_games(f"zombies 3 runners, {alone} alone", ["runner"] * 3, GAMES, tile_sets=[alone])
    bot_games("zombies 3 runners with keys", ["runner"] * 3, GAMES, scenario="keys")
    bot_games("zombies runner against random", ["runner", "random"], GAMES)
    bot_games("zombies 2 runners against 2 random", ["runner", "random", "runner", "random"], GAMES)


if __name__ == "__main__":
    main()
