"""A match as it stands, for quick loading: the game and the people, but not the history."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from orda.engine.saves import load as load_game
from orda.games import find_rules
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.people import Asked, Place, Said
from orda.table.setup import Setup


class Snapshot(Struct, forbid_unknown_fields=True):
    number: int
    game: dict[str, Any]
    seal: str
    places: list[Place]
    started: bool
    waiting_since: int
    notes: int
    chat: list[tuple[int, Said]]
    asked: Asked | None = None
    rematch: str | None = None
    muted: list[str] = []
    removed: list[str] = []


def snap(match: Match) -> Snapshot:
    return Snapshot(
        number=match.number,
        game=match.game.save(),
        seal=match.seal,
        places=[msgspec.structs.replace(place, users=place.users[:]) for place in match.places],
        started=match.started,
        waiting_since=match.waiting_since,
        notes=match.notes,
        chat=list(match.chat),
        asked=match.asked,
        rematch=match.rematch,
        muted=sorted(match.muted),
        removed=sorted(match.removed),
    )


def restore(setup: Setup, snapshot: Snapshot, entries: list[Entry]) -> Match:
    """The match at the snapshot; `entries` are its whole history up to there."""
    match = Match(setup, begin=False)
    match.history.extend(entries)
    if match.number != snapshot.number:
        raise ValueError(f"the history ends at {match.number}, the snapshot is of {snapshot.number}")
    match.game = load_game(snapshot.game, find_rules)
    match.seal = snapshot.seal
    match.places = snapshot.places
    match.seats_changed()
    match.started = snapshot.started
    match.waiting_since = snapshot.waiting_since
    match.notes = snapshot.notes
    match.chat.extend(snapshot.chat)
    match.asked = snapshot.asked
    match.rematch = snapshot.rematch
    match.muted = frozenset(snapshot.muted)
    match.removed = frozenset(snapshot.removed)
    match.events_since = snapshot.number
    match.marks[match.history.node(match.number)] = match.game.clone()
    return match
