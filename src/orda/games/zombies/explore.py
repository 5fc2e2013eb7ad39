"""Phase A (rules 2.5 to 2.11, 3.3): a tile is drawn, perhaps auctioned, placed, and gets its zombies and tokens."""

from __future__ import annotations

from functools import cache
from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import hooks
from orda.games.zombies.city import City
from orda.games.zombies.horde import EMPTY, ROOM_FOR
from orda.games.zombies.laying import chain_behind
from orda.games.zombies.play import END_PHASE, Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import TILE_DRAWN, Task, task
from orda.games.zombies.steps import step
from orda.games.zombies.table import BULLET, LIFE
from orda.games.zombies.tiles import CABIN, DOG, ESCALATOR, KINDS, MALL_HELIPAD, NORMAL, SETS

# What is laid on a square, besides LIFE and BULLET.
ZOMBIE: Final = 0  # a normal one
OF_KIND: Final = 8  # + the kind of zombie
PASS_BID: Final = -1
IN_BITS: Final = [[s for s in range(9) if bits >> s & 1] for bits in range(1 << 9)]  # the squares of a tile in a number


@step
def explore(g: Play) -> None:
    """3.3: from any open deck, chosen before the tile is seen; 2.9: with no tile left the phase is skipped."""
    decks = g.t.open_decks
    if len(decks) == 1:
        draw_from(g, decks[0])
    elif decks:
        g.ask("draw_from", decks, draw_from)


@step
def draw_from(g: Play, of_set: int) -> None:
    """2.9: a tile without a place leaves the game."""
    t = g.t
    t.drawn = kind = draw_tile(g, t.tile_deck(of_set))
    t.quiet = 0
    places = t.city.places(kind)
    if not places:
        t.drawn = NONE
        t.removed += (kind,)
        g.tell("no_place", ALL, kind)
    elif KINDS[kind].is_auctioned and len(places) > 1:
        # with one possible place there is no auction.
        g.do(bidding, g.me, NONE, 0)
    elif len(places) > 1 and g.announce(TILE_DRAWN, g.me, kind):
        g.do(answered_tile, g.me)
    else:
        g.do(place, g.me)


@step
def answered_tile(g: Play) -> None:
    g.end_occasion()
    place(g)


def draw_tile(g: Play, deck: list[int]) -> int:
    """2.8, R-5: as long as the Escalator is to come, the helipad of the mall is shuffled back."""
    while True:
        kind = deck.pop()
        g.show()
        g.tell("draw_tile", ALL, g.me, kind)
        if kind != MALL_HELIPAD or ESCALATOR not in deck:
            return kind
        deck.append(kind)
        g.t.shuffle(deck)
        g.tell("shuffle_back", ALL, kind)


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
    """For who lays the tile; a card may let somebody else choose where (`t.placer`)."""
    t = g.t
    placer = g.me if t.placer == NONE else t.placer
    g.ask("place_tile", t.city.places(t.drawn), placed, g.me, player=placer, about=t.drawn)


@step
def placed(g: Play, option: int, owner: int = NONE) -> None:
    """2.7: behind a gateway its tiles are laid at once. The contents of all are placed by the owner."""
    t, kind, before = g.t, g.t.drawn, g.t.city
    owner = g.me if owner == NONE else owner
    t.drawn = t.placer = NONE
    lay_tile(g, owner, kind, option >> 2, option & 3)
    if KINDS[kind].is_gateway:
        open_up(g, owner, kind, option)
    # only the active player is punished for closing the map.
    if g.me == owner == t.active and closes(before, t.city, t.tiles_left):
        g.do(map_closed, g.me)


def open_up(g: Play, owner: int, kind: int, option: int) -> None:
    """From now on tiles are drawn from the deck of that set, too."""
    t = g.t
    for behind, cell, turns in chain_behind(kind, option >> 2, option & 3):
        t.aside = without(t.aside, behind)
        lay_tile(g, owner, behind, cell, turns)
    t.open_sets |= 1 << SETS.index(KINDS[kind].set)
    g.tell("open_up", ALL, kind)


def without(things: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The first of them is taken out."""
    place = things.index(one)
    return things[:place] + things[place + 1 :]


def lay_tile(g: Play, owner: int, kind: int, cell: int, turns: int) -> None:
    t = g.t
    tile = len(t.city.tiles)
    t.lay_tile(kind, cell, turns)
    if g.telling:
        g.tell("place_tile", ALL, g.me, kind, *t.city.tile_xy(tile))
    fill(g, owner, tile)


def closes(before: City, after: City, left: set[int]) -> bool:
    """Some tile is left and had a place, and now none has."""
    return bool(left) and not after.has_place(left) and before.has_place(left)


@step
def map_closed(g: Play) -> None:
    g.tell("map_closed", ALL, g.me)
    g.t.turn_lost = 1
    g.t.cut_to(END_PHASE)


# -- contents -------------------------------------------------------------------------------------


def fill(g: Play, owner: int, tile: int) -> None:
    """2.11: what comes with a tile is laid on it by its owner."""
    kind, _, turns = g.t.city.tiles[tile]
    printed = KINDS[kind]
    squares, zombies = squares_for_contents(kind, turns), printed.zombies
    if printed.rolls_for_zombies:
        face = g.t.die()
        g.tell("roll_dogs", ALL, owner, face)
        zombies = max(face + hooks.change_of_dice(g.t, owner), 0)
    if zombies:
        g.do(spread, owner, zombie_laid(printed.zombie_kind), tile, zombies, squares)
    if kind == CABIN:
        # what has no room inside stands on the other squares of the tile.
        rest = zombies - 2 * squares.bit_count()
        g.do(spread, owner, zombie_laid(printed.zombie_kind), tile, rest, street_squares(kind, turns))
    if printed.lives:
        g.do(spread, owner, LIFE, tile, printed.lives, squares)
    if printed.bullets:
        g.do(spread, owner, BULLET, tile, printed.bullets, squares)


def zombie_laid(kind: int) -> int:
    return ZOMBIE if kind == NORMAL else OF_KIND + kind


@cache
def squares_for_contents(kind: int, turns: int) -> int:
    """Inside a building, else on the streets or the open ground: a bit for each square of the tile."""
    turned = KINDS[kind].turned[turns]
    return sum([1 << s for s in (turned.inside if KINDS[kind].is_building else turned.streets)])


def street_squares(kind: int, turns: int) -> int:
    return sum([1 << s for s in KINDS[kind].turned[turns].streets])


@step
def spread(g: Play, what: int, tile: int, count: int, squares: int) -> None:
    """Lays `count` of something on squares of a tile; asks for the squares used or, if fewer, for those left out."""
    t = g.t
    if not count:
        return
    squares = room_for(g, what, tile, squares)
    room = squares.bit_count()
    dogs = what == OF_KIND + DOG  # two of them on a square
    if dogs:
        room = sum([2 - t.count_on(square) for square in squares_of(tile, squares)])
    if count >= room:  # 2.11: if there is no room for all, the rest is not placed
        for square in squares_of(tile, squares):
            for _ in range(2 - t.count_on(square) if dogs else 1):
                lay(g, what, square)
    else:
        kind, then = ("put", spread_on) if dogs or count <= room - count else ("keep_clear", kept_clear)
        g.ask(kind, squares_of(tile, squares), then, what, tile, count, squares, about=what)


def room_for(g: Play, what: int, tile: int, squares: int) -> int:
    """Of these squares those with room: one token on each, zombies as many as may stand there."""
    is_token, first = what in (LIFE, BULLET), tile * 9
    on_tile = g.t.tokens[first : first + 9] if is_token else tuple(g.t.zombies[first : first + 9])
    if not any(on_tile):
        return squares
    joins = EMPTY if is_token else ROOM_FOR[zombie_kind(what)]
    return squares & ~sum([1 << s for s in range(9) if on_tile[s] not in joins])


def squares_of(tile: int, bits: int) -> list[int]:
    first = tile * 9
    return [first + s for s in IN_BITS[bits]]


@step
def spread_on(g: Play, square: int, what: int, tile: int, count: int, squares: int) -> None:
    lay(g, what, square)
    g.do(spread, g.me, what, tile, count - 1, squares)


@step
def kept_clear(g: Play, square: int, what: int, tile: int, count: int, squares: int) -> None:
    g.do(spread, g.me, what, tile, count, squares & ~(1 << square % 9))


task(spread_on, lambda _what, _tile, count, _squares: Task(count))
task(kept_clear, lambda _what, _tile, count, squares: Task(squares.bit_count() - count))


def zombie_kind(what: int) -> int:
    return NORMAL if what == ZOMBIE else what - OF_KIND


def lay(g: Play, what: int, square: int) -> None:
    t = g.t
    if what in (LIFE, BULLET):
        t.lay_token(square, what)
        g.tell_at("put_life" if what == LIFE else "put_bullet", square)
    else:
        g.put_zombie(square, zombie_kind(what))
