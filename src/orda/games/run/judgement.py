"""What the bots of Run hold a play to be worth: one page of numbers for each of them."""

from __future__ import annotations

from typing import Final

from orda.games.run.table import GOAL


class Judgement:
    """In hundredths of a game won, for the one who plays."""

    def __init__(
        self,
        *,
        rid: float,
        rid_each: float,
        item: float,
        item_each: float,
        strike: float,
        strike_zombies: float,
        strike_items: float,
        take: float,
        take_each: float,
        turn: float,
        turn_items: float = 0,
        rescue: float = 0,
        stop: float = 0,
        gifts: int = 0,
    ) -> None:
        # A zombie before oneself that an item cancels, for each that lies there, and if it is one of four.
        self.rid: Final = by_count(rid, rid_each, rescue)
        # An item before oneself, and for each that lies there; not the fifth, which wins.
        self.item: Final = by_count(item, item_each)
        # A zombie before somebody, and for each zombie and item he has.
        self.strike: Final = by_count(strike, strike_zombies)
        self.strike_items: Final = by_count(0, strike_items)
        # An item of somebody that a zombie cancels, for each he has, and if it is one of four.
        self.take: Final = by_count(take, take_each, stop)
        # The fifth zombie of one of several others, and for each item he has; of the last one it wins.
        self.turn: Final = by_count(turn, turn_items)
        # By the Special Rule items go to whoever has fewer than so many; 0: it is not used.
        self.gifts: Final = gifts


def by_count(first: float, each: float, at_four: float = 0) -> list[float]:
    """For none, one, two, three and four."""
    return [first + each * count + (at_four if count == GOAL - 1 else 0) for count in range(GOAL)]


# `greedy_1`: hoards items and goes for whoever has most, of items or zombies. Whoever is a zombie himself, and has
# nothing to lose, does so still.
FIRST: Final = Judgement(
    rid=3, rid_each=7, item=12, item_each=3, strike=8, strike_zombies=4, strike_items=3, take=3, take_each=7, turn=60
)

# `greedy`: a linear fit (least squares) to how games went on, played out two dozen times after each play of some 6,000
# positions, then rounded and held against the first by matches. Of two, who has more items, and the other more zombies,
# wins. Among more a new item is only a target, zombies are best spread (who is turned attacks on and has nothing to
# lose), and what counts is that nobody gets his fifth item.
AGAINST_ONE: Final = Judgement(
    rid=2.5, rid_each=3.5, rescue=8, item=-2, item_each=6.5, strike=1, strike_zombies=3.5, strike_items=0.2, take=0,
    take_each=4.5, stop=16, turn=50,
)  # fmt: skip
AGAINST_MANY: Final = Judgement(
    rid=12, rid_each=-1.5, rescue=6, item=-5, item_each=1.5, strike=9, strike_zombies=-2.5, strike_items=1, take=-4,
    take_each=1.5, stop=18, turn=-14, turn_items=11, gifts=2,
)  # fmt: skip

# Who has just learnt the rules, against one opponent: lays items, gets rid of zombies at once, does not look at what
# the other has. Among more he plays as the first bot did.
NEWCOMER: Final = Judgement(
    rid=20, rid_each=-5, item=15, item_each=-3, strike=8, strike_zombies=-2, strike_items=-2, take=0, take_each=-1,
    turn=-8,
)  # fmt: skip
