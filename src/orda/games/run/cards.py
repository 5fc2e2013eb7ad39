"""The 63 cards: ten symbols with three items and three zombies each, and three cockroaches without a symbol."""

from __future__ import annotations

from typing import Final

SYMBOLS: Final = ("ball", "drop", "wheel", "paw", "flame", "fish", "heart", "book", "leaf", "note")
ITEMS: Final = len(SYMBOLS)  # cards below are items, the others zombies
ROACH: Final = 2 * ITEMS  # no item stops it
KINDS: Final = ROACH + 1
COPIES: Final = 3

CARD_IDS: Final = (*[f"{s}_item" for s in SYMBOLS], *[f"{s}_zombie" for s in SYMBOLS], "roach_zombie")
CARDS: Final = {card_id: card for card, card_id in enumerate(CARD_IDS)}
# The other card of its symbol: placed before the same player the two cancel. That of the cockroaches does not exist.
NO_CARD: Final = KINDS
RIVAL: Final = (*range(ITEMS, ROACH), *range(ITEMS), NO_CARD)
FULL_DECK: Final = tuple(card for card in range(KINDS) for _ in range(COPIES))
