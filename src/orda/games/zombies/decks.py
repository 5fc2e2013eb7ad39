"""The decks of event cards (rules 4.6, 6.4, 6.5): which there are, what is in them, and what a player may bring."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orda.engine.catalogue import Need
from orda.engine.decks import Deck
from orda.engine.errors import OptionError
from orda.engine.messages import Message
from orda.engine.options import Choice, Custom, Option, Without, check_needs
from orda.games.zombies import brought, sets
from orda.games.zombies.identity import card_of, title_of
from orda.games.zombies.registry import CARD, CARDS, reactions_of
from orda.games.zombies.table import HAND, IN_COMMON, PER_PLAYER, PER_SET, ZombiesTable

MERGED: Final = "merged"
SEPARATE: Final = "separate"
RECOMMENDED: Final = "recommended"
CUSTOM: Final = "custom"


def sets_with_cards() -> tuple[str, ...]:
    return tuple(name for name in sets.ALL if has_cards(name))


def has_cards(name: str) -> bool:
    return any(card.set == name for card in CARD.values())


# -- options ----------------------------------------------------------------------------------------


def read_card_sets(option: Option, value: Any, players: int) -> list[str] | None:
    """Any sets that have cards; none given: those of the tiles (see `complete`)."""
    if value is None:
        return None
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list | tuple) or not names or not all(isinstance(name, str) for name in names):
        raise option.refuse(value)
    chosen = [name.lower() for name in names]
    if len(set(chosen)) != len(chosen) or not all(name in sets.ALL and has_cards(name) for name in chosen):
        raise option.refuse(value)
    return chosen


CARD_SETS: Final[Option] = Custom(
    *("card_sets", None, f"any of {', '.join(sets_with_cards())}; none: those of the tiles", read_card_sets),
    form="sets", values=list(sets_with_cards()), same_as="tile_sets",
)  # fmt: skip
WITHOUT: Final = Without(CARDS)
EVENT_DECKS: Final[Option] = Choice("event_decks", (MERGED, SEPARATE, RECOMMENDED, CUSTOM), MERGED)
CUSTOM_DECKS: Final[Option] = Custom(
    *("custom_decks", None, brought.ALLOWED, brought.read_decks),
    form="decks", when={"event_decks": CUSTOM},
)  # fmt: skip


RECOMMENDED_NEEDS: Final = Need(
    "event_decks", RECOMMENDED, "card_sets", Message("zombies-option-event_decks-needs"), has=["base", "ndy"]
)


def complete(options: dict[str, Any]) -> None:
    """Without sets of cards they are those of the tiles; decks of one's own are good ones. OptionError."""
    if options["card_sets"] is None:
        options["card_sets"] = list(options["tile_sets"])
    check_needs([RECOMMENDED_NEEDS], options)
    how, decks = options["event_decks"], options["custom_decks"]
    if how == CUSTOM:
        brought.check(decks or [], options["card_sets"])
    elif decks is not None:
        fault = f"custom_decks is not allowed with event_decks={how!r}; allowed: event_decks='custom'"
        raise OptionError(fault, "custom_decks")


# -- what is in them ----------------------------------------------------------------------------------


def full_deck(chosen: list[str], newest: int) -> list[int]:
    """Every card of these sets that there was when the newest one had this number."""
    return list(printed(tuple(chosen), newest))


@cache
def printed(chosen: tuple[str, ...], newest: int) -> tuple[int, ...]:
    return tuple(n for n in CARDS.up_to(newest) if CARD[n].set in chosen for _ in range(CARD[n].copies))


def recommended_deck(newest: int) -> list[int]:
    return [n for n in CARDS.up_to(newest) for _ in range(CARD[n].recommended)]


def decks_of(options: dict[str, Any], players: int, newest: int) -> list[list[int]]:
    """The cards of each pile, in order."""
    decks, left_out = whole_decks(options, players, newest), WITHOUT.numbers(options)
    return [[card for card in deck if title_of(card) not in left_out] for deck in decks] if left_out else decks


def whole_decks(options: dict[str, Any], players: int, newest: int) -> list[list[int]]:
    chosen = options["card_sets"]
    match options["event_decks"]:
        case "merged":
            return [full_deck(chosen, newest)]
        case "recommended":
            return [recommended_deck(newest)]
        case "separate":
            return [[card_of(n, pile) for n in full_deck([name], newest)] for pile, name in enumerate(chosen)]
        case _:
            whole = brought.largest_deck(chosen, newest)
            own = options["custom_decks"] or [None] * players
            return [cards_of(whole if deck is None else deck, pile) for pile, deck in enumerate(own)]


def cards_of(deck: Deck, pile: int) -> list[int]:
    return [card_of(CARDS.numbers[name], pile) for name, copies in deck.items() for _ in range(copies)]


def deal(t: ZombiesTable, players: int, options: dict[str, Any]) -> None:
    """Shuffles the decks and gives everybody three cards: with decks of sets, from each in turn."""
    decks = decks_of(options, players, t.newest[0])
    for deck in decks:
        t.shuffle(deck)
    t.deck, t.more_decks = decks[0], decks[1:]
    t.more_discards = [[] for _ in t.more_decks]
    t.whose_decks = {SEPARATE: PER_SET, CUSTOM: PER_PLAYER}.get(options["event_decks"], IN_COMMON)
    t.reactions = reactions_of(title_of(card) for deck in decks for card in deck)
    t.items = [[] for _ in range(players)]
    t.hands = [[first_deck(t, seat, n).pop() for n in range(HAND)] for seat in range(players)]


def first_deck(t: ZombiesTable, seat: int, n: int) -> list[int]:
    if t.whose_decks == PER_PLAYER:
        return t.deck_of(seat)
    piles = [pile for pile in range(t.piles) if t.deck_of(pile)]
    return t.deck_of(piles[n % len(piles)])
