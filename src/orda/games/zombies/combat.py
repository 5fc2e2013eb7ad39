"""Numbers of a fight: what must be rolled, what helps, how a miss can be paid (rules 3.12)."""

from __future__ import annotations

from typing import Final

from orda.games.zombies import hooks
from orda.games.zombies.identity import title_of
from orda.games.zombies.in_play import Roll
from orda.games.zombies.records import NONE, Fight
from orda.games.zombies.registry import CARD
from orda.games.zombies.table import WHOLE, ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, NORMAL

# How a miss is paid.
BULLETS: Final = 0
LOSE_LIFE: Final = 1
DIE: Final = 2
DESPERATE: Final = 3
GIVE_UP: Final = 4

NEED: Final = {NORMAL: 4, ENHANCED: 5, DOG: 5}
WOUND: Final = {NORMAL: WHOLE, ENHANCED: WHOLE, DOG: 1}


def fire(t: ZombiesTable, player: int) -> int:
    """Each roll takes a charge of the item that has some, whatever the result; 1 if it did."""
    if not t.charges[player] or not hooks.may_use_weapons(t, player):
        return 0
    t.charges[player] -= 1
    return 1


def empty_item(t: ZombiesTable, player: int) -> int:
    """An item of his that has no charges left, or NONE."""
    if t.charges[player]:
        return NONE
    return next((title for title in map(title_of, t.items[player]) if CARD[title].charges), NONE)


def roll_of(t: ZombiesTable, fight: Fight) -> Roll:
    inside = t.city.inside[fight.square] if fight.square >= 0 else NONE
    return Roll(fight.shot, inside, first=fight.rolls <= 1)


def need_of(t: ZombiesTable, fight: Fight) -> int:
    """What kills the zombie; branches are no zombie."""
    need = NEED[fight.kind]
    return max(need, hooks.least_need(t, fight.player)) if t.effects and not fight.branches else need


def bonuses_of(t: ZombiesTable, fight: Fight, roll: Roll) -> list[tuple[str, int]]:
    """What adds to the roll, card by card, as it stands now."""
    helped = zip(fight.helped[::2], fight.helped[1::2], strict=True)
    armed = hooks.may_use_weapons(t, fight.player)
    return hooks.bonuses(t, fight.player, roll) + [
        (CARD[card].id, value) for card, value in helped if armed or not CARD[card].is_weapon
    ]


def short(t: ZombiesTable) -> int:
    """How many points the roll is short of a kill."""
    fight = t.fights[-1]
    if fight.won:
        return 0
    missing = need_of(t, fight) - fight.die - fight.bonus
    if fight.aimed:
        missing -= hooks.aimed(t, fight.player, fight.aimed)
    if not t.items[fight.player] and not t.effects:
        return missing
    return missing - hooks.bonus(t, fight.player, roll_of(t, fight))


def payments(t: ZombiesTable, player: int, missing: int) -> list[int]:
    """R-23, R-24: bullets are all or nothing, a wound needs a whole life; dying is no choice while one can pay."""
    fight = t.fights[-1]
    options = [BULLETS] if t.bullets[player] >= missing and hooks.may_use_bullets(t, player) else []
    if t.lives[player] >= WOUND[fight.kind]:
        options.append(LOSE_LIFE)
    if fight.again:
        options.append(GIVE_UP)
    elif not options:
        options = [DIE, DESPERATE] if t.trophies[player] and not fight.branches else [DIE]
    return options


def asked_to_pay(t: ZombiesTable, player: int) -> bool:
    """Will he be asked how to pay for the roll just made? Then he may play a card in the same breath."""
    missing = short(t)
    return missing > 0 and len(payments(t, player, missing)) > 1
