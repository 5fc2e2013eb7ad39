"""What the rules ask of cards in play, one hook after the other, with an item and an effect made for the test."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from orda.engine.game import STOP
from orda.games.zombies.in_play import BARRED, BARRED_ON_FOOT, HEARERS, SKIPS_ROUND, SKIPS_TURN, InPlay, Roll
from orda.games.zombies.outlook import at_once
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE, Walk
from orda.games.zombies.registry import CARDS, EFFECTS, FREE, CardSet, Hint
from orda.games.zombies.steps import step
from orda.games.zombies.table import EVERYBODY, ZombiesTable
from tests.games.zombies.harness import (
    CENTRE,
    HOSPITAL,
    At,
    at,
    given,
)

EFFECT = 99
Lay = Callable[[InPlay], None]
SOUTH = ("base_straight 0 1 0",)


@pytest.fixture
def probe() -> Iterator[CardSet]:
    """A set whose cards and effects are gone after the test."""
    before = [(registry, registry.ids[:], dict(registry.things)) for registry in (CARDS, EFFECTS)]
    steps = dict(step.by_name)
    yield CardSet("probe")
    step.by_name = steps
    for hearers in HEARERS.values():
        hearers.items &= set(before[0][2])
        hearers.effects &= set(before[1][2])
    for registry, known, things in before:
        registry.ids[:] = known
        registry.things.clear()
        registry.things.update(things)  # type: ignore[arg-type]
        registry.numbers = {known[n]: n for n in sorted(things)}


@pytest.fixture
def item(probe: CardSet) -> Lay:
    """Makes the item `probe`."""

    def nothing(g: Play, target: int) -> None:
        pass

    def lay(does: InPlay) -> None:
        probe.item(CARDS.newest + 1, "probe", copies=1, windows=FREE, hint=Hint(at_once), in_play=does)(nothing)

    return lay


@pytest.fixture
def effect(probe: CardSet) -> Lay:
    """Makes the effect EFFECT."""

    def lay(does: InPlay) -> None:
        probe.lasting(EFFECT, "probe", card="probe", in_play=does)

    return lay


def under(g: At, on: int = EVERYBODY, tile: int = NONE) -> At:
    g.t.lasts(EFFECT, on=on, tile=tile)
    return g


def always(*_args: object) -> bool:
    return True


# -- fights -----------------------------------------------------------------------------------------------


def three_more(t: ZombiesTable, player: int, tile: int, roll: Roll) -> int:
    return 3


def test_an_item_adds_to_the_rolls_of_its_owner_only(item: Lay) -> None:
    item(InPlay(roll=three_more))
    assert given("", "", items=("probe",), zombies=(CENTRE,), dice=(1,)).t.trophies[0] == 1
    g = given("", "", items=("", "probe"), zombies=(CENTRE,), dice=(1,))
    assert g.asked == (0, "pay")


def test_what_is_added_is_shown_by_card(item: Lay) -> None:
    item(InPlay(roll=lambda _t, _player, _tile, roll: 1 if roll.building == NONE else 2))
    g = given("", "", items=("probe fire_axe",), zombies=(CENTRE,), dice=(1,))
    assert g.view(None)["fights"][0]["bonuses"] == [{"card": "probe", "value": 1}, {"card": "fire_axe", "value": 1}]


def test_without_weapons_only_what_is_no_weapon_adds_and_no_charge_is_used_up(effect: Lay) -> None:
    effect(InPlay(no_weapons=True))
    g = under(given("", "", items=("fire_axe hey_look_a_shotgun",), zombies=((1, 0),)))
    g.rolls(1).chooses("step:1,0")
    assert g.asked == (0, "pay")
    assert (g.t.charges[0], g.view(None)["fights"][0]["bonuses"]) == (3, [])


def test_without_bullets_a_miss_is_paid_with_lives(effect: Lay) -> None:
    effect(InPlay(no_bullets=True))
    g = under(given("", "", zombies=((1, 0),)))
    g.rolls(3).chooses("step:1,0")
    assert (g.t.bullets[0], "wound" in g.told()) == (3, True)


@pytest.mark.parametrize(("on", "fought"), [(EVERYBODY, False), (0, False), (1, True)])
def test_who_is_at_peace_fights_no_zombie(effect: Lay, on: int, fought: bool) -> None:
    effect(InPlay(peace=always))
    g = under(given("", "", zombies=((1, 0),)), on)
    g.chooses("step:1,0")
    assert ("fight" in g.told()) == fought


def test_peace_may_hold_on_one_tile_only(effect: Lay) -> None:
    effect(InPlay(peace=lambda _t, _player, tile, square: square // 9 == tile))
    g = under(given("", "", tiles=SOUTH, zombies=((1, 2), (1, 3))), on=0, tile=0)
    g.chooses("step:1,2")
    assert "fight" not in g.told()
    g.chooses("step:1,3")
    assert "fight" in g.told()


# -- walking ----------------------------------------------------------------------------------------------


def test_points_are_added_to_the_movement(item: Lay) -> None:
    item(InPlay(points=4))
    assert given("", "", items=("probe",)).walk.points == 9


@pytest.mark.parametrize(("bar", "by_car"), [(BARRED, False), (BARRED_ON_FOOT, True)])
def test_a_bar_takes_away_the_walking_and_only_some_leave_the_car(effect: Lay, bar: int, by_car: bool) -> None:
    effect(InPlay(bars=bar))
    g = given("", "the_keys_are_still_in_it", "")
    g.t.effects.append((EFFECT, 1, 1, 2, NONE))
    g.goes_on_to_turn(2)
    seen = g.goes_on_to_turn(3)
    assert (1, "step") not in seen
    assert ((1, "before_move") in seen) == by_car


def test_a_car_lifts_the_bar(effect: Lay) -> None:
    effect(InPlay(bars=BARRED_ON_FOOT))
    g = given("", "the_keys_are_still_in_it", "")
    g.t.effects.append((EFFECT, 1, 1, 2, NONE))
    g.goes_on_to("before_move", player=1).chooses("play:the_keys_are_still_in_it")
    assert (g.asked, g.walk.points) == ((1, "step"), 10)


def test_limits_bind_every_step_and_one_may_stop_if_none_is_left(effect: Lay) -> None:
    def no_leaving(t: ZombiesTable, walk: Walk, tile: int, points_left: int, options: list[int]) -> list[int]:
        return [s for s in options if s != STOP and s // 9 == tile]

    effect(InPlay(limits=no_leaving))
    g = under(given("", "", tiles=SOUTH, pawns=((1, 2),)), on=0, tile=0)
    g.chooses("step:1,1")
    g.refuses("stop")
    g = under(given("", "", tiles=SOUTH, pawns=((1, 2),)), on=0, tile=1)
    g.chooses("step:1,1")
    assert g.asked != (0, "step"), "no step and no stop was left, so he stopped"


@pytest.mark.parametrize(("how", "may_play"), [(SKIPS_TURN, 1), (SKIPS_ROUND, 0)])
def test_a_skipped_turn_leaves_the_card_of_the_round_or_not(effect: Lay, how: int, may_play: int) -> None:
    effect(InPlay(skips=how))
    g = given("", "", "")
    g.t.effects.append((EFFECT, 1, 1, 1, NONE))
    g.goes_on_to_turn(3)
    assert g.t.turn == 3
    assert g.t.may_play >> 1 & 1 == may_play


# -- zombies ----------------------------------------------------------------------------------------------


def test_pinned_zombies_stay_and_the_others_move(effect: Lay) -> None:
    effect(InPlay(pins=lambda t, _on, _tile: [at(t, (1, 0))]))
    g = under(given("", "", zombies=((1, 0), (1, 2))))
    g.chooses("stop")
    assert g.zombies == [(1, 0), CENTRE], "the only step there was"


def test_no_zombie_comes_or_is_put_where_it_is_closed(effect: Lay) -> None:
    effect(InPlay(closes=lambda _t, _on, tile, _kind: range(tile * 9, tile * 9 + 9)))
    g = under(given("zombie_master just_when_you_thought", "", tiles=(HOSPITAL,), zombies=((1, 0),)), tile=1)
    g.chooses("pass_turn", "step:1,2")
    assert [way for way in g.ids if way.startswith("play")] == ["play:zombie_master"]
    g.chooses("play:zombie_master")
    assert [s for s in g.t.crowd if s // 9 == 1] == []
    assert g.zombies == [(0, 1), (1, 0), (2, 1)], "on all other free squares"


# -- what happens -----------------------------------------------------------------------------------------


def test_an_item_hears_where_its_owner_arrives_kills_and_dies(item: Lay) -> None:
    heard: list[tuple[str, int, int]] = []
    item(
        InPlay(
            arrived=lambda _g, player, _tile, square: heard.append(("arrived", player, square)),
            killed=lambda _g, player, _tile, square: heard.append(("killed", player, square)),
            died=lambda g, player, _tile, square: heard.append((f"died with {len(g.t.items[player])}", player, square)),
        )
    )
    g = given("", "", items=("probe",), zombies=((1, 0), (1, 2)), lives=(1,), bullets=(0,)).rolls(6)
    g.chooses("step:1,0", "step:1,1")
    assert heard == [("arrived", 0, at(g.t, (1, 0))), ("killed", 0, at(g.t, (1, 0))), ("arrived", 0, at(g.t, CENTRE))]
    heard.clear()
    g.t.lives[0] = 0
    g.rolls(1).chooses("step:1,2", "pay:die")
    assert [what for what, _, _ in heard] == ["arrived", "died with 1"]
