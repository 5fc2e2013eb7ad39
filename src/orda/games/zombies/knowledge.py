"""Hidden cards that somebody has seen, until they come to light or leave unseen: `t.known`.

A fact is (who knows, zone, place, card). The zone is a seat, for its hand, or a deck; the place in a deck is counted
from the bottom, so that drawing from the top changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Final

from orda.games.zombies.identity import pile_of
from orda.games.zombies.records import NONE
from orda.games.zombies.table import ZombiesTable

DECK: Final = 16  # + the pile

Fact = tuple[int, ...]


def see_hand(t: ZombiesTable, viewer: int, owner: int) -> None:
    """All of it, from now on."""
    forget(t, lambda fact: fact[0] == viewer and fact[1] == owner)
    t.known += [(viewer, owner, NONE, card) for card in t.hands[owner]]


def see_top(t: ZombiesTable, viewer: int, pile: int, count: int) -> None:
    deck = t.deck_of(pile)
    first = max(len(deck) - count, 0)
    forget(t, lambda fact: fact[0] == viewer and fact[1] == DECK + pile and fact[2] >= first)
    t.known += [(viewer, DECK + pile, place, deck[place]) for place in range(first, len(deck))]


def seen_through(t: ZombiesTable, viewer: int, pile: int) -> None:
    """A whole deck, before it was shuffled: what is not in it a single opponent must hold; of several none is known."""
    others = t.others(viewer)
    if len(others) == 1:
        owner = others[0]
        forget(t, lambda fact: fact[:2] == (viewer, owner) and pile_of(fact[3]) == pile)
        t.known += [(viewer, owner, NONE, card) for card in t.hands[owner] if pile_of(card) == pile]


def forget(t: ZombiesTable, which: Callable[[Fact], bool]) -> None:
    t.known = [fact for fact in t.known if not which(fact)]


def shuffled(t: ZombiesTable, pile: int) -> None:
    if t.known:
        forget(t, lambda fact: fact[1] == DECK + pile)


def used_up(t: ZombiesTable, pile: int) -> None:
    """A deck, so the discard pile becomes the next one: what is in the hands now was not in it."""
    held = (pile, *[len(hand) for hand in t.hands])
    t.shuffles = [*[older for older in t.shuffles if any(older[1:])], held]


def left_place(t: ZombiesTable, owner: int, place: int) -> None:
    """Hands are in the order in which their cards came: those older than a shuffle are the first ones."""
    column = owner + 1
    t.shuffles = [
        (*older[:column], older[column] - 1, *older[column + 1 :]) if place < older[column] else older
        for older in t.shuffles
    ]


def older_cards(t: ZombiesTable, pile: int) -> list[tuple[int, ...]]:
    """For each seat and each deck of the pile but the newest, how many cards in hand came with it or before."""
    shuffles = [older[1:] for older in t.shuffles if older[0] == pile]
    return [*zip(*shuffles, strict=True)] if shuffles else [()] * len(t.hands)


def drawn(t: ZombiesTable, player: int, pile: int, card: int) -> None:
    """The top card has gone to a hand: who knew it there knows it here."""
    place = len(t.deck_of(pile))
    moved = [fact for fact in t.known if fact[1:3] == (DECK + pile, place)]
    forget(t, lambda fact: fact in moved)
    t.known += [(viewer, player, NONE, card) for viewer, _, _, _ in moved if viewer != player]


def taken_openly(t: ZombiesTable, player: int, card: int) -> None:
    """Everybody has seen it go to his hand."""
    t.known += [(viewer, player, NONE, card) for viewer in t.others(player)]


def put_under(t: ZombiesTable, pile: int, count: int = 1) -> None:
    """Cards have been put at the bottom: all others lie higher."""
    t.known = [(v, zone, place + count * (zone == DECK + pile), card) for v, zone, place, card in t.known]


def taken_out(t: ZombiesTable, pile: int, place: int) -> None:
    """A card has been taken out of a deck for all to see: those above it lie one place lower."""
    forget(t, lambda fact: fact[1:3] == (DECK + pile, place))
    t.known = [(v, zone, at - (zone == DECK + pile and at > place), card) for v, zone, at, card in t.known]


def put_one_under(t: ZombiesTable, viewer: int, pile: int, looked_at: int) -> None:
    """Of the top cards, which he alone has looked at, one lies at the bottom now: he knows where all of them are."""
    deck = t.deck_of(pile)
    first = len(deck) - looked_at
    forget(t, lambda fact: fact[1] == DECK + pile and fact[2] >= first)
    put_under(t, pile)
    t.known += [(viewer, DECK + pile, place, deck[place]) for place in (0, *range(first + 1, len(deck)))]


def mixed_up(t: ZombiesTable, pile: int, first: int) -> None:
    """Somebody has reordered a deck from that place up: the others know nothing of it any more."""
    forget(t, lambda fact: fact[1] == DECK + pile and fact[2] >= first)


def left_hand(t: ZombiesTable, owner: int, card: int) -> None:
    """A card has been shown as it left: who knew of such a one knows of one fewer, even if the other was hidden."""
    for viewer in t.others(owner):
        fact = (viewer, owner, NONE, card)
        if fact in t.known:
            t.known.remove(fact)


def changed_hands(t: ZombiesTable, giver: int, taker: int, card: int) -> None:
    """A card has gone from hand to hand unseen: only those two know what; the others know nothing of that hand now."""
    left_hand(t, giver, card)
    left_place(t, giver, 0)  # it may have been an old one
    forget(t, lambda fact: fact[1] == giver and fact[0] != taker)
    t.known.append((giver, taker, NONE, card))


def hand_gone(t: ZombiesTable, owner: int) -> None:
    """All of it has been shown."""
    if t.known:
        forget(t, lambda fact: fact[1] == owner)
    t.shuffles = [(*older[: owner + 1], 0, *older[owner + 2 :]) for older in t.shuffles]


def hand_known(t: ZombiesTable, viewer: int, owner: int) -> list[int]:
    return sorted(fact[3] for fact in t.known if fact[:2] == (viewer, owner))


def deck_known(t: ZombiesTable, viewer: int, pile: int) -> list[tuple[int, int]]:
    """Places from the bottom, and the cards there."""
    return sorted((fact[2], fact[3]) for fact in t.known if fact[:2] == (viewer, DECK + pile))


def known_first(t: ZombiesTable, viewer: int) -> None:
    """What he knows of a hand lies before the rest that came with the same shuffle, so that its place tells nothing."""
    for seat in t.others(viewer):
        if known := hand_known(t, viewer, seat):
            hand = t.hands[seat]
            ages = sorted({0, len(hand), *[older[seat + 1] for older in t.shuffles]})
            t.hands[seat] = [card for first, end in pairwise(ages) for card in in_front(hand[first:end], known)]


def in_front(cards: list[int], known: list[int]) -> list[int]:
    """Some cards with those of them first that are known, which are known no more."""
    found = [card for card in sorted(set(cards)) for _ in range(min(cards.count(card), known.count(card)))]
    for card in found:
        known.remove(card)
    return found + without(cards, found)


def dealt_anew(t: ZombiesTable, viewer: int) -> None:
    """What the others have seen of cards that were dealt anew is whatever lies there now."""
    hidden: dict[Fact, list[int]] = {}
    shared: dict[Fact, list[int]] = {}
    for i, (who, zone, place, card) in enumerate(t.known):
        if zone >= DECK:
            t.known[i] = (who, zone, place, t.deck_of(zone - DECK)[place])
        elif viewer not in (who, zone):
            both = shared.setdefault((who, zone), hand_known(t, viewer, zone))
            if card in both:
                both.remove(card)
            else:
                unseen = hidden.setdefault((who, zone), without(t.hands[zone], hand_known(t, viewer, zone)))
                t.known[i] = (who, zone, place, unseen.pop())


def without(cards: list[int], gone: list[int]) -> list[int]:
    """Of a hand each card counts once."""
    rest = cards[:]
    for card in gone:
        rest.remove(card)
    return rest
