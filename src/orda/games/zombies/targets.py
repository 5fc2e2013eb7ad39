"""What several cards are aimed at: each (g, player, window) gives the legal targets, [0] where none is needed."""

from __future__ import annotations

from orda.games.zombies import hooks
from orda.games.zombies.play import Play
from orda.games.zombies.table import OFF_MAP


def mover(g: Play, me: int, window: int) -> list[int]:
    """The opponent about to move, if he can."""
    return [] if me == g.t.active or g.walk.barred else [g.t.active]


def opponents_on_the_map(g: Play, me: int, window: int) -> list[int]:
    return [p for p in g.t.others(me) if g.t.pawns[p] != OFF_MAP]


def opponents_on_the_square(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in t.others(me) if t.pawns[p] != OFF_MAP and t.pawns[p] == t.pawns[me]]


def opponents_on_the_tile(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in t.others(me) if t.pawns[p] != OFF_MAP and t.pawns[p] // 9 == t.pawns[me] // 9]


def opponents_with_a_card(g: Play, me: int, window: int) -> list[int]:
    """In the hand."""
    return [p for p in g.t.others(me) if g.t.hands[p]]


def whose_occasion(g: Play, me: int, window: int) -> list[int]:
    """Whose kill, tile or death is being answered."""
    return [g.occasion.player]


def squares_beside(g: Play, player: int) -> list[int]:
    """R-17: every square of the tiles that touch the one he is on; none while his pawn is off the map (R-72)."""
    city, pawn = g.t.city, g.t.pawns[player]
    return [s for tile in city.tiles_beside(pawn // 9) for s in city.squares_on(tile)] if pawn != OFF_MAP else []


def without_it_next_turn(g: Play, me: int, what: int) -> list[int]:
    """Two of a kind for the same turn do not add up."""
    t = g.t
    return [p for p in t.others(me) if t.effect(what, p, next_turn_of=p) not in t.effects]


def if_a_square_is_free(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    all_open = not t.closed and not (t.effects and hooks.hold_zombies(t))
    there_must_be = all_open and len(t.city.walkable) > len(t.crowd) + len(t.pawns)
    return [0] if there_must_be or t.free_squares() else []


def free_inside(g: Play, building: int) -> list[int]:
    """R-18: squares inside on which a zombie may be put, without a pawn."""
    return g.t.free_among(g.t.city.squares_inside(building))


def building_in_reach_with_zombies(g: Play, me: int, window: int) -> list[int]:
    """The one he is inside of or stands before the door of, if there is something to hit in it."""
    building = g.t.building_in_reach(me)
    return [building] if building >= 0 and g.t.zombies_inside(building) else []
