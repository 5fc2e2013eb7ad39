"""What clients are told so that they need no rules: shapes of views, catalogues, what can be picked, walks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import orda
from orda.engine.game import Game
from orda.engine.rng import Chance
from orda.server.typescript import files, is_struct

ALWAYS = ("game", "turn", "asked", "result")  # what the engine adds to every view


def positions(game: str, most: int = 250) -> Iterator[Any]:
    """Of random games with every number of players and some sets of options."""
    rules = orda.rules(game)
    for players in rules.players:
        for seed, options in enumerate(list(rules.beginning.option_sets(players))[:3]):
            g, chance = orda.new(game, players=players, seed=seed, **options), Chance(seed + players)
            for _ in range(most):
                yield g
                if g.decision is None:
                    break
                g.apply(chance.choice(g.decision.options))


def in_words(g: Game[Any], seat: int | None) -> dict[str, Any]:
    view = g.view(seat)
    g.rules.screen.in_words(view)
    return view


@pytest.mark.parametrize("game", orda.games())
def test_views_have_exactly_the_shape_that_the_types_of_the_client_are_made_from(game: str) -> None:
    kind = orda.rules(game).screen.view_type
    assert is_struct(kind)
    for number, g in enumerate(positions(game)):
        if number % 7 == 0:
            for seat in (None, 0, g.players - 1):
                view = msgspec.json.decode(msgspec.json.encode(in_words(g, seat)))
                own = {name: value for name, value in view.items() if name not in ALWAYS}
                msgspec.convert(own, kind)


def test_the_types_of_the_client_are_those_of_the_structs() -> None:
    stale = [path.name for path, text in files().items() if path.read_text(encoding="utf-8") != text]
    assert stale == [], "run: python -m orda.server.typescript"


@pytest.mark.parametrize("game", orda.games())
def test_the_catalogue_has_every_card_once(game: str) -> None:
    cards = [card.id for card in orda.rules(game).screen.catalogue.cards]
    assert len(cards) == len(set(cards))
    named = {id_ for kind, ids in orda.rules(game).words.vocabulary.things.values() if kind == "card" for id_ in ids}
    assert named <= set(cards)
    assert all(card.kinds for card in orda.rules(game).screen.catalogue.cards)


def test_the_catalogue_says_what_is_printed() -> None:
    of = {game: {card.id: card for card in orda.rules(game).screen.catalogue.cards} for game in orda.games()}
    horde, bullet, bait = (of["zombinion"][card] for card in ("horde", "bullet", "bait"))
    assert (horde.cost, horde.points, horde.shots, horde.kinds, horde.base) == (8, 6, None, ["zombies"], True)
    assert (bullet.cost, bullet.points, bullet.shots) == (0, None, 1)
    assert (bait.kinds, bait.base) == (["action"], False)
    assert of["zombinion"]["survivors"].points is None
    assert of["run"]["ball_item"].stops == "ball_zombie"
    assert of["run"]["roach_zombie"].stops is None
    assert orda.rules("run").screen.catalogue.places == 5
    assert of["zombies"]["fire_axe"].kinds == ["item"]
    assert of["off_the_dead"]["z5_01"].strength == 5
    assert len(orda.rules("off_the_dead").screen.catalogue.quotes) == 13


@pytest.mark.parametrize("game", orda.games())
def test_progress_has_a_number_for_each_seat_and_the_goal_ends_the_game(game: str) -> None:
    for g in positions(game, 2000 if game == "run" else 60):
        progress, goal = g.rules.screen.progress(g), g.rules.screen.goal(g)
        assert len(progress) == g.players
        if game == "run" and g.result is not None and g.result.reason == "five_items":
            assert max(progress) == goal


# -- Zombinion: how many are picked -------------------------------------------------------------


def picked_to_the_end(g: Any) -> int:
    """Picks as long as more can be picked; how many more that were. The last ones may need no question."""
    before = len(g.t.picked)
    while True:
        assert g.decision is not None
        g.apply(max(g.decision.options))
        told = [event.data["cards"] for event in g.events if event.kind in ("discard_cards", "trash")]
        if told:
            return len(told[0]) - before


def test_as_many_cards_can_and_must_be_picked_as_is_said() -> None:
    seen = set()
    for g in positions("zombinion", 1200):
        d = g.decision
        if d is None or d.kind not in ("discard", "trash") or d.about in seen:
            continue
        guide = g.rules.screen.guide(g)
        stop = -1 in d.options
        assert (guide.least == 0) == stop or guide.most == 1
        if guide.most > 1:
            assert picked_to_the_end(g.clone()) == guide.most
            seen.add(d.about)
    assert len(seen) >= 2


# -- Zombies!!!: where walks lead ------------------------------------------------------------------


def test_every_square_in_reach_is_reached_by_its_path_step_by_step() -> None:
    tried = 0
    for number, g in enumerate(positions("zombies", 900)):
        d = g.decision
        if d is None or d.kind not in ("step", "force_step") or number % 5:
            continue
        reach = g.rules.screen.guide(g).reach
        offered = {tuple(g.describe(o).target["square"]) for o in d.options if "square" in g.describe(o).target}
        assert {way.path[0] for way in reach} == offered
        assert {way.square for way in reach if len(way.path) == 1} == offered
        for way in reach:
            assert way.path[-1] == way.square
            assert way.fights == sum(way_has_zombie(g, square) for square in way.path)
        tried += follow(g.clone(), max(reach, key=lambda way: (-way.fights, len(way.path))).path)
    assert tried > 20


def way_has_zombie(g: Any, square: tuple[int, int]) -> bool:
    return any((x, y) == square for x, y, _ in g.view(None)["zombies"])


def follow(g: Any, path: list[tuple[int, int]]) -> int:
    """Goes the path until something else is asked; the number of steps made."""
    mover = g.walk.mover
    before = g.t.city.xy(g.t.pawns[mover])
    for made, square in enumerate(path):
        d = g.decision
        here = g.t.city.xy(g.t.pawns[mover]) if g.t.pawns[mover] >= 0 else None
        if d is None or d.kind not in ("step", "force_step") or here != before or g.walk.mover != mover:
            return made
        before = square
        step = [o for o in d.options if g.describe(o).target.get("square") == list(square)]
        assert step, f"no step to {square} after {made}"
        g.apply(step[0])
    return len(path)


def test_open_sides_are_those_one_can_step_over() -> None:
    for number, g in enumerate(positions("zombies", 200)):
        if number % 40:
            continue
        city = g.t.city
        for tile, laid in enumerate(g.view(None)["map"]):
            for square, digit in enumerate(laid["ways"]):
                x, y = city.xy(tile * 9 + square)
                sides = {(x + dx, y + dy) for side, (dx, dy) in enumerate(SIDES) if int(digit, 16) >> side & 1}
                assert sides == {city.xy(other) for other in city.next[tile * 9 + square]}


SIDES = ((0, -1), (1, 0), (0, 1), (-1, 0))


def test_a_placement_says_which_roads_it_closes() -> None:
    closed_some = 0
    for g in positions("zombies", 700):
        d = g.decision
        if d is None or d.kind != "place_tile":
            continue
        for option in d.options[::5]:
            before = {tuple(at) for at in g.view(None)["dead_ends"]}
            target, after = g.describe(option).target, g.clone()
            drawn = after.t.drawn
            after.t.lay_tile(drawn, option >> 2, option & 3)
            now = {tuple(at) for at in after.view(None)["dead_ends"]}
            assert {tuple(at) for at in target["closes"]} == now - before - {tuple(target["tile"])}
            closed_some += len(target["closes"])
    assert closed_some


# -- Zombinion: what shines ----------------------------------------------------------------------------


def test_to_end_the_turn_is_put_forward_only_when_no_shot_is_wasted_by_it() -> None:
    seen = set()
    for g in positions("zombinion", 200):
        if g.decision is not None and g.decision.kind == "hunt":
            guide, ids = g.rules.screen.guide(g), [g.describe(option).id for option in g.decision.options]
            costs = [id_ for id_ in ids if id_.startswith("aim:") or (id_.startswith("take:") and not is_free(id_))]
            assert guide.nothing_left == (not costs)
            seen.add(guide.nothing_left)
    assert seen == {True, False}


def test_a_pile_that_costs_nothing_does_not_shine_while_there_is_nothing_to_spend() -> None:
    seen = set()
    for g in positions("zombinion", 200):
        if g.decision is not None and g.decision.kind == "hunt":
            dull = [g.describe(option).id for option in g.rules.screen.guide(g).of_no_use]
            free = [id_ for id_ in (g.describe(o).id for o in g.decision.options) if is_free(id_)]
            assert dull == ([] if g.t.shots else free)
            seen.add(bool(g.t.shots))
    assert seen == {True, False}


def is_free(option_id: str) -> bool:
    return option_id in ("take:bullet", "take:infection")
