"""Tables played over a live server: by people, by bots, by both, and by a bot from outside."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.server.harness import START, Person, Server, play_out

People = Callable[[str], Person]
EXAMPLE = Path(__file__).parents[2] / "examples" / "bot.py"


def test_two_people_play_a_game_to_the_end(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = anna.table("me", "friend")
    assert table["status"] == "open"
    bruno.claim(table["invites"]["1"])
    with anna.connect() as one, bruno.connect() as two:
        end = play_out([one, two], table["id"], random.Random(1))
    assert end["view"]["result"]["reason"] in ("five_items", "last_alive")
    after = anna.get(f"/api/tables/{table['id']}")
    assert after["status"] == "over"
    assert [seat["name"] for seat in after["seats"]] == ["Anna", "Bruno"]


def test_one_person_plays_against_bots_of_every_level(person: People) -> None:
    anna = person("Anna")
    table = anna.table("me", "bot:easy", "bot:medium", "bot:hard", "bot:greedy")
    assert table["status"] == "running"
    with anna.connect() as line:
        end = play_out([line], table["id"], random.Random(2))
    assert end["view"]["result"] is not None
    assert end["number"] > 5


def test_a_bot_from_outside_sits_in_a_seat_with_the_same_protocol(person: People, server: Server) -> None:
    anna = person("Anna")
    table = anna.table("bot:hard", "friend")
    command = [sys.executable, str(EXAMPLE), server.url, table["invites"]["1"]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=START, check=False)
    assert done.returncode == 0, done.stderr
    assert "winners" in done.stdout
    seats = anna.get(f"/api/tables/{table['id']}")["seats"]
    assert seats[1]["name"] == "External bot"
    assert len(EXAMPLE.read_text().splitlines()) <= 40


def test_everything_the_server_knows_of_its_games_can_be_asked(person: People) -> None:
    anna = person("Anna")
    games = anna.get("/api/games")["games"]
    run = next(game for game in games if game["name"] == "run")
    assert run["players"] == {"min": 2, "max": 7}
    assert run["official"] == {"min": 3, "max": 7}
    assert [option["name"] for option in run["options"]] == ["first_player"]
    for language in ("it", "en"):
        assert "run-name" in anna.http.get(run["texts"][language]).text
    assert json.loads(anna.http.get("/api/openapi.json").text)["openapi"] == "3.1.0"
