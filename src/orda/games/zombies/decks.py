"""The decks of event cards (rules 4.6, 6.4, 6.5): which there are, what is in them, and what a player may bring."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.engine.options import Choice, Custom, Option
from orda.games.zombies import sets
from orda.games.zombies.identity import card_of, title_of
from orda.games.zombies.registry import CARD, CARDS, reactions_of
from orda.games.zombies.table import HAND, IN_COMMON, PER_PLAYER, PER_SET, ZombiesTable

MERGED: Final = "merged"
SEPARATE: Final = "separate"
RECOMMENDED: Final = "recommended"
CUSTOM: Final = "custom"
LEAST: Final = 50  # cards of a deck that a player brings

Deck = dict[str, int]  # copies by id


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


def read_custom_decks(option: Option, value: Any, players: int) -> list[Deck] | None:
    """A deck for every seat, as ids or as copies by id; whether it is a good one depends on the sets."""
    if value is None:
        return None
    if not isinstance(value, list | tuple) or len(value) != players:
        raise option.refuse(value, f"{players} players bring {players} decks")
    return [read_deck(option, deck) for deck in value]


def read_deck(option: Option, deck: Any) -> Deck:
    if isinstance(deck, list | tuple) and all(isinstance(name, str) for name in deck):
        deck = dict(Counter(deck))
    if not isinstance(deck, dict) or not all(type(copies) is int and copies > 0 for copies in deck.values()):
        raise option.refuse(deck, "a deck is a list of cards, or how many there are of each")
    unknown = [str(name) for name in deck if name not in CARDS.numbers]
    if unknown:
        raise option.refuse(unknown[0], "there is no such card")
    return {name: deck[name] for name in CARDS.numbers if name in deck}


CARD_SETS: Final[Option] = Custom(
    *("card_sets", None, f"any of {', '.join(sets_with_cards())}; none: those of the tiles", read_card_sets),
    form="sets", values=list(sets_with_cards()),
)  # fmt: skip
EVENT_DECKS: Final[Option] = Choice("event_decks", (MERGED, SEPARATE, RECOMMENDED, CUSTOM), MERGED)
CUSTOM_DECKS: Final[Option] = Custom(
    *("custom_decks", None, "a list with a deck for each player; none: all that the limits allow", read_custom_decks),
    form="decks",
)  # fmt: skip


def complete(options: dict[str, Any]) -> None:
    """Without sets of cards they are those of the tiles; decks of one's own are good ones. OptionError."""
    if options["card_sets"] is None:
        options["card_sets"] = list(options["tile_sets"])
    chosen, how, brought = options["card_sets"], options["event_decks"], options["custom_decks"]
    if how == CUSTOM:
        for seat, deck in enumerate(brought or []):
            check_deck(seat, deck, chosen)
    elif brought is not None:
        raise OptionError(f"custom_decks is not allowed with event_decks={how!r}; allowed: event_decks='custom'")
    if how == RECOMMENDED and not {"base", "ndy"} <= set(chosen):
        raise OptionError("event_decks='recommended' is not allowed; allowed: with card_sets that have base and ndy")


def check_deck(seat: int, deck: Deck, chosen: list[str]) -> None:
    """6.4, R-63."""
    for name, copies in deck.items():
        card = CARD[CARDS.numbers[name]]
        if card.set not in chosen:
            allowed = ", ".join(chosen)
            raise OptionError(f"deck of seat {seat}: {name} is a card of {card.set}; allowed: cards of {allowed}")
        if copies > card.most:
            raise OptionError(f"deck of seat {seat}: {copies} of {name}; allowed: at most {card.most}")
    least = min(LEAST, sum(largest_deck(chosen, CARDS.newest).values()))
    if sum(deck.values()) < least:
        raise OptionError(f"deck of seat {seat}: {sum(deck.values())} cards; allowed: at least {least}")


# -- what is in them ----------------------------------------------------------------------------------


def largest_deck(chosen: list[str], newest: int) -> Deck:
    """All that a player may bring of these sets, whatever is in one box: R-63, 49 of the base set."""
    return {CARD[n].id: CARD[n].most for n in CARDS.up_to(newest) if CARD[n].set in chosen}


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
    chosen = options["card_sets"]
    match options["event_decks"]:
        case "merged":
            return [full_deck(chosen, newest)]
        case "recommended":
            return [recommended_deck(newest)]
        case "separate":
            return [[card_of(n, pile) for n in full_deck([name], newest)] for pile, name in enumerate(chosen)]
        case _:
            brought = options["custom_decks"] or [largest_deck(chosen, newest)] * players
            return [cards_of(deck, pile) for pile, deck in enumerate(brought)]


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
