"""What a page quotes from the sources stands there: line for line, in that order; lines may be left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SOURCE = re.compile(r"[Ff]rom `([^`]+)`:$")
PAGES = sorted((ROOT / "docs").rglob("*.md"))


def quotations(page: Path) -> list[tuple[str, list[str]]]:
    """The files that a page quotes, each with the lines under `from <file>:`."""
    found: list[tuple[str, list[str]]] = []
    source, quoting = None, False
    for line in (each.strip() for each in page.read_text(encoding="utf-8").splitlines()):
        if line.startswith("```"):
            quoting = not quoting and source is not None
            if quoting:
                assert source is not None
                found.append((source[1], []))
            source = None
        elif quoting and line:
            found[-1][1].append(line)
        elif line:
            source = SOURCE.search(line)
    return found


def missing(lines: list[str], file: Path) -> list[str]:
    """What does not follow, in the file, on what was quoted before it."""
    rest = iter([line.strip() for line in file.read_text(encoding="utf-8").splitlines()])
    return [line for line in lines if line not in rest]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.name))
def test_what_a_page_quotes_stands_in_the_sources(page: Path) -> None:
    assert {path: lost for path, lines in quotations(page) if (lost := missing(lines, ROOT / path))} == {}


def test_a_page_that_quotes_something_else_is_noticed(tmp_path: Path) -> None:
    page, file = tmp_path / "page.md", tmp_path / "file.py"
    page.write_text("From `file.py`:\n```python\nfirst\nthird\nsecond\n```\n```\nno quotation\n```\n")
    file.write_text("first\nsecond\nthird\n")
    ((path, lines),) = quotations(page)
    assert path == "file.py"
    assert missing(lines, file) == ["second"]
    assert len([each for page in PAGES for each in quotations(page)]) >= 5, "the pages quote the sources"
