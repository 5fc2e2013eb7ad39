"""A process at the end of two pipes, so that the server's loop never waits: one request after the other.

Requests and answers are JSON with four bytes of length before them, on stdin and stdout. The process ends with its
parent: there is nothing more to read then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import Any, BinaryIO, Final

import msgspec

LENGTH: Final = 4


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
    while (request := read(source)) is not None:
        sink.write(framed(answer(work, request)))
        sink.flush()


def main(work: Callable[[bytes], Any], nice: int) -> None:
    os.nice(nice)  # people come first
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # whoever prints disturbs nobody
    serve(work, sys.stdin.buffer, sink)
