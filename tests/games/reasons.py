"""What a seat can point at in each game, as a client names it: for tests of why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

import orda
from orda.engine.reasons import Target

View = dict[str, Any]


def in_zombinion(view: View, seat: int) -> Iterator[Target]:
    for card in view["supply"]:
        yield {"card": card, "zone": "supply"}
    for card in view["players"][seat]["hand"]:
        yield {"card": card, "zone": "hand"}


def in_run(view: View, seat: int) -> Iterator[Target]:
    yield {"zone": "deck"}
    for card in view["players"][seat]["hand"]:
        for special in (False, True):
            yield {"card": card, "special": special}
            for whom in range(len(view["players"])):
                yield {"card": card, "seat": whom, "special": special}


def in_zombies(view: View, seat: int) -> Iterator[Target]:
    player = view["players"][seat]
    for zone in ("hand", "items"):
        for card in player[zone]:
            yield {"card": card, "zone": zone}
            yield {"card": card, "zone": zone, "seat": seat}
    for tile in view["map"][-4:]:
        for n in range(9):
            yield {"square": [tile["x"] * 3 + n % 3, tile["y"] * 3 + n // 3]}
        yield {"tile": [tile["x"], tile["y"]]}
        yield {"tile": [tile["x"] + 1, tile["y"]]}
    yield {"square": [300, 300]}
    yield {"tile": [100, 100]}


def in_off_the_dead(view: View, seat: int) -> Iterator[Target]:
    yield from ({"pile": n} for n in range(len(view["piles"])))
    yield from ({"quote": quote} for quote in orda.rules("off_the_dead").screen.catalogue.quotes)
    yield {"item": "hands"}
    for place, survivor in enumerate(view["survivors"]):
        yield {"survivor": place}
        yield {"at": place}
        for item in survivor["items"]:
            yield {"item": f"{item['id']}({item['ammo']})" if "ammo" in item else item["id"]}
        for zone, zombies in enumerate(survivor["corridor"]):
            yield from ({"place": place, "zone": zone, "zombie": n} for n in range(len(zombies)))


THINGS: Final[dict[str, Callable[[View, int], Iterator[Target]]]] = {
    "zombinion": in_zombinion,
    "run": in_run,
    "zombies": in_zombies,
    "off_the_dead": in_off_the_dead,
}
