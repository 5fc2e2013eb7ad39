"""After the end, and looking back: proofs, files, rematches, replays, forks."""

from __future__ import annotations

import contextlib
import json
import random
import sqlite3
from typing import Any

from tests.server.harness import People, Person, Server, first_option, play_out, two_at_a_table


def finished(person: People, seed: int = 5) -> tuple[Person, Person, str, dict[str, Any]]:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        end = play_out([one, two], table, random.Random(seed))
    return anna, bruno, table, end


def test_the_secret_comes_out_at_the_end_and_everything_is_proved_fair(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    committed = anna.get(f"/api/tables/{table}")
    assert committed["secret"] is None
    assert anna.refused("GET", f"/api/tables/{table}/verify") == "running"
    assert anna.refused("GET", f"/api/tables/{table}/export") == "running"
    with anna.connect() as one, bruno.connect() as two:
        end = play_out([one, two], table, random.Random(5))
        seals = {m["number"]: m["seal"] for m in one.heard if m["type"] == "state"}
        over = one.last("table")["table"]
    assert over["commitment"] == committed["commitment"]
    assert len(over["secret"]) == 64
    verdict = anna.get(f"/api/tables/{table}/verify")
    assert (verdict["ok"], verdict["code"], verdict["choices"]) == (True, "fair", end["number"])
    file = anna.http.get(f"/api/tables/{table}/export").json()
    assert {entry[0]: entry[7] for entry in file["entries"]} == {n: seal for n, seal in seals.items() if n}


def test_an_exported_match_can_be_verified_and_imported_and_a_false_one_cannot(person: People) -> None:
    anna, _, table, end = finished(person)
    data = anna.http.get(f"/api/tables/{table}/export").content
    assert anna.post("/api/verify", **json.loads(data))["ok"]
    imported = anna.post("/api/import", **json.loads(data))
    assert imported["imported"]
    assert imported["id"] != table
    assert imported["result"] == end["view"]["result"]
    assert anna.get(f"/api/tables/{imported['id']}/verify")["ok"]
    assert anna.get(f"/api/tables/{imported['id']}/replay", since=-1)["moments"][0]["number"] == 0
    false = json.loads(data)
    false["entries"][3][7] = "0" * 16
    verdict = anna.post("/api/verify", **false)
    assert (verdict["ok"], verdict["code"], verdict["first"]) == (False, "differs", 4)
    assert anna.refused("POST", "/api/import", **false) == "unreadable_file"
    assert anna.post("/api/verify", nonsense=1)["code"] == "unreadable"
    for field in ("version", "id", "game"):
        assert anna.refused("POST", "/api/import", **json.loads(data) | {field: "x" * 3_900_000}) == "unreadable_file"


def test_of_an_imported_file_only_setup_and_choices_are_believed(person: People) -> None:
    """A position somebody wrote into it could be one that no game can reach."""
    anna, _, table, end = finished(person)
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
    forked = anna.post(f"/api/tables/{table}/fork", number=end["number"] // 2, seats=seats, seat=0)["id"]
    with anna.connect() as line:
        play_out([line], forked, random.Random(3))
    data = anna.http.get(f"/api/tables/{forked}/export").json()
    assert data["start"] is not None
    assert anna.post("/api/verify", **data)["ok"], "it is fair"
    assert anna.refused("POST", "/api/import", **data) == "unreadable_file"


def test_an_imported_match_has_snapshots_like_any_other_and_clean_names(person: People, server: Server) -> None:
    anna, _, table, _ = finished(person)
    data = anna.http.get(f"/api/tables/{table}/export").json()
    data["seats"][0]["name"] = "A\u202enna\n" + "x" * 60
    imported = anna.post("/api/import", **data)
    assert imported["seats"][0]["name"] == "Anna " + "x" * 35
    wanted = "SELECT s.number FROM snapshots s JOIN matches m ON m.key = s.match WHERE m.id = ? ORDER BY s.number"
    with contextlib.closing(sqlite3.connect(server.database)) as database:
        numbers = [number for (number,) in database.execute(wanted, (imported["id"],)).fetchall()]
    assert numbers == [*range(100, imported["number"], 100), imported["number"]]


def test_a_rematch_begins_with_the_one_the_rules_say_and_is_one_table_for_all(person: People) -> None:
    anna, bruno, table, end = finished(person)
    assert person("Sara").refused("POST", f"/api/tables/{table}/rematch") == "not_yours"
    with anna.connect() as line:
        line.follow(table)
        again = bruno.post(f"/api/tables/{table}/rematch")
        assert line.until(lambda m: m["type"] == "table" and m["table"]["rematch"])["table"]["rematch"] == again["id"]
    assert anna.post(f"/api/tables/{table}/rematch")["id"] == again["id"]
    assert again["rematch_of"] == table
    assert again["options"]["first_player"] == (end["view"]["result"]["winners"][0] + 1) % 2
    assert [seat["name"] for seat in again["seats"]] == ["Anna", "Bruno"]
    assert again["commitment"] != anna.get(f"/api/tables/{table}")["commitment"]
    with anna.connect() as one, bruno.connect() as two:
        play_out([one, two], again["id"], random.Random(6))


def test_a_rematch_must_wait_for_the_end(person: People) -> None:
    anna, _, table = two_at_a_table(person)
    assert anna.refused("POST", f"/api/tables/{table}/rematch") == "running"


def test_the_whole_history_can_be_looked_at_and_anyones_view_once_it_is_over(person: People) -> None:
    anna, _, table, end = finished(person)
    moments: list[dict[str, Any]] = []
    since = -1
    while since < end["number"]:
        part = anna.get(f"/api/tables/{table}/replay", since=since, count=7, views=1, seat=1)
        assert len(part["moments"]) <= 7
        moments += part["moments"]
        since = moments[-1]["number"]
    assert [moment["number"] for moment in moments] == list(range(end["number"] + 1))
    assert moments[0]["by"] == "start"
    assert all(moment["choice"]["id"] for moment in moments[1:])
    assert moments[-1]["view"]["result"] == end["view"]["result"]
    assert all("hand" in moment["view"]["players"][1] or moment["view"]["players"][1]["zombie"] for moment in moments)
    whole = anna.get(f"/api/tables/{table}/replay", since=0)
    assert whole["line"] == list(range(1, end["number"] + 1))


def test_while_it_runs_one_looks_back_through_ones_own_eyes_only(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        state = one.follow(table)
        two.follow(table)
        one.do("choose", table=table, number=0, option=first_option(state))
        state = two.state(number=1)
        two.do("choose", table=table, number=1, option=first_option(state))
    path = f"/api/tables/{table}/replay"
    assert anna.refused("GET", path, seat=1) == "not_yours"
    assert person("Sara").refused("GET", path, seat=0) == "not_yours"
    mine, theirs = anna.get(path, seat=0, since=0, views=1)["moments"][:2]
    assert mine["choice"] is not None
    assert theirs["choice"] is None
    assert "hand" not in theirs["view"]["players"][1]
    spectator = anna.get(path, since=0)["moments"][0]
    assert spectator["choice"] is None
    assert not any(event["kind"] == "draw_card" for event in spectator["events"])


def test_a_past_position_can_be_gone_on_from_with_hidden_cards_dealt_anew(person: People) -> None:
    anna, _, table, end = finished(person)
    number = end["number"] // 2
    then = anna.get(f"/api/tables/{table}/replay", since=number - 1, count=1, views=1, seat=0)["moments"][0]["view"]
    seats = [{"kind": "me"}, {"kind": "bot", "level": "hard"}]
    forked = anna.post(f"/api/tables/{table}/fork", number=number, seats=seats, seat=0)
    assert (forked["fork_of"], forked["fork_number"], forked["number"]) == (table, number, 0)
    with anna.connect() as line:
        view = line.follow(forked["id"], since=0)["view"]
        first = anna.get(f"/api/tables/{forked['id']}/replay", since=-1, count=1, views=1, seat=0)["moments"][0]["view"]
        for name in ("players", "deck_size", "discard", "turn"):
            assert first[name] == then[name], "what the seat knew is as it was"
        assert view["game"] == "run"
        end = play_out([line], forked["id"], random.Random(3))
    assert end["view"]["result"] is not None
    assert anna.get(f"/api/tables/{forked['id']}/verify")["ok"]
    over = anna.refused("POST", f"/api/tables/{table}/fork", number=10**6, seats=seats)
    assert over == "stale"


def test_a_fork_has_the_seats_of_its_game(person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "bot:easy", "bot:easy")["id"]
    for seats in ([{"kind": "me"}], [{"kind": "me"}] * 4):
        answer = anna.http.post(f"/api/tables/{table}/fork", json={"number": 0, "seats": seats})
        assert answer.status_code == 400
        assert "3 seats" in answer.json()["message"]


def test_a_running_game_can_be_forked_only_with_ones_own_knowledge(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert anna.post(f"/api/tables/{table}/fork", number=0, seats=seats)["fork_of"] == table
    assert anna.refused("POST", f"/api/tables/{table}/fork", number=0, seats=[*seats, {"kind": "bot"}]) == "bad_option"
    assert anna.refused("POST", f"/api/tables/{table}/fork", number=0, seats=seats, seat=1) == "not_yours"
    assert person("Sara").refused("POST", f"/api/tables/{table}/fork", number=0, seats=seats) == "not_yours"
    assert bruno.refused("POST", f"/api/tables/{table}/fork", number=0, seats=seats[:1]) == "bad_option"


def test_what_is_told_of_a_game_comes_when_it_is_over(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    path = f"/api/tables/{table}/aftermath"
    assert anna.refused("GET", path) == "running"
    with anna.connect() as one, bruno.connect() as two:
        end = play_out([one, two], table, random.Random(5))
    told = person("Sara").get(path)
    assert [row["name"] for row in told["rows"]] == ["progress", "progress-zombies"]
    assert told["turns"][-1] == end["view"]["turn"]
    assert all(0 < marker["number"] <= end["number"] for marker in told["markers"])
