"""Zombinion: a deck-building game, 2 to 4 players."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from orda.engine.messages import Result
from orda.engine.options import Custom, PokerFace
from orda.engine.rng import Chance
from orda.engine.rules import (
    FOREVER,
    Advice,
    Beginning,
    Course,
    Foresight,
    Material,
    Rules,
    Screen,
    Sight,
    Skill,
    Words,
)
from orda.games.zombinion import advice, hidden, hints, reasons, screen, standing, words
from orda.games.zombinion.bot import BigMoney, BigMoneyFurbizia, Hunter
from orda.games.zombinion.chronicle import ZombinionChronicle
from orda.games.zombinion.faults import faults
from orda.games.zombinion.lesson import LESSON
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import CARDS, EDITIONS
from orda.games.zombinion.setup import ALLOWED_KINGDOMS, COMBAT, KINGDOMS, read_first_player, read_kingdom, set_up
from orda.games.zombinion.steps import step
from orda.games.zombinion.story import ZombinionTeller
from orda.games.zombinion.table import ZombinionTable
from orda.games.zombinion.turn import next_step
from orda.games.zombinion.upgrade import FIRST_NEWEST, UPGRADES
from orda.games.zombinion.views import ZombinionView
from orda.games.zombinion.windows import WINDOWS


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    named = [{"kingdom": name} for name in KINGDOMS]
    return [
        *named,
        {"kingdom": list(COMBAT[:10]), "first_player": players - 1},
        {"kingdom": "scontro", "poker_face": True},
    ]


def rematch(players: int, result: Result, seed: int) -> dict[str, Any]:
    """A rematch begins left of the winner; after a shared win with a random one of those who did not win, or of all."""
    if len(result.winners) == 1:
        return {"first_player": (result.winners[0] + 1) % players}
    others = [player for player in range(players) if player not in result.winners]
    return {"first_player": Chance(seed).choice(others or range(players))}


RULES: Final = Rules(
    name="zombinion",
    players=range(2, 5),
    material=Material(
        Play, ZombinionTable, step, faults, registries=[CARDS, EDITIONS], first_newest=FIRST_NEWEST, upgrades=UPGRADES
    ),
    beginning=Beginning(
        set_up,
        options=[
            Custom("kingdom", "first_game", ALLOWED_KINGDOMS, read_kingdom, **words.catalogue()),
            Custom("first_player", "random", "a seat from 0 on, or random", read_first_player, form="seat"),
            PokerFace(),
        ],
        option_sets=option_sets,
        rematch=rematch,
        lesson=LESSON,
    ),
    course=Course(next_step, words.result, most_decisions=20000, figures=words.figures),
    sight=Sight(hidden.view, hidden.redeal, own=hidden.own, questions=hidden.QUESTIONS, windows=WINDOWS),
    words=Words(
        words.VOCABULARY,
        words.EVENTS,
        words.describe,
        words.prompt,
        words.narrate,
        reasons.why_not,
        teller=ZombinionTeller,
        texts=[Path(__file__).parent / "texts"],
    ),
    advice=Advice(
        bots={"hunter": Hunter, "big_money": BigMoney, "big_money_furbizia": BigMoneyFurbizia},
        rates=advice.rates,
        value=standing.value,
        because=hints.because,
        never=advice.NEVER,
        skills=(Skill(18.0), Skill(13.5), Skill(9.6), Skill(5.6)),
        foresight=Foresight(rounds=(7,), simulations=1000, plain=advice.SURE),
        foresight_of_two=Foresight(rounds=(7, FOREVER), simulations=1000, plain=advice.SURE),
    ),
    screen=Screen(ZombinionView, screen.catalogue(), screen.guide, screen.progress, chronicle=ZombinionChronicle),
)
