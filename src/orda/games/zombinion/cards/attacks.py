"""The attacks. Before each of them the others may reveal Barricata (D-1); `g.attacked()` are those whom it touches."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombinion.advice import spare
from orda.games.zombinion.cards.trashing import discard_picked
from orda.games.zombinion.play import NO, Play, aim_in, in_hand, kinds_in, or_stop, yes_or_no, zombies_in_hand
from orda.games.zombinion.registry import ACTION, ATTACK, COST, INFECTION, ROUNDS, Hint, card, tells
from orda.games.zombinion.steps import step

GETAWAY: Final = 15
UPPER_FLOOR: Final = 17
RECON: Final = 21
SEARCH: Final = 22
SWARM: Final = 16
UNHURT: Final = 3  # cards in hand that Piano superiore leaves


def getaway_advice(g: Play, player: int, card: int) -> int:
    """The victim puts the cheapest one back: it does not matter much."""
    return -COST[card]


@card(
    GETAWAY,
    "getaway",
    cost=4,
    kinds=ACTION | ATTACK,
    hint=Hint(play=28, take=44, take_of_four=34, most=1, twice=50, advice=getaway_advice),
    asks={"return": zombies_in_hand},
)
def getaway(g: Play) -> None:
    """Take a Proiettili onto your deck. Each other player puts a zombies card from hand on his or shows he has none."""
    t = g.t
    # D-9: without Proiettili in the Supply the attack still happens.
    if t.supply[ROUNDS]:
        t.leave_supply(ROUNDS)
        t.put_on_deck(g.me, ROUNDS)
        g.tell("take_to_deck", ALL, g.me, ROUNDS)
    for player in g.attacked():
        g.do(return_zombies, player)


tells("take_to_deck", "player", "card")


@step
def return_zombies(g: Play) -> None:
    if not g.ask_by(GETAWAY, "return", returned):
        g.t.show_hand(g.me)
        g.show()
        g.tell("show_hand", ALL, g.me, tuple(sorted(g.t.hands[g.me])))


tells("show_hand", "player", "cards")


@step
def returned(g: Play, card: int) -> None:
    g.t.leave_hand(g.me, card)
    g.t.put_on_deck(g.me, card)
    g.show()
    g.tell("return", ALL, g.me, card)


tells("return", "player", "card")


def all_but_three(hand: int, picked: int) -> tuple[int, int]:
    return hand - UNHURT, hand - UNHURT


def against_one(g: Play, cards: list[int]) -> bool:
    """Among several the others have mostly discarded already: one of it is enough."""
    return g.players == 2 or UPPER_FLOOR not in cards


@card(
    UPPER_FLOOR,
    "upper_floor",
    cost=4,
    kinds=ACTION | ATTACK,
    hint=Hint(play=31, take=50, take_of_four=30, most=2, twice=55, suits=against_one, advice=spare),
    asks={"discard": in_hand},
    picks=all_but_three,
)
def upper_floor(g: Play) -> None:
    """+2 shots. Each other player discards down to 3 cards in hand."""
    g.t.shots += 2
    for player in g.attacked():
        g.do(discard_to_three, player)


@step
def discard_to_three(g: Play) -> None:
    if len(g.t.hands[g.me]) > UNHURT:
        g.ask_by(UPPER_FLOOR, "discard", hand_picked)
    else:
        discard_picked(g)
        g.show()  # how the turn goes on tells of the others' hands


@step
def hand_picked(g: Play, card: int) -> None:
    g.t.pick(g.me, card)
    discard_to_three(g)


def recon_advice(g: Play, player: int, option: int) -> int:
    """Good cards are put back on one's own deck and discarded from the others'."""
    whose = g.handed[0]
    card = g.t.decks[whose][-1]
    good = spare(g, player, card) <= 30
    return option if good == (whose != player) else -option


@card(
    RECON,
    "recon",
    cost=4,
    kinds=ACTION | ATTACK,
    hint=Hint(play=93, take=28, take_of_four=22, most=2, actions=1, twice=45, advice=recon_advice),
    asks={"recon": yes_or_no},
)
def recon(g: Play) -> None:
    """+1 card, +1 action. Everyone, you first, reveals the top card of his deck; you have it discarded or put back."""
    g.draw(1)
    g.t.actions += 1
    for player in [g.me, *g.attacked()]:
        g.do(look_at_top, g.me, player)


@step
def look_at_top(g: Play, player: int) -> None:
    found = g.reveal_top(player, 1)
    if found:
        g.t.put_on_deck(player, found[0])
        g.ask_by(RECON, "recon", top_judged, player)


@step
def top_judged(g: Play, discard: int, player: int) -> None:
    t = g.t
    if discard == NO:
        g.tell("put_back", ALL, g.me, player, t.decks[player][-1])
        return
    card = t.pop_top(player)
    t.discards[player].append(card)
    g.tell("discard_open", ALL, player, (card,))


tells("put_back", "player", "target", "card")


def search_advice(g: Play, player: int, option: int) -> int:
    """The best one is trashed, and all but Pallottola are taken."""
    return 1 if option == STOP else COST[option]


def aim_revealed(g: Play, player: int, whose: int) -> list[int]:
    return aim_in(g.t.aside)


def loot_or_stop(g: Play, player: int) -> list[int]:
    return or_stop(kinds_in(g.t.loot)) if g.t.loot else []


@card(
    SEARCH,
    "search",
    cost=4,
    kinds=ACTION | ATTACK,
    hint=Hint(play=27, take=15, most=1, twice=30, advice=search_advice),
    asks={"search": aim_revealed, "loot": loot_or_stop},
)
def search(g: Play) -> None:
    """Each other player reveals 2 cards and trashes an aim card of them, you choosing. You may take what is trashed."""
    g.t.loot = []
    for player in g.attacked():
        g.do(search_deck, g.me, player)
    g.do(offer_loot, g.me)


@step
def search_deck(g: Play, player: int) -> None:
    """D-5: two aim cards of one kind are no choice; who has fewer than two cards reveals what he has."""
    t = g.t
    t.owner = player
    t.aside = g.reveal_top(player, 2)
    if not g.ask_by(SEARCH, "search", search_trashed, player):
        discard_searched(g, player)


@step
def search_trashed(g: Play, card: int, player: int) -> None:
    t = g.t
    t.aside.remove(card)
    t.trash.append(card)
    t.loot.append(card)
    g.tell("trash", ALL, player, (card,))
    discard_searched(g, player)


def discard_searched(g: Play, player: int) -> None:
    t = g.t
    rest, t.aside = t.aside, []
    t.discards[player] += rest
    if rest:
        g.tell("discard_open", ALL, player, tuple(rest))


@step
def offer_loot(g: Play) -> None:
    g.ask_by(SEARCH, "loot", loot_taken)


@step
def loot_taken(g: Play, card: int) -> None:
    t = g.t
    if card == STOP:
        t.loot = []
        return
    t.loot.remove(card)
    t.trash.remove(card)
    t.discards[g.me].append(card)
    g.tell("loot", ALL, g.me, card)
    offer_loot(g)


tells("loot", "player", "card")


@card(
    SWARM,
    "swarm",
    cost=5,
    kinds=ACTION | ATTACK,
    hint=Hint(play=54, take=90, most=2, most_of_four=1, needs_room=False, twice=95),
)
def swarm(g: Play) -> None:
    """+2 cards. Each other player takes an Infection, in turn order while they last."""
    t = g.t
    g.draw(2)
    for player in g.attacked():
        if t.supply[INFECTION]:
            t.leave_supply(INFECTION)
            t.discards[player].append(INFECTION)
            g.tell("take", ALL, player, INFECTION)
