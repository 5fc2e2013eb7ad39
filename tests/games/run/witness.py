"""Somebody at a table of Zombie! Run who remembers what he hears, from the events alone: a re-deal must agree with him.

When the discard pile is shuffled he knows which cards the others hold together: all that lie nowhere in the open. As
long as a hand has cards from before it, these are some of those.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from orda.engine.game import Game
from orda.engine.messages import Event

Cards = Counter[str]


@dataclass
class Then:
    """A shuffle: what the others held together, and how many cards of each hand are at least as old."""

    held: Cards
    early: list[int]


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
        self.shuffled: list[Then] = []

    def contradiction(self, g: Game[Any]) -> str:
        ids = g.rules.material.registries[0].ids
        hands = [Counter(ids[card] for card in hand) for hand in g.t.hands]
        if hands[self.seat] != self.own or [hand.total() for hand in hands] != self.sizes:
            return f"the hands are not {self.sizes}, or mine is not {dict(self.own)}"
        if Counter(ids[card] for card in g.t.discard) != self.discard:
            return f"the discard pile is not {dict(self.discard)}"
        hands[self.seat] = Counter()
        for then in reversed(self.shuffled):  # what was held at one was held at all after it too
            hands = [hand & then.held for hand in hands]
            if any(hand.total() < early for hand, early in zip(hands, then.early, strict=True)):
                return f"{then.early} cards of {dict(then.held)} were held before a shuffle, now {hands}"
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
            early = [0 if seat == self.seat else size for seat, size in enumerate(self.sizes)]
            self.shuffled.append(Then(self.box - lying, early))
            self.deck, self.discard = self.discard.total(), Counter()
        self.deck -= 1

    def leaves_hand(self, seat: int, card: str) -> None:
        self.sizes[seat] -= 1
        if seat == self.seat:
            self.own[card] -= 1
        for then in self.shuffled:
            if then.early[seat] and then.held[card]:
                then.early[seat] -= 1

    def empties_hand(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.leaves_hand(seat, card)
        for then in self.shuffled:
            then.early[seat] = 0

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
