"""The shape of what a seat sees; the client's types are made from it."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType

Spot = tuple[int, int]
ZombieKind = Literal["normal", "enhanced", "dog"]


Zone = Literal["city", "army", "mall1", "mall2", "woods"]


class Bonus(Struct, forbid_unknown_fields=True):
    card: str
    value: int


class Hold(Struct, forbid_unknown_fields=True):
    how: Literal["skips", "bars", "limits", "led"]  # no turn, no walking, not everywhere, where somebody else wants
    effect: str | None
    player: int | None  # who leads him


class Fighter(Struct, forbid_unknown_fields=True):
    square: Spot | None
    lives: int
    half_life: bool
    bullets: int
    trophies: int
    hand_size: int
    items: list[str]
    laid: list[str]  # face up before the player, but no items
    charges: int
    adds: list[Bonus]  # to the first roll of a fight where he stands
    paces: list[Bonus]  # more squares in a movement
    pages: int  # of the book, for the spell
    held_by: list[Hold]  # why he cannot do as he likes
    may_play: bool
    may_activate: bool
    jeep: bool
    duct: bool  # he may take the air duct in his next movement
    back_on: str | None  # the tile on which a dead one comes back
    hand: list[str] | UnsetType = UNSET  # one's own only
    known: list[str] | UnsetType = UNSET  # of another's hand: what one has seen of it


class Laid(Struct, forbid_unknown_fields=True):
    id: str
    x: int
    y: int
    turns: int
    ways: str  # nine hexadecimal digits, square by square: the sides one can step over (1 N, 2 E, 4 S, 8 W)
    zone: Zone
    closed: bool  # no zombie may enter it any more


class Fight(Struct, forbid_unknown_fields=True):
    player: int
    square: Spot | None
    zombie: ZombieKind
    die: int
    bonus: int
    need: int
    bonuses: list[Bonus]
    again: int


class Walk(Struct, forbid_unknown_fields=True):
    mover: int
    chooser: int
    points: int
    forced: bool
    used: list[Spot]


class Effect(Struct, forbid_unknown_fields=True):
    effect: str
    player: int | None
    ends_with_turns_of: int | None  # None: until something ends it
    turns: int
    tile: Spot | None


class Task(Struct, forbid_unknown_fields=True, rename={"source": "from"}):
    left: int
    moved: list[Spot]
    source: Spot | None


class Aim(Struct, forbid_unknown_fields=True):
    seat: int | UnsetType = UNSET
    tile: Spot | UnsetType = UNSET


class Resolving(Struct, forbid_unknown_fields=True):
    card: str
    player: int
    target: Aim | None
    cancelled: bool  # it will do nothing


class Duel(Struct, forbid_unknown_fields=True):
    challenger: int
    holder: int
    dice: list[int]
    totals: list[int]
    card: str | None  # that began it; none for the keys


class Keys(Struct, forbid_unknown_fields=True):
    player: int | None
    square: Spot | None


class TileDeck(Struct, forbid_unknown_fields=True):
    set: str
    open: bool  # may one draw from it?
    left: dict[str, int]


class Site(Struct, forbid_unknown_fields=True):
    """Where the tile that is bid for may go."""

    x: int
    y: int
    turns: list[int]
    steps: list[int | None]  # of everybody to where one wins on it, at best; None: no way leads there


class Auction(Struct, forbid_unknown_fields=True):
    bid: int
    out: list[int]
    sites: list[Site]


class Deck(Struct, forbid_unknown_fields=True):
    set: str | None  # whose it is: a set's or a player's
    seat: int | None
    size: int
    discard: list[str]


class CityView(Struct, forbid_unknown_fields=True):
    players: list[Fighter]
    active: int
    phase: str
    round: int
    kill_target: int
    map: list[Laid]
    dead_ends: list[Spot]  # empty cells that a road leads to and that no tile left can fill
    zombies: list[tuple[int, int, ZombieKind]]
    lives: list[Spot]
    bullets: list[Spot]
    tile_drawn: str | None
    tiles_left: dict[str, int]  # in all decks together
    tile_decks: list[TileDeck]
    tiles_removed: list[str]
    deck_size: int  # of all decks together
    discard: list[str]
    decks: list[Deck]  # where there are several
    cards_removed: list[str]
    resolving: list[Resolving]
    effects: list[Effect]
    fights: list[Fight]
    walks: list[Walk]
    duels: list[Duel]
    keys: Keys | None
    passing: bool
    task: Task | None
    auction: Auction | None
