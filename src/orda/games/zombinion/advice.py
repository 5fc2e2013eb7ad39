"""What bots think of cards: how much one is wanted, how gladly one is trashed or discarded.

Card by card the hints stand beside the cards; here is only what several of them share. All of it reads what the
player may know: his own hand, how many of which card everybody owns (all of it was taken openly), the Supply.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from orda.engine.game import STOP
from orda.games.zombinion.play import YES, Play, points, shots_of
from orda.games.zombinion.registry import (
    BASE,
    BULLET,
    COST,
    HINTS,
    HORDE,
    INFECTION,
    IS_ACTION,
    IS_ZOMBIES,
    MANY_ZOMBIES,
    POINTS,
    ROUNDS,
    SHOTS,
    ZOMBIE,
    Advice,
)
from orda.games.zombinion.table import PILES_THAT_END, ZombinionTable
from orda.games.zombinion.turn import AIM_ALL

DENSE: Final = 7  # shots for each hand of five with which Molti + Zombi are better than growing
FOUR: Final = 4  # players
EARLY: Final = 2  # turns of one's own
ENDINGS: Final = 2  # kinds of cards that end the action phase: of a kingdom the best are enough
POOR: Final = 8  # with fewer shots in all no Pallottola is trashed
SURE: Final = 4000.0  # a lead that leaves nothing to think about
LAST_TO_WIN: Final = 5000
LAST_TO_LOSE: Final = -1000
NEVER: Final = -12  # how much an Infection is wanted: nothing is worse
TAKING: Final = ("hunt", "take")


class Ripeness(NamedTuple):
    """When points are wanted: how rich one is, and how few Molti + Zombi are left, as if two played."""

    rich: int  # shots in all one's cards from which on Molti + Zombi are better than growing
    molti: int  # Molti Zombi before everything but these
    molti_too: int  # and rather than most cards
    zombi: int


OF_FEW: Final = Ripeness(rich=17, molti=4, molti_too=6, zombi=3)
OF_FOUR: Final = Ripeness(rich=14, molti=5, molti_too=7, zombi=4)  # there is less time


def ripeness(g: Play) -> Ripeness:
    return OF_FOUR if g.players == FOUR else OF_FEW


def hordes_left(g: Play) -> int:
    """Molti + Zombi still to come, as if two played; fewer if the third pile is running out."""
    t = g.t
    left = t.supply[HORDE] if g.players == 2 else (t.supply[HORDE] * 2 + 1) // 3
    counts = sorted([t.supply[card] for card in t.piles])
    return min(left, counts[0] + counts[1] + counts[2] + 1)


def wealth(cards: list[int]) -> int:
    return sum([SHOTS[card] for card in cards])


# -- taking --------------------------------------------------------------------------


def worse_endings(piles: tuple[int, ...], of_four: bool) -> int:
    """Cards of a kingdom, a bit each, that are good but end the action phase when there are better ones that do."""
    ending = [card for card in piles if IS_ACTION[card] and not HINTS[card].actions]
    wanted = {card: HINTS[card].take_of_four if of_four else HINTS[card].take for card in ending}
    good = sorted([(-take, card) for card, take in wanted.items() if take > HINTS[ROUNDS].take])
    return sum([1 << card for _, card in good[ENDINGS:]])


passed_over: Final = lru_cache(maxsize=1024)(worse_endings)


class Wishes:
    """How much a player wants to take a card; what depends on all his cards is worked out once for all options."""

    def __init__(self, g: Play, player: int) -> None:
        self.g: Final = g
        self.cards: Final = g.t.owned(player)
        self.left: Final = hordes_left(g)
        self.room: Final = has_room(self.cards)
        self.of_four: Final = g.players == FOUR
        self.is_early: Final = g.t.turns[player] <= EARLY
        self.ripe: Final = ripeness(g)
        self.passed_over: Final[int] = passed_over(g.t.piles, self.of_four)

    def wanted(self, card: int) -> int:
        """Less than nothing: rather none."""
        hint = HINTS[card]
        if IS_ZOMBIES[card]:
            return self.zombies_wanted(card)
        if self.is_early:
            take = hint.take_first_of_four if self.of_four else hint.take_first
        else:
            take = hint.take_of_four if self.of_four else hint.take
        if card < BASE:
            return take - hint.less * self.cards.count(card) if hint.less else take
        if self.passed_over >> card & 1 or (hint.needs_room and not hint.actions and not self.room):
            return -5
        most = hint.most_of_four if self.of_four else hint.most
        if self.cards.count(card) >= most:
            return -5
        return take if hint.suits is None or hint.suits(self.g, self.cards) else -5

    def zombies_wanted(self, card: int) -> int:
        left, ripe = self.left, self.ripe
        if card == HORDE:
            return 1000 if left <= 5 or is_rich(self.cards, ripe.rich) else 55
        if card == MANY_ZOMBIES:
            return 200 if left <= ripe.molti else 57 if left <= ripe.molti_too else -1
        if card == ZOMBIE:
            return 100 if left <= ripe.zombi else -2
        # Survivors
        worth = (len(self.cards) + 3) // 10
        return 97 * worth if left <= 4 else 25 * worth - 10


def is_rich(cards: list[int], enough: int) -> bool:
    """Has the deck grown enough, or is it so thin that it shoots as well?"""
    shots = wealth(cards)
    return shots >= enough or shots * 5 >= len(cards) * DENSE


def has_room(cards: list[int]) -> bool:
    """For one more card that ends the action phase?"""
    ending = spare = 0
    for card in cards:
        if IS_ACTION[card]:
            actions = HINTS[card].actions
            ending += not actions
            spare += actions > 1
    return ending < 1 + len(cards) // 10 + spare


# -- trashing and discarding -------------------------------------------------------------


def burden(g: Play, player: int, card: int) -> int:
    """How gladly a card is trashed; less than nothing: it is better kept."""
    left = hordes_left(g)
    if card == INFECTION:
        return 100
    if card == ZOMBIE:
        return 60 if left > 3 else -10
    if card == BULLET:
        return 40 if left > 3 and wealth(g.t.owned(player)) > POOR else -20
    return -20 - 10 * COST[card]


def spare(g: Play, player: int, card: int) -> int:
    """How gladly a card is discarded from the hand; above 50 it is of no use there."""
    if SHOTS[card]:
        return 50 - 10 * SHOTS[card]
    if not IS_ACTION[card]:
        return 100
    if HINTS[card].actions:
        return 25
    return 45 if g.t.hands[player].count(card) > 1 else 15


# -- the options of a decision ---------------------------------------------------------------


def rates(g: Play) -> list[float]:
    assert g.decision is not None
    options, player, kind = g.decision.options, g.decision.player, g.decision.kind
    if options[-1] == AIM_ALL:
        return [SURE if option == AIM_ALL else 0.0 for option in options]  # all shots first, then the taking
    if kind in TAKING:
        wishes = Wishes(g, player)
        return [take_worth(wishes, player, option, kind == "hunt") for option in options]
    rate = RATES.get(kind, advised)
    return [rate(g, player, option) for option in options]


def take_worth(wishes: Wishes, player: int, card: int, is_paid: bool) -> int:
    """As it is wanted; but the last of a pile that ends the game only to win it."""
    if card == STOP:
        return 0
    g = wishes.g
    if g.t.supply[card] > 1 or not ends_with(g.t, card):
        return wishes.wanted(card)
    lead = final_lead(g, player, card, COST[card] if is_paid else 0)
    return LAST_TO_WIN + lead if lead >= 0 else LAST_TO_LOSE


def ends_with(t: ZombinionTable, card: int) -> bool:
    """Is the game over when the last card of this pile is taken?"""
    return card == HORDE or t.gone >= PILES_THAT_END - 1


def final_lead(g: Play, player: int, card: int, paid: int) -> int:
    """By how much he leads the best of the others when the game ends with this turn; 0 if only turns can tell."""
    t = g.t
    mine = points([*t.owned(player), card])
    shots = t.shots + shots_of(t.hands[player]) - paid
    mine += points_to_take(t, shots, t.targets - (paid > 0), card)
    lead = 1000
    for other in range(g.players):
        if other != player:
            ahead = mine - points(t.owned(other))
            lead = min(lead, ahead or -(t.turns[player] > t.turns[other]))
    return lead


def points_to_take(t: ZombinionTable, shots: int, targets: int, gone: int) -> int:
    """What the shots left can still buy, the best first."""
    found = 0
    for card in (HORDE, MANY_ZOMBIES, ZOMBIE):
        left = t.supply[card] - (card == gone)
        while targets and left and COST[card] <= shots:
            found += POINTS[card]
            shots -= COST[card]
            targets -= 1
            left -= 1
    return found


def play_worth(g: Play, player: int, card: int) -> int:
    """By the card's own hint; not at all if it would do nothing, or harm."""
    if card == STOP:
        return 0
    hint = HINTS[card]
    return hint.play if hint.useful is None or hint.useful(g, player) else -1


def twice_worth(g: Play, player: int, card: int) -> int:
    """What is best done twice; what would do nothing, or harm, only if it must be."""
    hint = HINTS[card]
    worth = hint.twice or hint.take
    return worth if hint.useful is None or hint.useful(g, player) else worth - 1000


def advised(g: Play, player: int, option: int) -> int:
    """By the card that asks; without its word, yes."""
    assert g.decision is not None
    advice = HINTS[g.decision.about].advice
    return advice(g, player, option) if advice else int(option == YES)


def revealing(g: Play, player: int, option: int) -> int:
    return int(option == YES)


RATES: Final[dict[str, Advice]] = {
    "play": play_worth,
    "twice": twice_worth,
    "barricade": revealing,
}
