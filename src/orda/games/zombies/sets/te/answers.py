"""The event card of The End that answers another one."""

from __future__ import annotations

from orda.games.zombies.announcing import cancel
from orda.games.zombies.outlook import worth_of_stopping
from orda.games.zombies.play import Play
from orda.games.zombies.registry import CARD_PLAYED, Hint
from orda.games.zombies.sets.te import TE

# -- That Didn't Just Happen!?! -------------------------------------------------------------------------


@TE.event(100, "that_didnt_just_happen", copies=2, windows=CARD_PLAYED, hint=Hint(worth_of_stopping, keep=6))
def that_didnt_just_happen(g: Play, target: int) -> None:
    """Cancel a card that another player has just played."""
    cancel(g)
