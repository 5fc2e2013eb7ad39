"""Cards that dig through one's own deck: Raggrupparsi, Radio, Nascondiglio, Tutto x tutto."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombinion.play import NO, YES, Play, could_hold, kinds_in, yes_or_no
from orda.games.zombinion.registry import ACTION, COST, IS_ACTION, SHOTS, Hint, card, tells
from orda.games.zombinion.steps import step
from orda.games.zombinion.table import NONE_LEFT

REGROUP: Final = 10
RADIO: Final = 24
HIDEOUT: Final = 28
ALL_IN: Final = 31
FULL_HAND: Final = 7


def regroup_advice(g: Play, player: int, option: int) -> int:
    """Yes, if all one's cards together are better than those that are still in the deck and come next."""
    t = g.t
    deck, cards = t.decks[player], t.owned(player)
    better = quality(cards) * len(deck) > quality(deck) * len(cards)
    return option if better else -option


def quality(cards: list[int]) -> int:
    return sum([2 * SHOTS[card] + IS_ACTION[card] * COST[card] for card in cards])


@card(
    REGROUP,
    "regroup",
    cost=3,
    kinds=ACTION,
    hint=Hint(play=24, take=28, most=1, twice=40, advice=regroup_advice),
    asks={"regroup": yes_or_no},
)
def regroup(g: Play) -> None:
    """+2 shots. You may put your whole deck on your discard pile."""
    g.t.shots += 2
    if g.t.decks[g.me]:
        g.ask_by(REGROUP, "regroup", regrouped)


@step
def regrouped(g: Play, answer: int) -> None:
    """The deck is turned over unseen, so its lowest card comes to lie on top of the pile."""
    if answer == NO:
        return
    t = g.t
    deck, t.decks[g.me] = t.decks[g.me], []
    t.discard_deck(g.me, deck)
    g.show()
    g.tell("regroup", ALL, g.me, len(deck))


tells("regroup", "player", "count")


def radio_advice(g: Play, player: int, card: int) -> int:
    """The left neighbour lets the best one go; no action if none can be played any more."""
    return COST[card] if SHOTS[card] or (IS_ACTION[card] and g.t.actions) else -1


def revealed_cards(g: Play, player: int, drawer: int) -> list[int]:
    return kinds_in(g.t.aside)


@card(
    RADIO,
    "radio",
    cost=4,
    kinds=ACTION,
    hint=Hint(play=52, take=52, take_of_four=55, most=1, twice=74, advice=radio_advice),
    asks={"radio": revealed_cards},
)
def radio(g: Play) -> None:
    """Reveal the top 5 cards of your deck. The player on your left chooses one to discard; you draw the rest."""
    t = g.t
    t.owner = g.me
    t.aside = g.reveal_top(g.me, 5)
    # D-8: without any card nothing happens.
    g.ask_by(RADIO, "radio", radio_chosen, g.me, player=(g.me + 1) % g.players)


@step
def radio_chosen(g: Play, card: int, drawer: int) -> None:
    t = g.t
    t.aside.remove(card)
    t.discards[drawer].append(card)
    t.hands[drawer] += t.aside
    t.shown[drawer] += t.aside
    t.aside = []
    g.show()  # how the turn goes on tells of the drawer's hand
    g.tell("radio", ALL, g.me, card, drawer)


tells("radio", "player", "card", "target")


def room_in_hand(g: Play, player: int) -> bool:
    return len(g.t.hands[player]) <= FULL_HAND


def keep_or_aside(g: Play, player: int, seen: int = 0) -> list[int]:
    return [NO, YES] if IS_ACTION[g.t.hands[player][-1]] else [NO]


def hideout_advice(g: Play, player: int, option: int) -> int:
    """Sets aside what there is no action left for."""
    return option if not g.t.actions else -option


@card(
    HIDEOUT,
    "hideout",
    cost=5,
    kinds=ACTION,
    hint=Hint(play=51, take=52, take_of_four=55, most=2, twice=50, useful=room_in_hand, advice=hideout_advice),
    asks={"set_aside": keep_or_aside},
)
def hideout(g: Play) -> None:
    """Draw until you hold 7 cards; each action card as you draw it may be set aside. Discard those when done."""
    g.t.owner = g.me
    draw_to_seven(g)


def draw_to_seven(g: Play) -> None:
    """D-6: with 7 or more cards nothing is drawn. What is set aside is no part of a shuffle meanwhile."""
    t, hand = g.t, g.t.hands[g.me]
    while len(hand) < FULL_HAND:
        seen = t.seen_tops[g.me]
        if not g.draw(1):
            break
        if IS_ACTION[hand[-1]] or (g.poker_face and not seen and could_hold(g, g.me, ACTION)):
            g.ask_by(HIDEOUT, "set_aside", set_aside, int(seen > 0), always=True)
            return
    discard_aside(g)


@step
def set_aside(g: Play, answer: int, seen: int = 0) -> None:
    """The card is the last one drawn; unless all had seen it on the deck, it is shown only if it is set aside."""
    t = g.t
    if answer == YES:
        card = t.hands[g.me][-1]
        t.put_aside(g.me, card, seen)
        g.tell("set_aside", ALL, g.me, card)
    elif not seen and not g.poker_face:
        t.kept[g.me] += 1  # whoever was asked has drawn an action
    draw_to_seven(g)


tells("set_aside", "player", "card")


def discard_aside(g: Play) -> None:
    t = g.t
    cards, t.aside = t.aside, []
    t.discards[g.me] += cards
    if cards:
        g.tell("discard_open", ALL, g.me, tuple(cards))


@card(ALL_IN, "all_in", cost=6, kinds=ACTION, hint=Hint(play=48, take=58, take_of_four=54, most=2, twice=72))
def all_in(g: Play) -> None:
    """Reveal cards from your deck until two aim cards are shown; take those into your hand, discard the others."""
    t = g.t
    aim: list[int] = []
    others: list[int] = []
    while len(aim) < 2:
        card = g.turn_up(g.me)
        if card == NONE_LEFT:
            break
        (aim if SHOTS[card] else others).append(card)
    if aim or others:
        g.show()
        t.hands[g.me] += aim
        t.shown[g.me] += aim
        t.discards[g.me] += others
        g.tell("all_in", ALL, g.me, tuple(aim), tuple(others))


tells("all_in", "player", "cards", "others")
