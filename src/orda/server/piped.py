"""A process at the end of two pipes, so that the server's loop never waits: one request after the other.

Requests and answers are JSON with four bytes of length before them, on stdin and stdout; the first answer is to no
request, and says that it is ready. The process ends with its parent: there is nothing more to read then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

from orda.games import all_rules

LENGTH: Final = 4
READY: Final = b"{}"


def framed(body: bytes) -> bytes:
    return len(body).to_bytes(LENGTH, "big") + body


def answer(work: Callable[[bytes], Any], request: bytes) -> bytes:
    try:
        return msgspec.json.encode({"result": work(request)})
    except (Exception, MemoryError) as error:
        return msgspec.json.encode({"error": f"{type(error).__name__}: {error}"[:500]})


def read(source: BinaryIO) -> bytes | None:
    head = source.read(LENGTH)
    return source.read(int.from_bytes(head, "big")) if len(head) == LENGTH else None


def serve(work: Callable[[bytes], Any], source: BinaryIO, sink: BinaryIO) -> None:
    say(sink, READY)
    while (request := read(source)) is not None:
        say(sink, answer(work, request))


def say(sink: BinaryIO, body: bytes) -> None:
    sink.write(framed(body))
    sink.flush()


def main(work: Callable[[bytes], Any], nice: int) -> None:
    os.nice(nice)  # people come first
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whoever prints disturbs nobody
    all_rules()  # the first use of a game takes long, and is nobody's time to think
    serve(work, sys.stdin.buffer, sink)
