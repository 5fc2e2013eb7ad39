"""What must hold after every choice of any game: the invariants of the rules page, over games of two temperaments."""

from __future__ import annotations

from collections import Counter
from typing import Any, cast

import pytest

from orda.engine.game import STOP
from orda.engine.testing import Battery, Case
from orda.games.zombinion import RULES
from orda.games.zombinion.faults import faults
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import CARDS, COST, IDS, POINTS, SHOTS
from orda.games.zombinion.table import QUIET_TURNS
from orda.games.zombinion.turn import AIM_ALL, AIM_ONE
from tests.games.zombinion.test_battery import Buyers

SURVIVORS = IDS.index("survivors")


def end_condition(g: Play) -> bool:
    counts = [g.t.supply[card] for card in g.t.piles]
    return g.t.supply[IDS.index("horde")] == 0 or counts.count(0) >= 3 or g.t.quiet >= QUIET_TURNS * g.players


class Watched:
    """A game and its referee: every choice is judged by what was so before and what is so after."""

    def __init__(self, case: Case, chooser: type[Battery]) -> None:
        self.g = cast(Play, case.new())
        self.chooser = chooser(case)

    def play(self) -> None:
        while self.g.decision is not None:
            self.step()
        assert end_condition(self.g)
        self.check_scores()

    def step(self) -> None:
        g = self.g
        assert g.decision is not None
        option, kind = self.chooser.choose(g), g.decision.kind
        before = (g.t.turn, g.t.active, g.t.actions, g.t.targets, g.t.shots)
        self.check_payment(kind, option)
        g.apply(option)
        assert not faults(g.t, g.players, g.options)
        turn, active, actions, targets, shots = before
        if g.t.turn != turn or g.t.over:
            self.check_clean_up(active)
        else:
            self.check_counts(kind, option, actions, targets, shots)

    def check_payment(self, kind: str, option: int) -> None:
        t = self.g.t
        if kind == "play" and option != STOP:
            assert t.actions > 0
            assert option in t.hands[t.active]
        if kind == "hunt" and option in CARDS:
            assert COST[option] <= t.shots
            assert t.targets > 0
            assert t.supply[option] > 0

    def check_counts(self, kind: str, option: int, actions: int, targets: int, shots: int) -> None:
        t = self.g.t
        if kind == "hunt" and option in CARDS:
            assert (t.targets, t.shots) == (targets - 1, shots - COST[option])
        elif kind == "hunt" and AIM_ONE <= option < AIM_ALL:
            assert (t.targets, t.shots) == (targets, shots + SHOTS[option - AIM_ONE])
        elif kind == "play" and option != STOP:
            assert t.actions >= actions - 1

    def check_clean_up(self, active: int) -> None:
        """Five cards in hand where there are five; the game is over exactly when it must be."""
        t = self.g.t
        assert len(t.hands[active]) == min(5, len(t.owned(active)))
        assert bool(t.over) == end_condition(self.g)

    def check_scores(self) -> None:
        assert self.g.result is not None
        for seat, score in enumerate(self.g.result.scores):
            owned = Counter(self.g.t.owned(seat))
            expected = sum(POINTS[card] * count for card, count in owned.items())
            assert score == expected + owned[SURVIVORS] * (owned.total() // 10)


@pytest.mark.parametrize("chooser", [Battery, Buyers])
@pytest.mark.parametrize("players", RULES.players)
@pytest.mark.parametrize("seed", range(8))
def test_every_choice_of_random_games_keeps_the_rules(chooser: type[Battery], players: int, seed: int) -> None:
    options: dict[str, Any] = {"kingdom": "random"}
    Watched(Case(RULES, players, 3000 + seed, options), chooser).play()
