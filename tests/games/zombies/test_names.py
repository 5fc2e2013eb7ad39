"""The rules name no card and no effect: whatever is of one card stands in that card's file."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from orda.games.zombies import HERE
from orda.games.zombies.registry import CARD, LASTING

FILES = sorted(HERE.rglob("*.py"))


def names_in(path: Path) -> set[str]:
    """Every string and every name in a file, docstrings left out."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            found.add(node.value)
        elif isinstance(node, ast.Name):
            found.add(node.id)
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
        elif isinstance(node, ast.alias):
            found.add(node.name)
    return {name.lower() for name in found}


def file_of(module: str) -> Path:
    """Where its text is, also of one that is compiled."""
    return HERE.joinpath(*module.removeprefix("orda.games.zombies.").split(".")).with_suffix(".py")


def home_of() -> dict[str, Path]:
    """Cards and effects by id, with the file they stand in."""
    homes = {card.id: file_of(card.effect.__module__) for card in CARD.values()}
    return homes | {effect.id: homes[effect.card] for effect in LASTING.values()}


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_a_file_names_only_the_cards_that_stand_in_it(path: Path) -> None:
    homes = home_of()
    assert [name for name in names_in(path) if homes.get(name, path) != path] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(HERE)))
def test_nothing_outside_the_sets_imports_a_file_of_theirs(path: Path) -> None:
    inside = path.is_relative_to(HERE / "sets")
    modules = [
        node.module or "" for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
    ]
    assert inside or not [module for module in modules if module.startswith("orda.games.zombies.sets.")]


def test_a_card_named_elsewhere_would_be_found() -> None:
    homes = home_of()
    assert homes["fear"] == HERE / "sets" / "base" / "movement.py"
    assert homes["no_fights"] == HERE / "sets" / "base" / "events.py"
    assert {"fear", "claustrophobia"} <= names_in(homes["fear"])
