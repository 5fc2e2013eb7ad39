"""The moments in which somebody may interrupt, each a window of the engine; nobody is asked who has no play."""

from __future__ import annotations

from typing import Final

from orda.engine.windows import Windows
from orda.games.off_the_dead.abilities import abilities, use_ability
from orda.games.off_the_dead.cards import TRACK
from orda.games.off_the_dead.items import equipment, use
from orda.games.off_the_dead.play import (
    ABILITY,
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    PASS,
    PASS_TURN,
    USE,
    VERB,
    WAVE_DIE,
    Play,
)
from orda.games.off_the_dead.quotes import declare, quotes
from orda.games.off_the_dead.table import FIRST, MOVES, SECOND, WAVE, ZONES, OffTable

NAMES: Final = {
    BEFORE_BITE: "before_bite",
    BEFORE_MOVE: "before_move",
    BEFORE_WAVE: "before_wave",
    AFTER_ROLL: "after_roll",
    DYING: "dying",
    EVENT_DIE: "event_die",
    WAVE_DIE: "wave_die",
}
OWN_AFFAIR: Final = (BEFORE_WAVE, WAVE_DIE)  # no ability changes anything then


def stands(g: Play, kind: int) -> bool:
    """Is what the moment is about still going on?"""
    t = g.t
    base = t.active * ZONES
    if kind == BEFORE_BITE:
        return t.biter >= 0 and t.biting >> t.biter & 1 == 1
    if kind == BEFORE_MOVE:
        moving = t.zones[base + FIRST] or t.zones[base + SECOND]
        return t.phase == MOVES and not t.barricade and bool(moving)
    if kind == BEFORE_WAVE:
        return t.phase == WAVE and bool(t.horde)
    if kind == AFTER_ROLL:
        return bool(t.attacks) and not t.attacks[-1].void
    if kind == DYING:
        return t.lives(t.active) == 1 and t.level[t.active] >= TRACK[t.survivors[t.active]]
    return (t.event_die if kind == EVENT_DIE else t.wave_die) > 0


def options(g: Play, player: int, kind: int) -> list[int]:
    """Everything the survivors of this seat can do now, and passing; nothing if that is all."""
    t = g.t
    others_turn = t.active % g.players != player
    # With `double` a seat has its place and the one opposite.
    ready = t.ready >> player & (1 if len(t.crowd) == g.players else 5)
    if others_turn and (not ready or kind in OWN_AFFAIR or (t.quiet >> player & 1 and kind <= BEFORE_MOVE)):
        return []
    found: list[int] = []
    if not others_turn:
        found += equipment(t, t.active, kind)
        if g.advanced:
            found += quotes(t, kind)
    if ready:
        for place in range(player, len(t.crowd), g.players):
            found += abilities(g, place, kind)
    if not found:
        return []
    return [*found, PASS, PASS_TURN] if others_turn and kind <= BEFORE_MOVE else [*found, PASS]


def answered(g: Play, option: int, kind: int) -> bool:
    if option == PASS_TURN:
        g.t.quiet |= 1 << g.me
    if option < 0:
        return False
    interrupt(g, option, kind)
    return True


def interrupt(g: Play, option: int, kind: int) -> None:
    """Anything that is free: equipment, an ability, a quote."""
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    if verb == USE:
        use(g, what, target)
    elif verb == ABILITY:
        use_ability(g, what, target)
    else:
        declare(g, what, target, kind)


def anything_to_use(t: OffTable) -> bool:
    """If not, nobody needs to be looked at: all abilities are used and the active survivor has nothing."""
    return bool(t.ready or t.items[t.active] or t.trophies[t.active])


def anybody_may_interrupt(g: Play, kind: int) -> bool:
    return anything_to_use(g.t) and any(options(g, player, kind) for player in range(g.players))


def active_first(g: Play, kind: int) -> int:
    return g.seat_of(g.t.active)


def gives_nothing(g: Play, viewer: int, player: int, kind: int) -> bool:
    """No play depends on hidden cards, so a re-deal never has to give one."""
    return False


WINDOWS: Final = Windows(
    NAMES, options=options, answered=answered, first=active_first, give_a_play=gives_nothing, stands=stands
)
