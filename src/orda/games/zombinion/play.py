"""A game of Zombinion: the verbs that cards and phases are written with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from orda.engine.game import NOBODY, STOP, Game, Step
from orda.engine.messages import ALL, all_but
from orda.games.zombinion.registry import (
    ACTION,
    AIM,
    AIM_CARDS,
    ANY,
    ASKS,
    COST,
    EFFECT,
    IS_ACTION,
    IS_ATTACK,
    KINDS,
    POINTS,
    POINTS_BY_DECK,
    REMEMBERING,
    SHOTS,
    ZOMBIES,
)
from orda.games.zombinion.steps import step
from orda.games.zombinion.table import LEFT, NONE_LEFT, ZombinionTable

NO: Final = 0
YES: Final = 1

ATTACK_WINDOW: Final = 0


class Play(Game[ZombinionTable]):
    """A game of Zombinion. Without a player named, verbs are for whoever the step is for."""

    # -- drawing and revealing ---------------------------------------------------

    def draw(self, n: int, player: int = -1) -> int:
        """Draws n cards, or what there is."""
        who = self.me if player < 0 else player
        drawn = self.draw_telling(who, n) if self.telling else self.t.draw(who, n)
        if drawn:
            self.revealed = True
        return drawn

    def draw_telling(self, who: int, n: int) -> int:
        hand = self.t.hands[who]
        before, left = len(hand), len(self.t.decks[who])
        drawn = self.t.draw(who, n)
        if drawn > left:
            self.tell_shuffle(who, len(self.t.decks[who]) + drawn - left)
        if drawn:
            self.tell("draw_cards", who, who, tuple(hand[before:]))
            self.tell("draw", all_but(who), who, drawn)
        return drawn

    def reveal_top(self, player: int, n: int) -> list[int]:
        """Turns up the top n cards of a deck, or what there is; they are in no zone until they are put somewhere."""
        found: list[int] = []
        while len(found) < n:
            card = self.turn_up(player)
            if card == NONE_LEFT:
                break
            found.append(card)
        if found:
            self.revealed = True
            self.tell("reveal", ALL, player, tuple(found))
        return found

    def turn_up(self, player: int) -> int:
        """The top card of a deck, in no zone until it is put somewhere; NONE_LEFT if there is none."""
        if self.t.decks[player]:
            return self.t.pop_top(player)
        card = self.t.pop_top(player)
        if card != NONE_LEFT:
            self.tell_shuffle(player, len(self.t.decks[player]) + 1)
        return card

    def tell_shuffle(self, player: int, count: int) -> None:
        if self.t.newest[1] >= REMEMBERING:
            self.tell("shuffle", ALL, player, count)

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
        if self.telling:
            self.tell("take", ALL, self.me, card)

    def ask_by(self, card: int, kind: str, then: Step, *args: int, player: int = NOBODY, always: bool = False) -> bool:
        """A question that a card asks, with the options it has registered; False, and no question, if it has none.

        D-2: so what is compulsory happens if it can, and otherwise nothing does. With a poker face nobody is to tell
        from the pause whether there was only one such card in the hand.
        """
        asks = ASKS[card, kind]
        options = asks(self, self.me if player == NOBODY else player, *args)
        if options:
            always = always or (self.poker_face and asks in FROM_HAND)
            self.ask(kind, options, then, *args, player=player, about=card, always=always)
        return bool(options)

    def takeable(self, most: int, kinds: int) -> list[int]:
        return [c for c in self.t.left if COST[c] <= most and KINDS[c] & kinds]

    # -- others ------------------------------------------------------------------------

    def others(self) -> list[int]:
        """D-1: in turn order from the left of the active player."""
        return [(self.t.active + i) % self.players for i in range(1, self.players)]

    def attacked(self) -> list[int]:
        """The others whom the attack touches."""
        return [player for player in self.others() if not self.t.safe >> player & 1]


@step
def carry_out(g: Play, card: int) -> None:
    """What a card does when it is played. D-1: before an attack does anything, the others may reveal Barricata."""
    if IS_ATTACK[card]:
        g.t.safe = 0
        g.show()  # whether somebody is asked, and goes on being asked, tells of the others' hands
        g.window(ATTACK_WINDOW)
        g.do(EFFECT[card], g.me)
    else:
        EFFECT[card](g)


def could_hold(g: Play, player: int, kinds: int) -> bool:
    """Could there be such a card in his hand, by what everybody knows?"""
    t = g.t
    hand = t.hands[player]
    if len([entry for entry in t.shown[player] if entry < LEFT]) == len(hand):
        return bool(kinds_in(hand, kinds))
    unseen = len(t.decks[player]) - t.seen_tops[player]
    return bool(kinds_in(hand + t.buried[player] + t.decks[player][:unseen], kinds))


# -- options read from a hand -----------------------------------------------------------


def kinds_in(cards: Sequence[int], kinds: int = ANY) -> list[int]:
    """The different cards among them of one of these kinds, in order."""
    return sorted({card for card in cards if KINDS[card] & kinds})


def actions_in(hand: list[int]) -> list[int]:
    found = [card for card in hand if IS_ACTION[card]]
    return sorted(set(found)) if len(found) > 1 else found


def or_stop(options: list[int]) -> list[int]:
    return [STOP, *options]


def shots_of(cards: Sequence[int]) -> int:
    shots = 0
    for card in cards:
        shots += SHOTS[card]
    return shots


def aim_in(hand: list[int]) -> list[int]:
    return [card for card in AIM_CARDS if card in hand]


def points(cards: list[int]) -> int:
    """What they count at the end, for who owns them."""
    by_deck = sum(cards.count(card) * points_for(len(cards)) for card, points_for in POINTS_BY_DECK.items())
    return sum([POINTS[card] for card in cards]) + by_deck


# -- options that several cards register ---------------------------------------------------


def in_hand(g: Play, player: int, *_: int) -> list[int]:
    return kinds_in(g.t.hands[player])


def in_hand_or_stop(g: Play, player: int, *_: int) -> list[int]:
    hand = in_hand(g, player)
    return or_stop(hand) if hand else []


def aim_in_hand(g: Play, player: int, *_: int) -> list[int]:
    return aim_in(g.t.hands[player])


def actions_in_hand(g: Play, player: int, *_: int) -> list[int]:
    return actions_in(g.t.hands[player])


def zombies_in_hand(g: Play, player: int, *_: int) -> list[int]:
    return kinds_in(g.t.hands[player], ZOMBIES)


FROM_HAND: Final = (in_hand, aim_in_hand, actions_in_hand, zombies_in_hand)  # one of these must be chosen


def any_pile(g: Play, player: int, most: int) -> list[int]:
    return g.takeable(most, ANY)


def aim_piles(g: Play, player: int, most: int) -> list[int]:
    return g.takeable(most, AIM)


# Of these questions only cards of one kind are an answer.
KIND_ASKED: Final = {aim_in_hand: AIM, actions_in_hand: ACTION, zombies_in_hand: ZOMBIES, aim_piles: AIM}


def yes_or_no(g: Play, player: int, *_: int) -> list[int]:
    return [NO, YES]
