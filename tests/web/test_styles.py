"""Styles: names of classes say what they are for, and nothing is important but the reset."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).parents[2] / "web" / "src"
RESET: Final = "css/base.css"
KNOWN: Final = {"on", "qr"}  # short, and clear to everybody


def sheets() -> Iterator[tuple[str, str]]:
    """Each file with styles, and these without their comments."""
    for path in sorted([*SOURCE.rglob("*.css"), *SOURCE.rglob("*.svelte")]):
        text = path.read_text(encoding="utf-8")
        found = [text] if path.suffix == ".css" else re.findall(r"<style>(.*?)</style>", text, re.DOTALL)
        yield path.relative_to(SOURCE).as_posix(), re.sub(r"/\*.*?\*/", "", "".join(found), flags=re.DOTALL)


def classes(styles: str) -> set[str]:
    selectors = re.findall(r"([^{};]+)\{", styles)
    return {name for each in selectors if "@" not in each for name in re.findall(r"\.([a-zA-Z][\w-]*)", each)}


def says_nothing(name: str) -> bool:
    """`c-n`, `z1`, `go`: there is no word in it, or it begins with a letter that stands for one."""
    parts = [re.sub(r"\d", "", part) for part in name.split("-")]
    return name not in KNOWN and (len(parts[0]) < 2 or max(map(len, parts)) < 3)


def test_names_of_classes_are_words() -> None:
    found = {(file, name) for file, styles in sheets() for name in classes(styles)}
    assert len(found) > 500, "the styles are not found"
    assert sorted(each for each in found if says_nothing(each[1])) == []
    assert all(map(says_nothing, ("c-n", "k-aim", "z1", "go", "to-n")))
    assert not any(map(says_nothing, ("corridor-n", "kind-aim", "zone-1", "primary", "in-play", "my-side")))


def test_nothing_is_important_outside_the_reset() -> None:
    assert [file for file, styles in sheets() if "!important" in styles and file != RESET] == []
