"""What the bots of Run hold a play to be worth: one page of numbers for each of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from orda.games.run.table import GOAL


class HandWorth(NamedTuple):
    """What his own hand, and what he has not seen yet, tell a player of a new card, one that cancels none."""

    unseen_rivals_of_item: float  # for each card not seen yet that would cancel it
    unseen_rivals_of_zombie: float
    twin: float  # if there is another of it in the hand
    more: float  # for each new card of its kind, items or zombies, in the hand


class Judgement:
    """In hundredths of a game won, for the one who plays."""

    def __init__(
        self,
        *,
        rid: list[float],
        item: list[float],
        strike: list[float],
        strike_items: list[float],
        take: list[float],
        turn: list[float],
        gifts: int = 0,
        hand: HandWorth | None = None,
    ) -> None:
        # Each for none, one, two, three and four.
        self.rid: Final = rid  # a zombie before oneself that an item cancels, by those that lie there
        self.item: Final = item  # an item before oneself, by those that lie there; not the fifth, which wins
        self.strike: Final = strike  # a zombie before somebody, by his zombies; not the fifth
        self.strike_items: Final = strike_items  # and by his items
        self.take: Final = take  # an item of somebody that a zombie cancels, by those he has
        self.turn: Final = turn  # the fifth zombie of one of several others, by his items; of the last one it wins
        # By the Special Rule items go to whoever has fewer than so many; 0: it is not used.
        self.gifts: Final = gifts
        self.hand: Final = hand  # None: he does not look at it


def by_count(first: float, each: float = 0, at_four: float = 0) -> list[float]:
    """For none, one, two, three and four."""
    return [first + each * count + (at_four if count == GOAL - 1 else 0) for count in range(GOAL)]


# `greedy_1`: hoards items and goes for whoever has most, of items or zombies. Whoever is a zombie himself, and has
# nothing to lose, does so still.
FIRST: Final = Judgement(
    rid=by_count(3, 7),
    item=by_count(12, 3),
    strike=by_count(8, 4),
    strike_items=by_count(0, 3),
    take=by_count(3, 7),
    turn=by_count(60),
)

# `greedy`. Of two, who has more items, and the other more zombies, wins. A zombie lasts that nothing can cancel any
# more; an item that lies there takes its zombie along. Found by some 200 steps of an evolution strategy, some 7,000
# games a step against the first bot and against a linear fit, then rounded.
AGAINST_ONE: Final = Judgement(
    rid=[1.5, 4.5, 8.5, 13, 27],
    item=[-10, 1, 6, 12, 0],
    strike=[7.5, 8.5, 12.5, 18, 0],
    strike_items=by_count(0),
    take=[-1.5, 4, 6, 10.5, 33],
    turn=by_count(50),
    hand=HandWorth(unseen_rivals_of_item=1.5, unseen_rivals_of_zombie=-1.5, twin=2.5, more=2),
)

# Among more a new item is only a target, zombies are best spread (who is turned attacks on and has nothing to lose, so
# only those with three or four items are), and what counts is that nobody gets his fifth item. A linear fit (least
# squares) to how games went on, played out two dozen times after each play of some 6,000 positions; then each number
# moved by what 600,000 games said in which all of them were changed at random.
AGAINST_MANY: Final = Judgement(
    rid=by_count(12, -1.5, 8),
    item=[-5, -4, -6, -2, 1],
    strike=by_count(9, -2.5),
    strike_items=[0, 2, 4, 5, 5],
    take=by_count(-4, 1.5, 18),
    turn=[-14, -3, -20, 19, 30],
    gifts=2,
)

# Who has just learnt the rules, against one opponent: gets rid of zombies at once, lays his first items and then thinks
# he has enough, strikes but does not see it through to the fourth zombie, does not look at what the other has. Among
# more he plays as the first bot did.
NEWCOMER: Final = Judgement(
    rid=by_count(20, -5),
    item=by_count(15, -5),
    strike=[18, 14, 10, -2, 0],
    strike_items=by_count(0, -2),
    take=by_count(0, -1),
    turn=by_count(-8),
)
