"""The cards of Mall Walkers about fights: a weapon, a shot that kills, and weapons that fail."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.combat import short
from orda.games.zombies.identity import keeping_on, kept_on, title_of, with_title
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.outlook import against, at_once, fighting, strength
from orda.games.zombies.play import Play
from orda.games.zombies.registry import AFTER_ROLL, BEFORE_FIGHT, CARD, FREE, STAYS, Hint, tells
from orda.games.zombies.sets.mw import MW
from orda.games.zombies.table import EVERYBODY, WHOLE, ZombiesTable

# -- Crossbow ---------------------------------------------------------------------------------------------

LOADED: Final = 0  # what the card keeps
SHOT: Final = 1  # until its owner's next turn begins


def keep_on_crossbow(t: ZombiesTable, player: int, what: int) -> None:
    items = t.items[player]
    item = with_title(items, crossbow.number)
    items[items.index(item)] = keeping_on(item, what)


def load_it(g: Play, player: int, tile: int) -> None:
    keep_on_crossbow(g.t, player, LOADED)


def if_a_bolt_helps(g: Play, me: int, window: int) -> list[int]:
    """Once a round, and not against a zombie that is dead anyway."""
    t = g.t
    if kept_on(with_title(t.items[me], crossbow.number)) == SHOT or not hooks.may_use_weapons(t, me):
        return []
    return [0] if t.duels or short(t) > 0 else []


def worth_of_a_bolt(g: Play, me: int, target: int, window: int) -> float:
    """It kills, or makes a kill cheaper that can be paid then."""
    t = g.t
    if t.duels or short(t) == 1:
        return 9.0
    return 5.0 if short(t) - 1 <= t.bullets[me] else 0.0


@MW.item(
    47,
    "crossbow",
    copies=2,
    windows=FREE,
    where=("mw_outfitter",),
    in_play=InPlay(renewed=load_it, weapon=True),
    hint=Hint(at_once, use=worth_of_a_bolt, keep=7, strength=0.8),
)
def crossbow(g: Play, target: int) -> None:
    """Play it in the Outfitter."""


@crossbow.activation(if_a_bolt_helps, own=AFTER_ROLL, free=True, used=STAYS)
def shoot_a_bolt(g: Play, target: int) -> None:
    """Once a round: +1 to the combat roll you have just made."""
    keep_on_crossbow(g.t, g.me, SHOT)
    g.add_to_roll(crossbow.number, 1)


# -- Jammed -----------------------------------------------------------------------------------------------

JAMMED: Final = MW.lasting(22, "jammed", card="jammed", in_play=InPlay(no_weapons=True, no_bullets=True))


def if_anything_shoots(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(JAMMED, EVERYBODY, next_turn_of=me) in t.effects else [0]


def worth_of_jamming(g: Play, me: int, target: int, window: int) -> float:
    """Against somebody who is short of a kill and has only his bullets or weapons left; else against the leader."""
    t = g.t
    if t.duels or not t.fights or g.fight.player == me:
        return 0.0
    rival = g.fight.player
    if window == AFTER_ROLL and t.lives[rival] < WHOLE and short(t) <= t.bullets[rival]:
        return 8.0 + against(t, me, rival, 0.0)
    armed = t.bullets[rival] >= 3 or any(CARD[title_of(item)].is_weapon for item in t.items[rival])
    return against(t, me, rival, 1.0) if armed and strength(t, me) >= 2 else 0.0


@MW.event(
    50,
    "jammed",
    copies=2,
    targets=if_anything_shoots,
    windows=FREE | AFTER_ROLL,
    hint=Hint(worth_of_jamming, keep=4),
)
def jammed(g: Play, target: int) -> None:
    """Nobody uses weapons or bullets in fights and duels until the end of your next turn."""
    g.t.lasts(JAMMED, on=EVERYBODY, next_turn_of=g.me)


# -- Lucky Shot -------------------------------------------------------------------------------------------


def if_a_bullet_would_do(g: Play, me: int, window: int) -> list[int]:
    """Against a zombie that is not dead anyway; branches cannot be shot."""
    t = g.t
    if t.duels or not t.bullets[me] or not hooks.may_use_bullets(t, me):
        return []
    if g.fight.branches or not t.fight_stands():
        return []
    return [0] if window == BEFORE_FIGHT or short(t) > 0 else []


def worth_of_a_lucky_shot(g: Play, me: int, target: int, window: int) -> float:
    """A miss by one is paid with the same bullet."""
    t = g.t
    if window == AFTER_ROLL and fighting(g, me, window):
        return 7.0 if short(t) > 1 else 0.0
    return 6.0 if strength(t, me) < 2 else 0.0


@MW.event(
    52,
    "lucky_shot",
    copies=2,
    targets=if_a_bullet_would_do,
    own=BEFORE_FIGHT | AFTER_ROLL,
    hint=Hint(worth_of_a_lucky_shot, keep=6),
)
def lucky_shot(g: Play, target: int) -> None:
    """In your fight: for a bullet the zombie is killed."""
    g.t.bullets[g.me] -= 1
    g.fight.won = 1
    g.tell("lucky_shot", ALL, g.me)


tells("lucky_shot", "player")
