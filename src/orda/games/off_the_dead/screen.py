"""What a client is told so that it needs no rules: what is printed on the cards, and the table in words."""

from __future__ import annotations

from typing import Any

from orda.engine.catalogue import CardInfo, Catalogue
from orda.games.off_the_dead import narration
from orda.games.off_the_dead.hidden import PHASES
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import ITEMS, QUOTES, SURVIVORS, ZOMBIES, Item
from orda.games.off_the_dead.table import ROOM
from orda.games.off_the_dead.words import GRADES


def catalogue() -> Catalogue:
    survivors = [CardInfo(each.id, ["survivor"], strength=each.strength) for each in SURVIVORS.things.values()]
    items = [CardInfo(each.id, [item_kind(each)]) for each in ITEMS.things.values()]
    strengths = {id_: ZOMBIES.things[number].strength for id_, number in ZOMBIES.numbers.items()}
    zombies = [CardInfo(id_, ["zombies"], strength=strength) for id_, strength in strengths.items()]
    cards = survivors + items + zombies
    quotes, phases = list(QUOTES.numbers), list(PHASES)
    return Catalogue(cards=cards, quotes=quotes, phases=phases, places=ROOM, best_score=len(GRADES))


def item_kind(item: Item) -> str:
    return "weapon" if item.is_weapon else "wave" if item.happens else "gear"


def in_words(view: dict[str, Any]) -> None:
    """Each survivor's lines beside them, the others apart."""
    for survivor in view["survivors"]:
        survivor["narration"] = [line.to_data() for line in narration.survivor_lines(survivor)]
    view["narration"] = [line.to_data() for line in narration.table_lines(view)]


def progress(g: Play) -> list[int]:
    """How far the infection of each player's survivors has come, the worst of them."""
    worst = [0] * g.players
    for place, level in enumerate(g.t.level):
        seat = g.seat_of(place)
        worst[seat] = max(worst[seat], level)
    return worst
