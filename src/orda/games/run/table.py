"""The table of Zombie! Run for your lives! What lies before the players is kept by card: a bit for each seat."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.data import Table
from orda.games.run.cards import FULL_DECK, ITEMS, KINDS, NO_CARD, RIVAL

MOST_PLAYERS: Final = 7
HAND: Final = 4
NEW_HAND: Final = 5
GOAL: Final = 5

NOT_OVER: Final = 0
FIVE_ITEMS: Final = 1
LAST_ALIVE: Final = 2


class RunTable(Table):
    deck: list[int] = []  # the top is the end
    discard: list[int] = []
    hands: list[list[int]] = []
    before: list[int] = []  # for each card, NO_CARD too, the seats before whom it lies, a bit each
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
        return self.deck.pop()

    def put_before(self, card: int, seat: int) -> None:
        self.before[card] |= 1 << seat
        if card >= ITEMS:
            self.zombies[seat] += 1
        else:
            self.count_items(seat, 1)

    def take_away(self, card: int, seat: int) -> None:
        self.before[card] &= ~(1 << seat)
        if card >= ITEMS:
            self.zombies[seat] -= 1
        else:
            self.count_items(seat, -1)

    def count_items(self, seat: int, change: int) -> None:
        self.items[seat] += change
        if self.items[seat] == GOAL - 1:
            self.four_items |= 1 << seat
        else:
            self.four_items &= ~(1 << seat)

    def cards_before(self, seat: int) -> list[int]:
        return [card for card in range(KINDS) if self.before[card] >> seat & 1]


def set_up(players: int, options: dict[str, Any], t: Table) -> None:
    assert isinstance(t, RunTable)
    t.deck = list(FULL_DECK)
    t.shuffle(t.deck)
    t.hands = [[t.deck.pop() for _ in range(HAND)] for _ in range(players)]
    t.before = [0] * (KINDS + 1)
    t.items = [0] * players
    t.zombies = [0] * players
    t.living = (1 << players) - 1
    first = options["first_player"]
    t.active = (t.random_below(players) if first == "random" else first) - 1  # Z-13; the first turn begins with a step


def faults(t: RunTable, players: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with a table; nothing, in any game that was played by the rules."""
    sizes = (len(t.hands), len(t.items), len(t.zombies))
    if len(t.before) != KINDS + 1 or t.before[NO_CARD] or sizes != (players,) * 3:
        return [f"it is not laid for {players} players"]
    cards = t.deck + t.discard + [card for hand in t.hands for card in hand]
    lying = [card for seat in range(players) for card in t.cards_before(seat)]
    found = []
    if sorted(cards + lying) != list(FULL_DECK):
        found.append("a card is missing, there twice or unknown")
    if any(bits >> players for bits in [*t.before, t.living, t.four_items]) or not t.living:
        found.append("a seat that does not exist, or nobody is alive")
    for seat in range(players):
        before = t.cards_before(seat)
        items = sum(card < ITEMS for card in before)
        if (t.items[seat], t.zombies[seat]) != (items, len(before) - items):
            found.append(f"the cards before seat {seat} are counted wrongly")
        if t.four_items >> seat & 1 != (items == GOAL - 1):
            found.append(f"seat {seat} is wrongly said to have four items or not")
        if any(RIVAL[card] in before for card in before):
            found.append(f"an item and a zombie of one symbol lie before seat {seat}")
        if not t.is_living(seat) and (before or len(t.hands[seat]) > (seat == t.active)):
            found.append(f"zombie player {seat} holds cards he has not just drawn")
    if not -1 <= t.active < players or not -1 <= t.winner < players:
        found.append("the active player or the winner does not exist")
    if t.over not in (NOT_OVER, FIVE_ITEMS, LAST_ALIVE) or bool(t.over) != (t.winner >= 0):
        found.append("over without a winner or won without being over")
    return found
