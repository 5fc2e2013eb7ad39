"""The compiled build: what is written out for the compiler plays the same games, and so does what it makes of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import compiling
import pytest
from compiled_text import SOURCE, expanded

import orda
from orda.engine.data import Record
from orda.engine.version import build, is_compiled

PLAY = """
import builtins
builtins.mypyc_attr = lambda **_: lambda cls: cls  # the compiler knows these two; nothing imports them at run time


class i64(int):  # a word of 64 bits that wraps round
    pass


def wrapping(name):
    operation = getattr(int, name)
    return lambda word, other: i64((operation(word, other) + (1 << 63)) % (1 << 64) - (1 << 63))


for name in ("add", "mul", "and", "or", "xor", "lshift", "rshift"):
    setattr(i64, f"__{name}__", wrapping(f"__{name}__"))
builtins.i64 = i64
import hashlib, json, orda
from orda.engine.rng import Chance
from orda.engine.playthroughs import playthrough
from orda.engine.testing import Case
import orda.engine.version
print(orda.engine.version.build())
for name in orda.games():
    rules = orda.rules(name)
    for players in (rules.players[0], rules.players[-1]):
        for options in list(rules.beginning.option_sets(players))[:2]:
            text = playthrough(Case(rules, players, 3, options))
            game = orda.new(name, players=players, seed=3, **options)
            game.telling, chance = False, Chance(3)
            for _ in range(300):
                if game.decision is not None:
                    game.apply(chance.choice(game.decision.options))
            text += json.dumps(game.save())
            copy = orda.load(game.clone().save())
            assert copy.save() == game.save()
            print(name, players, hashlib.sha256(text.encode()).hexdigest())
"""


def games_of(folder: Path) -> tuple[str, list[str]]:
    """Which build runs from this folder, and what it plays."""
    environment = os.environ | {"PYTHONPATH": str(folder)}
    command = [sys.executable, "-c", PLAY]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    build_said, *lines = done.stdout.splitlines()
    return build_said, lines


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if is_compiled():
        pytest.skip("it is written from plain classes: compiled ones do not keep their declarations")
    folder = tmp_path_factory.mktemp("copy")
    compiling.write_copy(folder)
    return folder


@pytest.fixture(scope="module")
def plain(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """What the sources play as plain Python, also where they lie beside compiled modules."""
    folder = tmp_path_factory.mktemp("plain")
    compiling.copy_sources(folder)
    said, lines = games_of(folder)
    assert said == "plain Python"
    return lines


def test_the_copy_for_the_compiler_plays_the_same_games(copy: Path, plain: list[str]) -> None:
    assert games_of(copy)[1] == plain


def test_the_build_at_hand_plays_the_same_games(plain: list[str]) -> None:
    said, lines = games_of(SOURCE)
    assert said == build() == ("compiled with mypyc" if is_compiled() else "plain Python")
    assert lines == plain


def test_only_modules_that_must_say_more_are_changed(copy: Path) -> None:
    changed = [path for path in compiling.sources() if (copy / path).read_text() != (SOURCE / path).read_text()]
    assert Path("orda/games/run/table.py") in changed
    assert Path("orda/games/run/advice.py") not in changed


def test_a_function_that_is_only_registered_is_registered_below_it(copy: Path) -> None:
    text = (copy / "orda/games/run/turn.py").read_text()
    assert "@step" not in text
    assert "step(played)\n" in text
    steps = (SOURCE / "orda/games/run/turn.py").read_text().count("@step")
    assert text.count("\nstep(") == steps
    assert "@lru_cache" in (copy / "orda/games/zombies/city.py").read_text(), "that one gives back another"


def test_what_is_told_is_put_together_only_if_somebody_listens_and_only_if_that_changes_nothing() -> None:
    text = "from __future__ import annotations\ndef f(g):\n    {}\n"
    for told, listens in (
        ('g.tell("turn", ALL, g.t.turn)', True),
        ('g.tell("walk", ALL, t.city.xy(square))', True),
        ('g.tell("heal", ALL, g.t.heal(2))', False),
        ("g.told.append(1)", False),
    ):
        said = f"if g.telling: {told}" if listens else told
        assert f"    {said}\n" in expanded(text.format(told), "orda.engine.bot")


def test_records_written_out_have_no_declarations_left(copy: Path) -> None:
    text = (copy / "orda/games/run/table.py").read_text()
    assert "deck: list[int] = []  #" not in text
    assert "def copy(self) -> _Self:" in text
    assert "def to_data(self)" in text


def test_a_record_in_plain_python_works_on_either_build() -> None:
    class Walk(Record):
        mover: int = 3
        used: list[int] = []  # noqa: RUF012 - every record gets a list of its own

    walk = Walk(mover=4)
    walk.used.append(7)
    other = walk.copy()
    other.used.append(8)
    assert (walk.to_data(), other.to_data()) == ({"mover": 4, "used": [7]}, {"mover": 4, "used": [7, 8]})
    assert Walk.from_data({"mover": 1, "used": []}, "walk").mover == 1


def test_bots_of_users_derive_from_any_of_ours_on_either_build() -> None:
    for kind in {kind for game in orda.games() for kind in orda.rules(game).bots.values()}:
        assert isinstance(type("Own", (kind,), {})(1), kind)


def test_every_bot_says_to_the_compiler_that_others_derive_from_it(copy: Path) -> None:
    text = (copy / "orda/games/zombinion/bot.py").read_text()
    assert text.count("allow_interpreted_subclasses=True") == 3


def test_without_a_compiler_the_wheel_stays_plain(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    hatch_build = pytest.importorskip("hatch_build")
    monkeypatch.setattr("shutil.which", lambda _: None)
    data: dict[str, object] = {"force_include": {}}
    hatch_build.add_compiled(data)
    assert data == {"force_include": {}}
    assert "no C compiler was found" in capsys.readouterr().err
    monkeypatch.setattr(sys, "argv", ["compiling.py"])
    monkeypatch.setattr(compiling, "remove", lambda: None)
    with pytest.raises(SystemExit, match="needs a C compiler"):
        compiling.main()


def test_wheels_are_compiled_only_where_that_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    hatch_build = pytest.importorskip("hatch_build")
    monkeypatch.delenv("ORDA_COMPILE", raising=False)
    assert not hatch_build.wants_compiled()
    monkeypatch.setenv("ORDA_COMPILE", "1")
    assert hatch_build.wants_compiled()
