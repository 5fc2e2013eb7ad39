"""A match as one JSON file: written when it is over, read back strictly, and verified choice by choice."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from typing import Annotated, Any, Final, Literal, NamedTuple

import msgspec
from msgspec import Meta, Struct

from orda.engine.errors import OptionError, SaveError
from orda.table import fair, people
from orda.table.history import CHOICE, NEW_CHANCE, NOBODY, SAME_CHANCE, Entry
from orda.table.match import Diverged, Match
from orda.table.setup import FORMAT, SeatSetup, Setup

MOST_ENTRIES: Final = 100_000


Short = Annotated[str, Meta(max_length=100)]


class FileSeat(Struct, forbid_unknown_fields=True):
    kind: Literal["human", "bot", "vacant"]
    name: Short = ""
    level: Short | None = None


class FileChat(Struct, forbid_unknown_fields=True):
    seat: int | None
    name: Short
    text: Annotated[str, Meta(max_length=people.MOST_CHAT)]
    at: int


class MatchFile(Struct, forbid_unknown_fields=True):
    """`entries` are [number, seat, option, back, by, revealed, at, seal]; back is -1 for a choice."""

    orda_match: int
    version: Short
    id: Short
    game: Short
    players: int
    options: dict[str, Any]
    created: int
    commitment: Short
    secret: Short
    seats: list[FileSeat]
    entries: list[Entry]
    result: dict[str, Any] | None = None
    start: dict[str, Any] | None = None
    chat: list[FileChat] = []
    newest: Annotated[list[int], Meta(max_length=100)] | None = None


class UnreadableFile(ValueError):  # noqa: N818
    """It is not an exported match; the sentence says what is wrong with it."""


Code = Literal["fair", "running", "commitment", "differs", "unreadable"]


class Verdict(NamedTuple):
    code: Code
    message: str
    choices: int = 0
    first: int | None = None
    commitment: str | None = None
    secret: str | None = None

    @property
    def ok(self) -> bool:
        return self.code == "fair"


# -- writing ----------------------------------------------------------------------------------


def export(match: Match, entries: list[Entry], chat: list[FileChat]) -> MatchFile:
    """Holds the secret, and with it every hidden card: who runs the server may do it at any time, others at the end."""
    setup, result = match.setup, match.game.result
    return MatchFile(
        orda_match=FORMAT,
        version=setup.version,
        id=setup.id,
        game=setup.game,
        players=setup.players,
        options=setup.options,
        created=setup.created,
        commitment=fair.commitment(setup.secret),
        secret=setup.secret.hex(),
        seats=[FileSeat(place.kind, place.name, place.level) for place in match.places],
        entries=entries,
        result=None if result is None else result.to_data(),
        start=setup.start,
        chat=chat,
        newest=setup.newest,
    )


def to_json(file: MatchFile) -> bytes:
    return msgspec.json.format(msgspec.json.encode(file), indent=0)


# -- reading ----------------------------------------------------------------------------------


def read(data: bytes) -> MatchFile:
    try:
        file = msgspec.json.decode(data, type=MatchFile)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise UnreadableFile(f"this is not an exported match: {error}") from error
    if file.orda_match != FORMAT:
        raise UnreadableFile(f"format {file.orda_match} is unknown; this version reads format {FORMAT}")
    if len(file.entries) > MOST_ENTRIES:
        raise UnreadableFile(f"the match has {len(file.entries)} entries; at most {MOST_ENTRIES} are read")
    if len(file.seats) != file.players:
        raise UnreadableFile(f"there are {len(file.seats)} seats for {file.players} players")
    return file


def setup_of(file: MatchFile) -> Setup:
    try:
        secret = bytes.fromhex(file.secret)
    except ValueError as error:
        raise UnreadableFile(f"the secret is not in hex: {error}") from error
    seats = [SeatSetup(seat.kind, [], people.clean(seat.name, people.MOST_NAME), seat.level) for seat in file.seats]
    made = (file.id, file.game, file.players, file.options, secret, b"", file.created, "", seats, file.version)
    return Setup(*made, start=file.start, newest=file.newest)


def begin(file: MatchFile) -> Match:
    """The match at its set-up; UnreadableFile if there is no such game."""
    try:
        match = Match(setup_of(file))
    except (OptionError, SaveError) as error:
        raise UnreadableFile(f"the match cannot be set up: {error}") from error
    match.started = True
    return match


def stations(file: MatchFile, every: int) -> Iterator[Match]:
    """The match at every so many entries, and at its end."""
    match = begin(file)
    for entry in file.entries:
        check_entry(match, entry)
        match.take(entry)
        if match.number % every == 0 and match.number < len(file.entries):
            yield match
    yield match


def check_entry(match: Match, entry: Entry) -> None:
    """Does it fit into the history at all?"""
    if entry.number != match.number + 1:
        raise Diverged(match.number + 1, f"it is numbered {entry.number}")
    if not NOBODY <= entry.seat < match.setup.players or not 0 <= entry.by <= 3 or not -(2**63) <= entry.at < 2**63:
        raise Diverged(entry.number, "its seat, maker or time cannot be")
    if not -(2**63) <= entry.option < 2**63:
        raise Diverged(entry.number, "its option cannot be")
    if entry.back != CHOICE and entry.option not in (NEW_CHANCE, SAME_CHANCE):
        raise Diverged(entry.number, "an undo chooses nothing: its option is 0 (new chance) or 1 (the same)")
    if entry.back != CHOICE and not match.history.is_on_line(entry.back):
        raise Diverged(entry.number, f"it goes back to position {entry.back}, which is not behind it")


# -- verifying -------------------------------------------------------------------------------


def verify(data: bytes) -> Verdict:
    """Does the secret fit its commitment, and does every shuffle, die and seal come out of it again?"""
    try:
        return verify_file(read(data))
    except UnreadableFile as error:
        return Verdict("unreadable", str(error))


def verify_file(file: MatchFile) -> Verdict:
    def verdict(code: Code, message: str, choices: int = 0, first: int | None = None) -> Verdict:
        return Verdict(code, message, choices, first, file.commitment, file.secret)

    if not hmac.compare_digest(fair.commitment(setup_of(file).secret).encode(), file.commitment.lower().encode()):
        return verdict("commitment", "the secret is not the one that was committed to before the game")
    match = begin(file)
    for entry in file.entries:
        try:
            check_entry(match, entry)
            match.take(entry)
        except Diverged as error:
            return verdict("differs", str(error), match.number, error.number)
    n, result = match.number, match.game.result
    if (None if result is None else result.to_data()) != file.result:
        return verdict("differs", "the result is not the one the choices lead to", n, n)
    if result is None:
        return verdict("running", f"all {n} entries are right so far; the game is not over", n)
    return verdict("fair", f"all {n} entries, and every shuffle and die in them, are right", n)
