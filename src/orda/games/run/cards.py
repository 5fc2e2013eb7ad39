"""The cards: symbols with an item and a zombie each, and cockroaches, which have no symbol; three copies of every card.

A card's number is in every save and every stored choice: a new symbol gets new, higher numbers, old ones never change.
"""

from __future__ import annotations

from typing import Final

from orda.engine.registry import Registry

COPIES: Final = 3
MOST_CARDS: Final = 32  # an option has room for so many

CARDS: Final[Registry[str]] = Registry("card of Zombie! Run", MOST_CARDS)
CARD_IDS: Final = CARDS.ids
NO_CARD: Final = MOST_CARDS  # the rival of a card that none cancels
IS_ITEM: Final[list[bool]] = [False] * (MOST_CARDS + 1)
# The other card of its symbol: placed before the same player the two cancel.
RIVAL: Final[list[int]] = [NO_CARD] * (MOST_CARDS + 1)


def symbol(name: str, item: int, zombie: int) -> None:
    """An item and the zombie it stops, by their numbers."""
    CARDS.add(item, f"{name}_item", name)
    CARDS.add(zombie, f"{name}_zombie", name)
    IS_ITEM[item] = True
    RIVAL[item], RIVAL[zombie] = zombie, item


symbol("ball", item=0, zombie=10)
symbol("drop", item=1, zombie=11)
symbol("wheel", item=2, zombie=12)
symbol("paw", item=3, zombie=13)
symbol("flame", item=4, zombie=14)
symbol("fish", item=5, zombie=15)
symbol("heart", item=6, zombie=16)
symbol("book", item=7, zombie=17)
symbol("leaf", item=8, zombie=18)
symbol("note", item=9, zombie=19)
CARDS.add(20, "roach_zombie", "roach")  # no item stops it

# The editions of our rules, numbered like cards so that a game goes on, and is replayed, by the one it began with.
EDITIONS: Final[Registry[str]] = Registry("edition of Zombie! Run")
EDITIONS.add(0, "first", "after a forced pass the hand is as large as it was")
EDITIONS.add(1, "four_cards", "after it the hand is brought back to four cards")
FOUR_CARDS: Final = 1

FIRST_CARDS: Final = 20  # before tables remembered it
FIRST_NEWEST: Final = (FIRST_CARDS, 0)


def full_deck(newest: int) -> list[int]:
    return sorted(CARDS.up_to(newest) * COPIES)
