"""How zombies leave the Horde: the wave of phase 2, and the shared rules for where they go."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import arrow_of, face_of, is_sideways, pointing, seen_from
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import OffTable

CHOICE: Final = "choice"  # O-39: what the option `strays` can be
CLOCKWISE: Final = "clockwise"
TURNS: Final = ("turns", "turns_away", "turns_left", "turns_right")  # what is told of an arrow, by how it points
CHAIN: Final = 3  # O-37: alone, so many leave the Horde one behind the other


def ways_out(g: Play, arrow: int) -> list[int]:
    """Where a card with this arrow may go: one place, several to choose from, or none."""
    t = g.t
    if t.has_room(arrow):
        return [arrow]
    if len(t.crowd) == 4:
        # O-8: to a living neighbour of whom it points at, or else to anybody with room.
        beside = sorted(p for p in ((arrow + 1) % 4, (arrow + 3) % 4) if t.has_room(p))
        return beside or [p for p in ((arrow + 2) % 4,) if t.has_room(p)]
    if len(t.crowd) == 3 and g.options["strays"] == CHOICE:
        return [place for place in range(3) if t.has_room(place)]
    # O-38, O-39: no choice, it is turned clockwise until there is somebody with room.
    turned = [(arrow + d) % 4 for d in (1, 2, 3)]
    return [place for place in turned if t.has_room(place)][:1]


def wave_size(t: OffTable, die: int) -> int:
    """O-6: of a surprise: half the die rounded up; with one or two survivors one zombie, or two on 4 and more."""
    return (die + 1) // 2 if len(t.crowd) > 2 else 1 + (die > 3)


def more_than_one_has_room(t: OffTable) -> bool:
    """So that it may matter where an arrow points."""
    return sum([t.has_room(place) for place in range(len(t.crowd))]) > 1


@step
def come_out(g: Play, number: int) -> None:
    """O-6, O-8: so many cards, one after the other; `g.me` chooses where an arrow leads nowhere."""
    t = g.t
    if len(t.crowd) == 1:
        come_out_alone(g, number)
        return
    while number and t.horde:
        places = ways_out(g, arrow_of(t.horde[-1]))
        if not places:
            g.tell("no_room", ALL)
            return
        if len(places) > 1:
            g.ask("redirect", places, sent, number)
            return
        g.comes_out(places[0])
        number -= 1


def come_out_alone(g: Play, number: int) -> None:
    """O-37: so many, and behind them whoever points to the survivor or away from him, up to three in all."""
    t = g.t
    came = 0
    while t.horde and (came < number or (came < CHAIN and not is_sideways(arrow_of(t.horde[-1])))):
        if not t.has_room(0):
            g.tell("no_room", ALL)
            return
        g.comes_out(0)
        came += 1


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
    way, place = seen_from(arrow, len(t.survivors))
    g.tell(TURNS[way], ALL, t.survivors[place])


def wave_for_one(g: Play) -> None:
    """O-37: a card pointing sideways turns to you and waits; any other leaves, with up to two more behind it."""
    if is_sideways(arrow_of(g.t.horde[-1])):
        turn_top(g, 0)
    else:
        come_out_alone(g, 1)


def wave_for_two(g: Play) -> None:
    """O-38: the arrow points to nobody: a quarter turn, or to the last survivor; out only into an empty corridor."""
    t = g.t
    both_live = t.lives(0) and t.lives(1)
    arrow = (arrow_of(t.horde[-1]) + 1) % 4 if both_live else int(t.lives(1))
    turn_top(g, arrow)
    if t.lives(arrow) and not t.crowd[arrow]:
        g.comes_out(arrow)
