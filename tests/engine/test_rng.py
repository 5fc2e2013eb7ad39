"""Chance: the same everywhere, fair, and any integer is a seed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from orda.engine.rng import Chance, state_of

CHI_SQUARE_999 = {5: 20.5, 23: 49.7, 51: 87.9}  # by degrees of freedom: exceeded once in a thousand


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_the_sequence_is_the_same_on_every_platform() -> None:
    chance = Chance(7)
    assert [chance.random_below(1000) for _ in range(6)] == [490, 458, 865, 319, 173, 463]
    cards = list(range(10))
    chance.shuffle(cards)
    assert cards == [2, 6, 1, 7, 3, 0, 4, 8, 9, 5]
    assert chance.rng % (1 << 64) == 16796969309165683333


def test_the_generator_is_splitmix64() -> None:
    # The first outputs of the reference implementation for the state 1234567.
    chance = Chance()
    chance.rng = 1234567
    assert [chance.random_below(1 << 64) for _ in range(3)] == [
        6457827717110365317, 3203168211198807973, 9817491932198370423,
    ]  # fmt: skip


def test_dice_are_fair() -> None:
    chance = Chance(1)
    faces = Counter(chance.die() for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert chi_square(list(faces.values())) < CHI_SQUARE_999[5]


def test_every_order_of_a_small_deck_is_equally_likely() -> None:
    chance, seen = Chance(2), Counter[tuple[int, ...]]()
    for _ in range(48_000):
        cards = [0, 1, 2, 3]
        chance.shuffle(cards)
        seen[tuple(cards)] += 1
    assert set(seen) == set(permutations(range(4)))
    assert chi_square(list(seen.values())) < CHI_SQUARE_999[23]


def test_every_card_is_equally_likely_at_the_top_of_a_large_deck() -> None:
    chance, top, bottom = Chance(3), Counter[int](), Counter[int]()
    for _ in range(20_800):
        cards = list(range(52))
        chance.shuffle(cards)
        top[cards[-1]] += 1
        bottom[cards[0]] += 1
    assert chi_square([top[card] for card in range(52)]) < CHI_SQUARE_999[51]
    assert chi_square([bottom[card] for card in range(52)]) < CHI_SQUARE_999[51]


def test_there_is_no_modulo_bias_where_the_range_does_not_divide_the_word() -> None:
    # With a plain modulo the lower half would come up twice as often here.
    n = 3 << 62
    chance = Chance(4)
    low = sum(chance.random_below(n) < n // 2 for _ in range(20_000))
    assert abs(low - 10_000) < 500


@pytest.mark.parametrize("size", [0, 1, 2, 7, 8, 1000, 1500])
def test_a_shuffle_keeps_the_cards(size: int) -> None:
    cards = list(range(size))
    Chance(size).shuffle(cards)
    assert sorted(cards) == list(range(size))


def test_all_bits_of_a_large_seed_count() -> None:
    hmac = 0x1234567890ABCDEF_1234567890ABCDEF_1234567890ABCDEF_1234567890ABCDEF
    seeds = [0, 1, -1, 2**63, 2**64, 2**64 + 1, hmac, *[hmac ^ (1 << bit) for bit in range(256)]]
    assert len({state_of(seed) for seed in seeds}) == len(seeds)
    assert all(0 <= state_of(seed) < 2**64 for seed in seeds)


def test_a_choice_is_one_of_the_things() -> None:
    chance = Chance(5)
    assert {chance.choice("abc") for _ in range(50)} == {"a", "b", "c"}
