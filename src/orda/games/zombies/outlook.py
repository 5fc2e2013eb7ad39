"""How a bot looks at the table: distances, who is strong, who is about to win. Hints of cards are made of it."""

from __future__ import annotations

from typing import Final

from orda.games.zombies import hooks
from orda.games.zombies.identity import title_of, titles
from orda.games.zombies.measures import FAR, distances, measured, near, ways
from orda.games.zombies.play import Play
from orda.games.zombies.registry import AFTER_ROLL, BEFORE_FIGHT, CARD, TURN_START, Rater
from orda.games.zombies.spell import NEEDED, pages_of
from orda.games.zombies.table import WHOLE, ZombiesTable
from orda.games.zombies.tiles import KINDS

KILLS_A_TURN: Final = 1.6
NEARLY: Final = 1  # steps that somebody may lack and still be dangerous
FIGHTS_THERE: Final = 1.8  # strength for the zombies on a helipad
WORTH_OF_AN_ITEM: Final = 6.0
BRINGS_ZOMBIES: Final = 20.0  # what a card is worth in an empty city if it does
NOT_TOO_FAR: Final = 15  # steps for which one goes to put an item into play
AT_HAND: Final = 2.0  # what an item is worth more while its building is near
AWAITED: Final = 2.0  # ... and less while that is far or still to come
BUILDING_NEEDED: Final = 0.5  # an item that can never be put into play


# -- the map ------------------------------------------------------------------------------------------


def place_of(t: ZombiesTable, player: int) -> int:
    """Where his pawn is, or will be."""
    return t.pawns[player] if t.pawns[player] >= 0 else t.comes_back_on(player)


def way_to_helipad(t: ZombiesTable, player: int) -> int:
    """Steps to the nearest helipad, zombies on the way counted; FAR if there is none."""
    pawn = place_of(t, player)
    return min([ways(t, goal)[pawn] for goal in t.city.helipads], default=FAR)


def way_to_cabin(t: ZombiesTable) -> list[int]:
    """Steps from every square to the nearest room of the Cabin, which is on the map."""
    return ways(t, *t.city.squares_inside(t.city.cabin))


def wanted_squares(t: ZombiesTable, me: int) -> dict[int, float]:
    """Where items in his hand can be put into play, and what the best of them is worth."""
    wanted: dict[int, float] = {}
    for title in titles(t.hands[me]):
        card = CARD[title]
        if card.item and card.where and not t.has_item(me, title):
            for square in squares_of_kinds(t, card.where):
                wanted[square] = max(wanted.get(square, 0.0), card.hint.keep)
    return wanted


def squares_of_kinds(t: ZombiesTable, kinds: tuple[int, ...]) -> list[int]:
    """On such tiles, inside if they are buildings."""
    known = measured(t.city).of_kinds
    if kinds not in known:
        known[kinds] = [square for tile in t.city.on_map if t.city.kind(tile) in kinds for square in rooms_of(t, tile)]
    return known[kinds]


def rooms_of(t: ZombiesTable, tile: int) -> list[int]:
    city = t.city
    return city.squares_inside(tile) if KINDS[city.kind(tile)].is_building else city.squares_on(tile)


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
    """Could he be on it in his next movement, or nearly?"""
    if not t.city.helipads or (t.scenario and t.keys != player):
        return False
    most = reach(t, player) + NEARLY
    return distances(t, *t.city.helipads)[place_of(t, player)] <= most


def in_one_walk(t: ZombiesTable, player: int, points: int) -> bool:
    """Is there a helipad that he reaches with so many points, not with those he has, and can he fight his way?"""
    if not t.city.helipads or strength(t, player) < FIGHTS_THERE:
        return False
    steps = distances(t, *t.city.helipads)[place_of(t, player)]
    return reach(t, player) < steps <= points


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
    squares = squares_of_kinds(t, card.where)
    if squares and distances(t, *squares)[place_of(t, me)] <= NOT_TOO_FAR:
        return card.hint.keep + AT_HAND
    return card.hint.keep - AWAITED if squares or not t.tiles_left.isdisjoint(card.where) else BUILDING_NEEDED


def richest_pile(g: Play, me: int) -> Rater:
    """The deck with most cards left: what is in a deck is known, its order is not."""
    return lambda pile: float(len(g.t.deck_of(pile)))
