"""Colours where the terminal has them, words wrapped where somebody looks on; plain lines everywhere else."""

from __future__ import annotations

from pathlib import Path

import pytest

from orda.terminal.screen import Keyboard
from tests.driving import AtTerminal, run

PLAY = ("play", "zombinion", "-p", "2", "--seed", "1", "--lang", "en")
ESCAPE = "\x1b["


def first_question(**changes: str) -> str:
    with AtTerminal(*PLAY, **changes) as at:
        at.wait_for(r"for help\):")
        return at.shown


def test_a_terminal_gets_colours() -> None:
    shown = first_question()
    assert f"{ESCAPE}1;32m" in shown
    assert "Take Bullet (cost 0)" in shown


@pytest.mark.parametrize("changes", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_no_color_and_a_dumb_terminal_get_none(changes: dict[str, str]) -> None:
    assert ESCAPE not in first_question(**changes)


def test_a_pipe_gets_plain_lines_that_are_not_wrapped(tmp_path: Path) -> None:
    done = run(*PLAY, typed="i barricade\nq\n", COLUMNS="40", TERM="xterm-256color", XDG_DATA_HOME=str(tmp_path))
    assert ESCAPE not in done.stdout
    assert any(len(line) > 120 for line in done.stdout.splitlines())


def test_words_are_wrapped_at_the_edge_of_a_terminal_and_drawings_are_not() -> None:
    keyboard = Keyboard()
    keyboard.console._force_terminal = True
    keyboard.console.width = 20
    assert (
        keyboard.wrapped("  a line that is wider than twenty", "")
        == "  a line that is\n       wider than\n       twenty"
    )
    assert keyboard.wrapped("  +--------------------------+", "drawn") == "  +--------------------------+"
