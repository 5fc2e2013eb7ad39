"""The command line: `orda games`, and the commands of the parts. Wrong input gets one clear line and exit status 2."""

from __future__ import annotations

import json
import sys
from typing import Annotated, Any, Final

import typer

import orda
from orda.bots import bot_names
from orda.engine.errors import OptionError
from orda.engine.options import Option
from orda.engine.rules import Rules
from orda.engine.version import VERSION, build
from orda.lab import commands as lab_commands
from orda.server import commands as server_commands
from orda.table import levels
from orda.terminal import commands as terminal_commands
from orda.terminal.language import Lang, language
from orda.texts import Speaker

EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - friends come by a link
PORT: Final = 8000

app = typer.Typer(
    add_completion=False,
    invoke_without_command=True,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(terminal_commands.app)  # play, analyse
app.add_typer(lab_commands.app)  # simulate, match, report, balance
app.add_typer(server_commands.app)  # serve, verify, export, import


def tell_version(asked: bool) -> None:
    if asked:
        typer.echo(f"orda {VERSION}, {build()}")
        raise typer.Exit


@app.callback(
    help=f"""Orda: one table for four zombie games.

    Without a command it serves the table in the browser, for this machine and its network: it listens on
    {EVERYWHERE}, port {PORT} (the next free one if that is taken), and prints the addresses to open.
    `orda serve` does the same with options, and listens on this machine only."""
)
def table(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="what this is")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        server_commands.serve(host=EVERYWHERE, port=server_commands.free_port(PORT))


def main() -> None:
    """Runs the command; what the user got wrong is said in one line, with exit status 2."""
    try:
        app(prog_name="orda")
    except OptionError as error:
        print(f"orda: {error}", file=sys.stderr)  # noqa: T201
        sys.exit(2)


# -- games ---------------------------------------------------------------------------


@app.command()
def games(
    name: Annotated[str | None, typer.Argument(help="only this game", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="for programs")] = False,
    lang: Lang = None,
) -> None:
    """Lists the games, or one of them: players, bots and options."""
    speaker = Speaker(language(lang))
    found = [orda.rules(each) for each in (orda.games() if name is None else [name])]
    if as_json:
        data = [game_data(rules, speaker) for rules in found]
        typer.echo(json.dumps(data if name is None else data[0], indent=1, ensure_ascii=False))
        return
    for rules in found:
        for line in game_lines(rules, speaker):
            typer.echo(line)


def game_lines(rules: Rules[Any], speaker: Speaker) -> list[str]:
    name = rules.name
    bots = {"levels": ", ".join(levels.LEVELS), "bots": ", ".join(bot_names(rules))}
    head = [speaker.text(f"{name}-about"), players_of(rules, speaker), speaker.text("orda-bots", bots)]
    options = [option_line(rules, option, speaker) for option in rules.options.values()]
    return [f"{name}: {speaker.text(f'{name}-name')}", *(f"  {line}" for line in head + options)]


def option_line(rules: Rules[Any], option: Option, speaker: Speaker) -> str:
    what = f"{speaker.text(f'{rules.name}-option-{option.name}')}; {option.allowed}"
    return f"--option {option.name}=...: {what} [{option.default}]"


def players_of(rules: Rules[Any], speaker: Speaker) -> str:
    low_high = {"low": rules.players[0], "high": rules.players[-1]}
    text = speaker.text("orda-players", low_high)
    if rules.official_players != rules.players:
        official = {"low": rules.official_players[0], "high": rules.official_players[-1]}
        text += " " + speaker.text("orda-official", official)
    return text


def game_data(rules: Rules[Any], speaker: Speaker) -> dict[str, Any]:
    name, official = rules.name, rules.official_players

    def option_data(option: Option) -> dict[str, Any]:
        return option.to_data() | {"title": speaker.text(f"{name}-option-{option.name}")}

    return {
        "name": name,
        "title": speaker.text(f"{name}-name"),
        "about": speaker.text(f"{name}-about"),
        "players": {"low": rules.players[0], "high": rules.players[-1]},
        "official_players": {"low": official[0], "high": official[-1]},
        "levels": list(levels.LEVELS),
        "bots": bot_names(rules),
        "options": [option_data(option) for option in rules.options.values()],
    }


if __name__ == "__main__":
    main()
