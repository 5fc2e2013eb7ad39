"""Somebody at a table of Zombinion who remembers what he hears, from the events alone: a re-deal must agree with him.

He knows nothing of how the game itself remembers (`table.py`): the two are held against each other by the battery.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from orda.engine.game import Game
from orda.engine.messages import Event

START = Counter({"bullet": 7, "zombie": 3})
Cards = Counter[str]


@dataclass
class Then:
    """A shuffle: at least so many of the cards in hand that he has not seen were there before it."""

    early: int
    hidden: Cards  # what was hidden then


class Neighbour:
    """What is known of another player's cards."""

    def __init__(self, hand: int, deck: int) -> None:
        self.hand = hand
        self.deck = deck
        self.owned: Cards = Counter(START)
        self.open: Cards = Counter()  # in play, set aside, or just turned up
        self.pile: Cards = Counter()  # of the discard pile
        self.tops: list[str] = []  # of the deck, the top last
        self.seen: list[tuple[int, str]] = []  # in the hand, with how many cards have left it unseen since
        self.scattered = False
        self.shuffled: list[Then] = []  # since the hand was drawn
        self.turned_up: list[str] = []  # the last cards that were
        self.shuffles = False  # about to, in the draw that is being told
        self.drawn: str | None = None  # the last card drawn, where it was seen on the deck

    # -- coming and going ------------------------------------------------------

    def off_the_deck(self, count: int) -> list[str | None]:
        """The next cards, those that were seen by name; in the middle of it the discard pile may be shuffled."""
        self.deck -= count
        known = [self.tops.pop() for _ in range(min(count, len(self.tops)))]
        return [*known, *[None] * (count - len(known))]

    def draws(self, count: int) -> None:
        before = min(count, self.deck)
        self.into_hand(self.off_the_deck(before))
        self.shuffle_if_told()
        self.into_hand(self.off_the_deck(count - before))

    def into_hand(self, cards: list[str | None]) -> None:
        for card in cards:
            self.hand += 1
            self.drawn = card
            if card is not None:
                self.seen.append((0, card))

    def turns_up(self, cards: list[str]) -> None:
        before = min(len(cards), self.deck)
        self.off_the_deck(before)
        self.open.update(cards[:before])
        self.shuffle_if_told()
        self.off_the_deck(len(cards) - before)
        self.open.update(cards[before:])

    def shuffle_if_told(self) -> None:
        if not self.shuffles:
            return
        self.shuffles = False
        shown: Cards = Counter(card for left, card in self.seen if not (left and self.scattered))
        self.shuffled.append(Then(max(self.hand - len(self.seen), 0), self.owned - self.open - self.pile - shown))
        self.scattered = self.scattered or any(left for left, _ in self.seen)
        self.deck = self.owned.total() - self.open.total() - self.hand
        self.pile.clear()

    def leaves_hand(self, card: str) -> None:
        self.hand -= 1
        self.is_seen_last(card)

    def is_seen_last(self, card: str) -> None:
        entries = sorted(entry for entry in self.seen if entry[1] == card)
        if entries:
            self.seen.remove(entries[0])
        if not entries or entries[0][0]:
            for then in self.shuffled:
                if then.early and then.hidden[card]:
                    then.early -= 1
                    then.hidden[card] -= 1

    def leave_unseen(self, count: int) -> None:
        self.hand -= count
        self.seen = [(left + count, card) for left, card in self.seen]
        for then in self.shuffled:
            then.early = max(then.early - count, 0)

    def forgets_hand(self) -> None:
        self.seen, self.shuffled, self.scattered = [], [], False

    # -- held against a table ---------------------------------------------------

    def contradiction(self, hand: Cards, pile: Cards, deck: list[str]) -> str:
        if self.pile - pile:
            return f"the discard pile has not {dict(self.pile - pile)}"
        if self.tops and deck[-len(self.tops) :] != self.tops:
            return f"the top of the deck is not {self.tops}"
        missing, rest = 0, Counter(hand)
        for left, card in sorted(self.seen):
            missing += not rest[card]
            rest[card] -= bool(rest[card])
            if missing > left:
                return f"{missing} of {self.seen} are not in the hand {dict(hand)}"
        could_be = hand - Counter(card for left, card in self.seen if not left)
        for then in reversed(self.shuffled):  # what was in hand at one was hidden at all after it too
            could_be &= then.hidden
            if could_be.total() < then.early:
                return f"{then.early} of {dict(then.hidden)} were in the hand before a shuffle, now {dict(hand)}"
        return ""


class Witness:
    def __init__(self, g: Game[Any], seat: int) -> None:
        self.seat = seat
        players = g.view(seat)["players"]
        self.of = [Neighbour(player["hand_size"], player["deck_size"]) for player in players]
        self.active = g.view(seat)["active"]
        self.played = ""  # the card of which what is heard now are the effects

    def hears(self, events: list[Event]) -> None:
        self.played = ""
        for event in events:
            data = event.data
            if data["player"] != self.seat or event.kind in ("turn", "radio", "put_back"):
                heard = getattr(self, f"on_{event.kind}", None)
                if heard is not None:
                    heard(self.of[data["player"]], data)

    def contradiction(self, g: Game[Any]) -> str:
        t, ids = g.t, g.rules.material.registries[0].ids
        for player, neighbour in enumerate(self.of):
            if player != self.seat:
                hand = t.hands[player] + (t.picked if player == t.owner else [])
                zones = [[ids[c] for c in zone] for zone in (hand, t.discards[player] + t.buried[player])]
                deck = [ids[c] for c in t.decks[player]]
                if found := neighbour.contradiction(Counter(zones[0]), Counter(zones[1]), deck):
                    return f"of seat {player}: {found}"
        return ""

    # -- the events, each by its name ------------------------------------------------

    def on_turn(self, _n: Neighbour, data: dict[str, Any]) -> None:
        self.active = data["player"]

    def on_draw(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.draws(data["count"])

    def on_shuffle(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.shuffles = True

    def on_play(self, n: Neighbour, data: dict[str, Any]) -> None:
        self.played = data["card"]
        n.leaves_hand(data["card"])
        n.open[data["card"]] += 1

    on_play_twice = on_play

    def on_barricade(self, n: Neighbour, data: dict[str, Any]) -> None:
        if (0, "barricade") not in n.seen:
            n.is_seen_last("barricade")
            n.seen.append((0, "barricade"))

    def on_aim(self, n: Neighbour, data: dict[str, Any]) -> None:
        for card in data["cards"]:
            n.leaves_hand(card)
            n.open[card] += 1

    def on_take(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.owned[data["card"]] += 1
        n.pile[data["card"]] += 1

    on_loot = on_take

    def on_take_to_hand(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.owned[data["card"]] += 1
        n.into_hand([data["card"]])

    def on_take_to_deck(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.owned[data["card"]] += 1
        self.onto_deck(n, data["card"])

    def onto_deck(self, n: Neighbour, card: str) -> None:
        n.deck += 1
        n.tops.append(card)

    def on_trash(self, n: Neighbour, data: dict[str, Any]) -> None:
        """From the hand, but for Deposito itself, and what Ispezione has turned up of another's deck."""
        n.owned.subtract(data["cards"])
        for card in data["cards"]:
            if card == self.played == "depot" or data["player"] != self.active:
                n.open[card] -= 1
            else:
                n.leaves_hand(card)

    def on_discard(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.leaves_hand(data["top"])
        n.leave_unseen(data["count"] - 1)
        n.pile[data["top"]] += 1

    def on_discard_open(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.open.subtract(data["cards"])
        n.pile.update(data["cards"])

    def on_reveal(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.turned_up = list(data["cards"])
        n.turns_up(data["cards"])

    def on_return(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.leaves_hand(data["card"])
        self.onto_deck(n, data["card"])

    def on_put_back(self, _n: Neighbour, data: dict[str, Any]) -> None:
        target = self.of[data["target"]]
        if data["target"] != self.seat:
            target.open[data["card"]] -= 1
            self.onto_deck(target, data["card"])

    def on_set_aside(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.hand -= 1
        n.open[data["card"]] += 1
        if n.drawn is not None:
            n.seen.remove((0, data["card"]))

    def on_regroup(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.pile.update(n.tops)
        n.tops, n.deck = [], 0

    def on_radio(self, _n: Neighbour, data: dict[str, Any]) -> None:
        n = self.of[data["target"]]
        if data["target"] == self.seat:
            return
        n.open.subtract(n.turned_up)
        n.pile[data["card"]] += 1
        n.turned_up.remove(data["card"])
        n.into_hand([*n.turned_up])

    def on_all_in(self, n: Neighbour, data: dict[str, Any]) -> None:
        before = len(n.shuffled)
        n.turns_up([*data["cards"], *data["others"]])
        del n.shuffled[before:]  # which of them came before a shuffle is not told
        n.open.subtract([*data["cards"], *data["others"]])
        n.into_hand(data["cards"])
        n.pile.update(data["others"])

    def on_show_hand(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.forgets_hand()
        n.seen = [(0, card) for card in data["cards"]]

    def on_clean_up(self, n: Neighbour, data: dict[str, Any]) -> None:
        n.pile.update(n.open)
        n.open.clear()
        n.pile.update(card for left, card in n.seen if not (left and n.scattered))
        n.hand = 0
        n.forgets_hand()
