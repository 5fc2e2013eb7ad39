"""Cards that only give: cards, actions, targets, shots."""

from __future__ import annotations

from typing import Final

from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import ACTION, BARRICADE, REACTION, Hint, card

CUNNING: Final = 20


@card(
    BARRICADE,
    "barricade",
    cost=2,
    kinds=ACTION | REACTION,
    hint=Hint(play=30, take=8, take_of_four=11, most=1, twice=60),
)
def barricade(g: Play) -> None:
    """+2 cards. When another player plays an attack, you may reveal this from your hand: it does not touch you."""
    g.draw(2)


@card(11, "maverick", cost=3, kinds=ACTION, hint=Hint(play=95, take=20, take_of_four=15, most=3, actions=2, twice=40))
def maverick(g: Play) -> None:
    """+1 card, +2 actions."""
    g.draw(1)
    g.t.actions += 2


@card(12, "shotgun", cost=3, kinds=ACTION, hint=Hint(play=25, take=25, most=1, twice=45))
def shotgun(g: Play) -> None:
    """+1 target, +2 shots."""
    g.t.targets += 1
    g.t.shots += 2


@card(CUNNING, "cunning", cost=4, kinds=ACTION, hint=Hint(play=50, take=49, take_of_four=53, most=1, twice=75))
def cunning(g: Play) -> None:
    """+3 cards."""
    g.draw(3)


@card(25, "molotov", cost=5, kinds=ACTION, hint=Hint(play=55, take=49, take_of_four=52, most=2, twice=85))
def molotov(g: Play) -> None:
    """+4 cards, +1 target. Each other player draws a card."""
    g.draw(4)
    g.t.targets += 1
    for player in g.others():
        g.draw(1, player)


@card(26, "help", cost=5, kinds=ACTION, hint=Hint(play=90, take=45, take_of_four=40, most=3, actions=2, twice=72))
def help_each_other(g: Play) -> None:
    """+2 actions, +1 target, +2 shots."""
    g.t.actions += 2
    g.t.targets += 1
    g.t.shots += 2


@card(27, "courage", cost=5, kinds=ACTION, hint=Hint(play=94, take=42, most=9, actions=1, twice=80))
def courage(g: Play) -> None:
    """+2 cards, +1 action."""
    g.draw(2)
    g.t.actions += 1


@card(29, "cover", cost=5, kinds=ACTION, hint=Hint(play=92, take=51, take_of_four=46, most=9, actions=1, twice=70))
def cover(g: Play) -> None:
    """+1 card, +1 action, +1 target, +1 shot."""
    g.draw(1)
    g.t.actions += 1
    g.t.targets += 1
    g.t.shots += 1
