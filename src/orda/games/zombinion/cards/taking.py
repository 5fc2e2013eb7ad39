"""Cards that take from the Supply, and Tattica, which makes a card be played twice."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombinion.advice import Wishes, burden
from orda.games.zombinion.cards.trashing import SACRIFICE
from orda.games.zombinion.play import Play, actions_in_hand, aim_in_hand, aim_piles, any_pile, carry_out, in_hand
from orda.games.zombinion.registry import ACTION, ANY, BULLET, COST, HINTS, IS_ACTION, MAGAZINE, Hint, card, tells
from orda.games.zombinion.steps import step

AMMO: Final = 13
DEPOT: Final = 14
RESUPPLY: Final = 19
TACTICS: Final = 23
RELOAD: Final = 30


@step
def taken(g: Play, card: int, most: int) -> None:
    g.take(card)


@card(AMMO, "ammo", cost=3, kinds=ACTION, hint=Hint(play=20, take=10, most=1, twice=40), asks={"take": any_pile})
def ammo(g: Play) -> None:
    """Take from the Supply a card costing up to 4."""
    g.ask_by(AMMO, "take", taken, 4)


@card(DEPOT, "depot", cost=4, kinds=ACTION, hint=Hint(play=22, take=10, most=1, twice=60), asks={"take": any_pile})
def depot(g: Play) -> None:
    """Trash this card. Take from the Supply a card costing up to 5."""
    # D-7: under Tattica it is trashed only once, and still two cards are taken.
    if DEPOT in g.t.in_play:
        g.t.in_play.remove(DEPOT)
        g.t.trash.append(DEPOT)
        g.tell("trash", ALL, g.me, (DEPOT,))
    g.ask_by(DEPOT, "take", taken, 5)


def resupply_advice(g: Play, player: int, card: int) -> int:
    """What is gained by it less what is lost."""
    wishes = Wishes(g, player)
    gained = max([wishes.wanted(each) for each in g.takeable(COST[card] + 2, ANY)], default=0)
    lost = wishes.wanted(card) if card != BULLET else 10
    return gained - max(lost, 0) + burden(g, player, card) // 4


def worth_resupplying(g: Play, player: int) -> bool:
    return any(resupply_advice(g, player, card) > 0 for card in g.t.hands[player] if card != RESUPPLY)


@card(
    RESUPPLY,
    "resupply",
    cost=4,
    kinds=ACTION,
    hint=Hint(play=21, take=12, most=1, twice=30, useful=worth_resupplying, advice=resupply_advice),
    asks={"trash": in_hand, "take": any_pile},
)
def resupply(g: Play) -> None:
    """Trash a card from your hand. Take a card costing up to 2 more than it."""
    g.ask_by(RESUPPLY, "trash", resupply_trashed)


@step
def resupply_trashed(g: Play, card: int) -> None:
    g.trash(card)
    g.ask_by(RESUPPLY, "take", taken, COST[card] + 2)


def reload_advice(g: Play, player: int, card: int) -> int:
    """The step from Proiettili to Caricatore is as good as the one before it; from Caricatore there is none."""
    return -1 if card == MAGAZINE else COST[card] + 1


def worth_reloading(g: Play, player: int) -> bool:
    return any(card < MAGAZINE for card in g.t.hands[player])


@card(
    RELOAD,
    "reload",
    cost=5,
    kinds=ACTION,
    hint=Hint(
        play=40,
        take=38,
        take_first=52,
        take_of_four=35,
        take_first_of_four=54,
        most=1,
        twice=55,
        useful=worth_reloading,
        advice=reload_advice,
    ),
    asks={"trash": aim_in_hand, "take": aim_piles},
)
def reload(g: Play) -> None:
    """Trash an aim card from your hand. Take an aim card costing up to 3 more, into your hand."""
    g.ask_by(RELOAD, "trash", reload_trashed)


@step
def reload_trashed(g: Play, card: int) -> None:
    g.trash(card)
    g.ask_by(RELOAD, "take", reloaded, COST[card] + 3)


@step
def reloaded(g: Play, card: int, most: int) -> None:
    t = g.t
    t.leave_supply(card)
    t.hands[g.me].append(card)
    t.shown[g.me].append(card)
    g.tell("take_to_hand", ALL, g.me, card)


tells("take_to_hand", "player", "card")


def many_bullets(g: Play, cards: list[int]) -> bool:
    return cards.count(BULLET) >= 5 and SACRIFICE not in cards


def bullet_in_hand(g: Play, player: int) -> bool:
    return BULLET in g.t.hands[player]


@card(
    18,
    "explosive",
    cost=4,
    kinds=ACTION,
    hint=Hint(play=35, take=40, take_of_four=30, most=1, twice=60, suits=many_bullets, useful=bullet_in_hand),
)
def explosive(g: Play) -> None:
    """Trash a Pallottola from your hand. If you did, +3 shots."""
    if BULLET in g.t.hands[g.me]:
        g.trash(BULLET)
        g.t.shots += 3


def another_action(g: Play, player: int) -> bool:
    """One that is of use itself; another Tattica is, beside such a one."""
    others = [HINTS[card] for card in g.t.hands[player] if IS_ACTION[card] and card != TACTICS]
    return any(hint.useful is None or hint.useful(g, player) for hint in others)


@card(
    TACTICS,
    "tactics",
    cost=4,
    kinds=ACTION,
    hint=Hint(play=97, take=20, most=1, twice=90, useful=another_action),
    asks={"twice": actions_in_hand},
)
def tactics(g: Play) -> None:
    """Choose an action card in your hand; play it twice. The second play costs no action."""
    g.ask_by(TACTICS, "twice", play_twice)


@step
def play_twice(g: Play, card: int) -> None:
    g.put_in_play(card)
    g.tell("play_twice", ALL, g.me, card)
    g.do(carry_out, g.me, card)
    g.do(carry_out, g.me, card)


tells("play_twice", "player", "card")
