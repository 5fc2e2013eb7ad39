"""What a seat may see, and dealing anew what it cannot know: the hands of the other living players and the deck."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.windows import Slot, deal_anew
from orda.games.run.cards import CARD_IDS, IS_ITEM
from orda.games.run.play import Play
from orda.games.run.table import MOST_PLAYERS

# For each set of seats, a bit a seat, who they are.
SEATS: Final = [tuple(seat for seat in range(MOST_PLAYERS) if bits >> seat & 1) for bits in range(1 << MOST_PLAYERS)]


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t = g.t
    players: list[dict[str, Any]] = []
    for seat, hand in enumerate(t.hands):
        zombie = not t.is_living(seat)
        players.append({"zombie": zombie, "hand_size": len(hand), "items": [], "zombies": []})
        if zombie:
            players[seat]["hand"] = ids_of(hand)  # a zombie player's card is turned up as it is drawn
    for card, seats in enumerate(t.before):
        if seats:
            for seat in SEATS[seats]:
                players[seat]["items" if IS_ITEM[card] else "zombies"].append(CARD_IDS[card])
    public = {
        "players": players,
        "active": max(t.active, 0),
        "special_used": bool(t.special_used),
        "deck_size": len(t.deck),
        "discard": ids_of(t.discard),
    }
    return public if viewer is None else own(g, viewer, public)


def own(g: Play, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    players = public["players"][:]
    players[seat] = players[seat] | {"hand": ids_of(sorted(g.t.hands[seat]))}
    return public | {"players": players}


def ids_of(cards: list[int]) -> list[str]:
    return list(map(CARD_IDS.__getitem__, cards))


def redeal(g: Play, viewer: int) -> None:
    """Only the discard pile and what was played is known for certain; everything shown ends up there."""
    t = g.t
    zones = [t.hands[p] for p in range(g.players) if p != viewer and t.is_living(p)] + [t.deck]
    slots: list[Slot] = [(zone, i) for zone in zones for i in range(len(zone))]
    deal_anew(g, slots)
