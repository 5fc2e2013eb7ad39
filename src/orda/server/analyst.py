"""A process that analyses finished matches (see `piped`), a second at a time: the server asks for one piece after the
other. The nicest of all, so that neither people nor bots wait for it."""

from __future__ import annotations

import resource
import time
from typing import Final

import msgspec
from msgspec import Struct

from orda.analysis import Found, Plan, look, plan
from orda.server import piped
from orda.server.checker import MEMORY
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.setup import Setup

NICE: Final = 15


class Analyse(Struct):
    """What is found from station `first` on, for about so many seconds."""

    setup: Setup
    entries: list[Entry]
    simulations: int | None
    first: int
    seconds: float


class Part(Struct):
    found: list[Found]
    total: int


class Analyst:
    """Keeps the match it was last asked about: the next piece is most likely of the same."""

    def __init__(self) -> None:
        self.match_id = ""
        self.plan = Plan([], [])

    def work(self, request: bytes) -> Part:
        task = msgspec.json.decode(request, type=Analyse)
        if self.match_id != task.setup.id:
            self.plan, self.match_id = plan(played_again(task)), task.setup.id
        end = time.monotonic() + task.seconds
        found: list[Found] = []
        for station in self.plan.stations[task.first :]:
            found.append(look(station, task.simulations))
            if time.monotonic() >= end:
                break
        if task.first + len(found) == len(self.plan.stations):
            found += self.plan.ends
        return Part(found, len(self.plan.stations) + len(self.plan.ends))


def played_again(task: Analyse) -> Match:
    match = Match(task.setup)
    for entry in task.entries:
        match.take(entry)
    return match


if __name__ == "__main__":
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    piped.main(Analyst().work, nice=NICE)
