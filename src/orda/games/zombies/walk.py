"""Phase D (rules 3.6 to 3.9, 3.14, 3.15): points, steps, arrivals, tokens."""

from __future__ import annotations

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.announcing import carry_out
from orda.games.zombies.duel import offer_challenge
from orda.games.zombies.fights import fights_on_arrival
from orda.games.zombies.legal import PLAY
from orda.games.zombies.play import YES, Play
from orda.games.zombies.records import AND_FIGHT, NONE, Walk
from orda.games.zombies.registry import AFTER_MOVE, BEFORE_MOVE, BETWEEN_STEPS, ENTERS_BUILDING
from orda.games.zombies.spell import may_cast, offer_spell
from orda.games.zombies.steps import step
from orda.games.zombies.table import BULLET, HEALTHY, LIFE, TOWN_SQUARE, WHOLE
from orda.games.zombies.tiles import START
from orda.games.zombies.walker import DUCT, KEYS, may_challenge, may_take, moves, points, something_due
from orda.games.zombies.windows import free_window, step_window, with_plays


@step
def movement(g: Play) -> None:
    t = g.t
    walk = Walk(g.me, chooser=g.me)
    # 3.8: bars take away the walking; 6.6: the key holder is fast on the very first turn.
    walk.barred = hooks.bar(t, g.me)
    walk.doublings = int(t.scenario == 1 and t.turn == 1 and t.keys == g.me)
    walk.points = points(t, walk)
    t.walks.append(walk)
    free_window(g, BEFORE_MOVE)
    g.do(fix_points, g.me)
    g.do(walk_on, g.me)
    free_window(g, AFTER_MOVE)
    g.do(end_movement, g.me)


@step
def fix_points(g: Play) -> None:
    """After before_move; again if he plays a card instead of his first step."""
    walk = g.walk
    if walk.over:
        return
    if walk.barred:
        settle_points(g)
        walk.over = 1
        g.tell("barred", ALL, g.me)
    else:
        walk.points = points(g.t, walk)
        g.tell("points", ALL, g.me, walk.points)


def settle_points(g: Play) -> None:
    """From now on they do not change: he has made his first choice, or something comes before it."""
    walk = g.walk
    if not walk.fixed:
        walk.fixed = 1
        if g.t.effects or hooks.SETTLED.items:
            hooks.settled(g, walk.mover)


def extra_movement(g: Play, player: int, points: int) -> None:
    """A movement in somebody else's turn: as in phase D, but without its first and last window."""
    g.t.walks.append(Walk(player, chooser=player, points=points, fixed=1))
    g.do(walk_on, player)
    g.do(end_movement, player)


# -- steps ----------------------------------------------------------------------------------------


@step
def walk_on(g: Play) -> None:
    t = g.t
    walk = t.walks[-1]
    if walk.over:
        return
    # 3.6: what is done before the first step comes after the points are fixed; later wounds or healing change nothing.
    if something_due(t, walk):
        settle_points(g)
        do_what_is_due(g, walk)
        return
    options = moves(t, walk, walk.points)
    if options == [STOP]:
        settle_points(g)
        walk.over = 1
    else:
        options = with_plays(g, walk.chooser, walk, options)
        g.ask("step", options, stepped, player=walk.chooser, about=walk.mover)


def do_what_is_due(g: Play, walk: Walk) -> None:
    """One thing; the walk goes on after it."""
    t = g.t
    if walk.arrival_due:
        fight_due = walk.arrival_due == AND_FIGHT
        walk.arrival_due = 0
        arrive(g, fight_due, entered=t.building_of(walk.mover) >= 0)
        return
    if may_take(t, walk.mover):
        g.do(offer_token, walk.mover)
    elif may_challenge(t, walk):
        g.do(offer_challenge, walk.mover)
    elif (due := hooks.on_the_way(t, walk.mover)) is not None:
        g.do(due, walk.mover)
    g.do(walk_on, walk.mover)


@step
def stepped(g: Play, option: int) -> None:
    t = g.t
    walk = t.walks[-1]
    if option >= PLAY:
        play_instead(g, option, step_window(walk))
        return
    settle_points(g)
    t.quiet = 0
    if option == STOP:
        walk.over = 1
        walk.stopped = int(walk.chooser == walk.mover)
        return
    building = t.building_of(walk.mover)
    if option >= DUCT:
        walk.points = 0  # 3.13: the whole movement
        g.put_pawn(walk.mover, option - DUCT, "duct")
    else:
        walk.points -= 1
        g.walk_pawn(walk.mover, option)
    square = t.pawns[walk.mover]
    if walk.carried != NONE:
        carry_along(g, walk, square)
    arrive(g, t.zombies[square] > 0, entered=t.city.inside[square] not in (NONE, building))


def carry_along(g: Play, walk: Walk, square: int) -> None:
    """R-55: the other pawn comes too, unless something holds it back."""
    if hooks.may_go(g.t, walk.carried, [square]):
        g.put_pawn(walk.carried, square, "step")
    else:
        walk.carried = NONE


def play_instead(g: Play, option: int, window: int) -> None:
    """A card instead of a step; the others may answer it, then he is asked again."""
    mover = g.walk.mover
    g.walk.unchallenged = NONE
    carry_out(g, option, window)
    free_window(g, window)
    if window == BEFORE_MOVE:
        g.do(fix_points, mover)
    g.do(walk_on, mover)


def arrive(g: Play, fight_due: bool, entered: bool) -> None:
    """3.6: entry of a building, fights, tokens, victory, window; then on with the points left."""
    t = g.t
    walk = t.walks[-1]
    square = t.pawns[walk.mover]
    walk.steps += 1
    t.declined = NONE
    walk.unchallenged = NONE
    if entered and t.reactions & ENTERS_BUILDING:
        g.window(ENTERS_BUILDING)
    if fight_due:
        fights_on_arrival(g, walk.mover)
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


@step
def offer_token(g: Play) -> None:
    """R-31: bullets are always welcome; a life or the keys may be left, each for itself."""
    token = may_take(g.t, g.me)
    if token == BULLET:
        taken(g, YES)
    elif token:
        g.ask("take", [1 - YES, YES], taken, about=token)


@step
def taken(g: Play, answer: int) -> None:
    t = g.t
    token = may_take(t, g.me)
    if answer == YES:
        take(g, token)
    else:
        t.left_lying = t.left_lying | 1 << token if t.declined == t.pawns[g.me] else 1 << token
        t.declined = t.pawns[g.me]
    if may_take(t, g.me):
        g.do(offer_token, g.me)


def take(g: Play, token: int) -> None:
    t = g.t
    t.quiet = 0
    if token == KEYS:
        g.take_keys(g.me)
        return
    t.lay_token(t.pawns[g.me], 0)
    if token == LIFE:
        t.lives[g.me] += WHOLE
        g.tell("take_life", ALL, g.me)
    else:
        t.bullets[g.me] += 1
        g.tell("take_bullet", ALL, g.me)


# -- the end of the movement ------------------------------------------------------------------------


@step
def end_movement(g: Play) -> None:
    """3.14, 3.15, R-38: the Town Square bonus belongs to a movement that took place; no token under a zombie.

    6.2: the spell may be tried even by who could not move.
    """
    walk = g.t.walks.pop()
    if not walk.barred:
        town_square_bonus(g)
    if may_cast(g.t, g.me):
        g.do(offer_spell, g.me)


def town_square_bonus(g: Play) -> None:
    t = g.t
    if t.pawns[g.me] != TOWN_SQUARE or t.zombies[TOWN_SQUARE] or t.cut or t.city.kind(0) != START:
        return
    if not hooks.may_take_tokens(t, g.me):
        return
    t.quiet = 0
    t.bullets[g.me] += 1
    wounded = t.lives[g.me] < HEALTHY
    if wounded:
        t.lives[g.me] = min(t.lives[g.me] + WHOLE, HEALTHY)  # two and a half lives become three
    g.tell("town_square", ALL, g.me, int(wounded))
