"""Every body of the HTTP calls, in and out. docs/protocol.md explains them; this file is the truth."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, field

from orda.analysis.report import Report
from orda.engine.catalogue import Catalogue, Need
from orda.engine.lesson import Bubble
from orda.engine.messages import Message
from orda.server.messages import (
    Choice,
    Event,
    Id,
    Incoming,
    Level,
    Name,
    Number,
    Outgoing,
    SeatNumber,
    Seconds,
    Summary,
    Token,
    View,
)

OptionForm = Annotated[dict[str, Any], Meta(title="OptionForm")]  # see `Option.to_data`

# -- in --------------------------------------------------------------------------------


class SetMe(Incoming):
    name: Name


class SeatWish(Incoming):
    """me; hotseat: somebody else on my screen; friend: comes by link; bot: of a level."""

    kind: Literal["me", "hotseat", "friend", "bot"]
    name: Name | None = None  # of a hot-seat player, or what a friend is called until he says otherwise
    level: Level | None = None


class NewTable(Incoming):
    game: Id
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    options: dict[str, Any] = field(default_factory=dict)
    public: bool = False  # listed in the lobby while a seat is vacant
    clock: Seconds | None = None
    stand_in_after: Seconds | None = 180


class DeckWish(Incoming):
    """The text of a deck, for a game with these options; empty: only what is said of all decks is wanted."""

    game: Id
    options: dict[str, Any] = field(default_factory=dict)
    text: Annotated[str, Meta(max_length=10_000)] = ""


class Fork(Incoming):
    number: Number
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    seat: SeatNumber | None = None  # whose knowledge counts; all else is dealt anew; null: mine, or whoever is asked
    clock: Seconds | None = None
    stand_in_after: Seconds | None = 180


class Claim(Incoming):
    token: Token


class Join(Incoming):
    seat: SeatNumber | None = None  # null: the first vacant one


class HideTable(Incoming):
    hidden: bool = True  # false: shown again


class Nothing(Incoming):
    """An empty object."""


class PushWish(Incoming):
    """Where a browser is to be called by push, as its `PushSubscription` has it."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https://")]
    p256dh: Annotated[str, Meta(min_length=87, max_length=88, pattern="^[A-Za-z0-9_-]+=?$")]
    auth: Annotated[str, Meta(min_length=22, max_length=24, pattern="^[A-Za-z0-9_-]+=*$")]
    language: Literal["it", "en"] = "en"  # of the page, and so of what is told


class PushEnd(Incoming):
    endpoint: Annotated[str, Meta(min_length=1, max_length=1000)]


# -- out -------------------------------------------------------------------------------


class Me(Outgoing):
    id: str
    name: str


class Players(Outgoing):
    min: int
    max: int


class GameInfo(Outgoing):
    name: str
    players: Players
    official: Players
    options: list[OptionForm]
    bots: list[str]  # the game's own, strongest first
    levels: list[str]  # for the lobby, weakest first
    texts: dict[str, str]  # language: address of its .ftl
    cooperative: bool  # all win or lose together
    catalogue: Catalogue  # what is printed on its cards and tiles
    needs: list[Need]  # what of its options goes together
    lesson: list[Bubble]  # what a coach says in a first game; none: it has no lesson


class DeckFault(Outgoing):
    line: int  # of the text, from 1; 0: the deck as a whole
    reason: Message


class Deck(Outgoing):
    """What a text says, what is wrong with it, and what is allowed."""

    name: str
    cards: dict[str, int]  # copies by id; of a text with faults, what can be used
    faults: list[DeckFault]
    least: int  # cards that a deck has
    ready: dict[str, int]  # a good deck


class Games(Outgoing):
    version: str
    protocol: int
    games: list[GameInfo]
    network: str = ""  # the address for others on the network, where there is one


class LinkInfo(Outgoing):
    """What a seat link leads to: `open` to be claimed, `mine` already, or `used` by somebody."""

    table: str
    seat: int
    state: Literal["open", "mine", "used"]
    name: str
    summary: Summary


class Claimed(Outgoing):
    table: str
    seat: int


class Hidden(Outgoing):
    table: str
    hidden: bool


class PushKey(Outgoing):
    """The server's own key for push, as `applicationServerKey` takes it (base64url)."""

    key: str


class Moment(Outgoing):
    """One entry of the history, as the viewer may know it."""

    number: int
    seat: int | None  # who chose; null at 0, and where it may not be known
    by: Literal["human", "bot", "stand_in", "clock", "start"]
    at: int
    undo_to: int | None  # set: not a choice but an undo, back to that position
    choice: Choice | None  # what was chosen: one's own, and everybody's when the game is over
    events: list[Event]
    view: View | None = None  # after it; where asked for
    progress: list[int] | None = None  # of each seat, with the view and once it is over: what a chart shows


class Replay(Outgoing):
    table: str
    seat: int | None
    last: int  # the present number
    line: list[int]  # numbers of the choices that led to the present position, undone ones left out
    moments: list[Moment]
    goal: int | None = None  # the progress that wins, where there is such a number


class Verdict(Outgoing):
    """Were the shuffles fair?"""

    ok: bool
    code: Literal["fair", "running", "commitment", "differs", "unreadable"]
    message: str
    choices: int  # checked and found right
    first: int | None = None  # number of the first choice that differs
    commitment: str | None = None
    secret: str | None = None


class Analysis(Outgoing):
    """How far the analysis of a finished match has come; `none`: nobody has asked for it, or it was given up."""

    table: str
    state: Literal["none", "running", "done", "failed"]
    done: int = 0  # of `total` stations
    total: int = 0  # 0: not known yet
    report: Report | None = None  # when it is done


class Problem(Outgoing):
    """The body of every answer that is not 2xx."""

    code: str
    message: str
    option: str = ""  # of a game, that a `bad_option` is about
    reason: Message | None = None  # why, for people, where the game has words for it


class Health(Outgoing):
    ok: bool
    version: str
    database: str
    matches: int
    connections: int
    trouble: str | None = None  # what is wrong
