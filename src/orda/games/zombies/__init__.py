"""Zombies!!!: a city that grows tile by tile, 2 to 6 players; so far the base game."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from orda.engine.rules import (
    Advice,
    Beginning,
    Course,
    Foresight,
    Material,
    Question,
    Rules,
    Screen,
    Sight,
    Skill,
    Words,
)
from orda.games.zombies import advice, hidden, hints, reasons, screen, standing, words
from orda.games.zombies.bot import Runner
from orda.games.zombies.brought import SHELF
from orda.games.zombies.chronicle import ZombiesChronicle
from orda.games.zombies.decks import WITHOUT
from orda.games.zombies.faults import faults
from orda.games.zombies.fights import pay_options
from orda.games.zombies.lesson import LESSON
from orda.games.zombies.narration import narrate
from orda.games.zombies.places import places
from orda.games.zombies.play import Play
from orda.games.zombies.registry import CARDS, QUESTIONS
from orda.games.zombies.setup import NEEDS, OPTIONS, check, option_sets, set_up
from orda.games.zombies.steps import step
from orda.games.zombies.story import ZombiesTeller
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import TILES
from orda.games.zombies.turn import discard_down_options, discard_options, next_phase
from orda.games.zombies.upgrade import FIRST_NEWEST, UPGRADES
from orda.games.zombies.views import CityView
from orda.games.zombies.windows import WINDOWS, step_options

HERE: Final = Path(__file__).parent

# Questions whose options come from hidden cards, and how those are worked out again.
QUESTIONS_READ: Final[dict[str, Question]] = {
    "step": step_options,
    "pay": pay_options,
    "discard": discard_options,
    "discard_down": discard_down_options,
    **{kind: question.anew for kind, question in QUESTIONS.items() if question.anew is not None},
}

RULES: Final = Rules(
    name="zombies",
    players=range(2, 7),
    material=Material(
        Play, ZombiesTable, step, faults, registries=[CARDS, TILES], first_newest=FIRST_NEWEST, upgrades=UPGRADES
    ),
    beginning=Beginning(
        set_up,
        options=OPTIONS,
        laboratory=(WITHOUT,),
        option_sets=option_sets,
        check=check,
        needs=NEEDS,
        decks=SHELF,
        lesson=LESSON,
    ),
    course=Course(next_phase, words.result, most_decisions=30_000, figures=words.figures),
    sight=Sight(
        hidden.view,
        hidden.redeal,
        own=hidden.own,
        questions=QUESTIONS_READ,
        windows=WINDOWS,
    ),
    words=Words(
        words.VOCABULARY,
        words.EVENTS,
        words.describe,
        words.prompt,
        narrate,
        reasons.why_not,
        places,
        teller=ZombiesTeller,
        texts=[HERE / "texts", *sorted(HERE.glob("sets/*/texts"))],
    ),
    advice=Advice(
        bots={"runner": Runner},
        rates=advice.rates,
        value=standing.value,
        because=hints.because,
        skills=(Skill(14), Skill(4), Skill(), Skill(turns=2, simulations=8)),
        foresight=Foresight(
            rounds=(1, 2), simulations=120, leave=frozenset({"place_tile", "put", "keep_clear", "move_zombie"})
        ),
    ),
    screen=Screen(
        CityView,
        screen.catalogue(),
        screen.guide,
        lambda g: g.t.trophies[:],
        lambda g: g.t.target,
        chronicle=ZombiesChronicle,
    ),
)
