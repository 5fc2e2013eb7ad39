"""Phase A (rules 2.5 to 2.11, 3.3): a tile is drawn, perhaps auctioned, placed, and gets its zombies and tokens."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.city import City
from orda.games.zombies.play import END_PHASE, Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import Task, task
from orda.games.zombies.steps import step
from orda.games.zombies.table import BULLET, LIFE
from orda.games.zombies.tiles import KINDS

ZOMBIE: Final = 0  # what is laid on a square, besides LIFE and BULLET
PASS_BID: Final = -1


@step
def explore(g: Play) -> None:
    """2.9: with no tile left the phase is skipped; a tile without a place leaves the game."""
    t = g.t
    if not t.tiles:
        return
    kind = t.tiles.pop()
    t.quiet = 0
    g.show()
    g.tell("draw_tile", ALL, g.me, kind)
    places = t.city.places(kind)
    if not places:
        t.removed.append(kind)
        g.tell("no_place", ALL, kind)
        return
    t.drawn = kind
    # a helipad with one possible cell is not auctioned.
    if KINDS[kind].is_helipad and len(places) > 1:
        g.do(bidding, g.me, NONE, 0)
    else:
        g.do(place, g.me)


# -- the auction --------------------------------------------------------------------------------


@step
def bidding(g: Play, bid: int, out: int) -> None:
    """R-9: the opening bid may be 0; who will not or cannot raise is out."""
    options = [PASS_BID, *range(bid + 1, g.t.trophies[g.me] + 1)]
    g.ask("bid", options, bid_made, bid, out, about=bid)


@step
def bid_made(g: Play, amount: int, bid: int, out: int) -> None:
    if amount == PASS_BID:
        out |= 1 << g.me
        g.tell("bid_pass", ALL, g.me)
    else:
        bid = amount
        g.tell("bid", ALL, g.me, bid)
    bidders = [p for p in [*g.t.others(g.me), g.me] if not out >> p & 1]
    if len(bidders) > 1:
        g.do(bidding, bidders[0], bid, out)
    else:
        auction_won(g, bidders[0], max(bid, 0))


def auction_won(g: Play, winner: int, price: int) -> None:
    """R-11: the winner places tile and zombies; the others pay nothing."""
    g.t.trophies[winner] -= price
    g.tell("auction", ALL, winner, price)
    g.do(place, winner)


# -- placing --------------------------------------------------------------------------------------


@step
def place(g: Play) -> None:
    g.ask("place_tile", g.t.city.places(g.t.drawn), placed, about=g.t.drawn)


@step
def placed(g: Play, option: int) -> None:
    t, kind, before = g.t, g.t.drawn, g.t.city
    t.drawn = NONE
    tile = len(before.tiles)
    t.lay_tile(kind, option >> 2, option & 3)
    if g.telling:
        g.tell("place_tile", ALL, g.me, kind, *t.city.tile_xy(tile))
    squares, printed = squares_for_contents(kind, option & 3), KINDS[kind]
    g.do(spread, g.me, ZOMBIE, tile, printed.zombies, squares)
    g.do(spread, g.me, LIFE, tile, printed.lives, squares)
    g.do(spread, g.me, BULLET, tile, printed.bullets, squares)
    # only the active player is punished for closing the map.
    if g.me == t.active and closes(before, t.city, set(t.tiles)):
        g.do(map_closed, g.me)


def squares_for_contents(kind: int, turns: int) -> int:
    """Inside a building, else on the streets: a bit for each square of the tile."""
    turned = KINDS[kind].turned[turns]
    return sum([1 << s for s in (turned.inside if KINDS[kind].is_building else turned.streets)])


def closes(before: City, after: City, left: set[int]) -> bool:
    """Some tile is left and had a place, and now none has."""
    return bool(left) and not after.has_place(left) and before.has_place(left)


@step
def map_closed(g: Play) -> None:
    g.tell("map_closed", ALL, g.me)
    g.t.turn_lost = 1
    g.t.cut_to(END_PHASE)


# -- contents -------------------------------------------------------------------------------------


@step
def spread(g: Play, what: int, tile: int, count: int, squares: int) -> None:
    """Lays `count` of something on squares of a tile; asks for the squares used or, if fewer, for those left out."""
    t = g.t
    if what != ZOMBIE:
        squares &= ~taken(t.tokens, tile)
    room = squares.bit_count()
    if count >= room:  # 2.11: if there is no room for all, the rest is not placed
        for square in squares_of(tile, squares):
            lay(g, what, square)
    elif count:
        kind, then = ("put", spread_on) if count <= room - count else ("keep_clear", kept_clear)
        g.ask(kind, squares_of(tile, squares), then, what, tile, count, squares, about=what)


def taken(tokens: list[int], tile: int) -> int:
    return sum([1 << s for s in range(9) if tokens[tile * 9 + s]])


def squares_of(tile: int, bits: int) -> list[int]:
    return [tile * 9 + s for s in range(9) if bits >> s & 1]


@step
def spread_on(g: Play, square: int, what: int, tile: int, count: int, squares: int) -> None:
    lay(g, what, square)
    g.do(spread, g.me, what, tile, count - 1, squares & ~(1 << square % 9))


@step
def kept_clear(g: Play, square: int, what: int, tile: int, count: int, squares: int) -> None:
    g.do(spread, g.me, what, tile, count, squares & ~(1 << square % 9))


task(spread_on, lambda _what, _tile, count, _squares: Task(count))
task(kept_clear, lambda _what, _tile, count, squares: Task(squares.bit_count() - count))


def lay(g: Play, what: int, square: int) -> None:
    t = g.t
    if what == ZOMBIE:
        g.put_zombie(square, KINDS[t.city.kind(square // 9)].zombie_kind)
    else:
        t.tokens[square] = what
        g.tell_at("put_life" if what == LIFE else "put_bullet", square)
