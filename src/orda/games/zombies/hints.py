"""Why a choice is advised, in a sentence."""

from __future__ import annotations

from orda.engine.game import STOP
from orda.engine.messages import Message, named
from orda.games.zombies.combat import BULLETS, LOSE_LIFE
from orda.games.zombies.explore import PASS_BID
from orda.games.zombies.legal import ACTIVATE, PLAY, TARGETS
from orda.games.zombies.play import YES, Play
from orda.games.zombies.registry import CARD, QUESTIONS
from orda.games.zombies.table import BULLET, LIFE
from orda.games.zombies.walker import DUCT

PUTTING = ("put", "keep_clear", "rise", "move_zombie")
DISCARDING = ("discard", "discard_down")
DARING = ("challenge", "spell")


def because(g: Play, option: int) -> Message:
    """From what everybody sees on the map."""
    d = g.decision
    assert d is not None
    if option >= PLAY and (d.kind in ("step", "pay") or g.rules.is_window(d.kind)):
        card = named(f"zombies-card-{CARD[option % PLAY // TARGETS].id}")
        return Message("zombies-hint-use" if option >= ACTIVATE else "zombies-hint-play", {"card": card})
    if g.rules.is_window(d.kind):
        return Message("zombies-hint-pass")
    if d.kind == "step":
        return walking(g, d.player, option)
    if d.kind == "pay":
        return paying(option)
    if d.kind == "place_tile":
        return Message("zombies-hint-place")
    if d.kind == "take":
        return Message("zombies-hint-take" if option == YES else "zombies-hint-leave")
    if d.kind in DISCARDING:
        return Message("zombies-hint-keep" if option == STOP else "zombies-hint-discard")
    if d.kind in QUESTIONS and QUESTIONS[d.kind].because:
        return Message(f"zombies-hint-{QUESTIONS[d.kind].because}")
    if d.kind == "bid":
        return Message("zombies-hint-beware" if option == PASS_BID else "zombies-hint-bid")
    if d.kind in DARING:
        return Message("zombies-hint-dare" if option == YES else "zombies-hint-beware")
    if d.kind == "put" and d.about in (LIFE, BULLET):
        return Message("zombies-hint-put")
    if d.kind == "draw_from":
        return Message("zombies-hint-draw")
    if d.kind in PUTTING:
        return Message("zombies-hint-zombies")
    return Message("zombies-hint-stop" if option == STOP else "zombies-hint-best")


def walking(g: Play, me: int, square: int) -> Message:
    t = g.t
    if g.walk.mover != me:
        return Message("zombies-hint-lead")
    if square == STOP:
        return Message("zombies-hint-stay")
    if square >= DUCT:
        return Message("zombies-hint-walk")
    if t.tokens[square] in (LIFE, BULLET) and not t.zombies[square]:
        return Message("zombies-hint-token")
    return Message("zombies-hint-fight" if t.zombies[square] else "zombies-hint-walk")


def paying(option: int) -> Message:
    if option == BULLETS:
        return Message("zombies-hint-bullets")
    return Message("zombies-hint-life" if option == LOSE_LIFE else "zombies-hint-beware")
