"""Chance as one integer: SplitMix64. The same sequence on every machine, and a copy costs nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final, TypeVar

WORD: Final = 1 << 64
MASK: Final = WORD - 1
GAMMA: Final = 0x9E3779B97F4A7C15
FIRST: Final = 0xBF58476D1CE4E5B9
SECOND: Final = 0x94D049BB133111EB

T = TypeVar("T")


def mixed(word: int) -> int:
    """Every bit of the answer depends on every bit of the word."""
    word = ((word ^ (word >> 30)) * FIRST) & MASK
    word = ((word ^ (word >> 27)) * SECOND) & MASK
    return word ^ (word >> 31)


def state_of(seed: int) -> int:
    """A random state for any integer, however large (an HMAC) or small (0, 1, 2); all of its bits count."""
    state = 1 if seed < 0 else 0
    rest = abs(seed)
    while True:
        state = mixed(((state + GAMMA) ^ rest) & MASK)
        rest >>= 64
        if not rest:
            return state


class Chance:
    """Shuffles and dice over an integer state; tables inherit it, bots own one."""

    __slots__ = ("rng",)

    def __init__(self, seed: int = 0) -> None:
        self.rng: int = state_of(seed)

    def random_below(self, n: int) -> int:
        """One of 0..n-1, each equally likely: multiply and reject, so no modulo bias."""
        while True:
            self.rng = word = (self.rng + GAMMA) & MASK
            word = ((word ^ (word >> 30)) * FIRST) & MASK
            word = ((word ^ (word >> 27)) * SECOND) & MASK
            product = (word ^ (word >> 31)) * n
            low = product & MASK
            if low >= n or low >= WORD % n:
                return product >> 64

    def die(self, sides: int = 6) -> int:
        return 1 + self.random_below(sides)

    def choice(self, things: Sequence[T]) -> T:
        return things[self.random_below(len(things))]

    def shuffle(self, things: list[Any]) -> None:
        """In place, the last thing settled first; one random number settles several."""
        i = len(things) - 1
        while i > 0:
            for j in self.random_below_each(i + 1, min(6 if i < 1000 else 2, i)):
                things[i], things[j] = things[j], things[i]
                i -= 1

    def random_below_each(self, n: int, count: int) -> list[int]:
        """One of 0..n-1, one of 0..n-2 and so on, `count` of them, independent: the digits of one random number."""
        number = self.random_below(math.perm(n, count))
        picks = []
        for below in range(n - count + 1, n + 1):
            picks.append(number % below)
            number //= below
        picks.reverse()
        return picks
