"""The command line: serve, verify, export, import."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
from pathlib import Path

import pytest

from orda.cli import main
from tests.server.harness import Person, Server, call, play_out, running

FIXTURE = Path(__file__).parents[1] / "table" / "fixtures" / "match-1-run.json"


def orda(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", "orda.cli", *words], capture_output=True, text=True, check=False)


def test_verify_proves_a_fair_match_and_names_the_first_difference(tmp_path: Path) -> None:
    done = orda("verify", str(FIXTURE))
    assert (done.returncode, done.stdout[:5]) == (0, "fair:"), done
    data = json.loads(FIXTURE.read_text())
    data["entries"][10][7] = "0" * 16
    false = tmp_path / "false.json"
    false.write_text(json.dumps(data))
    done = orda("verify", str(false))
    assert done.returncode == 1
    assert done.stdout.startswith("differs: choice 11 differs")


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["verify", "/nowhere/x.json"], "cannot be read"),
        (["serve", "--workers", "2"], "PostgreSQL"),
        (["serve", "--database", "mysql://x/y"], "not supported"),
        (["import", "/nowhere/x.json"], "cannot be read"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["orda", *words])
    with pytest.raises(SystemExit) as caught:
        main()
    assert caught.value.code == 2
    written = capsys.readouterr().err
    assert said in written
    assert len(written.strip().splitlines()) == 1


def test_a_match_that_runs_moves_to_another_database_with_all_its_choices(tmp_path: Path) -> None:
    """Export and import by whoever runs the server; the cards that are hidden stay where they are."""
    one, two = str(tmp_path / "one.sqlite"), str(tmp_path / "two.sqlite")
    with running(Server(one, None, tmp_path / "log")) as server:
        anna = Person(server, "Anna")
        table = anna.table("me", {"kind": "hotseat", "name": "Guido"}, options={"first_player": 0})["id"]
        with anna.connect() as line:
            state = line.follow(table)
            for _ in range(4):
                option = state["decision"]["options"][0]["option"]
                line.send("choose", table=table, number=state["number"], option=option)
                state = line.state(number=state["number"] + 1)
        anna.close()
    file = tmp_path / "match.json"
    assert orda("export", table, str(file), "--database", one).returncode == 0
    assert orda("verify", str(file)).stdout.startswith("running: all 4 entries")
    done = orda("import", str(file), "--database", two)
    assert done.returncode == 0, done.stderr
    moved = done.stdout.strip()
    with running(Server(two, None, tmp_path / "log2")) as server:
        bea = Person(server, "Bea")
        with bea.connect() as line:
            after = line.follow(moved)
        assert after["number"] == 4
        assert after["view"]["players"][0]["items"] == state["view"]["players"][0]["items"]
        bea.close()
    assert orda("export", "nothing", str(file), "--database", one).returncode == 2


def test_health_metrics_and_the_page_are_there(tmp_path: Path) -> None:
    with running(Server(str(tmp_path / "x.sqlite"), None, tmp_path / "log")) as server:
        health = call(server, "/health").json()
        assert (health["ok"], health["database"]) == (True, "sqlite")
        anna = Person(server, "Anna")
        table = anna.table("me", "bot")
        with anna.connect() as line:
            play_out([line], table["id"], random.Random(1))
            assert line.refused("choose", table=table["id"], number=0, option=0) == "stale"
            text = call(server, "/metrics").text
        anna.close()
        for name, low in (("choices_total", 1), ("bot_choices_total", 1), ("connections", 1), ("matches_open", 1)):
            found = re.search(rf"^orda_{name} (\d+)$", text, re.MULTILINE)
            assert found is not None, name
            assert int(found[1]) >= low
        assert 'orda_errors_total{code="stale"} 1' in text
        assert re.search(r"^orda_commit_seconds_count \d+$", text, re.MULTILINE)
        page = call(server, "/any/page")
        assert page.status_code == 200
        assert "text/html" in page.headers["content-type"]
    secrets = [anna.cookie[5:], *table["invites"].values(), *table["links"].values()]
    assert not any(secret in server.logged() for secret in secrets)
    assert "Traceback" not in server.logged()


def test_the_clients_files_are_served_with_its_page_for_its_own_paths(tmp_path: Path) -> None:
    import asyncio

    from orda.server.app import Client

    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<p>page</p>")
    (folder / "assets" / "app.123.js").write_text("1")
    client = Client(folder)

    class Request:
        def __init__(self, path: str) -> None:
            self.path_params = {"path": path}
            self.headers: dict[str, str] = {}

    def get(path: str) -> tuple[int, str, str]:
        answer = asyncio.run(client(Request(path)))  # type: ignore[arg-type]
        return answer.status_code, str(getattr(answer, "path", "")), answer.headers.get("cache-control", "")

    assert get("")[1] == get("table/abc")[1] == str(folder / "index.html")
    assert get("assets/app.123.js")[2].endswith("immutable")
    assert get("assets/gone.js")[0] == get("api/gone")[0] == get("../secret.txt")[0] == 404
