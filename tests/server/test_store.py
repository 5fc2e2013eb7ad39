"""Storage, the same on SQLite and PostgreSQL: nothing twice, nothing half, and old matches still load."""

from __future__ import annotations

import asyncio
import random
import secrets
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from orda.engine.errors import OptionError
from orda.server import schema
from orda.server.database import migrate, read_url
from orda.server.loading import bring_near, play_again, rebuild
from orda.server.lobby import Lobby
from orda.server.rows import Batch, batch_of, choice_row, snapshot_row
from orda.server.store import Store, User
from orda.server.writers import Conflict
from orda.table import Match, people, seating
from orda.table import notes as table_notes
from orda.table.history import Entry
from tests.server.long import long_setup, make_long, store_long_match
from tests.server.stores import choose_any, entry, keeping, new_match, with_store

FIXTURES = Path(__file__).parent / "fixtures"


def test_the_migrations_make_the_tables_the_program_uses(database: str) -> None:
    async def check(store: Store) -> None:
        def differences(connection: Any) -> Any:
            return compare_metadata(MigrationContext.configure(connection), schema.metadata)

        async with store.engine.connect() as connection:
            assert await connection.run_sync(differences) == []
        await migrate(store.engine)  # a second time changes nothing

    with_store(database, check)


def test_what_was_written_is_read_back_in_order(database: str) -> None:
    async def check(store: Store) -> None:
        key, match = await new_match(store)
        await asyncio.gather(*(store.write(Batch(choices=[choice_row(key, entry(n))])) for n in range(1, 30)))
        stored = await store.load(match.id)
        assert stored is not None
        assert stored.entries == [entry(n) for n in range(1, 30)]
        assert stored.setup == match.setup
        assert await store.load("nothing") is None

    with_store(database, check)


def test_a_number_is_written_once_and_the_others_of_the_same_commit_are_kept(database: str) -> None:
    async def check(store: Store) -> None:
        (one, _), (two, _) = await new_match(store), await new_match(store)
        await store.write(Batch(choices=[choice_row(one, entry(1))]))
        batches = [Batch(choices=[choice_row(key, entry(1))]) for key in (one, two, one, two)]
        done = await asyncio.gather(*(store.write(batch) for batch in batches), return_exceptions=True)
        assert [isinstance(each, Conflict) for each in done] == [True, False, True, True]

    with_store(database, check)


def test_a_change_is_written_whole_or_not_at_all(database: str) -> None:
    async def check(store: Store) -> None:
        key, _ = await new_match(store)
        await store.write(Batch(notes=[(key, 1, "{}")]))
        both = Batch(choices=[choice_row(key, entry(1))], notes=[(key, 1, "{}")])
        with pytest.raises(Conflict):
            await store.write(both)
        async with store.engine.connect() as connection:
            count = await connection.execute(select(func.count()).select_from(schema.choices))
            assert count.scalar_one() == 0
        await store.write(Batch(choices=[choice_row(key, entry(1))]))

    with_store(database, check)


def test_errors_do_not_tell_what_was_to_be_stored(database: str) -> None:
    async def check(store: Store) -> None:
        await store.add_user(User("id1", "Anna"), "hash-of-a-token", 5)
        with pytest.raises(IntegrityError) as caught:
            await store.add_user(User("id1", "Anna"), "hash-of-another", 5)
        assert "hash-of-another" not in str(caught.value)
        assert "INSERT INTO users" in str(caught.value)

    with_store(database, check)


def test_a_choice_needs_its_match(database: str) -> None:
    async def check(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.write(Batch(choices=[choice_row(424242, entry(1))]))

    with_store(database, check)


def test_a_long_match_is_loaded_from_its_snapshots(database: str) -> None:
    async def check(store: Store) -> None:
        match_id = await store_long_match(store, 450)
        stored = await store.load(match_id)
        assert stored is not None
        match, number = await rebuild(store, stored)
        assert 0 < 450 - number < 110, "there is a snapshot every hundred choices"
        slow = Match(stored.setup)
        await play_again(slow, stored)
        assert slow.game.save() == match.game.save()
        assert slow.history.line == match.history.line
        earlier = await store.snapshot(stored.key, 250)
        assert earlier is not None
        assert 0 < msgspec.json.decode(earlier)["number"] <= 250

    with_store(database, check)


def test_going_back_in_a_long_game_plays_only_a_few_choices_again(tmp_path: Path) -> None:
    """Also after it was loaded, when nothing of the way is in memory."""

    async def check(store: Store) -> None:
        match_id = await store_zombies(store, 700)
        stored = await store.load(match_id)
        assert stored is not None
        match, _ = await rebuild(store, stored)
        line = list(match.history.line)
        for to in (line[-2], line[-130], line[350], line[104]):
            match.marks.clear()
            await bring_near(store, stored.key, match, to)
            way, start = match.way_to(to)
            assert len(way) - start <= 110
            quick = match.position(to).save()
            match.marks.clear()
            assert match.position(to).save() == quick
        before = await store.snapshot_numbers(stored.key)
        async with store.engine.begin() as connection:
            await connection.run_sync(damage_snapshots, "''")
        await bring_near(store, stored.key, match, line[-2])
        assert before
        assert not match.marks

    with_store(str(tmp_path / "x.sqlite"), check)


async def store_zombies(store: Store, choices: int) -> str:
    """A game without end that is long by itself."""
    setup = long_setup()
    setup.game, setup.options = "zombies", {}
    match, chance = Match(setup), random.Random(2)
    key = await store.create(setup, b"{}", False, None)
    assert key is not None
    while match.number < choices:
        d = match.game.decision
        assert d is not None
        batch = batch_of(key, match, [match.carry_out(d.player, chance.choice(d.options), -1, 1, 5)])
        if match.number % 100 == 0:
            batch.snapshots.append(snapshot_row(key, match))
        await store.write(batch)
    return match.id


def damage_snapshots(connection: Any, how: str) -> None:
    connection.exec_driver_sql(f"UPDATE snapshots SET snapshot = {how}")


@pytest.mark.parametrize(
    "how",
    ["''", "'{}'", "substr(snapshot, 1, length(snapshot) / 2)", "replace(snapshot, 'run', 'ruin')"],
    ids=["empty", "nothing in it", "cut off", "refused by the engine"],
)
def test_with_all_its_snapshots_unreadable_a_server_comes_back_with_every_table_where_it_was(
    database: str, how: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A snapshot is a cache: the log is the truth. And what is let go of again leaves one that can be read."""
    monkeypatch.setattr("orda.server.keeper.WORTH_A_SNAPSHOT", 1)
    before: dict[str, Any] = {}

    async def play(store: Store) -> None:
        async with keeping(store) as keeper:
            for seed in range(3):
                room = await keeper.create(long_setup(seed))
                assert room is not None
                await room.change(lambda match, at: seating.say(match, "user1", "", "hello", at))
                for _ in range(11 + seed):
                    await room.change(choose_any)
                before[room.match.id] = picture(room.match)

    async def come_back(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.run_sync(damage_snapshots, how)
        for damaged in (True, False):
            caplog.clear()
            async with keeping(store) as keeper:
                for match_id, was in before.items():
                    room = await keeper.room(match_id)
                    assert picture(room.match) == was
                    assert (room.snapshot_number == 0) == damaged
            assert caplog.text.count("replaying it from its log") == (3 if damaged else 0)

    with_store(database, play)
    with_store(database, come_back)
    with_store(database, come_back_and_play(before))


def come_back_and_play(before: dict[str, Any]) -> Callable[[Store], Awaitable[None]]:
    async def check(store: Store) -> None:
        async with keeping(store) as keeper:
            for match_id, was in before.items():
                room = await keeper.room(match_id)
                await room.change(choose_any)
                assert room.match.number == was["number"] + 1

    return check


def picture(match: Match) -> dict[str, Any]:
    """All that makes up a match."""
    return {
        "number": match.number,
        "game": match.game.save(),
        "line": list(match.history.line),
        "seal": match.seal,
        "chat": [said.text for _, said in match.chat],
        "places": [msgspec.to_builtins(place) for place in match.places],
    }


def test_people_are_found_by_their_token_only(database: str) -> None:
    async def check(store: Store) -> None:
        await store.add_user(User("id1", "Anna"), "hash1", 5)
        assert await store.find_user("hash1") == User("id1", "Anna")
        assert await store.find_user("id1") is None
        await store.rename("id1", "Änna 🧟")
        assert await store.find_user("hash1") == User("id1", "Änna 🧟")

    with_store(database, check)


def test_a_match_whose_rules_have_changed_goes_on_from_where_it_still_holds(database: str) -> None:
    """A choice that no longer comes out the same is kept, but taken back; nothing is lost or rewritten."""

    async def check(store: Store) -> None:
        key, match = await new_match(store)
        await store.write(batch_of(key, match, [*make_long(match, 12, random.Random(4))]))
        false = Entry(13, 0, 10**6, -1, 0, True, 5, "f" * 16)  # what newer rules refuse
        await store.write(Batch(choices=[choice_row(key, false), choice_row(key, entry(14))]))
        async with keeping(store) as keeper:
            loaded = await keeper.room(match.id)
            assert loaded.match.number == 15
            assert list(loaded.match.history.line) == list(match.history.line)
            assert loaded.match.game.view(0) == match.game.view(0)
            await loaded.change(choose_any)
        async with keeping(store) as keeper:
            loaded = await keeper.room(match.id)
            assert loaded.match.number == 16

    with_store(database, check)


def test_a_bad_address_is_refused_with_a_sentence() -> None:
    for address in ("mysql://x/y", "://", "nonsense://"):
        with pytest.raises(OptionError):
            read_url(address)
    assert read_url("some/file").database == "some/file"
    assert read_url("postgres://me@host/db").drivername == "postgresql+asyncpg"


def test_sqlite_is_in_wal_mode_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def check(store: Store) -> None:
        async with store.engine.connect() as connection:
            for pragma, value in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar_one() == value

    with_store(str(tmp_path / "x.sqlite"), check)


def test_databases_of_every_released_version_are_brought_up_to_date_and_played_on(tmp_path: Path) -> None:
    found = sorted(FIXTURES.glob("database-*.sql"))
    assert found, "a dump of each released version belongs here"
    for dump in found:
        path = tmp_path / dump.stem
        connection = sqlite3.connect(path)
        connection.executescript(dump.read_text(encoding="utf-8"))
        connection.close()

        async def check(store: Store) -> None:
            async with store.engine.connect() as connection:
                ids = list((await connection.execute(select(schema.matches.c.id))).scalars())
            assert ids
            async with keeping(store) as keeper:
                for match_id in ids:
                    room = await keeper.room(match_id)
                    number = room.match.number
                    assert not any(room.match.history.seats[n] < 0 for n in range(1, number + 1))
                    if not room.match.is_over:
                        await room.change(choose_any)

        with_store(str(path), check)


def test_sitting_down_puts_the_table_among_mine(database: str) -> None:
    async def check(store: Store) -> None:
        async with keeping(store) as keeper:
            setup = long_setup()
            setup.seats[1].kind, setup.seats[1].users = "vacant", []
            setup.public = True
            room = await keeper.create(setup)
            assert room is not None
            assert len(await store.open_tables(10)) == 1
            newcomer = secrets.token_hex(4)
            assert await store.tables_of(newcomer, 10) == []
            note = people.Sat(5, 1, newcomer, "New")
            await room.change(lambda match, _at: table_notes.take(match, note))
            await Lobby(keeper, set()).write_summaries()
            assert len(await store.tables_of(newcomer, 10)) == 1
            assert await store.open_tables(10) == []

    with_store(database, check)
