"""The turn: Action phase, Hunt phase, Clean-up. Rulings D-1 to D-10 are in docs/rules/zombinion.md."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombinion.play import Play, actions_in, carry_out, could_hold, or_stop, shots_of
from orda.games.zombinion.registry import ACTION, AIM_BIT, AIM_CARDS, COST, HORDE
from orda.games.zombinion.steps import step
from orda.games.zombinion.table import (
    ACTION_PHASE,
    CLEAN_UP,
    HAND,
    HORDE_GONE,
    HUNT_PHASE,
    NOBODY_HUNTS,
    NOT_OVER,
    PILES_THAT_END,
    QUIET_TURNS,
    TAKING,
    THREE_PILES_GONE,
    ZombinionTable,
)

# An option of the Hunt phase is a card to take, AIM_ONE + an aim card to play, AIM_ALL or STOP.
AIM_ONE: Final = 64
AIM_ALL: Final = 128


def next_step(g: Play) -> None:
    """What comes when nothing is left to carry out."""
    t = g.t
    if t.phase == CLEAN_UP:
        begin_turn(g)
    if t.phase == ACTION_PHASE:
        options = actions_in(t.hands[t.active]) if t.actions else []
        if options or (g.poker_face and t.actions and could_hold(g, t.active, ACTION)):
            g.ask("play", or_stop(options), action_chosen, player=t.active, always=g.poker_face)
            return
        t.phase = HUNT_PHASE
    if t.targets:
        g.ask("hunt", hunt_options(g, t.active), hunted, player=t.active, always=g.poker_face)
    else:
        clean_up(g)


def begin_turn(g: Play) -> None:
    t = g.t
    t.turn += 1
    t.turns[t.active] += 1
    t.phase = ACTION_PHASE
    t.actions = 1
    t.targets = 1
    t.shots = 0
    if g.telling:
        g.tell("turn", ALL, t.active, t.turns[t.active])


# -- Action phase ------------------------------------------------------------------------


def play_options(g: Play, player: int) -> list[int]:
    return or_stop(actions_in(g.t.hands[player]))


@step
def action_chosen(g: Play, card: int) -> None:
    t = g.t
    if card == STOP:
        t.phase = HUNT_PHASE
        return
    t.actions -= 1
    g.put_in_play(card)
    g.tell("play", ALL, g.me, card)
    carry_out(g, card)


# -- Hunt phase ----------------------------------------------------------------------------


class Prices:
    """While there are these cards to take: what can be paid, by the number of shots.

    Lists and menus are shared: nobody changes them.
    """

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards: Final = cards
        self.enough: Final = max([COST[card] for card in cards], default=0)  # shots for everything
        self.affordable: Final = [[c for c in cards if COST[c] <= shots] for shots in range(self.enough + 1)]
        # By shots and aim cards in hand: all that can be chosen.
        self.menus: Final[list[dict[int, tuple[int, ...]]]] = [{} for _ in self.affordable]


prices_of: Final = lru_cache(maxsize=1024)(Prices)
LATEST: Final = [Prices(())]  # mostly the same game goes on


def menu(t: ZombinionTable, aim: int) -> tuple[int, ...]:
    """What the shots are enough for, and the aim cards that these bits stand for."""
    prices = LATEST[0]
    if prices.cards is not t.left:
        prices = LATEST[0] = prices_of(t.left)
        t.left = prices.cards  # the same, and found at once from now on
    shots = t.shots if t.shots < prices.enough else -1
    menus = prices.menus[shots]
    known = menus.get(aim)
    if known is None:
        known = menus[aim] = (STOP, *prices.affordable[shots], *aiming(aim))
    return known


def aiming(aim: int) -> list[int]:
    return [*[AIM_ONE + card for card in AIM_CARDS if aim >> card & 1], AIM_ALL] if aim else []


def hunt_options(g: Play, player: int) -> tuple[int, ...]:
    """What can be taken, and until the first is taken the aim cards still in hand."""
    t = g.t
    aim = 0
    if t.phase == HUNT_PHASE:
        for card in t.hands[player]:
            aim |= AIM_BIT[card]
    return menu(t, aim)


@step
def hunted(g: Play, option: int) -> None:
    if option == STOP:
        clean_up(g)
    elif option == AIM_ALL:
        aim_with(g, g.t.aim_cards_leave_hand(g.me))
    elif option >= AIM_ONE:
        g.t.leave_hand(g.me, option - AIM_ONE)
        aim_with(g, [option - AIM_ONE])
    else:
        take_paid(g, option)


def aim_with(g: Play, cards: list[int]) -> None:
    t = g.t
    t.in_play += cards
    t.shots += shots_of(cards)
    if g.telling:
        g.tell("aim", ALL, g.me, tuple(cards), t.shots)


def take_paid(g: Play, card: int) -> None:
    t = g.t
    t.phase = TAKING
    t.shots -= COST[card]
    t.targets -= 1
    g.take(card)


# -- Clean-up --------------------------------------------------------------------------------


def clean_up(g: Play) -> None:
    """First what was played, then the hand, of which the others see only the last card; then draw five."""
    t = g.t
    me = g.me = t.active
    t.discards[me] += t.in_play
    t.in_play = []
    t.discard_hand(me)
    t.phase = CLEAN_UP
    t.actions = t.targets = t.shots = 0
    if g.telling:
        g.tell("clean_up", ALL, me)
    g.draw(HAND)
    t.quiet += 1
    t.over = end_reached(t, g.players)
    if not t.over:
        t.active = (me + 1) % g.players


def end_reached(t: ZombinionTable, players: int) -> int:
    """Looked at when a turn ends: the last Molti + Zombi or any three piles are gone, or nothing happens any more."""
    if t.supply[HORDE] == 0:
        return HORDE_GONE
    if t.gone >= PILES_THAT_END:
        return THREE_PILES_GONE
    return NOBODY_HUNTS if t.quiet >= QUIET_TURNS * players else NOT_OVER
