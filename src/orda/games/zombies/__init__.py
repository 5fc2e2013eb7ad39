"""Zombies!!!: a city that grows tile by tile, 2 to 6 players; so far the base game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from orda.engine.rules import Rules
from orda.games.zombies import base_events, base_items, hidden, outlook, words
from orda.games.zombies.bot import Runner
from orda.games.zombies.cards import step
from orda.games.zombies.fights import pay_options
from orda.games.zombies.play import Play
from orda.games.zombies.setup import OPTIONS, faults, option_sets, set_up
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.turn import discard_down_options, discard_options, next_phase
from orda.games.zombies.views import CityView
from orda.games.zombies.windows import WINDOWS, step_options

CARDS_IN: Final = (base_events, base_items)  # their cards are in the game because they are imported

RULES: Final = Rules(
    name="zombies",
    players=range(2, 7),
    play=Play,
    table=ZombiesTable,
    new_table=set_up,
    next_step=next_phase,
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
    most_decisions=30_000,
    options=OPTIONS,
    option_sets=option_sets,
    questions={
        "step": step_options,
        "pay": pay_options,
        "discard": discard_options,
        "discard_down": discard_down_options,
    },
    windows=WINDOWS,
    bots={"runner": Runner},
    texts=Path(__file__).parent / "texts",
    figures=words.figures,
    catalogue=outlook.catalogue(),
    guide=outlook.guide,
    progress=lambda g: g.t.trophies[:],
    goal=lambda g: g.t.target,
    view_type=CityView,
)
