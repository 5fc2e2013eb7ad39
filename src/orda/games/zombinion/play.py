"""A game of Zombinion: the verbs that cards and phases are written with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orda.engine.game import STOP, Game, Step
from orda.engine.messages import ALL, all_but
from orda.games.zombinion.registry import AIM, ANY, COST, EFFECT, IS_ACTION, IS_ATTACK, KINDS, SHOTS, step
from orda.games.zombinion.table import NONE_LEFT, ZombinionTable

NO: Final = 0
YES: Final = 1

ATTACK_WINDOW: Final = 0


class Play(Game[ZombinionTable]):
    """A game of Zombinion. Without a player named, verbs are for whoever the step is for."""

    # -- drawing and revealing ---------------------------------------------------

    def draw(self, n: int, player: int = -1) -> int:
        """Draws n cards, or what there is."""
        who = self.me if player < 0 else player
        hand = self.t.hands[who]
        before = len(hand)
        drawn = self.t.draw(who, n)
        if drawn:
            self.revealed = True
            if self.telling:
                self.tell("draw_cards", who, who, tuple(hand[before:]))
                self.tell("draw", all_but(who), who, drawn)
        return drawn

    def reveal_top(self, player: int, n: int) -> list[int]:
        """Turns up the top n cards of a deck, or what there is; they are in no zone until they are put somewhere."""
        found: list[int] = []
        while len(found) < n:
            card = self.t.pop_top(player)
            if card == NONE_LEFT:
                break
            found.append(card)
        if found:
            self.revealed = True
            self.tell("reveal", ALL, player, tuple(found))
        return found

    # -- hands --------------------------------------------------------------------

    def trash(self, card: int) -> None:
        """From the hand."""
        self.t.leave_hand(self.me, card)
        self.t.trash.append(card)
        self.tell("trash", ALL, self.me, (card,))

    def put_in_play(self, card: int) -> None:
        self.t.leave_hand(self.me, card)
        self.t.in_play.append(card)

    # -- taking ----------------------------------------------------------------------

    def take(self, card: int) -> None:
        """From the Supply onto the discard pile."""
        self.t.leave_supply(card)
        self.t.discards[self.me].append(card)
        self.tell("take", ALL, self.me, card)

    def ask_take(self, most: int, then: Step, about: int, kinds: int = ANY) -> None:
        """Z-2: compulsory if a pile qualifies; if none does, nothing is taken. `then` gets the card and `most`."""
        options = self.takeable(most, kinds)
        if options:
            self.ask("take", options, then, most, about=about)

    def takeable(self, most: int, kinds: int) -> list[int]:
        t = self.t
        return [c for c in t.piles if COST[c] <= most and t.supply[c] > 0 and KINDS[c] & kinds]

    # -- others ------------------------------------------------------------------------

    def others(self) -> list[int]:
        """Z-1: in turn order from the left of the active player."""
        return [(self.t.active + i) % self.players for i in range(1, self.players)]

    def attacked(self) -> list[int]:
        """The others whom the attack touches."""
        return [player for player in self.others() if not self.t.safe >> player & 1]


@step
def carry_out(g: Play, card: int) -> None:
    """What a card does when it is played. Z-1: before an attack does anything, the others may reveal Barricata."""
    if IS_ATTACK[card]:
        g.t.safe = 0
        g.show()  # whether somebody is asked, and goes on being asked, tells of the others' hands
        g.window(ATTACK_WINDOW)
        g.do(EFFECT[card], g.me)
    else:
        EFFECT[card](g)


# -- options read from a hand -----------------------------------------------------------


def kinds_in(cards: Sequence[int], kinds: int = ANY) -> list[int]:
    """The different cards among them of one of these kinds, in order."""
    return sorted({card for card in cards if KINDS[card] & kinds})


def actions_in(hand: list[int]) -> list[int]:
    return sorted({card for card in hand if IS_ACTION[card]})


def or_stop(options: list[int]) -> list[int]:
    return [STOP, *options]


def shots_of(cards: Sequence[int]) -> int:
    return sum([SHOTS[card] for card in cards])


def aim_in(hand: list[int]) -> list[int]:
    return kinds_in(hand, AIM)
