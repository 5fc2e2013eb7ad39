"""The ten items of the base game: how they come into play, and what discarding them does."""

from __future__ import annotations

from orda.engine.messages import ALL
from orda.games.zombies.cards import AFTER_ROLL, ANY, AT_BUILDING, BEFORE_FIGHT, FREE, activation, item, nothing_needed
from orda.games.zombies.fights import lose_life
from orda.games.zombies.play import Play
from orda.games.zombies.table import CHAINSAW, EVERYBODY, HEALTHY, MOLOTOV, NO_ZOMBIE_MOVES


def building_with_zombies(g: Play, me: int, window: int) -> list[int]:
    """The one he is inside of or stands before the door of, if there is something to hit in it."""
    building = g.t.building_in_reach(me)
    return [building] if building >= 0 and g.t.zombies_inside(building) else []


# -- All The Marbles ----------------------------------------------------------------------------------


@item("all_the_marbles", 2, windows=FREE, where=("base_toy_store",))
def all_the_marbles(g: Play, target: int) -> None:
    """Play it in the Toy Store."""


@activation("all_the_marbles", nothing_needed, windows=FREE)
def scatter_the_marbles(g: Play, target: int) -> None:
    """Discard: no zombie moves in phase E until the end of your next turn."""
    g.t.lasts(NO_ZOMBIE_MOVES, on=EVERYBODY, next_turn_of=g.me)


# -- Chainsaw -----------------------------------------------------------------------------------------


@item("chainsaw", 3, windows=ANY, where=("base_lawn_and_garden_center",))
def chainsaw(g: Play, target: int) -> None:
    """Play it in the Lawn and Garden Center."""


@activation("chainsaw", nothing_needed, windows=FREE | BEFORE_FIGHT)
def start_the_chainsaw(g: Play, target: int) -> None:
    """Discard: +2 to all your combat rolls this turn."""
    g.t.lasts(CHAINSAW, on=g.me)


# -- Fire Axe -----------------------------------------------------------------------------------------


@item("fire_axe", 2, windows=ANY, where=("base_fire_station",))
def fire_axe(g: Play, target: int) -> None:
    """Play it in the Fire Station. In play: +1 to all combat rolls (see `weapons`)."""


# -- First Aid Kit ------------------------------------------------------------------------------------


@item("first_aid_kit", 2, windows=ANY, where=("base_hospital", "base_drug_store"))
def first_aid_kit(g: Play, target: int) -> None:
    """Play it in the Hospital or the Drug Store."""


def if_wounded(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.lives[me] < HEALTHY else []


@activation("first_aid_kit", if_wounded, windows=FREE | BEFORE_FIGHT | AFTER_ROLL)
def open_the_kit(g: Play, target: int) -> None:
    """Discard with fewer than three lives: you have three."""
    g.t.lives[g.me] = HEALTHY
    g.tell("healed", ALL, g.me)


# -- Grenade ------------------------------------------------------------------------------------------


@item("grenade", 2, windows=FREE, where=("base_army_surplus_store",))
def grenade(g: Play, target: int) -> None:
    """Play it in the Army Surplus Store."""


@activation("grenade", building_with_zombies, windows=FREE | BEFORE_FIGHT, aim=AT_BUILDING)
def throw_the_grenade(g: Play, building: int) -> None:
    """Discard, inside a building or before its door: kill all zombies inside, then lose a life."""
    for square in g.t.zombies_inside(building):
        g.kill_zombie(g.me, square)
        if g.t.over:
            return
    lose_life(g)


# -- Hey Look... A Shotgun! ---------------------------------------------------------------------------


@item("hey_look_a_shotgun", 2, windows=ANY)
def hey_look_a_shotgun(g: Play, target: int) -> None:
    """Comes with three charges; each combat roll takes one and adds 1 (see `fire_shotgun`)."""
    g.t.charges[g.me] = 3


# -- Lots Of Ammo -------------------------------------------------------------------------------------


@item("lots_of_ammo", 2, windows=ANY, where=("base_sporting_goods_store",))
def lots_of_ammo(g: Play, target: int) -> None:
    """Play it in the Sporting Goods Store."""


@activation("lots_of_ammo", nothing_needed, windows=FREE | BEFORE_FIGHT | AFTER_ROLL)
def open_the_ammo(g: Play, target: int) -> None:
    """Discard: three bullets."""
    g.t.bullets[g.me] += 3
    g.tell("loaded", ALL, g.me)


# -- Molotov Cocktail ---------------------------------------------------------------------------------


@item("molotov_cocktail", 1, windows=ANY, where=("base_gas_station",))
def molotov_cocktail(g: Play, target: int) -> None:
    """Play it in the Gas Station."""


@activation("molotov_cocktail", building_with_zombies, windows=FREE | BEFORE_FIGHT, aim=AT_BUILDING)
def throw_the_molotov(g: Play, building: int) -> None:
    """Discard, inside a building or before its door: +2 to combat rolls against zombies inside it this turn."""
    g.t.lasts(MOLOTOV, on=g.me, tile=building)


# -- Skateboard ---------------------------------------------------------------------------------------


@item("skateboard", 2, windows=FREE, where=("base_skate_shop",))
def skateboard(g: Play, target: int) -> None:
    """Play it in the Skate Shop. In play: two more squares a movement (see `points`)."""
