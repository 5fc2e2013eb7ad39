"""The notebooks run from beginning to end, and the example learns."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "notebooks").glob("*.ipynb"))


def run(*command: str, folder: Path = ROOT, **environment: str) -> str:
    settings = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path), "MPLBACKEND": "agg"} | environment
    done = subprocess.run(
        [sys.executable, *command], cwd=folder, env=settings, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


EXECUTE = """
import sys, nbformat, nbclient
book = nbformat.read(sys.argv[1], as_version=4)
nbclient.NotebookClient(book, timeout=300, kernel_name="python3").execute()
nbformat.write(book, sys.argv[2])
"""


def test_there_are_notebooks() -> None:
    assert [book.stem for book in NOTEBOOKS] == ["off-the-dead-difficulty", "zombinion-openings"]


@pytest.mark.parametrize("book", NOTEBOOKS, ids=lambda book: book.stem)
def test_a_notebook_runs_and_draws(book: Path, tmp_path: Path) -> None:
    pytest.importorskip("nbclient", reason="nbclient is not installed: pip install 'orda[notebooks]'")
    pytest.importorskip("ipykernel", reason="ipykernel is not installed: pip install 'orda[notebooks]'")
    done = tmp_path / "done.ipynb"
    run("-c", EXECUTE, str(book), str(done), folder=book.parent, ORDA_NOTEBOOK_GAMES="20", MPLBACKEND="")
    cells = [cell for cell in json.loads(done.read_text())["cells"] if cell["cell_type"] == "code"]
    pictures = sum("image/png" in output.get("data", {}) for cell in cells for output in cell["outputs"])
    assert pictures >= 2


def test_the_stored_notebooks_show_their_plots() -> None:
    for book in NOTEBOOKS:
        assert '"image/png"' in book.read_text(), f"{book.name} was stored without its plots"


def test_the_example_learns_to_beat_chance() -> None:
    pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'orda[rl]'")
    last = run("examples/learn.py", "700").splitlines()[-1]
    before, after = [int(word.rstrip("%")) for word in last.split() if "%" in word]
    assert before < 60
    assert after > before + 12
