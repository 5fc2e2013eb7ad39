"""What each seat sees, and what it does not; the map as text; saves that are nonsense."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

import orda
from orda.engine.errors import SaveError
from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.map_text import draw_map
from orda.games.zombies.play import Play
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, given


def some_way(players: int, seed: int, decisions: int, **options: Any) -> Play:
    g, chance = RULES.new(players, seed, max_rounds=50, **options), Chance(seed)
    for _ in range(decisions):
        if g.decision is not None:
            g.apply(chance.choice(g.decision.options))
    return g


def test_hands_are_hidden_and_everything_on_the_table_is_public() -> None:
    g = given("fear", "chainsaw grenade", items=("fire_axe",), trophies=(2, 4), bullets=(1, 5), lives=(2, 5))
    mine, others = g.view(0)["players"]
    assert mine["hand"] == ["fear"]
    assert "hand" not in others
    assert (others["hand_size"], others["trophies"], others["bullets"], others["lives"]) == (2, 4, 5, 5)
    spectator = g.view(None)["players"]
    assert all("hand" not in player for player in spectator)
    assert spectator[0]["items"] == ["fire_axe"]


def test_the_order_of_the_tiles_is_hidden_their_kinds_are_public() -> None:
    g = some_way(3, 1, 40)
    view = g.view(0)
    assert sum(view["tiles_left"].values()) == len(g.t.tiles)
    assert list(view["tiles_left"]) == sorted(view["tiles_left"])
    elsewhere = len(view["map"]) + len(view["tiles_removed"]) + bool(view["tile_drawn"])
    assert sum(view["tiles_left"].values()) + elsewhere == 30


def test_a_redeal_keeps_the_last_ten_tiles_last() -> None:
    g = some_way(4, 2, 30)
    before = sorted(g.t.tiles[:10]), sorted(g.t.tiles[10:])
    orders = set()
    for seed in range(10):
        other = g.clone()
        other.redeal(0, seed)
        assert (sorted(other.t.tiles[:10]), sorted(other.t.tiles[10:])) == before
        orders.add(tuple(other.t.tiles))
    assert len(orders) > 1


def test_nobody_knows_who_else_has_passed_in_advance() -> None:
    g = given("", "zombie_master", "zombie_master", zombies=((1, 0),)).chooses("pass_turn")
    assert g.view(1)["passing"]
    assert not g.view(0)["passing"]
    other = g.game.clone()
    other.redeal(0, 3)
    assert other.t.passing & 2 == 0


def test_whether_others_are_asked_counts_as_something_shown() -> None:
    """There is no undo past a moment in which somebody else might have answered."""
    tiles = ("base_straight 0 1 0",)
    assert given("", "zombie_master", tiles=tiles).chooses("pass_round", "step:1,2").game.revealed
    g = given("", "", tiles=tiles, deck="")
    assert not g.chooses("step:1,2").game.revealed


def test_the_map_as_text_has_streets_walls_doors_zombies_tokens_and_players() -> None:
    tiles, pawns = (HOSPITAL, HELIPAD), (CENTRE, (5, 1))
    g = given("", "", tiles=tiles, pawns=pawns, zombies=((4, 1), (0, -3)), life_at=((0, -3),), bullet_at=((2, -2),))
    rows = draw_map(g.view(0))
    assert rows == [
        "       0   1   2   3   4   5",
        "     +---+---+---+",
        "  -3 |z+         |",
        "     +           +",
        "  -2 |         * |",
        "     +   + ' +   +",
        "  -1 |   | . |   |",
        "     +---+   +---+---+   +---+",
        "   0     | . |   | .   .   . |",
        "     +---+   +---+           +",
        "   1   .   1   .   .   z   2",
        "     +---+   +---+           +",
        "   2     | . |   | .   .   . |",
        "         +   +   +---+   +---+",
        "       0   1   2   3   4   5",
    ]


def test_two_pawns_on_a_square_and_lost_keys_are_shown() -> None:
    g = given("", "", scenario="keys")
    g.t.keys, g.t.keys_at = -1, 1
    rows = "\n".join(draw_map(g.view(None)))
    assert "&" in rows
    assert "k" in rows


def test_coordinates_on_the_map_are_those_the_options_name() -> None:
    g = given("", "", tiles=(HOSPITAL,), pawns=((1, -1),)).goes_on_to("step")
    rows = draw_map(g.view(0))
    column = rows[0].index(" 1") + 1
    row = next(row for row in rows if row.startswith("  -1"))
    assert row[column - 1 : column + 2].strip() == "1"


# -- saves --------------------------------------------------------------------------------------------------------


def test_a_save_comes_back_from_its_text_in_the_middle_of_anything() -> None:
    for seed in range(5):
        g = some_way(2 + seed, seed, 60 + 37 * seed, scenario="keys")
        again = orda.load(json.loads(json.dumps(g.save())))
        assert again.save() == g.save()


BROKEN = {
    "pawns": [4],
    "zombies": [0, 0],
    "tiles": [],
    "deck": [0, 0, 0],
    "lives": [11, 6, 6],
    "bullets": [-1, 3, 3],
    "active": 7,
    "phase": 77,
    "running": 77,
    "passing": 64,
    "effects": [[99, 0, 0, 1, -1]],
    "tokens": "none",
    "city": [[0, 5, 0]],
    "keys": 1,
    "winners": 1,
    "items": [[0], [], []],
    "charges": [0, 0, 4],
}


@pytest.mark.parametrize("field", BROKEN)
def test_a_save_that_is_nonsense_is_refused(field: str) -> None:
    g = some_way(3, 1, 60)
    data = copy.deepcopy(g.save())
    data["table"][field] = BROKEN[field]
    with pytest.raises(SaveError):
        orda.load(data)


@pytest.mark.parametrize("row", [[1, 2], [999, 33025, 0], [2, 33025, 0], [2, 33024, 5]])
def test_a_save_with_a_tile_where_it_cannot_lie_is_refused(row: list[int]) -> None:
    data = copy.deepcopy(some_way(3, 1, 60).save())
    data["table"]["city"][1] = row
    with pytest.raises(SaveError):
        orda.load(data)
