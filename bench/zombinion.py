"""Zombinion: both mirror matches, random play, clones, and pyminion 0.4.0 on the same mirrors in the same run."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable

import orda
from bench.common import figure, middle_of_a_game, per_second, random_play, reference_loops
from orda.engine.bot import Bot

GAMES = 300
ROUNDS = 3
MIRRORS = {"big_money": "BigMoney", "big_money_furbizia": "BigMoneySmithy"}  # ours: pyminion's name for the same policy


def main() -> None:
    figure("this machine: rounds of a plain loop", reference_loops(), "/s", "for comparing runs")
    for name, theirs in MIRRORS.items():
        compare(name, theirs)
    decisions, seconds = min((random_play("zombinion", 2, 150) for _ in range(ROUNDS)), key=lambda run: run[1])
    figure("zombinion: random games, first_game", 150 / seconds, "games/s", f"{decisions / 150:.0f} decisions a game")
    figure("zombinion: random play, first_game", decisions / seconds, "decisions/s")
    figure("zombinion: hunter against hunter", best(lambda: mirror("hunter", 60))[0], "games/s")
    game = middle_of_a_game("zombinion", 2, 80)
    data = game.save()
    figure("zombinion: clone in mid-game", per_second(game.clone, 5000), "/s")
    figure("zombinion: clone and re-deal", per_second(lambda: game.clone().redeal(0, 5), 1000), "/s")
    figure("zombinion: save", per_second(game.save, 1000), "/s")
    figure("zombinion: load", per_second(lambda: orda.load(data), 200), "/s")
    figure("zombinion: view", per_second(lambda: game.view(0), 1000), "/s")


def compare(name: str, theirs: str) -> None:
    """Ours and theirs by turns, so that both see the same machine."""
    ours, pyminion = [], []
    for _ in range(ROUNDS):
        ours.append(mirror(name, GAMES))
        pyminion.append(pyminion_mirror(theirs, GAMES // 5))
    speed, turns = max(ours)
    figure(f"zombinion: {name} mirror", speed, "games/s", f"{turns:.1f} turns a game")
    known = [run for run in pyminion if run is not None]
    if not known:
        print(f"{'pyminion 0.4.0':<44}{'':>14} not installed: pip install -e '.[bench]'")
        return
    other, other_turns = max(known)
    figure(f"pyminion 0.4.0: {theirs} mirror", other, "games/s", f"{other_turns:.1f} turns a game")
    print(f"{f'zombinion: {name}, times pyminion':<44}{speed / other:>14.1f} x")


def best(what: Callable[[], tuple[float, float]]) -> tuple[float, float]:
    return max(what() for _ in range(ROUNDS))


def mirror(name: str, games: int) -> tuple[float, float]:
    """Games per second and turns per game; making the games is part of it."""
    kind: type[Bot] = orda.rules("zombinion").bots[name]
    bots, turns, start = [kind(1), kind(2)], 0, time.perf_counter()
    for seed in range(games):
        game = orda.new("zombinion", players=2, seed=seed)
        game.telling = False
        while game.decision is not None:
            game.apply(bots[game.decision.player].choose(game))
        turns += game.t.turn
    return games / (time.perf_counter() - start), turns / games


def pyminion_mirror(name: str, games: int) -> tuple[float, float] | None:
    """The same for pyminion's bot of that name; its log is off."""
    try:
        base = importlib.import_module("pyminion.expansions.base")
        examples = importlib.import_module("pyminion.bots.examples")
        pyminion_game = importlib.import_module("pyminion.game")
    except ModuleNotFoundError:
        return None
    kind = getattr(examples, name)
    bots, turns, start = [kind("one"), kind("two")], 0, time.perf_counter()
    for _ in range(games):
        game = pyminion_game.Game(bots, [base.base_set], kingdom_cards=[base.smithy], log_stdout=False, log_file=False)
        turns += sum(player.turns for player in game.play().player_summaries)
    return games / (time.perf_counter() - start), turns / games


if __name__ == "__main__":
    main()
