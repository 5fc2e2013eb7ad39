"""What the HTTP calls do, without HTTP: tables made, joined, gone on with, replayed, exported and verified."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec

import orda
from orda.engine.errors import OptionError
from orda.engine.rules import Rules
from orda.engine.version import VERSION
from orda.server import bodies, checker, loading, tell
from orda.server import messages as m
from orda.server.analyses import Analyses
from orda.server.clock import now_ms
from orda.server.config import Config
from orda.server.games import game_info, game_rules
from orda.server.keeper import Keeper
from orda.server.pool import Failed, NotStarted, Pool
from orda.server.room import Room
from orda.server.rows import Batch, choice_row
from orda.server.store import Store, Stored, Unavailable, User
from orda.table import Match, Refused, SeatSetup, Setup, fair, file, levels, links, notes, people, seating
from orda.table.setup import bad_option, new_id, options_for
from orda.table.snapshot import Snapshot, restore
from orda.texts import LANGUAGES, files_of

T = TypeVar("T")
VERIFY_SECONDS: Final = 30.0
REPLAY_SECONDS: Final = 10.0


class Service:
    def __init__(self, config: Config, store: Store, keeper: Keeper, checkers: Pool, analyses: Analyses) -> None:
        self.config = config
        self.analyses = analyses
        self.store = store
        self.keeper = keeper
        self.checkers = checkers

    # -- games ------------------------------------------------------------------------------

    def games(self, network: str = "") -> bodies.Games:
        return bodies.Games(VERSION, m.PROTOCOL, [game_info(orda.rules(name)) for name in orda.games()], network)

    def texts(self, game: str, language: str) -> str:
        if game not in orda.games() or language not in LANGUAGES:
            raise Refused("not_found", "there are no such texts")
        return "\n".join(path.read_text(encoding="utf-8") for path in files_of(game, language))

    # -- tables -------------------------------------------------------------------------------

    async def table(self, match_id: str, user: User | None) -> m.Table:
        room = await self.keeper.newest(match_id)
        return await room.look(lambda _match: self.info(room, user))

    def info(self, room: Room, user: User | None) -> m.Table:
        return tell.table(room.match, user.id if user else None, *room.attendance())

    async def create(self, wish: bodies.NewTable, user: User) -> m.Table:
        rules = game_rules(wish.game)
        options = options_for(wish.options, rules.options, people=sum(seat.kind != "bot" for seat in wish.seats))
        setup = self.new_setup(rules, len(wish.seats), options, wish.seats, user)
        setup.public, setup.clock, setup.stand_in_after = wish.public, wish.clock, wish.stand_in_after
        return await self.open(setup, user)

    async def learn(self, game: str, user: User) -> m.Table:
        """A table like any other, but for its secret: everybody learns with the same cards and dice."""
        rules = game_rules(game)
        lesson = rules.beginning.lesson
        if lesson is None:
            raise Refused("not_found", f"{game} has no lesson")
        others = [bodies.SeatWish("bot", level=lesson.level)] * (lesson.players - 1)
        options = options_for(lesson.options, rules.options, people=1)
        setup = self.new_setup(rules, lesson.players, options, [bodies.SeatWish("me"), *others], user)
        setup.lesson, setup.secret, setup.newest = True, fair.known_secret(lesson.opening), list(lesson.newest)
        return await self.open(setup, user)

    def new_setup(
        self, rules: Rules[Any], players: int, options: dict[str, Any], seats: list[bodies.SeatWish], user: User
    ) -> Setup:
        try:
            players = rules.read_players(players)
            options = rules.read_options(players, options)
        except OptionError as error:
            raise bad_option(error) from error
        return Setup(
            id=new_id(),
            game=rules.name,
            players=players,
            options=options,
            secret=fair.new_secret(),
            link_key=secrets.token_bytes(32),
            created=now_ms(),
            host=user.id,
            seats=[seat_setup(rules, seat, user) for seat in seats],
            version=VERSION,
            newest=list(rules.newest),
        )

    async def open(self, setup: Setup, user: User) -> m.Table:
        try:
            room = await self.keeper.create(setup)
        except OptionError as error:
            raise bad_option(error) from error
        assert room is not None
        return self.info(room, user)

    # -- sitting down ---------------------------------------------------------------------------

    async def look(self, token: str, user: User | None) -> bodies.LinkInfo:
        link = links.read(token)
        who = None if user is None else user.id

        def look_at(match: Match) -> bodies.LinkInfo:
            state: Any = seating.link_state(match, link, who)
            line = tell.line(match, match.setup.created)
            return bodies.LinkInfo(link.table, link.seat, state, match.places[link.seat].name, tell.summary(line, who))

        try:
            return await self.ask(link.table, look_at)
        except Refused as refused:
            raise hide_table(refused) from refused

    async def claim(self, token: str, user: User) -> bodies.Claimed:
        link = links.read(token)
        try:
            room = await self.keeper.newest(link.table)
            await room.change(lambda match, at: seating.claim(match, link, user.id, user.name, at))
        except Refused as refused:
            raise hide_table(refused) from refused
        return bodies.Claimed(link.table, link.seat)

    async def join(self, match_id: str, seat: int | None, user: User) -> bodies.Claimed:
        chosen: list[int] = []

        def sit_down(match: Match, at: int) -> list[Any]:
            where, made = seating.join(match, seat, user.id, user.name, at)
            chosen.append(where)
            return made

        room = await self.keeper.newest(match_id)
        await room.change(sit_down)
        return bodies.Claimed(match_id, chosen[-1])  # where it was done at last

    async def hide(self, match_id: str, hidden: bool, user: User) -> bodies.Hidden:
        """Only what is over: a table that still waits for somebody must not get out of sight."""

        def check(match: Match) -> None:
            if hidden and not match.is_over:
                raise Refused("running", "the game still runs: only finished tables can be put away")

        await self.ask(match_id, check)
        room = await self.keeper.room(match_id)
        if not await self.store.put_away(user.id, room.key, hidden):
            raise Refused("not_yours", "this table is not among yours")
        return bodies.Hidden(match_id, hidden)

    # -- going on -----------------------------------------------------------------------------------

    async def rematch(self, match_id: str, user: User) -> m.Table:
        setup, next_id = await self.ask(match_id, lambda match: (rematch_setup(match, user), match.rematch))
        return await self.table(next_id or await self.begin_rematch(match_id, setup), user)

    async def begin_rematch(self, match_id: str, setup: Setup) -> str:
        """Two who ask at once get the same table."""
        made = await self.keeper.create(setup)
        if made is None:
            found = await self.store.rematch_of(match_id)
            assert found is not None
            return found
        note = people.Rematched(now_ms(), setup.id)
        room = await self.keeper.newest(match_id)
        await room.change(lambda match, _at: notes.take(match, note))
        return setup.id

    async def fork(self, match_id: str, wish: bodies.Fork, user: User) -> m.Table:
        seat = await self.ask(match_id, lambda match: fork_seat(match, wish, user))
        stored = await loading.read(self.store, match_id)
        players = stored.setup.players
        if len(wish.seats) != players:
            raise Refused("bad_option", f"the game has {players} seats, not {len(wish.seats)}: a fork has the same")
        setup = self.new_setup(game_rules(stored.setup.game), players, stored.setup.options, wish.seats, user)
        start = await self.position(stored, wish.number, seat)
        setup.start, setup.fork_of, setup.fork_number = start, match_id, wish.number
        setup.clock, setup.stand_in_after = wish.clock, wish.stand_in_after
        return await self.open(setup, user)

    async def position(self, stored: Stored, number: int, seat: int | None) -> dict[str, Any]:
        """The game as it was there, dealt anew but for what the seat knows."""
        task = checker.Position(
            stored.setup,
            stored.entries[:number],
            await self.store.snapshot(stored.key, number),
            number=number,
            seat=seat,
            seed=secrets.randbits(62),
        )
        save: dict[str, Any] | None = msgspec.json.decode(await self.check(task, REPLAY_SECONDS))
        if save is None:
            raise Refused("diverged", "the rules have changed since; that position cannot be reached")
        if save.pop("over"):
            raise Refused("over", "the game is over there: nothing to go on with")
        return save

    async def check(self, task: checker.Task, seconds: float) -> bytes:
        """In a process of its own, with little time and memory."""
        try:
            return await self.checkers.run(task, seconds)
        except Failed as failed:
            is_ours = isinstance(task, checker.Recorded) or isinstance(failed, NotStarted)
            code = "busy" if is_ours else "unreadable_file"
            raise Refused(code, f"it could not be played again: {failed}") from failed

    # -- looking back -----------------------------------------------------------------------------------

    async def ask(self, match_id: str, what: Callable[[Match], T]) -> T:
        """Something about the match."""
        room = await self.keeper.newest(match_id)
        return await room.look(what)

    async def replay(
        self, match_id: str, user: User | None, seat: int | None, since: int, count: int, views: bool
    ) -> bodies.Replay:
        over, line, last = await self.ask(match_id, lambda match: line_for(match, seat, user))
        stored = await loading.read(self.store, match_id)
        task = checker.Replay(
            stored.setup,
            stored.entries[: min(last, max(since, 0) + count)],
            await self.store.snapshot(stored.key, max(since, 0)),
            viewer=seat,
            over=over,
            since=since,
            count=count,
            views=views,
        )
        moments: Any = msgspec.Raw(await self.check(task, REPLAY_SECONDS))
        return bodies.Replay(match_id, seat, last, line, moments)

    async def aftermath(self, match_id: str) -> bytes:
        await self.ask(match_id, finished)
        stored = await loading.read(self.store, match_id)
        found = await self.check(checker.LookBack(stored.setup, stored.entries, None), REPLAY_SECONDS)
        if found == b"null":
            raise Refused("diverged", "the rules have changed since; the match cannot be played again")
        return found

    async def export(self, match_id: str) -> bytes:
        match = await self.ask(match_id, finished)
        stored = await loading.read(self.store, match_id)
        return await export_file(self.store, match, stored.key)

    async def analysis(self, match_id: str) -> bodies.Analysis:
        await self.ask(match_id, finished)
        return await self.analyses.state(match_id, (await self.keeper.room(match_id)).key)

    async def begin_analysis(self, match_id: str, network: str, user: User) -> bodies.Analysis:
        await self.ask(match_id, finished)
        return await self.analyses.begin(await loading.read(self.store, match_id), network, user.id)

    async def end_analysis(self, match_id: str, user: User) -> bodies.Analysis:
        await self.ask(match_id, finished)
        return await self.analyses.end(match_id, (await self.keeper.room(match_id)).key, user.id)

    async def verify(self, data: bytes) -> bodies.Verdict:
        found = msgspec.json.decode(await self.check(checker.Verify(data), VERIFY_SECONDS))
        return bodies.Verdict(ok=found["code"] == "fair", **found)

    async def import_file(self, data: bytes, user: User) -> m.Table:
        """Only what is proved fair and over: whoever has the file knows the secret of what is still to come. And only
        what the engine has set up itself: a position somebody else wrote could be one no game can reach."""
        verdict = await self.verify(data)
        if not verdict.ok:
            raise Refused("unreadable_file", verdict.message)
        match_file = file.read(data)
        if match_file.start is not None:
            raise Refused("unreadable_file", "it goes on from another match, and only whole matches can be imported")
        setup = file.setup_of(match_file)
        setup.id, setup.host, setup.imported = new_id(), user.id, True
        setup.link_key = secrets.token_bytes(32)
        snapshots = msgspec.json.decode(await self.check(checker.Snapshots(data), VERIFY_SECONDS))
        await store_file(self.store, setup, match_file, snapshots)
        return await self.table(setup.id, user)


# -- pieces ----------------------------------------------------------------------------------------------


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
    rematch = match.rules.beginning.rematch
    begin = rematch(old.players, result, secrets.randbits(32)) if rematch else {}
    return Setup(
        id=new_id(),
        game=old.game,
        players=old.players,
        options=old.options | begin,
        secret=fair.new_secret(),
        link_key=secrets.token_bytes(32),
        created=now_ms(),
        host=old.host,
        seats=[SeatSetup(p.kind, p.users[:], p.name, None if p.away else p.level, p.hotseat) for p in match.places],
        version=VERSION,
        newest=list(match.rules.newest),
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


def line_for(match: Match, seat: int | None, user: User | None) -> tuple[bool, list[int], int]:
    """Is it over, the choices that led here and the last number: for who may look back through this seat."""
    if seat is not None:
        seating.place_of(match, seat)
        if not match.is_over and seat not in match.seats_of(user.id if user else None):
            raise Refused("not_yours", "while the game runs you see through your own seats only")
    return match.is_over, list(match.history.line), match.number


def finished(match: Match) -> Match:
    if not match.is_over:
        raise Refused("running", "the game still runs: the file would show every hidden card")
    return match


async def export_file(store: Store, match: Match, key: int) -> bytes:
    async with store.engine.connect() as connection:
        entries = await store.entries_on(connection, key, 0)
        said = await store.notes_on(connection, key, 0)
    chat = [file.FileChat(n.seat, n.name, n.text, n.at) for n in said if isinstance(n, people.Said)]
    return file.to_json(file.export(match, entries, chat))


async def store_file(store: Store, setup: Setup, match_file: file.MatchFile, snapshots: list[tuple[int, str]]) -> None:
    """Entries as they are in the file, and snapshots of it. People are those of the setup: nobody."""
    match = restore(setup, msgspec.json.decode(snapshots[-1][1], type=Snapshot), match_file.entries)
    line = msgspec.json.encode(tell.line(match, setup.created))
    key = await store.create(setup, line, False, None)
    assert key is not None
    batch = Batch(choices=[choice_row(key, entry) for entry in match_file.entries])
    batch.snapshots = [(key, number, snapshot) for number, snapshot in snapshots]
    try:
        await store.write(batch)
    except Unavailable as error:
        raise Refused("busy", "the database does not answer") from error
