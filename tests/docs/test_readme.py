"""The README and the pages it leads to: no link into nothing, no page forgotten, every command there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]
CODE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")


def links(page: Path) -> set[Path]:
    text = CODE.sub("", page.read_text(encoding="utf-8"))
    return {(page.parent / target).resolve() for target in LINK.findall(text)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_every_link_of_a_page_leads_to_a_file(page: Path) -> None:
    assert [str(target.relative_to(ROOT)) for target in links(page) if not target.exists()] == []


def test_every_page_can_be_reached_from_the_readme() -> None:
    reached, waiting = set[Path](), [ROOT / "README.md"]
    while waiting:
        page = waiting.pop()
        if page not in reached and page.suffix == ".md":
            reached.add(page)
            waiting += links(page)
    assert [str(page.relative_to(ROOT)) for page in PAGES if page not in reached] == []


def test_every_picture_is_shown() -> None:
    shown = links(ROOT / "README.md")
    assert [picture.name for picture in (ROOT / "docs" / "images").iterdir() if picture not in shown] == []


def test_every_command_of_the_makefile_is_in_the_readme_and_no_other() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^([a-z]+):", makefile, re.MULTILINE)) - {"tests"}  # that is half of `test`
    table = re.findall(r"^\| `make ([a-z]+)` \|", (ROOT / "README.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert sorted(table) == sorted(targets)
