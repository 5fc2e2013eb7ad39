"""The shape of what a seat sees; the client's types are made from it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from orda.engine.messages import Message

Symbol3 = Literal["skull", "hand", "biohazard"]


class Face3(Struct, forbid_unknown_fields=True):
    id: str
    strength: int
    symbols: list[Symbol3]


class SeenFace(Struct, forbid_unknown_fields=True):
    id: str
    strength: int
    symbols: list[Symbol3]
    arrow: int


class Zombie(Struct, forbid_unknown_fields=True):
    """Face up with all that is printed on it; face down with nothing, or what one remembers."""

    face_up: bool
    id: str | UnsetType = UNSET
    strength: int | UnsetType = UNSET
    symbols: list[Symbol3] | UnsetType = UNSET
    twice: bool | UnsetType = UNSET
    remembered: Face3 | UnsetType = UNSET


class Item(Struct, forbid_unknown_fields=True):
    id: str
    ammo: int | UnsetType = UNSET
    full: int | UnsetType = UNSET


class Survivor(Struct, forbid_unknown_fields=True):
    id: str
    seat: int
    alive: bool
    strength: int
    symbol: Symbol3
    level: int
    track: int
    ability: str
    ability_ready: bool
    items: list[Item]
    trophies: list[Face3]
    corridor: list[list[Zombie]]
    narration: list[Message]  # the same in words


class Horde(Struct, forbid_unknown_fields=True):
    size: int
    arrow: int | None
    looking: int
    seen: list[SeenFace] | UnsetType = UNSET
    remembered: dict[str, Face3] | UnsetType = UNSET


class Pile(Struct, forbid_unknown_fields=True):
    size: int
    cards: list[str | None] | UnsetType = UNSET


class Cemetery(Struct, forbid_unknown_fields=True):
    zombies: list[str]
    items: list[str]


class Attack(Struct, forbid_unknown_fields=True):
    by: int
    corridor: int
    zombie: str
    die: int | None
    power: int
    bonus: int
    strength: int


class EventDie(Struct, forbid_unknown_fields=True):
    die: int
    zombie: str


class OffView(Struct, forbid_unknown_fields=True):
    advanced: bool
    survivors: list[Survivor]
    active: int
    phase: str
    round: int
    panic: bool
    barricade: bool
    horde: Horde
    arrows: list[str]  # how an arrow to each of the four places reads: `off_the_dead-arrow-<id>`
    piles: list[Pile]
    turned: list[str]
    cemetery: Cemetery
    biter: str | None
    attack: Attack | None
    wave_die: int | None
    event: EventDie | None
    spare: dict[Symbol3, int]
    zombies_left: int
    narration: list[Message]  # the table in words; the survivors' lines are with them
