"""The spell in the Cabin (rules 6.2, R-61): a third way to win."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.identity import title_of
from orda.games.zombies.play import NO, YES, Play
from orda.games.zombies.registry import BEFORE_SPELL, CARD
from orda.games.zombies.steps import step
from orda.games.zombies.table import BY_SPELL, ZombiesTable

NEEDED: Final = 6


def may_cast(t: ZombiesTable, player: int) -> bool:
    """At the end of his movement, inside the Cabin, with no zombie in there; R-61: outdoors they do not matter."""
    cabin = t.city.cabin
    if cabin < 0 or t.cut or player != t.active or t.building_of(player) != cabin:
        return False
    return not t.zombies_inside(cabin)


def pages_of(t: ZombiesTable, player: int) -> int:
    """Each page he has in play adds one."""
    return sum([CARD[title_of(item)].page for item in t.items[player]])


@step
def offer_spell(g: Play) -> None:
    g.ask("spell", [NO, YES], spell_chosen, about=pages_of(g.t, g.me))


@step
def spell_chosen(g: Play, answer: int) -> None:
    if answer == YES:
        g.tell("spell", ALL, g.me)
        g.t.quiet = 0
        g.do(answered_spell if g.announce(BEFORE_SPELL, g.me) else cast, g.me)


@step
def answered_spell(g: Play) -> None:
    if not g.end_occasion().gone:
        cast(g)
    else:
        g.tell("spell_stopped", ALL, g.me)


@step
def cast(g: Play) -> None:
    """Who was put out of the Cabin, or no longer has it for himself, does not roll."""
    t = g.t
    if not may_cast(t, g.me):
        g.tell("spell_stopped", ALL, g.me)
        return
    pages, die = pages_of(t, g.me), t.die()
    g.tell("cast", ALL, g.me, die, pages)
    if die + hooks.change_of_dice(t, g.me) + pages >= NEEDED:
        t.over = BY_SPELL
        t.winners = 1 << g.me
        g.tell("win_spell", ALL, g.me)
