"""What a seat may see, and dealing anew what it cannot know: the hands of the other living players and the deck."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.game import Decision
from orda.engine.windows import Slot, deal_anew, swap_in
from orda.games.run.cards import CARD_IDS, IS_ITEM
from orda.games.run.play import Play
from orda.games.run.table import MOST_PLAYERS
from orda.games.run.turn import QUESTIONS, has_normal_play

MOST_TRIES: Final = 100

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


# -- dealing anew -------------------------------------------------------------------------


def redeal(g: Play, viewer: int) -> None:
    """What was played or shown lies open."""
    groups, d = hidden_groups(g, viewer), g.decision
    if d is not None and d.player != viewer and d.kind in QUESTIONS:
        deal_fitting(g, d, groups)
    else:
        for slots in groups:
            deal_anew(g, slots)


def hidden_groups(g: Play, viewer: int) -> list[list[Slot]]:
    """The places of hidden cards, parted by the shuffle they came with: a deck is used up before the next one, so what
    a hand drew of it can only have been in it."""
    t = g.t
    seats = [seat for seat in SEATS[t.living] if seat != viewer]
    if not t.shuffles:
        return [[(zone, i) for zone in [*[t.hands[seat] for seat in seats], t.deck] for i in range(len(zone))]]
    starts = [(0,) * g.players, *t.shuffles]
    ends = [*t.shuffles, tuple([len(hand) for hand in t.hands])]
    groups: list[list[Slot]] = [
        [(t.hands[seat], i) for seat in seats for i in range(start[seat], end[seat])]
        for start, end in zip(starts, ends, strict=True)
    ]
    groups[-1] += [(t.deck, i) for i in range(len(t.deck))]
    return groups


def deal_fitting(g: Play, d: Decision, groups: list[list[Slot]]) -> None:
    """A hand with which he can be asked this: one with a normal play, or where he is stuck one without."""
    if d.kind == "play":
        deal_with_a_play(g, d.player, groups)
        return
    for slots in groups:
        deal_useless(g, d.player, *parted(slots, g.t.hands[d.player]))


def deal_with_a_play(g: Play, player: int, groups: list[list[Slot]]) -> None:
    """Nearly every hand has one, so it is dealt until one does; if for long none comes, a card is swapped in."""
    hand = g.t.hands[player]

    def has_a_play() -> bool:
        return has_normal_play(g.t, player, hand)

    for _ in range(MOST_TRIES):
        for slots in groups:
            deal_anew(g, slots)
        if has_a_play():
            return
    for slots in groups:
        if swap_in(g, *parted(slots, hand), has_a_play):
            return


def parted(slots: list[Slot], hand: list[int]) -> tuple[list[Slot], list[Slot]]:
    """Those in this hand, and the others."""
    return [slot for slot in slots if slot[0] is hand], [slot for slot in slots if slot[0] is not hand]


def deal_useless(g: Play, player: int, own: list[Slot], rest: list[Slot]) -> None:
    """His places get cards that he cannot play, whichever of them; the others get what is left."""
    cards = [zone[i] for zone, i in own + rest]
    g.t.shuffle(cards)
    useless = [card for card in cards if not has_normal_play(g.t, player, [card])]
    for (zone, i), card in zip(own, useless, strict=False):
        zone[i] = card
        cards.remove(card)
    for (zone, i), card in zip(rest, cards, strict=True):
        zone[i] = card
