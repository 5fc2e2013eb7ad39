"""Words for places instead of coordinates: a building by its name, a street by its tile and where that lies; what can
be chosen also by how far it is away."""

from __future__ import annotations

from typing import Any

from orda.engine.messages import Argument, Message, named
from orda.games.zombies.outlook import place_of
from orda.games.zombies.play import Play
from orda.games.zombies.reasons_map import square_at
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import is_walk


def places(g: Play, kind: str, data: dict[str, Any]) -> dict[str, Argument]:
    """For the words of something that happened there: `place`, and `to` where something went."""
    if "x" not in data:
        return {}
    if "tile" in data:  # its place among the tiles, not a square
        return {"place": direction_of(data["x"], data["y"])}
    found: dict[str, Argument] = {"place": place_at(g, data["x"], data["y"])}
    if "to_x" in data:
        found["to"] = place_at(g, data["to_x"], data["to_y"])
    return found


def place_at(g: Play, x: int, y: int) -> dict[str, Any]:
    city, square = g.t.city, square_at(g.t, (x, y))
    if square == NONE:  # a tile that has been taken away meanwhile
        return direction_of(x // 3, y // 3)
    tile = named(f"zombies-tile-{city.kind_at(square).id}")
    if city.inside[square] >= 0:
        return Message("zombies-place-inside", {"tile": tile}).to_data()
    if city.front[square] >= 0:
        return Message("zombies-place-door", {"tile": tile}).to_data()
    side = towards(x // 3, y // 3)
    which = "home" if side == "here" else "street"
    return Message(f"zombies-place-{which}", {"tile": tile, "side": named(f"zombies-towards-{side}")}).to_data()


# -- what can be chosen ------------------------------------------------------------------------------


def seen_from(g: Play) -> tuple[int, int]:
    """Where whoever walks stands, or whoever is asked; who is not there yet, where he will come."""
    assert g.decision is not None
    player = g.walk.mover if is_walk(g.decision.kind) else g.decision.player
    return g.t.city.xy(place_of(g.t, player))


def square_in_words(g: Play, square: int) -> dict[str, Any]:
    """How far away it is, and what is there."""
    (x, y), (here_x, here_y) = g.t.city.xy(square), seen_from(g)
    return Message("zombies-square", {"away": away(x - here_x, y - here_y), "place": place_at(g, x, y)}).to_data()


def cell_in_words(g: Play, x: int, y: int) -> dict[str, Any]:
    """The same of a tile, or of a place for one."""
    here_x, here_y = seen_from(g)
    return Message("zombies-cell", {"away": away(x - here_x // 3, y - here_y // 3)}).to_data()


def away(right: int, down: int) -> dict[str, Any]:
    """`2 north, 1 east`."""
    side = compass(right, down)
    return Message(f"zombies-away-{side}", {"right": abs(right), "down": abs(down)}).to_data()


# -- directions on the whole map ---------------------------------------------------------------------


def direction_of(x: int, y: int) -> dict[str, Any]:
    return Message("zombies-place-cell", {"side": named(f"zombies-towards-{towards(x, y)}")}).to_data()


def towards(x: int, y: int) -> str:
    """Where a tile lies, seen from the one the game began with: one of eight directions."""
    if 2 * abs(x) < abs(y):
        x = 0
    elif 2 * abs(y) < abs(x):
        y = 0
    return compass(x, y)


def compass(x: int, y: int) -> str:
    return ("n" if y < 0 else "s" if y > 0 else "") + ("w" if x < 0 else "e" if x > 0 else "") or "here"
