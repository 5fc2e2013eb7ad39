"""Why a choice is advised, in a sentence."""

from __future__ import annotations

from orda.engine.messages import Message
from orda.games.run.cards import IS_ITEM, RIVAL
from orda.games.run.play import Play
from orda.games.run.table import GOAL
from orda.games.run.turn import DRAW_NEW_HAND, SPECIAL, THROW
from orda.games.run.words import VOCABULARY


def because(g: Play, option: int) -> Message | None:
    """From what lies before everybody."""
    assert g.decision is not None
    t, me = g.t, g.decision.player
    if option == DRAW_NEW_HAND:
        return VOCABULARY.message("hint-new_hand")
    if option >= THROW:
        return VOCABULARY.message("hint-throw")
    card, whom = (option % SPECIAL) >> 3, option & 7
    if t.before[RIVAL[card]] >> whom & 1:
        which = "cancel-you" if whom == me else "cancel"
        return VOCABULARY.message(f"hint-{which}", rival=RIVAL[card], target=whom)
    if option >= SPECIAL:
        return VOCABULARY.message("hint-special")
    if whom == me:
        return VOCABULARY.message("hint-item", count=GOAL - 1 - t.items[me])
    if IS_ITEM[card]:
        return VOCABULARY.message("hint-haunt")
    return VOCABULARY.message("hint-zombie", target=whom, count=GOAL - 1 - t.zombies[whom])
