"""The command line: `orda games`, `orda play`, and the commands of the parts. Wrong input: one line, exit status 2."""

from __future__ import annotations

import locale
import os
import secrets
import sys
from typing import Annotated, Any

import typer

import orda
from orda.bots import bot_names, make_bot
from orda.engine.errors import OptionError
from orda.engine.messages import Message
from orda.engine.rules import Rules
from orda.lab import commands as lab_commands
from orda.lab.arguments import Options, Players, bots_for, read_options
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
app.add_typer(lab_commands.app)  # simulate, match, report, balance

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


# -- what commands share ------------------------------------------------------------------


def language(chosen: str | None) -> str:
    if chosen is not None and chosen not in LANGUAGES:
        raise OptionError(f"--lang {chosen!r} is unknown; allowed: {', '.join(LANGUAGES)}")
    system = os.environ.get("LC_ALL") or os.environ.get("LANG") or locale.getlocale()[0] or ""
    return chosen or ("it" if system.lower().startswith("it") else "en")


if __name__ == "__main__":
    main()
