"""Bots in processes of their own: they never hold up the loop, see only what their seat may, and may fail."""

from __future__ import annotations

import asyncio
import json
import signal
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

import orda
from orda.bots.search import Estimate, Judgement, Search
from orda.engine.game import Game
from orda.server import thinker
from orda.server.config import Config
from orda.server.database import make_engine, migrate, read_url
from orda.server.followers import Follower
from orda.server.keeper import Keeper
from orda.server.lobby import Lobby
from orda.server.metrics import METRICS
from orda.server.moves import LEAST_SECONDS, Moves, ask_bot, ask_for_hint
from orda.server.pool import Failed, Pool
from orda.server.room import Room
from orda.server.store import Store
from orda.server.thinker import Think, Thought, best_of
from orda.table import Match, SeatSetup
from tests.games.harness import replaces_a_function
from tests.server.keeping import Listener, until
from tests.server.long import long_setup
from tests.table import harness

LONG = 240.0  # a process may take its time to start


def request(level: str = "hard") -> Think:
    made = ask_bot(orda.new("run", players=3, seed=4), level, 0.1)
    assert made is not None
    return made


def option_of(answer: bytes) -> int:
    return msgspec.json.decode(answer, type=Thought).option


def test_a_process_answers_and_is_used_again() -> None:
    async def check() -> None:
        pool = Pool(1)
        options = request().save["decision"][2]
        for level in ("easy", "medium", "hard", "greedy", "random"):
            assert option_of(await pool.run(request(level), LONG)) in options
        assert len(pool.running) == 1
        await pool.close()

    asyncio.run(check())


def test_who_takes_too_long_is_ended_and_the_next_is_served() -> None:
    async def check() -> None:
        pool = Pool(1)
        with pytest.raises(Failed, match="within"):
            await pool.run(request("master"), 0.001)
        assert not pool.running
        assert option_of(await pool.run(request(), LONG)) in request().save["decision"][2]
        await pool.close()

    asyncio.run(check())


def test_a_bot_that_raises_is_reported_and_its_process_goes_on() -> None:
    async def check() -> None:
        pool = Pool(1)
        with pytest.raises(Failed, match="no bot"):
            await pool.run(request("nonsense"), LONG)
        with pytest.raises(Failed, match="ValidationError"):
            await pool.run({"task": "dance"}, LONG)
        assert len(pool.running) == 1
        assert option_of(await pool.run(request(), LONG)) in request().save["decision"][2]
        await pool.close()

    asyncio.run(check())


def test_a_process_that_dies_is_replaced() -> None:
    async def check() -> None:
        pool = Pool(1)
        await pool.run(request(), LONG)
        process = next(iter(pool.running))
        process.kill()
        await process.wait()
        assert option_of(await pool.run(request(), LONG)) in request().save["decision"][2]
        await pool.close()

    asyncio.run(check())


def test_the_loop_goes_on_while_bots_think() -> None:
    async def check() -> None:
        pool = Pool(1)
        await pool.run(request(), LONG)
        [process] = pool.running
        process.send_signal(signal.SIGSTOP)  # he thinks for as long as we like
        thinking = asyncio.ensure_future(pool.run(request(), LONG))
        for _ in range(100):
            await asyncio.sleep(0)
        assert not thinking.done()
        process.send_signal(signal.SIGCONT)
        assert option_of(await thinking) in request().save["decision"][2]
        await pool.close()

    asyncio.run(check())


def test_the_best_bot_says_what_it_expects_and_the_others_just_choose() -> None:
    async def check() -> None:
        pool = Pool(1)
        best = msgspec.json.decode(await pool.run(request("master"), LONG), type=Thought)
        assert best.expected[0][0] == best.option
        assert 1 <= len(best.expected) <= 3
        assert all(0 <= chance <= best.expected[0][1] <= 1 for _, chance in best.expected)
        assert msgspec.json.decode(await pool.run(request("hard"), LONG), type=Thought).expected == []
        await pool.close()

    asyncio.run(check())


@replaces_a_function
def test_a_hint_is_thought_about_for_all_the_time_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot chooses as soon as it is sure; who is given a hint reads what may be expected of each option."""
    asked: list[bool] = []

    def judge(bot: Search, _game: Game[Any]) -> Judgement:
        asked.append(bot.patient)
        return Judgement(0, [])

    monkeypatch.setattr(Search, "judge", judge)
    match = harness.new("a", "b")
    hint = ask_for_hint(harness.asked_user(match), 0, 0.1, match)
    for task in (request("master"), hint):
        thinker.choose(msgspec.json.encode(task))
    assert asked == [False, True]


def test_a_hint_names_nothing_that_seems_better_than_what_it_advises() -> None:
    """Of a dozen that were tried a few times one always looks better than it is."""
    advised, lucky, close, worse, worst = (
        Estimate(n, value, 0.1, 9) for n, value in enumerate((0.6, 0.7, 0.6, 0.5, 0.1))
    )
    assert best_of([advised, lucky, close, worse, worst]) == [advised, close, worse]
    assert best_of([]) == []


def test_bots_get_less_time_while_many_have_to_think() -> None:
    pool: Any = FalseBot(0)
    moves = Moves(cast("Keeper", SimpleNamespace(config=Config(bot_thinking=1.0))), pool)
    assert moves.seconds() == 1.0
    pool.tasks = 3
    assert moves.seconds() == 0.25
    pool.tasks = 10_000
    assert moves.seconds() == LEAST_SECONDS


def test_a_bot_is_handed_nothing_its_seat_cannot_know() -> None:
    """Two games that differ only in what the seat cannot see make requests that cannot be told apart."""
    game = orda.new("run", players=3, seed=5)
    assert game.decision is not None
    seat = game.decision.player
    handed = []
    for n in range(40):
        made = ask_bot(game, "hard", 0.1)
        assert made is not None
        loaded = orda.load(made.save)
        assert loaded.view(seat) == game.view(seat)
        others = [hand for player, hand in enumerate(made.save["table"]["hands"]) if player != seat]
        handed.append(str(others))
        assert made.save["table"]["rng"] != game.save()["table"]["rng"], n
    assert len(set(handed)) > 30, "the hands of the others are dealt anew every time"


class FalseBot:
    """A pool whose bots answer nonsense."""

    size, tasks = 1, 0

    def __init__(self, answer: Any) -> None:
        self.answer = answer
        self.asked = 0

    async def run(self, _request: Any, _limit: float) -> bytes:
        self.asked += 1
        if isinstance(self.answer, Exception):
            raise self.answer
        return json.dumps(self.answer).encode()

    async def close(self) -> None:
        pass


@pytest.mark.parametrize("answer", [10**6, -5, "0", None, Failed("broken")], ids=str)
def test_a_bot_that_fails_is_replaced_by_a_simple_one(answer: Any, tmp_path: Path) -> None:
    async def check() -> None:
        store = Store(make_engine(read_url(str(tmp_path / "x.sqlite"))), "test")
        await migrate(store.engine)
        await store.open()
        pool: Any = FalseBot(answer)
        keeper = Keeper(Config(bot_pause=0), store, pool)
        before = METRICS.counts["bot_failures"]
        setup = long_setup()
        setup.seats = [SeatSetup("bot", [], "", "hard") for _ in range(4)]
        room = await keeper.create(setup)
        assert room is not None
        await room.follow(Follower(Listener("nobody"), None, False, 0), 0)
        await until_over(room)
        assert pool.asked == room.match.number
        assert METRICS.counts["bot_failures"] - before == room.match.number
        await keeper.close()
        await store.close()

    asyncio.run(check())


async def until_over(room: Room) -> None:
    await until(lambda: room.match.is_over)


def bots_but(*people: int) -> Any:
    setup = long_setup()
    setup.seats = [setup.seats[n] if n in people else SeatSetup("bot", [], "", "easy") for n in range(4)]
    setup.options = {"first_player": 1}
    return setup


def test_all_bots_that_were_waiting_when_the_server_ended_go_on_by_themselves(tmp_path: Path) -> None:
    """Nobody is connected: the server looks for what is due, for all of it at once, and past what cannot be read."""

    async def check(store: Store, keeper: Keeper) -> None:
        setups = [bots_but(0) for _ in range(70)]
        for n, setup in enumerate(setups):
            assert await store.create(setup, b"{}", False, n) is not None
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("UPDATE matches SET setup = 'damaged' WHERE due IN (0, 3)")
        await keeper.take_up()
        taken = [keeper.rooms[setup.id] for n, setup in enumerate(setups) if n not in (0, 3)]
        for room in taken:
            await until(partial(waits_for_seat_0, room))
        await Lobby(keeper, set()).write_summaries()
        assert [due.due for due in await store.due(2**60, (-1, -1), 100)] == [0, 3], "the others wait for a person"

    with_bots(tmp_path, check)


def waits_for_seat_0(room: Room) -> bool:
    return room.match.number > 0 and room.match.asked_seat() == 0


def with_bots(folder: Path, what: Any) -> None:
    async def run() -> None:
        store = Store(make_engine(read_url(str(folder / "x.sqlite"))), "test")
        await migrate(store.engine)
        await store.open()
        pool = Pool(1)
        keeper = Keeper(Config(bot_pause=0), store, pool)
        await what(store, keeper)
        await keeper.close()
        await pool.close()
        await store.close()

    asyncio.run(run())


def test_bots_among_themselves_play_only_while_somebody_looks_on(tmp_path: Path) -> None:
    async def check(store: Store, keeper: Keeper) -> None:
        room = await keeper.create(bots_but())
        assert room is not None
        await asyncio.sleep(0.3)
        assert room.match.number == 0
        assert await store.due(2**60, (-1, -1), 10) == [], "nobody has to look after them"
        sara = Listener("sara")
        await room.follow(Follower(sara, None, False, 0), 0)
        await until(lambda: room.match.number > 0)
        room.unfollow(sara)
        await until(lambda: room.bot is None)
        number = room.match.number
        assert not room.match.is_over
        await asyncio.sleep(0.3)
        assert room.match.number == number

    with_bots(tmp_path, check)


def test_who_stops_with_many_bots_waiting_starts_no_process_for_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Pool] = []

    async def never_ready(pool: Pool) -> Any:
        started.append(pool)
        await asyncio.Event().wait()

    monkeypatch.setattr(Pool, "start", never_ready)

    async def check(_store: Store, keeper: Keeper) -> None:
        for _ in range(20):
            await keeper.create(bots_but(0))
        await until(lambda: started)
        assert all(room.bot is not None for room in keeper.rooms.values()), "they wait for the one process"

    with_bots(tmp_path, check)
    assert len(started) == 1


def test_more_tables_than_may_be_open_are_all_taken_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orda.server.keeper.IN_USE_SECONDS", 0.0)
    monkeypatch.setattr("orda.server.keeper.SPACE_SECONDS", 0.01)

    async def check(store: Store, keeper: Keeper) -> None:
        made = [await keeper.create(bots_but(0)) for _ in range(24)]
        keys = {room.key for room in made if room is not None}
        for room in list(keeper.rooms.values()):
            await keeper.moves.stop(room)
        keeper.rooms.clear()  # as if it had been killed
        keeper.config.keep_open = 12
        await asyncio.wait_for(keeper.take_up(), LONG)
        await until(lambda: all(not room.match.bot_to_move() for room in keeper.rooms.values()))
        rows = [await store.news(key, 0, 0) for key in keys]
        assert all(entries for entries, _ in rows), "a bot has chosen at each of them"

    with_bots(tmp_path, check)


def test_every_game_there_is_plays_by_bots_of_every_level() -> None:
    from orda.table import levels

    for name in orda.games():
        rules = orda.rules(name)
        setup = long_setup()
        setup.game, setup.players, setup.options = name, min(4, rules.players[-1]), {}
        setup.seats = [SeatSetup("bot", [], "", level) for level in levels.LEVELS[:4]][: setup.players]
        match = Match(setup)
        bots = [levels.make(rules, place.level or "", n) for n, place in enumerate(match.places)]
        while not match.is_over:
            seat = match.asked_seat()
            assert seat is not None
            match.bot_chooses(match.number, bots[seat].choose(match.game), 5)
        assert match.game.result is not None
