"""The weapons of Not Dead Yet; items that answer something are in answers.py."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.zombies.in_play import InPlay, Roll
from orda.games.zombies.outlook import at_once
from orda.games.zombies.play import Play
from orda.games.zombies.registry import BUILDINGS, FREE, Hint, tells
from orda.games.zombies.sets.ndy import NDY
from orda.games.zombies.table import ZombiesTable


def one_more(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 1


# -- Machete ----------------------------------------------------------------------------------------------


@NDY.item(
    65,
    "machete",
    copies=2,
    recommended=2,
    windows=FREE,
    where=("base_lawn_and_garden_center", "dc_barracks", "mw_outfitter"),
    in_play=InPlay(roll=one_more, weapon=True),
    hint=Hint(at_once, keep=8, strength=1.5),
)
def machete(g: Play, target: int) -> None:
    """Play it in the Outfitter, the Barracks or the Lawn and Garden Center. In play: +1 to all combat rolls."""


# -- Meat Cleaver -----------------------------------------------------------------------------------------


def let_go(g: Play, player: int, tile: int) -> None:
    g.discard_item(player, meat_cleaver.number)
    g.tell("let_go", ALL, player, meat_cleaver.number)


@NDY.item(
    66,
    "meat_cleaver",
    copies=2,
    recommended=2,
    windows=FREE,
    where=BUILDINGS,
    in_play=InPlay(roll=one_more, weapon=True, wounded=let_go),
    hint=Hint(at_once, keep=6, strength=0.8),
)
def meat_cleaver(g: Play, target: int) -> None:
    """Play it inside any building. In play: +1 to all combat rolls, until you lose life in whatever way."""


tells("let_go", "player", "card")
