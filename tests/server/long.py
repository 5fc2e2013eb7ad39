"""A match of thousands of choices, stored as the server would have: undo makes a short game as long as one likes."""

from __future__ import annotations

import hashlib
import random
import secrets

import msgspec

from orda.server import tell
from orda.server.clock import now_ms
from orda.server.room import SNAPSHOT_EVERY
from orda.server.rows import batch_of, snapshot_row
from orda.server.store import Store
from orda.table import Match, SeatSetup, Setup, fair
from orda.table.history import BOT, CHOICE, HUMAN, Entry


def long_setup(seed: int = 1) -> Setup:
    """The same game for the same seed; the id is new each time."""
    return Setup(
        id=secrets.token_urlsafe(12),
        game="run",
        players=4,
        options={"first_player": 0},
        secret=hashlib.sha256(str(seed).encode()).digest(),
        link_key=secrets.token_bytes(32),
        created=now_ms(),
        host="host",
        seats=[SeatSetup("human", [f"user{n}"], f"Person {n}") for n in range(4)],
        version="0",
    )


def make_long(match: Match, choices: int, chance: random.Random) -> list[Entry]:
    """Random play; whenever the game would end it is taken back some way."""
    entries: list[Entry] = []
    while len(entries) < choices:
        d = match.game.decision
        if d is None:
            break
        ahead = match.game.clone()
        option = chance.choice(d.options)
        ahead.reseed(fair.seed(match.setup.secret, match.number + 1))
        ahead.apply(option)
        if ahead.decision is None:
            back = match.history.line[max(0, len(match.history.line) - 15)]
            entries.append(match.carry_out(d.player, 0, back, HUMAN, now_ms()))
        else:
            entries.append(match.carry_out(d.player, option, CHOICE, BOT, now_ms()))
    return entries


async def store_long_match(store: Store, choices: int, seed: int = 1) -> str:
    match = Match(long_setup(seed))
    line = msgspec.json.encode(tell.line(match, match.setup.created))
    key = await store.create(match.setup, line, False, None)
    assert key is not None
    chance = random.Random(seed)
    while match.number < choices:
        batch = batch_of(key, match, [*make_long(match, min(SNAPSHOT_EVERY, choices - match.number), chance)])
        if len(batch.choices) == SNAPSHOT_EVERY:
            batch.snapshots.append(snapshot_row(key, match))
        await store.write(batch)
    return match.id
