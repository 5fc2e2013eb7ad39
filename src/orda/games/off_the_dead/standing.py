"""How well the team stands in Off the Dead: its chance to win, by what everybody sees."""

from __future__ import annotations

from math import exp
from typing import Final

from orda.games.off_the_dead.codes import FIRST, MELEE, SECOND, ZONES, has, kind_of
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import ITEMS, OF_ZOMBIES, TRACK, horde_of
from orda.games.off_the_dead.table import OffTable
from orda.games.off_the_dead.worth import best_shot, turns_to_live

# What the team's hope is made of, and how much each counts: fitted by bench/values.py to 4,787 games of the bot
# (82,000 positions, basic and advanced, 1 to 4 players).
WEIGHTS: Final = {
    "always": 1.25,
    "dead": -2.24,
    "infected": -2.52,
    "health": 1.76,
    "zombies left": -2.65,
    "in the Horde": -1.40,
    "in melee": -0.95,
    "in the second zone": -0.51,
    "in the first zone": -0.36,
    "without a weapon": -0.98,
    "equipment": 0.57,
    "abilities": 2.08,
    "trophies": 2.64,
    "zombies left for each who lives": -1.44,
    "infected, with zombies left": 1.55,
    "in melee of who is infected": 0.44,
    "turns until the first dies": 0.37,
}
NOTHING: Final = [0.0] * len(WEIGHTS)


def value(g: Play, seat: int) -> float:
    """The chance that the team wins, from 0 to 1: a logistic curve over what everybody sees."""
    hope = sum([number * weight for number, weight in zip(row(g), WEIGHTS.values(), strict=True)])
    return 1.0 / (1.0 + exp(-hope))


def rows(g: Play, seat: int) -> list[list[float]]:
    """The numbers named above, and nothing for the Horde."""
    return [row(g), NOTHING]


def row(g: Play) -> list[float]:
    t = g.t
    places, alive = len(t.crowd), t.alive
    living = [place for place in range(places) if has(alive, place)]
    infected = [place for place in living if t.level[place]]
    health = sum([1.0 - t.level[place] / TRACK[t.survivors[place]] for place in living])
    in_all = len(horde_of(places, t.newest[OF_ZOMBIES]))
    zombies = t.zombies_left() / in_all
    ill = len(infected) / places
    equipment = sum([not ITEMS.things[kind_of(item)].is_weapon for place in living for item in t.items[place]])
    return [
        1.0,
        1.0 - len(living) / places,
        ill,
        health / places,
        zombies,
        len(t.horde) / in_all,
        in_zone(t, living, MELEE) / places,
        in_zone(t, living, SECOND) / places,
        in_zone(t, living, FIRST) / places,
        sum([not best_shot(t, place) for place in living]) / places,
        equipment / places,
        (t.ready & alive).bit_count() / places,
        sum(map(len, t.trophies)) / places / 5,
        zombies * places / max(len(living), 1) / 2,
        ill * zombies,
        in_zone(t, infected, MELEE) / places,
        min([turns_to_live(t, place) for place in infected], default=6) / 6,
    ]


def in_zone(t: OffTable, places: list[int], zone: int) -> int:
    return sum([len(t.zones[place * ZONES + zone]) for place in places])
