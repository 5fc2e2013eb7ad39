"""Decks that players bring (rules 6.4, R-63): what may be in them, how they are written as text, and good ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Any, Final

from orda.engine.decks import LONGEST_NAME, Deck, DeckText, Fault, Line, Shelf, lines_of, name_in, read_line
from orda.engine.errors import OptionError
from orda.engine.messages import Argument, Message, named, seat
from orda.engine.options import Option
from orda.games.zombies import sets
from orda.games.zombies.registry import CARD, CARDS, Card
from orda.games.zombies.tiles import KINDS

LEAST: Final = 50  # cards
ALLOWED: Final = "a deck (a text, a list of cards, or copies by card) for all players or in a list for each; none: all"


# -- limits -------------------------------------------------------------------------------------------


def largest_deck(chosen: Sequence[str], newest: int) -> Deck:
    """All that a player may bring of these sets, whatever is in one box: R-63, 49 of the base set."""
    return {CARD[n].id: CARD[n].most for n in CARDS.up_to(newest) if CARD[n].set in chosen}


def least_of(chosen: Sequence[str]) -> int:
    return min(LEAST, sum(largest_deck(chosen, CARDS.newest).values()))


def fault(line: int, what: str, words: str, **args: Argument) -> Fault:
    return Fault(line, Message(f"zombies-deck-{what}", args), words)


def card_fault(line: int, card: Card, copies: int, chosen: Sequence[str]) -> Fault | None:
    if card.set not in chosen:
        words = f"{card.id} is a card of {card.set}; allowed: cards of {', '.join(chosen)}"
        names = named(f"zombies-card-{card.id}"), named(f"zombies-set-{card.set}")
        return fault(line, "other-set", words, card=names[0], set=names[1])
    if copies > card.most:
        words = f"{copies} of {card.id}; allowed: at most {card.most}"
        return fault(line, "most", words, card=named(f"zombies-card-{card.id}"), copies=copies, most=card.most)
    return None


def size_faults(deck: Deck, chosen: Sequence[str]) -> list[Fault]:
    count, least = sum(deck.values()), least_of(chosen)
    if count >= least:
        return []
    return [fault(0, "least", f"{count} cards; allowed: at least {least}", count=count, least=least)]


def faults_of(deck: Deck, chosen: Sequence[str]) -> list[Fault]:
    found = [card_fault(0, CARD[CARDS.numbers[name]], copies, chosen) for name, copies in deck.items()]
    return [each for each in found if each is not None] + size_faults(deck, chosen)


def check(decks: Sequence[Deck | None], chosen: Sequence[str]) -> None:
    """OptionError for the first deck that is no good one."""
    for player, deck in enumerate(decks):
        if deck is not None:
            refuse(player, faults_of(deck, chosen))


def refuse(player: int, faults: list[Fault]) -> None:
    if faults:
        told = Message("zombies-deck-of", {"player": seat(player), "fault": faults[0].reason.to_data()})
        raise OptionError(f"deck of seat {player}: {'; '.join(map(str, faults))}", "custom_decks", told)


# -- as an option -------------------------------------------------------------------------------------


def read_decks(option: Option, value: Any, players: int) -> list[Deck | None] | None:
    """One for every seat; whether it is a good one depends on the sets."""
    if value is None:
        return None
    decks = value if isinstance(value, list | tuple) else [value] * players
    if len(decks) != players:
        raise option.refuse(value, f"{players} players bring {players} decks")
    return [None if deck is None else read_deck(option, player, deck) for player, deck in enumerate(decks)]


def read_deck(option: Option, player: int, deck: Any) -> Deck:
    if isinstance(deck, str):
        read = read_lines(deck, sets.ALL)
        refuse(player, read.faults)
        return read.cards
    if isinstance(deck, list | tuple) and all(isinstance(name, str) for name in deck):
        deck = dict(Counter(deck))
    if not isinstance(deck, dict) or not all(type(copies) is int and copies > 0 for copies in deck.values()):
        raise option.refuse(deck, "a deck is a text, a list of cards, or how many there are of each")
    unknown = [str(name) for name in deck if name not in CARDS.numbers]
    if unknown:
        raise option.refuse(unknown[0], "there is no such card")
    return in_order(deck)


def in_order(deck: Deck) -> Deck:
    return {name: deck[name] for name in CARDS.numbers if name in deck}


# -- as a text ----------------------------------------------------------------------------------------


def read_text(text: str, chosen: Sequence[str]) -> DeckText:
    """All that is wrong with it, line by line and as a whole."""
    read = read_lines(text, chosen)
    if not read.faults:
        read.faults = size_faults(read.cards, chosen)
    return read


def read_lines(text: str, chosen: Sequence[str]) -> DeckText:
    read = DeckText()
    for number, line in lines_of(text):
        name, card = name_in(line), read_line(number, line)
        if name is not None:
            read_name(read, number, name)
        elif card is None:
            read.faults.append(
                fault(number, "line", f"{line[:40]!r} is no card; allowed: 2 {CARDS.ids[0]}", text=line[:40])
            )
        else:
            read_card(read, card, chosen)
    read.cards = in_order(read.cards)
    return read


def read_name(read: DeckText, number: int, name: str) -> None:
    if read.name:
        read.faults.append(fault(number, "named-twice", f"it is called {read.name!r} already", name=read.name))
    read.name = read.name or name[:LONGEST_NAME]


def read_card(read: DeckText, line: Line, chosen: Sequence[str]) -> None:
    wrong = line_fault(read, line, chosen)
    if wrong is None:
        read.cards[line.card] = read.cards.get(line.card, 0) + line.copies
    else:
        read.faults.append(wrong)


def line_fault(read: DeckText, line: Line, chosen: Sequence[str]) -> Fault | None:
    if line.card not in CARDS.numbers:
        return unknown_card(line)
    if line.copies == 0:
        return fault(line.number, "none", f"0 of {line.card}; allowed: from 1", card=named(f"zombies-card-{line.card}"))
    copies = read.cards.get(line.card, 0) + line.copies
    return card_fault(line.number, CARD[CARDS.numbers[line.card]], copies, chosen)


def unknown_card(line: Line) -> Fault:
    near = get_close_matches(line.card, CARDS.numbers, n=1)
    if near:
        words = f"there is no card {line.card[:40]}; is it {near[0]}?"
        return fault(line.number, "nearly", words, text=line.card[:40], card=named(f"zombies-card-{near[0]}"))
    return fault(line.number, "unknown", f"there is no card {line.card[:40]}", text=line.card[:40])


# -- good ones ----------------------------------------------------------------------------------------


def ready_deck(tile_sets: Sequence[str], chosen: Sequence[str]) -> Deck:
    """As few cards as are allowed, of those that are best to hold and can be played on these tiles."""
    least, deck = least_of(chosen), Deck()
    for card in sorted(cards_of(chosen), key=lambda card: -worth(card, tile_sets)):
        copies = min(card.most, least - sum(deck.values()))
        if copies:
            deck[card.id] = copies
    return in_order(deck)


def cards_of(chosen: Sequence[str]) -> list[Card]:
    return [CARD[n] for n in CARDS.up_to(CARDS.newest) if CARD[n].set in chosen]


def worth(card: Card, tile_sets: Sequence[str]) -> float:
    """What holding it is worth to a bot; nothing where there is no place for it."""
    has_place = not card.where or any(KINDS[kind].set in tile_sets for kind in card.where)
    helps = "te" in tile_sets or not card.page  # pages are for the spell in the Cabin
    return card.hint.keep if has_place and helps else 0.0


SHELF: Final = Shelf(
    lambda text, options: read_text(text, options["card_sets"]),
    lambda options: least_of(options["card_sets"]),
    lambda options: ready_deck(options["tile_sets"], options["card_sets"]),
)
