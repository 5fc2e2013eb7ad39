"""The event cards of The End about zombies, life and limits."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies.driving import can_be_driven, drive
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import against, fighting, near_helipad, strength, zombies_near
from orda.games.zombies.play import Play
from orda.games.zombies.records import Walk
from orda.games.zombies.registry import AT_PLAYER, BEFORE_MOVE, BETWEEN_STEPS, FREE, TURN_START, Hint, tells
from orda.games.zombies.sets.te import TE
from orda.games.zombies.table import OFF_MAP, WHOLE, ZombiesTable
from orda.games.zombies.targets import opponents_on_the_map
from orda.games.zombies.tiles import DOG, KINDS

# -- Bad Zombie, No Biscuit! ----------------------------------------------------------------------------


def if_they_can_be_driven(g: Play, me: int, window: int) -> list[int]:
    """Not from the Cabin, nor from a helipad; and there must be a tile to go to."""
    t = g.t
    if t.pawns[me] < 0:
        return []
    tile = t.pawns[me] // 9
    if tile == t.city.cabin or KINDS[t.city.kind(tile)].is_helipad:
        return []
    return [0] if can_be_driven(t, tile, t.city.squares_on(tile)) else []


def worth_of_driving(g: Play, me: int, target: int, window: int) -> float:
    return 8.0 if fighting(g, me, window) and strength(g.t, me) < 2 and g.t.trophies[me] > 1 else 0.0


@TE.event(
    84,
    "bad_zombie_no_biscuit",
    copies=3,
    targets=if_they_can_be_driven,
    windows=FREE,
    hint=Hint(worth_of_driving, keep=3),
)
def bad_zombie_no_biscuit(g: Play, target: int) -> None:
    """All zombies of your tile go to squares of one tile beside it; those without room there are gone."""
    tile = g.t.pawns[g.me] // 9
    drive(g, tile, g.t.city.squares_on(tile))


# -- Dog Repellent --------------------------------------------------------------------------------------


def his_own_square(t: ZombiesTable, on: int, tile: int, kind: int) -> list[int]:
    """None while he is off the map."""
    return [t.pawns[on]] if kind == DOG and t.pawns[on] != OFF_MAP else []


REPELLENT: Final = TE.lasting(60, "repellent", card="dog_repellent", in_play=InPlay(closes=his_own_square))


def if_dogs_may_come(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(REPELLENT, me, next_turn_of=me) in t.effects else [0]


def worth_of_repelling(g: Play, me: int, target: int, window: int) -> float:
    """For the weak, with dogs about, at the end of the own movement."""
    t = g.t
    in_danger = strength(t, me) < 2 and t.pawns[me] >= 0 and zombies_near(t, me) and bool(t.pack)
    return 5.0 if in_danger and me == t.active else 0.0


@TE.event(
    86,
    "dog_repellent",
    copies=3,
    targets=if_dogs_may_come,
    windows=FREE,
    hint=Hint(worth_of_repelling, keep=2),
)
def dog_repellent(g: Play, target: int) -> None:
    """No dog may come or be put on your square until the end of your next turn."""
    g.t.lasts(REPELLENT, on=g.me, next_turn_of=g.me)


# -- Fully Loaded ---------------------------------------------------------------------------------------


def those_who_have_more(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in t.others(me) if t.lives[p] > t.lives[me] or t.bullets[p] > t.bullets[me]]


def worth_of_loading(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    lives, bullets = t.lives[target] - t.lives[me], t.bullets[target] - t.bullets[me]
    return 2.0 * max(lives, 0) / WHOLE + 1.5 * max(bullets, 0)


@TE.event(
    89,
    "fully_loaded",
    copies=3,
    targets=those_who_have_more,
    windows=FREE,
    aim=AT_PLAYER,
    directed=False,
    hint=Hint(worth_of_loading, keep=6),
)
def fully_loaded(g: Play, target: int) -> None:
    """You have as many lives and bullets as another player, where you have fewer."""
    t = g.t
    t.lives[g.me] = max(t.lives[g.me], t.lives[target])
    t.bullets[g.me] = max(t.bullets[g.me], t.bullets[target])
    g.tell("as_many", ALL, g.me, target)


tells("as_many", "player", "target")


# -- Lost In The Woods ----------------------------------------------------------------------------------


def not_off_the_tile(t: ZombiesTable, walk: Walk, tile: int, points_left: int, options: list[int]) -> list[int]:
    here = t.pawns[walk.mover] // 9
    return [square for square in options if square == STOP or square // 9 == here]


def off_the_tile(t: ZombiesTable, player: int, tile: int, square: int) -> bool:
    return square // 9 != t.pawns[player] // 9


LOST: Final = TE.lasting(
    61, "kept_on_tile", card="lost_in_the_woods", in_play=InPlay(limits=not_off_the_tile, forbids=off_the_tile)
)


def not_yet_lost(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in opponents_on_the_map(g, me, window) if t.effect(LOST, p, next_turn_of=p) not in t.effects]


def worth_of_losing_one(g: Play, me: int, target: int, window: int) -> float:
    return 18.0 if near_helipad(g.t, target) else against(g.t, me, target, 3.0)


@TE.event(
    90,
    "lost_in_the_woods",
    copies=2,
    targets=not_yet_lost,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_losing_one, keep=7, stops=True),
)
def lost_in_the_woods(g: Play, target: int) -> None:
    """An opponent may not leave the tile he is on until the end of his next turn."""
    g.t.lasts(LOST, on=target, next_turn_of=target)


# -- Monkeys Are Funny! ---------------------------------------------------------------------------------


def in_the_woods(t: ZombiesTable, player: int, tile: int, square: int) -> bool:
    """R-16: any square of a Plain Wood tile."""
    return KINDS[t.city.kind(square // 9)].is_plain_wood


def out_of_the_woods(g: Play, player: int, tile: int, square: int) -> None:
    if not in_the_woods(g.t, player, tile, square):
        g.t.ends(MONKEYS, on=player)
        g.discard_laid(player, monkeys_are_funny.number)
        g.tell("no_monkey", ALL, player)


MONKEYS: Final = TE.lasting(
    62, "monkeys", card="monkeys_are_funny", in_play=InPlay(peace=in_the_woods, arrived=out_of_the_woods)
)


def if_in_the_woods(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    there = t.pawns[me] >= 0 and in_the_woods(t, me, 0, t.pawns[me])
    return [0] if there and not t.lies_on(MONKEYS, me) else []


def worth_of_climbing(g: Play, me: int, target: int, window: int) -> float:
    """Past more dogs than one can fight."""
    return 7.0 if strength(g.t, me) < 2 and zombies_near(g.t, me) else 0.0


@TE.event(
    92,
    "monkeys_are_funny",
    copies=2,
    targets=if_in_the_woods,
    own=TURN_START | BEFORE_MOVE | BETWEEN_STEPS,
    stays=True,
    hint=Hint(worth_of_climbing, keep=3),
)
def monkeys_are_funny(g: Play, target: int) -> None:
    """No fights with zombies for you as long as you stay on woods squares."""
    g.t.stays(MONKEYS, on=g.me)


tells("no_monkey", "player")


# -- Rolled-Up Newspaper --------------------------------------------------------------------------------


def if_a_dog_is_here(g: Play, me: int, window: int) -> list[int]:
    """Opponents on whose square there is room for it."""
    t, here = g.t, g.t.pawns[me]
    if here < 0 or t.kind_on(here) != DOG:
        return []
    others = [p for p in opponents_on_the_map(g, me, window) if t.pawns[p] != here]
    return [p for p in others if t.with_room([t.pawns[p]], DOG)]


def worth_of_a_newspaper(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if fighting(g, me, window) and strength(t, me) < 2:
        return 9.0
    return against(t, me, target, 3.0) if strength(t, target) < 2 else 0.0


@TE.event(
    95,
    "rolled_up_newspaper",
    copies=2,
    targets=if_a_dog_is_here,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_newspaper, keep=4),
)
def rolled_up_newspaper(g: Play, target: int) -> None:
    """A dog of your square goes to the square of an opponent."""
    t = g.t
    here, there = t.pawns[g.me], t.pawns[target]
    t.move_zombie(here, there)
    if g.telling:
        g.tell("chased", ALL, g.me, target, *t.city.xy(there))
    g.check_helipads()


tells("chased", "player", "target", "x", "y")
