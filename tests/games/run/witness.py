"""Somebody at a table of Zombie! Run who remembers what he hears, from the events alone: a re-deal must agree with him.

When the discard pile is shuffled he knows which cards the others hold together: all that lie nowhere in the open. As
long as a hand has cards from before it, these are some of those.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from orda.engine.game import Game
from orda.engine.messages import Event

Cards = Counter[str]


class Witness:
    def __init__(self, g: Game[Any], seat: int) -> None:
        view = g.view(seat)
        ids = g.rules.material.registries[0].ids
        self.seat = seat
        self.own: Cards = Counter(view["players"][seat]["hand"])
        self.sizes = [player["hand_size"] for player in view["players"]]
        self.box: Cards = Counter(ids[card] for zone in [*g.t.hands, g.t.deck] for card in zone)
        self.deck = view["deck_size"]
        self.discard: Cards = Counter()
        self.before: list[Cards] = [Counter() for _ in self.sizes]
        self.early = [0] * len(self.sizes)
        self.held: Cards = Counter()  # by the others together, at the last shuffle

    def contradiction(self, g: Game[Any]) -> str:
        ids = g.rules.material.registries[0].ids
        hands = [Counter(ids[card] for card in hand) for hand in g.t.hands]
        if hands[self.seat] != self.own or [hand.total() for hand in hands] != self.sizes:
            return f"the hands are not {self.sizes}, or mine is not {dict(self.own)}"
        if Counter(ids[card] for card in g.t.discard) != self.discard:
            return f"the discard pile is not {dict(self.discard)}"
        for seat, early in enumerate(self.early):
            if seat != self.seat and (hands[seat] & self.held).total() < early:
                return f"seat {seat} held {early} of {dict(self.held)} before the shuffle, now {dict(hands[seat])}"
        return ""

    def hears(self, events: list[Event]) -> None:
        for event in events:
            heard = getattr(self, f"on_{event.kind}", None)
            if heard is not None:
                heard(event.data["player"], event.data)

    # -- coming and going -------------------------------------------------------------

    def off_the_deck(self) -> None:
        if not self.deck:
            lying = sum(self.before, self.discard + self.own)
            self.held = self.box - lying
            self.early = self.sizes[:]
            self.deck, self.discard = self.discard.total(), Counter()
        self.deck -= 1

    def leaves_hand(self, seat: int, card: str) -> None:
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.own[card] -= 1
        elif self.early[seat] and self.held[card]:
            self.early[seat] -= 1

    def empties_hand(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.leaves_hand(seat, card)
        self.early[seat] = 0

    # -- the events, each by its name ------------------------------------------------

    def on_draw(self, seat: int, data: dict[str, Any]) -> None:
        self.off_the_deck()
        self.sizes[seat] += 1

    def on_draw_card(self, seat: int, data: dict[str, Any]) -> None:
        self.on_draw(seat, data)
        self.own[data["card"]] += 1

    def on_play(self, seat: int, data: dict[str, Any]) -> None:
        """A zombie player's card was never hidden."""
        self.leaves_hand(seat, data["card"])
        self.before[data["target"]][data["card"]] += 1

    on_special = on_play

    def on_cancel(self, seat: int, data: dict[str, Any]) -> None:
        pair = [data["card"], data["rival"]]
        self.before[seat].subtract(pair)
        self.discard.update(pair)

    def on_turned(self, seat: int, data: dict[str, Any]) -> None:
        hand = Counter(data["cards"]) - self.before[seat]
        self.empties_hand(seat, list(hand.elements()))
        self.before[seat].clear()
        self.discard.update(data["cards"])

    def on_new_hand(self, seat: int, data: dict[str, Any]) -> None:
        self.empties_hand(seat, data["cards"])
        self.discard.update(data["cards"])

    def on_throw(self, seat: int, data: dict[str, Any]) -> None:
        self.leaves_hand(seat, data["card"])
        self.discard[data["card"]] += 1

    def on_zombie_draw(self, seat: int, data: dict[str, Any]) -> None:
        self.off_the_deck()
        self.sizes[seat] += 1
        if seat == self.seat:
            self.own[data["card"]] += 1

    def on_zombie_discard(self, seat: int, data: dict[str, Any]) -> None:
        self.leaves_hand(seat, data["card"])
        self.discard[data["card"]] += 1
