"""Which language the terminal speaks."""

from __future__ import annotations

import locale
import os
from typing import Annotated

import typer

from orda.engine.errors import OptionError
from orda.texts import LANGUAGES

Lang = Annotated[str | None, typer.Option("--lang", "-l", help="it or en; as the system has it if not given")]


def language(chosen: str | None) -> str:
    if chosen is not None and chosen not in LANGUAGES:
        raise OptionError(f"--lang {chosen!r} is unknown; allowed: {', '.join(LANGUAGES)}")
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return chosen or ("it" if system.lower().startswith("it") else "en")
