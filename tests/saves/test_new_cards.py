"""With more cards registered, everything that earlier versions wrote still loads, replays and plays on.

The cards are added as an author would add them: to a copy of the sources, by a file (or a line) of their own.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import orda

ROOT = Path(__file__).parents[2]

# The next free numbers stand for NUMBER: a card that somebody adds must not clash with these.
OF_CARDS = {"off_the_dead": 2, "run": 0, "zombies": 0, "zombinion": 0}  # which of a game's registries has the cards
NEW_CARDS = {
    "off_the_dead/cards/newer.py": '''
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import OWN_ACTION, item, without_a_target


@item(NUMBER, "newer", copies=(2, 2, 2, 2), when=(OWN_ACTION,), targets=without_a_target)
def newer(g: Play, target: int) -> None:
    """You feel new."""
    g.t.level[g.t.active] = 0
''',
    "run/cards.py": '\n\nsymbol("moon", item=NUMBER, zombie=NUMBER + 1)\n',
    "zombies/sets/base/newer.py": '''
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import at_once
from orda.games.zombies.play import Play
from orda.games.zombies.registry import FREE, Hint
from orda.games.zombies.sets.base import BASE


@BASE.item(NUMBER, "newer", copies=3, windows=FREE, in_play=InPlay(points=1), hint=Hint(at_once))
def newer(g: Play, target: int) -> None:
    """In play: one more square a movement."""
''',
    "zombinion/cards/newer.py": '''
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import ACTION, Hint, card


@card(NUMBER, "newer", cost=3, kinds=ACTION, hint=Hint(play=95, take=20, most=3, actions=2))
def newer(g: Play) -> None:
    """+3 cards."""
    g.draw(3)
''',
}

READ_ALL = """
import orda
from tests.saves import read

for game, then in {then!r}.items():
    now = orda.rules(game).newest
    assert now != then, f"{{game}} has no newer card: {{now}}"
read.main()
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The sources with a card more in every game."""
    folder = tmp_path_factory.mktemp("newer")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__", "static", "*.so"))
    shutil.copytree(ROOT / "tests" / "saves", folder / "tests" / "saves")
    (folder / "tests" / "__init__.py").touch()
    for path, text in NEW_CARDS.items():
        with (folder / "src" / "orda" / "games" / path).open("a", encoding="utf-8") as file:
            game = path.partition("/")[0]
            file.write(text.replace("NUMBER", str(orda.rules(game).newest[OF_CARDS[game]] + 1)))
    return folder


def run_in(folder: Path, program: str) -> str:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_old_saves_and_matches_go_on_with_more_cards_registered(copy: Path) -> None:
    then = {game: orda.rules(game).newest for game in {path.partition("/")[0] for path in NEW_CARDS}}
    run_in(copy, READ_ALL.format(then=then))


@pytest.mark.parametrize("game", sorted({path.partition("/")[0] for path in NEW_CARDS}))
def test_a_game_begun_earlier_is_set_up_without_the_new_card(copy: Path, game: str) -> None:
    """The same seed deals the same, as long as the game is told what there was; otherwise the new card is in."""
    newest = orda.rules(game).newest
    options = {"kingdom": "random"} if game == "zombinion" else {}
    program = f"""
import json, orda
begun = orda.rules({game!r}).begin(3, 7, {options!r}, {newest!r}).save()
fresh = orda.new({game!r}, players=3, seed=7, **{options!r}).save()
print(json.dumps([begun, fresh["table"]["newest"]]))
"""
    begun, fresh = json.loads(run_in(copy, program))
    assert begun == orda.rules(game).begin(3, 7, options, newest).save()
    assert fresh > list(newest)
