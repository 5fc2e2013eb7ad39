"""Zombie! Run for your lives!: a quick card game, 2 to 7 players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from orda.engine.messages import Result
from orda.engine.options import Custom, Option
from orda.engine.rules import Advice, Beginning, Course, Material, Rules, Sight, Words
from orda.games.run import hidden, words
from orda.games.run.bot import Greedy
from orda.games.run.table import MOST_PLAYERS, RunTable, faults, set_up
from orda.games.run.turn import Play, next_turn, play_options, step, stuck_options


def read_first_player(option: Option, value: Any, players: int) -> Any:
    if value != "random" and (type(value) is not int or not 0 <= value < players):
        raise option.refuse(value)
    return value


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    return [{}, {"first_player": players - 1}]


def rematch(players: int, result: Result, seed: int) -> dict[str, Any]:
    """A rematch begins with the player to the left of the winner."""
    return {"first_player": (result.winners[0] + 1) % players}


RULES: Final = Rules(
    name="run",
    players=range(2, MOST_PLAYERS + 1),
    official_players=range(3, MOST_PLAYERS + 1),
    material=Material(Play, RunTable, step, faults),
    beginning=Beginning(
        set_up,
        options=[Custom("first_player", "random", "a seat from 0 on, or random", read_first_player, form="seat")],
        option_sets=option_sets,
        rematch=rematch,
    ),
    course=Course(next_turn, words.result, most_decisions=5000),
    sight=Sight(hidden.view, hidden.redeal, own=hidden.own, questions={"play": play_options, "stuck": stuck_options}),
    words=Words(
        words.VOCABULARY,
        words.EVENTS,
        words.describe,
        words.prompt,
        words.narrate,
        texts=[Path(__file__).parent / "texts"],
    ),
    advice=Advice(bots={"greedy": Greedy}),
)
