"""What is going on at the table, as records on stacks: fights, walks, duels."""

from __future__ import annotations

from typing import Final

from orda.engine.data import Record

NONE: Final = -1


class Fight(Record):
    """A player against one zombie, or (`again` > 0) one he has killed already."""

    player: int = 0
    square: int = NONE
    kind: int = 0
    again: int = 0  # how many such fights are still to be won, this one included
    die: int = 0  # 0 before the first roll
    bonus: int = 0  # by cards played after this roll, for it only
    helped: tuple[int, ...] = ()  # which cards those were: number and value, one after the other
    shot: int = 0  # a charge was used up for this roll
    gone: int = 0  # the zombie has left


class Walk(Record):
    """A movement, or a forced walk: `used` then holds the squares that may not be entered again."""

    mover: int = 0
    chooser: int = 0  # who decides the steps
    points: int = 0
    doublings: int = 0
    shoes: int = 0  # halvings, after everything else: shoes untied
    car: int = 0  # so many squares as a car goes, whatever else there is
    barred: int = 0  # he does not walk in this movement at all
    over: int = 0
    fixed: int = 0  # the points do not change any more: he has made his first choice
    arrival_due: int = 0  # put elsewhere by a card: the arrival is still to be handled
    steps: int = 0  # arrivals so far
    stopped: int = 0  # by the mover's own choice
    unchallenged: int = NONE  # the square on which he has let the key holder be
    used: tuple[int, ...] = ()


class Duel(Record):
    """Two players for the helicopter keys: dice and what was added, the challenger's first."""

    challenger: int = 0
    holder: int = 0
    rolling: int = 0  # a bit for each seat whose die was just rolled
    passes: int = 0  # in a row
    dice: list[int] = [0, 0]
    bonus: list[int] = [0, 0]  # by cards, for this roll only
    bullets: list[int] = [0, 0]
    shot: list[int] = [0, 0]

    def side(self, player: int) -> int:
        return 0 if player == self.challenger else 1
