"""How a game begins that does not begin on Town Square (rules 6.7, 6.8)."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.explore import fill
from orda.games.zombies.laying import HOME, chain_behind
from orda.games.zombies.play import Play
from orda.games.zombies.steps import step
from orda.games.zombies.tiles import BRIDGE

ENDS: Final = (1, 7)  # of the Bridge, as it lies there


def begin_elsewhere(g: Play) -> None:
    """On the Bridge everybody chooses an end; what is laid at other gateways gets its zombies."""
    t = g.t
    if t.city.kind(0) == BRIDGE:
        for player in (g.me, *t.others(g.me)):
            g.do(choose_end, player)
    for tile in range(1 + len(chain_behind(t.city.kind(0), HOME, 0))):
        fill(g, g.me, tile)


@step
def choose_end(g: Play) -> None:
    g.ask("start_on", ENDS, started_on)


@step
def started_on(g: Play, square: int) -> None:
    g.t.pawns[g.me] = square
    g.tell_at("start_on", square, g.me)
