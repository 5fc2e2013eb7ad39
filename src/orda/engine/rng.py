"""Chance as one integer: SplitMix64. The same sequence on every machine, and a copy costs nothing."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache
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


@lru_cache(maxsize=512)
def digits_for(count: int) -> list[tuple[int, list[tuple[int, int]]]]:
    """For shuffling so many things: how large each random number is, and the places and weights of its digits."""
    found, i = [], count - 1
    while i > 0:
        last = max(i - (6 if i < 1000 else 2), 0)
        digits = [(place, math.perm(place, place - last - 1)) for place in range(i, last, -1)]
        found.append((math.perm(i + 1, i - last), digits))
        i = last
    return found


class Chance:
    """Shuffles and dice over an integer state; tables inherit it, bots own one.

    The state is a word of 64 bits; whether it is read with a sign (as compiled) or without makes no difference.
    """

    __slots__ = ("rng",)
    rng: int

    def __init__(self, seed: int = 0) -> None:
        self.reseed(seed)

    def reseed(self, seed: int) -> None:
        """The randomness of what follows; any integer."""
        self.rng = state_of(seed)

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
        """In place, the last thing settled first; the digits of one random number settle several."""
        for ways, digits in digits_for(len(things)):
            number = self.random_below(ways)
            for i, weight in digits:
                j, number = divmod(number, weight)
                things[i], things[j] = things[j], things[i]
