"""What bots think of the options."""

from __future__ import annotations

from typing import Final

from orda.games.run.cards import COPIES, IS_ITEM, NO_CARD, RIVAL
from orda.games.run.judgement import AGAINST_MANY, AGAINST_ONE, FIRST, NEWCOMER, HandWorth, Judgement
from orda.games.run.play import Play
from orda.games.run.table import GOAL, RunTable
from orda.games.run.turn import DRAW_NEW_HAND, SPECIAL

WINNING: Final = 1000.0
NEVER: Final = -1000.0


def rates(g: Play) -> list[float]:
    return judged(g, AGAINST_ONE if g.players == 2 else AGAINST_MANY)


def newcomer(g: Play) -> list[float]:
    return judged(g, NEWCOMER if g.players == 2 else FIRST)


def judged(g: Play, j: Judgement) -> list[float]:
    """What is thrown away does not matter: none of it can be played."""
    decision = g.decision
    assert decision is not None
    if decision.kind == "haunt":
        return [haunting_worth(g.t, option >> 3, option & 7) for option in decision.options]
    t = g.t
    worths = [
        play_worth(t, j, option >> 3, option & 7) if option < SPECIAL else 0.0 if option >= DRAW_NEW_HAND else NEVER
        for option in decision.options
    ]
    if j.hand is not None and decision.kind == "play":
        worths = with_hand(t, j.hand, decision.player, decision.options, worths)
    best = max(worths)
    if j.gifts and decision.kind == "play" and best < WINNING:
        return [
            best + gift_worth(t, j, decision.player, option - SPECIAL) if option >= SPECIAL else worth
            for option, worth in zip(decision.options, worths, strict=True)
        ]
    return worths


# -- what the hand tells -----------------------------------------------------------------


def with_hand(t: RunTable, worth: HandWorth, me: int, options: tuple[int, ...], worths: list[float]) -> list[float]:
    """New cards are worth more or less by what else is in the hand and what can still come; against one opponent."""
    new = [option for option in options if option < SPECIAL and not cancels(t, option >> 3, option & 7)]
    items = sum([IS_ITEM[option >> 3] for option in new])
    of_kind = worth.more * (len(new) - items), worth.more * items
    return [
        rate + of_kind[IS_ITEM[option >> 3]] + card_worth(t, worth, me, option >> 3) if option in new else rate
        for option, rate in zip(options, worths, strict=True)
    ]


def card_worth(t: RunTable, worth: HandWorth, me: int, card: int) -> float:
    each = worth.unseen_rivals_of_item if IS_ITEM[card] else worth.unseen_rivals_of_zombie
    return each * unseen(t, me, RIVAL[card]) + worth.twin * (t.hands[me].count(card) > 1)


def unseen(t: RunTable, me: int, card: int) -> int:
    """How many of a card he has not seen: they are in the deck or in another hand. None of what is no card."""
    if card == NO_CARD:
        return 0
    return COPIES - t.discard.count(card) - t.hands[me].count(card) - t.before[card].bit_count()


# -- single plays ------------------------------------------------------------------------


def cancels(t: RunTable, card: int, seat: int) -> bool:
    return t.before[RIVAL[card]] >> seat & 1 == 1


def play_worth(t: RunTable, j: Judgement, card: int, seat: int) -> float:
    items, zombies = t.items[seat], t.zombies[seat]
    if IS_ITEM[card]:
        if cancels(t, card, seat):
            return j.rid[zombies]
        return WINNING if items == GOAL - 1 else j.item[items]
    if cancels(t, card, seat):
        return j.take[items]
    if zombies < GOAL - 1:
        return j.strike[zombies] + j.strike_items[items]
    return WINNING if t.living.bit_count() == 2 else j.turn[items]


def haunting_worth(t: RunTable, card: int, seat: int) -> float:
    """Somebody turned wishes no survivor well."""
    worth = play_worth(t, FIRST, card, seat)
    return -worth if IS_ITEM[card] else worth


def gift_worth(t: RunTable, j: Judgement, me: int, option: int) -> float:
    """By the Special Rule, over the best play, which comes after it: a card one keeps for nothing becomes a new one.

    An item for which one has a zombie of one's own is kept, and nobody is given one who has some, or loses a zombie.
    """
    card, seat = option >> 3, option & 7
    if not IS_ITEM[card] or cancels(t, card, me) or cancels(t, card, seat) or t.items[seat] >= j.gifts:
        return NEVER
    return 2.0 - t.items[seat] + 0.1 * t.zombies[seat]
