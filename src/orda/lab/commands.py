"""`orda simulate`, `orda match`, `orda report`, `orda balance`."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from orda.bots import bot_names
from orda.engine.errors import OptionError
from orda.games import find_rules
from orda.lab import arguments, pages, plots
from orda.lab import balance as sweep
from orda.lab.arguments import EngineName, GameName, Jobs, Options, Players, Seed, check_writable, write_json
from orda.lab.engines import ProcessDied, check_engine
from orda.lab.match import Settings, match
from orda.lab.match import check as check_match
from orda.lab.plan import Plan
from orda.lab.report import Report
from orda.lab.rows import check_parquet, write_csv, write_parquet
from orda.lab.simulate import Interrupted, Job, Outcome, check, simulate
from orda.lab.sprt import Question
from orda.lab.standing import Standing
from orda.lab.statistics import Interval, spread, wilson
from orda.table import levels

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

JsonFile = Annotated[Path | None, typer.Option("--json", help="write the numbers to this file; -: standard output")]


# -- simulate ------------------------------------------------------------------------


@app.command(name="simulate")
def simulate_command(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="how many games")] = 1000,
    bots: Annotated[
        str | None, typer.Option("--bots", "-b", help="a bot or level for all seats, or one per seat; the strongest")
    ] = None,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    rotate: Annotated[bool, typer.Option("--rotate", help="bots move one seat on after every game")] = False,
    option: Options = None,
    json_file: JsonFile = None,
) -> None:
    """Plays many games between bots and prints who wins and how long it takes; Ctrl-C: of what was played so far."""
    rules = find_rules(game)
    players = arguments.players_or_least(rules, players)
    names = arguments.bots_for(bots or levels.strongest(rules), players, None)
    job = Job(game, players, names, games, seed, arguments.read_options(option), rotate)
    check(job)
    check_engine(engine)
    check_writable("--json", json_file)
    with arguments.progress_bar(game, games) as (progress, task):
        try:
            outcome, stopped = simulate(job, jobs, lambda done: progress.advance(task, done), engine), ""
        except Interrupted as error:
            outcome, stopped = error.outcome, str(error)
    print_outcome(outcome, arguments.tables(json_file))
    if json_file is not None:
        write_json(json_file, outcome.to_data())
    if stopped:
        typer.echo(f"orda: {stopped}", err=True)
        raise typer.Exit(arguments.INTERRUPTED)


def print_outcome(outcome: Outcome, console: Console) -> None:
    job, tally = outcome.job, outcome.tally
    console.print(f"{job.game}, {job.players} players, {tally.games:,} games, seed {job.seed}")
    table = Table()
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


# -- match ---------------------------------------------------------------------------


@app.command(name="match")
def match_command(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", "-b", help="the field, with commas; `module:Class` for your own")],
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="at least so many; whole deals")] = 1000,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    option: Options = None,
    question: Annotated[str | None, typer.Option("--sprt", help="weaker,stronger in Elo: stop when answered")] = None,
    alpha: Annotated[float | None, typer.Option(help="of --sprt: chance of a wrong yes (0.05)")] = None,
    beta: Annotated[float | None, typer.Option(help="of --sprt: chance of a wrong no (0.05)")] = None,
    results: Annotated[Path | None, typer.Option("--results", "-r", help="a log; if it is there, go on")] = None,
    json_file: JsonFile = None,
    csv_file: Annotated[Path | None, typer.Option("--csv", help="a row for each seat of each game")] = None,
    parquet_file: Annotated[Path | None, typer.Option("--parquet", help="the same as Parquet")] = None,
    save_games: Annotated[Path | None, typer.Option(help="folder for replays (`orda import` takes them)")] = None,
) -> None:
    """Plays bots against each other, the same deals from every side, and says who is how much stronger."""
    rules = find_rules(game)
    field = tuple(arguments.names_in(bots))
    asked = read_question(question, alpha, beta)
    chosen = arguments.read_options(option)
    plan = Plan(game, arguments.players_or_least(rules, players), field, seed, chosen, save_games is not None)
    check_files({"--results": results, "--json": json_file, "--csv": csv_file, "--parquet": parquet_file})
    with kept_results(results, needed=bool(csv_file or parquet_file)) as log:
        settings = Settings(games, jobs, engine, log, asked, save_games)
        check_match(plan, settings)
        make_folder(save_games)
        standing = play_match(plan, settings, going_on=results)
        print_standing(standing, arguments.tables(json_file))
        if json_file is not None:
            write_json(json_file, standing.to_data())
        if csv_file is not None and log is not None:
            write_csv(log, csv_file)
        if parquet_file is not None and log is not None:
            write_parquet(log, parquet_file)


def read_question(text: str | None, alpha: float | None, beta: float | None) -> Question | None:
    if text is None:
        if alpha is not None or beta is not None:
            raise OptionError("--alpha and --beta say how often --sprt may be wrong; allowed: with --sprt only")
        return None
    try:
        weaker, stronger = map(float, text.split(","))
    except ValueError as error:
        raise OptionError(f"--sprt {text!r} is not allowed; allowed: two numbers of Elo points, as 0,10") from error
    wrong = {name: value for name, value in (("alpha", alpha), ("beta", beta)) if value is not None}
    return Question(weaker, stronger, **wrong)


def check_files(files: dict[str, Path | None]) -> None:
    """Each can be written (a result file is looked at by who goes on with it), and none is another one too."""
    found: dict[Path, str] = {}
    for name, path in files.items():
        if name != "--results":
            check_writable(name, path)
        if path is not None and found.setdefault(path.resolve(), name) != name:
            other = found[path.resolve()]
            raise OptionError(f"{other} and {name} are one file, {path}; allowed: for each its own")
    if files.get("--parquet") is not None:
        check_parquet()


def make_folder(folder: Path | None) -> None:
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise OptionError(f"--save-games {folder} cannot be made: {error.strerror}") from error


@contextlib.contextmanager
def kept_results(path: Path | None, needed: bool) -> Iterator[Path | None]:
    """The result file asked for, or one for the time being where tables are made from it."""
    if path is not None or not needed:
        yield path
        return
    with tempfile.TemporaryDirectory(prefix="orda-") as folder:
        yield Path(folder) / "results.jsonl"


def play_match(plan: Plan, settings: Settings, going_on: Path | None) -> Standing:
    games = sum(len(plan.lineups(block)) for block in range(plan.blocks_for(settings.games)))
    again = f"the games so far are in {going_on}; the same command goes on" if going_on else "nothing was kept"
    with arguments.progress_bar(plan.game, games) as (progress, task):

        def show(standing: Standing) -> None:
            llr = f", llr {standing.llr:+.2f}" if standing.question is not None else ""
            progress.update(task, completed=standing.games, description=f"{plan.game}{llr}")

        try:
            return match(plan, settings, show)
        except ProcessDied as error:
            raise OptionError(f"{error}; {again}") from error
        except KeyboardInterrupt:
            typer.echo(f"orda: stopped; {again}", err=True)
            raise typer.Exit(arguments.INTERRUPTED) from None


def print_standing(standing: Standing, console: Console) -> None:
    plan = standing.plan
    title = f"{plan.game}, {plan.players} players, {standing.games:,} games of {standing.blocks:,} deals"
    console.print(f"{title}, seed {plan.seed}")
    table = Table()
    for heading in ("bot", "win rate", "95 % interval", "Elo", "95 % interval"):
        table.add_column(heading, justify="left" if heading == "bot" else "right")
    for elo, bot in sorted(((elo, bot) for bot, elo in enumerate(standing.elo())), reverse=True):
        rate = standing.win_rate(bot)
        bars = f"{elo.low:+.0f} to {elo.high:+.0f}" if len(plan.bots) > 1 else ""
        table.add_row(plan.bots[bot], f"{rate.value:.1%}", between(rate), f"{elo.value:+.0f}", bars)
    console.print(table)
    turns = spread(standing.tally.turns)
    if not plan.cooperative:
        seats = ", ".join(f"{seat + 1}: {standing.seat_share(seat).value:.1%}" for seat in range(plan.players))
        console.print(f"wins by seat: {seats}")
    console.print(f"turns: mean {turns['mean']:.1f}, p5 {turns['p5']:.0f}, p95 {turns['p95']:.0f}")
    console.print("ended by: " + ", ".join(f"{reason} {s.value:.1%}" for reason, s in standing.endings().items()))
    if standing.question is not None:
        console.print(answer_in_words(standing, standing.question))


def between(share: Interval) -> str:
    return f"{share.low:.1%} to {share.high:.1%}"


def answer_in_words(standing: Standing, question: Question) -> str:
    one, other = standing.plan.bots
    low, high = question.bounds
    says = {
        "yes": f"yes: {one} is at least {question.stronger:g} Elo stronger than {other}",
        "no": f"no: {one} is at most {question.weaker:g} Elo stronger than {other}",
        "open": f"not answered yet: is {one} at least {question.stronger:g} Elo stronger than {other}?",
    }
    return f"{says[standing.answer() or 'open']} (llr {standing.llr:+.2f}, bounds {low:+.2f} and {high:+.2f})"


# -- report --------------------------------------------------------------------------


@app.command(name="report")
def report_command(
    file: Annotated[Path, typer.Argument(help="a result file of `orda match`", show_default=False)],
    out: Annotated[Path | None, typer.Option("--out", help="the page; beside the file if not given")] = None,
    again: Annotated[int, typer.Option("--again", min=0, help="games to play again, for cards and points")] = 1000,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
) -> None:
    """Makes one HTML page with plots of a result file."""
    plots.check_matplotlib("orda report")
    check_engine(engine)
    report = Report(file, again)
    path = out or file.with_suffix(".html")
    check_writable("--out", path)
    with arguments.progress_bar(report.plan.game, report.to_watch) as (progress, task):
        report.watch(jobs, engine, lambda done: progress.advance(task, done))
    path.write_text(report.html(), encoding="utf-8")
    typer.echo(f"{path}: {report.standing.games:,} games, {report.seen.games:,} of them played again")


# -- balance -------------------------------------------------------------------------


@app.command(name="balance")
def balance_command(
    game: GameName,
    vary: Annotated[list[str] | None, typer.Option("--vary", help="name=15,20,25 or name=10..30..5")] = None,
    card: Annotated[str | None, typer.Option("--card", help="with and without this card")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b", help="the field; the strongest if not given")] = None,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="at each place of the grid")] = 1000,
    seed: Seed = 0,
    jobs: Jobs = 1,
    engine: EngineName = "processes",
    option: Options = None,
    json_file: JsonFile = None,
    out: Annotated[Path | None, typer.Option("--out", help="an HTML page with plots")] = None,
) -> None:
    """Plays the same deals with an option, or a card's presence, varied, and shows what it changes."""
    rules = find_rules(game)
    if bool(vary) == bool(card):
        raise OptionError("orda balance needs --vary or --card, and not both")
    field = tuple(arguments.names_in(bots)) if bots else (bot_names(rules)[0],)
    count = arguments.players_or_least(rules, players)
    plan = Plan(game, count, field, seed, arguments.read_options(option))
    plan.check()
    cells = sweep.cells_of_card(plan, card) if card else sweep.cells_of_grid(plan, sweep.read_grid(vary or []))
    for cell in cells:
        cell.plan.check()
    check_engine(engine)
    check_files({"--json": json_file, "--out": out})
    if out is not None:
        plots.check_matplotlib("--out")
    total = sum(len(plan.lineups(block)) for block in range(plan.blocks_for(games))) * len(cells)
    with arguments.progress_bar(game, total) as (progress, task):
        sweep.balance(cells, Settings(games, jobs, engine), lambda done: progress.advance(task, done))
    print_cells(cells, arguments.tables(json_file))
    if json_file is not None:
        write_json(json_file, sweep.to_data(cells))
    if out is not None:
        out.write_text(sweep.html(cells), encoding="utf-8")


def print_cells(cells: list[sweep.Cell], console: Console) -> None:
    console.print(f"{cells[0].plan.game}: mean and 95 % interval")
    table = Table()
    found = sweep.measured(cells)
    table.add_column("")
    for cell in cells:
        table.add_column(", ".join(cell.label), justify="right")
    for name in dict.fromkeys(name for measured in found for name in measured):
        table.add_row(name, *(shown(name, measured.get(name)) for measured in found))
    console.print(table)


def shown(name: str, value: Interval | None) -> str:
    if value is None:
        return ""
    return pages.percent(value) if name.startswith(sweep.SHARES) else pages.plain(value)
