"""What lies before a player as everybody sees it: what it adds, and why somebody cannot do as he likes."""

from __future__ import annotations

from typing import Any

from tests.games.zombies.harness import CENTRE, HOSPITAL, At, given
from tests.games.zombies.sets.base.test_steering import ROADS


def player(g: At, seat: int, viewer: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = g.view(viewer)["players"][seat]
    return found


def test_items_say_what_they_add_to_a_fight_where_the_pawn_stands() -> None:
    g = given("", "", items=("fire_axe skateboard",), tiles=(HOSPITAL,), pawns=(CENTRE,))
    assert player(g, 0)["adds"] == [{"card": "fire_axe", "value": 1}]
    assert player(g, 0)["paces"] == [{"card": "skateboard", "value": 2}]
    assert player(g, 1)["adds"] == player(g, 1)["paces"] == []


def test_somebody_under_fear_cannot_walk_and_everybody_sees_why() -> None:
    g = given("fear", "").chooses("play:fear>1")
    held = [{"how": "bars", "effect": "fear", "player": None}]
    assert [player(g, 1, viewer)["held_by"] for viewer in (0, 1, None)] == [held] * 3
    assert player(g, 0)["held_by"] == []


def test_a_paralysed_player_loses_his_turn() -> None:
    g = given("hysterical_paralysis", "", "").chooses("play:hysterical_paralysis>1")
    assert player(g, 1)["held_by"] == [{"how": "skips", "effect": "paralysis", "player": None}]


def test_a_claustrophobic_player_cannot_go_everywhere() -> None:
    g = given("claustrophobia", "").chooses("play:claustrophobia>1")
    assert [hold["how"] for hold in player(g, 1)["held_by"]] == ["limits"]


def test_who_is_led_sees_by_whom() -> None:
    g = given("", "brain_cramp", tiles=ROADS).goes_on_to("before_move", player=1).chooses("play:brain_cramp>0")
    assert player(g, 0)["held_by"] == [{"how": "led", "effect": None, "player": 1}]


def test_pages_in_play_are_counted() -> None:
    g = given("", "", items=("the_trees_are_alive twist_of_fate",))
    assert [player(g, seat)["pages"] for seat in (0, 1)] == [2, 0]
