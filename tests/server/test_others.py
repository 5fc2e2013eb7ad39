"""Several workers on one PostgreSQL: whatever ends, they hear each other again; nobody is shown who is not there."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path
from typing import Any

from tests.server.harness import WAIT, Line, Person, Server, first_option
from tests.server.postgres import Postgres


def two_on(database: str, folder: Path) -> list[Server]:
    return [Server(database, None, folder / f"log{n}", "--no-limits") for n in range(2)]


def sit_apart(one: Server, two: Server, **more: Any) -> tuple[Person, Person, str]:
    """Anna on the one server and Bruno on the other."""
    anna, bruno = Person(one, "Anna"), Person(one, "Bruno")
    made = anna.table("me", "friend", options={"first_player": 0}, **more)
    bruno.claim(made["invites"]["1"])
    bruno.server = two
    return anna, bruno, made["id"]


def test_workers_hear_each_other_again_after_postgresql_has_ended_once_or_twice(
    mortal: Postgres, tmp_path: Path
) -> None:
    one, two = two_on(mortal.new_database(), tmp_path)
    try:
        one.start()
        two.start()
        anna, bruno, table = sit_apart(one, two)
        for times in (1, 2):
            for _ in range(times):
                mortal.kill()
                assert one.trouble()
                assert two.trouble()
                mortal.go_on()
            one.wait()
            two.wait()
            with anna.connect() as here, bruno.connect() as there:
                lines = {0: here, 1: there}
                states = {seat: line.follow(table) for seat, line in lines.items()}
                for _ in range(3):
                    number = states[0]["number"]
                    asked = next(seat for seat, state in states.items() if state["decision"])
                    lines[asked].send("choose", table=table, number=number, option=first_option(states[asked]))
                    states = {seat: line.state(number=number + 1) for seat, line in lines.items()}
        anna.close()
        bruno.close()
        outage = [line for line in one.logged().splitlines() if "Traceback" in line]
        assert len(one.logged().splitlines()) < 300, f"an outage is a few lines: {len(outage)} tracebacks"
    finally:
        one.stop()
        two.stop()


def connected(line: Line, seat: int, is_it: bool) -> None:
    line.until(lambda m: m["type"] == "table" and m["table"]["seats"][seat]["connected"] == is_it)


def test_the_people_of_a_worker_that_dies_are_gone_and_bots_stand_in_for_them(
    postgres: Postgres, tmp_path: Path
) -> None:
    one, two = two_on(postgres.new_database(), tmp_path)
    try:
        one.start()
        two.start()
        anna, bruno, table = sit_apart(one, two, stand_in_after=1)
        with anna.connect() as here:
            state = here.follow(table)
            there = bruno.connect()
            there.follow(table)
            connected(here, 1, True)
            here.send("choose", table=table, number=0, option=first_option(state))
            here.state(number=1)
            two.kill()
            connected(here, 1, False)
            here.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["away"])
            here.until(lambda m: m["type"] == "state" and m["number"] >= 2)
        anna.close()
        bruno.close()
    finally:
        one.stop()
        two.stop()


def test_who_is_there_is_known_to_a_worker_that_comes_later(postgres: Postgres, tmp_path: Path) -> None:
    one, two = two_on(postgres.new_database(), tmp_path)
    try:
        one.start()
        anna, bruno, table = sit_apart(one, two)
        with anna.connect() as here:
            here.follow(table)
            two.start()
            with bruno.connect() as there:
                there.follow(table)
                if not there.last("table")["table"]["seats"][0]["connected"]:
                    connected(there, 0, True)
                connected(here, 1, True)
            connected(here, 1, False)
        anna.close()
        bruno.close()
    finally:
        one.stop()
        two.stop()


def test_a_new_table_shows_in_the_lobby_at_other_workers_too(postgres: Postgres, tmp_path: Path) -> None:
    one, two = two_on(postgres.new_database(), tmp_path)
    try:
        one.start()
        two.start()
        anna, bruno = Person(one, "Anna"), Person(two, "Bruno")
        with anna.connect() as here, bruno.connect() as there:
            here.do("lobby")
            there.do("lobby")
            table = anna.table("me", "friend", public=True)["id"]
            for line in (here, there):
                line.until(lambda m: m["type"] == "lobby" and table in [each["id"] for each in m["lobby"]["open"]])
        anna.close()
        bruno.close()
    finally:
        one.stop()
        two.stop()


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_when_the_parent_of_several_workers_is_killed_they_end_too(postgres: Postgres, tmp_path: Path) -> None:
    server = Server(postgres.new_database(), None, tmp_path / "log", "--workers", "2")
    server.start()
    assert server.process is not None
    workers = children_of(server.process.pid)
    assert len(workers) >= 2
    server.kill()
    try:
        end = time.monotonic() + WAIT
        while any(map(is_alive, workers)):
            assert time.monotonic() < end, server.logged()
            time.sleep(0.1)
    finally:
        for pid in filter(is_alive, workers):
            os.kill(pid, signal.SIGKILL)
