"""The table of Zombinion: zones as lists of card numbers, the top of a pile is its end."""

from __future__ import annotations

from typing import Annotated, Final

from orda.engine.data import DERIVED_TUPLE, ByNumber, Table
from orda.games.zombinion.registry import CARDS, IS_ACTION, MOST_CARDS, REMEMBERING, SHOTS

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
PILES_THAT_END: Final = 3

# D-11, ours: after so many turns of each player without a card leaving the Supply the game is over. Without it a game
# in which all aim cards are trashed would never end.
QUIET_TURNS: Final = 30

NONE_LEFT: Final = -1  # no card to draw or reveal
NOT_USED: Final = -1  # in the Supply: the card is not in this game

LEFT: Final = MOST_CARDS  # added to a card in `shown` for every card that has left the hand unseen since


# What everybody knows of a shuffle: how many cards now in hand, at least, that nobody has seen were there before it,
# and what was hidden then: they are some of these.
Shuffle = tuple[int, ...]


class ZombinionTable(Table):
    piles: tuple[int, ...] = ()  # the cards of this game, in order
    supply: Annotated[list[int], ByNumber(CARDS, NOT_USED, MOST_CARDS)] = []  # for each card how many are left
    left: Annotated[tuple[int, ...], DERIVED_TUPLE] = ()  # the cards of which some are left, in order
    trash: list[int] = []
    hands: list[list[int]] = []
    decks: list[list[int]] = []
    discards: list[list[int]] = []  # of the discard pile what everybody saw going in, the top last
    buried: list[list[int]] = []  # of the discard pile what only its owner saw
    seen_tops: list[int] = []  # how many cards on top of the deck everybody has seen
    # What everybody knows of a hand (the rule: what was shown stays known until it leaves unseen).
    shown: list[list[int]] = []  # cards seen in the hand, each with LEFT for every card that has left it unseen since
    scattered: list[int] = []  # has a shuffle carried off what left unseen? Until then it lies in the discard pile
    kept: list[int] = []  # how many of the cards in hand that nobody saw are actions: Nascondiglio had him keep them
    shuffles: list[list[Shuffle]] = []  # those since the hand was drawn
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

    def derive(self) -> None:
        self.left = tuple([card for card, count in enumerate(self.supply) if count > 0])

    @property
    def gone(self) -> int:
        """Of how many cards none is left."""
        return len(self.piles) - len(self.left)

    def leave_supply(self, card: int) -> None:
        self.supply[card] -= 1
        if not self.supply[card]:
            self.left = tuple([other for other in self.left if other != card])
        self.quiet = 0

    # -- decks ----------------------------------------------------------------

    def refill(self, player: int) -> bool:
        """Makes the discard pile the new deck, for a deck that is empty; False if there is no card."""
        if not self.discards[player]:
            return False
        self.remember_shuffle(player)
        deck = self.discards[player] + self.buried[player]
        if self.newest[1] >= REMEMBERING:
            deck.sort()  # so that what is known of the pile does not decide how it comes out
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

    def draw(self, player: int, n: int) -> int:
        """Into the hand, the last one drawn last; gives back how many there were."""
        if self.seen_tops[player]:
            return self.draw_seen(player, n)
        drawn = self.draw_unseen(player, n)
        if drawn < n and self.refill(player):
            drawn += self.draw_unseen(player, n - drawn)
        return drawn

    def draw_unseen(self, player: int, n: int) -> int:
        """As many as the deck has."""
        deck = self.decks[player]
        if n >= len(deck):
            n = len(deck)
            self.decks[player] = []
            self.hands[player] += deck[::-1]
        elif n > 0:
            left = len(deck) - n
            drawn = deck[left:]
            drawn.reverse()
            self.hands[player] += drawn
            del deck[left:]
        return n

    def draw_seen(self, player: int, n: int) -> int:
        """Card by card: everybody has seen what lies on top."""
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

    def put_on_deck(self, player: int, card: int) -> None:
        """With everybody looking."""
        self.decks[player].append(card)
        self.seen_tops[player] += 1

    # -- hands and discard piles --------------------------------------------------

    def leave_hand(self, player: int, card: int) -> None:
        """With everybody looking."""
        self.hands[player].remove(card)
        if self.shown[player] or self.kept[player] or self.shuffles[player]:
            self.saw_leave(player, card)

    def aim_cards_leave_hand(self, player: int) -> list[int]:
        """All of them, with everybody looking."""
        hand = self.hands[player]
        cards = [card for card in hand if SHOTS[card]]
        self.hands[player] = [card for card in hand if not SHOTS[card]] if len(cards) < len(hand) else []
        if self.shown[player]:
            for card in cards:
                self.saw_leave(player, card)
        elif self.kept[player] or self.shuffles[player]:
            self.were_unknown(player, cards)
        return cards

    def put_aside(self, player: int, card: int, seen: int) -> None:
        """The card just drawn: another one of its kind that was shown before is still in the hand."""
        self.hands[player].remove(card)
        self.aside.append(card)
        if card in self.shown[player] and (seen or self.newest[1] < REMEMBERING):
            self.shown[player].remove(card)

    def pick(self, player: int, card: int) -> None:
        """Unseen, and not yet gone: what is known of the hand holds for it and what is picked together."""
        self.owner = player
        self.hands[player].remove(card)
        self.picked.append(card)
        if self.newest[1] < REMEMBERING:
            self.shown[player] = []

    def discard_picked(self) -> list[int]:
        """All at once; the others see the last one."""
        cards, self.picked = self.picked, []
        self.discard_unseen(self.owner, cards)
        if cards:
            self.saw_leave(self.owner, cards[-1])
            self.left_unseen(self.owner, len(cards) - 1)
        return cards

    def trash_picked(self) -> list[int]:
        """With everybody looking."""
        cards, self.picked = self.picked, []
        self.trash += cards
        for card in cards:
            self.saw_leave(self.owner, card)
        return cards

    def discard_hand(self, player: int) -> None:
        """Of it, what everybody knows goes where everybody knows it to be."""
        hand, self.hands[player] = self.hands[player], []
        if self.shown[player]:
            self.discard_shown(player, hand)
        self.discard_unseen(player, hand)
        if self.shuffles[player] or self.kept[player] or self.shown[player] or self.scattered[player]:
            self.forget_hand(player)

    def discard_shown(self, player: int, hand: list[int]) -> None:
        """What may have left the hand unseen lies in the same pile now, unless a shuffle has carried it off."""
        for entry in self.shown[player]:
            card = entry % LEFT
            if entry < LEFT or not self.scattered[player]:
                (hand if card in hand else self.buried[player]).remove(card)
                self.discards[player].append(card)

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

    # -- what everybody knows of a hand ---------------------------------------------

    def saw_leave(self, player: int, card: int) -> None:
        """Of several entries the surest one goes: that is never too much to know of the others."""
        shown = self.shown[player]
        entries = [entry for entry in shown if entry % LEFT == card] if shown else []
        if entries:
            surest = min(entries)
            shown.remove(surest)
            if surest < LEFT:
                return
        self.were_unknown(player, [card])

    def were_unknown(self, player: int, cards: list[int]) -> None:
        """Some of the cards in hand that nobody had seen turn out to be these."""
        if self.kept[player]:
            self.kept[player] = max(self.kept[player] - sum([IS_ACTION[card] for card in cards]), 0)
        if self.shuffles[player]:
            self.shuffles[player] = [without(shuffle, cards) for shuffle in self.shuffles[player]]

    def left_unseen(self, player: int, count: int) -> None:
        """Any card in hand may have been among them."""
        self.shown[player] = [entry + LEFT * count for entry in self.shown[player]]
        self.kept[player] = max(self.kept[player] - count, 0)
        self.shuffles[player] = [(max(early - count, 0), *hidden) for early, *hidden in self.shuffles[player]]

    def show_from_hand(self, player: int, card: int) -> None:
        """It stays there."""
        if card not in self.shown[player]:
            self.saw_leave(player, card)
            self.shown[player].append(card)

    def show_hand(self, player: int) -> None:
        """All of it: so what was seen in it and is not there any more lies in the discard pile."""
        rest = self.hands[player][:]
        for entry in sorted(self.shown[player]):
            card = entry % LEFT
            if card in rest:
                rest.remove(card)
            elif not self.scattered[player]:
                self.buried[player].remove(card)
                self.discards[player].insert(0, card)
        self.forget_hand(player)
        self.shown[player] = self.hands[player][:]

    def forget_hand(self, player: int) -> None:
        self.shown[player] = []
        self.scattered[player] = self.kept[player] = 0
        self.shuffles[player] = []

    def remember_shuffle(self, player: int) -> None:
        """Before it: what is in the hand now cannot be what lay openly in the discard pile."""
        shown = self.shown[player]
        hidden = self.hands[player] + self.buried[player]
        early = len(self.hands[player]) - len(shown)
        if shown:
            for entry in shown:
                if entry < LEFT or not self.scattered[player]:
                    hidden.remove(entry % LEFT)
            self.scattered[player] |= max(shown) >= LEFT
        if early > 0:
            self.shuffles[player].append((early, *hidden))

    def owned(self, player: int) -> list[int]:
        """All cards of a player, wherever they are."""
        cards = self.hands[player] + self.decks[player] + self.discards[player] + self.buried[player]
        if player == self.active:
            cards += self.in_play
        if player == self.owner:
            cards += self.aside + self.picked
        return cards


def without(shuffle: Shuffle, cards: list[int]) -> Shuffle:
    """Cards that nobody had seen have left the hand: they may have been there before the shuffle."""
    for card in cards:
        if not shuffle[0]:
            break
        if card in shuffle[1:]:
            place = shuffle.index(card, 1)
            shuffle = (shuffle[0] - 1, *shuffle[1:place], *shuffle[place + 1 :])
    return shuffle
