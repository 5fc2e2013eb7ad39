"""Numbers of a fight: what must be rolled, what helps, how a miss can be paid (rules 3.12)."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.cards import TITLES
from orda.games.zombies.records import NONE
from orda.games.zombies.table import CHAINSAW, MOLOTOV, WHOLE, ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, NORMAL

# How a miss is paid.
BULLETS: Final = 0
LOSE_LIFE: Final = 1
DIE: Final = 2
DESPERATE: Final = 3
GIVE_UP: Final = 4

NEED: Final = {NORMAL: 4, ENHANCED: 5, DOG: 5}
WOUND: Final = {NORMAL: WHOLE, ENHANCED: WHOLE, DOG: 1}


def fire_shotgun(t: ZombiesTable, player: int) -> int:
    """Each roll costs a charge, whatever the result."""
    if TITLES["hey_look_a_shotgun"] not in t.items[player]:
        return 0
    t.charges[player] -= 1
    return 1


def weapons(t: ZombiesTable, player: int, shot: int, building: int) -> int:
    """All bonuses add up, as they stand now. `building` is where the zombie is, for the Molotov Cocktail."""
    items = t.items[player]
    bonus = int(TITLES["fire_axe"] in items) + (shot if TITLES["hey_look_a_shotgun"] in items else 0)
    for what, on, _, _, tile in t.effects:
        if on == player and (what == CHAINSAW or (what == MOLOTOV and tile == building >= 0)):
            bonus += 2
    return bonus


def short(t: ZombiesTable) -> int:
    """How many points the roll is short of a kill."""
    fight = t.fights[-1]
    building = t.city.inside[fight.square] if fight.square >= 0 else NONE
    return NEED[fight.kind] - fight.die - fight.bonus - weapons(t, fight.player, fight.shot, building)


def payments(t: ZombiesTable, player: int, missing: int) -> list[int]:
    """R-23, R-24: bullets are all or nothing, a wound needs a whole life; dying is no choice while one can pay."""
    fight = t.fights[-1]
    options = [BULLETS] if t.bullets[player] >= missing else []
    if t.lives[player] >= WOUND[fight.kind]:
        options.append(LOSE_LIFE)
    if fight.again:
        options.append(GIVE_UP)
    elif not options:
        options = [DIE, DESPERATE] if t.trophies[player] else [DIE]
    return options


def asked_to_pay(t: ZombiesTable, player: int) -> bool:
    """Will he be asked how to pay for the roll just made? Then he may play a card in the same breath."""
    missing = short(t)
    return missing > 0 and len(payments(t, player, missing)) > 1
