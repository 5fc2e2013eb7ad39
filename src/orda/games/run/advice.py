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
    """Normal plays come first, then those by the Special Rule."""
    decision = g.decision
    assert decision is not None
    t, me, options = g.t, decision.player, decision.options
    if decision.kind == "haunt":
        return haunting_worths(t, options)
    worths = play_worths(t, j, options)
    if j.hand is not None and worths:
        worths = with_hand(t, j.hand, me, options[: len(worths)], worths)
    if len(worths) < len(options):
        worths += other_worths(t, j, me, options[len(worths) :], max(worths) if worths else WINNING)
    return worths


# -- what the hand tells -----------------------------------------------------------------


def with_hand(t: RunTable, worth: HandWorth, me: int, options: tuple[int, ...], worths: list[float]) -> list[float]:
    """New cards are worth more or less by what else is in the hand and what can still come; against one opponent."""
    new = [option for option in options if not cancels(t, option >> 3, option & 7)]
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


def cancels(t: RunTable, card: int, seat: int) -> bool:
    return t.before[RIVAL[card]] >> seat & 1 == 1


# -- single plays ------------------------------------------------------------------------


def play_worths(t: RunTable, j: Judgement, options: tuple[int, ...]) -> list[float]:
    """Of the normal plays among them."""
    before, items, zombies = t.before, t.items, t.zombies
    found: list[float] = []
    for option in options:
        if option >= SPECIAL:
            break
        card, seat = option >> 3, option & 7
        if before[RIVAL[card]] >> seat & 1:  # the two cancel
            found.append(j.rid[zombies[seat]] if IS_ITEM[card] else j.take[items[seat]])
        elif IS_ITEM[card]:
            found.append(WINNING if items[seat] == GOAL - 1 else j.item[items[seat]])
        elif zombies[seat] < GOAL - 1:
            found.append(j.strike[zombies[seat]] + j.strike_items[items[seat]])
        else:
            found.append(WINNING if t.living.bit_count() == 2 else j.turn[items[seat]])
    return found


def haunting_worths(t: RunTable, options: tuple[int, ...]) -> list[float]:
    """Of one card: somebody turned wishes no survivor well."""
    worths = play_worths(t, FIRST, options)
    return [-worth for worth in worths] if IS_ITEM[options[0] >> 3] else worths


def other_worths(t: RunTable, j: Judgement, me: int, options: tuple[int, ...], best: float) -> list[float]:
    """Of what is no normal play, beside the best of these. What is thrown away does not matter: none can be played."""
    if j.gifts and best < WINNING:
        return gift_worths(t, j.gifts, me, options, best)
    return [0.0 if option >= DRAW_NEW_HAND else NEVER for option in options]


def gift_worths(t: RunTable, few: int, me: int, options: tuple[int, ...], best: float) -> list[float]:
    """By the Special Rule, over the best play, which comes after it: a card one keeps for nothing becomes a new one.

    An item for which one has a zombie of one's own is kept, and nobody is given one who has some, or loses a zombie.
    """
    before, items, zombies, myself = t.before, t.items, t.zombies, 1 << me
    found: list[float] = []
    for option in options:
        card, seat = option - SPECIAL >> 3, option & 7
        if not IS_ITEM[card] or items[seat] >= few or before[RIVAL[card]] & (myself | 1 << seat):
            found.append(best + NEVER)
        else:
            found.append(best + (2.0 - items[seat] + 0.1 * zombies[seat]))
    return found
