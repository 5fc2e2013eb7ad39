"""What a seat may see, and dealing anew what it cannot know: the hands of the other living players and the deck."""

from __future__ import annotations

from typing import Any

from orda.engine.windows import Slot, deal_anew
from orda.games.run.cards import CARD_IDS, is_item
from orda.games.run.turn import Play


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t = g.t
    players = []
    for seat in range(g.players):
        before = t.cards_before(seat)
        player: dict[str, Any] = {
            "zombie": not t.is_living(seat),
            "hand_size": len(t.hands[seat]),
            "items": [CARD_IDS[card] for card in before if is_item(card)],
            "zombies": [CARD_IDS[card] for card in before if not is_item(card)],
        }
        # A zombie player's card is turned up as it is drawn.
        if seat == viewer or not t.is_living(seat):
            player["hand"] = [CARD_IDS[card] for card in sorted(t.hands[seat])]
        players.append(player)
    return {
        "players": players,
        "active": max(t.active, 0),
        "special_used": bool(t.special_used),
        "deck_size": len(t.deck),
        "discard": [CARD_IDS[card] for card in t.discard],
    }


def redeal(g: Play, viewer: int) -> None:
    """Only the discard pile and what was played is known for certain; everything shown ends up there."""
    t = g.t
    zones = [t.hands[p] for p in range(g.players) if p != viewer and t.is_living(p)] + [t.deck]
    slots: list[Slot] = [(zone, i) for zone in zones for i in range(len(zone))]
    deal_anew(g, slots)
