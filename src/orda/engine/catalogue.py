"""What a client is told so that it needs no rules: what is printed on the cards, and what a question leads to."""

from __future__ import annotations

from dataclasses import dataclass, field

from orda.engine.messages import Message

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class CardInfo:
    """What is printed on a card beside its name and its text; null: nothing of that sort."""

    id: str
    kinds: list[str]
    cost: int | None = None
    points: int | None = None  # at the end
    shots: int | None = None
    strength: int | None = None
    stops: str | None = None  # the card that it cancels, and that cancels it
    places: list[str] = field(default_factory=list)  # the tiles where it can be played; none: anywhere
    base: bool = False  # in every game, whatever else is chosen
    set: str | None = None  # the set it comes with, in games that have several
    copies: int = 0  # in the box, where that differs from card to card
    most: int = 0  # copies in a deck that a player brings
    charges: int = 0  # it comes with; how many are left stands in the view


@dataclass(frozen=True, slots=True)
class TileInfo:
    id: str
    zombies: int  # as many as are printed; -1: a die says it
    lives: int
    bullets: int
    goal: str | None = None  # what can be won by getting there: a helipad, a spell
    woodland: bool = False  # laid by its ground, not by its roads


@dataclass(frozen=True, slots=True)
class SetInfo:
    """What a set adds to a game; its name is the message `<game>-set-<id>`, its attribute `.text` says more."""

    id: str
    tiles: int
    cards: int
    titles: int  # different cards


@dataclass(frozen=True, slots=True)
class Need:
    """A value of an option, or one among several, that goes only with some values of another option (or of its own)."""

    option: str
    value: str
    other: str
    reason: Message
    has: list[str] = field(default_factory=list)  # all of these must be among the other's values
    lacks: list[str] = field(default_factory=list)  # and none of these
    unless: str | None = None  # among them: then nothing else is needed


@dataclass(frozen=True, slots=True)
class Catalogue:
    """All of a game that never changes."""

    cards: list[CardInfo] = field(default_factory=list)
    tiles: list[TileInfo] = field(default_factory=list)
    sets: list[SetInfo] = field(default_factory=list)
    quotes: list[str] = field(default_factory=list)
    phases: list[str] = field(default_factory=list)  # of a turn, in their order; those with a text are shown
    places: int = 0  # in front of a player: in Run for cards of one sort, in Off the Dead for zombies
    best_score: int = 0  # where the score says how well a game was won


@dataclass(frozen=True, slots=True)
class Way:
    """A square that can be reached choice by choice, the squares on the way (itself last) and the fights on it."""

    square: Spot
    path: list[Spot]
    fights: int


@dataclass(frozen=True, slots=True)
class Guide:
    """More about a question: how many more must and may be picked one after the other, where a walk can lead, and what
    a client should put forward."""

    least: int = 1
    most: int = 1
    reach: list[Way] = field(default_factory=list)
    nothing_left: bool = False  # to end here wastes nothing: it may be the main button
    of_no_use: list[int] = field(default_factory=list)  # options that are allowed, but should not shine


NO_GUIDE = Guide()
NO_CATALOGUE = Catalogue()
