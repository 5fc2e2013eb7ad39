"""What a match is made of, and how it says no."""

from __future__ import annotations

import secrets
from collections.abc import Collection, Mapping
from typing import Any, Final, Literal

from msgspec import Struct

from orda.engine.errors import OptionError
from orda.engine.messages import Message
from orda.engine.options import SEVERAL

FORMAT: Final = 1  # of exported matches
DEFAULT_STAND_IN: Final = 180

SeatKind = Literal["human", "bot", "vacant"]


class Refused(Exception):  # noqa: N818 - it is an answer, not a fault
    """What was asked for cannot be done; `code` is stable (docs/protocol.md), the sentence says why."""

    def __init__(self, code: str, message: str, option: str = "", reason: Message | None = None) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.option = option  # of the game, that it is about
        self.reason = reason  # the same for people


def bad_option(error: OptionError) -> Refused:
    return Refused("bad_option", str(error), error.option, error.reason)


def new_id(size: int = 12) -> str:
    """Unguessable, and nothing that a command could take for one of its options."""
    made = secrets.token_urlsafe(size)
    return new_id(size) if made.startswith("-") else made


class SeatSetup(Struct, forbid_unknown_fields=True):
    """Who sits where as the table is made."""

    kind: SeatKind = "vacant"
    users: list[str] = []
    name: str = ""
    level: str | None = None
    hotseat: bool = False


def options_for(wished: Mapping[str, Any], option_names: Collection[str], people: int) -> dict[str, Any]:
    """Where several people sit or are awaited, a poker face is kept unless it is said otherwise."""
    if "poker_face" in option_names and wished.get("poker_face") is None:
        return {**wished, "poker_face": people >= SEVERAL}
    return dict(wished)


class Setup(Struct, forbid_unknown_fields=True):
    """All that is fixed when a table is made; never changed."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    secret: bytes
    link_key: bytes
    created: int
    host: str
    seats: list[SeatSetup]
    version: str
    public: bool = False
    clock: int | None = None
    stand_in_after: int | None = DEFAULT_STAND_IN
    start: dict[str, Any] | None = None  # a saved game to begin from: a fork
    rematch_of: str | None = None
    fork_of: str | None = None
    fork_number: int | None = None
    imported: bool = False
    lesson: bool = False  # a first game with a coach, whose secret everybody knows
    newest: list[int] | None = None  # the things there were (engine/registry.py); None: before that was kept
