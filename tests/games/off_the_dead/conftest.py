"""What tests of single cards stand on."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orda.games.off_the_dead.registry import BIOHAZARD, HAND, MARKS, SKULL, ZOMBIES

# Of the zombies of strength 3 and 4, in the order of their numbers.
PLAIN = [SKULL] * 2 + [HAND] * 3 + [BIOHAZARD] * 3 + [SKULL] * 3 + [HAND] * 2 + [BIOHAZARD] * 3


@pytest.fixture
def plain_symbols() -> Iterator[None]:
    """A box in which zombies of strength 3 and 4 show one symbol each: what pays for what is plain to see."""
    before = MARKS[:]
    small = [card for card in ZOMBIES if ZOMBIES[card].strength in (3, 4)]
    for card, symbol in zip(small, PLAIN, strict=True):
        MARKS[card] = symbol
    yield
    MARKS[:] = before
