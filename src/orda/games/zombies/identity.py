"""Which card a number is: its title, the pile it goes back to and, while it lies in play, what it stands for and keeps.

In a zone a card is its title + 256 * its pile, so that with one pile it is its title. An item in play may be more: a
copy of another title, or something that it keeps (a zombie, a mark). Nothing else takes these numbers apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

PILE: Final = 1 << 8
COPY: Final = 1 << 16
KEPT: Final = 1 << 24


def card_of(title: int, pile: int) -> int:
    return title + PILE * pile


def title_of(card: int) -> int:
    """What it counts as: of a copy the title copied."""
    if card < PILE:
        return card
    copied = card % KEPT // COPY
    return copied - 1 if copied else card % PILE


def pile_of(card: int) -> int:
    return card % COPY // PILE


def itself(card: int) -> int:
    """The card as it is anywhere but in play."""
    return card % COPY


def kept_on(card: int) -> int:
    """What an item in play keeps; 0 for nothing."""
    return card // KEPT


def keeping_on(card: int, what: int) -> int:
    """The same item with something else on it."""
    return card % KEPT + KEPT * what


def copy_of(card: int, original: int) -> int:
    """A card in play that counts as another one, with what that one keeps."""
    return itself(card) + COPY * (title_of(original) + 1) + KEPT * kept_on(original)


def titles(cards: Iterable[int]) -> list[int]:
    """In order, each once: what options name."""
    found = sorted(set(cards))
    if found and found[-1] >= PILE:
        return sorted({title_of(card) for card in found})
    return found


def with_title(cards: Iterable[int], title: int) -> int:
    """The first of these with that title."""
    for card in cards:
        if card == title or title_of(card) == title:
            return card
    raise ValueError(f"no card of title {title} is among them")
