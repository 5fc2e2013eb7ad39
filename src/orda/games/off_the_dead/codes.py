"""Numbers made of smaller ones, as they lie in tables, options and saves, and the names to read them by.

* A zombie is pointed at by where it lies, never by its hidden face: place, zone, and its number there by arrival.
* A Horde card is a zombie and its arrow: the place it points to.
* An item is its kind and what is loaded; a rubble card is its kind and whether everybody has seen it.
* An option of a moment is a verb, what it is done with, and its target.
* A set of cards or of places is a bit for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

# -- zombies by where they lie -----------------------------------------------------------

ZONES: Final = 3
FIRST: Final = 0
SECOND: Final = 1
MELEE: Final = 2
WHOLE_ZONE: Final = 7  # in place of a zombie's number


def zombie_at(place: int, zone: int, index: int) -> int:
    return place << 5 | zone << 3 | index


# Of each zone (place * 3 + zone) the first so many zombies.
FIRST_OF_ZONE: Final = [
    [tuple(zombie_at(row // ZONES, row % ZONES, i) for i in range(n)) for n in range(WHOLE_ZONE + 1)]
    for row in range(4 * ZONES)
]


def place_of(target: int) -> int:
    return target >> 5


def zone_of(target: int) -> int:
    return target >> 3 & 3


def index_of(target: int) -> int:
    return target & 7


def row_of(target: int) -> int:
    """Which of the table's zones it is in."""
    return (target >> 5) * ZONES + (target >> 3 & 3)


# -- cards of the Horde ------------------------------------------------------------------


def pointing(card: int, arrow: int) -> int:
    return card << 2 | arrow


def face_of(code: int) -> int:
    return code >> 2


def arrow_of(code: int) -> int:
    return code & 3


# How an arrow points: at a survivor; or to an empty side, and then as he sees it.
AT: Final = 0
AWAY_FROM: Final = 1
LEFT_OF: Final = 2
RIGHT_OF: Final = 3


def seen_from(arrow: int, places: int) -> tuple[int, int]:
    """How an arrow points, and from which place that is said."""
    if arrow < places:
        return AT, arrow
    opposite = (arrow + 2) % 4
    if opposite < places:
        return AWAY_FROM, opposite
    # Alone: the next place clockwise is to the left.
    return LEFT_OF if arrow == 1 else RIGHT_OF, 0


def is_sideways(arrow: int) -> bool:
    """O-37: neither to the lonely survivor of place 0 nor away from him."""
    return arrow & 1 == 1


# -- items and rubble ----------------------------------------------------------------------

KINDS: Final = 15  # there can be so many
HANDS: Final = 15  # instead of a weapon
SEEN: Final = 16


def kind_of(item: int) -> int:
    """Of an item, or of a card in the rubble."""
    return item & 15


def shots_in(item: int) -> int:
    return item >> 4


def with_shots(kind: int, shots: int) -> int:
    return kind | shots << 4


def is_seen(rubble: int) -> bool:
    return rubble & SEEN != 0


# Putting back one card, or either of two: which, and on which of so many piles.
PUT_ONE: Final = {piles: tuple(range(piles)) for piles in (7, 9)}
PUT_TWO: Final = {piles: (*range(piles), *range(16, 16 + piles)) for piles in (7, 9)}


def which_put(option: int) -> int:
    return option >> 4


def pile_put(option: int) -> int:
    return option & 15


# -- options ---------------------------------------------------------------------------------

PASS: Final = -1
PASS_TURN: Final = -2
SEARCH: Final = 1 << 16  # target: pile
THROW: Final = 2 << 16  # what: item, target: place
ATTACK: Final = 3 << 16  # what: weapon, target: zombie
USE: Final = 4 << 16  # what: item, target: zombie or zone or nothing
REFILL: Final = 5 << 16  # what: item, target: weapon
ABILITY: Final = 6 << 16  # what: place of who uses it, target: zombie or place
QUOTE: Final = 7 << 16  # what: quote, target: symbol that pays


def option_of(verb: int, what: int, target: int = 0) -> int:
    return verb | what << 8 | target


def verb_of(option: int) -> int:
    """0 for an answer to a question that follows a choice."""
    return option & 0xF0000


def what_of(option: int) -> int:
    return option >> 8 & 255


def target_of(option: int) -> int:
    return option & 255


# -- sets --------------------------------------------------------------------------------------


def bit(card: int) -> int:
    return 1 << card


def bits(cards: Iterable[int]) -> int:
    found = 0
    for card in cards:
        found |= 1 << card
    return found


def has(some: int, card: int) -> bool:
    return some >> card & 1 == 1


def without(some: int, card: int) -> int:
    return some & ~(1 << card)
