"""Kingdoms, options and setting up."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.data import Table
from orda.engine.options import Option
from orda.games.zombinion import cards  # noqa: F401 - fills the registry
from orda.games.zombinion.registry import BASE, BULLET, CARDS, INFECTION, IS_ZOMBIES, MOST_CARDS, ZOMBIE
from orda.games.zombinion.table import HAND, NOT_USED, ZombinionTable

KINGDOM_SIZE: Final = 10
START_BULLETS: Final = 7
START_ZOMBIES: Final = 3
COMBAT: Final = tuple(id_ for id_, number in CARDS.numbers.items() if number >= BASE)

SETS: Final[dict[str, tuple[str, ...]]] = {
    "first_game": (
        "barricade", "cover", "bait", "shotgun", "cunning", "maverick", "ammo", "upper_floor", "reload", "resupply",
    ),
    "sparatutto": (
        "cover", "courage", "depot", "getaway", "explosive", "regroup", "reload", "sacrifice", "tactics", "all_in",
    ),
    "scontro": (
        "help", "barricade", "getaway", "search", "maverick", "molotov", "hideout", "upper_floor", "regroup", "recon",
    ),
    "vita_o_morte": (
        "courage", "depot", "bait", "shotgun", "search", "maverick", "ammo", "sacrifice", "swarm", "survivors",
    ),
    "citta_infestata": (
        "help", "cover", "bait", "shotgun", "getaway", "cunning", "maverick", "hideout", "resupply", "tactics",
    ),
}  # fmt: skip
KINGDOMS: Final = (*SETS, "random")
ALLOWED_KINGDOMS: Final = f"{', '.join(KINGDOMS)}, or a list of ten different ones of: {', '.join(COMBAT)}"


# -- options -------------------------------------------------------------------------


def read_kingdom(option: Option, value: Any, players: int) -> Any:
    """A name as it is; a list, or the same as one text with commas, as a list."""
    if isinstance(value, str) and "," in value:
        value = [part.strip() for part in value.split(",")]
    if isinstance(value, tuple):
        value = list(value)
    if isinstance(value, str) and (value in KINGDOMS):
        return value
    if not isinstance(value, list):
        raise option.refuse(value, "neither a set nor a list of cards")
    fault = kingdom_fault(value)
    if fault:
        raise option.refuse(value, fault)
    return value[:]


def kingdom_fault(ids: list[Any]) -> str:
    for id_ in ids:
        if not isinstance(id_, str) or id_ not in COMBAT:
            return f"{id_!r:.40} is not a Combat card"
        if ids.count(id_) > 1:
            return f"{id_!r} is there twice"
    if len(ids) != KINGDOM_SIZE:
        return f"{len(ids)} cards instead of {KINGDOM_SIZE}"
    return ""


def read_first_player(option: Option, value: Any, players: int) -> Any:
    if value != "random" and (type(value) is not int or not 0 <= value < players):
        raise option.refuse(value)
    return value


# -- setting up ----------------------------------------------------------------------


def copies(card: int, players: int) -> int:
    """How many of a card are in a game at all, the starting decks included."""
    if card == ZOMBIE:
        return (8 if players == 2 else 12) + START_ZOMBIES * players
    if IS_ZOMBIES[card]:
        return 8 if players == 2 else 12
    if card == INFECTION:
        return 10 * (players - 1)
    return (60, 40, 30)[card] if card < 3 else 10


def supply_for(players: int, piles: tuple[int, ...]) -> list[int]:
    supply = [NOT_USED] * MOST_CARDS
    for card in piles:
        supply[card] = copies(card, players)
    supply[BULLET] -= START_BULLETS * players
    supply[ZOMBIE] -= START_ZOMBIES * players
    return supply


def kingdom_cards(kingdom: Any, t: ZombinionTable) -> list[int]:
    if kingdom == "random":
        combat = [card for card in CARDS.up_to(t.newest[0]) if card >= BASE]
        t.shuffle(combat)
        return sorted(combat[:KINGDOM_SIZE])
    ids = SETS[kingdom] if isinstance(kingdom, str) else kingdom
    return sorted(CARDS.numbers[id_] for id_ in ids)


def set_up(players: int, options: dict[str, Any], t: Table) -> None:
    assert isinstance(t, ZombinionTable)
    t.piles = (*range(BASE), *kingdom_cards(options["kingdom"], t))
    t.supply = supply_for(players, t.piles)
    t.derive()
    t.decks = [[BULLET] * START_BULLETS + [ZOMBIE] * START_ZOMBIES for _ in range(players)]
    for deck in t.decks:
        t.shuffle(deck)
    t.hands = [[] for _ in range(players)]
    t.discards = [[] for _ in range(players)]
    t.buried = [[] for _ in range(players)]
    t.shown = [[] for _ in range(players)]
    t.shuffles = [[] for _ in range(players)]
    t.scattered = [0] * players
    t.kept = [0] * players
    t.seen_tops = [0] * players
    t.turns = [0] * players
    for player in range(players):
        t.draw(player, HAND)
    first = options["first_player"]
    t.active = t.random_below(players) if first == "random" else first
