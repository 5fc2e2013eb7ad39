"""How zombies leave the Horde: the wave of phase 2, and the shared rules for where they go."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import arrow_of, face_of, is_sideways, pointing
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import NOBODY_THERE
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import OffTable


def ways_out(t: OffTable, arrow: int) -> list[int]:
    """Where a card with this arrow may go: one place, several to choose from, or none."""
    if t.has_room(arrow):
        return [arrow]
    if len(t.crowd) < 4:
        # O-37 to O-39: no choice, it is turned clockwise until there is somebody with room.
        turned = [(arrow + d) % 4 for d in (1, 2, 3)]
        return [place for place in turned if t.has_room(place)][:1]
    # O-8: to a living neighbour of whom it points at, or else to anybody with room.
    beside = sorted(p for p in ((arrow + 1) % 4, (arrow + 3) % 4) if t.has_room(p))
    return beside or [p for p in ((arrow + 2) % 4,) if t.has_room(p)]


def more_than_one_has_room(t: OffTable) -> bool:
    """So that it may matter where an arrow points."""
    return sum([t.has_room(place) for place in range(len(t.crowd))]) > 1


@step
def come_out(g: Play, number: int) -> None:
    """O-6, O-8: so many cards, one after the other; `g.me` chooses where an arrow leads nowhere."""
    t = g.t
    while number and t.horde:
        places = ways_out(t, arrow_of(t.horde[-1]))
        if not places:
            g.tell("no_room", ALL)
            return
        if len(places) > 1:
            g.ask("redirect", places, sent, number)
            return
        g.comes_out(places[0])
        number -= 1


@step
def sent(g: Play, place: int, number: int) -> None:
    g.comes_out(place)
    come_out(g, number - 1)


# -- phase 2 C -------------------------------------------------------------------------


@step
def wave(g: Play) -> None:
    """O-9: one card, where its arrow points."""
    t = g.t
    if not t.horde:
        return
    places = len(t.crowd)
    if places == 1:
        wave_for_one(g)
    elif places == 2 and not t.lives(arrow_of(t.horde[-1])):
        wave_for_two(g)
    else:
        come_out(g, 1)


def turn_top(g: Play, arrow: int) -> None:
    t = g.t
    t.horde[-1] = pointing(face_of(t.horde[-1]), arrow)
    g.tell("turns", ALL, t.survivors[arrow] if arrow < len(t.survivors) else NOBODY_THERE)


def wave_for_one(g: Play) -> None:
    """O-37: a card pointing sideways turns to you and waits; any other leaves, with up to two more like it behind."""
    t = g.t
    if is_sideways(arrow_of(t.horde[-1])):
        turn_top(g, 0)
        return
    for _ in range(3):
        if not t.horde or is_sideways(arrow_of(t.horde[-1])) or not t.has_room(0):
            return
        g.comes_out(0)


def wave_for_two(g: Play) -> None:
    """O-38: the arrow points to nobody: a quarter turn, or to the last survivor; out only into an empty corridor."""
    t = g.t
    both_live = t.lives(0) and t.lives(1)
    arrow = (arrow_of(t.horde[-1]) + 1) % 4 if both_live else int(t.lives(1))
    turn_top(g, arrow)
    if t.lives(arrow) and not t.crowd[arrow]:
        g.comes_out(arrow)
