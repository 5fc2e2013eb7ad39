"""Every message that the WebSocket sends, and the pieces shared with what comes in (incoming.py) and with the bodies of
HTTP (bodies.py). docs/protocol.md explains them; these files are the truth.

Whatever comes in is decoded strictly: an unknown field, a wrong type or a text that is too long is refused with a
sentence that says where. Times are whole milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from orda.engine.catalogue import Way
from orda.engine.messages import Message

PROTOCOL: Final = 2

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Level = Annotated[str, Meta(min_length=1, max_length=40)]
Id = Annotated[str, Meta(min_length=1, max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=128)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Number = Annotated[int, Meta(ge=0, le=2**31 - 1)]
OptionNumber = Annotated[int, Meta(ge=-(2**62), le=2**62)]
Seconds = Annotated[int, Meta(ge=1, le=60 * 60 * 24 * 30)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Ref = Annotated[int, Meta(ge=0, le=2**53)]

Status = Literal["open", "running", "over"]
View = Annotated[dict[str, Any], Meta(title="View")]  # of a game: see `views.py` beside its rules
Target = Annotated[dict[str, Any], Meta(title="Target")]
# What somebody asks about: a few names with a word, a number or a square each.
Word = Annotated[str, Meta(max_length=64)]
Pair = Annotated[list[int], Meta(min_length=2, max_length=2)]
Named = Annotated[dict[Word, Word | int | bool | Pair], Meta(min_length=1, max_length=8)]


class Incoming(Struct, forbid_unknown_fields=True):
    """Decoded strictly."""


class Outgoing(Struct):
    """Encoded as it stands; clients ignore fields they do not know."""


# -- pieces of what goes out -----------------------------------------------------------


Text = Message  # a sentence in no language yet: {"id": Fluent message id, "args": {...}}
# An argument is a number, a text, {"text": message id} (or a list of them), or {"seat": n}.


class Seat(Outgoing):
    seat: int
    kind: Literal["human", "bot", "vacant"]
    name: str  # of the person, or "" for bots and vacant seats
    level: str | None = None  # of the bot that sits here or stands in
    mine: bool = False
    hotseat: bool = False  # one of several people on one screen
    connected: bool = False
    away: bool = False  # a bot plays until the holder is back
    muted: bool = False  # by the host


class Ask(Outgoing):
    """Something the others are asked: may this be undone, may a bot stand in, may the host sit down for a bot himself
    (`take_seat`) or open its seat for a friend (`open_seat`)?"""

    kind: Literal["undo", "stand_in", "take_seat", "open_seat"]
    seat: int  # who asks
    to: int | None = None  # undo: the position to go back to
    target: int | None = None  # all others: which seat
    waiting: list[int] = []  # seats that have not answered yet
    number: int = 0  # the position it was asked in; the request lapses when a choice is made


class Result(Outgoing):
    winners: list[int]
    scores: list[int]
    reason: str  # its message is <game>-end-<reason>


class Table(Outgoing):
    """All about a table that is not the position itself. The same over HTTP and in a `table` message."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    status: Status
    seats: list[Seat]
    host: bool  # are you?
    public: bool
    clock: int | None  # seconds per choice
    stand_in_after: int | None  # seconds a seat may be gone while it is asked
    commitment: str  # SHA-256 of the secret, in hex
    secret: str | None  # in hex, once the game is over
    created: int
    number: int
    watching: int = 0
    ask: Ask | None = None
    result: Result | None = None
    rematch: str | None = None  # the table that goes on from here
    rematch_of: str | None = None
    fork_of: str | None = None
    fork_number: int | None = None
    imported: bool = False
    lesson: bool = False  # a first game: the coach of the game has something to say
    invites: dict[int, str] = {}  # seat: token of its link; for the host, while the seat is vacant
    links: dict[int, str] = {}  # seat: token of your own way back from any device
    muted: list[str] = []  # for the host: `who` of muted people without a seat


class Summary(Outgoing):
    """A line of the lobby."""

    id: str
    game: str
    players: int
    status: Status
    seats: list[Seat]
    public: bool
    clock: int | None
    created: int
    changed: int
    number: int
    my_turn: bool = False
    asked: int | None = None  # the seat that must choose, where everybody may know it
    host: bool = False
    result: Result | None = None
    turn: int = 0


class Lobby(Outgoing):
    open: list[Summary]  # public tables with a vacant seat
    mine: list[Summary]  # where I sit or host, finished ones too but for those I have put away; newest first


class Choice(Outgoing):
    """One option, described."""

    option: int
    id: str  # stable text
    message: Text
    target: Target  # what to light up


class Decision(Outgoing):
    player: int
    kind: str
    prompt: Text
    options: list[Choice]
    least: int = 1  # where several are picked one after the other: how many more must be,
    most: int = 1  # and how many more may be
    reach: list[Way] = []  # walking: where one can get, step by step
    nothing_left: bool = False  # to end here (`stop`, `pass`) wastes nothing: it may be the main button
    of_no_use: list[int] = []  # options that are allowed, but should not shine


class Event(Outgoing):
    number: int  # of the choice it belongs to; 0: setting up
    kind: str
    message: Text
    data: dict[str, Any]
    line: Text | UnsetType | None = UNSET  # for a log, if that is not the message: null, no line; or several as one
    again: bool = False  # the line takes the place of the last one, which has gone on


class Clock(Outgoing):
    seat: int
    deadline: int
    now: int  # the server's time, so that a client's clock does not matter


class Undo(Outgoing):
    """What `undo` would do for you now."""

    how: Literal["free", "ask", "no"]
    to: int | None = None


class ChatLine(Outgoing):
    n: int
    seat: int | None  # null: a spectator
    name: str
    text: str
    at: int
    who: str = ""  # of a spectator: the same for all he says at this table


# -- the messages ---------------------------------------------------------------------


class Out(Outgoing, tag_field="type", tag=str.lower):
    pass


class Hello(Out, tag="hello"):
    """The first message on every connection."""

    protocol: int
    version: str
    id: str
    name: str
    client: str = ""  # the version of the pages this server hands out


class TableChanged(Out, tag="table"):
    """After subscribing, and whenever something other than the position changes."""

    table: Table


class State(Out, tag="state"):
    """After subscribing, after every choice and undo, and in answer to a stale number."""

    table: str
    number: int
    seat: int | None  # through whose eyes
    view: View
    decision: Decision | None  # only if it is yours (any seat of yours that is `seat`)
    events: list[Event]  # what happened since the position you said you know, or since the last state
    since: int  # events are complete after this position; fetch the replay for what lies further back
    undo: Undo
    clock: Clock | None
    seal: str  # fixes what has happened; the exported match must show the same


class ChatSaid(Out, tag="chat"):
    """After subscribing the last lines, then each as it is said."""

    table: str
    lines: list[ChatLine]


class HintGiven(Out, tag="hint"):
    table: str
    number: int
    option: int
    expected: list[tuple[int, float]] = []  # the best options, and the chance of winning they leave
    reason: Text | None = None  # why it is advised
    ref: int | None = None


class WhyNot(Out, tag="why"):
    """Why something cannot be chosen now; null: it can be."""

    table: str
    number: int
    reason: Text | None
    ref: int | None = None


class LobbyChanged(Out, tag="lobby"):
    lobby: Lobby


class Ok(Out, tag="ok"):
    """Answers a message that had a `ref` and worked."""

    ref: int


class Error(Out, tag="error"):
    code: str
    message: str  # in English, for developers; clients translate the code
    table: str | None = None
    ref: int | None = None


class Pong(Out, tag="pong"):
    ref: int | None = None
