"""The figures of the code's shape: short functions, files that are about one thing."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from statistics import median

import pytest

ROOT = Path(__file__).parents[1]
FOLDERS = ("src", "tests", "bench", "examples")
MOST_LINES = 400  # of a file
MEDIAN_LINES = 7  # of a function, from its `def` to its end
LONG = 30  # nine in ten functions are shorter
SHOWN = 15  # of the longest functions, when the figure is missed
CLIENT = ("*.svelte", "*.ts", "*.css", "*.mjs")
GENERATED = "Not to be changed by hand."  # said in the first line of what is made from the Python structs


def files() -> list[Path]:
    return [path for folder in FOLDERS for path in sorted((ROOT / folder).rglob("*.py"))]


def functions(path: Path) -> Iterator[tuple[int, str]]:
    """How long each function of a file is, and where it stands."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            yield node.end_lineno - node.lineno + 1, f"{path.relative_to(ROOT)}:{node.lineno} {node.name}"


def test_no_python_file_has_more_than_400_lines() -> None:
    lengths = {str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines()) for path in files()}
    assert len(lengths) > 100, "the files are not found"
    assert {path: lines for path, lines in lengths.items() if lines > MOST_LINES} == {}


def client_files() -> Iterator[Path]:
    for folder in ("src", "tests", "build"):
        for kind in CLIENT:
            yield from sorted((ROOT / "web" / folder).rglob(kind))


def test_no_file_of_the_client_that_is_written_by_hand_has_more_than_400_lines() -> None:
    texts = {str(path.relative_to(ROOT)): path.read_text(encoding="utf-8").splitlines() for path in client_files()}
    assert len(texts) > 100, "the files are not found"
    by_hand = {path: len(lines) for path, lines in texts.items() if lines and GENERATED not in lines[0]}
    assert {path: lines for path, lines in by_hand.items() if lines > MOST_LINES} == {}


@pytest.mark.parametrize("part", ["src", "tests", "all"])
def test_functions_are_short(part: str) -> None:
    paths = [path for path in files() if part in ("all", path.relative_to(ROOT).parts[0])]
    found = sorted((each for path in paths for each in functions(path)), reverse=True)
    lengths = [lines for lines, _ in found]
    short = sum(lines < LONG for lines in lengths) / len(lengths)
    longest = "\n".join(f"{lines} lines: {where}" for lines, where in found[:SHOWN])
    figures = f"median {median(lengths)}, {short:.1%} under {LONG} lines; the longest:\n{longest}"
    assert median(lengths) <= MEDIAN_LINES, figures
    assert short >= 0.9, figures
