"""Decks that players bring, as far as every game with such decks has them: what a text says, and what is wrong with it.

The format is one card a line, `2 chainsaw` or `chainsaw`; `deck: a name` in a line of its own, empty lines and what
begins with `#` may stand anywhere. It is stable: texts that are good now stay readable.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from orda.engine.messages import Message

Deck = dict[str, int]  # copies by id

NAME_LINE: Final = re.compile(r"deck\s*:\s*(.*)", re.IGNORECASE | re.DOTALL)
CARD_LINE: Final = re.compile(r"(?:(\d+)\s*[x×]?\s+)?([^\d\s].*)", re.IGNORECASE | re.DOTALL)
LONGEST_NAME: Final = 40


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong with a deck, and in which line of its text (0: with the whole); `words` say it to programmers."""

    line: int
    reason: Message
    words: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.words}" if self.line else self.words


@dataclass(slots=True)
class DeckText:
    """What a text says. With faults, `cards` is as much of it as can be used."""

    name: str = ""
    cards: Deck = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Shelf:
    """What a game with such decks knows about them; all for complete options."""

    read: Callable[[str, dict[str, Any]], DeckText]
    least: Callable[[dict[str, Any]], int]  # how many cards a deck has
    ready: Callable[[dict[str, Any]], Deck]  # a good one


@dataclass(frozen=True, slots=True)
class Line:
    """A line that means a card."""

    number: int
    copies: int
    card: str  # as an id would be written: small letters, one underscore for all that is no letter or digit


def as_id(name: str) -> str:
    """`Hey, look! A shotgun` is hey_look_a_shotgun."""
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]", "", name.lower())).strip("_")


def read_line(number: int, text: str) -> Line | None:
    """None: it does not look like a card."""
    found = CARD_LINE.fullmatch(text)
    if found is None or not as_id(found[2]):
        return None
    return Line(number, int((found[1] or "1")[:9]), as_id(found[2]))


def lines_of(text: str) -> list[tuple[int, str]]:
    """Those that say something, with their numbers from 1."""
    stripped = [line.strip() for line in re.split(r"\r\n|\r|\n", text)]
    return [(n, line) for n, line in enumerate(stripped, 1) if line and not line.startswith("#")]


def name_in(line: str) -> str | None:
    found = NAME_LINE.fullmatch(line)
    return None if found is None else " ".join(found[1].split())


def write(name: str, cards: Mapping[str, int]) -> str:
    """The text of a deck: what `lines_of` and `read_line` take apart."""
    head = [f"deck: {name}"] if name else []
    return "\n".join([*head, *(f"{copies} {card}" for card, copies in cards.items())]) + "\n"
