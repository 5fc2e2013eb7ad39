"""Zombie! Run for your lives!: a quick card game, 2 to 7 players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from orda.engine.messages import Result
from orda.engine.options import Custom, Option
from orda.engine.rules import Rules
from orda.games.run import hidden, screen, words
from orda.games.run.bot import Greedy
from orda.games.run.table import GOAL, MOST_PLAYERS, RunTable, faults, set_up
from orda.games.run.turn import Play, next_turn, play_options, step, stuck_options
from orda.games.run.views import RunView


def read_first_player(option: Option, value: Any, players: int) -> Any:
    if value != "random" and (type(value) is not int or not 0 <= value < players):
        raise option.refuse(value)
    return value


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    return [{}, {"first_player": players - 1}]


def next_start(players: int, result: Result, seed: int) -> dict[str, Any]:
    """A rematch begins with the player to the left of the winner."""
    return {"first_player": (result.winners[0] + 1) % players}


RULES: Final = Rules(
    name="run",
    players=range(2, MOST_PLAYERS + 1),
    official_players=range(3, MOST_PLAYERS + 1),
    play=Play,
    table=RunTable,
    new_table=set_up,
    next_step=next_turn,
    view=hidden.view,
    own=hidden.own,
    redeal=hidden.redeal,
    result=words.result,
    describe=words.describe,
    prompt=words.prompt,
    narrate=words.narrate,
    faults=faults,
    vocabulary=words.VOCABULARY,
    events=words.EVENTS,
    steps=step,
    most_decisions=5000,
    options=[Custom("first_player", "random", "a seat from 0 on, or random", read_first_player, form="seat")],
    option_sets=option_sets,
    questions={"play": play_options, "stuck": stuck_options},
    bots={"greedy": Greedy},
    next_start=next_start,
    catalogue=screen.catalogue(),
    guide=screen.guide,
    progress=lambda g: g.t.items[:],
    goal=lambda _g: GOAL,
    view_type=RunView,
    texts=Path(__file__).parent / "texts",
)
