"""Who sits where: places at the table, what happens to them besides play, and names fit to be shown."""

from __future__ import annotations

import unicodedata
from typing import Final

from msgspec import Struct

from orda.table.setup import Refused, SeatKind, SeatSetup

MOST_NAME: Final = 40
MOST_CHAT: Final = 500


# -- notes: all that happens at a table but the play ------------------------------------


class Note(Struct, frozen=True, tag_field="note", forbid_unknown_fields=True):
    at: int


class Sat(Note, frozen=True, tag="sat"):
    """Somebody new sits down."""

    seat: int
    user: str
    name: str


class AlsoSat(Note, frozen=True, tag="also_sat"):
    """The same person on one more device."""

    seat: int
    user: str


class BotSat(Note, frozen=True, tag="bot"):
    seat: int
    level: str


class Opened(Note, frozen=True, tag="opened"):
    """The seat is vacant and waits for somebody; once the game has begun a bot plays it meanwhile."""

    seat: int
    level: str | None


class WentAway(Note, frozen=True, tag="away"):
    seat: int
    level: str


class CameBack(Note, frozen=True, tag="back"):
    seat: int


class Renamed(Note, frozen=True, tag="renamed"):
    seat: int
    name: str


class Said(Note, frozen=True, tag="said"):
    seat: int | None
    name: str
    text: str
    user: str = ""  # told to nobody; so that the host can mute whoever it was


class Asked(Note, frozen=True, tag="asked"):
    """May this be undone, may a bot stand in? It lapses with the next choice."""

    what: str  # undo, stand_in
    seat: int
    number: int
    to: int | None
    target: int | None
    waiting: list[int]


class Answered(Note, frozen=True, tag="answered"):
    seats: list[int]
    yes: bool


class Rematched(Note, frozen=True, tag="rematch"):
    table: str


class Relinked(Note, frozen=True, tag="relinked"):
    """The links to the seat so far have ended; of a person's devices only this one still sits there."""

    seat: int
    user: str | None


class Muted(Note, frozen=True, tag="muted"):
    users: list[str]
    on: bool


class Removed(Note, frozen=True, tag="removed"):
    """They may not come back to this table."""

    users: list[str]


AnyNote = (
    Sat
    | AlsoSat
    | BotSat
    | Opened
    | WentAway
    | CameBack
    | Renamed
    | Said
    | Asked
    | Answered
    | Rematched
    | Relinked
    | Muted
    | Removed
)


# -- places -----------------------------------------------------------------------------


class Place(Struct, forbid_unknown_fields=True):
    """A seat as it is now."""

    kind: SeatKind
    users: list[str]
    name: str
    level: str | None
    hotseat: bool
    away: bool = False
    generation: int = 0  # goes up with every new holder, so that old links end

    @property
    def has_person(self) -> bool:
        return self.kind == "human"

    @property
    def is_played_by_person(self) -> bool:
        return self.kind == "human" and not self.away


def places(seats: list[SeatSetup]) -> list[Place]:
    return [Place(s.kind, list(s.users), s.name, s.level, s.hotseat) for s in seats]


# -- words people write --------------------------------------------------------------------


def is_harmless(char: str) -> bool:
    """No control characters, nor those that turn or hide the text around them."""
    return unicodedata.category(char) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def clean(text: str, most: int) -> str:
    """One line of visible text without surprises, at most so long; combining marks do not pile up."""
    shown: list[str] = []
    marks = 0
    for char in " ".join(unicodedata.normalize("NFC", text).split()):
        marks = marks + 1 if unicodedata.combining(char) else 0
        if is_harmless(char) and marks <= 2:
            shown.append(char)
    return " ".join("".join(shown).split())[:most].strip()


def clean_name(name: str) -> str:
    cleaned = clean(name, MOST_NAME)
    if not cleaned:
        raise Refused("bad_message", "a name needs at least one visible character")
    return cleaned


def clean_chat(text: str) -> str:
    cleaned = clean(text, MOST_CHAT)
    if not cleaned:
        raise Refused("bad_message", "there is nothing to see in that line")
    return cleaned
