"""A sequential test: play until a question is answered, and no longer.

The question is whether the first of two bots is at least `stronger` Elo points stronger, or at most `weaker`. After
each deal the likelihood of what came out is compared under both; the test ends when one is enough more likely than the
other (Wald). A deal is one observation: its score is the mean over all games played with it, from every side. How
likely scores are is taken from the scores seen (the distribution nearest to them that has the mean in question), so
pairing is accounted for.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from orda.engine.errors import OptionError

UNSEEN: Final = 1e-3  # each possible extreme counts as seen this often, so that nothing is impossible
YES, NO, OPEN = "yes", "no", "open"


@dataclass(frozen=True)
class Question:
    """Is the first bot at least `stronger` Elo stronger (yes), or at most `weaker` (no)?

    `alpha` is the chance of a wrong yes, `beta` that of a wrong no.
    """

    weaker: float
    stronger: float
    alpha: float = 0.05
    beta: float = 0.05

    def check(self) -> None:
        if not -1000 <= self.weaker < self.stronger <= 1000:
            raise OptionError(
                f"--sprt {self.weaker:g},{self.stronger:g} is not allowed; allowed: two numbers of Elo points "
                "from -1000 to 1000, the smaller first"
            )
        for name in ("alpha", "beta"):
            if not 0 < getattr(self, name) < 0.5:
                raise OptionError(f"--{name} {getattr(self, name):g} is not allowed; allowed: between 0 and 0.5")

    @property
    def bounds(self) -> tuple[float, float]:
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def answer(self, llr: float) -> str:
        low, high = self.bounds
        if llr >= high:
            return YES
        return NO if llr <= low else OPEN


def log_likelihood_ratio(scores: Mapping[float, int], weaker: float, stronger: float) -> float:
    """Of the mean score being `stronger` against its being `weaker`, for deals with these scores (0 to 1)."""
    if not sum(scores.values()):
        return 0.0
    weights = {score: count or UNSEEN for score, count in ({0.0: 0, 1.0: 0} | dict(scores)).items()}
    total = sum(weights.values())
    parts = {score: weight / total for score, weight in weights.items()}
    under_strong, under_weak = tilt(parts, stronger), tilt(parts, weaker)
    return sum(
        count * math.log((1 + under_weak * (score - weaker)) / (1 + under_strong * (score - stronger)))
        for score, count in weights.items()
    )


def tilt(parts: Mapping[float, float], mean: float) -> float:
    """The multiplier x for which probabilities part / (1 + x (score - mean)) have this mean: found by halving."""
    low, high = -1 / (1 - mean), 1 / mean
    margin = (high - low) * 1e-12
    low, high = low + margin, high - margin
    for _ in range(60):
        middle = (low + high) / 2
        if sum(part * (score - mean) / (1 + middle * (score - mean)) for score, part in parts.items()) > 0:
            low = middle
        else:
            high = middle
    return (low + high) / 2
