"""What a client is told so that it needs no rules: what is printed on the cards, and the table in words."""

from __future__ import annotations

from typing import Any

from orda.engine.catalogue import CardInfo, Catalogue
from orda.games.off_the_dead import hidden, narration
from orda.games.off_the_dead.cards import (
    FORCE,
    ITEM_IDS,
    LAST_WEAPON,
    QUOTE_IDS,
    STRENGTH,
    SURPRISE,
    SURVIVOR_IDS,
    ZOMBIE_IDS,
)
from orda.games.off_the_dead.play import Play


def catalogue() -> Catalogue:
    survivors = [CardInfo(id_, ["survivor"], strength=FORCE[n]) for n, id_ in enumerate(SURVIVOR_IDS)]
    items = [CardInfo(id_, [item_kind(n)]) for n, id_ in enumerate(ITEM_IDS)]
    zombies = [CardInfo(id_, ["zombies"], strength=STRENGTH[n]) for n, id_ in enumerate(ZOMBIE_IDS)]
    return Catalogue(cards=survivors + items + zombies, quotes=list(QUOTE_IDS))


def item_kind(item: int) -> str:
    return "weapon" if item <= LAST_WEAPON else "wave" if item == SURPRISE else "gear"


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    """With the table in words: each survivor's lines beside them, the others apart."""
    seen = hidden.view(g, viewer)
    for survivor in seen["survivors"]:
        survivor["narration"] = [line.to_data() for line in narration.survivor_lines(survivor)]
    seen["narration"] = [line.to_data() for line in narration.table_lines(seen)]
    return seen


def progress(g: Play) -> list[int]:
    """How far the infection of each player's survivors has come, the worst of them."""
    worst = [0] * g.players
    for place, level in enumerate(g.t.level):
        seat = g.seat_of(place)
        worst[seat] = max(worst[seat], level)
    return worst
