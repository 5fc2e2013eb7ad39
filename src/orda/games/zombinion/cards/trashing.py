"""Cards that choose a set from one's own hand: Esca and Sacrificio."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL, all_but
from orda.games.zombinion.advice import burden, spare
from orda.games.zombinion.play import Play, in_hand_or_stop, shots_of
from orda.games.zombinion.registry import ACTION, BULLET, Hint, card
from orda.games.zombinion.steps import step

BAIT: Final = 7
SACRIFICE: Final = 8
MOST_SACRIFICED: Final = 4
SHARP: Final = (6, 8)  # shots of which not one is to spare


def bait_advice(g: Play, player: int, option: int) -> int:
    """Discards what is of no use this turn."""
    return 50 if option == STOP else spare(g, player, option)


def any_number(hand: int, picked: int) -> tuple[int, int]:
    return 0, hand


@card(
    BAIT,
    "bait",
    cost=2,
    kinds=ACTION,
    hint=Hint(play=80, take=-5, most=1, actions=1, twice=10, advice=bait_advice),
    asks={"discard": in_hand_or_stop},
    picks=any_number,
)
def bait(g: Play) -> None:
    """+1 action. Discard any number of cards from your hand, then draw as many."""
    g.t.actions += 1
    ask_bait(g)


def ask_bait(g: Play) -> None:
    """D-4: the cards are chosen one by one but discarded as one set."""
    if not g.ask_by(BAIT, "discard", bait_picked):
        g.draw(discard_picked(g))


@step
def bait_picked(g: Play, card: int) -> None:
    if card == STOP:
        g.draw(discard_picked(g))
    else:
        g.t.pick(g.me, card)
        ask_bait(g)


def discard_picked(g: Play) -> int:
    """Gives back how many; the others see how many they are, and the last one."""
    cards = g.t.discard_picked()
    if cards:
        g.tell("discard_cards", g.me, g.me, tuple(cards))
        g.tell("discard", all_but(g.me), g.me, len(cards), cards[-1])
    return len(cards)


def sacrifice_advice(g: Play, player: int, option: int) -> int:
    """Zombi and Infezione at once; a Pallottola unless this turn's take needs it."""
    if option == STOP:
        return 0
    if option == BULLET and spoils_take(g, player):
        return -1
    return burden(g, player, option)


def spoils_take(g: Play, player: int) -> bool:
    """Would one shot less mean a Caricatore or Molti + Zombi less?"""
    return g.t.shots + shots_of(g.t.hands[player]) in SHARP


def has_burden(g: Play, player: int) -> bool:
    """Is there anything that it would trash?"""
    return any(sacrifice_advice(g, player, card) > 0 for card in g.t.hands[player])


def up_to_four(hand: int, picked: int) -> tuple[int, int]:
    return 0, min(hand, MOST_SACRIFICED - picked)


@card(
    SACRIFICE,
    "sacrifice",
    cost=2,
    kinds=ACTION,
    hint=Hint(play=45, twice=35, useful=has_burden, advice=sacrifice_advice),
    asks={"trash": in_hand_or_stop},
    picks=up_to_four,
)
def sacrifice(g: Play) -> None:
    """Trash up to 4 cards from your hand."""
    ask_sacrifice(g)


def ask_sacrifice(g: Play) -> None:
    may_go_on = len(g.t.picked) < MOST_SACRIFICED
    if not may_go_on or not g.ask_by(SACRIFICE, "trash", sacrifice_picked):
        trash_picked(g)


@step
def sacrifice_picked(g: Play, card: int) -> None:
    if card == STOP:
        trash_picked(g)
    else:
        g.t.pick(g.me, card)
        ask_sacrifice(g)


def trash_picked(g: Play) -> None:
    cards = g.t.trash_picked()
    if cards:
        g.tell("trash", ALL, g.me, tuple(cards))
