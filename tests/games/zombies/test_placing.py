"""Where bots lay tiles: what is worked out without laying them is what one finds once they lie."""

from __future__ import annotations

import pytest

import orda
from orda.engine.bot import best_of
from orda.games.zombies.city import City
from orda.games.zombies.explore import closes
from orda.games.zombies.measures import FAR, distances_on
from orda.games.zombies.outlook import place_of
from orda.games.zombies.placing import (
    CLOSED,
    FEW_ROADS,
    NEARLY_CLOSED,
    OPEN_ROAD,
    open_roads,
    walks_to,
    ways_from,
    would_close,
)
from orda.games.zombies.play import Play
from orda.games.zombies.tiles import CENTRE, KINDS

CITIES = ["base"], ["dc"], ["mw"], ["base", "te"], ["base", "dc", "mw", "te"]
MOST_TURNS = 60


def goals_on_the_last_tile(city: City) -> list[int]:
    tile = len(city.tiles) - 1
    kind = KINDS[city.kind(tile)]
    if kind.is_auctioned:
        return [tile * 9 + CENTRE]
    return city.squares_inside(tile) if kind.is_building else city.squares_on(tile)


def check_places(g: Play) -> None:
    assert g.decision is not None
    t = g.t
    for option in g.decision.options:
        after = t.city.with_tile(t.drawn, option >> 2, option & 3)
        places = [place_of(t, player) for player in range(g.players)]
        steps = distances_on(after.next, goals_on_the_last_tile(after))
        walks = walks_to(t, option, [ways_from(t, player) for player in range(g.players)])
        assert [min(walk, FAR) for walk in walks] == [steps[place] for place in places]
        assert would_close(t, option, t.tiles_left) == closes(t.city, after, t.tiles_left)
        nearly = NEARLY_CLOSED if len(after.spots) <= FEW_ROADS else 0.0
        closed = CLOSED if closes(t.city, after, t.tiles_left) else nearly
        assert open_roads(t, option, t.tiles_left) == pytest.approx(OPEN_ROAD * len(after.spots) - closed)


@pytest.mark.parametrize("sets", CITIES, ids="+".join)
@pytest.mark.parametrize("players", [2, 5])
def test_walks_and_roads_of_every_place_are_those_of_the_map_with_the_tile(sets: list[str], players: int) -> None:
    looked_at = 0
    for seed in range(4):
        g = orda.new("zombies", players=players, seed=seed, tile_sets=sets, kill_target=60)
        g.telling = False
        while g.decision is not None and g.t.turn < MOST_TURNS:
            assert isinstance(g, Play)
            if g.decision.kind == "place_tile" and not KINDS[g.t.drawn].is_woodland:
                check_places(g)
                looked_at += 1
            g.apply(best_of(g))
    assert looked_at > 30
