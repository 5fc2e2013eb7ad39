"""What a compiled engine has instead of the methods of the same names in orda/engine/rng.py: the same numbers, made of
native words of 64 bits (compiling.py puts it there; in plain Python these words would not wrap round)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # when it runs, the compiler has put native words in its place
    from mypy_extensions import i64

NATIVE_GAMMA: Final[i64] = -0x61C8864680B583EB  # as a signed word
NATIVE_FIRST: Final[i64] = -0x40A7B892E31B1A47
NATIVE_SECOND: Final[i64] = -0x6B2FB644ECCEEE15
LOW: Final[i64] = 0xFFFFFFFF
MOST: Final = 1 << 62


def upper(word: i64) -> i64:
    """The upper half of a word, whatever its sign."""
    return (word >> 32) & LOW


def native_mixed(word: i64) -> i64:
    """As `mixed`."""
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * NATIVE_FIRST
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * NATIVE_SECOND
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def times_above(word: i64, n: i64) -> i64:
    """What of a word times n is above 64 bits."""
    word_high, word_low, n_high, n_low = upper(word), word & LOW, upper(n), n & LOW
    low_high, high_low = word_low * n_high, word_high * n_low
    middle = upper(word_low * n_low) + (low_high & LOW) + (high_low & LOW)
    return word_high * n_high + upper(low_high) + upper(high_low) + upper(middle)


class Chance:
    rng: int

    def plain_random_below(self, n: int) -> int:
        """The one of rng.py."""
        raise NotImplementedError

    def random_below(self, n: int) -> int:
        """One of 0..n-1, each equally likely: multiply and reject, so no modulo bias."""
        if n > MOST:
            return self.plain_random_below(n)
        number: i64 = n
        state = (i64(self.rng >> 32) << 32) | i64(self.rng & 0xFFFFFFFF)
        while True:
            state += NATIVE_GAMMA
            word = native_mixed(state)
            low = word * number
            if low < 0 or low >= number or int(low) >= (1 << 64) % n:
                self.rng = int(upper(state)) << 32 | int(state & LOW)
                return int(times_above(word, number))
