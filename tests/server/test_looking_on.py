"""Bots wait until those who look on have been shown what happened, but not for ever, and not for everybody."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from orda.server import moves
from orda.server.config import Config
from orda.server.followers import Follower, Followers
from orda.server.moves import Moves
from tests.server.keeping import Listener
from tests.table.harness import choose, new, play


class Place:
    """A room as far as bots look at it while they wait."""

    def __init__(self, *seats: str) -> None:
        self.match = new(*seats)
        self.followers = Followers(self.match)

    def look_on(self, user: str, looked_at: int | None) -> Follower:
        follower = Follower(Listener(user), None, False, 0)
        follower.looked_at = looked_at
        self.followers.by_listener[follower.listener] = follower
        return follower


async def waits(place: Any, pause: float = 0.4) -> asyncio.Task[None]:
    """Somebody who lets them look; he has had the time to find out for whom."""
    keeper: Any = SimpleNamespace(config=Config(bot_pause=pause))
    task = asyncio.create_task(Moves(keeper, keeper).let_them_look(place))
    for _ in range(5):
        await asyncio.sleep(0)
    return task


def test_a_bot_waits_until_who_says_what_he_has_been_shown_has_seen_it() -> None:
    async def check() -> None:
        place = Place("a", "bot")
        choose(place.match)
        anna = place.look_on("a", 0)
        task = await waits(place)
        assert not task.done()
        anna.looked_at = 1
        place.followers.looked.set()
        await task
        assert anna.looked_at == 1

    asyncio.run(check())


def test_a_bot_waits_neither_for_who_never_says_it_nor_for_a_spectator_of_others_game() -> None:
    async def check() -> None:
        place = Place("a", "bot")
        choose(place.match)
        place.look_on("a", None)
        place.look_on("stranger", 0)
        assert (await waits(place)).done()

    asyncio.run(check())


def test_bots_among_themselves_wait_for_who_looks_on() -> None:
    async def check() -> None:
        place = Place("bot", "bot")
        play(place.match, 1)
        eve = place.look_on("eve", 0)
        task = await waits(place)
        assert not task.done()
        del place.followers.by_listener[eve.listener]
        place.followers.looked.set()
        await task

    asyncio.run(check())


def test_without_a_pause_bots_wait_for_nobody() -> None:
    async def check() -> None:
        place = Place("a", "bot")
        choose(place.match)
        place.look_on("a", 0)
        assert (await waits(place, pause=0)).done()

    asyncio.run(check())


def test_who_takes_too_long_is_not_waited_for_again_until_he_says_something(monkeypatch: pytest.MonkeyPatch) -> None:
    async def check() -> None:
        place = Place("a", "bot")
        choose(place.match)
        anna = place.look_on("a", 0)
        await (await waits(place))
        assert anna.looked_at is None
        assert (await waits(place)).done()

    monkeypatch.setattr(moves, "LOOKING_SECONDS", 0.05)
    asyncio.run(check())
