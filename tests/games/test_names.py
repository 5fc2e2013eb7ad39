"""A card is one object: what is of one card, its id, its questions and what it tells, is named in its own file only."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

import orda
from orda.games import off_the_dead, zombies
from orda.games.off_the_dead.registry import ITEMS, MISHAPS, QUOTES, SURVIVORS
from orda.games.zombies.registry import CARDS, EFFECTS

FOLDERS = {"zombies": "sets", "off_the_dead": "cards"}  # where the cards of a game stand
HOMES = {"zombies": Path(zombies.__file__).parent, "off_the_dead": Path(off_the_dead.__file__).parent}
IDS = {
    "zombies": {*CARDS.numbers, *EFFECTS.numbers},
    "off_the_dead": {*ITEMS.numbers, *QUOTES.numbers, *MISHAPS.numbers, *SURVIVORS.numbers},
}
# What a table remembers of a card, in every save, and how a game ended.
STATE = {"zombies": {"extra_turn"}, "off_the_dead": {"panic", "apocalypse"}}
DECLARED = ("question", "tells")  # what a card says it asks and tells

FILES = [(game, path) for game, home in HOMES.items() for path in sorted(home.rglob("*.py"))]
CARD_FILES = [(game, path) for game, path in FILES if FOLDERS[game] in path.relative_to(HOMES[game]).parts[:-1]]
CORE = [pair for pair in FILES if pair not in CARD_FILES]
ELSEWHERE = [path for path in sorted(Path(orda.__file__).parent.rglob("*.py")) if "games" not in path.parts]


@cache
def tree_of(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def texts_in(path: Path) -> set[str]:
    """Every text of a source, docstrings excepted."""
    tree = tree_of(path)
    docs = {id(n.value) for n in ast.walk(tree) if isinstance(n, ast.Expr) and isinstance(n.value, ast.Constant)}
    texts = [n for n in ast.walk(tree) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    return {str(node.value) for node in texts if id(node) not in docs}


@cache
def words_in(path: Path) -> set[str]:
    """Every name and attribute, and every word of its texts: `play:fear` names fear."""
    found = {word for text in texts_in(path) for word in re.findall(r"[a-z0-9_]+", text.lower())}
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Name):
            found.add(node.id.lower())
        elif isinstance(node, ast.Attribute):
            found.add(node.attr.lower())
        elif isinstance(node, ast.alias):
            found.add(node.name.rpartition(".")[2].lower())
    return found


def cards_named(game: str, path: Path) -> list[str]:
    return sorted(words_in(path) & IDS[game] - STATE[game])


@cache
def declared_in(path: Path) -> set[str]:
    """The kinds of questions and events that its cards declare."""
    calls = [node for node in ast.walk(tree_of(path)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)]
    first = [call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id in DECLARED]
    return {str(each.value) for each in first if isinstance(each, ast.Constant)}


@cache
def of_cards(game: str) -> set[str]:
    return {kind for of, path in CARD_FILES if of == game for kind in declared_in(path)}


def name(value: object) -> str:
    return value if isinstance(value, str) else "/".join(Path(str(value)).parts[-3:])


@pytest.mark.parametrize(("game", "path"), CORE, ids=name)
def test_no_source_outside_the_cards_names_one(game: str, path: Path) -> None:
    assert cards_named(game, path) == []


@pytest.mark.parametrize(("game", "path"), CORE, ids=name)
def test_nothing_outside_the_cards_imports_a_file_of_theirs(game: str, path: Path) -> None:
    inside = f"orda.games.{game}.{FOLDERS[game]}."
    imports = [node.module or "" for node in ast.walk(tree_of(path)) if isinstance(node, ast.ImportFrom)]
    assert [module for module in imports if module.startswith(inside)] == []


@pytest.mark.parametrize(("game", "path"), CARD_FILES, ids=name)
def test_a_file_of_cards_names_only_those_that_stand_in_it(game: str, path: Path) -> None:
    others = [other for of, other in CARD_FILES if of == game and other != path]
    homes = {id_ for other in others for id_ in texts_in(other) & IDS[game]}
    assert sorted(texts_in(path) & homes) == []


@pytest.mark.parametrize(("game", "path"), CORE, ids=name)
def test_what_a_card_asks_and_tells_is_named_by_no_rule(game: str, path: Path) -> None:
    assert sorted(texts_in(path) & of_cards(game) - STATE[game]) == []


@pytest.mark.parametrize("path", ELSEWHERE, ids=name)
def test_engine_server_and_laboratory_name_no_card_of_any_game(path: Path) -> None:
    assert sorted(texts_in(path) & {id_ for ids in IDS.values() for id_ in ids}) == []


@pytest.mark.parametrize("game", FOLDERS)
def test_every_card_is_in_one_file(game: str) -> None:
    for id_ in IDS[game] - STATE[game]:
        assert len([path for of, path in CARD_FILES if of == game and id_ in texts_in(path)]) == 1, id_


@pytest.mark.parametrize(
    "planted", ['CARD = "fear"', 'if option == "play:fear>1": ...', "from x import FEAR", "t.fear"]
)
def test_a_card_named_elsewhere_is_found(tmp_path: Path, planted: str) -> None:
    (tmp_path / "rule.py").write_text(f'"""The fear of a docstring is none."""\n{planted}\n', encoding="utf-8")
    assert cards_named("zombies", tmp_path / "rule.py") == ["fear"]


def test_what_cards_ask_and_tell_is_found() -> None:
    assert {"drop", "force_step", "rest"} <= of_cards("zombies")
    assert {"junk", "goggles", "sold_out"} <= of_cards("off_the_dead")
