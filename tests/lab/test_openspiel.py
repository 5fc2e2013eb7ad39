"""Our games in OpenSpiel: its own tests, its ISMCTS bot, and what an information state is."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import orda

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install 'orda[openspiel]'")
pytestmark = pytest.mark.filterwarnings("ignore")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import orda.lab.openspiel  # noqa: E402
from orda.engine.errors import OptionError  # noqa: E402

TABLES = [(game, players) for game in orda.games() for players in orda.rules(game).players]
SHORT = {"zombies": "kill_target:2;max_rounds:20", "zombinion": "kingdom:first_game"}


def load(name: str, players: int = 2, seed: int = 1) -> Any:
    given = {"players": players, "options": SHORT.get(name, ""), "rng_seed": seed}
    return pyspiel.load_game(f"orda_{name}", given)


def dealt(game: Any) -> Any:
    state = game.new_initial_state()
    state.apply_action(state.chance_outcomes()[0][0])
    return state


def middle(name: str, players: int, choices: int) -> Any:
    state, chance = dealt(load(name, players)), np.random.RandomState(3)
    for _ in range(choices):
        if state.is_terminal():
            break
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_openspiels_random_sim_test_passes_for_every_number_of_players(name: str, players: int) -> None:
    pyspiel.random_sim_test(load(name, players), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", orda.games())
def test_openspiels_test_of_its_own_python_games_passes(name: str) -> None:
    tests = pytest.importorskip("open_spiel.python.tests.games_sim_test")
    tests.GamesSimTest().sim_game(load(name))


@pytest.mark.parametrize("name", orda.games())
def test_the_ismcts_bot_plays_a_whole_game(name: str) -> None:
    game, chance = load(name), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, chance)
    bots = [ismcts.ISMCTSBot(game, evaluator, 1.0, 2, random_state=chance) for _ in range(2)]
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(int(bots[state.current_player()].step(state)))
    assert state.held.game.result is not None
    if name == "off_the_dead":
        assert set(state.returns()) in ({1.0}, {-1.0})
    else:
        assert sum(state.returns()) == pytest.approx(0)


@pytest.mark.parametrize("name", orda.games())
def test_resampling_keeps_what_the_seat_knows_and_deals_the_rest_anew(name: str) -> None:
    state = middle(name, 2, 12)
    player = state.current_player()
    others, numbers = set(), iter(np.linspace(0.01, 0.99, 12))
    for _ in range(6):
        other = state.resample_from_infostate(player, lambda: next(numbers))
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        others.add(str(other))
    assert len(others) > 1


def test_clones_and_pickles_are_independent_copies() -> None:
    state = middle("zombinion", 2, 15)
    text = str(state)
    for copy in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert str(copy) == text
        copy.apply_action(copy.legal_actions()[0])
        assert str(copy) != text
        assert str(state) == text


def test_lists_are_options_too() -> None:
    cards = orda.rules("zombinion").options["kingdom"].to_data()["sets"][1]["cards"]
    game = pyspiel.load_game("orda_zombinion", {"options": f"kingdom:{'+'.join(cards)}"})
    assert set(cards) < set(dealt(game).held.game.view(0)["supply"])
    assert set(cards) < set(dealt(pyspiel.load_game(str(game))).held.game.view(0)["supply"])


def test_a_pickled_game_goes_on_with_the_same_deals() -> None:
    game = load("run", seed=7)
    game.new_initial_state()
    again = pickle.loads(pickle.dumps(game))
    assert game.new_initial_state().chance_outcomes() == again.new_initial_state().chance_outcomes()


def test_the_same_seed_draws_the_same_deals() -> None:
    deals = [[load("run", seed=seed).new_initial_state().chance_outcomes()[0][0]] for seed in (5, 5, 6)]
    assert deals[0] == deals[1] != deals[2]
    game = load("run", seed=5)
    assert game.new_initial_state().chance_outcomes() != game.new_initial_state().chance_outcomes()


def test_an_information_state_recalls_what_the_seat_has_chosen() -> None:
    state = dealt(load("run"))
    player, action = state.current_player(), state.legal_actions()[0]
    state.apply_action(action)
    assert str([action]) in state.information_state_string(player)
    fields = len(state.setting().catalogue.fields)
    assert state.information_state_tensor(player)[fields + action] == 1
    assert len(state.observation_tensor(player)) == fields


def test_actions_have_the_names_of_the_catalogue() -> None:
    state = dealt(load("run"))
    names = [state.action_to_string(action) for action in state.legal_actions()]
    assert all(name.startswith(("play/play:", "play/special:")) for name in names)


@pytest.mark.parametrize(
    ("given", "complaint"),
    [
        ({"players": 9}, "players=9 is not allowed for run"),
        ({"options": "x"}, "allowed: name:value;name:value"),
        ({"options": "kingdom:1"}, "run has no option 'kingdom'"),
    ],
)
def test_wrong_parameters_are_refused(given: dict[str, Any], complaint: str) -> None:
    with pytest.raises((OptionError, RuntimeError), match=complaint):
        pyspiel.load_game("orda_run", given)
