"""What a card does while it lies before a player or an effect while it lasts, and who has something to say to what."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Final, NamedTuple

from orda.engine.game import Step

if TYPE_CHECKING:
    from orda.games.zombies.play import Play
    from orda.games.zombies.records import Walk
    from orda.games.zombies.table import ZombiesTable

# What takes away the walking of a movement.
BARRED: Final = 1
BARRED_ON_FOOT: Final = 2  # a movement that counts no lives is still possible

# What an effect does to the turn it holds in.
SKIPS_TURN: Final = 1
SKIPS_ROUND: Final = 2  # and no card is played until the turn after it begins


class Roll(NamedTuple):
    """A combat roll, as far as weapons care."""

    shot: int  # a charge was used up for it
    building: int  # where the zombie is; NONE elsewhere and in a duel
    first: bool = False  # of this fight or duel


class InPlay:
    """What an item does while it lies before a player, or an effect while it lasts: each hook None or 0 for nothing.

    All are asked about a player: the owner of the item, or whom the effect holds for. `tile` is where the effect lies,
    NONE for one that lies on no tile and for items.
    """

    def __init__(
        self,
        *,
        roll: Callable[[ZombiesTable, int, int, Roll], int] | None = None,
        dice: int = 0,
        need: int = 0,
        points: int = 0,
        bars: int = 0,
        limits: Callable[[ZombiesTable, Walk, int, int, list[int]], list[int]] | None = None,
        forbids: Callable[[ZombiesTable, int, int, int], bool] | None = None,
        skips: int = 0,
        peace: Callable[[ZombiesTable, int, int, int], bool] | None = None,
        pins: Callable[[ZombiesTable, int, int], Iterable[int]] | None = None,
        closes: Callable[[ZombiesTable, int, int, int], Iterable[int]] | None = None,
        weapon: bool = False,
        no_weapons: bool = False,
        no_bullets: bool = False,
        no_tokens: bool = False,
        renewed: Callable[[Play, int, int], None] | None = None,
        settled: Callable[[Play, int, int], None] | None = None,
        on_the_way: Callable[[ZombiesTable, int, int], Step | None] | None = None,
        begins: Callable[[Play, int, int, int], None] | None = None,
        rolled: Callable[[Play, int, int, int], None] | None = None,
        wounded: Callable[[Play, int, int], None] | None = None,
        arrived: Callable[[Play, int, int, int], None] | None = None,
        killed: Callable[[Play, int, int, int], None] | None = None,
        died: Callable[[Play, int, int, int], None] | None = None,
    ) -> None:
        self.roll = roll  # (t, player, tile, roll): added to his combat rolls
        self.dice = dice  # added to every die he rolls, in fights, duels and for cards; natural faces stay
        self.need = need  # every zombie he fights needs at least this
        self.points = points  # more squares in a movement of his
        self.bars = bars  # BARRED, BARRED_ON_FOOT: takes away the walking of his movement
        self.limits = limits  # (t, walk, tile, points left, options): the steps he may take, STOP among them
        self.forbids = forbids  # (t, player, tile, square): a card or item of his own cannot put him there
        self.skips = skips  # SKIPS_TURN, SKIPS_ROUND: his turn does not take place
        self.peace = peace  # (t, player, tile, square): he fights no zombie on that square
        self.pins = pins  # (t, on, tile): the squares whose zombies do not move in phase E
        self.closes = closes  # (t, on, tile, kind): the squares that no zombie of that kind may come to or be put on
        self.weapon = weapon  # what it adds to rolls is stopped by `no_weapons`
        self.no_weapons = no_weapons  # he fights without weapons
        self.no_bullets = no_bullets  # he pays for no roll with bullets
        self.no_tokens = no_tokens  # he takes no token from the map
        self.renewed = renewed  # (g, player, tile): his turn begins, his allowances are new
        self.settled = settled  # (g, player, tile): the points of his movement are fixed
        self.on_the_way = on_the_way  # (t, player, tile): a step to run for him where he stands, before he walks on
        self.begins = begins  # (g, player, tile, square): a fight of his begins there
        self.rolled = rolled  # (g, player, tile, face): a natural face of his in a fight with a zombie
        self.wounded = wounded  # (g, player, tile): he has lost life, in whatever way
        self.arrived = arrived  # (g, player, tile, square): his pawn has come to a square, on foot or not
        self.killed = killed  # (g, player, tile, square): he has killed a zombie there
        self.died = died  # (g, player, tile, square): he dies there, with his cards still before him


class Hearers:
    """The items and effects that have one of the hooks, by number: the others need not be asked."""

    def __init__(self) -> None:
        self.items: set[int] = set()
        self.effects: set[int] = set()


HOOKS: Final = (
    *("roll", "dice", "need", "points", "bars", "limits", "forbids", "skips", "peace", "pins", "closes"),
    *("no_weapons", "no_bullets", "no_tokens", "renewed", "settled", "on_the_way", "begins", "rolled", "wounded"),
    *("arrived", "killed", "died"),
)
HEARERS: Final = {hook: Hearers() for hook in HOOKS}


def hearers_of(in_play: InPlay | None) -> list[Hearers]:
    """Of the hooks it has."""
    return [HEARERS[hook] for hook in HOOKS if in_play is not None and getattr(in_play, hook)]
