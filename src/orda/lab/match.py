"""A match between bots: paired games, Elo with error bars, a sequential test, and a log to go on from."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from orda.engine.errors import OptionError
from orda.lab.engines import check_engine, engine, in_order
from orda.lab.log import BLOCKS, ENCODER, Block, Log
from orda.lab.plan import Plan
from orda.lab.sprt import OPEN, Question
from orda.lab.standing import Standing

Progress = Callable[[Standing], None]


@dataclass
class Settings:
    """How a match is played: at least `games` games, or until `question` is answered."""

    games: int = 1000
    jobs: int = 1
    engine: str = "processes"
    results: Path | None = None
    question: Question | None = None
    save_games: Path | None = None


def match(plan: Plan, settings: Settings, progress: Progress = lambda _standing: None) -> Standing:
    """Plays it, or the rest of it if the result file holds a part; `progress` hears how things stand."""
    check(plan, settings)
    standing, log = Standing(plan, settings.question), Log(settings.results, plan)
    try:
        go_on_from(log, standing, settings)
        for lines in new_blocks(plan, settings, standing):
            log.write(lines)
            progress(standing)
    finally:
        log.close()
    return standing


def check(plan: Plan, settings: Settings) -> None:
    """Raises OptionError before anything is played."""
    plan.check()
    check_engine(settings.engine)
    if settings.question is not None:
        settings.question.check()
        if len(plan.bots) != 2:
            raise OptionError(f"--sprt compares two bots, not {len(plan.bots)}")
    if (settings.save_games is not None) != plan.fair:
        raise OptionError("games that are saved are those of a fair plan: Plan(..., fair=True)")


def go_on_from(log: Log, standing: Standing, settings: Settings) -> None:
    """What was played before. If more is to be played, the last of it must come out the same today."""
    last = None
    for block in log.blocks():
        standing.add(block)
        last = block
    if last is not None and still_to_play(standing, settings):
        again = play_blocks(standing.plan, settings.save_games, range(last.number, last.number + 1))
        if again != [ENCODER.encode(last)]:
            raise OptionError(
                f"{log.path}: deal {last.number} comes out otherwise than it is there: rules or bots have changed "
                "since, or a bot is not the same for the same seed; allowed: a new file"
            )


def still_to_play(standing: Standing, settings: Settings) -> range:
    """The blocks; none when the question is answered."""
    if standing.answer() not in (None, OPEN):
        return range(0)
    return range(standing.blocks, max(standing.blocks, standing.plan.blocks_for(settings.games)))


def new_blocks(plan: Plan, settings: Settings, standing: Standing) -> Iterator[list[bytes]]:
    """The blocks not played yet, a line each, in the order of their numbers; ends when the question is answered."""
    wanted = still_to_play(standing, settings)
    if not wanted:
        return
    with engine(settings.engine, settings.jobs) as found:
        for _, lines in in_order(found, partial(play_blocks, plan, settings.save_games), wanted):
            taken: list[bytes] = []
            for line in lines:
                standing.add(BLOCKS.decode(line))
                taken.append(line)
                if standing.answer() not in (None, OPEN):
                    yield taken
                    return
            yield taken


def play_blocks(plan: Plan, save_games: Path | None, numbers: range) -> list[bytes]:
    if save_games is None:
        return [ENCODER.encode(Block(number, list(plan.games_of(number)))) for number in numbers]
    from orda.lab.replays import saved_games  # noqa: PLC0415 - only where games are saved

    return [ENCODER.encode(Block(number, list(saved_games(plan, number, save_games)))) for number in numbers]
