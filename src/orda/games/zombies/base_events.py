"""The seventeen event cards of the base game that are played and gone."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.cards import (
    AFTER_ROLL,
    ANY,
    AT_BUILDING,
    AT_PLAYER,
    BEFORE_MOVE,
    FREE,
    event,
    step,
)
from orda.games.zombies.combat import short
from orda.games.zombies.explore import ZOMBIE, spread
from orda.games.zombies.fights import fight_again, fight_arrived
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE, Walk
from orda.games.zombies.table import (
    CLAUSTROPHOBIA,
    EVERYBODY,
    FEAR,
    MOST_LIVES,
    NO_FIGHTS,
    OFF_MAP,
    PARALYSIS,
    TOWN_SQUARE,
    WHOLE,
)
from orda.games.zombies.walker import moves

FORCED_STEPS: Final = 5
DROP_BULLETS: Final = -1


# -- targets that several cards share -------------------------------------------------------------------


def mover(g: Play, me: int, window: int) -> list[int]:
    """The opponent about to move, if he can."""
    return [] if me == g.t.active or g.walk.barred else [g.t.active]


def opponents_on_the_map(g: Play, me: int, window: int) -> list[int]:
    return [p for p in g.t.others(me) if g.t.pawns[p] != OFF_MAP]


def if_a_square_is_free(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    there_must_be = len(t.city.walkable) > len(t.crowd) + len(t.pawns)
    return [0] if there_must_be or t.free_squares() else []


def without_it_next_turn(g: Play, me: int, what: int) -> list[int]:
    """Two of a kind for the same turn do not add up."""
    t = g.t
    return [p for p in t.others(me) if t.effect(what, p, next_turn_of=p) not in t.effects]


def free_inside(g: Play, building: int) -> list[int]:
    """R-18: squares inside without zombie or pawn."""
    t = g.t
    return [s for s in t.city.squares_inside(building) if not t.zombies[s] and s not in t.pawns]


# -- Adrenaline Rush ------------------------------------------------------------------------------------


def if_the_rush_helps(g: Play, me: int, window: int) -> list[int]:
    """Before moving unless that is barred or done by car; after a roll unless the zombie is dead anyway."""
    t = g.t
    if window == BEFORE_MOVE:
        return [] if g.walk.barred or g.walk.car else [0]
    return [0] if t.duels or short(t) > 0 else []


@event("adrenaline_rush", 2, if_the_rush_helps, own=BEFORE_MOVE | AFTER_ROLL)
def adrenaline_rush(g: Play, target: int) -> None:
    """Before you move: one doubling. After your roll in a fight or duel: +2."""
    t = g.t
    if t.resolving[-1][3] == BEFORE_MOVE:
        g.walk.doublings += 1
    elif t.duels:
        t.duels[-1].bonus[t.duels[-1].side(g.me)] += 2
    else:
        g.fight.bonus += 2


# -- Alternate Food Source ------------------------------------------------------------------------------


def if_they_are_hungry(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(NO_FIGHTS, EVERYBODY, next_turn_of=me) in t.effects else [0]


@event("alternate_food_source", 2, if_they_are_hungry, windows=ANY)
def alternate_food_source(g: Play, target: int) -> None:
    """No fights against zombies until the end of your next turn; one in progress is broken off."""
    g.t.lasts(NO_FIGHTS, on=EVERYBODY, next_turn_of=g.me)


# -- Bad Sense Of Direction -----------------------------------------------------------------------------


def can_get_lost(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in opponents_on_the_map(g, me, window) if t.pawns[p] != TOWN_SQUARE and not t.lies_on(FEAR, p)]


@event("bad_sense_of_direction", 1, can_get_lost, windows=FREE, aim=AT_PLAYER)
def bad_sense_of_direction(g: Play, target: int) -> None:
    """Put an opponent who is not under Fear on the centre of Town Square."""
    g.relocate(target, TOWN_SQUARE)


# -- Brain Cramp ----------------------------------------------------------------------------------------


def mover_not_yet_mine(g: Play, me: int, window: int) -> list[int]:
    return [] if g.walk.chooser == me else mover(g, me, window)


@event("brain_cramp", 2, mover_not_yet_mine, windows=BEFORE_MOVE, aim=AT_PLAYER)
def brain_cramp(g: Play, target: int) -> None:
    """You decide every step of the opponent about to move."""
    g.walk.chooser = g.me


# -- Butter Fingers -------------------------------------------------------------------------------------


def with_something_to_drop(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in t.others(me) if t.items[p] or t.bullets[p]]


@event("butter_fingers", 2, with_something_to_drop, windows=ANY | AFTER_ROLL, aim=AT_PLAYER)
def butter_fingers(g: Play, target: int) -> None:
    """An opponent discards an item of your choice, or loses up to two bullets."""
    t = g.t
    options = sorted(t.items[target]) + ([DROP_BULLETS] if t.bullets[target] else [])
    g.ask("drop", options, dropped, target, about=target)


@step
def dropped(g: Play, what: int, target: int) -> None:
    t = g.t
    if what == DROP_BULLETS:
        lost = min(2, t.bullets[target])
        t.bullets[target] -= lost
        g.tell("drop_bullets", ALL, target, lost)
    else:
        g.discard_item(target, what)
        g.tell("drop_item", ALL, target, what)


# -- Claustrophobia -------------------------------------------------------------------------------------


def not_yet_claustrophobic(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, CLAUSTROPHOBIA)


@event("claustrophobia", 2, not_yet_claustrophobic, windows=FREE, aim=AT_PLAYER)
def claustrophobia(g: Play, target: int) -> None:
    """In his next turn an opponent enters no building and must walk out of the one he is in."""
    g.t.lasts(CLAUSTROPHOBIA, on=target, next_turn_of=target)


# -- Fear -----------------------------------------------------------------------------------------------


def not_yet_afraid(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, FEAR)


@event("fear", 2, not_yet_afraid, windows=FREE, aim=AT_PLAYER)
def fear(g: Play, target: int) -> None:
    """In his next turn an opponent does not move."""
    g.t.lasts(FEAR, on=target, next_turn_of=target)


# -- Hysterical Paralysis -------------------------------------------------------------------------------


def not_yet_paralysed(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, PARALYSIS)


@event("hysterical_paralysis", 1, not_yet_paralysed, windows=FREE, aim=AT_PLAYER)
def hysterical_paralysis(g: Play, target: int) -> None:
    """An opponent skips his next turn and plays no card until the one after it begins."""
    g.t.lasts(PARALYSIS, on=target, next_turn_of=target)


# -- I Don't Think They're Dead -------------------------------------------------------------------------


def with_a_trophy(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.is_on_all(NO_FIGHTS) else [p for p in t.others(me) if t.trophies[p]]


@event("i_dont_think_theyre_dead", 2, with_a_trophy, windows=FREE, aim=AT_PLAYER)
def i_dont_think_theyre_dead(g: Play, target: int) -> None:
    """An opponent fights two of his trophies again; if he gives up, he returns two."""
    g.do(fight_again, target, 2)


# -- Just When You Thought It Couldn't Get Any Worse... ---------------------------------------------------


def with_a_free_square(g: Play, me: int, window: int) -> list[int]:
    return [building for building in g.t.city.buildings if free_inside(g, building)]


@event("just_when_you_thought", 2, with_a_free_square, windows=FREE, aim=AT_BUILDING)
def just_when_you_thought(g: Play, building: int) -> None:
    """A zombie on every free square inside a building."""
    for square in free_inside(g, building):
        g.put_zombie(square)


# -- Much Needed Rest -----------------------------------------------------------------------------------


def if_tired(g: Play, me: int, window: int) -> list[int]:
    """Not above four lives, nor for who must walk out of a building first."""
    t = g.t
    must_leave = t.building_of(me) >= 0 and t.is_running(CLAUSTROPHOBIA, me)
    return [] if t.lives[me] + WHOLE > MOST_LIVES or must_leave else [0]


@event("much_needed_rest", 2, if_tired, own=BEFORE_MOVE)
def much_needed_rest(g: Play, target: int) -> None:
    """Instead of moving: two lives."""
    g.walk.barred = 1
    healed = g.t.heal(g.me, 2)
    g.tell("rest", ALL, g.me, healed)


# -- Slight Miscalculation ------------------------------------------------------------------------------


def with_zombies_and_room(g: Play, me: int, window: int) -> list[int]:
    return [building for building in with_a_free_square(g, me, window) if g.t.zombies_inside(building)]


@event("slight_miscalculation", 2, with_zombies_and_room, windows=FREE, aim=AT_BUILDING)
def slight_miscalculation(g: Play, building: int) -> None:
    """As many zombies again as are inside a building, as far as there is room."""
    room = sum([1 << s % 9 for s in free_inside(g, building)])
    g.do(spread, g.me, ZOMBIE, building, len(g.t.zombies_inside(building)), room)


# -- The Keys Are Still In It ---------------------------------------------------------------------------


def if_able_to_move(g: Play, me: int, window: int) -> list[int]:
    return [] if g.walk.barred else [0]


@event("the_keys_are_still_in_it", 1, if_able_to_move, own=BEFORE_MOVE)
def the_keys_are_still_in_it(g: Play, target: int) -> None:
    """This movement is up to ten squares, whatever else there is."""
    g.walk.car = 1


# -- This Isn't So Bad ----------------------------------------------------------------------------------


def if_a_zombie_is_about(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.crowd else []


@event("this_isnt_so_bad", 2, if_a_zombie_is_about, windows=ANY)
def this_isnt_so_bad(g: Play, target: int) -> None:
    """Put two zombies of the map on any other squares."""
    g.do(pick_zombie, g.me, 2, NONE)


@step
def pick_zombie(g: Play, left: int, moved: int) -> None:
    """Two different ones; only one if the map has no more."""
    squares = [s for s in g.t.crowd if s != moved]
    if squares:
        g.ask("pick_zombie", squares, zombie_picked, left)


@step
def zombie_picked(g: Play, square: int, left: int) -> None:
    t = g.t
    room = [s for s in t.city.walkable if not t.zombies[s]]
    if room:
        g.ask("send_zombie", room, zombie_sent, square, left, about=square)


@step
def zombie_sent(g: Play, to: int, square: int, left: int) -> None:
    t = g.t
    t.add_zombie(to, t.take_zombie(square))
    if g.telling:
        g.tell("send_zombie", ALL, g.me, *t.city.xy(square), *t.city.xy(to))
    g.check_helipads()
    if left > 1:
        g.do(pick_zombie, g.me, left - 1, to)


# -- We're Screwed!, Zombie Master ----------------------------------------------------------------------


@event("were_screwed", 1, if_a_square_is_free, windows=FREE)
def were_screwed(g: Play, target: int) -> None:
    """Ten zombies on free squares anywhere."""
    g.do(scatter, g.me, 10)


@event("zombie_master", 2, if_a_square_is_free, windows=FREE)
def zombie_master(g: Play, target: int) -> None:
    """Five zombies on free squares anywhere."""
    g.do(scatter, g.me, 5)


@step
def scatter(g: Play, left: int) -> None:
    """As many as there are free squares; asks only while there is something to choose."""
    squares = g.t.free_squares()
    if left >= len(squares):
        for square in squares:
            g.put_zombie(square)
    elif left:
        g.ask("put", squares, scattered, left, about=ZOMBIE)


@step
def scattered(g: Play, square: int, left: int) -> None:
    g.put_zombie(square)
    g.do(scatter, g.me, left - 1)


# -- Where Did Everybody Go? ----------------------------------------------------------------------------


@event("where_did_everybody_go", 2, opponents_on_the_map, windows=FREE, aim=AT_PLAYER)
def where_did_everybody_go(g: Play, target: int) -> None:
    """Walk an opponent five squares, never twice on the same; he fights the zombies he meets."""
    t = g.t
    t.walks.append(Walk(target, chooser=g.me, points=FORCED_STEPS, used=(t.pawns[target],)))
    g.do(force_step, g.me)


@step
def force_step(g: Play) -> None:
    """R-54: limits bind; it ends early when no step is left, by death or a desperate fight."""
    t = g.t
    walk = t.walks[-1]
    squares = [] if walk.over else [s for s in moves(t, walk, walk.points) if s >= 0 and s not in walk.used]
    if squares:
        g.ask("force_step", squares, forced, about=walk.mover)
    else:
        t.walks.pop()


@step
def forced(g: Play, square: int) -> None:
    t = g.t
    walk = t.walks[-1]
    walk.points -= 1
    walk.used += (square,)
    t.pawns[walk.mover] = square
    t.declined = NONE
    g.tell_at("step", square, walk.mover)
    g.do(fight_arrived, walk.mover)
    g.do(seen_home, g.me)
    g.do(force_step, g.me)


@step
def seen_home(g: Play) -> None:
    g.check_helipads()


# -- Your Shoe's Untied ---------------------------------------------------------------------------------


def mover_on_foot(g: Play, me: int, window: int) -> list[int]:
    return [] if g.walk.car else mover(g, me, window)


@event("your_shoes_untied", 2, mover_on_foot, windows=BEFORE_MOVE, aim=AT_PLAYER)
def your_shoes_untied(g: Play, target: int) -> None:
    """The points of the opponent about to move are halved, after everything else."""
    g.walk.shoes += 1
