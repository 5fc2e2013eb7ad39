"""The table of Zombie! Run for your lives! What lies before the players is kept by card: a bit for each seat."""

from __future__ import annotations

from typing import Annotated, Final

from orda.engine.data import ByNumber, Table
from orda.games.run.cards import CARDS, IS_ITEM, MOST_CARDS

MOST_PLAYERS: Final = 7
HAND: Final = 4
NEW_HAND: Final = 5
GOAL: Final = 5

NOT_OVER: Final = 0
FIVE_ITEMS: Final = 1
LAST_ALIVE: Final = 2


LYING: Final = ByNumber(CARDS, absent=0, places=MOST_CARDS + 1)


class RunTable(Table):
    deck: list[int] = []  # the top is the end
    discard: list[int] = []
    hands: list[list[int]] = []  # in the order in which they were drawn
    shuffles: list[tuple[int, ...]] = []  # for each, how many cards in each hand were there before it: the first ones
    before: Annotated[list[int], LYING] = []  # for each card, NO_CARD too, the seats before whom it lies, a bit each
    items: list[int] = []  # how many items lie before each seat
    zombies: list[int] = []
    living: int = 0  # a bit for each seat not yet turned
    four_items: int = 0  # a bit for each seat with exactly four items
    active: int = 0
    special_used: int = 0
    new_hands: int = 0  # how often the active player has drawn a new hand this turn
    winner: int = -1

    def is_living(self, seat: int) -> int:
        return self.living >> seat & 1

    def draw_card(self) -> int:
        """The top card of the deck; Z-11: the discard pile is shuffled when it is empty, -1 when both are."""
        if not self.deck:
            if not self.discard:
                return -1
            self.deck, self.discard = self.discard, []
            self.shuffle(self.deck)
            held = tuple([len(hand) for hand in self.hands])
            self.shuffles = [*[older for older in self.shuffles if any(older)], held]
        return self.deck.pop()

    def leave_hand(self, player: int, card: int) -> None:
        hand = self.hands[player]
        place = hand.index(card)
        hand.pop(place)
        if self.shuffles:
            self.shuffles = [changed(older, player, older[player] - (place < older[player])) for older in self.shuffles]

    def discard_hand(self, player: int) -> None:
        self.discard += self.hands[player]
        self.hands[player] = []
        self.shuffles = [changed(older, player, 0) for older in self.shuffles]

    def put_before(self, card: int, seat: int) -> None:
        self.before[card] |= 1 << seat
        if IS_ITEM[card]:
            self.count_items(seat, 1)
        else:
            self.zombies[seat] += 1

    def take_away(self, card: int, seat: int) -> None:
        self.before[card] &= ~(1 << seat)
        if IS_ITEM[card]:
            self.count_items(seat, -1)
        else:
            self.zombies[seat] -= 1

    def count_items(self, seat: int, change: int) -> None:
        self.items[seat] += change
        if self.items[seat] == GOAL - 1:
            self.four_items |= 1 << seat
        else:
            self.four_items &= ~(1 << seat)

    def cards_before(self, seat: int) -> list[int]:
        return [card for card, seats in enumerate(self.before) if seats >> seat & 1]


def changed(older: tuple[int, ...], player: int, count: int) -> tuple[int, ...]:
    return older if older[player] == count else (*older[:player], count, *older[player + 1 :])
