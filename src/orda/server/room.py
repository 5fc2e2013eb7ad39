"""A room: a match in memory with those who follow it, and the one way to change it.

`submit` hands in a change. Changes of one match are carried out one after the other; each is stored before anybody is
told of it, and told before `done` is called. docs/architecture.md ("The way of a choice") follows one from the socket
to the disk and back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

from orda.engine.errors import Endless
from orda.server.clock import now_ms
from orda.server.followers import Follower, Followers, Listener, tell_everything, tell_rooms
from orda.server.metrics import METRICS
from orda.server.presence import Presence
from orda.server.rows import Batch, batch_of, snapshot_row
from orda.server.store import Done, Unavailable, resolve
from orda.server.writers import Conflict
from orda.table import seating
from orda.table.asking import Record
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.people import AnyNote, Said
from orda.table.setup import Refused

if TYPE_CHECKING:
    from orda.server.keeper import Keeper

log = logging.getLogger("orda.server")
Action = Callable[[Match, int], list[Any] | Any]  # changes the match at that time; hands back its records
T = TypeVar("T")
SNAPSHOT_EVERY: Final = 100
TRIES: Final = 4
WHY: Final = {
    Conflict: ("stale", "somebody else was faster"),
    Unavailable: ("busy", "the database does not answer"),
    Endless: ("stopped", "that choice would never end; the match has been stopped"),
}
QUIET: Final = (Entry, Said)  # records that change nothing about the table but its position and the talk
STOPPED: Final = Refused("stopped", "the match has been stopped: a choice in it would never end")


class Change(NamedTuple):
    action: Action
    done: Done
    tries: int = TRIES


class Room:
    def __init__(self, keeper: Keeper, key: int, match: Match, snapshot_number: int) -> None:
        self.keeper = keeper
        self.key = key
        self.match = match
        self.waiting: deque[Change] = deque()
        self.at_work = False  # a change is under way: the match may be ahead of the database
        self.followers = Followers(match)
        self.presence = Presence()
        self.last_used = time.monotonic()
        self.snapshot_number = snapshot_number
        self.summary_due = False
        self.is_stopped = False  # a choice in it would never end
        self.timer: asyncio.TimerHandle | None = None
        self.bot: asyncio.Task[None] | None = None

    def is_idle(self) -> bool:
        return not (self.followers or self.at_work or self.waiting or self.bot)

    # -- changing ---------------------------------------------------------------------------

    def submit(self, action: Action, done: Done) -> None:
        """The one way to change the match. `done` is called with None once it is durable and told, or with what went
        wrong; the match is then as it is stored, and nothing else has begun."""
        change = Change(action, done)
        if self.at_work or self.waiting:
            self.waiting.append(change)
        else:
            self.begin(change)

    def work_on(self) -> None:
        while self.waiting and not self.at_work:
            self.begin(self.waiting.popleft())

    def begin(self, change: Change) -> None:
        """Carries it out and hands it to the store. Refused leaves everything as it was."""
        self.at_work = True
        try:
            records = self.carry_out(change.action)
        except Refused as refused:
            self.finish(change, refused)
        except Exception as error:
            self.keeper.run_errand(self.set_right(change, error))
        else:
            if records:
                self.keeper.store.put(self.batch(records), partial(self.written, change, records), self)
            else:
                self.finish(change, None)

    def carry_out(self, action: Action) -> list[Record]:
        if not self.keeper.has(self):
            raise Refused("busy", "the table has to be read anew; try again")
        if self.is_stopped:
            raise STOPPED
        records = action(self.match, now_ms())
        return records if isinstance(records, list) else [records]

    def batch(self, records: list[Record]) -> Batch:
        batch = batch_of(self.key, self.match, records)
        if batch.notes and not all(isinstance(record, QUIET) for record in records):
            self.followers.table_changed = True
        if self.match.number >= self.snapshot_number + SNAPSHOT_EVERY or (self.match.is_over and batch.choices):
            self.add_snapshot(batch)
        return batch

    def add_snapshot(self, batch: Batch) -> None:
        batch.snapshots.append(snapshot_row(self.key, self.match))
        self.snapshot_number = self.match.number

    def written(self, change: Change, records: list[Record], error: Exception | None) -> None:
        """Durable, and told (the store has seen to it); or not written."""
        if error is not None:
            self.keeper.run_errand(self.set_right(change, error, records))
            return
        METRICS.counts["records"] += len(records)
        self.summary_due = True
        self.keeper.moves.arrange(self)
        self.finish(change, None)

    def finish(self, change: Change, error: Exception | None) -> None:
        self.at_work = False
        self.last_used = time.monotonic()
        if self.followers.table_changed:
            self.tell_all()  # somebody came or went meanwhile
        try:
            change.done(error)
        except Exception:
            log.exception("what follows a change failed")
        self.work_on()

    async def set_right(self, change: Change, error: Exception, records: list[Record] | None = None) -> None:
        """After a change that came to nothing the match is read anew: the database is the truth."""
        self.is_stopped |= isinstance(error, Endless)
        if type(error) not in (Conflict, Unavailable):
            log.error("a change of match %s failed", self.match.id, exc_info=error)
        METRICS.counts["conflicts"] += isinstance(error, Conflict)
        answer: Exception = Refused(*WHY.get(type(error), ("busy", "that could not be done")))
        try:
            await self.keeper.reload(self)
            self.tell_all()
        except Exception as worse:
            answer = worse
        else:
            # Another's note came first: this one is tried again behind it. A choice is not: its position is over.
            is_talk = records is not None and not any(isinstance(record, Entry) for record in records)
            if isinstance(error, Conflict) and is_talk and change.tries > 1:
                self.begin(change._replace(tries=change.tries - 1))
                return
            self.keeper.moves.arrange(self)
        self.finish(change, answer)

    # -- for whoever can wait -----------------------------------------------------------------

    def change(self, action: Action, then: Callable[[], None] = lambda: None) -> asyncio.Future[None]:
        """`submit`, to be awaited. `then` is done at once when it has been carried out."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: Exception | None) -> None:
            if error is None:
                then()
            resolve(future, error)

        self.submit(action, done)
        return future

    async def look(self, what: Callable[[Match], T]) -> T:
        """Something about the match as it is stored: a change that changes nothing, when its turn comes."""
        found: list[T] = []

        def action(match: Match, _at: int) -> list[Record]:
            found.append(what(match))
            return []

        await self.change(action)
        return found[0]

    # -- who is there ---------------------------------------------------------------------

    def present(self) -> set[int]:
        """Seats whose holder is connected, here or to another worker."""
        return self.presence.seats(self.followers.seats(self.match))

    def attendance(self) -> tuple[set[int], int]:
        """Seats whose holder is there, and how many look on."""
        return self.present(), self.followers.watching(self.match)

    async def follow(self, follower: Follower, since: int) -> None:
        """Who sits here plays himself again; then he is told everything there is to know, and whatever is new."""
        await self.change(partial(coming_back, follower), partial(self.admit, follower, since))

    def admit(self, follower: Follower, since: int) -> None:
        self.followers.by_listener[follower.listener] = follower
        self.somebody_came_or_went()
        tell_rooms([self], but=follower)
        tell_everything(self, follower, since)
        self.keeper.moves.arrange(self)

    def unfollow(self, listener: Listener) -> None:
        if self.followers.by_listener.pop(listener, None) is not None:
            self.followers.looked.set()  # he is not waited for any more
            self.last_used = time.monotonic()
            self.somebody_came_or_went()
            self.tell_if_quiet()
            self.keeper.moves.arrange(self)

    def somebody_came_or_went(self) -> None:
        self.presence.notice(self.followers.seats(self.match))
        self.followers.table_changed = True
        self.keeper.others.say_who_is_here([self])

    def heard_who_is_there(self, worker: str, seats: set[int]) -> None:
        self.presence.heard(worker, seats)
        if self.presence.notice(self.followers.seats(self.match)):
            self.followers.table_changed = True
            self.tell_if_quiet()
            self.keeper.moves.arrange(self)

    # -- telling ------------------------------------------------------------------------------

    def tell_all(self) -> None:
        self.keeper.tell_written([self])

    def tell_if_quiet(self) -> None:
        """While a change is under way nothing is told: it will be when that is durable."""
        if not self.at_work:
            self.tell_all()


def coming_back(follower: Follower, match: Match, at: int) -> list[AnyNote]:
    """Who subscribes to his seat plays himself again, under the name he has now."""
    user, name = follower.listener.user, follower.listener.name
    seating.check_welcome(match, user)
    if user is None or follower.watch:
        return []
    back = seating.come_back(match, user, at)
    return back + (seating.rename(match, user, name, at) if name else [])
