"""Elo for a field of bots: the Bradley-Terry model, for any number of players at a table, with error bars.

Bot i has a strength exp(t_i); a game among several is won by one of them with probability in proportion to strength
(so two at a table are plain Bradley-Terry, and a bot in two seats counts twice). One virtual drawn game of each bot
against an average one keeps the ratings of bots that always win or lose finite. The error bars come from the variance
between deals (a "sandwich" covariance): the games of one deal, played from every side, are not independent.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from orda.lab.statistics import Z_95, Interval

ELO: Final = 400 / math.log(10)  # Elo points in one unit of log strength
VIRTUAL: Final = 0.25  # curvature and variance of one virtual drawn game
ROUNDS: Final = 200
CLOSE_ENOUGH: Final = 1e-10

Vector = list[float]
Matrix = list[list[float]]


class Contest(NamedTuple):
    """A game as the model sees it: how many seats each bot has, and what part of the win it got."""

    seats: tuple[int, ...]
    won: tuple[float, ...]


Deals = Sequence[tuple[int, Sequence[Contest]]]  # how many deals there were with these contests


def ratings(deals: Deals, bots: int) -> list[Interval]:
    """Elo of each bot, 0 being the mean of the field, with 95 % intervals."""
    strength = fit(deals, bots)
    covariance = sandwich(deals, strength)
    mean = sum(strength) / bots
    variances = [centred_variance(covariance, i) for i in range(bots)]
    reach = [ELO * Z_95 * math.sqrt(max(variance, 0.0)) for variance in variances]
    points = [ELO * (t - mean) for t in strength]
    return [Interval(elo, elo - r, elo + r) for elo, r in zip(points, reach, strict=True)]


def difference(deals: Deals, bots: int, one: int, other: int) -> Interval:
    """How many Elo points the one is stronger than the other."""
    strength = fit(deals, bots)
    c = sandwich(deals, strength)
    variance = c[one][one] + c[other][other] - 2 * c[one][other]
    elo, reach = ELO * (strength[one] - strength[other]), ELO * Z_95 * math.sqrt(max(variance, 0.0))
    return Interval(elo, elo - reach, elo + reach)


def expected(elo: float, contests: Iterable[Contest]) -> float:
    """The mean share of the first of two bots in these contests if it is that much stronger."""
    strength = [elo / ELO, 0.0]
    shares = [chances(contest, strength)[0] for contest in contests]
    return sum(shares) / len(shares)


# -- the model ---------------------------------------------------------------------------------


def chances(contest: Contest, strength: Sequence[float]) -> Vector:
    """With what probability each bot wins."""
    weights = [n * math.exp(t) if n else 0.0 for n, t in zip(contest.seats, strength, strict=True)]
    total = sum(weights)
    return [weight / total for weight in weights]


def fit(deals: Deals, bots: int) -> Vector:
    """The strengths under which what happened is most likely: Newton's method, in steps of at most one unit."""
    strength = [0.0] * bots
    for _ in range(ROUNDS):
        slope, curvature = slope_and_curvature(deals, strength)
        step = solve(curvature, slope)
        longest = max(map(abs, step))
        scale = 1.0 if longest <= 1.0 else 1.0 / longest
        strength = [t + scale * s for t, s in zip(strength, step, strict=True)]
        if longest < CLOSE_ENOUGH:
            break
    return strength


def slope_and_curvature(deals: Deals, strength: Vector) -> tuple[Vector, Matrix]:
    bots = len(strength)
    slope = [0.5 - 1 / (1 + math.exp(-t)) for t in strength]
    curvature = [[VIRTUAL * (i == j) for j in range(bots)] for i in range(bots)]
    for count, contests in deals:
        for contest in contests:
            p = chances(contest, strength)
            for i in range(bots):
                slope[i] += count * (contest.won[i] - p[i] * sum(contest.won))
                for j in range(bots):
                    curvature[i][j] += count * sum(contest.won) * (p[i] * (i == j) - p[i] * p[j])
    return slope, curvature


def sandwich(deals: Deals, strength: Vector) -> Matrix:
    """The covariance of the strengths, by how much deals differ from each other."""
    bots = len(strength)
    _, curvature = slope_and_curvature(deals, strength)
    between = [[VIRTUAL * (i == j) for j in range(bots)] for i in range(bots)]
    for count, contests in deals:
        pull = [0.0] * bots
        for contest in contests:
            p = chances(contest, strength)
            pull = [a + w - q * sum(contest.won) for a, w, q in zip(pull, contest.won, p, strict=True)]
        for i in range(bots):
            for j in range(bots):
                between[i][j] += count * pull[i] * pull[j]
    half = [solve(curvature, column) for column in between]  # between is symmetric: rows are columns
    return [solve(curvature, [half[j][i] for j in range(bots)]) for i in range(bots)]


def centred_variance(c: Matrix, i: int) -> float:
    """The variance of a strength less the mean of all."""
    bots = len(c)
    row, everything = sum(c[i]) / bots, sum(map(sum, c)) / bots**2
    return c[i][i] - 2 * row + everything


def solve(matrix: Matrix, right: Sequence[float]) -> Vector:
    """matrix x = right, by Gaussian elimination with pivoting."""
    size = len(right)
    rows = [[*matrix[i], right[i]] for i in range(size)]
    for i in range(size):
        pivot = max(range(i, size), key=lambda k: abs(rows[k][i]))
        rows[i], rows[pivot] = rows[pivot], rows[i]
        for k in range(i + 1, size):
            factor = rows[k][i] / rows[i][i]
            rows[k] = [a - factor * b for a, b in zip(rows[k], rows[i], strict=True)]
    answer = [0.0] * size
    for i in reversed(range(size)):
        known = sum(rows[i][k] * answer[k] for k in range(i + 1, size))
        answer[i] = (rows[i][size] - known) / rows[i][i]
    return answer
