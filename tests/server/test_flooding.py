"""Limits: who sends too much is told so, then shut out, and nobody else notices."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.harness import Person, Server, running


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits on."""
    folder: Path = tmp_path_factory.mktemp("strict")
    with running(Server(str(folder / "orda.sqlite"), None, folder / "log")) as server:
        yield server


def test_too_many_messages_are_refused_and_going_on_ends_the_connection(strict: Server) -> None:
    anna = Person(strict, "Anna")
    with anna.connect() as line:
        for _ in range(70):
            line.send("ping")
        assert line.ask("ping")["type"] == "pong", "a burst is fine"
        for _ in range(30):
            line.send("ping")
        assert line.until(lambda m: m["type"] == "error")["code"] == "too_many"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                line.send("ping")
        assert line.is_closed()
    with anna.connect() as line:
        assert line.ask("ping")["type"] == "pong", "coming back is allowed"
    anna.close()


def test_too_many_choices_are_refused_like_any_message(strict: Server) -> None:
    anna = Person(strict, "Anna")
    table = anna.table("me", "hotseat")["id"]
    with anna.connect() as line:
        line.follow(table)
        for _ in range(110):
            line.send("choose", table=table, number=7, option=0)
        codes = [line.until(lambda m: m["type"] == "error")["code"] for _ in range(110)]
        assert codes[:70] == ["stale"] * 70, "a burst is answered"
        assert codes[-1] == "too_many"
        with contextlib.suppress(ConnectionClosed):
            for _ in range(300):
                line.send("choose", table=table, number=7, option=0)
        assert line.is_closed()
    with anna.connect() as line:
        assert line.follow(table)["number"] == 0
    anna.close()


def test_chat_and_hints_have_limits_of_their_own(strict: Server) -> None:
    anna = Person(strict, "Anna")
    table = anna.table("me", "bot", options={"first_player": 0})["id"]
    with anna.connect() as line:
        line.follow(table)
        answers = line.burst("chat", 16, table=table, text="hello")
        assert [answer["type"] for answer in answers[:8]] == ["ok"] * 8
        assert "too_many" in [answer.get("code") for answer in answers]
        hints = line.burst("hint", 20, table=table, number=0)
        assert [answer["type"] for answer in hints[:5]] == ["ok"] * 5
        assert "too_many" in [answer.get("code") for answer in hints]
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
