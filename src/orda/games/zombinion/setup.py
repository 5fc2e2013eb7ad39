"""Kingdoms, setting up, and what must hold of every table."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.data import Table
from orda.engine.options import Option
from orda.games.zombinion import cards  # noqa: F401 - fills the registry
from orda.games.zombinion.registry import BASE, BULLET, CARDS, HORDE, IDS, INFECTION, IS_ZOMBIES, ZOMBIE
from orda.games.zombinion.table import (
    CLEAN_UP,
    HAND,
    HORDE_GONE,
    NOBODY_HUNTS,
    NOT_OVER,
    NOT_USED,
    QUIET_TURNS,
    TAKING,
    THREE_PILES_GONE,
    ZombinionTable,
)

KINGDOM_SIZE: Final = 10
START_BULLETS: Final = 7
START_ZOMBIES: Final = 3
NUMBERS: Final = {id_: number for number, id_ in enumerate(IDS)}
COMBAT: Final = tuple(IDS[BASE:])

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
    supply = [NOT_USED] * CARDS
    for card in piles:
        supply[card] = copies(card, players)
    supply[BULLET] -= START_BULLETS * players
    supply[ZOMBIE] -= START_ZOMBIES * players
    return supply


def kingdom_cards(kingdom: Any, t: ZombinionTable) -> list[int]:
    if kingdom == "random":
        combat = list(range(BASE, CARDS))
        t.shuffle(combat)
        return sorted(combat[:KINGDOM_SIZE])
    ids = SETS[kingdom] if isinstance(kingdom, str) else kingdom
    return sorted(NUMBERS[id_] for id_ in ids)


def set_up(players: int, options: dict[str, Any], t: Table) -> None:
    assert isinstance(t, ZombinionTable)
    t.piles = (*range(BASE), *kingdom_cards(options["kingdom"], t))
    t.supply = supply_for(players, t.piles)
    t.decks = [[BULLET] * START_BULLETS + [ZOMBIE] * START_ZOMBIES for _ in range(players)]
    for deck in t.decks:
        t.shuffle(deck)
    t.hands = [[] for _ in range(players)]
    t.discards = [[] for _ in range(players)]
    t.buried = [[] for _ in range(players)]
    t.shown = [[] for _ in range(players)]
    t.seen_tops = [0] * players
    t.turns = [0] * players
    for player in range(players):
        t.draw(player, HAND)
    first = options["first_player"]
    t.active = t.random_below(players) if first == "random" else first


# -- what must hold -------------------------------------------------------------------


def faults(t: ZombinionTable, players: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with a table; nothing, in any game that was played by the rules."""
    rows: list[list[Any]] = [t.hands, t.decks, t.discards, t.buried, t.seen_tops, t.shown, t.turns]
    if len(t.supply) != CARDS or any(len(row) != players for row in rows):
        return [f"it is not laid for {players} players"]
    if not 0 <= t.active < players or not 0 <= t.owner < players or not CLEAN_UP <= t.phase <= TAKING:
        return ["the active player, the owner or the phase does not exist"]
    return piles_faults(t, options) or [
        *conservation_faults(t, players),
        *knowledge_faults(t, players),
        *turn_faults(t, players),
    ]


def piles_faults(t: ZombinionTable, options: dict[str, Any]) -> list[str]:
    kingdom = list(t.piles[BASE:])
    proper = t.piles[:BASE] == tuple(range(BASE)) and kingdom == sorted(set(kingdom)) and len(kingdom) == KINGDOM_SIZE
    if not proper or not all(BASE <= card < CARDS for card in kingdom):
        return ["the Supply does not have its seventeen piles"]
    if options["kingdom"] != "random" and kingdom != kingdom_cards(options["kingdom"], t):
        return ["the Combat cards are not those of the options"]
    return []


def conservation_faults(t: ZombinionTable, players: int) -> list[str]:
    """Every card of the game is in exactly one zone."""
    lying = t.trash + [card for player in range(players) for card in t.owned(player)]
    found = []
    for card in range(CARDS):
        if card in t.piles:
            total = t.supply[card] + lying.count(card)
            if t.supply[card] < 0 or total != copies(card, players):
                found.append(f"there are {total} of {IDS[card]} instead of {copies(card, players)}")
        elif t.supply[card] != NOT_USED or card in lying:
            found.append(f"{IDS[card]} is not in this game")
    if any(not 0 <= card < CARDS for card in lying):
        found.append("there is an unknown card")
    return found


def is_part(part: list[int], whole: list[int]) -> bool:
    return all(part.count(card) <= whole.count(card) for card in part)


def knowledge_faults(t: ZombinionTable, players: int) -> list[str]:
    found = []
    for player in range(players):
        if not 0 <= t.seen_tops[player] <= len(t.decks[player]):
            found.append(f"more cards of seat {player}'s deck were seen than there are")
        if not is_part(t.shown[player], t.hands[player]):
            found.append(f"seat {player} is said to hold a card that is not in the hand")
        if t.buried[player] and not t.discards[player]:
            found.append(f"the discard pile of seat {player} has no top")
    if not is_part(t.loot, t.trash):
        found.append("the loot is not in the trash")
    return found


def turn_faults(t: ZombinionTable, players: int) -> list[str]:
    found = []
    if min(t.actions, t.targets, t.shots, t.safe, t.quiet, *t.turns) < 0 or t.safe >> players:
        found.append("something counted is less than nothing")
    if t.turn != sum(t.turns) or max(t.turns) - min(t.turns) > 1:
        found.append("the turns are counted wrongly")
    if t.over and t.over != end_reached(t, players):
        found.append("over, though the end is not reached")
    return found


def end_reached(t: ZombinionTable, players: int) -> int:
    """Looked at when a turn ends: the last Molti + Zombi or any three piles are gone, or nothing happens any more."""
    if t.supply[HORDE] == 0:
        return HORDE_GONE
    if t.supply.count(0) >= 3:
        return THREE_PILES_GONE
    return NOBODY_HUNTS if t.quiet >= QUIET_TURNS * players else NOT_OVER
