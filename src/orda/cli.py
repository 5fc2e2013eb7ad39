"""The command line: `orda games`, `orda play`, `orda simulate`. Wrong input gets one clear line and exit status 2."""

from __future__ import annotations

import json
import locale
import os
import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

import orda
from orda.bots import bot_names, make_bot
from orda.engine.errors import OptionError
from orda.engine.messages import Message
from orda.engine.rules import Rules
from orda.lab.simulate import Job, Outcome, check, simulate, spread, wilson
from orda.server import commands
from orda.terminal import Left, Terminal
from orda.texts import LANGUAGES, Speaker

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    help="Orda: one table for four zombie games.",
)

app.add_typer(commands.app)  # serve, verify, export, import

GameName = Annotated[str, typer.Argument(help="one of `orda games`", show_default=False)]
Players = Annotated[int | None, typer.Option("--players", "-p", help="how many play", show_default=False)]
Bots = Annotated[str, typer.Option("--bots", "-b", help="a bot for all seats, or one per seat, with commas")]
Options = Annotated[list[str] | None, typer.Option("--option", "-o", help="name=value, as often as needed")]
Seed = Annotated[int | None, typer.Option("--seed", "-s", min=0, help="the same seed gives the same game")]
Lang = Annotated[str | None, typer.Option("--lang", "-l", help="it or en; as the system has it if not given")]


@app.callback()
def table(context: typer.Context) -> None:
    """Orda: one table for four zombie games. Without a command: the table in the browser, for the whole network."""
    if context.invoked_subcommand is None:
        commands.serve(host="0.0.0.0", port=commands.free_port(8000))  # noqa: S104 - friends come by a link


def main() -> None:
    """Runs the command; what the user got wrong is said in one line, with exit status 2."""
    try:
        app()
    except OptionError as error:
        print(f"orda: {error}", file=sys.stderr)  # noqa: T201
        sys.exit(2)


# -- games ---------------------------------------------------------------------------


@app.command()
def games(lang: Lang = None) -> None:
    """Lists the games: players, bots and options."""
    speaker = Speaker(language(lang))
    for name in orda.games():
        rules = orda.rules(name)
        typer.echo(f"{name}: {speaker.text(f'{name}-name')}")
        typer.echo(f"  {speaker.text(f'{name}-about')}")
        typer.echo(f"  {players_of(rules, speaker)}")
        typer.echo(f"  {speaker.say(Message('orda-bots', {'bots': ', '.join(bot_names(rules))}))}")
        for option in rules.options.values():
            what = f"{speaker.text(f'{name}-option-{option.name}')}; {option.allowed}"
            typer.echo(f"  --option {option.name}=...: {what} [{option.default}]")


def players_of(rules: Rules[Any], speaker: Speaker) -> str:
    low_high = {"low": rules.players[0], "high": rules.players[-1]}
    text = speaker.text("orda-players", low_high)
    if rules.official_players != rules.players:
        official = {"low": rules.official_players[0], "high": rules.official_players[-1]}
        text += " " + speaker.text("orda-official", official)
    return text


# -- play ----------------------------------------------------------------------------


class Keyboard:
    """The terminal we are in."""

    def line(self, text: str) -> None:
        typer.echo(text)

    def read(self, prompt: str) -> str:
        return input(prompt)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="one of `orda games`; asked for if not given")] = None,
    players: Players = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="a bot for all others, or one each")] = None,
    seat: Annotated[int, typer.Option("--seat", help="where you sit, from 1")] = 1,
    name: Annotated[str | None, typer.Option("--name", help="your name at the table")] = None,
    watch: Annotated[bool, typer.Option("--watch", help="bots in all seats: only look on")] = False,
    option: Options = None,
    seed: Seed = None,
    lang: Lang = None,
) -> None:
    """Plays a game in the terminal against bots."""
    speaker = Speaker(language(lang))
    rules = orda.rules(game if game is not None else ask_game(speaker))
    players = players if players is not None else ask_players(rules, speaker, asking=game is None)
    rules.read_players(players)
    if not 1 <= seat <= players:
        raise OptionError(f"--seat {seat} does not exist; allowed: 1 to {players}")
    seed = secrets.randbits(32) if seed is None else seed
    mine = None if watch else seat - 1
    strongest = bot_names(rules)[0]
    names = bots_for(bots or strongest, players, mine)
    made = orda.new(rules.name, players=players, seed=seed, **read_options(option))
    people = [
        (name or speaker.name(s)) if s == mine else speaker.text("orda-bot", {"number": s + 1}) for s in range(players)
    ]
    minds = [make_bot(rules, bot, seed + s) for s, bot in enumerate(names)]
    try:
        Terminal(made, mine, minds, Speaker(speaker.language, people), Keyboard()).play()
        typer.echo(speaker.text("orda-seed", {"seed": str(seed)}))
    except (Left, KeyboardInterrupt):
        typer.echo("")
        typer.echo(speaker.text("orda-left", {"seed": str(seed)}))


def ask_game(speaker: Speaker) -> str:
    names = orda.games()
    if len(names) == 1:
        return names[0]
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
        except (EOFError, KeyboardInterrupt):
            raise typer.Exit(0) from None
        if typed.isascii() and typed.isdigit() and low <= int(typed) <= high:
            return int(typed)
        typer.echo(speaker.text("orda-not-a-number", {"typed": typed, "low": low, "high": high}))


def bots_for(text: str, players: int, mine: int | None) -> list[str]:
    """A bot for each seat; one name serves all, otherwise there must be one for each seat that needs one."""
    names = [name.strip() for name in text.split(",")]
    needed = players - (mine is not None)
    if len(names) == 1:
        return names * players
    if len(names) != needed:
        raise OptionError(f"--bots names {len(names)} bots; allowed: one for all, or {needed} with commas")
    if mine is not None:
        names.insert(mine, names[0])
    return names


# -- simulate ------------------------------------------------------------------------


@app.command(name="simulate")
def simulate_command(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="how many games")] = 1000,
    bots: Bots = "random",
    seed: Annotated[int, typer.Option("--seed", "-s", min=0, help="same seed, same numbers")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="processes to use")] = 1,
    rotate: Annotated[bool, typer.Option("--rotate", help="bots move one seat on after every game")] = False,
    option: Options = None,
    json_file: Annotated[Path | None, typer.Option("--json", help="write the numbers to this file")] = None,
) -> None:
    """Plays many games between bots and prints who wins and how long it takes."""
    rules = orda.rules(game)
    players = players if players is not None else min(max(2, rules.players[0]), rules.players[-1])
    rules.read_players(players)
    job = Job(game, players, bots_for(bots, players, None), games, seed, read_options(option), rotate)
    check(job)
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(game, total=games)
        outcome = simulate(job, jobs, lambda done: progress.advance(task, done))
    print_outcome(outcome)
    if json_file is not None:
        write_json(json_file, outcome)


def print_outcome(outcome: Outcome) -> None:
    job, tally = outcome.job, outcome.tally
    console = Console()
    table = Table(title=f"{job.game}, {job.players} players, {tally.games:,} games, seed {job.seed}")
    for heading in ("no." if job.rotate else "seat", "bot", "wins", "share", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for place, bot in enumerate(job.bots):
        share, low, high = wilson(outcome.wins(place), tally.games)
        wins = f"{outcome.wins(place):,.1f}".removesuffix(".0")
        table.add_row(str(place + 1), bot, wins, f"{share:.1%}", f"{low:.1%} to {high:.1%}")
    console.print(table)
    turns = spread(tally.turns)
    console.print(f"turns: mean {turns['mean']:.1f}, p5 {turns['p5']:.0f}, p95 {turns['p95']:.0f}")
    for name, counts in sorted(tally.figures.items()):
        numbers = spread(counts)
        console.print(f"{name}: mean {numbers['mean']:.2f}, p5 {numbers['p5']:.0f}, p95 {numbers['p95']:.0f}")
    ends = ", ".join(f"{reason} {count / tally.games:.1%}" for reason, count in sorted(tally.reasons.items()))
    console.print(f"ended by: {ends}")
    console.print(f"{tally.games / outcome.seconds:,.0f} games/s, {tally.decisions / outcome.seconds:,.0f} decisions/s")


def write_json(path: Path, outcome: Outcome) -> None:
    try:
        path.write_text(json.dumps(outcome.to_data(), indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        raise OptionError(f"--json {path} cannot be written: {error.strerror}") from error


# -- what commands share ------------------------------------------------------------------


def read_options(given: list[str] | None) -> dict[str, Any]:
    """`name=value`: JSON where it is JSON, a list where there are commas, `none`, else a text."""
    options = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise OptionError(f"--option {text!r} is not of the form name=value")
        options[name] = read_value(value)
    return options


def read_value(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        pass
    if text.lower() == "none":
        return None
    return [part.strip() for part in text.split(",")] if "," in text else text


def language(chosen: str | None) -> str:
    if chosen is not None and chosen not in LANGUAGES:
        raise OptionError(f"--lang {chosen!r} is unknown; allowed: {', '.join(LANGUAGES)}")
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return chosen or ("it" if system.lower().startswith("it") else "en")


if __name__ == "__main__":
    main()
