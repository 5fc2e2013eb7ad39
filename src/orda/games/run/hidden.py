"""What a seat may see, and dealing anew what it cannot know: the hands of the other living players and the deck."""

from __future__ import annotations

from typing import Any

from orda.engine.windows import Slot, deal_anew
from orda.games.run.cards import CARD_IDS, is_item
from orda.games.run.turn import Play


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t = g.t
    players: list[dict[str, Any]] = []
    for seat, hand in enumerate(t.hands):
        zombie = not t.is_living(seat)
        player: dict[str, Any] = {"zombie": zombie, "hand_size": len(hand), "items": [], "zombies": []}
        # A zombie player's card is turned up as it is drawn.
        if zombie or seat == viewer:
            player["hand"] = [CARD_IDS[card] for card in sorted(hand)]
        players.append(player)
    for card, before in enumerate(t.before):
        if before:
            kind = "items" if is_item(card) else "zombies"
            for seat, player in enumerate(players):
                if before >> seat & 1:
                    player[kind].append(CARD_IDS[card])
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
