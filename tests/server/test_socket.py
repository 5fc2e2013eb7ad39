"""The protocol as a client lives it: following, choosing, undo, leaving, hints, chat, the lobby, links."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Line, People, Person, Server, first_option, two_at_a_table

# -- following --------------------------------------------------------------------------------


def test_a_subscriber_is_told_everything_and_then_the_news(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        assert (one.hello["type"], one.hello["protocol"]) == ("hello", 2)
        assert (one.hello["id"], one.hello["name"]) == (anna.id, "Anna")
        state = one.follow(table)
        assert [m["type"] for m in one.heard] == ["hello", "table", "chat", "state"]
        assert (state["number"], state["seat"], state["since"]) == (0, 0, 0)
        assert state["decision"]["prompt"]["id"].startswith("run-ask-play")
        for option in state["decision"]["options"]:
            assert set(option) == {"option", "id", "message", "target"}
        other = two.follow(table)
        assert other["decision"] is None
        assert other["view"]["asked"] == {"kind": "waiting", "player": 0}
        one.send("choose", table=table, number=0, option=first_option(state))
        for line in (one, two):
            news = line.state(number=1)
            assert {event["number"] for event in news["events"]} == {1}
        assert two.last("state")["decision"] is not None


def test_who_comes_back_is_told_what_he_missed(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        lines = {0: one, 1: two}
        states = {0: one.follow(table), 1: two.follow(table)}
        for number in range(1, 7):
            seat = next(seat for seat, state in states.items() if state["decision"])
            lines[seat].send("choose", table=table, number=number - 1, option=first_option(states[seat]))
            states = {seat: line.state(number=number) for seat, line in lines.items()}
    with anna.connect() as again:
        state = again.follow(table, since=3)
        assert state["number"] == 6
        assert state["since"] == 3
        assert {event["number"] for event in state["events"]} == {4, 5, 6}
        assert again.follow(table)["events"] == []
        assert again.follow(table, since=0)["events"][0]["number"] == 1
        assert again.follow(table, since=10**6)["events"] == []


def test_a_repeated_or_stale_choice_is_answered_with_the_present_and_never_applied_twice(person: People) -> None:
    anna, _, table = two_at_a_table(person)
    with anna.connect() as line:
        state = line.follow(table)
        option = first_option(state)
        for _ in range(3):
            line.send("choose", table=table, number=0, option=option)
        assert line.state(number=1)
        for _ in range(2):
            assert line.until(lambda m: m["type"] == "error")["code"] == "stale"
            assert line.state()["number"] == 1
        assert line.refused("choose", table=table, number=7, option=option) == "stale"


def test_what_is_sent_in_one_go_is_handled_and_answered_in_order(person: People) -> None:
    anna, _, table = two_at_a_table(person)
    with anna.connect() as line:
        option = first_option(line.follow(table))
        line.heard.clear()
        line.send("choose", table=table, number=0, option=option, ref=1)
        line.send("ping", ref=2)
        line.send("choose", table=table, number=0, option=option, ref=3)
        line.send("unsubscribe", table=table, ref=4)
        line.send("subscribe", table=table, ref=5)
        line.send("choose", table=table, number=0, option=option, ref=6)
        line.until(lambda m: m.get("ref") == 6)
        told = [(m["type"], m.get("ref")) for m in line.heard if m["type"] not in ("table", "chat")]
        first = [("state", None), ("ok", 1), ("pong", 2), ("ok", 2), ("error", 3), ("state", None), ("ok", 4)]
        assert told == [*first, ("state", None), ("ok", 5), ("error", 6)]


def test_spectators_see_the_table_and_nobodys_hand(person: People) -> None:
    _, _, table = two_at_a_table(person)
    with person("Sara").connect() as line:
        state = line.follow(table)
        assert state["seat"] is None
        assert state["decision"] is None
        assert all("hand" not in player for player in state["view"]["players"])
        assert line.last("table")["table"]["watching"] == 1
        assert line.last("table")["table"]["links"] == line.last("table")["table"]["invites"] == {}


def test_who_sits_may_also_watch_as_a_stranger_would(person: People) -> None:
    anna, _, table = two_at_a_table(person)
    with anna.connect() as line:
        assert line.follow(table, watch=True)["seat"] is None


def test_two_on_one_screen_see_through_whoever_is_asked(person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", {"kind": "hotseat", "name": "Guido"}, options={"first_player": 0})
    with anna.connect() as line:
        state = line.follow(table["id"])
        assert [seat["name"] for seat in line.last("table")["table"]["seats"]] == ["Anna", "Guido"]
        seats = []
        for _ in range(6):
            assert state["seat"] == state["decision"]["player"]
            seats.append(state["seat"])
            line.send("choose", table=table["id"], number=state["number"], option=first_option(state))
            state = line.state(number=state["number"] + 1)
        assert set(seats) == {0, 1}
        assert line.follow(table["id"], seat=1)["seat"] == 1


def test_one_connection_follows_several_tables_and_can_stop(person: People) -> None:
    anna = person("Anna")
    tables = [anna.table("me", "bot")["id"] for _ in range(3)]
    with anna.connect() as line:
        for table in tables:
            line.follow(table)
        line.do("unsubscribe", table=tables[0])
        line.do("unsubscribe", table="never")
        with anna.connect() as other:
            other.follow(tables[0])
            other.do("chat", table=tables[0], text="anybody?")
            assert line.ask("ping")["type"] == "pong"
        assert not any(m["type"] == "chat" and m["lines"] for m in line.heard)


# -- undo, leaving, hints, chat --------------------------------------------------------------------


def test_undo_is_asked_for_and_granted_or_refused(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        state = one.follow(table)
        two.follow(table)
        one.send("choose", table=table, number=0, option=first_option(state))
        assert one.state(number=1)["undo"] == {"how": "ask", "to": 0}
        one.do("undo", table=table, number=1)
        ask = two.until(lambda m: m["type"] == "table" and m["table"]["ask"])["table"]["ask"]
        assert (ask["kind"], ask["seat"], ask["to"], ask["waiting"]) == ("undo", 0, 0, [1])
        two.do("answer", table=table, yes=False)
        assert one.until(lambda m: m["type"] == "table" and m["table"]["ask"] is None)
        one.do("undo", table=table, number=1)
        two.do("answer", table=table, yes=True)
        back = one.state(number=2)
        assert back["decision"]["options"] == state["decision"]["options"]
        assert back["view"]["players"] == state["view"]["players"]
        assert back["events"][-1]["kind"] == "undo"
        assert two.refused("answer", table=table, yes=True) == "nothing_asked"


def test_against_bots_a_choice_is_taken_back_at_once(person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "bot", options={"first_player": 0})["id"]
    with anna.connect() as line:
        state = line.follow(table)
        line.send("choose", table=table, number=0, option=first_option(state))
        after = line.until(lambda m: m["type"] == "state" and m["decision"] is not None and m["number"] > 1)
        assert after["undo"]["how"] == "free"
        line.do("undo", table=table, number=after["number"], to=0)
        assert line.last("state")["view"]["players"] == state["view"]["players"]


def test_who_leaves_is_played_for_and_gets_his_seat_back(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        one.follow(table)
        two.follow(table)
        one.do("leave", table=table, level="easy")
        away = two.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"])["table"]["seats"][0]
        assert away["level"] == "easy"
        state = two.until(lambda m: m["type"] == "state" and m["decision"] is not None)
        assert state["number"] >= 1, "the stand-in has chosen"
        one.do("return", table=table)
        assert two.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["away"])
        two.send("choose", table=table, number=state["number"], option=first_option(state))
        assert one.until(lambda m: m["type"] == "state" and m["decision"] is not None)


def test_subscribing_again_gives_the_seat_back_too(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with bruno.connect() as two:
        two.follow(table)
        with anna.connect() as one:
            one.follow(table)
            one.do("leave", table=table)
        with anna.connect() as one:
            one.follow(table)
            assert not one.last("table")["table"]["seats"][0]["away"]


def test_presence_is_shown_and_nobody_is_stood_in_for_who_is_there_or_has_only_just_gone(person: People) -> None:
    anna, bruno, table = two_at_a_table(person, stand_in_after=600)
    with bruno.connect() as two:
        two.follow(table)
        with anna.connect() as one:
            one.follow(table)
            assert two.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["connected"])
            assert two.refused("stand_in", table=table, seat=0) == "nothing_asked"
        assert two.until(lambda m: m["type"] == "table" and not m["table"]["seats"][0]["connected"])
        assert two.refused("stand_in", table=table, seat=0) == "too_soon"


def test_after_a_while_a_bot_stands_in_by_itself(person: People) -> None:
    _, bruno, table = two_at_a_table(person, stand_in_after=1)
    with bruno.connect() as two:
        assert two.follow(table)["decision"] is None
        two.until(lambda m: m["type"] == "table" and m["table"]["seats"][0]["away"])
        assert two.until(lambda m: m["type"] == "state" and m["decision"] is not None)["number"] >= 1


def test_when_the_clock_runs_out_a_bot_makes_that_one_choice(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    made = anna.table("me", "friend", options={"first_player": 0}, clock=1)
    table = made["id"]
    with anna.connect() as one, bruno.connect() as two:
        one.follow(table)
        two.follow(table)  # before it begins, so that both hear all of it
        bruno.claim(made["invites"]["1"])
        clock = one.until(lambda m: m["type"] == "state" and m["clock"] is not None)["clock"]
        assert clock["seat"] == 0
        assert clock["deadline"] - clock["now"] <= 1000
        two.state(number=1)
        assert not two.last("table")["table"]["seats"][0]["away"]
    moments = anna.get(f"/api/tables/{table}/replay", since=0)["moments"]
    assert moments[0]["by"] == "clock"


def test_a_hint_is_one_of_the_options_and_only_for_who_is_asked(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        state = one.follow(table)
        one.send("hint", table=table, number=0, ref=77)
        hint = one.until(lambda m: m["type"] == "hint")
        assert hint["option"] in [option["option"] for option in state["decision"]["options"]]
        assert (hint["number"], hint["ref"]) == (0, 77)
        assert two.refused("hint", table=table, number=0) == "not_your_turn"
        assert one.refused("hint", table=table, number=5) == "stale"


def test_why_something_cannot_be_chosen_is_said_when_asked(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = anna.table("me", "friend", options={"first_player": 0})
    bruno.claim(table["invites"]["1"])
    with anna.connect() as one, bruno.connect() as two:
        one.follow(table["id"])
        two.follow(table["id"])
        asked = {"table": table["id"], "number": 0}

        def why(line: Line, **target: Any) -> Any:
            line.send("why", **asked, target=target, ref=5)
            answer = line.until(lambda m: m["type"] == "why")
            assert (answer["number"], answer["ref"]) == (0, 5)
            return answer["reason"]

        assert why(one, zone="deck")["id"] == "run-why-new_hand"
        assert why(two, zone="deck") == {"id": "orda-why-turn", "args": {"player": {"seat": 0}}}
        assert one.refused("why", table=table["id"], number=7, target={"zone": "deck"}) == "stale"
        for wrong in ({}, {"card": None}, {"square": [1, 2, 3]}, {"card": "x" * 65}, "deck"):
            one.send("why", **asked, target=wrong)
            assert one.until(lambda m: m["type"] == "error")["code"] == "bad_message"


def test_chat_reaches_everybody_and_is_there_for_who_comes_later(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    with anna.connect() as one, bruno.connect() as two:
        one.follow(table)
        two.follow(table)
        one.do("chat", table=table, text="Ciao <b>a tutti</b>\u202e")
        line = two.until(lambda m: m["type"] == "chat")["lines"][0]
        assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "Ciao <b>a tutti</b>")
        two.heard.clear()
        one.do("chat", table=table, text="again")
        two.until(lambda m: m["type"] == "chat")
        two.ask("ping")
        assert "state" not in [m["type"] for m in two.heard], "talk is no news of the position"
    with person("Sara").connect() as three:
        three.follow(table)
        assert three.last("chat")["lines"][0]["text"] == "Ciao <b>a tutti</b>"


def test_the_host_fills_seats_and_starts(person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "friend", "friend")["id"]
    with anna.connect() as line, person("Bruno").connect() as other:
        line.follow(table)
        other.follow(table)
        assert line.last("state")["decision"] is None
        assert other.refused("start", table=table) == "not_host"
        assert other.refused("seat", table=table, seat=1, kind="bot") == "not_host"
        line.do("seat", table=table, seat=1, kind="bot", level="hard")
        line.do("start", table=table)
        assert line.last("table")["table"]["status"] == "running"
        assert line.last("table")["table"]["seats"][2]["kind"] == "bot"
        if line.last("state")["decision"] is None:
            line.until(lambda m: m["type"] == "state" and m["decision"] is not None)


def test_the_lobby_is_told_as_it_changes(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    with bruno.connect() as line:
        line.do("lobby", on=True)
        table = anna.table("me", "friend", public=True, options={"first_player": 1})["id"]
        news = line.until(lambda m: m["type"] == "lobby" and any(t["id"] == table for t in m["lobby"]["open"]))
        assert not any(t["id"] == table for t in news["lobby"]["mine"])
        assert bruno.post(f"/api/tables/{table}/join") == {"table": table, "seat": 1}
        mine = line.until(lambda m: m["type"] == "lobby" and any(t["id"] == table for t in m["lobby"]["mine"]))
        assert next(t for t in mine["lobby"]["mine"] if t["id"] == table)["my_turn"]
        line.do("lobby", on=False)
    assert any(t["id"] == table for t in bruno.get("/api/tables")["mine"])
    assert not any(t["id"] == table for t in bruno.get("/api/tables")["open"])


def test_others_hear_of_a_new_table_also_when_its_maker_watches_the_lobby(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    with anna.connect() as own, bruno.connect() as line:
        own.do("lobby", on=True)
        line.do("lobby", on=True)
        table = anna.table("me", "friend", public=True)["id"]
        for each in (own, line):
            each.until(lambda m: m["type"] == "lobby" and any(t["id"] == table for t in m["lobby"]["open"]))


def test_a_link_says_what_it_leads_to(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = anna.table("me", {"kind": "friend", "name": "Paola"})
    token = table["invites"]["1"]
    info = bruno.post("/api/links/look", token=token)
    assert (info["state"], info["name"], info["seat"], info["summary"]["game"]) == ("open", "Paola", 1, "run")
    bruno.claim(token)
    assert bruno.post("/api/links/look", token=token)["state"] == "mine"
    assert person("Sara").post("/api/links/look", token=token)["state"] == "used"
    assert person("Sara").refused("POST", "/api/links/claim", token=token) == "link_used"
    mine = bruno.get(f"/api/tables/{table['id']}")["links"]["1"]
    phone = person("Bruno's phone")
    assert phone.claim(mine) == {"table": table["id"], "seat": 1}
    with phone.connect() as line:
        assert line.follow(table["id"])["seat"] == 1


def test_a_new_name_is_shown_at_the_table(person: People) -> None:
    anna, bruno, table = two_at_a_table(person)
    bruno.post("/api/me", name="Bruno il Grande")
    with anna.connect() as one, bruno.connect() as two:
        one.follow(table)
        two.follow(table)
        assert one.until(lambda m: m["type"] == "table" and m["table"]["seats"][1]["name"] == "Bruno il Grande")


def test_everything_is_where_it_was_after_a_restart(person: People, tmp_path: Any) -> None:
    server = Server(str(tmp_path / "orda.sqlite"), None, tmp_path / "log").start()
    anna = Person(server, "Anna")
    table = anna.table("me", "bot", options={"first_player": 0})["id"]
    with anna.connect() as line:
        state = line.follow(table)
        line.do("chat", table=table, text="a domani")
        line.send("choose", table=table, number=0, option=first_option(state))
        before = line.until(lambda m: m["type"] == "state" and m["decision"] is not None and m["number"] > 1)
    server.stop()
    server.start()
    try:
        with Line(server, anna.cookie) as line:
            after = line.follow(table)
            assert after["view"] == before["view"]
            assert after["decision"] == before["decision"]
            assert line.last("chat")["lines"][0]["text"] == "a domani"
        anna.close()
    finally:
        server.stop()
    assert anna.cookie.removeprefix("orda=") not in server.logged()
