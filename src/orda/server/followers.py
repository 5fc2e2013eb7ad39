"""Followers: connections that follow a table, and the telling: who of them has to be shown what."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final, NamedTuple, Protocol

import msgspec

from orda.server import messages as m
from orda.server import tell
from orda.server.clock import now_ms
from orda.table import asking
from orda.table.match import NO_SEATS, Match
from orda.table.people import Asked

if TYPE_CHECKING:
    from orda.server.room import Room

encoder: Final = msgspec.json.Encoder()
BUFFER: Final = bytearray()


def in_json(message: m.Out) -> bytes:
    """As it goes out. The buffer is used again: a new one would have to grow for each message."""
    encoder.encode_into(message, BUFFER)
    return bytes(BUFFER)


class Listener(Protocol):
    """A connection."""

    user: str | None
    name: str

    def send(self, text: bytes) -> None: ...

    def close(self, code: int) -> None: ...


class Follower:
    """One connection following one table, through the eyes of a seat or a spectator's."""

    __slots__ = ("chat", "knows", "listener", "looked_at", "number", "seat", "shown", "watch")

    def __init__(self, listener: Listener, seat: int | None, watch: bool, number: int) -> None:
        self.listener = listener
        self.seat = seat  # asked for; None: whichever of his is asked
        self.watch = watch
        self.number = number  # the position he knows
        self.shown: int | None = seat  # the seat he last saw through
        self.knows: tuple[object, ...] = ()  # what his last state was made of
        self.chat = -1
        self.looked_at: int | None = None  # the position he says he has seen; None: he is not waited for

    def mine(self, match: Match) -> frozenset[int]:
        return NO_SEATS if self.watch else match.seats_of(self.listener.user)

    def viewer(self, match: Match, mine: frozenset[int]) -> int | None:
        """A seat that is no longer his is no longer seen through."""
        if not mine:
            return None
        if self.seat in mine:
            return self.seat
        asked = match.asked_seat()
        if asked in mine:
            self.shown = asked
        elif self.shown not in mine:
            self.shown = min(mine)
        return self.shown


class News(NamedTuple):
    """A position somebody does not know yet."""

    follower: Follower
    knows: tuple[object, ...]  # once he has been shown it
    sight: tell.Sight


class Followers:
    """Those of one room, and what they have been told. Telling is only done of what is durable."""

    def __init__(self, match: Match) -> None:
        self.by_listener: dict[Listener, Follower] = {}
        self.told_ask: Asked | None = None
        self.told_status = match.status
        self.table_changed = False  # something besides the position is new
        self.looked = asyncio.Event()  # somebody has seen more, or does not look any more

    def __bool__(self) -> bool:
        return bool(self.by_listener)

    def all(self) -> list[Follower]:
        return list(self.by_listener.values())

    def has_one_of(self, users: list[str]) -> bool:
        for follower in self.by_listener.values():  # noqa: SIM110 - after every choice: a generator takes twice as long
            if follower.listener.user in users and not follower.watch:
                return True
        return False

    def seats(self, match: Match) -> set[int]:
        return {seat for follower in self.by_listener.values() for seat in follower.mine(match)}

    def watching(self, match: Match) -> int:
        return sum(not follower.mine(match) for follower in self.by_listener.values())

    def still_looking(self, match: Match) -> list[Follower]:
        """Those who have not seen the present position yet; who only looks on holds up nobody who plays."""
        late = [f for f in self.by_listener.values() if f.looked_at is not None and f.looked_at < match.number]
        return [f for f in late if f.mine(match)] if match.has_players() else late

    def dismiss(self, code: int) -> None:
        for listener in list(self.by_listener):
            listener.close(code)

    def news(self, room: Room, but: Follower | None) -> list[News]:
        """Whoever has to be shown the position anew; what is new about the table is told at once."""
        match = room.match
        self.notice_table(match)
        number, changed = match.number, self.table_changed
        if changed and match.removed:
            self.send_away(match)
        found = []
        for follower in self.all():
            if follower is but:
                continue
            if changed:
                tell_table(room, follower)
            if changed or follower.number != number:
                news = look(match, follower)
                if news is not None:
                    found.append(news)
        self.table_changed = False
        return found

    def send_away(self, match: Match) -> None:
        """Whom the host has removed."""
        for listener in [listener for listener in self.by_listener if listener.user in match.removed]:
            del self.by_listener[listener]
            listener.send(in_json(m.Error("removed", "the host has removed you from this table", match.id)))

    def notice_table(self, match: Match) -> None:
        """A request made or lapsed, or the game begun or over, is news about the table too."""
        ask, status = match.open_ask(), match.status
        if ask is not self.told_ask or status != self.told_status:
            self.table_changed = True
            self.told_ask, self.told_status = ask, status


def look(match: Match, follower: Follower) -> News | None:
    """What he is to be shown; nothing if he knows it."""
    mine = follower.mine(match)
    undo = asking.can_undo(match, mine)
    viewer = follower.viewer(match, mine)
    knows = (match.number, viewer, match.started, undo, match.deadline())
    if knows == follower.knows:
        return None
    return News(follower, knows, tell.Sight(match, viewer, undo, follower.number))


def tell_rooms(rooms: list[Room], but: Follower | None = None) -> None:
    """Everybody who follows one of these tables gets what is new for him."""
    show([news for room in rooms for news in room.followers.news(room, but)])
    for room in rooms:
        if room.match.chat:
            tell_chats(room, but)


def show(all_news: list[News]) -> None:
    """Each state is made once for all who see the same."""
    sights = list(dict.fromkeys(news.sight for news in all_news))
    messages = dict(zip(sights, map(in_json, tell.states(sights, now_ms())), strict=True))
    for follower, knows, sight in all_news:
        follower.number, follower.knows = sight.match.number, knows
        follower.listener.send(messages[sight])


def tell_everything(room: Room, follower: Follower, since: int) -> None:
    """To somebody who has just come."""
    tell_table(room, follower)
    tell_chat(room.match, follower)
    tell_state(room.match, follower, since)


def tell_table(room: Room, follower: Follower) -> None:
    info = tell.table(room.match, follower.listener.user, *room.attendance())
    follower.listener.send(in_json(m.TableChanged(info)))


def tell_state(match: Match, follower: Follower, since: int) -> None:
    follower.number, follower.knows = since, ()
    news = look(match, follower)
    assert news is not None
    show([news])


def last_said(match: Match) -> int:
    return match.chat[-1][0] if match.chat else 0


def tell_chat(match: Match, follower: Follower) -> None:
    follower.listener.send(in_json(tell.chat(match, follower.chat)))
    follower.chat = last_said(match)


def tell_chats(room: Room, but: Follower | None) -> None:
    said = last_said(room.match)
    for follower in room.followers.all():
        if follower.chat < said and follower is not but:
            tell_chat(room.match, follower)
