"""Limits: who sends too much is told so, then shut out, and nobody else notices."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Line, Person, Server, running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with running(Server(str(folder / "orda.sqlite"), None, folder / "log")) as server:
        yield server


def refused_in_the_end(line: Line, type_: str, **fields: Any) -> set[str]:
    """Sends without end, more than is allowed however slow the machine, until the connection is closed; the errors."""
    line.heard.clear()
    with contextlib.suppress(ConnectionClosed):
        for _ in range(100):
            for _ in range(200):
                line.send(type_, **fields)
            for _ in range(200):
                line.until(lambda m: m["type"] in ("pong", "error"))
    assert line.is_closed()
    return {message["code"] for message in line.heard if message["type"] == "error"}


def test_too_many_messages_are_refused_and_going_on_ends_the_connection(strict: Server) -> None:
    anna = Person(strict, "Anna")
    with anna.connect() as line:
        for _ in range(70):
            line.send("ping")
        assert line.ask("ping")["type"] == "pong", "a burst is fine"
        assert refused_in_the_end(line, "ping") == {"too_many"}
    with anna.connect() as line:
        assert line.ask("ping")["type"] == "pong", "coming back is allowed"
    anna.close()


def test_too_many_choices_are_refused_like_any_message(strict: Server) -> None:
    anna = Person(strict, "Anna")
    table = anna.table("me", "hotseat")["id"]
    with anna.connect() as line:
        line.follow(table)
        answers = line.burst("choose", 70, table=table, number=7, option=0)
        assert [answer["code"] for answer in answers] == ["stale"] * 70, "a burst is answered"
        assert refused_in_the_end(line, "choose", table=table, number=7, option=0) == {"stale", "too_many"}
    with anna.connect() as line:
        assert line.follow(table)["number"] == 0
    anna.close()


def test_chat_and_hints_have_limits_of_their_own(strict: Server) -> None:
    anna = Person(strict, "Anna")
    table = anna.table("me", "bot", options={"first_player": 0})["id"]
    with anna.connect() as line:
        line.follow(table)
        for type_, at_once, fields in (("chat", 8, {"text": "hello"}), ("hint", 5, {"number": 0})):
            answers = line.burst(type_, at_once, table=table, **fields)
            assert [answer["type"] for answer in answers] == ["ok"] * at_once
            for _ in range(20):  # one a second is allowed, which a slow machine may not be beyond at once
                answers += line.burst(type_, at_once, table=table, **fields)
                if answers[-1]["type"] == "error":
                    break
            assert answers[-1].get("code") == "too_many", type_
    anna.close()


def test_one_connection_and_one_person_have_bounds(strict: Server) -> None:
    anna = Person(strict, "Anna")
    tables = [anna.table("me", "bot")["id"] for _ in range(33)]
    with anna.connect() as line:
        for table in tables[:32]:
            line.follow(table)
        assert line.refused("subscribe", table=tables[32]) == "too_many"
    lines = [anna.connect() for _ in range(20)]
    with pytest.raises(InvalidStatus):
        anna.connect()
    for line in lines:
        line.close()
    anna.close()
