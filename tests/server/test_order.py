"""A host who keeps order, and links that are ended: by the socket, for everybody who looks on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.harness import People, Person, Server, running, two_at_a_table


def seat_of(message: dict[str, Any], seat: int) -> dict[str, Any]:
    found: dict[str, Any] = message["table"]["seats"][seat]
    return found


def test_an_ended_invitation_leads_nowhere_and_a_new_one_does(person: People) -> None:
    anna, bruno, carla = person("Anna"), person("Bruno"), person("Carla")
    table = anna.table("me", "friend")
    with anna.connect() as one:
        one.follow(table["id"])
        one.do("new_link", table=table["id"], seat=1)
        token = one.last("table")["table"]["invites"]["1"]
        assert token != table["invites"]["1"]
    assert bruno.refused("POST", "/api/links/claim", token=table["invites"]["1"]) == "link_used"
    carla.claim(token)


def test_who_had_somebody_elses_way_back_is_out_when_that_is_ended(person: People) -> None:
    _, bruno, table = two_at_a_table(person)
    thief = person("Thief")
    thief.claim(bruno.get(f"/api/tables/{table}")["links"]["1"])
    with bruno.connect() as two, thief.connect() as other:
        two.follow(table)
        assert other.follow(table)["seat"] == 1
        two.do("new_link", table=table, seat=1)
        assert other.state(table=table, seat=None)["decision"] is None, "he only looks on now"
    assert thief.get(f"/api/tables/{table}")["links"] == {}


def test_the_host_mutes_and_lets_speak_again(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        one.follow(table)
        two.follow(table)
        assert two.refused("mute", table=table, seat=0) == "not_host"
        one.do("mute", table=table, seat=1)
        two.until(lambda m: m["type"] == "table" and seat_of(m, 1)["muted"])
        assert two.refused("chat", table=table, text="hello") == "muted"
        one.do("mute", table=table, seat=1, on=False)
        two.do("chat", table=table, text="hello")


def test_the_host_mutes_and_removes_a_spectator_by_what_he_said(person: People) -> None:
    anna, _, table = two_at_a_table(person)
    stranger = person("Stranger")
    with anna.connect() as one, stranger.connect() as other:
        one.follow(table)
        other.follow(table)
        other.do("chat", table=table, text="spam")
        line = one.until(lambda m: m["type"] == "chat" and m["lines"] != [])["lines"][-1]
        assert line["who"] not in ("", stranger.id)
        one.do("mute", table=table, who=line["who"])
        assert one.last("table")["table"]["muted"] == [line["who"]]
        assert other.refused("chat", table=table, text="more spam") == "muted"
        one.do("remove", table=table, who=line["who"])
        other.until(lambda m: m["type"] == "error" and m["code"] == "removed" and m["table"] == table)
        assert other.refused("subscribe", table=table) == "removed"
        assert one.last("table")["table"]["watching"] == 0


def test_who_is_removed_from_a_seat_is_told_and_stays_out_after_a_restart_too(tmp_path: Path) -> None:
    with running(Server(str(tmp_path / "x.sqlite"), None, tmp_path / "log")) as server:
        anna, bruno, table = two_at_a_table(lambda name: Person(server, name))
        with anna.connect() as one, bruno.connect() as two:
            one.follow(table)
            two.follow(table)
            one.do("remove", table=table, seat=1)
            assert two.until(lambda m: m["type"] == "error")["code"] == "removed"
            assert seat_of(one.last("table"), 1)["kind"] == "bot"
        server.kill()
        server.start()
        with bruno.connect() as two:
            assert two.refused("subscribe", table=table) == "removed"
            assert two.refused("chat", table=table, text="let me in") == "removed"
        anna.close()
        bruno.close()
