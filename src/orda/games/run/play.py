"""A game of Zombie! Run for your lives!: the verbs that the turn is written with."""

from __future__ import annotations

from orda.engine.game import Game
from orda.engine.messages import ALL, all_but
from orda.games.run.cards import IS_ITEM, RIVAL
from orda.games.run.table import FIVE_ITEMS, GOAL, LAST_ALIVE, RunTable


class Play(Game[RunTable]):
    """A game of Zombie! Run for your lives!"""

    def draw(self, player: int) -> bool:
        t = self.t
        card = t.draw_card()
        if card < 0:
            self.tell("no_cards", ALL, player)
            return False
        self.revealed = True
        t.hands[player].append(card)
        if self.telling:
            self.tell("draw_card", player, player, card)
            self.tell("draw", all_but(player), player)
        return True

    def place(self, card: int, seat: int) -> None:
        """Z-1, Z-2: a card meets the other one of its symbol and both go, or it stays and may be the fifth."""
        t = self.t
        rival = RIVAL[card]
        if t.before[rival] >> seat & 1:
            t.take_away(rival, seat)
            t.discard += (card, rival)
            self.tell("cancel", ALL, seat, card, rival)
            return
        t.put_before(card, seat)
        self.tell_beside("stands", ALL, seat, card, t.items[seat] if IS_ITEM[card] else t.zombies[seat])
        # Z-10: five items win at once, in whoever's turn; five zombies turn the player.
        if t.items[seat] == GOAL:
            self.win(seat, FIVE_ITEMS)
        elif t.zombies[seat] == GOAL:
            self.turn_into_zombie(seat)

    def turn_into_zombie(self, seat: int) -> None:
        """Z-12: hand and everything before him to the discard pile, at once."""
        t = self.t
        hand, before = t.hands[seat], t.cards_before(seat)
        if hand:
            self.show()
        t.discard_hand(seat)
        t.discard += before
        for card in before:
            t.take_away(card, seat)
        t.living &= ~(1 << seat)
        self.tell("turned", ALL, seat, tuple(hand + before))
        if t.living & (t.living - 1) == 0:
            self.win(t.living.bit_length() - 1, LAST_ALIVE)

    def win(self, seat: int, how: int) -> None:
        self.t.winner = seat
        self.t.over = how
        self.tell("win_items" if how == FIVE_ITEMS else "win_last", ALL, seat)
