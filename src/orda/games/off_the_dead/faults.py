"""What is wrong with a table: nothing, in any game that was played by the rules."""

from __future__ import annotations

from typing import Any

from orda.games.off_the_dead.codes import MELEE, SEEN, ZONES, bits, face_of, kind_of, shots_in
from orda.games.off_the_dead.registry import (
    ITEMS,
    OF_ZOMBIES,
    PILES,
    SURVIVORS,
    TRACK,
    ZOMBIES,
    ZOMBIFIED,
    horde_of,
)
from orda.games.off_the_dead.setup import fault_of_team, places_for, rubble_for
from orda.games.off_the_dead.table import APOCALYPSE, INFECTION, NO_CARD, ROOM, WON, OffTable


def faults(t: OffTable, players: int, options: dict[str, Any]) -> list[str]:
    places = places_for(players, options)
    if not is_laid_for(t, places, players):
        return [f"it is not laid for {places} survivors"]
    if not numbers_in_range(t, places, players):
        return ["a number is out of its range"]
    found = zombie_faults(t, places) + rubble_faults(t, places, options) + survivor_faults(t, places, options)
    return found + moment_faults(t, places)


def is_laid_for(t: OffTable, places: int, players: int) -> bool:
    per_place = [len(t.crowd), len(t.items), len(t.trophies), len(t.survivors), len(t.level)]
    per_seat = [len(t.known), len(t.aimed), len(t.home)]
    return (
        all(size == places for size in per_place)
        and all(size == players for size in per_seat)
        and len(t.zones) == places * ZONES
        and len(t.piles) == PILES[places]
        and len(t.pool) == t.newest[OF_ZOMBIES] + 1
        and all(len(row) == len(t.pool) for row in t.home)
        and len(t.spare) == 3
    )


def numbers_in_range(t: OffTable, places: int, players: int) -> bool:
    known = len(t.pool)  # zombies there were when the game began
    kinds = [card & ~SEEN for pile in t.piles for card in pile] + t.turned + t.used
    kinds += [kind_of(item) for row in t.items for item in row]
    sets = [t.face_up, t.tough, t.biting, t.targets, *t.known, *t.aimed]
    shuffles = t.pool + [pool for row in t.home for pool in row]
    return (
        all(card in ZOMBIES.things and card < known for card in zombies_of(t))
        and all(kind in ITEMS.things for kind in kinds)
        and all(0 <= cards < 1 << known for cards in sets)
        and all(0 <= pool <= t.pools for pool in shuffles)
        and all(survivor in SURVIVORS.things for survivor in t.survivors)
        and 0 <= t.alive < 1 << places
        and 0 <= t.ready < 1 << places
        and 0 <= t.quiet < 1 << players
        and -1 <= t.active < places
        and 0 <= t.first < places
        and 0 <= t.seated < players
        and 0 <= t.phase <= INFECTION
        and 0 <= t.over <= APOCALYPSE
        and NO_CARD <= t.biter < known
        and NO_CARD <= t.event_card < known
        and 0 <= t.event_of < places
    )


def zombies_of(t: OffTable) -> list[int]:
    """All there are, wherever they lie."""
    lying = [face_of(code) for code in t.horde] + [card for zone in t.zones for card in zone]
    return lying + t.cemetery + [card for row in t.trophies for card in row]


def zombie_faults(t: OffTable, places: int) -> list[str]:
    corridors = [card for zone in t.zones for card in zone]
    cards = zombies_of(t)
    turned = [ZOMBIFIED[t.survivors[p]] for p in range(places) if not t.lives(p)]
    if t.over == APOCALYPSE:
        # Of the dead some were zombies before, some not.
        turned = [card for card in turned if card in cards]
    expected = sorted([*horde_of(places, t.newest[OF_ZOMBIES]), *turned])
    found = []
    if sorted(cards) != expected:
        found.append("a zombie is missing, there twice or unknown")
    if t.face_up & ~bits(corridors) or t.tough & ~t.face_up:
        found.append("a zombie lies face up, or must die twice, without being in a corridor")
    for place in range(places):
        zones = t.zones[place * ZONES : place * ZONES + ZONES]
        if t.crowd[place] != sum(len(zone) for zone in zones) or t.crowd[place] > ROOM:
            found.append(f"the corridor of place {place} is counted wrongly or too full")
        if t.crowd[place] and not t.lives(place) and t.over != APOCALYPSE:
            found.append(f"zombies are after the dead survivor of place {place}")
        if place != t.active and any(not t.is_up(card) for card in zones[MELEE]):
            found.append(f"a zombie in melee at place {place} lies face down")
    return found


def rubble_faults(t: OffTable, places: int, options: dict[str, Any]) -> list[str]:
    cards = [kind_of(card) for pile in t.piles for card in pile] + t.turned + t.used
    cards += [kind_of(item) for row in t.items for item in row]
    expected = rubble_for(t, places, options)
    found = []
    if sorted(cards + on_their_way(cards, expected)) != expected:
        found.append("a rubble card is missing, there too often or unknown")
    for item in (item for row in t.items for item in row):
        kind, shots = kind_of(item), shots_in(item)
        if ITEMS[kind].happens or not 0 <= shots <= ITEMS[kind].shots:
            found.append(f"{ITEMS[kind].id} cannot be an item with {shots} shots")
    return found


def on_their_way(cards: list[int], expected: list[int]) -> list[int]:
    """Between being turned up and happening, what happens at once lies nowhere (two at most)."""
    found = []
    for kind in (kind for kind in ITEMS if ITEMS[kind].happens):
        found += [kind] * (expected.count(kind) - cards.count(kind))
    return found if len(found) <= 2 else []


def survivor_faults(t: OffTable, places: int, options: dict[str, Any]) -> list[str]:
    found = []
    if len(set(t.survivors)) != places or fault_of_team(t.survivors, options["advanced"]):
        found.append("this team is not allowed")
    if not t.alive and not t.over:
        found.append("nobody is alive")
    if t.ready & ~t.alive and t.over != APOCALYPSE:
        found.append("a dead survivor has his ability")
    for place in range(places):
        track = TRACK[t.survivors[place]]
        dying = place == t.active
        if not 0 <= t.level[place] < track + dying and t.lives(place):
            found.append(f"the infection of place {place} is off the track")
        if not t.lives(place) and t.over != APOCALYPSE and (t.items[place] or t.trophies[place]):
            found.append(f"the dead survivor of place {place} holds something")
    if not options["advanced"] and any(t.trophies):
        found.append("trophies in the basic game")
    if t.over == WON and (t.horde or any(t.crowd)):
        found.append("won, and there are zombies")
    return found


def moment_faults(t: OffTable, places: int) -> list[str]:
    """What is going on must be there."""
    found = []
    corridors = {card for zone in t.zones for card in zone}
    if not 0 <= t.looking <= min(3, len(t.horde)):
        found.append("the goggles show more cards than there are")
    if t.in_use != NO_CARD and (t.in_use not in ITEMS or not ITEMS[t.in_use].stays):
        found.append("something is in use for longer that is used up at once")
    if len(t.turned) > 2 or any(s < 0 for s in t.spare):
        found.append("too many cards are turned up, or symbols are owed")
    if not 0 <= t.wave_die <= 6 or not 0 <= t.event_die <= 6:
        found.append("a die has six sides")
    for a in t.attacks:
        known = 0 <= a.by < places and 0 <= a.place < places and a.card in ZOMBIES
        if not known or a.card not in corridors or not 0 <= a.die <= 6:
            found.append("an attack on nobody")
    if t.targets & ~bits(corridors):
        found.append("somebody is to be attacked who is in no corridor")
    return found
