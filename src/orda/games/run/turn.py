"""The turn: draw, then ask until a normal play is made. Rulings Z-1 to Z-16 are in docs/rules/run.md."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orda.engine.messages import ALL
from orda.games.run.cards import FOUR_CARDS, IS_ITEM, MOST_CARDS, NO_CARD, RIVAL
from orda.games.run.play import Play
from orda.games.run.steps import step
from orda.games.run.table import GOAL, HAND, NEW_HAND, RunTable

# An option is card * 8 + seat, plus SPECIAL when it is played by the Special Rule.
SEATS: Final = 8
SPECIAL: Final = 256
DRAW_NEW_HAND: Final = 512
THROW: Final = 1024  # plus the card
MOST_NEW_HANDS: Final = 5

# For each card, the options of putting it before each set of seats (a bit a seat).
BEFORE: Final = [
    [[card * SEATS + seat for seat in range(7) if seats >> seat & 1] for seats in range(128)]
    for card in range(MOST_CARDS)
]
BEFORE_BY_SPECIAL_RULE: Final = [[[SPECIAL + o for o in options] for options in rows] for rows in BEFORE]


def next_turn(g: Play) -> None:
    """Z-13: clockwise, zombie players keep their place in the order."""
    t = g.t
    t.active = (t.active + 1) % g.players
    t.turn += 1
    t.special_used = 0
    t.new_hands = 0
    g.me = t.active
    if g.telling:
        g.tell("turn", ALL, g.me)
    if t.living >> g.me & 1:
        g.draw(g.me)
        ask_play(g)
    else:
        zombie_turn(g)


# -- the living ----------------------------------------------------------------------


def ask_play(g: Play) -> None:
    """One question for the normal play and, while it is unused, the Special Rule."""
    t = g.t
    if not t.hands[g.me]:
        g.tell("pass", ALL, g.me)  # Z-7, Z-11: no cards at all
        return
    normal, special = plays(t, g.me, sorted(t.hands[g.me]))
    if normal:
        normal += special
        g.ask("play", normal, played)
    elif t.new_hands < MOST_NEW_HANDS:
        g.ask("stuck", [*special, DRAW_NEW_HAND], unstuck)
    else:
        g.tell("pass", ALL, g.me)
        bring_hand_back(g)


def bring_hand_back(g: Play) -> None:
    """Z-15: between turns a hand is four cards; after a pass the player throws away what is too much."""
    t = g.t
    if len(t.hands[g.me]) > HAND and t.newest[1] >= FOUR_CARDS:
        g.ask("throw", throw_options(g, g.me), thrown)


def plays(t: RunTable, me: int, cards: list[int]) -> tuple[list[int], list[int]]:
    """The normal plays, and those by the Special Rule while it is unused. Z-2, Z-14: never two equal cards.

    The cards are sorted: of those that are equal only the first one counts.
    """
    normal: list[int] = []
    special: list[int] = []
    before, myself, unused, previous = t.before, 1 << me, not t.special_used, NO_CARD
    others, four_items = t.living & ~myself, t.four_items
    for card in cards:
        if card == previous:
            continue
        previous = card
        lying = before[card]
        # Z-3: an item before oneself, a zombie before another living player.
        # Z-4, Z-5: or the other way round, unless it would stay as the fifth.
        if IS_ITEM[card]:
            if not lying & myself:
                normal.append(card * SEATS + me)
            if unused:
                seats = others & ~lying
                if seats & four_items:
                    seats &= before[RIVAL[card]] | ~four_items
                special += BEFORE_BY_SPECIAL_RULE[card][seats]
        else:
            normal += BEFORE[card][others & ~lying]
            if unused and not lying & myself and (t.zombies[me] < GOAL - 1 or before[RIVAL[card]] & myself):
                special.append(SPECIAL + card * SEATS + me)
    return normal, special


def has_normal_play(t: RunTable, me: int, cards: Iterable[int]) -> bool:
    myself, others = 1 << me, t.living & ~(1 << me)
    return any(not t.before[card] & myself if IS_ITEM[card] else others & ~t.before[card] for card in cards)


def play_options(g: Play, player: int) -> list[int]:
    """None without a normal play: with such a hand he is stuck."""
    normal, special = plays(g.t, player, sorted(g.t.hands[player]))
    return normal and normal + special


def stuck_options(g: Play, player: int) -> list[int]:
    """Z-6: the Special Rule may be used before the new hand. None with a normal play: with such a hand he must play."""
    normal, special = plays(g.t, player, sorted(g.t.hands[player]))
    return [] if normal else [*special, DRAW_NEW_HAND]


def throw_options(g: Play, player: int) -> list[int]:
    """None with a normal play, as above."""
    cards = sorted(set(g.t.hands[player]))
    return [] if has_normal_play(g.t, player, cards) else [THROW + card for card in cards]


# How the options of each question are made: for a re-deal, which may change them, and for checking a save.
QUESTIONS: Final = {"play": play_options, "stuck": stuck_options, "throw": throw_options}


@step
def played(g: Play, option: int) -> None:
    if option >= SPECIAL:
        special_rule(g, option - SPECIAL)
        return
    card, seat = option >> 3, option & 7
    g.t.leave_hand(g.me, card)
    if g.telling:
        g.tell("play", ALL, g.me, card, seat)
    g.place(card, seat)


def special_rule(g: Play, option: int) -> None:
    """Z-4: then draw one more and go on; the normal play is still due."""
    card, seat = option >> 3, option & 7
    g.t.special_used = 1
    g.t.leave_hand(g.me, card)
    g.tell("special", ALL, g.me, card, seat)
    g.place(card, seat)
    g.draw(g.me)
    ask_play(g)


@step
def unstuck(g: Play, option: int) -> None:
    """Z-7: show the hand, discard it, draw five, go on; what was just discarded may be shuffled in."""
    if option != DRAW_NEW_HAND:
        special_rule(g, option - SPECIAL)
        return
    t = g.t
    t.new_hands += 1
    g.tell("new_hand", ALL, g.me, tuple(sorted(t.hands[g.me])))
    g.show()
    t.discard_hand(g.me)
    for _ in range(NEW_HAND):
        if not g.draw(g.me):
            break
    ask_play(g)


@step
def thrown(g: Play, option: int) -> None:
    card = option - THROW
    g.t.leave_hand(g.me, card)
    g.t.discard.append(card)
    g.tell("throw", ALL, g.me, card)
    bring_hand_back(g)


# -- zombie players ---------------------------------------------------------------------


def zombie_turn(g: Play) -> None:
    """Z-9: draw one card and put it before any living player where it is legal, else discard it."""
    t = g.t
    card = t.draw_card()
    if card < 0:
        g.tell("no_cards", ALL, g.me)
        return
    g.show()
    g.tell("zombie_draw", ALL, g.me, card)
    t.hands[g.me].append(card)
    seats = t.living & ~t.before[card]
    if seats:
        g.ask("haunt", BEFORE[card][seats], played)
    else:
        t.hands[g.me].clear()
        t.discard.append(card)
        g.tell("zombie_discard", ALL, g.me, card)
