"""What the HTTP calls do, without HTTP: tables made, joined, gone on with, replayed, exported and verified."""

from __future__ import annotations

import asyncio
import base64
import secrets
from typing import Any, Final

import msgspec

import orda
from orda.engine.errors import IllegalChoice, OptionError, SaveError
from orda.engine.rules import Rules
from orda.server import bodies, loading, tell
from orda.server import messages as m
from orda.server.config import Config
from orda.server.history import replay
from orda.server.keeper import Keeper
from orda.server.pool import Failed, Pool
from orda.server.room import Room, now_ms
from orda.server.store import Store, Unavailable, User, choice_row
from orda.server.version import VERSION
from orda.server.writers import Batch
from orda.table import Match, Refused, SeatSetup, Setup, fair, file, levels, links, notes, people, seating
from orda.table.snapshot import snap

LANGUAGES: Final = ("it", "en")
VERIFY_SECONDS: Final = 60.0
MOST_TABLES: Final = 100


class Service:
    def __init__(self, config: Config, store: Store, keeper: Keeper, pool: Pool) -> None:
        self.config = config
        self.store = store
        self.keeper = keeper
        self.pool = pool

    # -- games ------------------------------------------------------------------------------

    def games(self, network: str = "") -> bodies.Games:
        return bodies.Games(VERSION, m.PROTOCOL, [game_info(orda.rules(name)) for name in orda.games()], network)

    def texts(self, game: str, language: str) -> str:
        if game not in orda.games() or language not in LANGUAGES:
            raise Refused("not_found", "there are no such texts")
        folder = orda.rules(game).texts
        if folder is None or not (folder / f"{language}.ftl").exists():
            raise Refused("not_found", "there are no such texts")
        return (folder / f"{language}.ftl").read_text(encoding="utf-8")

    # -- tables -------------------------------------------------------------------------------

    async def lobby(self, user: User | None) -> m.Lobby:
        who = None if user is None else user.id
        shown = self.summaries(await self.store.open_tables(MOST_TABLES), who)
        mine = self.summaries(await self.store.tables_of(who, MOST_TABLES), who) if who else []
        return m.Lobby([one for one in shown if any(seat.kind == "vacant" for seat in one.seats)], mine)

    def summaries(self, stored: list[str], user: str | None) -> list[m.Summary]:
        """What is in memory is newer than what is stored."""
        lines = []
        for data in stored:
            line = msgspec.json.decode(data, type=tell.Line)
            room = self.keeper.rooms.get(line.id)
            lines.append(tell.line(room.match, line.changed) if room and not room.lock.locked() else line)
        return [tell.summary(line, user) for line in lines]

    async def table(self, match_id: str, user: User | None) -> m.Table:
        async with self.keeper.room(match_id) as room, room.lock:
            return self.info(room, user)

    def info(self, room: Room, user: User | None) -> m.Table:
        return tell.table(room.match, user.id if user else None, *room.attendance())

    async def create(self, wish: bodies.NewTable, user: User) -> m.Table:
        rules = game_rules(wish.game)
        setup = self.new_setup(rules, len(wish.seats), wish.options, wish.seats, user)
        setup.public, setup.clock, setup.stand_in_after = wish.public, wish.clock, wish.stand_in_after
        return await self.open(setup, user)

    def new_setup(
        self, rules: Rules[Any], players: int, options: dict[str, Any], seats: list[bodies.SeatWish], user: User
    ) -> Setup:
        try:
            players = rules.read_players(players)
            options = rules.read_options(players, options)
        except OptionError as error:
            raise Refused("bad_option", str(error)) from error
        return Setup(
            id=secrets.token_urlsafe(12),
            game=rules.name,
            players=players,
            options=options,
            secret=fair.new_secret(),
            link_key=secrets.token_bytes(32),
            created=now_ms(),
            host=user.id,
            seats=[seat_setup(rules, seat, user) for seat in seats],
            version=VERSION,
        )

    async def open(self, setup: Setup, user: User) -> m.Table:
        try:
            room = await self.keeper.create(setup)
        except OptionError as error:
            raise Refused("bad_option", str(error)) from error
        assert room is not None
        return self.info(room, user)

    # -- sitting down ---------------------------------------------------------------------------

    async def look(self, token: str, user: User | None) -> bodies.LinkInfo:
        link = links.read(token)
        who = None if user is None else user.id
        try:
            async with self.keeper.room(link.table) as room, room.lock:
                state: Any = seating.link_state(room.match, link, who)
                line = tell.line(room.match, room.match.setup.created)
                name = room.match.places[link.seat].name
                return bodies.LinkInfo(link.table, link.seat, state, name, tell.summary(line, who))
        except Refused as refused:
            raise hide_table(refused) from refused

    async def claim(self, token: str, user: User) -> bodies.Claimed:
        link = links.read(token)
        try:
            async with self.keeper.room(link.table) as room:
                await self.keeper.change(room, lambda match, at: seating.claim(match, link, user.id, user.name, at))
        except Refused as refused:
            raise hide_table(refused) from refused
        return bodies.Claimed(link.table, link.seat)

    async def join(self, match_id: str, seat: int | None, user: User) -> bodies.Claimed:
        chosen: list[int] = []

        def sit_down(match: Match, at: int) -> list[Any]:
            where, made = seating.join(match, seat, user.id, user.name, at)
            chosen.append(where)
            return made

        async with self.keeper.room(match_id) as room:
            await self.keeper.change(room, sit_down)
        return bodies.Claimed(match_id, chosen[0])

    # -- going on -----------------------------------------------------------------------------------

    async def rematch(self, match_id: str, user: User) -> m.Table:
        async with self.keeper.room(match_id) as room:
            async with room.lock:
                setup = rematch_setup(room.match, user)
                next_id = room.match.rematch
            if next_id is None:
                next_id = await self.begin_rematch(room, setup)
        return await self.table(next_id, user)

    async def begin_rematch(self, room: Room, setup: Setup) -> str:
        """Two who ask at once get the same table."""
        made = await self.keeper.create(setup)
        if made is None:
            found = await self.store.rematch_of(room.match.id)
            assert found is not None
            return found
        note = people.Rematched(now_ms(), setup.id)
        await self.keeper.change(room, lambda match, _at: notes.take(match, note))
        return setup.id

    async def fork(self, match_id: str, wish: bodies.Fork, user: User) -> m.Table:
        async with self.keeper.room(match_id) as room, room.lock:
            seat = fork_seat(room.match, wish, user)
            snapshot = await self.store.snapshot_before(room.key, wish.number)
            try:
                if snapshot is not None:
                    room.match.marks[room.match.history.node(snapshot.number)] = orda.load(snapshot.game)
                game = room.match.position(wish.number)
            except (IllegalChoice, SaveError) as error:
                raise Refused("busy", "the rules have changed since; that position cannot be reached") from error
            source = room.match.setup
        if game.decision is None:
            raise Refused("over", "the game is over there: nothing to go on with")
        game.redeal(game.decision.player if seat is None else seat, secrets.randbits(256))
        setup = self.new_setup(game.rules, len(wish.seats), source.options, wish.seats, user)
        setup.start, setup.fork_of, setup.fork_number = game.save(), match_id, wish.number
        setup.clock, setup.stand_in_after = wish.clock, wish.stand_in_after
        return await self.open(setup, user)

    # -- looking back -----------------------------------------------------------------------------------

    async def replay(
        self, match_id: str, user: User | None, seat: int | None, since: int, count: int, views: bool
    ) -> bodies.Replay:
        async with self.keeper.room(match_id) as room, room.lock:
            match = room.match
            if seat is not None:
                seating.place_of(match, seat)
                if not match.is_over and seat not in match.seats_of(user.id if user else None):
                    raise Refused("not_yours", "while the game runs you see through your own seats only")
            over, line, last = match.is_over, list(match.history.line), match.number
            goal = match.rules.goal(match.game)
        stored = await loading.read(self.store, match_id)
        snapshot = await self.store.snapshot_before(stored.key, max(since, 0))
        moments = replay(stored.setup, stored.entries[:last], snapshot, seat, over, since, count, views)
        return bodies.Replay(match_id, seat, last, line, moments, goal)

    async def export(self, match_id: str) -> bytes:
        async with self.keeper.room(match_id) as room, room.lock:
            if not room.match.is_over:
                raise Refused("running", "the game still runs: the file would show every hidden card")
        stored = await loading.read(self.store, match_id)
        return await export_file(self.store, room.match, stored.key)

    async def verify(self, data: bytes) -> bodies.Verdict:
        request = {"task": "verify", "file": base64.b64encode(data).decode()}
        try:
            found = await self.pool.run(request, VERIFY_SECONDS)
        except Failed as failed:
            raise Refused("unreadable_file", f"it could not be checked: {failed}") from failed
        return bodies.Verdict(ok=found["code"] == "fair", **found)

    async def import_file(self, data: bytes, user: User) -> m.Table:
        """Only what is proved fair and over: whoever has the file knows the secret of what is still to come."""
        verdict = await self.verify(data)
        if not verdict.ok:
            raise Refused("unreadable_file", verdict.message)
        match_file = file.read(data)
        setup = file.setup_of(match_file)
        setup.id, setup.host, setup.imported = secrets.token_urlsafe(12), user.id, True
        setup.link_key = secrets.token_bytes(32)
        setup.seats = [SeatSetup(seat.kind, [], people.clean(seat.name, 40), seat.level) for seat in match_file.seats]
        await store_file(self.store, setup, match_file)
        return await self.table(setup.id, user)


# -- pieces ----------------------------------------------------------------------------------------------


def game_rules(name: str) -> Rules[Any]:
    try:
        return orda.rules(name)
    except OptionError as error:
        raise Refused("no_such_game", str(error)) from error


def game_info(rules: Rules[Any]) -> bodies.GameInfo:
    official = rules.official_players
    return bodies.GameInfo(
        name=rules.name,
        players=bodies.Players(rules.players[0], rules.players[-1]),
        official=bodies.Players(official[0], official[-1]),
        options=[option.to_data() for option in rules.options.values()],
        bots=list(rules.bots),
        levels=list(levels.LEVELS),
        texts={language: f"/api/texts/{rules.name}/{language}.ftl" for language in LANGUAGES},
        cooperative=rules.cooperative,
        catalogue=rules.catalogue,
    )


def seat_setup(rules: Rules[Any], wish: bodies.SeatWish, user: User) -> SeatSetup:
    name = people.clean_name(wish.name) if wish.name is not None else ""
    if wish.kind == "bot":
        level = wish.level or levels.DEFAULT
        if level not in levels.names(rules):
            raise Refused("bad_option", f"level {level!r} is unknown; allowed: {', '.join(levels.names(rules))}")
        return SeatSetup("bot", [], "", level)
    if wish.kind == "friend":
        return SeatSetup("vacant", [], name)
    shown = name if wish.kind == "hotseat" else user.name
    return SeatSetup("human", [user.id], shown or user.name or seating.NAMELESS, None, wish.kind == "hotseat")


def hide_table(refused: Refused) -> Refused:
    """A wrong link does not tell whether the table exists."""
    return Refused("no_such_link", "this link leads nowhere") if refused.code == "no_such_table" else refused


def rematch_setup(match: Match, user: User) -> Setup:
    """The same people; who starts is the game's own rule."""
    old, result = match.setup, match.game.result
    if result is None:
        raise Refused("running", "the game still runs")
    if not match.seats_of(user.id) and not match.is_host(user.id):
        raise Refused("not_yours", "only who played can ask for a rematch")
    next_start = match.rules.next_start
    begin = next_start(old.players, result, secrets.randbits(32)) if next_start else {}
    return Setup(
        id=secrets.token_urlsafe(12),
        game=old.game,
        players=old.players,
        options=old.options | begin,
        secret=fair.new_secret(),
        link_key=secrets.token_bytes(32),
        created=now_ms(),
        host=old.host,
        seats=[SeatSetup(p.kind, p.users[:], p.name, None if p.away else p.level, p.hotseat) for p in match.places],
        version=VERSION,
        public=old.public,
        clock=old.clock,
        stand_in_after=old.stand_in_after,
        rematch_of=old.id,
    )


def fork_seat(match: Match, wish: bodies.Fork, user: User) -> int | None:
    """Whose knowledge the fork keeps: while the game runs, only one's own."""
    if wish.number > match.number:
        raise Refused("stale", f"there is no position {wish.number} yet")
    mine = sorted(match.seats_of(user.id))
    if wish.seat is not None:
        seating.place_of(match, wish.seat)
        if not match.is_over and wish.seat not in mine:
            raise Refused("not_yours", "while the game runs only your own seat's knowledge can be taken along")
        return wish.seat
    if not mine and not match.is_over:
        raise Refused("not_yours", "while the game runs only who plays can go on from it")
    return mine[0] if mine else None


async def export_file(store: Store, match: Match, key: int) -> bytes:
    async with store.engine.connect() as connection:
        entries = await store.entries_on(connection, key, 0)
        said = await store.notes_on(connection, key, 0)
    chat = [file.FileChat(n.seat, n.name, n.text, n.at) for n in said if isinstance(n, people.Said)]
    return file.to_json(file.export(match, entries, chat))


async def store_file(store: Store, setup: Setup, match_file: file.MatchFile) -> None:
    """Entries as they are in the file, and a snapshot of the end."""
    match = await asyncio.to_thread(file.replay, match_file)
    match.setup = setup
    match.places = people.places(setup.seats)
    line = msgspec.json.encode(tell.line(match, setup.created))
    key = await store.create(setup, line, False, None)
    assert key is not None
    batch = Batch(choices=[choice_row(key, entry) for entry in match_file.entries])
    data = msgspec.json.encode(snap(match)).decode()
    batch.snapshots.append((key, match.number, data))
    try:
        await store.write(batch)
    except Unavailable as error:
        raise Refused("busy", "the database does not answer") from error
