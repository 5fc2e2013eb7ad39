"""Matches for tests: people called by one letter, seats by a word."""

from __future__ import annotations

import random
from typing import Any

from orda.table import Match, SeatSetup, Setup, notes
from orda.table.asking import Record
from orda.table.history import NEW_CHANCE, SAME_CHANCE, Entry
from orda.table.snapshot import snap

SECRET = bytes(range(32))
KEY = b"k" * 32


def seat(text: str) -> SeatSetup:
    """`a`: a person; `bot`, `bot:hard`; `vacant`; `a+`: one more seat of a's screen."""
    kind, _, level = text.partition(":")
    if kind in ("bot", "vacant"):
        return SeatSetup("bot" if kind == "bot" else "vacant", [], "", level or ("medium" if kind == "bot" else None))
    return SeatSetup("human", [kind[0]], kind[0].upper(), None, kind.endswith("+"))


def setup(*seats: str, secret: bytes = SECRET, **more: Any) -> Setup:
    first: dict[str, Any] = {
        "id": "table-one-two",
        "game": "run",
        "players": len(seats),
        "options": {"first_player": 0},
        "secret": secret,
        "link_key": KEY,
        "created": 1000,
        "host": "a",
        "seats": [seat(text) for text in seats],
        "version": "0",
    }
    return Setup(**(first | more))


def new(*seats: str, **more: Any) -> Match:
    return Match(setup(*seats, **more))


def asked_user(match: Match) -> str:
    asked = match.asked_seat()
    assert asked is not None
    return match.places[asked].users[0]


def choose(match: Match, option: int | None = None, at: int = 2000) -> Entry:
    """Whoever is asked chooses, the first option if none is given."""
    assert match.game.decision is not None
    option = match.game.decision.options[0] if option is None else option
    return match.choose(asked_user(match), match.number, option, at)


def play(match: Match, most: int = 10_000, seed: int = 1) -> list[Entry]:
    """At random, people and bots alike."""
    chance = random.Random(seed)
    made: list[Entry] = []
    while not match.is_over and len(made) < most:
        assert match.game.decision is not None
        option = chance.choice(match.game.decision.options)
        if match.bot_to_move() is not None:
            made.append(match.bot_chooses(match.number, option, 2000 + len(made)))
        else:
            made.append(choose(match, option, 2000 + len(made)))
    return made


def play_with_undo(match: Match, seed: int) -> list[Entry]:
    """At random, with one choice in eight taken back some way."""
    chance = random.Random(seed)
    made: list[Entry] = []
    while not match.is_over:
        if match.history.line and chance.random() < 0.12:
            back = chance.choice([0, *match.history.line][-6:-1] or [0])
            made.append(match.carry_out(0, chance.choice([NEW_CHANCE, SAME_CHANCE]), back, 0, 5000))
        else:
            made += play(match, 1, chance.randrange(10**6))
    return made


def same(one: Match, other: Match) -> bool:
    """In everything that counts."""
    return snap(one) == snap(other) and one.history.line == other.history.line


def again(match: Match, records: list[Record], begun: Setup) -> Match:
    """The same match made anew from its records."""
    new = Match(begun)
    for record in records:
        if isinstance(record, Entry):
            new.take(record)
        else:
            notes.take(new, record)
    return new
