"""What a client is told so that it needs no rules: what is printed on the cards."""

from __future__ import annotations

from orda.engine.catalogue import CardInfo, Catalogue
from orda.games.run.cards import CARD_IDS, CARDS, IS_ITEM, NO_CARD, RIVAL
from orda.games.run.table import GOAL


def catalogue() -> Catalogue:
    return Catalogue(cards=[card_info(card) for card in CARDS.numbers.values()], places=GOAL)


def card_info(card: int) -> CardInfo:
    rival = RIVAL[card]
    stops = None if rival == NO_CARD else CARD_IDS[rival]
    return CardInfo(CARD_IDS[card], ["item" if IS_ITEM[card] else "zombies"], stops=stops)
