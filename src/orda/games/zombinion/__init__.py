"""Zombinion: a deck-building game, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from orda.engine.messages import Result
from orda.engine.options import Custom
from orda.engine.rng import Chance
from orda.engine.rules import Rules
from orda.games.zombinion import hidden, screen, words
from orda.games.zombinion.bots import BigMoney, BigMoneyFurbizia, Hunter
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import step
from orda.games.zombinion.setup import (
    ALLOWED_KINGDOMS,
    COMBAT,
    KINGDOMS,
    faults,
    read_first_player,
    read_kingdom,
    set_up,
)
from orda.games.zombinion.table import ZombinionTable
from orda.games.zombinion.turn import next_step
from orda.games.zombinion.views import ZombinionView


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    named = [{"kingdom": name} for name in KINGDOMS]
    return [*named, {"kingdom": list(COMBAT[:10]), "first_player": players - 1}]


def next_start(players: int, result: Result, seed: int) -> dict[str, Any]:
    """A rematch begins left of the winner; after a shared win with a random one of those who did not win, or of all."""
    if len(result.winners) == 1:
        return {"first_player": (result.winners[0] + 1) % players}
    others = [player for player in range(players) if player not in result.winners]
    return {"first_player": Chance(seed).choice(others or range(players))}


RULES: Final = Rules(
    name="zombinion",
    players=range(2, 5),
    play=Play,
    table=ZombinionTable,
    new_table=set_up,
    next_step=next_step,
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
    most_decisions=20000,
    options=[
        Custom("kingdom", "first_game", ALLOWED_KINGDOMS, read_kingdom, **words.catalogue()),
        Custom("first_player", "random", "a seat from 0 on, or random", read_first_player, form="seat"),
    ],
    option_sets=option_sets,
    questions=hidden.QUESTIONS,
    windows=hidden.WINDOWS,
    bots={"hunter": Hunter, "big_money": BigMoney, "big_money_furbizia": BigMoneyFurbizia},
    next_start=next_start,
    figures=words.figures,
    catalogue=screen.catalogue(),
    guide=screen.guide,
    progress=screen.progress,
    view_type=ZombinionView,
    texts=Path(__file__).parent / "texts",
)
