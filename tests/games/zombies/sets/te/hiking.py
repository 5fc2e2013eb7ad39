"""A map for the tests of this set: north of Town Square the Bridge, and off its far end the woods."""

from __future__ import annotations

from typing import Any

from tests.games.zombies.harness import At, given

BRIDGE = "te_bridge 0 -1 0"  # its squares are 1,-3 to 1,-1
WOODS = "te_woods_09 0 -2 0"  # rows -6 to -4: Plain Wood
MORE_WOODS = "te_woods_10 0 -3 0"  # rows -9 to -7: Plain Wood, too
CABIN = "te_cabin 0 -3 0"  # inside: columns 0 and 1 of rows -9 and -8; the door is between 0,-8 and 0,-7


def hiking(*hands: str, tiles: tuple[str, ...] = (WOODS, MORE_WOODS), **more: Any) -> At:
    """Pawns and dogs on a map of the city and the woods."""
    return given(*hands, tile_sets=["base", "te"], tiles=(BRIDGE, *tiles), **more)
