"""The items of the base game: how they come into play, what they do there, and what discarding them does."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.fights import lose_life
from orda.games.zombies.in_play import InPlay, Roll
from orda.games.zombies.outlook import at_once, fighting, reach, way_to_helipad, zombies_near
from orda.games.zombies.play import Play
from orda.games.zombies.registry import AFTER_ROLL, AT_BUILDING, BEFORE_FIGHT, FREE, Hint, tells
from orda.games.zombies.sets.base import BASE
from orda.games.zombies.table import EVERYBODY, HEALTHY, WHOLE, ZombiesTable
from orda.games.zombies.targets import building_in_reach_with_zombies

# -- All The Marbles ----------------------------------------------------------------------------------


def everywhere(t: ZombiesTable, on: int, tile: int) -> list[int]:
    return t.crowd


NO_ZOMBIE_MOVES: Final = BASE.lasting(4, "no_zombie_moves", card="all_the_marbles", in_play=InPlay(pins=everywhere))


def worth_of_marbles(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    return 4.0 if t.pawns[me] >= 0 and t.city.helipads and way_to_helipad(t, me) <= 2 * reach(t, me) else 0.0


@BASE.item(
    18,
    "all_the_marbles",
    copies=2,
    windows=FREE,
    where=("base_toy_store",),
    hint=Hint(at_once, use=worth_of_marbles, keep=1),
)
def all_the_marbles(g: Play, target: int) -> None:
    """Play it in the Toy Store."""


@all_the_marbles.activation(windows=FREE)
def scatter_the_marbles(g: Play, target: int) -> None:
    """Discard: no zombie moves in phase E until the end of your next turn."""
    g.t.lasts(NO_ZOMBIE_MOVES, on=EVERYBODY, next_turn_of=g.me)


# -- Chainsaw -----------------------------------------------------------------------------------------


def two_more(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 2


CHAINSAW: Final = BASE.lasting(5, "chainsaw", card="chainsaw", in_play=InPlay(roll=two_more, weapon=True))


def worth_of_sawing(g: Play, me: int, target: int, window: int) -> float:
    return 6.0 if fighting(g, me, window) and zombies_near(g.t, me) >= 3 else 0.0


@BASE.item(
    19,
    "chainsaw",
    copies=3,
    recommended=3,
    windows=FREE,
    where=("base_lawn_and_garden_center",),
    hint=Hint(at_once, use=worth_of_sawing, keep=5),
)
def chainsaw(g: Play, target: int) -> None:
    """Play it in the Lawn and Garden Center."""


@chainsaw.activation(windows=FREE, own=BEFORE_FIGHT)
def start_the_chainsaw(g: Play, target: int) -> None:
    """Discard: +2 to all your combat rolls this turn."""
    g.t.lasts(CHAINSAW, on=g.me)


# -- Fire Axe -----------------------------------------------------------------------------------------


def one_more(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 1


@BASE.item(
    20,
    "fire_axe",
    copies=2,
    recommended=2,
    windows=FREE,
    where=("base_fire_station",),
    in_play=InPlay(roll=one_more, weapon=True),
    hint=Hint(at_once, keep=8, strength=1.5),
)
def fire_axe(g: Play, target: int) -> None:
    """Play it in the Fire Station. In play: +1 to all combat rolls."""


# -- First Aid Kit ------------------------------------------------------------------------------------


def if_wounded(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.lives[me] < HEALTHY else []


def worth_of_healing(g: Play, me: int, target: int, window: int) -> float:
    return 8.0 if g.t.lives[me] <= WHOLE else 0.0


@BASE.item(
    21,
    "first_aid_kit",
    copies=2,
    recommended=2,
    windows=FREE,
    where=("base_hospital", "base_drug_store"),
    hint=Hint(at_once, use=worth_of_healing, keep=6),
)
def first_aid_kit(g: Play, target: int) -> None:
    """Play it in the Hospital or the Drug Store."""


@first_aid_kit.activation(if_wounded, windows=FREE, own=BEFORE_FIGHT | AFTER_ROLL)
def open_the_kit(g: Play, target: int) -> None:
    """Discard with fewer than three lives: you have three."""
    g.t.lives[g.me] = HEALTHY
    g.tell("healed", ALL, g.me)


tells("healed", "player")


# -- Grenade ------------------------------------------------------------------------------------------


def worth_of_throwing(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    dead = sum([t.count_on(square) for square in t.zombies_inside(target)])
    if t.trophies[me] + dead >= t.target:
        return 100.0
    return 3.0 * dead if dead >= 3 and t.lives[me] >= WHOLE else 0.0


@BASE.item(
    22,
    "grenade",
    copies=2,
    recommended=2,
    windows=FREE,
    where=("base_army_surplus_store",),
    hint=Hint(at_once, use=worth_of_throwing, keep=6),
)
def grenade(g: Play, target: int) -> None:
    """Play it in the Army Surplus Store."""


@grenade.activation(building_in_reach_with_zombies, windows=FREE, own=BEFORE_FIGHT, aim=AT_BUILDING)
def throw_the_grenade(g: Play, building: int) -> None:
    """Discard, inside a building or before its door: kill all zombies inside, then lose a life."""
    for square in g.t.zombies_inside(building):
        while g.t.zombies[square] and not g.t.over:
            g.kill_zombie(g.me, square)
    if not g.t.over:
        lose_life(g)


# -- Hey Look... A Shotgun! ---------------------------------------------------------------------------


def one_more_if_fired(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return roll.shot


@BASE.item(
    23,
    "hey_look_a_shotgun",
    copies=2,
    recommended=2,
    windows=FREE,
    charges=3,
    in_play=InPlay(roll=one_more_if_fired, weapon=True),
    hint=Hint(at_once, keep=9),
)
def hey_look_a_shotgun(g: Play, target: int) -> None:
    """Comes with three charges; each combat roll takes one and adds 1."""


# -- Lots Of Ammo -------------------------------------------------------------------------------------


def worth_of_ammo(g: Play, me: int, target: int, window: int) -> float:
    return 5.0


@BASE.item(
    24,
    "lots_of_ammo",
    copies=2,
    recommended=2,
    windows=FREE,
    where=("base_sporting_goods_store",),
    hint=Hint(at_once, use=worth_of_ammo, keep=6),
)
def lots_of_ammo(g: Play, target: int) -> None:
    """Play it in the Sporting Goods Store."""


@lots_of_ammo.activation(windows=FREE, own=BEFORE_FIGHT | AFTER_ROLL)
def open_the_ammo(g: Play, target: int) -> None:
    """Discard: three bullets."""
    g.t.bullets[g.me] += 3
    g.tell("loaded", ALL, g.me)


tells("loaded", "player")


# -- Molotov Cocktail ---------------------------------------------------------------------------------


def two_more_inside(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 2 if tile == roll.building else 0


MOLOTOV: Final = BASE.lasting(6, "molotov", card="molotov_cocktail", in_play=InPlay(roll=two_more_inside, weapon=True))


def worth_of_a_fire(g: Play, me: int, target: int, window: int) -> float:
    return 5.0 if len(g.t.zombies_inside(target)) >= 2 and g.t.building_of(me) == target else 0.0


@BASE.item(
    25,
    "molotov_cocktail",
    copies=1,
    recommended=1,
    windows=FREE,
    where=("base_gas_station",),
    hint=Hint(at_once, use=worth_of_a_fire, keep=2),
)
def molotov_cocktail(g: Play, target: int) -> None:
    """Play it in the Gas Station."""


@molotov_cocktail.activation(building_in_reach_with_zombies, windows=FREE, own=BEFORE_FIGHT, aim=AT_BUILDING)
def throw_the_molotov(g: Play, building: int) -> None:
    """Discard, inside a building or before its door: +2 to combat rolls against zombies inside it this turn."""
    g.t.lasts(MOLOTOV, on=g.me, tile=building)


# -- Skateboard ---------------------------------------------------------------------------------------


@BASE.item(
    26,
    "skateboard",
    copies=2,
    recommended=2,
    windows=FREE,
    where=("base_skate_shop",),
    in_play=InPlay(points=2),
    hint=Hint(at_once, keep=7),
)
def skateboard(g: Play, target: int) -> None:
    """Play it in the Skate Shop. In play: two more squares a movement."""
