"""Zombie! Run for your lives!: a quick card game, 2 to 7 players."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from orda.engine.rules import Advice, Beginning, Course, Foresight, Material, Rules, Screen, Sight, Skill, Words
from orda.games.run import advice, hidden, hints, reasons, screen, standing, words
from orda.games.run.bot import Greedy, Greedy1
from orda.games.run.cards import CARDS, EDITIONS, FIRST_NEWEST
from orda.games.run.chronicle import RunChronicle
from orda.games.run.faults import faults
from orda.games.run.lesson import LESSON
from orda.games.run.play import Play
from orda.games.run.setup import OPTIONS, WITHOUT, option_sets, rematch, set_up
from orda.games.run.steps import step
from orda.games.run.story import RunTeller
from orda.games.run.table import GOAL, MOST_PLAYERS, RunTable
from orda.games.run.turn import QUESTIONS, next_turn
from orda.games.run.upgrade import UPGRADES
from orda.games.run.views import RunView

RULES: Final = Rules(
    name="run",
    players=range(2, MOST_PLAYERS + 1),
    official_players=range(3, MOST_PLAYERS + 1),
    material=Material(
        Play, RunTable, step, faults, registries=[CARDS, EDITIONS], first_newest=FIRST_NEWEST, upgrades=UPGRADES
    ),
    beginning=Beginning(
        set_up, options=OPTIONS, laboratory=(WITHOUT,), option_sets=option_sets, rematch=rematch, lesson=LESSON
    ),
    course=Course(next_turn, words.result, most_decisions=5000),
    sight=Sight(hidden.view, hidden.redeal, own=hidden.own, questions=QUESTIONS),
    words=Words(
        words.VOCABULARY,
        words.EVENTS,
        words.describe,
        words.prompt,
        words.narrate,
        reasons.why_not,
        teller=RunTeller,
        texts=[Path(__file__).parent / "texts"],
    ),
    advice=Advice(
        bots={"greedy": Greedy, "greedy_1": Greedy1},
        rates=advice.rates,
        value=standing.value,
        because=hints.because,
        newcomer=advice.newcomer,
        skills=(Skill(5, newness=1), Skill(5, newness=0.715), Skill(5, newness=0.525), Skill(5, newness=0.3)),
        foresight=Foresight(simulations=1500, slips=3, plain=advice.WINNING / 2),
        foresight_of_two=Foresight(simulations=2000, plain=advice.WINNING / 2),
    ),
    screen=Screen(
        RunView,
        screen.catalogue(),
        progress=lambda g: g.t.items[:],
        goal=lambda _g: GOAL,
        chronicle=RunChronicle,
    ),
)
