"""What a walking pawn can do where it stands: how far it goes, its next squares, tokens, a challenge."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.games.zombies import hooks
from orda.games.zombies.records import NONE, Walk
from orda.games.zombies.table import LIFE, MOST_LIVES, WHOLE, ZombiesTable

KEYS: Final = 3  # what is taken from a square, besides LIFE and BULLET
CAR_POINTS: Final = 10
DUCT: Final = 1024  # + the square of a grate: there through the duct


def points(t: ZombiesTable, walk: Walk) -> int:
    """R-21, R-32 to R-34: the order in which everything counts."""
    if walk.car:
        return CAR_POINTS
    base = 2 + (t.lives[walk.mover] + 1) // WHOLE
    doublings = walk.doublings + (t.jeeps >> walk.mover & 1)
    total = base * (1 + doublings) + hooks.more_points(t, walk.mover)
    return total >> walk.shoes


def moves(t: ZombiesTable, walk: Walk, points_left: int) -> list[int]:
    """The squares one may step on, STOP where that is allowed (3.8), and ducts."""
    if not points_left:
        return [STOP]
    options = [*t.city.next[t.pawns[walk.mover]], STOP]
    if t.effects:
        options = hooks.limited(t, walk, points_left, options) or [STOP]
    return options + ducts(t, walk, points_left) if t.in_ducts >> walk.mover & 1 else options


def ducts(t: ZombiesTable, walk: Walk, points_left: int) -> list[int]:
    """3.13: instead of walking, to the grates of shops that touch this one; limits of 3.8 bind there too."""
    if walk.steps or walk.used:
        return []
    grates = t.city.ducts_from(t.pawns[walk.mover])
    return [DUCT + grate for grate in (hooks.limited(t, walk, points_left, grates) if t.effects else grates)]


def something_due(t: ZombiesTable, walk: Walk) -> bool:
    """Is there something to settle where he stands, before his next step?"""
    if walk.arrival_due or may_take(t, walk.mover) or may_challenge(t, walk):
        return True
    return bool(t.effects or hooks.ON_THE_WAY.items) and hooks.on_the_way(t, walk.mover) is not None


def is_walking(t: ZombiesTable, player: int) -> bool:
    """Is it his turn, or an extra movement of his own in somebody else's?"""
    if player == t.active:
        return True
    return bool(t.walks) and t.walks[-1].mover == player and not t.walks[-1].used


def may_take(t: ZombiesTable, player: int) -> int:
    """3.15: what may be taken where he stands: nothing under a zombie, no sixth life, nothing just left lying."""
    square = t.pawns[player]
    if square < 0 or not (t.tokens[square] or t.keys_at == square):
        return 0
    if t.zombies[square] or not is_walking(t, player) or t.cut:
        return 0
    if t.effects and not hooks.may_take_tokens(t, player):
        return 0
    left_lying = t.left_lying if t.declined == square else 0
    if t.keys_at == square and not left_lying >> KEYS & 1:
        return KEYS
    token = t.tokens[square]
    if left_lying >> token & 1 or (token == LIFE and t.lives[player] + WHOLE > MOST_LIVES):
        return 0
    return token


def may_challenge(t: ZombiesTable, walk: Walk) -> bool:
    """In his own movement, once a turn, on the square of the key holder."""
    if t.challenged or t.keys in (NONE, walk.mover) or walk.mover != t.active:
        return False
    return t.pawns[t.keys] == t.pawns[walk.mover] != walk.unchallenged
