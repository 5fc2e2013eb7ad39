"""Making games of Zombies!!!, and what is refused with which words."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import orda
from orda.engine.errors import OptionError
from orda.engine.options import is_met
from orda.games.zombies import RULES
from orda.games.zombies.setup import NEEDS
from orda.texts import LANGUAGES, Speaker


@pytest.mark.parametrize("players", range(2, 7))
def test_two_to_six_can_play(players: int) -> None:
    assert orda.new("zombies", players=players, seed=1).players == players


@pytest.mark.parametrize(
    ("sets", "played"),
    [
        ("dc", ["dc"]),
        (["te"], ["te"]),
        (["MW", "base"], ["base", "mw"]),
        (("te", "base", "dc"), ["base", "dc", "te"]),
        (["te", "mw", "dc", "base"], ["base", "dc", "mw", "te"]),
    ],
)
def test_the_city_is_played_with_any_other_sets_and_each_of_them_alone(sets: object, played: list[str]) -> None:
    assert orda.new("zombies", 2, 1, tile_sets=sets).options["tile_sets"] == played


def test_sets_without_the_city_between_them_are_refused() -> None:
    with pytest.raises(OptionError) as refused:
        orda.new("zombies", 2, 1, tile_sets=["te", "dc"])
    assert str(refused.value) == (
        "tile_sets='dc' is not allowed with tile_sets=['dc', 'te']; allowed: without mw and te, or with base"
    )
    assert refused.value.option == "tile_sets"


def test_cards_only_sets_are_not_tiles() -> None:
    with pytest.raises(OptionError, match=r"tile_sets=\['base', 'ndy'\] is not allowed; allowed: base"):
        orda.new("zombies", seed=1, tile_sets=["base", "ndy"])


@pytest.mark.parametrize("sets", [[], None, 3, ["base", "base"], ["monopoly"], [1], {"base": 1}])
def test_nonsense_for_sets_is_refused(sets: object) -> None:
    with pytest.raises(OptionError, match=r"tile_sets=.* is not allowed; allowed: base, alone or with"):
        orda.new("zombies", seed=1, tile_sets=sets)


@pytest.mark.parametrize("sets", [["base"], ["base", "mw"], ["base", "dc"], ["base", "dc", "mw"]])
def test_the_scenario_is_played_with_the_city_the_base_and_the_mall(sets: list[str]) -> None:
    assert orda.new("zombies", seed=1, tile_sets=sets, scenario="keys").options["scenario"] == "keys"


@pytest.mark.parametrize("sets", [["te"], ["dc"], ["mw"], ["base", "te"], ["base", "dc", "mw", "te"]])
def test_the_scenario_is_refused_with_the_woods_and_without_the_city(sets: list[str]) -> None:
    with pytest.raises(OptionError, match=r"scenario='keys' is not allowed with tile_sets=.*; allowed: with base, w"):
        orda.new("zombies", seed=1, tile_sets=sets, scenario="keys")


@pytest.mark.parametrize("value", ["yes", 1, None])
def test_where_the_cabin_lies_is_yes_or_no(value: object) -> None:
    with pytest.raises(OptionError, match=r"cabin_last_ten=.* is not allowed; allowed: true, false"):
        orda.new("zombies", seed=1, tile_sets=["te"], cabin_last_ten=value)


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


SUBSETS = [list(some) for size in range(1, 5) for some in combinations(("base", "dc", "mw", "te"), size)]
CARDS = [None, ["base"], ["ndy"], ["base", "ndy"], ["base", "dc", "mw", "ndy", "te"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_refused_is_what_the_needs_say_and_each_has_its_reason_in_words(language: str) -> None:
    """A form that asks the needs alone offers all that can be played and nothing else."""
    speaker, refused = Speaker(language), 0
    for tiles, cards, how, scenario in product(SUBSETS, CARDS, ("merged", "separate", "recommended"), ("none", "keys")):
        options = {"tile_sets": tiles, "card_sets": cards, "event_decks": how, "scenario": scenario}
        unmet = [need for need in NEEDS if not is_met(need, options | {"card_sets": cards or tiles})]
        if not unmet:
            assert RULES.read_options(2, options)["tile_sets"] == tiles
            continue
        with pytest.raises(OptionError) as error:
            RULES.read_options(2, options)
        assert (error.value.option, error.value.reason) in [(need.option, need.reason) for need in unmet]
        assert all(speaker.say(need.reason).endswith(".") for need in unmet)
        refused += 1
    assert 0 < refused < len(SUBSETS) * len(CARDS) * 6


def test_the_options_chosen_are_those_played_with() -> None:
    g = RULES.new(3, 1, kill_target=7, max_rounds=9, scenario="keys")
    assert (g.t.target, g.t.most_rounds, g.t.scenario) == (7, 9, 1)
    assert RULES.new(3, 1).t.target == 22
