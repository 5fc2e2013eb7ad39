"""What is going on at the table, as records on stacks: fights, walks, duels."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from orda.engine.data import INT, INTS, TUPLE, Record, Shape

NONE: Final = -1


class Fight(Record):
    """A player against one zombie, or (`again` > 0) one he has killed already: I Don't Think They're Dead."""

    FIELDS: ClassVar[Mapping[str, Shape]] = dict.fromkeys(
        ("player", "square", "kind", "again", "die", "bonus", "shot", "gone"), INT
    )

    def __init__(self, player: int = 0, square: int = NONE, kind: int = 0, again: int = 0) -> None:
        self.player: int = player
        self.square: int = square
        self.kind: int = kind
        self.again: int = again  # how many such fights are still to be won, this one included
        self.die: int = 0  # 0 before the first roll
        self.bonus: int = 0  # by cards, for this roll only
        self.shot: int = 0  # the Shotgun was fired in this roll
        self.gone: int = 0  # the zombie has left

    def copy(self) -> Fight:
        f = Fight(self.player, self.square, self.kind, self.again)
        f.die = self.die
        f.bonus = self.bonus
        f.shot = self.shot
        f.gone = self.gone
        return f


class Walk(Record):
    """A movement, or a forced walk: `used` then holds the squares that may not be entered again."""

    FIELDS: ClassVar[Mapping[str, Shape]] = {
        **dict.fromkeys(("mover", "chooser", "points", "doublings", "shoes", "car", "barred", "over"), INT),
        **dict.fromkeys(("fixed", "arrival_due", "steps", "stopped", "unchallenged"), INT),
        "used": TUPLE,
    }

    def __init__(self, mover: int = 0, chooser: int = 0, points: int = 0, used: tuple[int, ...] = ()) -> None:
        self.mover: int = mover
        self.chooser: int = chooser  # who decides the steps
        self.points: int = points
        self.doublings: int = 0
        self.shoes: int = 0  # shoes untied
        self.car: int = 0  # The Keys Are Still In It
        self.barred: int = 0  # he does not walk in this movement at all
        self.over: int = 0
        self.fixed: int = 0  # the points do not change any more: he has made his first choice
        self.arrival_due: int = 0  # put elsewhere by a card: the arrival is still to be handled
        self.steps: int = 0  # arrivals so far
        self.stopped: int = 0  # by the mover's own choice
        self.unchallenged: int = NONE  # the square on which he has let the key holder be
        self.used: tuple[int, ...] = used

    def copy(self) -> Walk:
        w = Walk(self.mover, self.chooser, self.points, self.used)
        w.doublings = self.doublings
        w.shoes = self.shoes
        w.car = self.car
        w.barred = self.barred
        w.over = self.over
        w.fixed = self.fixed
        w.arrival_due = self.arrival_due
        w.steps = self.steps
        w.stopped = self.stopped
        w.unchallenged = self.unchallenged
        return w


class Duel(Record):
    """Two players for the helicopter keys: dice and what was added, the challenger's first."""

    FIELDS: ClassVar[Mapping[str, Shape]] = {
        **dict.fromkeys(("challenger", "holder", "rolling", "passes"), INT),
        **dict.fromkeys(("dice", "bonus", "bullets", "shot"), INTS),
    }

    def __init__(self, challenger: int = 0, holder: int = 0) -> None:
        self.challenger: int = challenger
        self.holder: int = holder
        self.rolling: int = 0  # a bit for each seat whose die was just rolled
        self.passes: int = 0  # in a row
        self.dice: list[int] = [0, 0]
        self.bonus: list[int] = [0, 0]  # by cards, for this roll only
        self.bullets: list[int] = [0, 0]
        self.shot: list[int] = [0, 0]

    def side(self, player: int) -> int:
        return 0 if player == self.challenger else 1
