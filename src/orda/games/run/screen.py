"""What a client is told so that it needs no rules: what is printed on the cards, and why a card cannot go somewhere."""

from __future__ import annotations

from orda.engine.catalogue import NO_GUIDE, CardInfo, Catalogue, Guide, Refusal
from orda.games.run.cards import CARD_IDS, CARDS, IS_ITEM, NO_CARD, RIVAL
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
    living = [seat for seat in range(g.players) if g.t.is_living(seat)]
    return Guide(
        refused=[
            Refusal(CARD_IDS[card], seat, VOCABULARY.message("refused-has", card=card, target=seat))
            for card in sorted(set(g.t.hands[d.player]))
            for seat in living
            if g.t.before[card] >> seat & 1
        ]
    )
