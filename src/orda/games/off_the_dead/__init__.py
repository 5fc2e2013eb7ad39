"""Off the Dead: survivors against the Horde, together. 1 to 4 players, basic and advanced."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from orda.engine.rules import Rules
from orda.games.off_the_dead import hidden, narration, screen, words
from orda.games.off_the_dead.bot import Survivor
from orda.games.off_the_dead.faults import faults
from orda.games.off_the_dead.moments import WINDOWS
from orda.games.off_the_dead.play import Play, step
from orda.games.off_the_dead.setup import OPTIONS, check_options, option_sets, set_up
from orda.games.off_the_dead.table import OffTable
from orda.games.off_the_dead.turn import next_phase
from orda.games.off_the_dead.views import OffView

RULES: Final = Rules(
    name="off_the_dead",
    players=range(1, 5),
    play=Play,
    table=OffTable,
    new_table=set_up,
    next_step=next_phase,
    view=screen.view,
    redeal=hidden.redeal,
    result=words.result,
    describe=words.describe,
    prompt=words.prompt,
    narrate=narration.narrate,
    faults=faults,
    vocabulary=words.VOCABULARY,
    events=words.EVENTS,
    steps=step,
    most_decisions=10000,
    options=OPTIONS,
    option_sets=option_sets,
    check_options=check_options,
    windows=WINDOWS,
    bots={"survivor": Survivor},
    cooperative=True,
    figures=words.figures,
    catalogue=screen.catalogue(),
    progress=screen.progress,
    view_type=OffView,
    texts=Path(__file__).parent / "texts",
)
