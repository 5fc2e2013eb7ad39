"""What a compiled engine has instead of the methods of the same names in orda/engine/rng.py: the same numbers, made of
native words of 64 bits (compiled_text.py puts it there; in plain Python these words would not wrap round)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:  # when it runs, the compiler has put native words in its place
    from mypy_extensions import i64

# The numbers of rng.py in halves: the compiler keeps numbers of 63 bits and more as objects.
GAMMA_HIGH: Final[i64] = 0x9E3779B9
GAMMA_LOW: Final[i64] = 0x7F4A7C15
FIRST_HIGH: Final[i64] = 0xBF58476D
FIRST_LOW: Final[i64] = 0x1CE4E5B9
SECOND_HIGH: Final[i64] = 0x94D049BB
SECOND_LOW: Final[i64] = 0x133111EB
LOW: Final[i64] = 0xFFFFFFFF
MOST: Final = 1 << 62


def upper(word: i64) -> i64:
    """The upper half of a word, whatever its sign."""
    return (word >> 32) & LOW


def signed(number: int) -> i64:
    """The lowest 64 bits of a number, as a word."""
    return i64(number >> 32 & 0xFFFFFFFF) << 32 | i64(number & 0xFFFFFFFF)


def unsigned(word: i64) -> int:
    return int(upper(word)) << 32 | int(word & LOW)


def whole(high: i64, low: i64) -> i64:
    return (high << 32) + low


def native_mixed(word: i64) -> i64:
    """As `mixed`."""
    word = (word ^ ((word >> 30) & 0x3FFFFFFFF)) * whole(FIRST_HIGH, FIRST_LOW)
    word = (word ^ ((word >> 27) & 0x1FFFFFFFFF)) * whole(SECOND_HIGH, SECOND_LOW)
    return word ^ ((word >> 31) & 0x1FFFFFFFF)


def advanced(state: i64) -> i64:
    return state + whole(GAMMA_HIGH, GAMMA_LOW)


def native_state_of(seed: int) -> i64:
    """As `state_of`."""
    state = i64(1 if seed < 0 else 0)
    rest = abs(seed)
    while True:
        state = native_mixed(advanced(state) ^ signed(rest))
        rest >>= 64
        if not rest:
            return state


def times_above(word: i64, n: i64) -> i64:
    """What of a word times n is above 64 bits."""
    word_high, word_low, n_high, n_low = upper(word), word & LOW, upper(n), n & LOW
    low_high, high_low = word_low * n_high, word_high * n_low
    middle = upper(word_low * n_low) + (low_high & LOW) + (high_low & LOW)
    return word_high * n_high + upper(low_high) + upper(high_low) + upper(middle)


class Chance:
    rng: i64

    def reseed(self, seed: int) -> None:
        self.rng = native_state_of(seed)

    def random_below(self, n: int) -> int:
        return int(self.native_below(n)) if n <= MOST else self.large_below(n)

    def native_below(self, n: i64) -> i64:
        while True:
            self.rng = advanced(i64(self.rng))
            word = native_mixed(self.rng)
            low = word * n
            if low < 0 or low >= n or int(low) >= (1 << 64) % int(n):
                return times_above(word, n)

    def large_below(self, n: int) -> int:
        while True:
            self.rng = advanced(i64(self.rng))
            product = unsigned(native_mixed(self.rng)) * n
            low = product & ((1 << 64) - 1)
            if low >= n or low >= (1 << 64) % n:
                return product >> 64

    def shuffle(self, things: list[Any]) -> None:
        i: i64 = len(things) - 1
        while i > 0:
            last: i64 = 0 if i <= 6 else i - 6 if i < 1000 else i - 2
            ways: i64 = 1
            for n in range(last + 2, i + 1):
                ways *= n
            number = self.native_below(ways * (i + 1))
            while i > last:
                j = number // ways
                things[i], things[j] = things[j], things[i]
                number %= ways
                ways //= i
                i -= 1
