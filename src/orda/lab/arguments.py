"""What the commands that play games have in common: their arguments, read and checked."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TaskID, TextColumn, TimeRemainingColumn

from orda.engine.errors import OptionError
from orda.engine.rules import Rules

STANDARD_OUTPUT: Final = Path("-")
UNWRAPPED: Final = 10_000
INTERRUPTED: Final = 130  # the exit status of what Ctrl-C ended

GameName = Annotated[str, typer.Argument(help="one of `orda games`", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-p", help="how many play", show_default=False)]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value, as often as needed")]
Seed = Annotated[int, typer.Option("--seed", "-s", min=0, help="same seed, same numbers")]
Jobs = Annotated[int, typer.Option("--jobs", "-j", min=1, help="games at a time")]
EngineName = Annotated[str, typer.Option("--engine", help="processes, or ray: a cluster (RAY_ADDRESS), or one here")]


def players_or_least(rules: Rules[Any], players: int | None) -> int:
    """As asked for, else two, or as few as the game allows."""
    return rules.read_players(players if players is not None else min(max(2, rules.players[0]), rules.players[-1]))


def bots_for(text: str, players: int, mine: int | None) -> list[str]:
    """A bot for each seat; one name serves all, otherwise there must be one for each seat that needs one."""
    names = names_in(text)
    needed = players - (mine is not None)
    if len(names) == 1:
        return names * players
    if len(names) != needed:
        raise OptionError(f"--bots names {len(names)} bots; allowed: one for all, or {needed} with commas")
    if mine is not None:
        names.insert(mine, names[0])
    return names


def names_in(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")]


def read_options(given: list[str] | None) -> dict[str, Any]:
    """`name=value`: JSON where it is JSON, a list where there are commas, `none`, what is in `@file`, else a text."""
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(f"--option {text!r} is not of the form name=value")
        options[name] = read_value(value)
    return options


def read_value(text: str) -> Any:
    if text.startswith("@"):
        inside = [read_inside(Path(path)) for path in text[1:].split(",@")]
        return inside if len(inside) > 1 else inside[0]
    try:
        return json.loads(text)
    except ValueError:
        pass
    if text.lower() == "none":
        return None
    return [part.strip() for part in text.split(",")] if "," in text else text


def read_inside(path: Path) -> Any:
    """A file as the value of an option: JSON, or a text such as a deck."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        raise OptionError(f"--option: {path} cannot be read: {why}") from error
    try:
        return json.loads(text)
    except ValueError:
        return text


def check_writable(option: str, path: Path | None) -> None:
    """Before anything is played: a file that cannot be written is said at once, and one that is there stays."""
    if path is None or path == STANDARD_OUTPUT:
        return
    there = path.exists()
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise OptionError(f"{option} {path} cannot be written: {error.strerror}") from error
    if not there:
        path.unlink()


def write_json(path: Path, data: Any) -> None:
    """`-` is standard output."""
    text = json.dumps(data, indent=1)
    if path == STANDARD_OUTPUT:
        typer.echo(text)
    else:
        path.write_text(f"{text}\n", encoding="utf-8")


def tables(json_file: Path | None = None) -> Console:
    """Where tables and figures go: to standard output, unless JSON has it; wrapped only where somebody looks on."""
    console = Console(stderr=json_file == STANDARD_OUTPUT, highlight=False)
    if not console.is_terminal:
        console.width = UNWRAPPED
    return console


@contextmanager
def progress_bar(what: str, total: int) -> Iterator[tuple[Progress, TaskID]]:
    """Shown where somebody looks on, with the time that is left."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        yield progress, progress.add_task(what, total=total)
