"""Somebody at a terminal: in this process with lines typed in advance, or at a real one of another process."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple
from unittest import mock

import orda
from orda.cli import main
from orda.terminal.play import Left, Terminal
from orda.terminal.session import Session, begin
from orda.texts import Speaker

AGAIN = 2.0  # seconds after which somebody presses a key once more
PATIENCE = 60.0  # seconds for something that takes a moment, on a machine that has other things to do


class Typed:
    """A screen that types these lines, then nothing more; it keeps what was printed."""

    def __init__(self, *lines: str) -> None:
        self.waiting = list(lines)
        self.printed: list[str] = []
        self.roles: list[str] = []
        self.pauses: list[float] = []

    def line(self, text: str = "", role: str = "") -> None:
        self.printed.append(text)
        self.roles.append(role)

    def read(self, prompt: str) -> str:
        if not self.waiting:
            raise EOFError
        self.printed.append(f"> {self.waiting[0]}")
        self.roles.append("typed")
        return self.waiting.pop(0)

    def pause(self, seconds: float) -> None:
        self.pauses.append(seconds)

    @property
    def text(self) -> str:
        return "\n".join(self.printed)

    def after(self, typed: str) -> str:
        """What was printed after that was typed last, up to what was typed next."""
        start = max(n for n, line in enumerate(self.printed) if line == f"> {typed}") + 1
        rest = self.printed[start:]
        end = next((n for n, line in enumerate(rest) if line.startswith("> ")), len(rest))
        return "\n".join(rest[:end])


def sit(
    game: str, *typed: str, players: int = 2, seed: int = 1, seat: int | None = 0, lang: str = "en", **options: Any
) -> tuple[Terminal, Typed]:
    """A table nobody has chosen at yet."""
    rules, screen = orda.rules(game), Typed(*typed)
    match = begin(rules, players, options, seed, ["hard"] * players, seat, "")
    return Terminal(Session(match, seat), Speaker(lang), screen), screen


def play(
    game: str, *typed: str, players: int = 2, seed: int = 1, seat: int | None = 0, lang: str = "en", **options: Any
) -> tuple[Terminal, Typed]:
    """Until all is typed or the game is over."""
    terminal, screen = sit(game, *typed, players=players, seed=seed, seat=seat, lang=lang, **options)
    play_on(terminal)
    return terminal, screen


def play_on(terminal: Terminal) -> None:
    with contextlib.suppress(Left):
        terminal.play()


# -- the command line -----------------------------------------------------------------------


class Done(NamedTuple):
    returncode: int
    stdout: str
    stderr: str


def environment(**changes: str) -> dict[str, str]:
    plain = {"LC_ALL": "C.UTF-8", "COLUMNS": "100", "PYTHONPATH": os.pathsep.join(sys.path)}
    kept = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "FORCE_COLOR", "TERM")}
    return kept | plain | changes


def run(*args: str, typed: str = "", **changes: str) -> Done:
    """`orda` with these arguments, its input and output joined to pipes; in this process, which is quick."""
    out, err = StringIO(), StringIO()
    with (
        mock.patch.dict(os.environ, environment(**changes), clear=True),
        mock.patch.multiple(sys, argv=["orda", *args], stdin=StringIO(typed)),
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(err),
    ):
        try:
            main()
            status: Any = 0
        except SystemExit as leaving:
            status = leaving.code or 0
    return Done(status, out.getvalue(), err.getvalue())


def run_process(*args: str, typed: str = "", **changes: str) -> Done:
    """The same in a process of its own."""
    command = [sys.executable, "-m", "orda", *args]
    env = environment(**changes)
    done = subprocess.run(command, input=typed, env=env, capture_output=True, text=True, check=False, timeout=120)
    return Done(done.returncode, done.stdout, done.stderr)


def heed_ctrl_c() -> None:
    """Also where the tests themselves run in the background, which ignores it and hands that on."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class AtTerminal:
    """`orda` at a terminal of 100 columns."""

    def __init__(self, *args: str, **changes: str) -> None:
        ours, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 100, 0, 0))
        env = environment(**{"TERM": "xterm-256color"} | changes)
        command = [sys.executable, "-m", "orda", *args]
        self.process = subprocess.Popen(
            command,
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=env,
            start_new_session=True,
            preexec_fn=heed_ctrl_c,  # noqa: PLW1509 - one thread only
        )
        os.close(theirs)
        self.ours = ours
        self.shown = ""

    def __enter__(self) -> AtTerminal:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.ours)

    def read(self, seconds: float) -> bool:
        """A bit of what it prints; False when nothing more comes."""
        if not select.select([self.ours], [], [], seconds)[0]:
            return True
        try:
            new = os.read(self.ours, 65536)
        except OSError:  # how Linux says that the other end is closed
            return False
        self.shown += new.decode(errors="replace").replace("\r\n", "\n")
        return bool(new)

    def wait_for(self, pattern: str) -> None:
        until = time.monotonic() + PATIENCE
        while not re.search(pattern, self.shown):
            assert time.monotonic() < until, f"{pattern!r} did not appear: {self.shown[-2000:]}"
            assert self.read(0.2), f"it ended before {pattern!r} appeared: {self.shown[-2000:]}"

    def type(self, line: str) -> None:
        self.shown = ""
        os.write(self.ours, f"{line}\n".encode())

    def interrupt(self) -> None:
        """As Ctrl-C does: to all processes of the terminal. Just before it reads, Python may not notice: then again."""
        until = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < until:
            os.killpg(self.process.pid, signal.SIGINT)
            if select.select([self.ours], [], [], AGAIN)[0]:
                return

    def end(self) -> int:
        """Its exit status."""
        until = time.monotonic() + PATIENCE
        while self.read(0.2):
            assert time.monotonic() < until, f"it does not end: {self.shown[-2000:]}"
            if self.process.poll() is not None and not select.select([self.ours], [], [], 0)[0]:
                break
        return self.process.wait(PATIENCE)


def command_in(shown: str, data: Path) -> list[str]:
    """The arguments of the command that leads back, as the terminal printed it."""
    found = re.search(r"orda (play --load (\S+)( --watch)?)$", re.sub(r"\s*\n\s+", "", shown), re.MULTILINE)
    assert found, shown[-1000:]
    assert found[2].startswith(str(data))
    return found[1].split()
