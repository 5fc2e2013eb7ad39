"""The heuristic bots of the first version, kept for comparison, of every game in one class:

    python -m orda match zombinion --bots hunter,bench.first:First --games 400

Nothing of them is kept twice: their sources are those of a commit, unpacked into build/ under another name. They judge
the positions of today's games, as long as tables are what they were then. Needs git and the history of the project.
"""

from __future__ import annotations

import importlib
import io
import re
import subprocess
import sys
import tarfile
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from orda.engine.bot import Bot
from orda.engine.game import Game

ROOT = Path(__file__).parents[1]
COMMIT = "f0475cd2ef33b63a5cff7efeaa3e85940ea8cbe1"
FOLDER = ROOT / "build" / f"first-bots-{COMMIT[:12]}"
NAME = "orda_first"
IMPORT = re.compile(r"^(\s*(?:from|import) )orda\b", re.MULTILINE)
FRAME = "g.stack[-1].args", "g.stack[-1][2]"  # what a question's step was handed, then and today
AT_RANDOM = ("run",)  # where the bot chose at random among the best; elsewhere it took the first of them


class First(Bot):
    """Takes what looked best then."""

    name = "first"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        rates = rates_of(game.rules.name)(game)
        best = max(rates)
        options = [o for o, rate in zip(game.decision.options, rates, strict=True) if rate == best]
        return self.chance.choice(options) if game.rules.name in AT_RANDOM else options[0]


@cache
def rates_of(game: str) -> Callable[[Game[Any]], list[float]]:
    """How good each option looked then."""
    if not FOLDER.exists():
        unpack()
    sys.path.append(str(FOLDER))
    rates: Callable[[Game[Any]], list[float]] = importlib.import_module(f"{NAME}.games.{game}").RULES.rates
    return rates


def unpack() -> None:
    """The package as it was, importing itself by its other name."""
    command = ["git", "archive", COMMIT, "src/orda/engine", "src/orda/games"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the first bots are not in this copy's history ({COMMIT[:12]}): {done.stderr.decode()}")
    with tarfile.open(fileobj=io.BytesIO(done.stdout)) as archive:
        for member in archive.getmembers():
            file = archive.extractfile(member)
            if file is not None:
                path = FOLDER / NAME / Path(member.name).relative_to("src/orda")
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_bytes(renamed(path, file.read()))
    (FOLDER / NAME / "__init__.py").touch()


def renamed(path: Path, data: bytes) -> bytes:
    """And reading frames as they are today."""
    return IMPORT.sub(rf"\1{NAME}", data.decode()).replace(*FRAME).encode() if path.suffix == ".py" else data
