"""Looking back: the stored entries played again, as one viewer may know them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET

from orda.server import bodies, tell
from orda.server import messages as m
from orda.table.history import BY_NAMES, Entry
from orda.table.match import Diverged, Match


def moments(
    match: Match, entries: list[Entry], viewer: int | None, over: bool, since: int, count: int, views: bool
) -> list[bodies.Moment]:
    """The moments after position `since` (-1: from the set-up on), played on from `match`, which is at an earlier one.
    Ends early where changed rules lead elsewhere."""
    found: list[bodies.Moment] = []
    if since < 0:
        found.append(first_moment(match, viewer, views))
    for entry in entries[match.number : max(since, 0) + count]:
        choice = described(match, entry, viewer, over) if entry.number > since else None
        hidden = is_hidden(match, entry, viewer, over)
        try:
            match.take(entry)
        except Diverged:
            break
        if entry.number > since and len(found) < count:
            found.append(moment(match, entry, viewer, choice, hidden, views))
    return found


def first_moment(match: Match, viewer: int | None, views: bool) -> bodies.Moment:
    view, heard = seen_by(match, viewer) if views else None, events_of(match, 0, viewer)
    return bodies.Moment(0, None, "start", match.setup.created, None, None, heard, view)


def seen_by(match: Match, viewer: int | None) -> dict[str, Any]:
    return tell.screen_views(match, [viewer])[0]


def moment(
    match: Match, entry: Entry, viewer: int | None, choice: m.Choice | None, hidden: bool, views: bool
) -> bodies.Moment:
    by: Any = BY_NAMES[entry.by]
    return bodies.Moment(
        number=entry.number,
        seat=None if hidden or entry.seat < 0 else entry.seat,
        by="human" if hidden else by,
        at=entry.at,
        undo_to=entry.back if entry.is_undo else None,
        choice=choice,
        events=events_of(match, entry.number, viewer),
        view=seen_by(match, viewer) if views else None,
    )


def events_of(match: Match, number: int, viewer: int | None) -> list[m.Event]:
    return [
        m.Event(n, e.kind, e.message, e.data, UNSET if said.own else said.message, said.again)
        for n, e, said in match.lines(viewer, number - 1)
    ]


def described(match: Match, entry: Entry, viewer: int | None, over: bool) -> m.Choice | None:
    """What was chosen: for who chose it, and for everybody when the game is over."""
    d = match.game.decision
    if entry.is_undo or d is None or entry.option not in d.options or not (over or entry.seat == viewer):
        return None
    text = match.game.describe(entry.option)
    return m.Choice(entry.option, text.id, text.message, text.target)


def is_hidden(match: Match, entry: Entry, viewer: int | None, over: bool) -> bool:
    """While the game runs nobody else learns who answered in a window."""
    d = match.game.decision
    return not over and not entry.is_undo and d is not None and d.player != viewer and match.rules.is_window(d.kind)
