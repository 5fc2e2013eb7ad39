"""Making games of Zombies!!!, and what is refused with which words."""

from __future__ import annotations

import pytest

import orda
from orda.engine.errors import OptionError
from orda.games.zombies import RULES


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    assert orda.new("zombies", players=players, seed=1).players == players


@pytest.mark.parametrize("sets", [["base", "dc"], ["te"], ["mw", "base"], "dc"])
def test_sets_to_come_are_refused_with_not_yet(sets: object) -> None:
    with pytest.raises(OptionError, match=r"tile_sets=.* is not allowed \(not yet: .*\); allowed: base"):
        orda.new("zombies", 2, 1, tile_sets=sets)


def test_cards_only_sets_are_not_tiles() -> None:
    assert orda.new("zombies", seed=1, card_sets=["base", "ndy"]).options["card_sets"] == ["base", "ndy"]
    with pytest.raises(OptionError, match=r"tile_sets=\['base', 'ndy'\] is not allowed; allowed: base"):
        orda.new("zombies", seed=1, tile_sets=["base", "ndy"])


@pytest.mark.parametrize("sets", [[], None, 3, ["base", "base"], ["monopoly"], [1], {"base": 1}])
def test_nonsense_for_sets_is_refused(sets: object) -> None:
    with pytest.raises(OptionError, match=r"tile_sets=.* is not allowed; allowed: base"):
        orda.new("zombies", seed=1, tile_sets=sets)


@pytest.mark.parametrize("sets", [["base"], ("base",), "base", ["BASE"]])
def test_the_base_set_can_be_named_in_several_ways(sets: object) -> None:
    assert orda.new("zombies", seed=1, tile_sets=sets).options["tile_sets"] == ["base"]


@pytest.mark.parametrize("target", [0, -1, True, "25", 1.5])
def test_a_kill_target_is_a_whole_number_from_one(target: object) -> None:
    with pytest.raises(OptionError, match=r"kill_target=.* is not allowed; allowed: a whole number from 1"):
        orda.new("zombies", seed=1, kill_target=target)


@pytest.mark.parametrize("rounds", [0, -3, "ten", False])
def test_max_rounds_is_a_whole_number_from_one(rounds: object) -> None:
    with pytest.raises(OptionError, match=r"max_rounds=.* is not allowed; allowed: a whole number"):
        orda.new("zombies", seed=1, max_rounds=rounds)


def test_an_unknown_scenario_is_refused() -> None:
    with pytest.raises(OptionError, match=r"scenario='doors' is not allowed; allowed: none, keys"):
        orda.new("zombies", seed=1, scenario="doors")


def test_an_unknown_option_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match="zombies has no option 'dogs'; allowed: tile_sets, card_sets, event_decks"):
        orda.new("zombies", seed=1, dogs=True)


def test_the_options_chosen_are_those_played_with() -> None:
    g = RULES.new(3, 1, kill_target=7, max_rounds=9, scenario="keys")
    assert (g.t.target, g.t.most_rounds, g.t.scenario) == (7, 9, 1)
    assert RULES.new(3, 1).t.target == 22
