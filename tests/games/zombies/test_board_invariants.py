"""What always holds of the board (rules 7.2, 1 to 6, 11, 13, 15, 16): random games with all tiles."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.horde import KIND_ON, SQUARES
from orda.games.zombies.laying import ACROSS, BESIDE, GROUND, is_exit
from orda.games.zombies.legal import PLAY
from orda.games.zombies.play import Play
from orda.games.zombies.table import BULLET, LIFE, ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, KINDS, NORMAL, ZONES
from orda.games.zombies.walker import DUCT

TILE_SETS = [["base", "dc", "mw", "te"], ["te"], ["dc"], ["mw"]]
SEEDS = range(3)
GAMES = [(seed, sets) for sets in TILE_SETS for seed in SEEDS]
IDS = [f"{'+'.join(sets)}-{seed}" for seed, sets in GAMES]


def played(seed: int, sets: list[str]) -> Iterator[tuple[Play, int]]:
    """A random game, position by position, with what is chosen next."""
    g: Play = RULES.new(2 + seed % 3, seed, tile_sets=sets, max_rounds=26, kill_target=1000)
    chance = Chance(seed)
    while g.decision is not None:
        option = chance.choice(g.decision.options)
        yield g, option
        g.apply(option)


@pytest.mark.parametrize(("seed", "sets"), GAMES, ids=IDS)
def test_touching_sides_always_agree_and_no_exit_faces_another_zone(seed: int, sets: list[str]) -> None:
    """7.2, 2."""
    *_, (g, _) = played(seed, sets)
    city = g.t.city
    assert len(city.tiles) > 8
    for tile in city.on_map:
        cell = city.tiles[tile][1]
        for side, step in enumerate(BESIDE):
            other = city.at.get(cell + step)
            if other is not None:
                mine, theirs = city.sides(tile)[side], city.sides(other)[ACROSS[side]]
                meet = {mine, theirs}
                if is_exit(mine) or is_exit(theirs):
                    assert len(meet) == 1 or max(meet) >= GROUND, f"{ZONES[city.zones[tile]]} against another zone"


@pytest.mark.parametrize(("seed", "sets"), GAMES, ids=IDS)
def test_every_tile_was_legal_when_it_was_laid_and_got_what_is_printed_on_it(seed: int, sets: list[str]) -> None:
    """7.2, 2 and 4: what is laid after each placement, until something else is asked."""
    laid: list[int] = []
    for g, option in played(seed, sets):
        assert g.decision is not None
        if g.decision.kind == "place_tile":
            assert g.t.city.fits(g.t.drawn, option >> 2, option & 3)
        if laid and g.decision.kind not in ("put", "keep_clear"):
            for tile in laid:
                check_contents(g.t, tile)
            laid = []
        if g.decision.kind == "place_tile":
            laid = [len(g.t.city.tiles)]


def check_contents(t: ZombiesTable, tile: int) -> None:
    kind, _, turns = t.city.tiles[tile]
    printed, turned = KINDS[kind], KINDS[kind].turned[turns]
    squares = range(tile * 9, tile * 9 + 9)
    tokens = [t.tokens[s] for s in squares]
    assert (tokens.count(LIFE), tokens.count(BULLET)) == (printed.lives, printed.bullets)
    zombies = sum(t.count_on(s) for s in squares)
    assert 1 <= zombies <= 6 if printed.rolls_for_zombies else zombies == printed.zombies
    assert {t.kind_on(s) for s in squares} - {0} <= {printed.zombie_kind}
    if printed.is_building and printed.id != "te_cabin":
        assert all(s % 9 in turned.inside for s in squares if t.zombies[s] or t.tokens[s])


@pytest.mark.parametrize(("seed", "sets"), GAMES, ids=IDS)
def test_zombies_tokens_and_lives_are_always_where_and_what_they_can_be(seed: int, sets: list[str]) -> None:
    """7.2, 1, 3, 5, 11 and 16, by the table's own check and by counting."""
    for number, (g, _) in enumerate(played(seed, sets)):
        if number % 5:
            continue
        t = g.t
        assert RULES.material.faults(t, g.players, g.options) == []
        assert all(0 <= zombie < len(KIND_ON) for zombie in t.zombies)
        assert {s for s, zombie in enumerate(t.zombies) if zombie} <= set(t.city.walkable)
        assert "te" in sets or not any(lives % 2 for lives in t.lives)
        assert "dc" in sets or ENHANCED not in t.zombies


@pytest.mark.parametrize(("seed", "sets"), GAMES, ids=IDS)
def test_steps_cross_passable_edges_and_zombies_keep_to_their_speed(seed: int, sets: list[str]) -> None:
    """7.2, 13 and 15."""
    for g, option in played(seed, sets):
        assert g.decision is not None
        t, kind = g.t, g.decision.kind
        if kind == "step" and 0 <= option < PLAY:
            here = t.pawns[g.walk.mover]
            if option >= DUCT:
                assert option - DUCT in t.city.ducts_from(here)
            else:
                assert option in t.city.next[here]
        elif kind == "move_zombie":
            check_zombie_step(t, *divmod(option, SQUARES))


def check_zombie_step(t: ZombiesTable, here: int, there: int) -> None:
    joins = (0, DOG) if t.kind_on(here) == DOG else (0,)
    near = [n for n in t.city.next[here] if t.zombies[n] in joins]
    reach = set(near) if t.kind_on(here) == NORMAL else {*near, *[m for n in near for m in t.city.next[n]]}
    assert there in reach
    assert there != here
    assert t.zombies[there] in joins


@pytest.mark.parametrize(("seed", "sets"), GAMES, ids=IDS)
def test_a_tile_closed_to_zombies_never_gains_one(seed: int, sets: list[str]) -> None:
    """7.2, 6: a tile is closed in the middle of the game, as somebody is about to walk."""
    closed: dict[int, int] = {}
    for number, (g, _) in enumerate(played(seed, sets)):
        assert g.decision is not None
        if number > 150 and not closed and g.decision.kind == "step":
            tile = g.t.city.on_map[-1]
            g.t.close_tile(tile)
            closed[tile] = zombies_on(g.t, tile)
        for tile, before in closed.items():
            assert zombies_on(g.t, tile) <= before
            closed[tile] = zombies_on(g.t, tile)
    assert closed


def zombies_on(t: ZombiesTable, tile: int) -> int:
    return sum(t.count_on(s) for s in range(tile * 9, tile * 9 + 9))
