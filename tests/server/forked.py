"""Servers forked from a process that has imported everything: where they are started a thousand times.

Of a start only the imports are left out (see `loaded`), nine tenths of its time; the rest each does itself."""

from __future__ import annotations

import multiprocessing
import os
import sys
from pathlib import Path
from typing import Final

from orda.cli import main
from tests.server.harness import Server

FROM_ONE: Final = multiprocessing.get_context("forkserver")
FROM_ONE.set_forkserver_preload(["tests.server.loaded"])


def serve(arguments: list[str], log: str) -> None:
    sink = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(sink, 1)
    os.dup2(sink, 2)
    sys.argv = arguments
    main()


class Forked:
    """What a test asks of a process, as of any other."""

    def __init__(self, arguments: list[str], log: Path | None) -> None:
        self.process = FROM_ONE.Process(target=serve, args=(arguments, str(log or os.devnull)))
        self.process.start()
        assert self.process.pid is not None
        self.pid: int = self.process.pid

    def poll(self) -> int | None:
        return self.process.exitcode

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def wait(self, seconds: float | None = None) -> None:
        self.process.join(seconds)

    def terminate(self) -> None:
        self.process.terminate()

    def kill(self) -> None:
        self.process.kill()


class ForkedServer(Server):
    def launch(self, arguments: list[str]) -> Forked:
        return Forked(arguments, self.log)
