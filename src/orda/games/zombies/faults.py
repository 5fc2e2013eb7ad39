"""What must hold on every table (rules 7.2)."""

from __future__ import annotations

from typing import Any

from orda.games.zombies.decks import decks_of
from orda.games.zombies.horde import KIND_ON, all_steps
from orda.games.zombies.identity import itself, title_of
from orda.games.zombies.play import PHASES
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import CARD, LASTING
from orda.games.zombies.setup import LAST_TEN
from orda.games.zombies.table import BULLET, BY_ROUNDS, LIFE, MOST_LIVES, WHOLE, ZombiesTable
from orda.games.zombies.tiles import (
    DOG,
    ENHANCED,
    KINDS,
    NORMAL,
    SETS,
    STARTS,
    last_ten,
    set_aside,
    start_tile,
    tiles_of,
)


def faults(t: ZombiesTable, players: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with a table; nothing, in any game that was played by the rules."""
    wrong = shape_faults(t, players)
    if wrong:
        return wrong
    return (
        tile_faults(t, options["tile_sets"])
        + square_faults(t)
        + special_faults(t, players, options["tile_sets"])
        + card_faults(t, players, options)
        + player_faults(t, players)
    )


def shape_faults(t: ZombiesTable, players: int) -> list[str]:
    rows: list[list[Any]] = [t.hands, t.items, t.pawns, t.lives, t.bullets, t.trophies, t.charges]
    if any(len(row) != players for row in rows):
        return [f"it is not laid for {players} players"]
    squares = len(t.city.tiles) * 9
    if len(t.zombies) != squares or len(t.tokens) != squares:
        return ["the lists of squares do not fit the map"]
    seats = [t.active, t.first, *[walk.mover for walk in t.walks], *[fight.player for fight in t.fights]]
    seats += [seat for duel in t.duels for seat in (duel.challenger, duel.holder)]
    seats += [walk.chooser for walk in t.walks]
    if not all(0 <= seat < players for seat in seats) or not all(NONE <= seat < players for seat in (t.keys, t.placer)):
        return ["a seat that does not exist"]
    masks = [t.may_play, t.may_activate, t.passing, t.resting, t.winners, t.jeeps, t.in_ducts, t.lost_in_woods]
    if any(mask < 0 or mask >> players for mask in masks):
        return ["a seat that does not exist has done something"]
    places = [*t.pawns, t.keys_at, t.declined, *[fight.square for fight in t.fights]]
    phases = range(len(PHASES))
    if not all(NONE <= square < squares for square in places) or t.phase not in phases or t.running not in phases:
        return ["a square or a phase that does not exist"]
    if any(effect[0] not in LASTING for effect in t.effects):
        return ["an effect that does not exist"]
    if not 0 <= min(t.zombies) <= max(t.zombies) < len(KIND_ON):
        return ["a zombie of an unknown kind"]
    if not all(0 <= tile < len(t.city.tiles) for tile in t.closed):
        return ["a tile that does not exist is closed"]
    return []


def tile_faults(t: ZombiesTable, sets: list[str]) -> list[str]:
    """7.2, 1: no tile is lost; the city itself was laid legally or could not have been read."""
    newest = t.newest[1]
    all_tiles = [start_tile(sets), *[kind for name in sets for kind in set_aside(name)]]
    all_tiles += [kind for deck in tiles_of(sets, newest).values() for kind in deck]
    tiles = [*[kind for kind, _, _ in t.city.tiles], *t.tiles, *t.removed, *t.aside]
    tiles += [kind for deck in t.more_tiles for kind in deck] + ([t.drawn] if t.drawn >= 0 else [])
    if sorted(tiles) != sorted(all_tiles) or t.city.kind(0) != start_tile(sets):
        return ["a tile is missing, there twice or unknown"]
    if not set(last_ten(newest)).issuperset(t.tiles[:LAST_TEN]):
        return ["a tile that does not belong there is among the last ten"]
    return deck_faults(t)


def deck_faults(t: ZombiesTable) -> list[str]:
    """Every tile lies in the deck of its set, gateways in that of the city; a set is open if it is entered."""
    found = []
    if any(KINDS[kind].set != "base" and not KINDS[kind].is_gateway for kind in t.tiles):
        found.append("a tile lies in the deck of the city and does not belong there")
    if len(t.more_tiles) not in (0, len(SETS) - 1) or any(
        KINDS[kind].set != SETS[n] for n in range(1, len(t.more_tiles) + 1) for kind in t.tile_deck(n)
    ):
        found.append("a tile lies in the deck of another set")
    entered = {KINDS[kind].set for kind, _, _ in t.city.tiles if kind in STARTS.values()}
    if t.open_sets != sum(1 << SETS.index(name) for name in entered):
        found.append("a deck is open whose set has not been entered")
    if any(not KINDS[kind].set_aside or KINDS[kind].set in entered for kind in t.aside):
        found.append("a tile is set aside that is not, or whose gateway is on the map")
    return found


def square_faults(t: ZombiesTable) -> list[str]:
    """7.2, 3 and 5: zombies, tokens and pawns stand where one can."""
    walkable, found = set(t.city.walkable), []
    if t.crowd != [s for s, zombie in enumerate(t.zombies) if zombie]:
        found.append("the crowd is not where the zombies are")
    elif t.roaming != all_steps(t):
        found.append("the zombies' steps are not those they can take")
    if not set(t.tokens) <= {0, LIFE, BULLET}:
        found.append("an unknown token")
    occupied = [*t.crowd, *[s for s, token in enumerate(t.tokens) if token], *[pawn for pawn in t.pawns if pawn >= 0]]
    if not walkable.issuperset(occupied):
        found.append("somebody or something is where nobody can go")
    for tile, (kind, _, _) in enumerate(t.city.tiles):
        tokens = [token for token in t.tokens[tile * 9 : tile * 9 + 9] if token]
        if tokens.count(LIFE) > KINDS[kind].lives or tokens.count(BULLET) > KINDS[kind].bullets:
            found.append("a tile has more tokens than were laid on it")
    return found


def special_faults(t: ZombiesTable, players: int, sets: list[str]) -> list[str]:
    """7.2, 11 and 16: kinds of zombies, half lives, ducts and the dead are where their sets are."""
    found = []
    kinds = {KIND_ON[zombie] for zombie in t.zombies} - {0, NORMAL}
    if (ENHANCED in kinds and "dc" not in sets) or (DOG in kinds and "te" not in sets):
        found.append("a zombie of a kind that is not in this game")
    if "te" not in sets and any(lives % WHOLE for lives in t.lives):
        found.append("half a life without the woods")
    for seat in range(players):
        if t.in_ducts >> seat & 1 and t.pawns[seat] not in t.city.grates:
            found.append(f"seat {seat} is in a duct without standing on a grate")
        if t.lost_in_woods >> seat & 1 and (t.pawns[seat] >= 0 or t.city.bridge < 0):
            found.append(f"seat {seat} is lost in the woods and not dead, or there are none")
    return found


def card_faults(t: ZombiesTable, players: int, options: dict[str, Any]) -> list[str]:
    """7.2, 7 to 9: no card is lost, nobody has two equal items."""
    if any(len(card) != 4 or not 0 <= card[1] < players for card in t.resolving):
        return ["a card is being carried out for nobody"]
    if any(len(card) != 2 or not 0 <= card[0] < players for card in t.laid):
        return ["a card lies before nobody"]
    if any(not is_shuffle(t, older, players) for older in t.shuffles):
        return ["more cards of a hand are older than a shuffle than there are"]
    decks = decks_of(options, players, t.newest[0])
    if len(decks) != t.piles or len(t.more_discards) != len(t.more_decks):
        return [f"there must be decks: {len(decks)}"]
    if sorted(all_cards(t)) != sorted([card for deck in decks for card in deck]):
        return ["a card is missing, there twice or unknown"]
    return item_faults(t, players)


def is_shuffle(t: ZombiesTable, older: tuple[int, ...], players: int) -> bool:
    if len(older) != players + 1 or not 0 <= older[0] < t.piles:
        return False
    return all(0 <= count <= len(hand) for count, hand in zip(older[1:], t.hands, strict=True))


def all_cards(t: ZombiesTable) -> list[int]:
    piles = [*t.more_decks, *t.more_discards, t.out, *t.hands]
    found = t.deck + t.discard + [card for pile in piles for card in pile]
    found += [itself(item) for items in t.items for item in items]
    return found + [itself(card[0]) for card in t.resolving] + [card for _, card in t.laid]


def item_faults(t: ZombiesTable, players: int) -> list[str]:
    found = []
    for seat in range(players):
        items = [title_of(item) for item in t.items[seat]]
        if len(set(items)) != len(items):
            found.append(f"seat {seat} has two equal items")
        if not all(title in CARD and CARD[title].item for title in items):
            found.append(f"seat {seat} has a card in play that is not an item")
        elif not 0 <= t.charges[seat] <= max([CARD[title].charges for title in items], default=0):
            found.append(f"seat {seat} has charges without the item for them")
    return found


def player_faults(t: ZombiesTable, players: int) -> list[str]:
    """7.2, 11, 12 and 21: lives, trophies, the scenario, the end."""
    found = []
    if not all(0 <= lives <= MOST_LIVES for lives in t.lives):
        found.append("lives must be 0 to 5")
    if min(t.bullets + t.trophies) < 0:
        found.append("bullets or trophies out of range")
    if t.scenario != (t.keys >= 0 or t.keys_at >= 0) or (t.keys >= 0 and t.keys_at >= 0):
        found.append("the helicopter keys are missing or there twice")
    if bool(t.over) != bool(t.winners):
        found.append("over without a winner or won without being over")
    if t.over and t.over != BY_ROUNDS and t.winners.bit_count() != 1:
        found.append("more than one winner")
    return found
