"""A process that plays matches again for whoever asks (see `piped`): files to verify or import, replays, forks.

What it is handed may be made to take for ever or all the memory there is, so it has little of both.
"""

from __future__ import annotations

import contextlib
import resource
from typing import Any, Final

import msgspec
from msgspec import Struct

from orda.engine.chronicle import Aftermath
from orda.engine.errors import IllegalChoice, SaveError
from orda.server import bodies, piped, replay
from orda.table import afterwards, file
from orda.table.history import Entry
from orda.table.match import Diverged, Match
from orda.table.setup import Setup
from orda.table.snapshot import Snapshot, restore, snap

MEMORY: Final = 1 << 30
SNAPSHOT_EVERY: Final = 100  # so that looking at an imported match is as quick as at any other


class Task(Struct, tag_field="task"):
    pass


class Verify(Task, tag="verify"):
    file: bytes

    def work(self) -> Any:
        return file.verify(self.file)._asdict()


class Snapshots(Task, tag="snapshots"):
    """Of a file that is to be imported: (number, JSON), the last one of the end."""

    file: bytes

    def work(self) -> Any:
        match_file = file.read(self.file)
        return [
            [match.number, msgspec.json.encode(snap(match)).decode()]
            for match in file.stations(match_file, SNAPSHOT_EVERY)
        ]


class Recorded(Task):
    """A stored match up to some position, and the newest snapshot before that."""

    setup: Setup
    entries: list[Entry]
    snapshot: str | None

    def match_at(self, number: int) -> Match:
        """A snapshot is only a shorter way: one that cannot be loaded is done without."""
        if self.snapshot is not None:
            with contextlib.suppress(Exception):
                snapshot = msgspec.json.decode(self.snapshot, type=Snapshot)
                if snapshot.number <= number:
                    return restore(self.setup, snapshot, self.entries[: snapshot.number])
        return Match(self.setup)


class Replay(Recorded, tag="replay", kw_only=True):
    viewer: int | None
    over: bool
    since: int
    count: int
    views: bool

    def work(self) -> list[bodies.Moment]:
        match = self.match_at(max(self.since, 0))
        return replay.moments(match, self.entries, self.viewer, self.over, self.since, self.count, self.views)


class LookBack(Recorded, tag="look_back"):
    """At a match that is over; null where the rules have changed since."""

    def work(self) -> Aftermath | None:
        with contextlib.suppress(IllegalChoice, SaveError):
            return afterwards.aftermath(self.setup, self.entries)
        return None


class Position(Recorded, tag="position", kw_only=True):
    """The game as it was there, everything dealt anew that the seat cannot know (None: whoever is asked)."""

    number: int
    seat: int | None
    seed: int

    def work(self) -> Any:
        match = self.match_at(self.number)
        try:
            for entry in self.entries[match.number : self.number]:
                match.take(entry)
            game = match.position(self.number)
        except (IllegalChoice, SaveError, Diverged):
            return None
        if game.decision is not None:
            game.redeal(game.decision.player if self.seat is None else self.seat, self.seed)
        return game.save() | {"over": game.decision is None}


AnyTask = Verify | Snapshots | Replay | LookBack | Position


def check(request: bytes) -> Any:
    return msgspec.json.decode(request, type=AnyTask).work()


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    piped.main(check, nice=10)
