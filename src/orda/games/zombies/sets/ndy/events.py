"""The event cards of Not Dead Yet about zombies, turns, bullets and tokens."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.combat import short
from orda.games.zombies.driving import can_be_driven, drive
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import against, fighting, near_helipad, strength, zombies_near
from orda.games.zombies.play import END_PHASE, Play
from orda.games.zombies.registry import (
    AFTER_ROLL,
    AT_PLAYER,
    ENTERS_BUILDING,
    FREE,
    TURN_START,
    Hint,
    tells,
)
from orda.games.zombies.sets.ndy import NDY
from orda.games.zombies.table import EVERYBODY, OFF_MAP, WHOLE, ZombiesTable
from orda.games.zombies.targets import free_inside, opponents_on_the_map

# -- Did You Hear That? -----------------------------------------------------------------------------------


def if_zombies_are_about(g: Play, me: int, window: int) -> list[int]:
    t, pawn = g.t, g.t.pawns[me]
    if pawn == OFF_MAP:
        return []
    return [0] if can_be_driven(t, pawn // 9, t.city.squares_on(pawn // 9)) else []


def worth_of_a_noise(g: Play, me: int, target: int, window: int) -> float:
    """A way out of a fight one cannot afford, and a clear way to a helipad."""
    t, pawn = g.t, g.t.pawns[me]
    helipad = pawn // 9 * 9 + 4
    if helipad in t.city.helipads and t.zombies[helipad]:
        return 50.0
    return 8.0 if fighting(g, me, window) and strength(t, me) < 2 else 0.0


@NDY.event(
    58,
    "did_you_hear_that",
    copies=2,
    recommended=2,
    targets=if_zombies_are_about,
    windows=FREE,
    hint=Hint(worth_of_a_noise, keep=4),
)
def did_you_hear_that(g: Play, target: int) -> None:
    """All zombies of your tile go to legal squares of one adjacent tile; those without room are gone."""
    tile = g.t.pawns[g.me] // 9
    drive(g, tile, g.t.city.squares_on(tile))


# -- Don't Go To Sleep ------------------------------------------------------------------------------------

AWAKE: Final = (1, 6)


def the_active_one(g: Play, me: int, window: int) -> list[int]:
    return [g.t.active] if me != g.t.active else []


def worth_of_sleep(g: Play, me: int, target: int, window: int) -> float:
    return 19.0 if near_helipad(g.t, target) else against(g.t, me, target, 5.0)


@NDY.event(
    59,
    "dont_go_to_sleep",
    copies=2,
    recommended=1,
    targets=the_active_one,
    windows=TURN_START,
    aim=AT_PLAYER,
    hint=Hint(worth_of_sleep, keep=7, stops=True),
)
def dont_go_to_sleep(g: Play, target: int) -> None:
    """An opponent whose turn begins rolls: without a natural 1 or 6 the turn is over, with a zombie on his square."""
    t = g.t
    face = t.die()
    g.tell("roll", ALL, target, face)
    if face not in AWAKE:
        fall_asleep(g, target)


def fall_asleep(g: Play, player: int) -> None:
    t, pawn = g.t, g.t.pawns[player]
    g.tell("asleep", ALL, player)
    t.turn_lost = 1
    t.cut_to(END_PHASE)
    if not t.zombies[pawn] and t.with_room([pawn]):
        g.put_zombie(pawn)


tells("asleep", "player")


# -- No Guts, No Glory ------------------------------------------------------------------------------------

HANDS_OFF: Final = NDY.lasting(35, "hands_off_the_trigger", card="no_guts_no_glory", in_play=InPlay(no_bullets=True))


def if_it_is_new(g: Play, me: int, what: int) -> list[int]:
    """Another of the same length would change nothing."""
    t = g.t
    return [] if t.effect(what, EVERYBODY, next_turn_of=me) in t.effects else [0]


def if_bullets_count(g: Play, me: int, window: int) -> list[int]:
    return if_it_is_new(g, me, HANDS_OFF)


def worth_of_guts(g: Play, me: int, target: int, window: int) -> float:
    """Against somebody who can pay his roll only with bullets, or the leader with many of them as his turn begins."""
    t = g.t
    if window == AFTER_ROLL and t.fights and not t.duels:
        rival = g.fight.player
        in_need = rival != me and 0 < short(t) <= t.bullets[rival]
        return 12.0 if in_need and t.lives[rival] < WHOLE else 0.0
    if window == TURN_START and t.active != me and t.bullets[t.active] > t.bullets[me]:
        return against(t, me, t.active, 2.0)
    return 0.0


@NDY.event(
    68,
    "no_guts_no_glory",
    copies=2,
    recommended=1,
    targets=if_bullets_count,
    windows=FREE | AFTER_ROLL,
    hint=Hint(worth_of_guts, keep=4),
)
def no_guts_no_glory(g: Play, target: int) -> None:
    """Nobody spends bullets in fights and duels until the end of your next turn, not even for a roll just made."""
    g.t.lasts(HANDS_OFF, on=EVERYBODY, next_turn_of=g.me)


# -- Power Outage -----------------------------------------------------------------------------------------

LIGHTS_OUT: Final = NDY.lasting(36, "lights_out", card="power_outage", in_play=InPlay(no_tokens=True))


def if_the_light_is_on(g: Play, me: int, window: int) -> list[int]:
    return if_it_is_new(g, me, LIGHTS_OUT)


def worth_of_darkness(g: Play, me: int, target: int, window: int) -> float:
    """When the leader begins his turn, and needs tokens more than oneself."""
    t = g.t
    if window != TURN_START or t.active == me or strength(t, t.active) >= strength(t, me):
        return 0.0
    return against(t, me, t.active, 2.0)


@NDY.event(
    70,
    "power_outage",
    copies=2,
    recommended=1,
    targets=if_the_light_is_on,
    windows=FREE,
    hint=Hint(worth_of_darkness, keep=2),
)
def power_outage(g: Play, target: int) -> None:
    """Nobody takes tokens from the map, nor the Town Square bonus, until the end of your next turn."""
    g.t.lasts(LIGHTS_OUT, on=EVERYBODY, next_turn_of=g.me)


# -- That's Not So Scary ----------------------------------------------------------------------------------


def with_one_of_each(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [0] if t.lives[me] == WHOLE and t.bullets[me] == 1 and not t.extra_turn else []


def worth_of_a_turn(g: Play, me: int, target: int, window: int) -> float:
    return 9.0


@NDY.event(
    72,
    "thats_not_so_scary",
    copies=2,
    recommended=2,
    targets=with_one_of_each,
    own_turn=FREE,
    hint=Hint(worth_of_a_turn, keep=2),
)
def thats_not_so_scary(g: Play, target: int) -> None:
    """With exactly one life and exactly one bullet, in your own turn: another turn right after this one."""
    g.t.extra_turn = 1
    g.tell("extra_turn", ALL, g.me)


tells("extra_turn", "player")


# -- They're Coming For You, ____ -------------------------------------------------------------------------


def squares_around(t: ZombiesTable, player: int) -> list[int]:
    """Those of his tile that could take a zombie and have none, pawns or not."""
    return [s for s in t.with_room(t.city.squares_on(t.pawns[player] // 9)) if not t.zombies[s]]


def with_room_around(g: Play, me: int, window: int) -> list[int]:
    return [p for p in opponents_on_the_map(g, me, window) if squares_around(g.t, p)]


def worth_of_company(g: Play, me: int, target: int, window: int) -> float:
    """On the helipad's tile they are a lid; a weak player dies of them, a strong one is fed."""
    t = g.t
    here = t.pawns[target] // 9
    if any(helipad // 9 == here for helipad in t.city.helipads) and near_helipad(t, target):
        return 18.0
    if here == t.pawns[me] // 9:
        return 0.0
    return against(t, me, target, 5.0) if strength(t, target) < 3 and len(squares_around(t, target)) > 2 else 0.0


@NDY.event(
    74,
    "theyre_coming_for_you",
    copies=2,
    recommended=1,
    targets=with_room_around,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_company, keep=5, stops=True, brings_zombies=True),
)
def theyre_coming_for_you(g: Play, target: int) -> None:
    """A zombie on every square of an opponent's tile that has room and none, pawns or not."""
    for square in squares_around(g.t, target):
        g.put_zombie(square)


# -- What Could Possibly Be Behind That Door? -------------------------------------------------------------

NOBODY_HOME: Final = 4


def if_somebody_could_be_there(g: Play, me: int, window: int) -> list[int]:
    building = g.t.building_of(me)
    return [0] if g.t.zombies_inside(building) or free_inside(g, building) else []


def worth_of_knocking(g: Play, me: int, target: int, window: int) -> float:
    """For the weak who have no way back; for the strong either tokens that nobody guards, or somebody to fight."""
    t = g.t
    inside = t.city.squares_inside(t.building_of(me))
    if strength(t, me) < 3:
        return 6.0 if t.zombies[t.pawns[me]] else 0.0
    guarded = sum([t.tokens[square] > 0 and t.zombies[square] > 0 for square in inside])
    lonely = zombies_near(t, me) < 2 and len(t.free_among(inside)) > 2
    return 4.5 if lonely or guarded > 2 else 0.0


@NDY.event(
    77,
    "what_could_be_behind_that_door",
    copies=2,
    recommended=2,
    targets=if_somebody_could_be_there,
    own=ENTERS_BUILDING,
    hint=Hint(worth_of_knocking, keep=2),
)
def what_could_be_behind_that_door(g: Play, target: int) -> None:
    """As you enter a building, roll: 4 or more, all zombies inside are gone; else one on every free square inside."""
    t = g.t
    building = t.building_of(g.me)
    if g.roll(g.me) >= NOBODY_HOME:
        for square in t.zombies_inside(building):
            while t.zombies[square]:
                t.take_zombie(square)
        g.tell("nobody_home", ALL, t.city.kind(building))
    else:
        for square in free_inside(g, building):
            g.put_zombie(square)


tells("nobody_home", "tile")
