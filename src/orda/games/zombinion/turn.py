"""The turn: Action phase, Hunt phase, Clean-up. Rulings Z-1 to Z-10 are in docs/rules/zombinion.md."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombinion.play import NO, YES, Play, actions_in, aim_in, carry_out, or_stop
from orda.games.zombinion.registry import BARRICADE, COST, SHOTS, step
from orda.games.zombinion.setup import end_reached
from orda.games.zombinion.table import ACTION_PHASE, CLEAN_UP, HAND, HUNT_PHASE, TAKING

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
        if options:
            g.ask("play", or_stop(options), action_chosen, player=t.active)
            return
        t.phase = HUNT_PHASE
    if t.targets:
        g.ask("hunt", hunt_options(g, t.active), hunted, player=t.active)
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


def barricade_options(g: Play, player: int, kind: int) -> list[int]:
    t = g.t
    if player == t.active or t.safe >> player & 1 or BARRICADE not in t.hands[player]:
        return []
    return [NO, YES]


def barricade_answered(g: Play, option: int, kind: int) -> bool:
    """It stays in the hand. Each player is asked once: neither answer makes the others be asked again."""
    g.show()
    if option == YES:
        t = g.t
        t.safe |= 1 << g.me
        if BARRICADE not in t.shown[g.me]:
            t.shown[g.me].append(BARRICADE)
        g.tell("barricade", ALL, g.me)
    return False


def first_attacked(g: Play, kind: int) -> int:
    return (g.t.active + 1) % g.players


# -- Hunt phase ----------------------------------------------------------------------------


def hunt_options(g: Play, player: int) -> list[int]:
    """What can be taken, and until the first is taken the aim cards still in hand."""
    t = g.t
    shots, supply = t.shots, t.supply
    options = [STOP]
    options += [card for card in t.piles if COST[card] <= shots and supply[card] > 0]
    if t.phase == HUNT_PHASE:
        aim = aim_in(t.hands[player])
        if aim:
            options += [AIM_ONE + card for card in aim]
            options.append(AIM_ALL)
    return options


@step
def hunted(g: Play, option: int) -> None:
    if option == STOP:
        clean_up(g)
    elif option == AIM_ALL:
        hand = g.t.hands[g.me]
        aim_with(g, [card for card in hand if SHOTS[card]])
    elif option >= AIM_ONE:
        aim_with(g, [option - AIM_ONE])
    else:
        take_paid(g, option)


def aim_with(g: Play, cards: list[int]) -> None:
    t = g.t
    hand = t.hands[g.me]
    for card in cards:
        hand.remove(card)
        t.shots += SHOTS[card]
    t.in_play += cards
    if t.shown[g.me]:
        t.forget_shown(g.me, cards)
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
    hand, t.hands[me] = t.hands[me], []
    if t.shown[me]:
        t.bury_shown(me, hand)
    t.discard_unseen(me, hand)
    t.phase = CLEAN_UP
    t.actions = t.targets = t.shots = 0
    g.tell("clean_up", ALL, me)
    g.draw(HAND)
    t.quiet += 1
    t.over = end_reached(t, g.players)
    if not t.over:
        t.active = (me + 1) % g.players
