"""Why a choice is advised, in a sentence; by the same thoughts as `advice`."""

from __future__ import annotations

from orda.engine.game import STOP
from orda.engine.messages import Message
from orda.games.zombinion.advice import is_rich, ripeness
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import HINTS, IS_ACTION, IS_ATTACK, IS_ZOMBIES, POINTS, SHOTS
from orda.games.zombinion.turn import AIM_ONE
from orda.games.zombinion.words import VOCABULARY

TAKING = ("hunt", "take")
STOPPING = ("play", "hunt", "discard")  # questions in which it has a reason of its own


def because(g: Play, option: int) -> Message:
    d = g.decision
    assert d is not None
    if option == STOP:
        return VOCABULARY.message(f"hint-stop-{d.kind if d.kind in STOPPING else 'other'}")
    if d.kind == "hunt" and option >= AIM_ONE:
        return VOCABULARY.message("hint-aim")
    if d.kind in TAKING:
        return taking(g, d.player, option)
    if d.kind in ("play", "twice"):
        which = "go_on" if HINTS[option].actions else "attack" if IS_ATTACK[option] else "last"
        return VOCABULARY.message(f"hint-play-{which}", card=option)
    if d.kind == "trash":
        return VOCABULARY.message("hint-trash", card=option)
    if d.kind == "barricade":
        return VOCABULARY.message("hint-barricade")
    return VOCABULARY.message("hint-discard", card=option) if d.kind == "discard" else VOCABULARY.message("hint-best")


def taking(g: Play, player: int, card: int) -> Message:
    if IS_ZOMBIES[card]:
        rich = "points" if is_rich(g.t.owned(player), ripeness(g).rich) else "end"
        return VOCABULARY.message(f"hint-take-{rich}", card=card, count=POINTS[card])
    if SHOTS[card]:
        return VOCABULARY.message("hint-take-shots", card=card, count=SHOTS[card])
    return VOCABULARY.message("hint-take-action" if IS_ACTION[card] else "hint-take-other", card=card)
