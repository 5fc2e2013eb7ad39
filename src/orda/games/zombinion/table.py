"""The table of Zombinion: zones as lists of card numbers, the top of a pile is its end."""

from __future__ import annotations

from typing import Annotated, Final

from orda.engine.data import ByNumber, Table
from orda.games.zombinion.registry import CARDS, MOST_CARDS

HAND: Final = 5

# Phases. CLEAN_UP: the turn is over and the next one is about to begin.
CLEAN_UP: Final = 0
ACTION_PHASE: Final = 1
HUNT_PHASE: Final = 2
TAKING: Final = 3  # still the Hunt phase, but the first card is taken: no more aim cards
PHASE_NAMES: Final = ("cleanup", "action", "hunt", "hunt")

NOT_OVER: Final = 0
HORDE_GONE: Final = 1
THREE_PILES_GONE: Final = 2
NOBODY_HUNTS: Final = 3

# D-11, ours: after so many turns of each player without a card leaving the Supply the game is over. Without it a game
# in which all aim cards are trashed would never end.
QUIET_TURNS: Final = 30

NONE_LEFT: Final = -1  # no card to draw or reveal
NOT_USED: Final = -1  # in the Supply: the card is not in this game


class ZombinionTable(Table):
    piles: tuple[int, ...] = ()  # the cards of this game, in order
    supply: Annotated[list[int], ByNumber(CARDS, NOT_USED, MOST_CARDS)] = []  # for each card how many are left
    trash: list[int] = []
    hands: list[list[int]] = []
    decks: list[list[int]] = []
    discards: list[list[int]] = []  # of the discard pile what everybody saw going in, the top last
    buried: list[list[int]] = []  # of the discard pile what only its owner saw
    seen_tops: list[int] = []  # how many cards on top of the deck everybody has seen
    shown: list[list[int]] = []  # cards that everybody knows to be in the hand
    in_play: list[int] = []  # of the active player
    aside: list[int] = []  # laid open while a card is being carried out
    picked: list[int] = []  # chosen from a hand, unseen, until the choice is complete
    owner: int = 0  # whose the cards aside and picked are
    loot: list[int] = []  # what Ispezione has just trashed; the cards lie in the trash
    safe: int = 0  # a bit for each seat that the attack does not touch
    turns: list[int] = []  # begun by each seat
    quiet: int = 0  # turns of all players since a card left the Supply
    active: int = 0
    phase: int = CLEAN_UP
    actions: int = 0
    targets: int = 0
    shots: int = 0

    def leave_supply(self, card: int) -> None:
        self.supply[card] -= 1
        self.quiet = 0

    # -- decks ----------------------------------------------------------------

    def refill(self, player: int) -> bool:
        """Makes the discard pile the new deck, for a deck that is empty; False if there is no card."""
        if not self.discards[player]:
            return False
        deck = self.discards[player] + self.buried[player]
        self.shuffle(deck)
        self.decks[player] = deck
        self.discards[player] = []
        self.buried[player] = []
        return True

    def pop_top(self, player: int) -> int:
        """Takes the top card off the deck; NONE_LEFT if neither deck nor discard pile has one."""
        if not self.decks[player] and not self.refill(player):
            return NONE_LEFT
        if self.seen_tops[player]:
            self.seen_tops[player] -= 1
        return self.decks[player].pop()

    def draw_slowly(self, player: int, n: int) -> int:
        """Card by card: across a shuffle, or where cards that everybody saw are on top."""
        hand = self.hands[player]
        for drawn in range(n):
            seen = self.seen_tops[player]
            card = self.pop_top(player)
            if card == NONE_LEFT:
                return drawn
            hand.append(card)
            if seen:
                self.shown[player].append(card)
        return n

    def draw(self, player: int, n: int) -> int:
        """Into the hand, the last one drawn last; gives back how many there were."""
        deck = self.decks[player]
        if not 0 < n <= len(deck) or self.seen_tops[player]:
            return self.draw_slowly(player, n)
        self.hands[player] += deck[: -n - 1 : -1]
        del deck[-n:]
        return n

    def put_on_deck(self, player: int, card: int) -> None:
        """With everybody looking."""
        self.decks[player].append(card)
        self.seen_tops[player] += 1

    # -- hands and discard piles --------------------------------------------------

    def leave_hand(self, player: int, card: int) -> None:
        """With everybody looking: what was known to be there may have been this card."""
        self.hands[player].remove(card)
        if self.shown[player] and card in self.shown[player]:
            self.shown[player].remove(card)

    def pick(self, player: int, card: int) -> None:
        """Unseen: from now on nobody else knows what is in the hand."""
        self.owner = player
        self.hands[player].remove(card)
        self.picked.append(card)
        if self.shown[player]:
            self.shown[player] = []

    def forget_shown(self, player: int, cards: list[int]) -> None:
        """These have left the hand for all to see."""
        for card in cards:
            if card in self.shown[player]:
                self.shown[player].remove(card)

    def bury_shown(self, player: int, hand: list[int]) -> None:
        """The hand is discarded: of it, what everybody knows goes where everybody knows it to be."""
        for card in self.shown[player]:
            hand.remove(card)
            self.discards[player].append(card)
        self.shown[player] = []

    def discard_unseen(self, player: int, cards: list[int]) -> None:
        """All at once: the others see only the last one, which comes to lie on top."""
        if cards:
            self.buried[player] += cards[:-1]
            self.discards[player].append(cards[-1])

    def discard_deck(self, player: int, deck: list[int]) -> None:
        """Turned over as it is: what was its lowest card is the top of the pile, what had been seen stays known."""
        seen = self.seen_tops[player]
        self.seen_tops[player] = 0
        unseen = len(deck) - seen
        self.buried[player] += deck[1:unseen]
        self.discards[player] += deck[unseen:][::-1] + deck[: min(unseen, 1)]

    def owned(self, player: int) -> list[int]:
        """All cards of a player, wherever they are."""
        cards = self.hands[player] + self.decks[player] + self.discards[player] + self.buried[player]
        if player == self.active:
            cards += self.in_play
        if player == self.owner:
            cards += self.aside + self.picked
        return cards
