"""Games of the terminal kept in files: saved, left, gone on with, and what is wrong with a file said in one line."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import orda
from orda.engine.errors import OptionError
from orda.table.file import verify
from orda.terminal.piles import choices
from orda.terminal.play import Terminal
from orda.terminal.session import go_on
from orda.texts import Speaker
from tests.driving import AtTerminal, Typed, command_in, play_on, run, sit

ONES = ["1"] * 400


def test_a_game_gone_on_with_ends_like_one_that_was_never_left(tmp_path: Path) -> None:
    """Bots included: the same typed lines give the same last lines."""
    for game in orda.games():
        whole, screen = sit(game, *ONES, seed=8)
        first_or_last(whole, screen)
        kept = tmp_path / f"{game}.json"
        left, part = sit(game, seed=8)
        left.session.path = kept
        first_or_last(left, part, most=7)
        back = Terminal(go_on(kept, None, watch=False), Speaker("en"), Typed())
        rest = back.screen
        assert isinstance(rest, Typed)
        first_or_last(back, rest)
        assert back.game.save() == whole.game.save()
        assert rest.printed[-4:] == screen.printed[-4:]


def first_or_last(terminal: Terminal, screen: Typed, most: int = 10_000) -> None:
    """Types the first or the last option, by the number of the choice, which is the same after a load."""
    asked = 0

    def read(prompt: str) -> str:
        nonlocal asked
        asked += 1
        if asked > most:
            raise EOFError
        offered = sorted(choices(terminal.game, terminal.view))
        return str(offered[0] if terminal.session.match.number % 3 else offered[-1])

    screen.read = read  # type: ignore[method-assign]
    play_on(terminal)


def test_the_file_is_a_match_that_can_be_verified(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal, _ = sit("run", *ONES, seed=5)
    terminal.session.path = kept
    play_on(terminal)
    assert verify(kept.read_bytes()).code == "fair"
    assert not list(tmp_path.glob(".*"))


def test_what_was_taken_back_is_taken_back_in_the_file_too(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal, _ = sit("zombinion", "18", "u", "18")
    terminal.session.path = kept
    play_on(terminal)
    terminal.session.keep()
    back = go_on(kept, None, watch=False)
    assert verify(kept.read_bytes()).code == "running"
    assert back.game.save() == terminal.game.save()
    assert back.undo() == "done"


def test_the_file_is_up_to_date_whenever_the_player_is_asked(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal, screen = sit("run")
    terminal.session.path = kept
    sizes = []

    def read(prompt: str) -> str:
        sizes.append(len(json.loads(kept.read_text())["entries"]))
        assert sizes[-1] == terminal.session.match.number
        if len(sizes) > 3:
            raise EOFError
        return "1"

    screen.read = read  # type: ignore[method-assign]
    play_on(terminal)
    assert sizes == sorted(set(sizes))


def test_a_game_one_looks_on_at_is_kept_each_round(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal, screen = sit("run", seat=None, seed=2)
    terminal.session.path, terminal.pace = kept, 1.0
    sizes: list[int] = []

    def pause(seconds: float) -> None:
        sizes.append(len(json.loads(kept.read_text())["entries"]))

    screen.pause = pause  # type: ignore[method-assign]
    terminal.play()
    assert len(set(sizes)) == screen.printed.count("The table:") > 2
    assert verify(kept.read_bytes()).code == "fair"


def test_one_may_sit_down_elsewhere_or_only_look_on(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal, _ = sit("run", "1", players=3)
    terminal.session.path = kept
    play_on(terminal)
    assert go_on(kept, None, watch=False).seat == 0
    assert go_on(kept, 2, watch=False).seat == 2
    looking = go_on(kept, None, watch=True)
    Terminal(looking, Speaker("en"), Typed()).play()
    assert looking.game.result is not None


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"nonsense", "this is not an exported match"),
        (b"{}", "this is not an exported match: Object missing required field `orda_match`"),
        (None, "cannot be read: No such file or directory"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(tmp_path: Path, content: bytes | None, complaint: str) -> None:
    path = tmp_path / "game.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(OptionError, match=re.escape(complaint)) as error:
        go_on(path, None, watch=False)
    assert f"--load {path}" in str(error.value)


def test_a_file_that_was_changed_by_hand_is_refused(tmp_path: Path) -> None:
    kept = tmp_path / "game.json"
    terminal, _ = sit("run", "1", "1")
    terminal.session.path = kept
    play_on(terminal)
    data = json.loads(kept.read_text())
    data["entries"][0][2] = 12345
    kept.write_text(json.dumps(data))
    with pytest.raises(OptionError, match="choice 1 differs"):
        go_on(kept, None, watch=False)


def test_a_file_that_cannot_be_written_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    terminal, screen = sit("run", "1", "1")
    terminal.session.path = tmp_path / "no" / "such" / "folder.json"
    play_on(terminal)
    assert screen.text.count("folder.json cannot be written: No such file or directory") == 3
    assert screen.waiting == []


def test_leaving_where_nothing_can_be_kept_says_so(tmp_path: Path) -> None:
    (tmp_path / "orda").write_text("not a folder")
    done = run("play", "run", "-p", "2", typed="q\n", XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0
    assert done.stderr == f"orda: {tmp_path}/orda/played cannot be made: Not a directory\n"


# -- on the command line --------------------------------------------------------------------


def test_save_and_load_on_the_command_line(tmp_path: Path) -> None:
    kept = str(tmp_path / "game.json")
    done = run("play", "run", "-p", "3", "--name", "Ada", "--seed", "5", "--lang", "en", "--save", kept, typed="1\nq\n")
    assert done.returncode == 0, done.stderr
    assert done.stdout.rstrip().endswith(f"You left the table. To go on: orda play --load {kept}")
    done = run("play", "--load", kept, "--lang", "it", typed="1\n" * 200)
    assert done.returncode == 0, done.stderr
    assert re.match(r"Di nuovo al tavolo dopo \d+ scelte\.", done.stdout)
    assert "Tocca a te." in done.stdout
    assert "La partita è finita." in done.stdout
    assert run("verify", kept).stdout.startswith("fair: ")
    again = run("play", "--load", kept, "--lang", "en")
    assert again.returncode == 0
    assert "The game is over." in again.stdout


def test_a_kept_game_goes_into_a_servers_database_and_comes_back(tmp_path: Path) -> None:
    kept, back, database = (str(tmp_path / name) for name in ("game.json", "back.json", "db.sqlite"))
    run("play", "run", "-p", "2", "--seed", "3", "--save", kept, typed="1\n1\nq\n")
    table = run("import", kept, "--database", database).stdout.strip()
    assert run("export", table, back, "--database", database).returncode == 0
    assert go_on(Path(back), None, watch=False).game.save() == go_on(Path(kept), None, watch=False).game.save()


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (
            ["run", "--save", "{there}"],
            "--save {there} is there already; allowed: a new file, or --load {there} to go on",
        ),
        (["run", "--save", "/nowhere/x"], "--save /nowhere/x cannot be written"),
        (["--load", "{there}"], "--load {there}: this is not an exported match"),
        (["--load", "/nowhere/x"], "--load /nowhere/x cannot be read"),
        (
            ["run", "--load", "{there}", "-p", "2"],
            "--load goes on with the game of the file; not allowed with it: GAME, --players",
        ),
    ],
)
def test_wrong_files_are_said_in_one_line_before_the_game(tmp_path: Path, args: list[str], complaint: str) -> None:
    there = tmp_path / "there.json"
    there.write_text("something")
    done = run("play", *(arg.format(there=there) for arg in args))
    assert done.returncode == 2
    assert complaint.format(there=there) in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""
    assert there.read_text() == "something"


# -- Ctrl-C ---------------------------------------------------------------------------------


def test_ctrl_c_leaves_with_130_and_says_how_to_come_back(tmp_path: Path) -> None:
    with AtTerminal("play", "run", "-p", "2", "--seed", "1", "--lang", "en", XDG_DATA_HOME=str(tmp_path)) as at:
        at.wait_for(r"for help\):")
        at.type("1")
        at.wait_for(r"for help\):")
        at.interrupt()
        assert at.end() == 130
        assert "Traceback" not in at.shown
        back = command_in(at.shown, tmp_path)
    with AtTerminal(*back, "--lang", "en") as at:
        at.wait_for(r"Back at the table after \d+ choices[^$]*for help\):")
        at.type("q")
        assert at.end() == 0
        assert command_in(at.shown, tmp_path) == back


def test_ctrl_c_while_looking_on_leads_back_to_looking_on(tmp_path: Path) -> None:
    watching = ["play", "zombies", "-p", "2", "--watch", "--pace", "0.2", "--lang", "en", "--seed", "1"]
    with AtTerminal(*watching, XDG_DATA_HOME=str(tmp_path)) as at:
        at.wait_for("The table:")
        at.interrupt()
        assert at.end() == 130
        back = command_in(at.shown, tmp_path)
    assert back[-1] == "--watch"
    with AtTerminal(*back, "--lang", "en", "--pace", "60") as at:
        at.wait_for("The table:")


def test_ctrl_c_before_the_game_leaves_with_130_too() -> None:
    with AtTerminal("play", "--lang", "en") as at:
        at.wait_for("Which game")
        at.wait_for("> $")
        at.interrupt()
        assert at.end() == 130
        assert "Traceback" not in at.shown
