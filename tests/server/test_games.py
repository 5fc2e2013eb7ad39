"""Every game there is, over the same server that knows none of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import orda
from tests.server.harness import Line, Person

People = Callable[[str], Person]
ENOUGH = 250  # choices; long games need not be finished here
LONG = 300.0  # for bots who think


def asked(line: Line, beyond: int = -1) -> dict[str, Any]:
    """The next state in which I am asked, or the game is over."""
    return line.until(
        lambda m: m["type"] == "state" and m["number"] > beyond and (m["decision"] or m["view"]["result"]), LONG
    )


@pytest.mark.parametrize("game", orda.games())
def test_a_game_is_played_taken_back_hinted_left_to_a_bot_and_gone_on_from(game: str, person: People) -> None:
    anna = person("Anna")
    low = orda.rules(game).players[0]
    table = anna.table("me", *["bot:hard"] * (low - 1), game=game)["id"]
    with anna.connect() as line:
        line.send("subscribe", table=table)
        state = asked(line)
        for n in range(12):
            if state["view"]["result"] is not None:
                break
            options = [option["option"] for option in state["decision"]["options"]]
            assert len(set(options)) == len(options)
            option = options[0]
            if n % 4 == 1:
                line.send("hint", table=table, number=state["number"])
                option = line.until(lambda m: m["type"] == "hint")["option"]
                assert option in options
            if n == 6:
                line.do("undo", table=table, number=state["number"])
                state = line.last("state")
                state = state if state["decision"] else asked(line)
                option = state["decision"]["options"][-1]["option"]
            line.send("choose", table=table, number=state["number"], option=option)
            state = asked(line, state["number"])
        if state["view"]["result"] is None:
            line.do("leave", table=table, level="hard")
            state = line.until(lambda m: m["type"] == "state" and (m["view"]["result"] or m["number"] >= ENOUGH), LONG)
            if state["view"]["result"] is None:
                line.do("return", table=table)
    replay = anna.get(f"/api/tables/{table}/replay", since=-1, count=40, views=1, seat=0)
    assert [moment["number"] for moment in replay["moments"]] == list(range(len(replay["moments"])))
    seats = [{"kind": "me"}] + [{"kind": "bot"}] * (low - 1)
    number = min(10, len(replay["moments"]) - 2)  # a quick game may be over by then
    forked = anna.post(f"/api/tables/{table}/fork", number=number, seats=seats, seat=0)
    then = replay["moments"][number]["view"]
    now = anna.get(f"/api/tables/{forked['id']}/replay", since=-1, count=1, views=1, seat=0)["moments"][0]["view"]
    assert without_asked(now) == without_asked(then)
    if state["view"]["result"] is not None:
        assert anna.get(f"/api/tables/{table}/verify")["ok"]
        again = anna.post(f"/api/tables/{table}/rematch")
        assert again["game"] == game


def without_asked(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "asked"}


def test_a_lesson_is_a_table_of_mine_with_easy_bots_and_the_same_opening_for_everybody(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    for game in anna.get("/api/games")["games"]:
        assert game["lesson"], game["name"]
        table = anna.post(f"/api/games/{game['name']}/lesson")
        assert table["lesson"]
        assert [seat["mine"] for seat in table["seats"]] == [True] + [False] * (table["players"] - 1)
        assert {seat["level"] for seat in table["seats"][1:]} == {"beginner"}
        assert not table["public"]
        assert bruno.post(f"/api/games/{game['name']}/lesson")["commitment"] == table["commitment"]
    assert not anna.table("me", "bot")["lesson"]
    assert anna.refused("POST", "/api/games/chess/lesson") == "no_such_game"
