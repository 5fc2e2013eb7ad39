"""Phase D (rules 3.6 to 3.9, 3.14, 3.15): points, steps, arrivals, tokens."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies.cards import AFTER_MOVE, BEFORE_MOVE, BETWEEN_STEPS, TITLES, step
from orda.games.zombies.duel import may_challenge, offer_challenge
from orda.games.zombies.fights import fight_here
from orda.games.zombies.play import YES, Play
from orda.games.zombies.table import (
    BULLET,
    FEAR,
    HEALTHY,
    LIFE,
    MOST_LIVES,
    NONE,
    TOWN_SQUARE,
    WHOLE,
    Walk,
    ZombiesTable,
)
from orda.games.zombies.windows import PLAY, carry_out, free_window, moves, step_options

KEYS: Final = 3  # what is taken from a square, besides LIFE and BULLET
CAR_POINTS: Final = 10


@step
def movement(g: Play) -> None:
    t = g.t
    walk = Walk(g.me, chooser=g.me)
    # 3.8: Fear takes away the walking; 6.6: the key holder is fast on the very first turn.
    walk.barred = int(t.is_running(FEAR, g.me))
    walk.doublings = int(t.scenario == 1 and t.turn == 1 and t.keys == g.me)
    t.walks.append(walk)
    free_window(g, BEFORE_MOVE)
    g.do(fix_points, g.me)
    g.do(walk_on, g.me)
    free_window(g, AFTER_MOVE)
    g.do(end_movement, g.me)


@step
def fix_points(g: Play) -> None:
    """3.6: later wounds or healing do not change the points."""
    walk = g.walk
    if walk.barred:
        walk.over = 1
        g.tell("barred", ALL, g.me)
    else:
        walk.points = points(g.t, walk)
        g.tell("points", ALL, g.me, walk.points)


def points(t: ZombiesTable, walk: Walk) -> int:
    """R-21, R-32 to R-34: the order in which everything counts."""
    if walk.car:
        return CAR_POINTS
    base = 2 + (t.lives[walk.mover] + 1) // WHOLE
    total = base * (1 + walk.doublings)
    if TITLES["skateboard"] in t.items[walk.mover]:
        total += 2
    return total >> walk.shoes


# -- steps ----------------------------------------------------------------------------------------

@step
def walk_on(g: Play) -> None:
    t = g.t
    walk = t.walks[-1]
    if walk.over:
        return
    if walk.arrival_due:
        walk.arrival_due = 0
        arrive(g)
    elif may_take(t, walk.mover):
        g.do(offer_token, walk.mover)
        g.do(walk_on, walk.mover)
    elif may_challenge(t, walk):
        g.do(offer_challenge, walk.mover)
        g.do(walk_on, walk.mover)
    elif moves(t, walk) == [STOP]:
        walk.over = 1
    else:
        g.ask("step", step_options(g, walk.chooser), stepped, player=walk.chooser, about=walk.mover)


@step
def stepped(g: Play, option: int) -> None:
    t = g.t
    walk = t.walks[-1]
    if option >= PLAY:
        carry_out(g, option, BETWEEN_STEPS)
        free_window(g, BETWEEN_STEPS)
        g.do(walk_on, walk.mover)
        return
    t.quiet = 0
    if option == STOP:
        walk.over = 1
        walk.stopped = int(walk.chooser == walk.mover)
        return
    walk.points -= 1
    t.pawns[walk.mover] = option
    g.tell_at("step", option, walk.mover)
    arrive(g)


def arrive(g: Play) -> None:
    """3.6: fights, tokens, victory, window; then on with the points left."""
    t = g.t
    walk = t.walks[-1]
    square = t.pawns[walk.mover]
    walk.steps += 1
    t.declined = NONE
    if t.zombies[square]:
        g.do(fight_here, walk.mover)
    if t.tokens[square] or t.keys_at == square:
        g.do(offer_token, walk.mover)
    if t.city.helipads:
        g.do(arrived, walk.mover)
    free_window(g, BETWEEN_STEPS)
    g.do(walk_on, walk.mover)


@step
def arrived(g: Play) -> None:
    g.check_helipads()


# -- tokens ---------------------------------------------------------------------------------------

def may_take(t: ZombiesTable, player: int) -> int:
    """3.15: what may be taken where he stands: nothing under a zombie, no sixth life, nothing just left lying."""
    square = t.pawns[player]
    if square < 0 or t.zombies[square] or t.declined == square or player != t.active or t.cut:
        return 0
    if t.keys_at == square:
        return KEYS
    token = t.tokens[square]
    return 0 if token == LIFE and t.lives[player] + WHOLE > MOST_LIVES else token


@step
def offer_token(g: Play) -> None:
    """R-31: bullets are always welcome; a life or the keys may be left."""
    token = may_take(g.t, g.me)
    if token == BULLET:
        taken(g, YES)
    elif token:
        g.ask("take", [1 - YES, YES], taken, about=token)


@step
def taken(g: Play, answer: int) -> None:
    t = g.t
    square, token = t.pawns[g.me], may_take(t, g.me)
    if answer != YES:
        t.declined = square
        return
    t.quiet = 0
    if token == KEYS:
        g.take_keys(g.me)
        return
    t.tokens[square] = 0
    if token == LIFE:
        t.lives[g.me] += WHOLE
        g.tell("take_life", ALL, g.me)
    else:
        t.bullets[g.me] += 1
        g.tell("take_bullet", ALL, g.me)


# -- the end of the movement ------------------------------------------------------------------------

@step
def end_movement(g: Play) -> None:
    """3.14, R-38: the Town Square bonus belongs to a movement that took place."""
    t = g.t
    walk = t.walks.pop()
    if t.pawns[g.me] != TOWN_SQUARE or t.cut or walk.barred:
        return
    t.quiet = 0
    t.bullets[g.me] += 1
    healed = t.heal(g.me, 1, HEALTHY)
    g.tell("town_square", ALL, g.me, healed)
