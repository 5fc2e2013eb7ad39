"""A match on this machine: one person, or nobody, among bots. It can be taken back, kept in a file and gone on with."""

from __future__ import annotations

import hashlib
import os
import secrets
import time
from pathlib import Path
from typing import Any

from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rules import Rules
from orda.engine.version import VERSION
from orda.server.config import default_database
from orda.table import Match, SeatSetup, Setup, fair, file, levels, people
from orda.table.history import BOT, CHOICE, HUMAN, SAME_CHANCE, Entry
from orda.table.match import Diverged


def now() -> int:
    return time.time_ns() // 1_000_000


class Session:
    """`seat` is the person's; None looks on. With a `path` the match is kept there."""

    def __init__(self, match: Match, seat: int | None, path: Path | None = None) -> None:
        self.match = match
        self.seat = seat
        self.path = path
        self.entries: list[Entry] = []

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    def person_chooses(self, option: int) -> None:
        assert self.seat is not None
        self.entries.append(self.match.carry_out(self.seat, option, CHOICE, HUMAN, now()))

    def bot_chooses(self) -> None:
        """The bot sees what its seat may see; what it chooses depends on the position alone, also after a load."""
        match, d = self.match, self.game.decision
        assert d is not None
        seed = int.from_bytes(fair.digest(match.setup.secret, b"bot %d" % match.number), "big")
        known = self.game.clone()
        known.redeal(d.player, seed)
        bot = levels.make(match.rules, match.places[d.player].level or "hard", seed)
        self.entries.append(match.carry_out(d.player, bot.choose(known), CHOICE, BOT, now()))

    def undo(self) -> str:
        """Takes back the person's last choice while that is fair: `done`, `nothing`, or `unfair`."""
        assert self.seat is not None
        to, free = self.match.history.last_of({self.seat})
        if to is None:
            return "nothing"
        if not free:
            return "unfair"
        self.entries.append(self.match.carry_out(self.seat, SAME_CHANCE, to, HUMAN, now()))
        return "done"

    # -- keeping -----------------------------------------------------------------------

    def keep(self) -> None:
        """In its file, if it has one. The old content stays until the new one is complete."""
        if self.path is not None:
            write(self.path, file.to_json(file.export(self.match, self.entries, [])))

    def keep_somewhere(self) -> Path:
        """Also without a file of its own: in the user's data folder."""
        if self.path is None:
            folder = Path(default_database()).parent / "played"
            self.path = folder / f"{self.match.rules.name}-{self.match.id}.json"
            make_folder(folder)
        self.keep()
        return self.path


def make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise OptionError(f"{folder} cannot be made: {error.strerror}") from error


def write(path: Path, data: bytes) -> None:
    unfinished = path.with_name(f".{path.name}.part")
    try:
        unfinished.write_bytes(data)
        os.replace(unfinished, path)
    except OSError as error:
        raise OptionError(f"{path} cannot be written: {error.strerror}") from error


# -- beginning and going on ------------------------------------------------------------------


def begin(
    rules: Rules[Any], players: int, options: dict[str, Any], seed: int, bots: list[str], mine: int | None, name: str
) -> Match:
    """A new match; the same seed and choices give the same match."""
    seats = [SeatSetup("bot", [], "", bot) for bot in bots]
    if mine is not None:
        seats[mine] = SeatSetup("human", [], people.clean(name, people.MOST_NAME))
    setup = Setup(
        id=secrets.token_hex(4),
        game=rules.name,
        players=players,
        options=rules.read_options(players, options),
        secret=hashlib.sha256(b"orda seed %d" % seed).digest(),
        link_key=b"",
        created=now(),
        host="",
        seats=seats,
        version=VERSION,
        newest=list(rules.newest),
    )
    return Match(setup)


def go_on(path: Path, seat: int | None, watch: bool) -> Session:
    """The match of a file, of the person who sits there, or of the first person at the table."""
    try:
        found = file.read(path.read_bytes())
        match = next(file.stations(found, every=len(found.entries) + 1))  # only its end
    except OSError as error:
        raise OptionError(f"--load {path} cannot be read: {error.strerror}") from error
    except (file.UnreadableFile, Diverged) as error:
        raise OptionError(f"--load {path}: {error}") from error
    persons = [n for n, place in enumerate(match.places) if place.kind == "human"]
    seat = seat if seat is not None or not persons else persons[0]
    session = Session(match, None if watch else seat)
    session.entries = found.entries
    return session
