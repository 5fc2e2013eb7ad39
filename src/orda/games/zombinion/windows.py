"""The one window of Zombinion: before an attack does anything the others may reveal Barricata (D-1)."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.engine.windows import Windows, swap_in
from orda.games.zombinion.hidden import buried_slots, deck_slots, hand_slots
from orda.games.zombinion.play import ATTACK_WINDOW, NO, YES, Play
from orda.games.zombinion.registry import BARRICADE


def barricade_options(g: Play, player: int, kind: int) -> list[int]:
    t = g.t
    if player == t.active or t.safe >> player & 1 or BARRICADE not in t.hands[player]:
        return []
    return [NO, YES]


def barricade_answered(g: Play, option: int, kind: int) -> bool:
    """It stays in the hand. Each player is asked once: neither answer makes the others be asked again."""
    g.show()
    if option == YES:
        t = g.t
        t.safe |= 1 << g.me
        if BARRICADE not in t.shown[g.me]:
            t.shown[g.me].append(BARRICADE)
        g.tell("barricade", ALL, g.me)
    return False


def first_attacked(g: Play, kind: int) -> int:
    return (g.t.active + 1) % g.players


def give_barricade(g: Play, viewer: int, player: int, kind: int) -> bool:
    """Deals him a Barricata in exchange for another card of his hand, if one of his own can be there."""
    if player == g.t.active or g.t.safe >> player & 1:
        return False
    hidden = deck_slots(g, player) + buried_slots(g, player)
    return swap_in(g, hand_slots(g, player), hidden, lambda: BARRICADE in g.t.hands[player])


WINDOWS: Final = Windows[Play](
    names={ATTACK_WINDOW: "barricade"},
    options=barricade_options,
    answered=barricade_answered,
    first=first_attacked,
    give_a_play=give_barricade,
)
