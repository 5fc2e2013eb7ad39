"""Off the Dead: survivors against the Horde, together. 1 to 4 players, basic and advanced."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from orda.engine.rules import Advice, Beginning, Course, Foresight, Material, Rules, Screen, Sight, Skill, Words
from orda.games.off_the_dead import cards, hidden, hints, narration, reasons, screen, words
from orda.games.off_the_dead.advice import rates
from orda.games.off_the_dead.bot import Survivor
from orda.games.off_the_dead.chronicle import OffChronicle
from orda.games.off_the_dead.faults import faults
from orda.games.off_the_dead.lesson import LESSON
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import FIRST_NEWEST, NEVER, REGISTRIES
from orda.games.off_the_dead.setup import OPTIONS, WITHOUT, check_options, option_sets, set_up
from orda.games.off_the_dead.standing import value
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.story import OffTeller
from orda.games.off_the_dead.table import OffTable
from orda.games.off_the_dead.turn import next_phase
from orda.games.off_the_dead.upgrade import UPGRADES
from orda.games.off_the_dead.views import OffView
from orda.games.off_the_dead.windows import WINDOWS

__all__ = ["RULES", "cards"]

RULES: Final = Rules(
    name="off_the_dead",
    players=range(1, 5),
    material=Material(
        Play, OffTable, step, faults, registries=REGISTRIES, first_newest=FIRST_NEWEST, upgrades=UPGRADES
    ),
    beginning=Beginning(
        set_up, options=OPTIONS, laboratory=(WITHOUT,), option_sets=option_sets, check=check_options, lesson=LESSON
    ),
    course=Course(next_phase, words.result, most_decisions=10000, cooperative=True, figures=words.figures),
    sight=Sight(hidden.view, hidden.redeal, windows=WINDOWS),
    words=Words(
        words.VOCABULARY,
        words.EVENTS,
        words.describe,
        words.prompt,
        narration.narrate,
        reasons.why_not,
        words.who_is_meant,
        teller=OffTeller,
        texts=[Path(__file__).parent / "texts"],
    ),
    advice=Advice(
        {"survivor": Survivor},
        rates,
        value,
        because=hints.because,
        never=NEVER,
        skills=(Skill(1.4), Skill(0.9), Skill(0.55), Skill()),
        foresight=Foresight(turns=(8, 12), simulations=500, leave=frozenset({"put_back"})),
    ),
    screen=Screen(
        OffView,
        screen.catalogue(),
        in_words=screen.in_words,
        progress=screen.progress,
        chronicle=OffChronicle,
    ),
)
