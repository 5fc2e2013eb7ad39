"""Making games of Zombie! Run, what is refused, and what the options and the view say."""

from __future__ import annotations

import pytest

import orda
from orda.engine.errors import OptionError
from tests.games.run.harness import given


@pytest.mark.parametrize("players", range(2, 8))
def test_two_to_seven_can_play(players: int) -> None:
    assert orda.new("run", players=players, seed=1).players == players


@pytest.mark.parametrize("players", [1, 8, 0, -1, True, "3", 2.0, None])
def test_other_player_counts_are_refused(players: object) -> None:
    with pytest.raises(OptionError, match=r"players=.* is not allowed for run; allowed: 2 to 7"):
        orda.new("run", players=players, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("first", [3, -1, True, "me", None, [0]])
def test_a_first_player_who_does_not_sit_there_is_refused(first: object) -> None:
    with pytest.raises(OptionError, match=r"first_player=.* is not allowed; allowed: a seat from 0 on, or random"):
        orda.new("run", players=3, seed=1, first_player=first)


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="run has no option 'kingdom'; allowed: first_player"):
        orda.new("run", players=3, seed=1, kingdom="first_game")


def test_option_ids_name_rule_card_and_seat() -> None:
    g = given("ball_item drop_zombie", "", "", deck="fish_item")
    assert g.ids == [
        "play:ball_item>0", "play:fish_item>0", "play:drop_zombie>1", "play:drop_zombie>2",
        "special:ball_item>1", "special:ball_item>2", "special:fish_item>1", "special:fish_item>2",
        "special:drop_zombie>0",
    ]  # fmt: skip


def test_targets_name_card_and_seat() -> None:
    g = given("ball_item", "", deck="drop_zombie")
    target = g.game.describe(g.decision.options[0]).target
    assert target == {"card": "ball_item", "seat": 0, "cancels": None, "special": False}


def test_a_hand_is_seen_only_by_its_owner() -> None:
    game = orda.new("run", players=3, seed=5)
    for viewer in (None, 0, 1, 2):
        players = game.view(viewer)["players"]
        assert [seat for seat, player in enumerate(players) if "hand" in player] == ([] if viewer is None else [viewer])


def test_the_table_is_told_line_by_line_with_the_own_hand_last() -> None:
    g = given("paw_item", "note_item", "", before=["ball_item", "paw_zombie", ""], turned=[2], deck="ball_zombie")
    lines = [message.id for message in g.game.rules.words.narrate(g.view(0))]
    both = ["run-see-items", "run-see-zombies"]
    assert lines == ["run-see-piles", *both, *both, "run-see-zombie", "run-see-hand"]
    assert [message.id for message in g.game.rules.words.narrate(g.view(None))] == lines[:-1], "spectators see no hand"


def test_the_card_a_zombie_player_draws_is_seen_by_all() -> None:
    g = given("", "", "", turned=[0], deck="ball_zombie")
    assert g.view(None)["players"][0]["hand"] == ["ball_zombie"]
    other = g.game.clone()
    other.redeal(1, 7)
    assert other.view(None)["players"][0]["hand"] == ["ball_zombie"]


def test_a_drawn_card_is_told_to_its_owner_only() -> None:
    g = given("ball_item", "", deck="drop_item")
    heard = {event.kind: event for event in g.game.events}
    assert heard["draw_card"].heard_by(0)
    assert not heard["draw_card"].heard_by(1)
    assert not heard["draw_card"].heard_by(None)
    assert not heard["draw"].heard_by(0)
    assert heard["draw"].heard_by(1)
    assert heard["draw"].heard_by(None)
