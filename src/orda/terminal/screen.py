"""Where lines go and come from: roles instead of colours, and colours only where the terminal has them."""

from __future__ import annotations

import sys
import textwrap
import time
from typing import Final, Protocol

from rich.console import Console
from rich.text import Text

# What a line is, and how that looks; NO_COLOR, TERM=dumb and pipes give plain text.
STYLES: Final = {
    "": "",
    "heading": "bold",
    "asked": "bold yellow",
    "choice": "",
    "card": "",
    "gone": "dim",
    "drawn": "",
    "error": "red",
    "over": "bold",
}
# Parts of lines of a role: a pattern, and how what it finds looks.
PARTS: Final = {
    "choice": [(r"^ *\d+\.", "bold green"), (r"\[[^\]]*\]$", "cyan")],
    "card": [(r"^[^:]*:", "bold")],
    "drawn": [(r"(?<=.{7})[zZd]", "bold red"), (r"(?<=.{7})[1-9&](?= *[|.:zZd+*'])", "bold yellow")],
}
HANGING: Final = "     "  # how a line goes on that is wider than the terminal


class Screen(Protocol):
    """Raises EOFError when nobody types any more."""

    def line(self, text: str = "", role: str = "") -> None: ...

    def read(self, prompt: str) -> str: ...

    def pause(self, seconds: float) -> None: ...


class Keyboard:
    """The terminal we are in, or whatever its input and output are joined to."""

    def __init__(self) -> None:
        self.console = Console(markup=False, highlight=False, emoji=False, soft_wrap=True)

    def line(self, text: str = "", role: str = "") -> None:
        for piece in text.split("\n"):
            self.console.print(self.painted(self.wrapped(piece, role), role))

    def wrapped(self, text: str, role: str) -> str:
        """At words on a terminal; a drawing never, nor what goes to a pipe or a file."""
        if role == "drawn" or not self.console.is_terminal:
            return text
        indent = text[: len(text) - len(text.lstrip())]
        rest = textwrap.wrap(text.strip(), self.console.width - len(indent), subsequent_indent=HANGING)
        return "\n".join(indent + piece for piece in rest)

    def painted(self, text: str, role: str) -> Text:
        if self.console.no_color:
            return Text(text)
        painted = Text(text, style=STYLES[role])
        for pattern, style in PARTS.get(role, ()):
            painted.highlight_regex(pattern, style)
        return painted

    def read(self, prompt: str) -> str:
        sys.stdout.flush()
        return input(prompt)

    def pause(self, seconds: float) -> None:
        time.sleep(seconds)
