"""Pages of docs/ that can be followed to the letter: their code blocks, and a copy of the project to carry them out in.

A block that goes into a file stands under a line that says where:

    New file `tests/games/run/test_umbrella.py`:
    In `src/orda/games/run/texts/en.ftl`, at the end:
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
COPIED = ("src", "tests", "docs", "pyproject.toml")
LEFT_OUT = shutil.ignore_patterns("__pycache__", "static", "static.new", "*.so", "images")
HEADING = re.compile(r"^## (.+)$")
PLACE = re.compile(r"^(?:New file `(?P<new>[^`]+)`|In `(?P<old>[^`]+)`, at the end):$")


@dataclass(frozen=True)
class Block:
    """Lines of a page that go into a file."""

    section: str
    path: str
    is_new: bool
    text: str

    def carry_out(self, project: Path) -> None:
        file = project / self.path
        if self.is_new:
            assert not file.exists(), f"the page makes {self.path}, which is there already"
            file.write_text(self.text, encoding="utf-8")
        else:
            gap = "\n\n" if file.suffix == ".py" else "\n"
            file.write_text(file.read_text(encoding="utf-8") + gap + self.text, encoding="utf-8")


def blocks(page: str) -> list[Block]:
    """All of a page, in its order; one without a place is only to be read."""
    found: list[Block] = []
    section, place, fence, lines = "", None, False, [""]
    for line in (ROOT / "docs" / page).read_text(encoding="utf-8").splitlines():
        if line.startswith("```"):
            if fence and place:
                found.append(Block(section, place["new"] or place["old"], bool(place["new"]), "\n".join([*lines, ""])))
            fence, place, lines = not fence, place if not fence else None, []
        elif fence:
            lines.append(line)
        elif heading := HEADING.match(line):
            section = heading[1]
        elif line:
            place = PLACE.match(line)
    return found


class Project:
    """A copy of this project in which something may be changed and tried."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in COPIED:
            source = ROOT / name
            if source.is_dir():
                shutil.copytree(source, folder / name, ignore=LEFT_OUT)
            else:
                shutil.copy(source, folder / name)

    def carry_out(self, found: list[Block]) -> None:
        for block in found:
            block.carry_out(self.folder)

    def run(self, *command: str) -> str:
        """A module, with this interpreter and the copy's own orda; what it printed, if all went well."""
        return self.python("-m", *command)

    def python(self, *command: str) -> str:
        env = os.environ | {"PYTHONPATH": str(self.folder / "src"), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
        done = subprocess.run(
            [sys.executable, *command], cwd=self.folder, env=env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def test(self, *arguments: str) -> str:
        return self.run("pytest", "-q", "-p", "no:cacheprovider", *arguments)
