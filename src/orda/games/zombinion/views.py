"""The shape of what a seat sees; the client's types are made from it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class ZombinionPlayer(Struct, forbid_unknown_fields=True):
    turns: int
    hand_size: int
    deck_size: int
    discard_top: str | None
    deck_top: list[str]  # cards on the deck that everybody has seen, the top one first
    shown: list[str]  # cards that everybody knows to be in the hand
    in_play: list[str]
    aside: list[str]
    hand: list[str] | UnsetType = UNSET  # one's own only, and what of it is picked already
    picked: list[str] | UnsetType = UNSET
    cards: list[str] | UnsetType = UNSET  # all of them, when the game is over


class ZombinionView(Struct, forbid_unknown_fields=True):
    phase: str
    active: int
    actions: int
    targets: int
    shots: int
    supply: dict[str, int]
    trash: list[str]
    players: list[ZombinionPlayer]
