"""What the engine says to people, as data: an id of a Fluent message and its arguments, in no language yet."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

ALL: Final = -1  # audience: everybody, spectators too
MOST_KEPT: Final = 30_000

# An argument is a number, a text as it is, {"text": message id} for a thing with a name in each language
# (or a list of them), {"seat": n} for whoever sits there, or another message: {"id": message id, "args": {...}}.
Argument = int | str | dict[str, Any] | list[dict[str, Any]]

Told = tuple[str, int, tuple[int | tuple[int, ...], ...]]  # what happened, as games report it: kind, audience, values


def named(message_id: str) -> dict[str, Any]:
    return {"text": message_id}


def seat(n: int) -> dict[str, Any]:
    return {"seat": n}


def all_but(player: int) -> int:
    """Audience: everybody except this seat."""
    return -2 - player


def hears(audience: int, viewer: int | None) -> bool:
    """Is this viewer (None: a spectator) among the audience?"""
    if audience == ALL:
        return True
    if audience < ALL:
        return viewer != -2 - audience
    return viewer == audience


@dataclass(frozen=True, slots=True)
class Message:
    id: str
    args: dict[str, Argument] = field(default_factory=dict)

    def to_data(self) -> dict[str, Any]:
        return {"id": self.id, "args": dict(self.args)}


@dataclass(slots=True)
class Description:
    """What an option means."""

    id: str  # stable text, such as `play:ball_zombie>2` or `stop`
    message: Message
    target: dict[str, Any]  # what a client should light up: {"card": ..., "seat": ..., "square": ...}


@dataclass(slots=True)
class Event:
    """Something that happened; `data` says the same for animation."""

    kind: str
    audience: int
    message: Message
    data: dict[str, Any]

    def heard_by(self, viewer: int | None) -> bool:
        return hears(self.audience, viewer)


@dataclass(frozen=True, slots=True)
class Result:
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str  # stable text, such as `five_items`; its message is `<game>-end-<reason>`

    def to_data(self) -> dict[str, Any]:
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}


class Vocabulary:
    """Turns the ints a game works with into arguments, by the argument's name.

    `seats` are names of arguments that mean a seat; `things` maps a name to the kind of thing and the ids it
    numbers: with `{"card": ("card", ("ball_item", ...))}` card 0 is named by the message `<game>-card-ball_item`.
    Any other name is a plain number. A tuple of ints is a list of such things.
    """

    def __init__(self, game: str, seats: frozenset[str], things: dict[str, tuple[str, tuple[str, ...]]]) -> None:
        self.game = game
        self.seats = seats
        self.things = things
        self.made: dict[Any, Message] = {}  # messages are never changed, so the same one serves again
        self.happened: dict[Told, Event] = {}  # nor are events

    def argument(self, name: str, value: int | tuple[int, ...]) -> Argument:
        if isinstance(value, tuple):
            return [self.one(name, each) for each in value] if name in self.things else " + ".join(map(str, value))
        if name in self.seats or name in self.things:
            return self.one(name, value)
        return value

    def one(self, name: str, value: int) -> dict[str, Any]:
        if name in self.seats:
            return seat(value)
        kind, ids = self.things[name]
        return named(f"{self.game}-{kind}-{ids[value]}")

    def datum(self, name: str, value: int | tuple[int, ...]) -> Any:
        """The same for programs: ids instead of messages."""
        if isinstance(value, tuple):
            return [self.datum(name, each) for each in value]
        return self.things[name][1][value] if name in self.things else value

    def message(self, id_: str, **args: int | tuple[int, ...]) -> Message:
        """`message("do-play", card=3)` is the message `<game>-do-play` with the card's name as argument."""
        key = (id_, *args.items())
        message = self.made.get(key)
        if message is None:
            if len(self.made) >= MOST_KEPT:
                self.made.clear()
            arguments = {name: self.argument(name, value) for name, value in args.items()}
            message = self.made[key] = Message(f"{self.game}-{id_}", arguments)
        return message

    def event(self, told: Told, names: tuple[str, ...]) -> Event:
        """What a game told, in words; the same event every time it tells the same."""
        event = self.happened.get(told)
        if event is None:
            if len(self.happened) >= MOST_KEPT:
                self.happened.clear()
            kind, audience, values = told
            args = dict(zip(names, values, strict=True))
            data = {name: self.datum(name, value) for name, value in args.items()}
            event = self.happened[told] = Event(kind, audience, self.message(f"log-{kind}", **args), data)
        return event
