"""`orda play`, and `orda analyse`."""

from __future__ import annotations

import secrets
import shlex
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

import orda
from orda.engine.errors import OptionError
from orda.engine.rules import Rules
from orda.lab.arguments import INTERRUPTED, Options, Players, bots_for, check_writable, read_options
from orda.table import levels
from orda.terminal.analyse import analyse
from orda.terminal.language import Lang, language
from orda.terminal.play import Left, Terminal
from orda.terminal.screen import Keyboard
from orda.terminal.session import Session, begin, go_on
from orda.texts import Speaker

PACE: Final = 0.6

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

app.command()(analyse)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="one of `orda games`; asked for if not given")] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="a bot or level for all others, or one each")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="where you sit, from 1")] = None,
    name: Annotated[str | None, typer.Option("--name", help="your name at the table")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="bots in all seats: only look on")] = False,
    pace: Annotated[
        float | None,
        typer.Option(
            "--pace", min=0, max=60, help=f"seconds after each bot's move; {PACE} with --watch in a terminal, else 0"
        ),
    ] = None,
    save: Annotated[Path | None, typer.Option("--save", help="keep the game in this file, choice by choice")] = None,
    load: Annotated[Path | None, typer.Option("--load", help="go on with the game of this file")] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option("--seed", "-s", min=0, help="the same seed gives the same game")] = None,
    lang: Lang = None,
) -> None:
    """Plays a game in the terminal against bots. Type ? there for help."""
    speaker = Speaker(language(lang))
    check_save(save, load)
    try:
        if load is not None:
            new_game = {"GAME": game, "--players": players, "--bots": bots, "--name": name}
            check_nothing_new(new_game | {"--option": option, "--seed": seed})
            session = go_on(load, None if seat is None else seat - 1, watch)
            check_seat(seat, session.match.setup.players)
            session.path = save or (None if watch else load)
        else:
            seed = secrets.randbits(32) if seed is None else seed
            session = new_session(game, players, bots, seat, name, watch, read_options(option), seed, speaker)
            session.path = save
    except KeyboardInterrupt:
        typer.echo("")
        raise typer.Exit(INTERRUPTED) from None
    run(session, speaker, pace_of(pace, watching=session.seat is None), seed)


def new_session(
    game: str | None,
    players: int | None,
    bots: str | None,
    seat: int | None,
    name: str | None,
    watch: bool,
    options: dict[str, Any],
    seed: int,
    speaker: Speaker,
) -> Session:
    rules = orda.rules(game if game is not None else ask_game(speaker))
    players = players if players is not None else ask_players(rules, speaker, asking=game is None)
    rules.read_players(players)
    check_seat(seat, players)
    mine = None if watch else (seat or 1) - 1
    names = bots_for(bots or levels.strongest(rules), players, mine)
    for bot in names:
        levels.make(rules, bot, 0)  # says what is allowed
    return Session(begin(rules, players, options, seed, names, mine, name or ""), mine)


def check_seat(seat: int | None, players: int) -> None:
    if seat is not None and not 1 <= seat <= players:
        raise OptionError(f"--seat {seat} does not exist; allowed: 1 to {players}")


def check_save(save: Path | None, load: Path | None) -> None:
    """Before anything is played. A game that is there already is not written over."""
    check_writable("--save", save)
    if save is not None and save.exists() and save != load:
        raise OptionError(f"--save {save} is there already; allowed: a new file, or --load {save} to go on with it")


def check_nothing_new(given: dict[str, Any]) -> None:
    too_much = [name for name, value in given.items() if value is not None]
    if too_much:
        raise OptionError(f"--load goes on with the game of the file; not allowed with it: {', '.join(too_much)}")


def pace_of(pace: float | None, watching: bool) -> float:
    if pace is not None:
        return pace
    return PACE if watching and sys.stdout.isatty() else 0.0


def run(session: Session, speaker: Speaker, pace: float, seed: int | None) -> None:
    """The game, and how to come back to it when it is left before its end."""
    table = Terminal(session, Speaker(speaker.language, names_at(session, speaker), session.seat), Keyboard(), pace)
    try:
        if session.entries:
            typer.echo(speaker.text("orda-back", {"count": len(session.entries)}))
        table.play()
    except (Left, KeyboardInterrupt) as reason:
        typer.echo("")
        tell_way_back(session, speaker)
        raise typer.Exit(INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0) from None
    if seed is not None:
        typer.echo(speaker.text("orda-seed", {"seed": str(seed)}))


def names_at(session: Session, speaker: Speaker) -> list[str]:
    return [
        speaker.text("orda-bot", {"number": n + 1}) if place.kind == "bot" else place.name or speaker.name(n)
        for n, place in enumerate(session.match.places)
    ]


def tell_way_back(session: Session, speaker: Speaker) -> None:
    """The game is kept, in a file of its own if it has none; if it cannot be, that is said."""
    try:
        path = shlex.quote(str(session.keep_somewhere()))
    except OptionError as error:
        typer.echo(f"orda: {error}", err=True)
        return
    watch = " --watch" if session.seat is None else ""
    typer.echo(speaker.text("orda-left", {"command": f"orda play --load {path}{watch}"}))


# -- what is asked before a game ---------------------------------------------------------------


def ask_game(speaker: Speaker) -> str:
    names = orda.games()
    typer.echo(speaker.text("orda-which-game"))
    for number, game in enumerate(names, start=1):
        typer.echo(f"  {number}. {speaker.text(f'{game}-name')}: {speaker.text(f'{game}-about')}")
    return names[ask_number("> ", 1, len(names), speaker) - 1]


def ask_players(rules: Rules[Any], speaker: Speaker, asking: bool) -> int:
    low, high = rules.players[0], rules.players[-1]
    if not asking:
        return min(max(4, low), high)
    return ask_number(speaker.text("orda-how-many", {"low": low, "high": high}) + " ", low, high, speaker)


def ask_number(prompt: str, low: int, high: int, speaker: Speaker) -> int:
    while True:
        try:
            typed = input(prompt).strip()
        except EOFError:
            raise typer.Exit(0) from None
        if typed.isascii() and typed.isdigit() and low <= int(typed) <= high:
            return int(typed)
        typer.echo(speaker.text("orda-not-a-number", {"typed": typed, "low": low, "high": high}))
