"""What is going on at the table, as records on stacks: fights, walks, duels."""

from __future__ import annotations

from typing import Final

from orda.engine.data import Record

NONE: Final = -1

# How an arrival that is due is handled.
AND_FIGHT: Final = 1  # a zombie stood there
IN_PEACE: Final = 2  # one that was put there since waits


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
    rolls: int = 0  # so far
    won: int = 0  # by a card: no roll is needed any more
    branches: int = 0  # against trees: no trophy, and no desperate fight
    passed: int = 0  # a bit for each seat that has passed before a roll, with nothing changed since
    aimed: int = 0  # by weapons used after this roll: it counts while weapons do


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
    arrival_due: int = 0  # put elsewhere by a card: the arrival is still to be handled (AND_FIGHT, IN_PEACE)
    steps: int = 0  # arrivals so far
    stopped: int = 0  # by the mover's own choice
    unchallenged: int = NONE  # the square on which he has let the key holder, or whom he could attack, be
    used: tuple[int, ...] = ()
    carried: int = NONE  # whose pawn is taken along


class Occasion(Record):
    """Something that others may answer before it counts (see registry.py for the windows)."""

    window: int = 0
    player: int = 0  # whose tile, item, kill, spell or death it is
    what: int = NONE  # the tile, the item's title, the square, the trophies to be lost
    kind: int = 0  # of the zombie
    gone: int = 0  # there is nothing left to answer, and what was announced does not happen
    by: int = NONE  # who decides instead of the player


class Duel(Record):
    """Two players for the helicopter keys, or by a card: dice and what was added, the challenger's first."""

    challenger: int = 0
    holder: int = 0
    rolling: int = 0  # a bit for each seat whose die was just rolled
    passes: int = 0  # in a row
    dice: list[int] = [0, 0]
    bonus: list[int] = [0, 0]  # by cards, for this roll only
    bullets: list[int] = [0, 0]
    shot: list[int] = [0, 0]
    card: int = NONE  # the title that began it; NONE for the keys
    edge: int = 0  # what the challenger is ahead by
    silent: int = 0  # nobody adds bullets or rolls again
    rerolled: int = 0  # a bit for each seat that has
    aimed: list[int] = [0, 0]  # by weapons used after this roll: it counts while weapons do

    def side(self, player: int) -> int:
        return 0 if player == self.challenger else 1
