"""A process that thinks for bots and checks files, so that the server's loop never waits. It ends with its parent.

Requests and answers are JSON with four bytes of length before them, on stdin and stdout.
"""

from __future__ import annotations

import base64
import os
import sys
from typing import Any, BinaryIO

import msgspec

import orda
from orda.table import levels
from orda.table.file import verify


def choose(request: dict[str, Any]) -> dict[str, Any]:
    """The position has been dealt anew for the seat asked: there is nothing in it that a bot could peek at."""
    game = orda.load(request["save"])
    game.telling = False
    bot = levels.make(game.rules, request["level"], request["seed"])
    return {"option": bot.choose(game)}


def check(request: dict[str, Any]) -> dict[str, Any]:
    return verify(base64.b64decode(request["file"]))._asdict()


TASKS = {"choose": choose, "verify": check}


def answer(request: dict[str, Any]) -> dict[str, Any]:
    try:
        return TASKS[request["task"]](request)
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:500]}


def read(source: BinaryIO) -> dict[str, Any] | None:
    head = source.read(4)
    if len(head) < 4:
        return None
    body: dict[str, Any] = msgspec.json.decode(source.read(int.from_bytes(head, "big")))
    return body


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    while (request := read(source)) is not None:
        body = msgspec.json.encode(answer(request))
        sink.write(len(body).to_bytes(4, "big") + body)
        sink.flush()


def main() -> None:
    os.nice(5)  # people come first
    sink = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot that prints disturbs nobody
    serve(sys.stdin.buffer, sink)


if __name__ == "__main__":
    main()
