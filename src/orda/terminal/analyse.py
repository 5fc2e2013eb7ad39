"""`orda analyse`: what decided a finished game, in tables and as JSON."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from orda.analysis import Report, TooLong, conclude, look, plan
from orda.analysis.report import Mistake, TurningPoint, word_for_mark
from orda.engine.errors import Endless, OptionError
from orda.lab.arguments import INTERRUPTED, Seed, check_writable, progress_bar, tables, write_json
from orda.server.commands import File, read_file
from orda.table import Match, file
from orda.table.match import Diverged
from orda.terminal.language import Lang, language
from orda.texts import Speaker

MISTAKES_SHOWN: Final = 10


def analyse(
    path: File,
    json_file: Annotated[Path | None, typer.Option("--json", help="all that was found; -: standard output")] = None,
    simulations: Annotated[
        int | None, typer.Option("--simulations", min=1, help="for each choice; as the game needs if not given")
    ] = None,
    seed: Seed = 0,
    lang: Lang = None,
) -> None:
    """Says what decided a finished game: mistakes, luck, turning points, and a mark for each player."""
    speaker = Speaker(language(lang))
    check_writable("--json", json_file)
    match = finished_match(path)
    report = worked_out(match, simulations, seed)
    show(match, report, Speaker(speaker.language, names_of(match, speaker)), tables(json_file))
    if json_file is not None:
        write_json(json_file, to_data(match, report, simulations, seed))


def finished_match(path: Path) -> Match:
    """The match of the file, played again; OptionError says what is wrong with it."""
    try:
        match_file = file.read(read_file(path))
        match = file.begin(match_file)
        for entry in match_file.entries:
            file.check_entry(match, entry)
            match.take(entry)
    except (file.UnreadableFile, Diverged, Endless) as error:
        raise OptionError(f"{path} cannot be analysed: {error}") from error
    if not match.is_over:
        raise OptionError(f"{path} cannot be analysed: the game is not over")
    return match


def worked_out(match: Match, simulations: int | None, seed: int) -> Report:
    try:
        to_do = plan(match)
    except TooLong as error:
        raise OptionError(str(error)) from error
    found = list(to_do.ends)
    try:
        with progress_bar(match.setup.game, len(to_do.stations)) as (progress, task):
            for station in to_do.stations:
                found.append(look(station, simulations, seed))
                progress.advance(task)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None
    return conclude(found)


def names_of(match: Match, speaker: Speaker) -> list[str]:
    return [
        place.name or speaker.text("orda-bot" if place.kind == "bot" else "orda-seat", {"number": seat + 1})
        for seat, place in enumerate(match.places)
    ]


def to_data(match: Match, report: Report, simulations: int | None, seed: int) -> dict[str, Any]:
    head = {"match": match.setup.id, "game": match.setup.game, "simulations": simulations, "seed": seed}
    data: dict[str, Any] = msgspec.to_builtins(report)
    return head | data


# -- tables ------------------------------------------------------------------------------------


def percent(value: float, error: float | None = None, sign: str = "") -> str:
    text = f"{100 * value:{sign}.0f} %"
    return text if error is None else f"{text} ± {100 * error:.0f}"


def show(match: Match, report: Report, speaker: Speaker, console: Console) -> None:
    game = speaker.text(f"{match.setup.game}-name")
    console.print(speaker.text("orda-analysis-title", {"game": game, "choices": report.steps}))
    console.print(players(report, speaker))
    console.print(speaker.text("orda-analysis-curve"))
    console.print(curve(report, speaker))
    console.print(speaker.text("orda-analysis-points" if report.turning_points else "orda-analysis-no-points"))
    if report.turning_points:
        console.print(turning_points(report, speaker))
    console.print(speaker.text("orda-analysis-mistakes" if report.mistakes else "orda-analysis-no-mistakes"))
    if report.mistakes:
        console.print(mistakes(report, speaker))


def headed(speaker: Speaker, *headings: str) -> Table:
    """Headings beginning with a bar stand over figures."""
    table = Table()
    for each in headings:
        heading = each.lstrip("|")
        table.add_column(speaker.text(f"orda-analysis-{heading}"), justify="left" if heading == each else "right")
    return table


def players(report: Report, speaker: Speaker) -> Table:
    table = headed(speaker, "player", "mark", "|start", "|choices", "|mistakes", "|lost", "|luck")
    for each in report.players:
        mark, lost = speaker.text("orda-analysis-unjudged"), ""
        if each.mark is not None:
            word = speaker.text(word_for_mark(each.mark))
            mark = speaker.text("orda-analysis-marked", {"mark": each.mark, "word": word})
            lost = percent(each.lost, each.lost_error)
        figures = [str(each.choices), str(each.mistakes)] if each.judged else ["", ""]
        luck = percent(each.luck, each.luck_error, "+")
        table.add_row(speaker.name(each.seat), mark, percent(each.chance), *figures, lost, luck)
    return table


def curve(report: Report, speaker: Speaker) -> Table:
    """The last that was known by the end of each turn."""
    by_turn = [{point.turn: point.chance for point in points} for points in report.curves]
    table = headed(speaker, "|turn")
    for seat in range(len(by_turn)):
        table.add_column(speaker.name(seat), justify="right")
    last = [""] * len(by_turn)
    for turn in sorted(set().union(*by_turn)):
        last = [percent(known[turn]) if turn in known else before for known, before in zip(by_turn, last, strict=True)]
        table.add_row(str(turn), *last)
    return table


def turning_points(report: Report, speaker: Speaker) -> Table:
    table = headed(speaker, "|turn", "player", "what", "|change", "better")
    for each in report.turning_points:
        change = f"{percent(each.before)} → {percent(each.after)}"
        table.add_row(str(each.turn), speaker.name(each.seat), in_words(each, speaker), change, better(each, speaker))
    return table


def in_words(point: TurningPoint, speaker: Speaker) -> str:
    what = " ".join(map(speaker.say, point.told)) or speaker.text("orda-analysis-others")
    if not point.told and point.what is not None and point.by is not None:
        who = f"{speaker.name(point.by)}: " if point.by != point.seat else ""
        what = who + speaker.say(point.what)
    return f"{speaker.text(f'orda-analysis-kind-{point.kind}')}: {what}"


def mistakes(report: Report, speaker: Speaker) -> Table:
    table = headed(speaker, "|turn", "player", "chosen", "better", "|lost")
    for each in report.mistakes[:MISTAKES_SHOWN]:
        lost, what = percent(each.loss, each.error), speaker.say(each.what)
        table.add_row(str(each.turn), speaker.name(each.seat), what, better(each, speaker), lost)
    return table


def better(each: TurningPoint | Mistake, speaker: Speaker) -> str:
    """What master would have done, and why."""
    return "\n".join(speaker.say(message) for message in (each.better, each.reason) if message is not None)
