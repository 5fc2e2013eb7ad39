"""Result files: a line that says what is played, then a line for each block as it is finished.

A file whose last line was cut off (the machine went down) is good up to the line before it; a match goes on from there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import IO, Any, Final

import msgspec
from msgspec import Struct

from orda.engine.errors import OptionError
from orda.engine.version import VERSION
from orda.lab.plan import Plan
from orda.lab.playing import Played

FORMAT: Final = 1


class Header(Struct, forbid_unknown_fields=True):
    """The first line. `fair`: games shuffle as at a table (they were saved as replays)."""

    orda_results: int
    version: str
    game: str
    players: int
    bots: tuple[str, ...]
    seed: int
    options: dict[str, Any]
    fair: bool

    def plan(self) -> Plan:
        return Plan(self.game, self.players, self.bots, self.seed, self.options, self.fair)


class Block(Struct, array_like=True):
    """A deal with all its lineups."""

    number: int
    games: list[Played]


ENCODER: Final = msgspec.json.Encoder()
BLOCKS: Final = msgspec.json.Decoder(Block)
HEADERS: Final = msgspec.json.Decoder(Header)


def header_of(plan: Plan) -> Header:
    return Header(FORMAT, VERSION, plan.game, plan.players, plan.bots, plan.seed, dict(plan.options), plan.fair)


def read_header(path: Path) -> Header:
    """OptionError, in one sentence, for a file that is none of ours or of another version."""
    try:
        with path.open("rb") as file:
            line = file.readline()
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from error
    try:
        data = msgspec.json.decode(line)
        found = data["orda_results"]
    except (msgspec.DecodeError, UnicodeDecodeError, KeyError, TypeError) as error:
        raise OptionError(f"{path} is not a result file of `orda match`") from error
    if found != FORMAT:
        raise OptionError(f"{path} is a result file of format {found!r:.20}; this version reads format {FORMAT}")
    try:
        return HEADERS.decode(line)
    except msgspec.DecodeError as error:
        raise OptionError(f"{path} is not a sound result file: {error}") from error


def read_blocks(path: Path) -> Iterator[Block]:
    """All blocks; a last line that was cut off is left out."""
    with path.open("rb") as file:
        file.readline()
        for expected, line in enumerate(file):
            if not line.endswith(b"\n"):
                return
            try:
                block = BLOCKS.decode(line)
            except (msgspec.DecodeError, UnicodeDecodeError) as error:
                raise OptionError(f"{path}, line {expected + 2}, is not a block of results: {error}") from error
            if block.number != expected:
                raise OptionError(f"{path}, line {expected + 2}, holds block {block.number}; allowed: {expected}")
            yield block


class Log:
    """A result file being written; None for nowhere."""

    def __init__(self, path: Path | None, plan: Plan) -> None:
        self.path = path
        self.file: IO[bytes] | None = None
        if path is not None:
            self.open(path, plan)

    def open(self, path: Path, plan: Plan) -> None:
        """Goes on with the file if it is there and of the same match."""
        begun = path.exists() and path.stat().st_size > 0
        if begun:
            check_same(path, read_header(path), header_of(plan))
        try:
            self.file = path.open("r+b" if begun else "ab")
        except OSError as error:
            raise OptionError(f"{path} cannot be written: {error.strerror}") from error
        keep_to_oneself(path, self.file)
        if begun:
            cut_off_torn_line(self.file)
        else:
            self.write([ENCODER.encode(header_of(plan))])

    def blocks(self) -> Iterable[Block]:
        """What was played before."""
        return [] if self.path is None else read_blocks(self.path)

    def write(self, lines: Iterable[bytes]) -> None:
        if self.file is not None:
            self.file.writelines(line + b"\n" for line in lines)
            self.file.flush()

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def keep_to_oneself(path: Path, file: IO[bytes]) -> None:
    """Two matches that write to one file at the same time would spoil it."""
    if sys.platform == "win32":
        return
    import fcntl  # noqa: PLC0415 - not everywhere

    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        file.close()
        raise OptionError(f"{path} is being written by another match; allowed: a file of its own for each") from error


def cut_off_torn_line(file: IO[bytes]) -> None:
    """Leaves the file at its end, after its last whole line."""
    end = file.seek(0, os.SEEK_END)
    back = min(end, 1 << 24)  # no line is longer
    file.seek(end - back)
    whole = file.read().rfind(b"\n") + 1
    file.truncate(end - back + whole)
    file.seek(0, os.SEEK_END)


def check_same(path: Path, found: Header, meant: Header) -> None:
    for name in Header.__struct_fields__:
        was, now = getattr(found, name), getattr(meant, name)
        if was != now:
            raise OptionError(
                f"{path} holds another match: its {name} is {was!r:.80}, not {now!r:.80}; allowed: a new file, "
                "or the same match, which then goes on"
            )
