"""Shares with intervals, also of games that come in groups; means and percentiles."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

Z_95: Final = 1.959963984540054


class Interval(NamedTuple):
    """A number with its 95 % interval."""

    value: float
    low: float
    high: float

    def to_data(self) -> dict[str, float]:
        return {"value": self.value, "low": self.low, "high": self.high}


NOTHING_KNOWN: Final = Interval(0.0, 0.0, 1.0)  # the share of no games at all


def wilson(wins: float, games: float) -> Interval:
    """The share of wins and its 95 % interval by Wilson's formula, which keeps within 0 and 1."""
    if not games:
        return NOTHING_KNOWN
    share, z2 = wins / games, Z_95 * Z_95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z_95 * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return Interval(share, max(0.0, min(middle - reach, share)), min(1.0, max(middle + reach, share)))


def share_of_groups(groups: Iterable[tuple[int, float, float]]) -> Interval:
    """A share of wins where games come in groups that depend on each other, such as both sides of the same deal.

    Each of `groups` is (how many such groups there were, wins, games). The variance is that between groups; the
    interval is Wilson's for the number of independent games that would have the same variance.
    """
    groups = list(groups)
    number = sum(count for count, _, _ in groups)
    wins = sum(count * won for count, won, _ in groups)
    games = sum(count * played for count, _, played in groups)
    share = wins / games if games else 0.0
    if number < 2 or not 0 < share < 1:
        return wilson(wins, games)
    spread_out = sum(count * (won - share * played) ** 2 for count, won, played in groups)
    variance = spread_out / games**2 * number / (number - 1)
    # Where all groups came out alike the sample says nothing of its own variance: one more game at least is assumed.
    variance = max(variance, share * (1 - share) / games / number)
    worth = share * (1 - share) / variance
    return wilson(share * worth, worth)


def mean_of(sample: Iterable[float]) -> Interval:
    """The mean and its 95 % interval (normal)."""
    values = list(sample)
    number = len(values)
    if not number:
        return Interval(0.0, 0.0, 0.0)
    mean = math.fsum(values) / number
    if number == 1:
        return Interval(mean, mean, mean)
    variance = math.fsum((value - mean) ** 2 for value in values) / (number - 1)
    reach = Z_95 * math.sqrt(variance / number)
    return Interval(mean, mean - reach, mean + reach)


def spread(counts: Counter[int]) -> dict[str, float]:
    total = sum(counts.values())
    if not total:
        return {"mean": 0.0, "p5": 0.0, "p95": 0.0}
    mean = sum(value * count for value, count in counts.items()) / total
    return {"mean": mean, "p5": percentile(counts, 0.05), "p95": percentile(counts, 0.95)}


def percentile(counts: Counter[int], part: float) -> float:
    """The smallest value that at least this part of all values do not exceed."""
    needed, seen = part * sum(counts.values()), 0
    for value in sorted(counts):
        seen += counts[value]
        if seen >= needed:
            return float(value)
    return 0.0
