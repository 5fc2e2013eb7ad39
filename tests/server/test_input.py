"""Bad input and bad intentions: each gets a clear answer and leaves the match untouched."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from tests.server.harness import WAIT, Line, Person, Server, call

People = Callable[[str], Person]


@pytest.fixture
def table(person: People) -> tuple[Person, Person, str]:
    """Anna (seat 0, asked) and Bruno (seat 1) at a running table."""
    anna, bruno = person("Anna"), person("Bruno")
    made = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(made["invites"]["1"])
    return anna, bruno, made["id"]


def present(person: Person, table: str) -> dict[str, Any]:
    """The position and the people, for comparing."""
    with person.connect() as line:
        state = line.follow(table)
    info = person.get(f"/api/tables/{table}")
    seats = [(seat["kind"], seat["name"], seat["away"], seat["mine"]) for seat in info["seats"]]
    return {"number": state["number"], "seal": state["seal"], "view": state["view"], "seats": seats}


# -- acting for others -------------------------------------------------------------------------


def test_nobody_can_act_for_a_seat_that_is_not_his(person: People, table: tuple[Person, Person, str]) -> None:
    anna, bruno, match = table
    with anna.connect() as line:
        option = line.follow(match)["decision"]["options"][0]["option"]
        before = present(anna, match)
        eve = person("Eve")
        with bruno.connect() as two, eve.connect() as three, Line(anna.server) as nobody:
            two.follow(match)
            assert two.refused("choose", table=match, number=0, option=option) == "not_your_turn"
            assert three.refused("choose", table=match, number=0, option=option) == "not_yours"
            assert nobody.refused("choose", table=match, number=0, option=option) == "not_yours"
            for type_, fields in (
                ("undo", {"number": 0}),
                ("leave", {}),
                ("stand_in", {"seat": 0}),
                ("leave", {"for_good": True}),
            ):
                assert three.refused(type_, table=match, **fields) == "not_yours"
                assert nobody.refused(type_, table=match, **fields) == "no_identity"
            assert three.refused("hint", table=match, number=0) == "not_your_turn"
            assert nobody.refused("chat", table=match, text="hello") == "no_identity"
    assert present(anna, match) == before


def test_nobody_can_see_through_a_seat_that_is_not_his(person: People, table: tuple[Person, Person, str]) -> None:
    anna, bruno, match = table
    with person("Eve").connect() as eve, bruno.connect() as two, Line(anna.server) as nobody:
        for line in (eve, nobody, two):
            assert line.refused("subscribe", table=match, seat=0) == "not_yours"
        assert eve.refused("subscribe", table=match, seat=9) == "no_such_seat"
        with anna.connect() as one:
            hand = one.follow(match)["view"]["players"][0]["hand"]
        for line in (eve, nobody, two):
            line.follow(match, since=0)
        for line in (eve, nobody, two):
            for message in line.heard:
                if message["type"] == "state":
                    assert "hand" not in message["view"]["players"][0]
                    assert message["decision"] is None
                    assert not any(event["kind"] == "draw_card" for event in message["events"])
        assert hand
    info = person("Eve").get(f"/api/tables/{match}")
    assert info["invites"] == info["links"] == {}
    assert info["secret"] is None
    assert not info["host"]


def test_a_copied_message_does_nothing_in_another_connection(person: People, table: tuple[Person, Person, str]) -> None:
    anna, _, match = table
    with anna.connect() as line:
        option = line.follow(match)["decision"]["options"][0]["option"]
        copied = json.dumps({"type": "choose", "table": match, "number": 0, "option": option, "ref": 1})
        with person("Eve").connect() as eve:
            eve.socket.send(copied)
            assert eve.until(lambda m: m["type"] == "error")["code"] == "not_yours"
        line.socket.send(copied)
        line.state(number=1)
        line.socket.send(copied)
        assert line.until(lambda m: m["type"] == "error")["code"] == "stale"


def test_ids_and_tokens_cannot_be_guessed_from_others(person: People, table: tuple[Person, Person, str]) -> None:
    anna, _, match = table
    stolen = httpx.Client(base_url=anna.server.url, timeout=WAIT)
    for token in (anna.id, match, "x" * 43, secrets.token_urlsafe(32), "%00", anna.cookie[5:-1] + "!"):
        for headers in ({"Cookie": f"orda={token}"}, {"Authorization": f"Bearer {token}"}):
            answer = stolen.get(f"/api/tables/{match}", headers=headers)
            assert answer.status_code == 200
            assert not any(seat["mine"] for seat in answer.json()["seats"])
    stolen.close()
    assert len(match) >= 16
    assert len(anna.cookie) == len("orda=") + 43


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Server) -> None:
    made = call(server, "/api/me").headers["set-cookie"]
    assert "HttpOnly" in made
    assert "SameSite=Lax" in made
    assert "Secure" not in made
    behind_proxy = call(server, "/api/me", headers={"X-Forwarded-Proto": "https"}).headers["set-cookie"]
    assert "Secure" in behind_proxy


# -- other pages -----------------------------------------------------------------------------------


def test_other_pages_cannot_connect_or_call(person: People, server: Server) -> None:
    anna = person("Anna")
    for origin in (
        "https://evil.example",
        "null",
        "",
        f"http://127.0.0.1:{server.port + 1}",
        f"ws://127.0.0.1:{server.port}",
    ):
        with pytest.raises(InvalidStatus):
            Line(server, anna.cookie, Origin=origin)
        answer = anna.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "forbidden_origin")
    with Line(server, anna.cookie, Origin=server.url) as line:
        assert line.hello["name"] == "Anna"
    form = anna.http.post("/api/me", content=b'{"name": "Eve"}', headers={"Content-Type": "text/plain"})
    assert (form.status_code, form.json()["code"]) == (415, "bad_media_type")
    assert anna.get("/api/me")["name"] == "Anna"


def test_every_answer_has_the_headers_that_keep_a_browser_safe(server: Server) -> None:
    for path in ("/", "/some/page", "/api/games", "/api/nothing", "/health", "/x.js"):
        headers = call(server, path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


# -- wrong calls --------------------------------------------------------------------------------------


def test_what_does_not_exist_is_said_not_to(person: People) -> None:
    anna = person("Anna")
    assert anna.refused("GET", "/api/tables/nothing") == "no_such_table"
    assert anna.refused("GET", "/api/nothing") == "not_found"
    assert anna.refused("GET", "/api/texts/run/xx.ftl") == "not_found"
    assert anna.refused("GET", "/api/texts/..%2F..%2Frun/it.ftl") == "not_found"
    assert anna.refused("POST", "/api/tables/nothing/join") == "no_such_table"
    assert anna.refused("POST", "/api/links/claim", token="nothing") == "no_such_link"
    assert anna.refused("POST", "/api/links/claim", token="AAAAAAAAAAAAAAAA.0i0." + "A" * 27) == "no_such_link"
    assert anna.http.delete("/api/tables").status_code == 405
    with anna.connect() as line:
        for type_ in ("subscribe", "leave", "start"):
            assert line.refused(type_, table="nothing") == "no_such_table"
        assert line.refused("choose", table="nothing", number=0, option=0) == "no_such_table"


BAD_TABLES: list[tuple[dict[str, Any], str]] = [
    ({}, "bad_message"),
    ({"game": "run"}, "bad_message"),
    ({"game": "run", "seats": []}, "bad_message"),
    ({"game": "chess", "seats": [{"kind": "me"}]}, "no_such_game"),
    ({"game": "run", "seats": [{"kind": "me"}]}, "bad_option"),
    ({"game": "run", "seats": [{"kind": "bot"}] * 8}, "bad_option"),
    ({"game": "run", "seats": [{"kind": "king"}] * 2}, "bad_message"),
    ({"game": "run", "seats": [{"kind": "bot", "level": "godlike"}] * 2}, "bad_option"),
    ({"game": "run", "seats": [{"kind": "me"}] * 2, "options": {"first_player": 9}}, "bad_option"),
    ({"game": "run", "seats": [{"kind": "me"}] * 2, "options": {"cards": 9}}, "bad_option"),
    ({"game": "run", "seats": [{"kind": "me"}] * 2, "clock": 0}, "bad_message"),
    ({"game": "run", "seats": [{"kind": "me"}] * 2, "more": 1}, "bad_message"),
    ({"game": "run", "seats": [{"kind": "hotseat", "name": "\u200b"}] * 2}, "bad_message"),
]


@pytest.mark.parametrize(("body", "code"), BAD_TABLES)
def test_a_table_that_cannot_be_is_refused_with_its_reason(person: People, body: dict[str, Any], code: str) -> None:
    anna = person("Anna")
    answer = anna.http.post("/api/tables", json=body)
    assert answer.json()["code"] == code
    assert answer.status_code in (400, 404)
    assert len(answer.json()["message"]) > 10


def test_without_a_cookie_nothing_can_be_done(server: Server) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for path, body in (
        ("/api/me", {"name": "Eve"}),
        ("/api/tables", {"game": "run", "seats": seats}),
        ("/api/tables/x/join", {}),
        ("/api/links/claim", {"token": "x"}),
    ):
        answer = call(server, path, "POST", json=body)
        assert (answer.status_code, answer.json()["code"]) == (401, "no_identity")


def test_bodies_that_are_no_json_or_too_large_are_refused(person: People) -> None:
    anna = person("Anna")
    headers = {"Content-Type": "application/json"}
    long_name = b'{"name": "' + b"x" * 50 + b'"}'
    for content in (b"", b"{", b"\xff", b"[]", b"null", b'{"name": 5}', long_name, b"[" * 60_000):
        answer = anna.http.post("/api/me", content=content, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_message"), content[:20]
    answer = anna.http.post("/api/me", content=b" " * 70_000, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")
    assert anna.http.post("/api/verify", content=b" " * 4_300_000, headers=headers).status_code == 413


def test_files_outside_the_clients_folder_stay_there(server: Server) -> None:
    for path in ("/../app.py", "/..%2fapp.py", "/%2e%2e/app.py", "/static/../../app.py", "//etc/passwd", "/x%00y.js"):
        answer = call(server, path)
        assert "from __future__" not in answer.text
        assert "root:" not in answer.text
        assert answer.status_code in (200, 400, 404)


# -- wrong messages ------------------------------------------------------------------------------------


def test_malformed_messages_are_answered_and_the_connection_goes_on(table: tuple[Person, Person, str]) -> None:
    anna, _, match = table
    before = present(anna, match)
    with anna.connect() as line:
        line.follow(match)
        for text in (
            "",
            "hello",
            "[]",
            "null",
            "{}",
            '{"type": "choose"}',
            '{"type": "dance"}',
            json.dumps({"type": "choose", "table": match, "number": "0", "option": 1}),
            json.dumps({"type": "choose", "table": match, "number": 0, "option": 1.5}),
            json.dumps({"type": "choose", "table": match, "number": -1, "option": 1}),
            json.dumps({"type": "choose", "table": match, "number": 0, "option": 2**70}),
            json.dumps({"type": "choose", "table": match, "number": 0, "option": 1, "seat": 1}),
            json.dumps({"type": "chat", "table": match, "text": "x" * 501}),
            json.dumps({"type": "chat", "table": match, "text": ""}),
            "[" * 10_000,
        ):
            line.socket.send(text)
            assert line.until(lambda m: m["type"] == "error")["code"] == "bad_message", text[:60]
        line.socket.send(b"\xff\x00binary")
        assert line.until(lambda m: m["type"] == "error")["code"] == "bad_message"
        assert line.refused("choose", table=match, number=0, option=10**9) == "illegal_choice"
        assert line.refused("chat", table=match, text="\u202e\u200b") == "bad_message"
        assert line.ask("ping")["type"] == "pong"
    assert present(anna, match) == before


def test_an_oversized_message_ends_the_connection_and_nothing_else(table: tuple[Person, Person, str]) -> None:
    anna, _, match = table
    before = present(anna, match)
    with anna.connect() as line:
        line.follow(match)
        line.send("chat", table=match, text="x" * 20_000)
        assert line.is_closed()
    assert present(anna, match) == before


BODIES = [
    b"",
    b"null",
    b"[]",
    b"{",
    b"\xff",
    b'"x"',
    b'{"a":1}{',
    b'{"token": 5}',
    b'{"token": "\\ud800"}',
    b'{"token": "\xed\xa0\x80"}',
    b'{"token": "' + b"a" * 200 + b'"}',
    b'{"\xff": 1}',
    b'{"\\ud800": 1}',
    b'{"a": NaN}',
    b'{"seat": 1e400}',
    b'{"seat": 99999999999999999999}',
    b"[" * 60_000,
    b'{"a":' * 10_000,
]


def test_a_bad_body_is_answered_with_400_and_a_reason(person: People, table: tuple[Person, Person, str]) -> None:
    anna, _, match = table
    for path in ("/api/links/look", "/api/links/claim", "/api/tables", "/api/me", f"/api/tables/{match}/join"):
        for body in BODIES:
            answer = anna.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert answer.status_code == 400, (path, body[:40], answer.text)
            assert answer.json()["message"]
    for path in (f"/api/tables/{match}/rematch", f"/api/tables/{match}/fork"):
        for body in BODIES:
            answer = anna.http.post(path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, body[:40], answer.text)


# -- anything at all ------------------------------------------------------------------------------------

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**65), 2**65) | st.floats(allow_nan=False) | st.text(max_size=30),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
TYPES = st.sampled_from(
    ["subscribe", "unsubscribe", "choose", "undo", "answer", "stand_in", "return", "seat", "start", "hint", "ping", "x"]
)
FIELDS = st.fixed_dictionaries(
    {},
    optional={
        "number": st.integers(-1, 3) | JSON,
        "option": st.integers(-2, 600) | JSON,
        "seat": st.integers(-1, 3) | JSON,
        "yes": st.booleans() | JSON,
        "kind": st.sampled_from(["bot", "friend", "me"]) | JSON,
        "to": st.integers(-1, 3) | JSON,
        "since": st.integers(-1, 3) | JSON,
        "watch": st.booleans(),
        "level": st.sampled_from(["easy", "godlike"]) | JSON,
        "more": JSON,
    },
)


def test_whatever_is_sent_nothing_but_legal_choices_changes_the_match(person: People) -> None:
    """Eve, who has no seat, and Bruno, who has one, send anything; only his legal choices and undos leave a trace."""
    anna, bruno, eve = person("Anna"), person("Bruno"), person("Eve")
    made = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(made["invites"]["1"])
    table = made["id"]
    sealed: dict[int, str] = {}
    chance = random.Random(1)
    with anna.connect() as watch, bruno.connect() as two, eve.connect() as three:
        watch.follow(table)

        @settings(
            max_examples=80, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True, database=None
        )
        @given(st.lists(st.tuples(TYPES, FIELDS, st.booleans()), min_size=1, max_size=5), st.binary(max_size=30))
        def throw(messages: list[tuple[str, dict[str, Any], bool]], noise: bytes) -> None:
            before = watch.follow(table)
            for type_, fields, by_eve in messages:
                line = three if by_eve else two
                line.socket.send(json.dumps({"type": type_, "table": table, **fields}))
            three.socket.send(noise.decode("latin-1"))
            for line in (two, three):
                assert line.ask("ping")["type"] == "pong", "still there"
            after = watch.follow(table)
            for message in watch.heard[-20:]:
                if message["type"] == "state":
                    assert sealed.setdefault(message["number"], message["seal"]) == message["seal"]
            assert after["number"] >= before["number"]
            if before["view"]["asked"] and before["view"]["asked"]["player"] == 0:
                assert after["seal"] == before["seal"], "it was Anna's turn, and she did nothing"
                decision = after["decision"]
                option = chance.choice(decision["options"])["option"]
                watch.do("choose", table=table, number=after["number"], option=option)

        throw()
        seats = anna.get(f"/api/tables/{table}")["seats"]
        assert [seat["kind"] for seat in seats] == ["human", "human"]
    replay = anna.get(f"/api/tables/{table}/replay", since=0)
    assert replay["last"] == len(replay["moments"]) or replay["last"] > 100
    assert {moment["seat"] for moment in replay["moments"]} <= {0, 1}
