"""Imports go down only: engine < games < bots, texts < table < analysis < lab, server < terminal < cli."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "orda"
BELOW: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine", "games"},
    "texts": {"engine", "games"},
    "table": {"engine", "games", "bots", "texts"},
    "analysis": {"engine", "games", "bots", "table"},
    "lab": {"engine", "games", "bots", "texts", "table"},
    "server": {"engine", "games", "bots", "texts", "table", "analysis"},
    "terminal": {"engine", "games", "bots", "texts", "table", "analysis", "lab", "server"},
}


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative imports hide the layer"
            yield node.module or ""
        elif isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)


@pytest.mark.parametrize("layer", [layer for layer in BELOW if (SOURCE / layer).exists()])
def test_imports_go_down_only(layer: str) -> None:
    for path in (SOURCE / layer).rglob("*.py"):
        for module in imported(path):
            if module == "orda" and layer in {"engine", "games"}:
                pytest.fail(f"{path} imports the package itself, which is above it")
            if module.startswith("orda."):
                other = module.split(".")[1]
                assert other == layer or other in BELOW[layer], f"{path} imports {module}, which is not below it"


def test_a_game_imports_no_other_game() -> None:
    for path in (SOURCE / "games").rglob("*/*.py"):
        game = path.relative_to(SOURCE / "games").parts[0]
        for module in imported(path):
            if module.startswith("orda.games."):
                assert module.split(".")[2] == game, f"{path} imports {module}"
