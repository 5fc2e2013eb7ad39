"""Finished tables are put away by each for himself; the match itself stays."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from tests.server.harness import Person, play_out, two_at_a_table


def mine(person: Person) -> list[str]:
    return [str(table["id"]) for table in person.get("/api/tables")["mine"]]


def over(person: Callable[[str], Person]) -> tuple[Person, Person, str]:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as hers, bruno.connect() as his:
        play_out([hers, his], table, random.Random(3))
    return anna, bruno, table


def test_a_finished_table_is_put_away_for_me_alone_and_comes_back(person: Callable[[str], Person]) -> None:
    anna, bruno, table = over(person)
    assert anna.post(f"/api/tables/{table}/hide") == {"table": table, "hidden": True}
    assert anna.post(f"/api/tables/{table}/hide")["hidden"]  # twice is as good as once
    assert table not in mine(anna)
    assert table in mine(bruno)
    assert anna.get(f"/api/tables/{table}")["status"] == "over"
    anna.post(f"/api/tables/{table}/hide", hidden=False)
    assert table in mine(anna)


def test_my_lobby_is_told_at_once(person: Callable[[str], Person]) -> None:
    anna, _, table = over(person)
    with anna.connect() as line:
        line.send("lobby", on=True)
        line.until(lambda m: m["type"] == "lobby" and has(m, table))
        anna.post(f"/api/tables/{table}/hide")
        line.until(lambda m: m["type"] == "lobby" and not has(m, table))


def has(message: dict[str, Any], table: str) -> bool:
    return any(each["id"] == table for each in message["lobby"]["mine"])


def test_only_what_is_over_and_mine_can_be_put_away(person: Callable[[str], Person]) -> None:
    anna, _, running = two_at_a_table(person)
    assert anna.refused("POST", f"/api/tables/{running}/hide") == "running"
    _, _, table = over(person)
    carla = person("Carla")
    assert carla.refused("POST", f"/api/tables/{table}/hide") == "not_yours"
    assert carla.refused("POST", "/api/tables/nosuchtable/hide") == "no_such_table"


def test_a_finished_table_is_nobodys_turn_and_the_lobby_knows_the_turn_it_ended_in(
    person: Callable[[str], Person],
) -> None:
    anna, bruno, table = over(person)
    for each in (anna, bruno):
        line = next(one for one in each.get("/api/tables")["mine"] if one["id"] == table)
        assert (line["status"], line["my_turn"], line["asked"]) == ("over", False, None)
        assert line["turn"] > 0
