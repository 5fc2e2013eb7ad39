"""What a client is told so that it needs no rules: what is printed on the cards, and why a card cannot go somewhere."""

from __future__ import annotations

from functools import cache

from orda.engine.catalogue import NO_GUIDE, CardInfo, Catalogue, Guide, Refusal
from orda.games.run.cards import CARD_IDS, CARDS, IS_ITEM, NO_CARD, RIVAL
from orda.games.run.hidden import SEATS
from orda.games.run.play import Play
from orda.games.run.table import GOAL
from orda.games.run.words import VOCABULARY


def catalogue() -> Catalogue:
    return Catalogue(cards=[card_info(card) for card in CARDS.numbers.values()], places=GOAL)


def card_info(card: int) -> CardInfo:
    rival = RIVAL[card]
    stops = None if rival == NO_CARD else CARD_IDS[rival]
    return CardInfo(CARD_IDS[card], ["item" if IS_ITEM[card] else "zombies"], stops=stops)


def guide(g: Play) -> Guide:
    """Nobody gets the same card twice."""
    d = g.decision
    if d is None or d.kind not in ("play", "haunt"):
        return NO_GUIDE
    hand, before, living = sorted(set(g.t.hands[d.player])), g.t.before, g.t.living
    return Guide(refused=[refusal(card, seat) for card in hand for seat in SEATS[before[card] & living]])


@cache
def refusal(card: int, seat: int) -> Refusal:
    return Refusal(CARD_IDS[card], seat, VOCABULARY.message("refused-has", card=card, target=seat))
