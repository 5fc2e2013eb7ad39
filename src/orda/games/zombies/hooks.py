"""How the rules ask the cards in play: items before a player, and effects that lie on him, on all or on a tile.

Asking is cheap: only those are looked at that have something to say. Items add (to rolls, to points) and hear what
happens; what bars, limits or forbids is asked of effects only.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from orda.engine.game import Step
from orda.games.zombies.identity import title_of
from orda.games.zombies.in_play import HEARERS, Hearers, InPlay, Roll
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import CARD, LASTING

if TYPE_CHECKING:
    from orda.games.zombies.play import Play
    from orda.games.zombies.records import Walk
    from orda.games.zombies.table import Effect, ZombiesTable

Held = tuple[InPlay, int, str]  # what it does, the tile it lies on, the card it comes from

ROLL: Final = HEARERS["roll"]
DICE: Final = HEARERS["dice"]
NEEDS: Final = HEARERS["need"]
POINTS: Final = HEARERS["points"]
BARS: Final = HEARERS["bars"]
LIMITS: Final = HEARERS["limits"]
FORBIDS: Final = HEARERS["forbids"]
SKIPS: Final = HEARERS["skips"]
PEACE: Final = HEARERS["peace"]
PINS: Final = HEARERS["pins"]
CLOSES: Final = HEARERS["closes"]
NO_WEAPONS: Final = HEARERS["no_weapons"]
NO_BULLETS: Final = HEARERS["no_bullets"]
NO_TOKENS: Final = HEARERS["no_tokens"]
RENEWED: Final = HEARERS["renewed"]
SETTLED: Final = HEARERS["settled"]
ON_THE_WAY: Final = HEARERS["on_the_way"]
BEGINS: Final = HEARERS["begins"]
ROLLED: Final = HEARERS["rolled"]
WOUNDED: Final = HEARERS["wounded"]
ARRIVED: Final = HEARERS["arrived"]
KILLED: Final = HEARERS["killed"]
DIED: Final = HEARERS["died"]


def holds(t: ZombiesTable, effect: Effect, player: int) -> bool:
    """An effect of the next turn holds in the turn it was meant for: when the end of this turn is its last."""
    what, on, _, left, _ = effect
    if on not in (player, NONE):
        return False
    return not LASTING[what].next_turn or (player == t.active and left == 1)


def those(hearers: Hearers, t: ZombiesTable, player: int) -> list[Held]:
    """What concerns a player now: his items, then the effects in the order in which they came."""
    found: list[Held] = []
    if hearers.items:
        for item in t.items[player]:
            title = title_of(item)
            if title in hearers.items:
                card = CARD[title]
                assert card.in_play is not None
                found.append((card.in_play, NONE, card.id))
    for effect in t.effects:
        if effect[0] in hearers.effects and holds(t, effect, player):
            lasting = LASTING[effect[0]]
            found.append((lasting.in_play, effect[4], lasting.card))
    return found


# -- fights ----------------------------------------------------------------------------------------------


def bonuses(t: ZombiesTable, player: int, roll: Roll) -> list[tuple[str, int]]:
    """What is added to a combat roll, card by card, as it stands now. All bonuses add up."""
    found: list[tuple[str, int]] = []
    for it, tile, card in those(ROLL, t, player):
        assert it.roll is not None
        value = it.roll(t, player, tile, roll)
        if value and not (it.weapon and not may_use_weapons(t, player)):
            found.append((card, value))
    if t.effects:
        found += [(card, it.dice) for it, _, card in those(DICE, t, player)]
    return found


def bonus(t: ZombiesTable, player: int, roll: Roll) -> int:
    return sum([value for _, value in bonuses(t, player, roll)])


def aimed(t: ZombiesTable, player: int, value: int) -> int:
    """What a weapon used after the roll adds to it, as it stands now."""
    return value if value and may_use_weapons(t, player) else 0


def change_of_dice(t: ZombiesTable, player: int) -> int:
    """R-65: added to every die he rolls now."""
    return sum([it.dice for it, _, _ in those(DICE, t, player)]) if t.effects else 0


def least_need(t: ZombiesTable, player: int) -> int:
    """What every zombie needs at least to be killed by him."""
    return max([it.need for it, _, _ in those(NEEDS, t, player)], default=0) if t.effects else 0


def may_use_weapons(t: ZombiesTable, player: int) -> bool:
    return not (t.effects and those(NO_WEAPONS, t, player))


def may_use_bullets(t: ZombiesTable, player: int) -> bool:
    return not (t.effects and those(NO_BULLETS, t, player))


def at_peace(t: ZombiesTable, player: int, square: int) -> bool:
    """Does he fight no zombie there?"""
    for effect in t.effects:
        if effect[0] in PEACE.effects and holds(t, effect, player):
            peace = LASTING[effect[0]].in_play.peace
            if peace is not None and peace(t, player, effect[4], square):
                return True
    return False


# -- walking ---------------------------------------------------------------------------------------------


def more_points(t: ZombiesTable, player: int) -> int:
    are_any = (t.items[player] and POINTS.items) or (t.effects and POINTS.effects)
    return sum([it.points for it, _, _ in those(POINTS, t, player)]) if are_any else 0


def bar(t: ZombiesTable, player: int) -> int:
    """What takes away his walking: 0, BARRED_ON_FOOT or, which beats it, BARRED."""
    return min([it.bars for it, _, _ in those(BARS, t, player)], default=0) if t.effects else 0


def limited(t: ZombiesTable, walk: Walk, points_left: int, options: list[int]) -> list[int]:
    """3.8: what all limits leave of the steps one may take."""
    for effect in t.effects:
        if effect[0] in LIMITS.effects and holds(t, effect, walk.mover):
            limits = LASTING[effect[0]].in_play.limits
            assert limits is not None
            options = limits(t, walk, effect[4], points_left, options)
    return options


def may_go(t: ZombiesTable, player: int, squares: list[int]) -> list[int]:
    """R-66: where a card or item of his own may put him."""
    for effect in t.effects:
        if effect[0] in FORBIDS.effects and holds(t, effect, player):
            forbids = LASTING[effect[0]].in_play.forbids
            assert forbids is not None
            squares = [square for square in squares if not forbids(t, player, effect[4], square)]
    return squares


def on_the_way(t: ZombiesTable, player: int) -> Step | None:
    """What is to be done where he stands before he walks on."""
    for it, tile, _ in those(ON_THE_WAY, t, player):
        due = it.on_the_way(t, player, tile) if it.on_the_way is not None else None
        if due is not None:
            return due
    return None


def may_take_tokens(t: ZombiesTable, player: int) -> bool:
    return not (t.effects and those(NO_TOKENS, t, player))


def skips(t: ZombiesTable, player: int) -> int:
    """Does his turn not take place: 0, SKIPS_TURN or, which beats it, SKIPS_ROUND."""
    return max([it.skips for it, _, _ in those(SKIPS, t, player)], default=0) if t.effects else 0


# -- zombies ---------------------------------------------------------------------------------------------


def hold_zombies(t: ZombiesTable) -> bool:
    """Does anything pin zombies down or keep them out?"""
    there = [effect[0] for effect in t.effects]
    return not (PINS.effects.isdisjoint(there) and CLOSES.effects.isdisjoint(there))


def close_squares(t: ZombiesTable) -> bool:
    """Does anything keep them out?"""
    return not CLOSES.effects.isdisjoint([effect[0] for effect in t.effects])


def pinned(t: ZombiesTable) -> set[int]:
    """The squares whose zombies stay where they are in phase E."""
    found: set[int] = set()
    for what, on, _, _, tile in t.effects:
        pins = LASTING[what].in_play.pins
        if pins is not None:
            found.update(pins(t, on, tile))
    return found


def closed_to(t: ZombiesTable, kind: int) -> set[int]:
    """The squares that no zombie of this kind may come to or be put on."""
    found: set[int] = set()
    for what, on, _, _, tile in t.effects:
        closes = LASTING[what].in_play.closes
        if closes is not None:
            found.update(closes(t, on, tile, kind))
    return found


# -- what happens ----------------------------------------------------------------------------------------


def renewed(g: Play, player: int) -> None:
    for it, tile, _ in those(RENEWED, g.t, player):
        if it.renewed is not None:
            it.renewed(g, player, tile)


def settled(g: Play, player: int) -> None:
    for it, tile, _ in those(SETTLED, g.t, player):
        if it.settled is not None:
            it.settled(g, player, tile)


def begins(g: Play, player: int, square: int) -> None:
    for it, tile, _ in those(BEGINS, g.t, player):
        if it.begins is not None:
            it.begins(g, player, tile, square)


def rolled(g: Play, player: int, face: int) -> None:
    for it, tile, _ in those(ROLLED, g.t, player):
        if it.rolled is not None:
            it.rolled(g, player, tile, face)


def wounded(g: Play, player: int) -> None:
    for it, tile, _ in those(WOUNDED, g.t, player):
        if it.wounded is not None:
            it.wounded(g, player, tile)


def arrived(g: Play, player: int, square: int) -> None:
    for it, tile, _ in those(ARRIVED, g.t, player):
        if it.arrived is not None:
            it.arrived(g, player, tile, square)


def killed(g: Play, player: int, square: int) -> None:
    for it, tile, _ in those(KILLED, g.t, player):
        if it.killed is not None:
            it.killed(g, player, tile, square)


def died(g: Play, player: int, square: int) -> None:
    for it, tile, _ in those(DIED, g.t, player):
        if it.died is not None:
            it.died(g, player, tile, square)
