"""The one window of Zombinion: before an attack does anything the others may reveal Barricata (D-1)."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.engine.windows import Windows
from orda.games.zombinion.hidden import Hidden
from orda.games.zombinion.play import ATTACK_WINDOW, NO, YES, Play, could_hold
from orda.games.zombinion.registry import BARRICADE, REACTION


def barricade_options(g: Play, player: int, kind: int) -> list[int]:
    t = g.t
    if player == t.active or t.safe >> player & 1 or BARRICADE not in t.hands[player]:
        return []
    return [NO, YES]


def barricade_answered(g: Play, option: int, kind: int) -> bool:
    """It stays in the hand. Each player is asked once: neither answer makes the others be asked again."""
    g.show()
    if option == YES:
        g.t.safe |= 1 << g.me
        g.t.show_from_hand(g.me, BARRICADE)
        g.tell("barricade", ALL, g.me)
    return False


def first_attacked(g: Play, kind: int) -> int:
    return (g.t.active + 1) % g.players


def give_barricade(g: Play, viewer: int, player: int, kind: int) -> bool:
    """Deals his cards anew until he holds a Barricata, if one of his own can be there."""
    if player == g.t.active or g.t.safe >> player & 1:
        return False
    hidden = Hidden(g, player)
    return BARRICADE in hidden.cards and hidden.deal_until(lambda: BARRICADE in g.t.hands[player])


def could_reveal(g: Play, player: int, kind: int) -> bool:
    return player != g.t.active and not g.t.safe >> player & 1 and could_hold(g, player, REACTION)


def last_revealed(g: Play, kind: int) -> int:
    """Whoever sits before one who has shown a Barricata has been asked, or holds none."""
    first = first_attacked(g, kind)
    return max([i + 1 for i in range(g.players) if g.t.safe >> (first + i) % g.players & 1], default=0)


WINDOWS: Final = Windows[Play](
    names={ATTACK_WINDOW: "barricade"},
    options=barricade_options,
    answered=barricade_answered,
    first=first_attacked,
    give_a_play=give_barricade,
    heard_of=last_revealed,
    could_answer=could_reveal,
    passes=lambda _kind: [NO],
)
