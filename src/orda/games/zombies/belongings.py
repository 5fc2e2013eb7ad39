"""What lies before a player, as all see it: what it adds to his fights and his walking, and what holds him back."""

from __future__ import annotations

from typing import Any

from orda.games.zombies import hooks
from orda.games.zombies.in_play import Roll
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import LASTING
from orda.games.zombies.spell import pages_of
from orda.games.zombies.table import ZombiesTable


def view_belongings(t: ZombiesTable, seat: int) -> dict[str, Any]:
    has_any = t.items[seat] or t.effects
    paces = hooks.those(hooks.POINTS, t, seat) if has_any else []
    return {
        "adds": [{"card": card, "value": value} for card, value in adds(t, seat)] if has_any else [],
        "paces": [{"card": card, "value": it.points} for it, _, card in paces],
        "pages": pages_of(t, seat) if has_any else 0,
        "held_by": [*held_by_effects(t, seat), *led_by(t, seat)] if t.effects or t.walks else [],
    }


def adds(t: ZombiesTable, seat: int) -> list[tuple[str, int]]:
    """To the first roll of a fight where his pawn stands."""
    pawn = t.pawns[seat]
    building = t.city.inside[pawn] if pawn >= 0 else NONE
    return hooks.bonuses(t, seat, Roll(shot=int(t.charges[seat] > 0), building=building, first=True))


def held_by_effects(t: ZombiesTable, seat: int) -> list[dict[str, Any]]:
    """Now or in the turn they are meant for."""
    found = []
    for what, on, _, _, _ in t.effects:
        it = LASTING[what].in_play
        how = "skips" if it.skips else "bars" if it.bars else "limits" if it.limits is not None else ""
        if how and on in (seat, NONE):
            found.append({"how": how, "effect": LASTING[what].id, "player": None})
    return found


def led_by(t: ZombiesTable, seat: int) -> list[dict[str, Any]]:
    """Somebody else decides where he walks."""
    walks = [walk for walk in t.walks[-1:] if walk.mover == seat != walk.chooser]
    return [{"how": "led", "effect": None, "player": walk.chooser} for walk in walks]
