"""The seven base piles, and Survivors: cards that are never played in the action phase."""

from __future__ import annotations

from orda.games.zombinion.advice import NEVER
from orda.games.zombinion.registry import (
    AIM,
    BULLET,
    HORDE,
    INFECTED,
    INFECTION,
    MAGAZINE,
    MANY_ZOMBIES,
    ROUNDS,
    ZOMBIE,
    ZOMBIES,
    Hint,
    pile,
)

pile(BULLET, "bullet", cost=0, kinds=AIM, shots=1, hint=Hint(take=-6))
pile(ROUNDS, "rounds", cost=3, kinds=AIM, shots=2, hint=Hint(take=40))
pile(MAGAZINE, "magazine", cost=6, kinds=AIM, shots=3, hint=Hint(take=65, take_of_four=66, less=2))
pile(ZOMBIE, "zombie", cost=2, kinds=ZOMBIES, points=1)
pile(MANY_ZOMBIES, "many_zombies", cost=5, kinds=ZOMBIES, points=3)
pile(HORDE, "horde", cost=8, kinds=ZOMBIES, points=6)
pile(INFECTION, "infection", cost=0, kinds=INFECTED, points=-1, hint=Hint(take=NEVER))


def one_for_ten(owned: int) -> int:
    """Each Survivors card: 1 point per 10 of your cards, rounded down."""
    return owned // 10


pile(32, "survivors", cost=4, kinds=ZOMBIES, points_by_deck=one_for_ten)
