"""Why a choice is advised, in a sentence."""

from __future__ import annotations

from orda.engine.game import STOP
from orda.engine.messages import Message, named
from orda.games.zombies.combat import BULLETS, LOSE_LIFE
from orda.games.zombies.legal import ACTIVATE, PLAY, TARGETS
from orda.games.zombies.play import Play
from orda.games.zombies.registry import CARD
from orda.games.zombies.table import BULLET, LIFE
from orda.games.zombies.walker import DUCT

PUTTING = ("put", "keep_clear", "rise", "move_zombie", "send_zombie")


def because(g: Play, option: int) -> Message | None:
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
    return Message("zombies-hint-zombies") if d.kind in PUTTING else None


def walking(g: Play, me: int, square: int) -> Message | None:
    t = g.t
    if g.walk.mover != me:
        return Message("zombies-hint-lead")
    if square == STOP:
        return Message("zombies-hint-stay")
    if square >= DUCT:
        return None
    if t.tokens[square] in (LIFE, BULLET) and not t.zombies[square]:
        return Message("zombies-hint-token")
    return Message("zombies-hint-fight" if t.zombies[square] else "zombies-hint-walk")


def paying(option: int) -> Message | None:
    if option == BULLETS:
        return Message("zombies-hint-bullets")
    return Message("zombies-hint-life") if option == LOSE_LIFE else None
