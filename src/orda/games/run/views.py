"""The shape of what a seat sees; the client's types are made from it."""

from __future__ import annotations

from msgspec import UNSET, Struct, UnsetType


class RunPlayer(Struct, forbid_unknown_fields=True):
    zombie: bool
    hand_size: int
    items: list[str]
    zombies: list[str]
    hand: list[str] | UnsetType = UNSET  # one's own, and the card a zombie player has turned up


class RunView(Struct, forbid_unknown_fields=True):
    players: list[RunPlayer]
    active: int
    special_used: bool
    deck_size: int
    discard: list[str]
