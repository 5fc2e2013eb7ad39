"""Reports and sweeps: one page with everything on it, and figures that can be checked by hand."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from orda.cli import app
from orda.engine.errors import OptionError
from orda.lab import balance as sweep
from orda.lab import pages, plots
from orda.lab.log import read_blocks
from orda.lab.match import Settings, match
from orda.lab.plan import Plan
from orda.lab.report import Report
from orda.lab.statistics import wilson
from orda.lab.watch import Watched, points_now, positions, watch

PLOTS = pytest.mark.usefixtures("matplotlib")


@pytest.fixture
def matplotlib() -> None:
    pytest.importorskip("matplotlib", reason="matplotlib is not installed: pip install 'orda[lab]'")


def run(*args: str | Path) -> Result:
    return CliRunner(env={"COLUMNS": "160"}).invoke(app, [str(arg) for arg in args])


def results(folder: Path, game: str, bots: str, games: int = 20, *more: str) -> Path:
    file = folder / "r.jsonl"
    assert run("match", game, "--bots", bots, "-n", str(games), "-r", file, *more).exit_code == 0
    return file


@PLOTS
def test_too_few_games_for_a_line_are_said_to_be_too_few(tmp_path: Path) -> None:
    file = results(tmp_path, "zombinion", "hunter,random", 4)
    assert run("report", file).exit_code == 0
    page = file.with_suffix(".html").read_text()
    assert "For a line, 20 games of a bot have to be played again" in page
    assert 'alt="Points over time"' not in page


ALWAYS = ("Win rates", "Length of games", "How games end", "Cards")
PAGES = {
    ("run", "greedy,random"): ("Elo", "Bots against bots", "Seat advantage", "ball_item"),
    ("zombinion", "hunter,big_money"): ("Elo", "Bots against bots", "Seat advantage", "Points over time", "magazine"),
    ("off_the_dead", "survivor"): ("lost", "find"),
    ("zombies", "runner,random"): ("Bots against bots", "Seat advantage", "Points over time", "shotgun"),
}


@PLOTS
@pytest.mark.parametrize("case", PAGES, ids=lambda case: case[0])
def test_a_report_is_one_page_with_all_its_plots(case: tuple[str, str], tmp_path: Path) -> None:
    file = results(tmp_path, *case)
    done = run("report", file)
    assert done.exit_code == 0, done.output
    assert "20 games, 20 of them played again" in done.output.replace("\n", "")
    page = file.with_suffix(".html").read_text()
    for heading in (*ALWAYS, *PAGES[case]):
        assert heading in page, heading
    assert page.count("<img") >= 4
    assert not re.search(r'(src|href)="(?!data:)', page), "the page needs another file"
    assert "http" not in re.sub(r'src="data:[^"]*"', "", page)


@PLOTS
def test_the_same_results_give_the_same_page_whatever_the_jobs(tmp_path: Path) -> None:
    file = results(tmp_path, "run", "greedy,random", 40)
    pages = [tmp_path / "1.html", tmp_path / "2.html"]
    for jobs, page in zip(("1", "2"), pages, strict=True):
        assert run("report", file, "--jobs", jobs, "--out", page).exit_code == 0
    assert pages[0].read_text() == pages[1].read_text()


@PLOTS
def test_results_of_another_version_are_reported_without_playing_them_again(tmp_path: Path) -> None:
    file = results(tmp_path, "run", "greedy,random")
    file.write_text(re.sub(r'"version":"[^"]*"', '"version":"0.0.1"', file.read_text()))
    assert "0 of them played again" in run("report", file).output.replace("\n", "")
    assert "its games are those of Orda 0.0.1" in file.with_suffix(".html").read_text()


@PLOTS
@pytest.mark.parametrize(
    ("make", "complaint"),
    [
        (lambda file: file.unlink(), "cannot be read: No such file"),
        (lambda file: file.write_text("hello"), "is not a result file"),
        (lambda file: file.write_text(file.read_text().splitlines()[0] + "\n"), "holds no games yet"),
        (lambda file: file.write_text(file.read_text().replace('"greedy"', '"genius"')), "no bot 'genius'"),
    ],
)
def test_a_report_of_a_bad_file_is_refused_in_one_sentence(make: object, complaint: str, tmp_path: Path) -> None:
    file = results(tmp_path, "run", "greedy,random")
    assert callable(make)
    make(file)
    error = run("report", file).exception
    assert isinstance(error, OptionError)
    assert complaint in str(error)
    assert not file.with_suffix(".html").exists()


# -- what is seen in games -----------------------------------------------------------------------------


def seen_in(plan: Plan, games: int, folder: Path) -> Watched:
    file = folder / "seen.jsonl"
    match(plan, Settings(games, results=file))
    blocks = list(read_blocks(file))
    return watch(plan, blocks, range(len(blocks)))


def test_cards_played_are_counted_as_the_events_tell(tmp_path: Path) -> None:
    plan = Plan("run", 2, ("greedy", "random"), seed=3)
    seen = seen_in(plan, 10, tmp_path)
    played: Counter[str] = Counter()
    for block in range(5):
        for lineup in plan.lineups(block):
            for game in positions(plan, block, lineup):
                played.update(event.data["card"] for event in game.events if event.kind == "play")
    assert {card: n for (verb, card), n in seen.times.items() if verb == "play"} == played
    assert seen.games == 10
    assert seen.players == 20


def test_win_rates_with_and_without_a_card_add_up_to_all_wins(tmp_path: Path) -> None:
    seen = seen_in(Plan("zombinion", 2, ("hunter", "big_money"), seed=1), 40, tmp_path)
    assert sum(count * wins for (wins, _), count in seen.blocks.items()) == pytest.approx(40)
    for deed, counts in seen.with_deed.items():
        did, did_not = seen.rates(deed)
        doers = sum(count * some[1] for (some, _), count in counts.items())
        assert did.value * doers + did_not.value * (seen.players - doers) == pytest.approx(40), deed
        assert did.low <= did.value <= did.high
    assert seen.rates(("take", "cunning"))[0].value > seen.rates(("take", "cunning"))[1].value


def test_parts_of_what_was_seen_add_up_to_the_whole(tmp_path: Path) -> None:
    plan, file = Plan("zombinion", 2, ("hunter", "big_money"), seed=1), tmp_path / "r.jsonl"
    match(plan, Settings(20, results=file))
    blocks, joined = list(read_blocks(file)), Watched()
    for part in (range(3), range(3, 10)):
        joined.join(watch(plan, blocks, part))
    assert joined == watch(plan, blocks, range(10))


def test_games_that_come_out_otherwise_than_logged_are_not_reported(tmp_path: Path) -> None:
    plan, file = Plan("run", 2, ("greedy", "random"), seed=3), tmp_path / "r.jsonl"
    match(plan, Settings(4, results=file))
    blocks = list(read_blocks(file))
    blocks[1].games[0], blocks[1].games[1] = blocks[0].games
    with pytest.raises(OptionError, match="game 1 does not come out as it was logged"):
        watch(plan, blocks, range(2))


@pytest.mark.parametrize("cards", [["base"], ["base", "dc"]])
def test_saved_games_are_looked_at_with_the_dice_and_cards_they_had(tmp_path: Path, cards: list[str]) -> None:
    options = {"kill_target": 3, "card_sets": cards}
    plan, file = Plan("zombies", 2, ("runner",), options=options, fair=True), tmp_path / "r.jsonl"
    match(plan, Settings(3, results=file, save_games=tmp_path))
    blocks = list(read_blocks(file))
    assert watch(plan, blocks, range(len(blocks))).games == 3


def test_points_now_are_those_of_a_game_that_ended_now() -> None:
    plan = Plan("zombinion", 2, ("hunter", "big_money"), seed=1)
    *before, last = list(positions(plan, 0, (0, 1)))[-1:]
    assert last.result is not None
    assert points_now(last) == last.result.scores
    assert not before


# -- balance ------------------------------------------------------------------------------------------------


@PLOTS
def test_a_number_is_swept_over_a_grid_and_plotted(tmp_path: Path) -> None:
    out, numbers = tmp_path / "b.html", tmp_path / "b.json"
    args = ("balance", "zombies", "--vary", "kill_target=2..6..2", "-n", "6", "--out", out, "--json", numbers)
    done = run(*args)
    assert done.exit_code == 0, done.output
    cells = json.loads(numbers.read_text())
    assert [cell["set"] for cell in cells] == [["kill_target=2"], ["kill_target=4"], ["kill_target=6"]]
    lengths = [cell["measured"]["turns"]["value"] for cell in cells]
    assert lengths == sorted(lengths)
    assert out.read_text().count("<img") == len(cells[0]["measured"])


@PLOTS
def test_a_card_is_compared_with_its_absence(tmp_path: Path) -> None:
    numbers, out = tmp_path / "c.json", tmp_path / "c.html"
    done = run("balance", "zombinion", "--card", "depot", "-n", "6", "--json", numbers, "--out", out)
    assert done.exit_code == 0, done.output
    there, absent = [set(cell["options"]["kingdom"]) for cell in json.loads(numbers.read_text())]
    assert len(there) == len(absent) == 10
    assert "depot" in there - absent
    assert len(there - absent) == 1


@pytest.mark.parametrize("card", ["bait", "depot"])
@pytest.mark.parametrize("kingdom", ["first_game", "sparatutto"])
def test_the_two_kingdoms_differ_in_one_card(card: str, kingdom: str) -> None:
    plan = Plan("zombinion", 2, ("hunter",), options={"kingdom": kingdom})
    there, absent = [set(cell.plan.options["kingdom"]) for cell in sweep.cells_of_card(plan, card)]
    assert card in there - absent
    assert (len(there), len(absent), len(there - absent)) == (10, 10, 1)


LEFT_OUT = [("run", "roach_zombie"), ("zombies", "grenade"), ("off_the_dead", "giocattolo")]


@pytest.mark.parametrize(("game", "card"), LEFT_OUT)
def test_a_card_is_left_out_of_any_game_and_all_else_stays(game: str, card: str) -> None:
    there, gone = sweep.cells_of_card(Plan(game, 2, ("random",), seed=8), card)
    assert (there.plan.options, gone.plan.options) == ({}, {"without": [card]})
    sweep.balance([there, gone], Settings(4), lambda _: None)
    assert [cell.standing.games for cell in (there, gone) if cell.standing] == [4, 4]


def test_how_no_game_ended_at_one_place_of_the_grid_is_a_share_too() -> None:
    """Of four games none: that is 0 to 49 %, not nothing, and not 0 to 0 %."""
    cells = sweep.cells_of_grid(Plan("zombies", 2, ("random",)), {"max_rounds": [12], "kill_target": [1, 1000]})
    sweep.balance(cells, Settings(games=4), lambda _: None)
    found = sweep.measured(cells)
    assert len({tuple(each) for each in found}) == 1, "the same is measured everywhere"
    assert [each["ended by rounds"].value for each in found] == [0.0, 1.0]
    never = found[0]["ended by rounds"]
    assert (never.low, round(never.high, 2)) == (0.0, 0.49)
    assert [each["measured"]["ended by rounds"]["high"] for each in sweep.to_data(cells)] == [
        each["ended by rounds"].high for each in found
    ]


def test_the_share_of_no_games_is_not_told_as_a_share() -> None:
    assert pages.percent(wilson(0, 0)) == "no games"
    assert pages.percent(wilson(0, 4)) == "0.0% (0.0% to 49.0%)"


@PLOTS
def test_the_share_of_no_games_is_not_drawn() -> None:
    known, unknown = wilson(1, 4), wilson(0, 0)
    one, both = (plots.pairs("t", ["bait"], [(known, other)], ("play", "no play")) for other in (unknown, known))
    assert len(one) < len(both), "one mark and its interval less"


def test_several_options_make_a_grid() -> None:
    grid = sweep.read_grid(["kill_target=5,none", "max_rounds=7,8"])
    cells = sweep.cells_of_grid(Plan("zombies", 2, ("runner",)), grid)
    assert cells[1].label == ("kill_target=5", "max_rounds=8")
    assert [cell.plan.options["kill_target"] for cell in cells] == [5, 5, None, None]


def test_all_places_of_a_grid_play_the_same_deals() -> None:
    cells = sweep.cells_of_grid(Plan("zombies", 2, ("runner",), seed=8), {"kill_target": [5, 6]})
    assert cells[0].plan.deal(3) == cells[1].plan.deal(3)


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["run"], "needs --vary or --card"),
        (["run", "--card", "ball_itme"], "there is no card 'ball_itme', but ball_item"),
        (["zombies", "--card", "grande"], "there is no card 'grande', but grenade"),
        (["zombies", "--card", "govt_enhanced_zombies"], "is not in zombies with these options"),
        (["off_the_dead", "--card", "x"], "there is no card 'x', but "),
        (["zombinion", "--card", "x"], "--card 'x' is unknown; allowed: bait, "),
        (["zombinion", "--card", "bait", "-o", "kingdom=random"], "needs a kingdom of known cards, not 'random'"),
        (["run", "--vary", "speed=1,2"], "run has no option 'speed'"),
        (["run", "--vary", "first_player"], "--vary 'first_player' is not allowed"),
        (["run", "--vary", "first_player=1..x"], "allowed in a range: whole numbers"),
        (["run", "--vary", "first_player=5..1"], "holds no value"),
        (["run", "--vary", "first_player=0,9"], "first_player=9 is not allowed"),
        (["run", "--vary", "first_player=0,1", "--bots", "genius"], "no bot 'genius'"),
        (["run", "--vary", "first_player=0,1", "--out", "/nowhere/x"], "--out /nowhere/x cannot be written"),
        (["run", "--vary", "first_player=0,1", "--json", "/nowhere/x"], "--json /nowhere/x cannot be written"),
    ],
)
def test_a_wrong_sweep_is_refused_in_one_sentence(args: list[str], complaint: str) -> None:
    error = run("balance", *args).exception
    assert isinstance(error, OptionError)
    assert complaint in str(error)


def test_a_report_says_how_many_games_it_will_play_again(tmp_path: Path) -> None:
    file = results(tmp_path, "run", "greedy,random", 20)
    assert Report(file, again=7).to_watch == 4
    assert Report(file, again=0).to_watch == 0
