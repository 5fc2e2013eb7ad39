"""Several who keep the same matches: what one does the others see, whatever each has in memory."""

from __future__ import annotations

import asyncio
import secrets
from pathlib import Path
from typing import cast

import pytest
from sqlalchemy import update

from orda.server import keeper as keeper_module
from orda.server import schema
from orda.server.analyses import Analyses
from orda.server.bodies import Claimed
from orda.server.database import make_engine, read_url
from orda.server.keeper import Keeper
from orda.server.pool import Pool
from orda.server.rows import Batch
from orda.server.service import Service, line_for
from orda.server.store import Store, User
from orda.server.writers import PostgresWriter
from orda.table import Refused, seating
from tests.server.long import long_setup
from tests.server.postgres import Postgres
from tests.server.stores import choose_any, keeping, with_store


def test_an_idle_match_is_let_go_of_and_comes_back_as_it_was(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeper_module, "WORTH_A_SNAPSHOT", 12)

    async def check(store: Store) -> None:
        async with keeping(store, evict_after=-1) as keeper:
            room = await keeper.create(long_setup())
            assert room is not None
            match_id = room.match.id
            for _ in range(12):
                await room.change(choose_any)
            await room.change(lambda match, at: seating.say(match, "user1", "", "hello", at))
            before = room.match.game.save()
            await keeper.sweep()
            assert match_id not in keeper.rooms
            back = await keeper.room(match_id)
            assert back is not room
            assert back.match.game.save() == before
            assert [said.text for _, said in back.match.chat] == ["hello"]
            assert back.snapshot_number == 12, "letting go left a snapshot"

    with_store(database, check)


def test_two_workers_that_choose_at_once_do_not_both_succeed(database: str) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            first = await one.create(long_setup())
            assert first is not None
            second = await two.room(first.match.id)
            await first.change(choose_any)
            with pytest.raises(Refused) as caught:
                await second.change(choose_any)
            assert caught.value.code == "stale"
            assert second.match.number == 1, "it has looked at the truth"
            assert second.match.game.save() == first.match.game.save()
            await second.change(choose_any)
            await one.others.bring_up(first)
            assert first.match.game.save() == second.match.game.save()

    with_store(database, check)


def test_notes_of_two_workers_do_not_overwrite_each_other(database: str) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            first = await one.create(long_setup())
            assert first is not None
            second = await two.room(first.match.id)
            await first.change(lambda match, at: seating.say(match, "user1", "", "one", at))
            await second.change(lambda match, at: seating.say(match, "user2", "", "two", at))
            assert [said.text for _, said in second.match.chat] == ["one", "two"]

    with_store(database, check)


def test_what_another_worker_has_ended_can_be_exported_and_rematched_before_its_notice_is_heard(
    postgres: Postgres,
) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            user = User("user1", "Person 1")
            for ask in ("export", "rematch", "replay"):
                played = await one.create(long_setup())
                assert played is not None
                match_id, elsewhere = played.match.id, service(two)
                behind = await two.room(match_id)
                while not played.match.is_over:
                    await played.change(choose_any)
                assert behind.match.number == 0
                if ask == "export":
                    assert match_id in (await elsewhere.export(match_id)).decode()
                elif ask == "rematch":
                    assert (await elsewhere.rematch(match_id, user)).number == 0
                else:
                    seen = await elsewhere.ask(match_id, lambda match: line_for(match, 2, user))
                    assert seen[0], "through another's seat: it is over"

    with_store(postgres.new_database(), check)


def test_who_sits_down_or_gets_up_with_one_worker_has_done_so_for_calls_to_another(postgres: Postgres) -> None:
    """Nobody is refused, or shown the past, for what the other has not heard yet."""

    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            setup = long_setup()
            setup.public, setup.host = True, "user0"
            for seat in setup.seats[1:]:
                seat.kind, seat.users = "vacant", []
            here = await one.create(setup)
            assert here is not None
            await two.room(setup.id)
            asked, told = service(one), service(two)
            token = seating.invite(here.match, 3)
            bea, carla, dora = (User(name, name) for name in ("bea", "carla", "dora"))
            await asked.claim(token, dora)
            assert (await told.look(token, dora)).state == "mine"
            assert await told.claim(token, dora) == Claimed(setup.id, 3), "he is there already"
            await asked.join(setup.id, 1, bea)
            with pytest.raises(Refused) as caught:
                await told.join(setup.id, 1, carla)
            assert caught.value.code == "table_full"
            assert (await told.join(setup.id, None, carla)).seat == 2
            assert (await asked.table(setup.id, None)).status == "running", "and the other way round"
            await here.change(choose_any)
            assert (await told.table(setup.id, None)).number == 1

    with_store(postgres.new_database(), check)


def test_two_who_join_at_once_with_two_workers_are_told_where_each_of_them_sits(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            setup = long_setup()
            setup.public = True
            for seat in setup.seats:
                seat.kind, seat.users = "vacant", []
            assert await one.create(setup) is not None
            await two.room(setup.id)
            monkeypatch.setattr(two, "newest", two.room)  # it has not heard of the other's
            seats = [
                (await service(each).join(setup.id, None, User(name, name))).seat
                for each, name in ((one, "anna"), (two, "bea"))
            ]
            assert seats == [0, 1]
            assert [place.users for place in two.rooms[setup.id].match.places[:2]] == [["anna"], ["bea"]]

    with_store(database, check)


def service(keeper: Keeper) -> Service:
    return Service(keeper.config, keeper.store, keeper, cast("Pool", None), cast("Analyses", None))


def test_who_has_missed_nothing_is_still_refused(database: str) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one:
            room = await one.create(long_setup())
            assert room is not None
            with pytest.raises(Refused, match="still runs"):
                await service(one).export(room.match.id)

    with_store(database, check)


def test_one_notice_wakes_all_the_matches_of_a_commit(database: str) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            made = [room for n in range(3) if (room := await one.create(long_setup(n))) is not None]
            known = [await two.load(room.match.id) for room in made[:2]]
            for room in made:
                await room.change(choose_any)
            assert [room.match.number for room in known] == [0, 0]
            ids = " ".join(room.match.id for room in made)
            await two.others.heard(f"m {store.worker} {ids}")
            assert [room.match.number for room in known] == [0, 0], "one's own news is no news"
            await two.others.heard(f"m another {ids}")
            assert [room.match.number for room in known] == [1, 1], "and one not at hand is not fetched"
            assert made[2].match.id not in two.rooms

    with_store(database, check)


def test_one_match_that_cannot_be_read_does_not_keep_the_others_asleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as one, keeping(store) as two:
            made = [room for n in range(2) if (room := await one.create(long_setup(n))) is not None]
            known = [await two.load(room.match.id) for room in made]
            for room in made:
                await room.change(choose_any)
            monkeypatch.setattr(known[0].match, "take", lambda _entry: 1 / 0)
            monkeypatch.setattr(store, "load", lambda _id: 1 / 0)
            await two.others.heard(f"m another {made[0].match.id} {made[1].match.id}")
            assert known[1].match.number == 1
            assert made[0].match.id not in two.rooms, "whoever comes next tries again"
            monkeypatch.undo()

    with_store(str(tmp_path / "x.sqlite"), check)
    assert "could not be brought up to date" in caplog.text


def test_who_is_there_is_heard_from_other_workers(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as keeper:
            room = await keeper.create(long_setup())
            assert room is not None
            await keeper.others.heard(f"p another {room.match.id} 1,2")
            assert room.present() == {1, 2}
            await keeper.others.heard(f"p another {room.match.id} ")
            assert room.present() == set()
            await keeper.others.heard("p another unknown 1")

    with_store(str(tmp_path / "x.sqlite"), check)


def test_workers_share_what_is_due_and_a_dead_ones_part_goes_to_the_others(database: str) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as keeper:
            due = [room.match.id for n in range(6) if (room := await keeper.create(long_setup(n))) is not None]
        taken: dict[str, set[str]] = {}
        for worker, other in (("one", "two"), ("two", "one")):
            await store.transact(lambda connection: connection.execute(update(schema.matches).values(due=1)))
            async with keeping(store) as keeper:
                store.worker = worker
                await keeper.others.heard(f"b {other}")
                await keeper.take_up()
                taken[worker] = set(keeper.rooms)
                if worker == "two":
                    await keeper.others.heard(f"q {other}")
                    await keeper.take_up()
                    assert set(keeper.rooms) == set(due)
        assert len(taken["one"]) == len(taken["two"]) == 3
        assert taken["one"] | taken["two"] == set(due)

    with_store(database, check)


def test_notices_are_short_enough_for_postgresql() -> None:
    writer = PostgresWriter(make_engine(read_url("postgresql://nobody@nowhere/x")), "worker0")
    ids = [secrets.token_urlsafe(48) for _ in range(250)]
    notices = list(writer.notices([Batch(wake=each) for each in ids] + [Batch(notices=["p w m 1"])]))
    assert max(len(notice.encode()) for notice in notices) < 8000
    assert notices[0] == "p w m 1"
    assert sorted(each for notice in notices[1:] for each in notice.split(" ")[2:]) == sorted(ids)
    assert len(notices) == 4


def test_all_workers_may_see_at_once_whether_they_can_write(postgres: Postgres) -> None:
    async def check(store: Store) -> None:
        await asyncio.gather(*(store.check() for _ in range(24)))

    with_store(postgres.new_database(), check)
