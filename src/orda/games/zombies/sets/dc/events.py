"""The event cards of Dead Corps(e)."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import is_leader, threat
from orda.games.zombies.play import Play
from orda.games.zombies.registry import FREE, Hint
from orda.games.zombies.sets.dc import DC
from orda.games.zombies.table import EVERYBODY

# -- Govt. Enhanced Zombies! ----------------------------------------------------------------------------

TOUGH_ZOMBIES: Final = DC.lasting(7, "tough_zombies", card="govt_enhanced_zombies", in_play=InPlay(need=5))


def if_they_are_weak(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(TOUGH_ZOMBIES, EVERYBODY, next_turn_of=me) in t.effects else [0]


def worth_of_tough_zombies(g: Play, me: int, target: int, window: int) -> float:
    """When somebody else is close, and about to have his turn."""
    t = g.t
    return threat(t, t.active) if t.active != me and is_leader(t, me, t.active) else 0.0


@DC.event(
    30,
    "govt_enhanced_zombies",
    copies=2,
    targets=if_they_are_weak,
    windows=FREE,
    hint=Hint(worth_of_tough_zombies, keep=4),
)
def govt_enhanced_zombies(g: Play, target: int) -> None:
    """Every zombie needs at least 5 to be killed, until the end of your next turn."""
    g.t.lasts(TOUGH_ZOMBIES, on=EVERYBODY, next_turn_of=g.me)
