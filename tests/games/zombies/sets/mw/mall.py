"""The mall of these tests: north of Town Square its Front Door, a crossing, and beyond it one shop."""

from __future__ import annotations

from typing import Any

from tests.games.zombies.harness import At, given

FRONT_DOOR = "mw_front_door 0 -1 0"
CROSSING = (1, -5)  # the centre of the corridor behind the Front Door
PETS = "mw_pet_store 0 -3 0"  # inside: row -9; corridor: row -8 and 1,-7; door from 1,-8 to 1,-9
LINGERIE = "mw_lingerie_shop 0 -3 0"  # the same
OUTFITTER = "mw_outfitter 0 -3 0"  # inside: row -9 and column 0; door from 1,-8 to 1,-9
USED_GOODS = "mw_consignment_shop 0 -3 0"  # inside: column 0; door from 1,-8 to 0,-8
FOOD = "mw_food_court 0 -3 0"  # inside: rows -9 and -8, columns 0 and 2 of row -7; door from 1,-7 to 1,-8


def in_the_mall(*hands: str, shops: str = PETS, **more: Any) -> At:
    """The corridor is laid with its door."""
    return given(*hands, tiles=(FRONT_DOOR, *shops.split(", ")), tile_sets=("base", "mw"), **more)
