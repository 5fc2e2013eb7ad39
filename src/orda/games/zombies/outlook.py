"""How a bot looks at the table: distances, who is strong, who is about to win. Hints of cards are made of it."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from orda.games.zombies import hooks
from orda.games.zombies.identity import title_of, titles
from orda.games.zombies.play import Play
from orda.games.zombies.registry import AFTER_ROLL, BEFORE_FIGHT, CARD, TURN_START, Rater
from orda.games.zombies.spell import NEEDED, pages_of
from orda.games.zombies.table import WHOLE, ZombiesTable
from orda.games.zombies.tiles import KINDS

FAR: Final = 999
KILLS_A_TURN: Final = 1.6
WORTH_OF_AN_ITEM: Final = 6.0
BRINGS_ZOMBIES: Final = 20.0  # what a card is worth in an empty city if it does
BUILDING_NEEDED: Final = 0.5  # an item whose building is far or unknown


# -- the map ------------------------------------------------------------------------------------------


def distances(t: ZombiesTable, *goals: int, per_zombie: int = 0) -> list[int]:
    """Steps from every square to the nearest goal; a zombie on the way counts as some more."""
    beside, zombies = t.city.next, t.zombies
    found = [FAR] * len(beside)
    for goal in goals:
        found[goal] = 0
    edge = [list(goals)]
    cost = 0
    while cost < len(edge):
        for square in edge[cost]:
            if found[square] == cost:
                further = cost + 1 + (per_zombie if zombies[square] else 0)
                for n in beside[square]:
                    if found[n] > further:
                        found[n] = further
                        while len(edge) <= further:
                            edge.append([])
                        edge[further].append(n)
        cost += 1
    return found


def near(t: ZombiesTable, start: int, most: int) -> dict[int, int]:
    """Squares within some steps, with how many."""
    found, edge = {start: 0}, [start]
    for steps in range(1, most + 1):
        edge = [n for square in edge for n in t.city.next[square] if n not in found]
        found.update((n, steps) for n in edge)
    return found


def place_of(t: ZombiesTable, player: int) -> int:
    """Where his pawn is, or will be."""
    return t.pawns[player] if t.pawns[player] >= 0 else t.comes_back_on(player)


def way_to_helipad(t: ZombiesTable, player: int) -> int:
    """Steps to the nearest helipad, zombies on the way counted; FAR if there is none."""
    pawn = place_of(t, player)
    return min([distances(t, goal, per_zombie=1)[pawn] for goal in t.city.helipads], default=FAR)


def way_to_cabin(t: ZombiesTable) -> list[int]:
    """Steps from every square to the nearest room of the Cabin, which is on the map."""
    return distances(t, *t.city.squares_inside(t.city.cabin), per_zombie=1)


def wanted_squares(t: ZombiesTable, me: int) -> set[int]:
    """Where an item in his hand can be put into play, while he may play one."""
    if not t.may_play >> me & 1:
        return set()
    wanted = [title for title in titles(t.hands[me]) if CARD[title].item and not t.has_item(me, title)]
    kinds = {kind for title in wanted for kind in CARD[title].where}
    return set(squares_of_kinds(t, kinds)) if kinds else set()


def squares_of_kinds(t: ZombiesTable, kinds: Collection[int]) -> list[int]:
    """On such tiles, inside if they are buildings."""
    city, found = t.city, []
    for tile in city.on_map:
        if city.kind(tile) in kinds:
            found += city.squares_inside(tile) if KINDS[city.kind(tile)].is_building else city.squares_on(tile)
    return found


# -- players ------------------------------------------------------------------------------------------


def strength(t: ZombiesTable, player: int) -> float:
    """Roughly how many fights he can afford: lives, bullets, weapons."""
    armed = sum([CARD[title_of(item)].hint.strength for item in t.items[player]])
    return t.lives[player] / WHOLE * 1.2 + t.bullets[player] + armed + 0.5 * t.charges[player]


def reach(t: ZombiesTable, player: int) -> int:
    """Squares he moves in a turn."""
    return (2 + (t.lives[player] + 1) // WHOLE) * (1 + (t.jeeps >> player & 1)) + hooks.more_points(t, player)


def turns_to_win(t: ZombiesTable, player: int) -> float:
    """By the quickest of the ways, as far as one can tell."""
    kills = (t.target - t.trophies[player]) / KILLS_A_TURN
    if t.scenario and t.keys != player:
        return kills
    return min(kills, way_to_helipad(t, player) / reach(t, player) + 0.5, turns_to_spell(t, player))


def turns_to_spell(t: ZombiesTable, player: int) -> float:
    """To the Cabin, until it is empty, and until the die is high enough; FAR without one."""
    if t.city.cabin < 0:
        return FAR
    guards = sum([t.count_on(square) for square in t.city.squares_inside(t.city.cabin)])
    way = way_to_cabin(t)[place_of(t, player)] / reach(t, player)
    return way + guards / KILLS_A_TURN + NEEDED / (1 + pages_of(t, player))


def threat(t: ZombiesTable, player: int) -> float:
    """0 for somebody far from winning, up to 10 for somebody about to."""
    return max(0.0, 10.0 - 2.0 * turns_to_win(t, player))


def is_leader(t: ZombiesTable, me: int, player: int) -> bool:
    return all(threat(t, player) >= threat(t, other) for other in t.others(me))


def near_helipad(t: ZombiesTable, player: int) -> bool:
    if t.scenario and t.keys != player:
        return False
    return way_to_helipad(t, player) <= reach(t, player) + 3


# -- what a card is worth -----------------------------------------------------------------------------


def against(t: ZombiesTable, me: int, target: int, base: float) -> float:
    """Cards against somebody go against the leader, and are worth most when he is close."""
    return base + threat(t, target) if is_leader(t, me, target) else 0.0


def worth_of_stopping(g: Play, me: int, target: int, window: int) -> float:
    """Of answering the card on top: what is aimed at oneself, and what the leader plays."""
    card, player, aimed_at, _ = g.t.resolving[-1]
    if CARD[title_of(card)].directed and aimed_at == me:
        return 8.0
    return against(g.t, me, player, 0.0)


def own_start(g: Play, me: int, window: int) -> bool:
    """Zombies that appear now are mine to kill."""
    return window == TURN_START and me == g.t.active and strength(g.t, me) >= 3.5


def fighting(g: Play, me: int, window: int) -> bool:
    return window in (BEFORE_FIGHT, AFTER_ROLL) and bool(g.t.fights) and g.fight.player == me


def zombies_near(t: ZombiesTable, me: int) -> int:
    return sum(bool(t.zombies[square]) for square in near(t, t.pawns[me], 3)) if t.pawns[me] >= 0 else 0


def at_once(g: Play, me: int, target: int, window: int) -> float:
    """An item is put into play as soon as possible."""
    return WORTH_OF_AN_ITEM


def keeping(t: ZombiesTable, me: int, title: int) -> float:
    """What a card is worth in the hand: an item while its building is near or may still come."""
    card = CARD[title]
    if card.hint.brings_zombies and not (t.crowd or t.open_decks):
        return BRINGS_ZOMBIES
    if not card.where:
        return card.hint.keep
    way = distances(t, place_of(t, me))
    if any(way[square] <= 8 for square in squares_of_kinds(t, card.where)):
        return card.hint.keep + 2.0
    return BUILDING_NEEDED


def richest_pile(g: Play, me: int) -> Rater:
    """The deck with most cards left: what is in a deck is known, its order is not."""
    return lambda pile: float(len(g.t.deck_of(pile)))
