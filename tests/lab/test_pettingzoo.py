"""Our games in PettingZoo and Gymnasium: their own tests, and what rewards mean."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import pytest

import orda
from orda.engine.errors import IllegalChoice, OptionError
from orda.engine.rng import Chance

np = pytest.importorskip("numpy", reason="numpy is not installed: pip install 'orda[rl]'")
pytest.importorskip("pettingzoo", reason="PettingZoo is not installed: pip install 'orda[rl]'")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from pettingzoo.test import api_test, seed_test  # noqa: E402

from orda.lab.gymnasium import SeatEnv  # noqa: E402
from orda.lab.pettingzoo import OrdaEnv, env  # noqa: E402

TABLES = [(game, players) for game in orda.games() for players in orda.rules(game).players]
EXPECTED = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
)
pytestmark = pytest.mark.filterwarnings("ignore")


def without_other_warnings(check: Callable[[], object]) -> None:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        check()
    others = [str(warning.message) for warning in caught if not str(warning.message).startswith(EXPECTED)]
    assert not others


def play(table: OrdaEnv, seed: int, most: int = 100_000) -> dict[str, float]:
    """Random play; what each agent got in all."""
    table.reset(seed=seed)
    chance, got = Chance(seed), dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter(most):
        seen, reward, over, cut_off, _ = table.last()
        got[agent] += reward
        table.step(None if over or cut_off else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return got


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_pettingzoos_own_tests_pass_for_every_number_of_players(game: str, players: int) -> None:
    without_other_warnings(lambda: api_test(env(game, players, max_cycles=150), num_cycles=60))
    without_other_warnings(lambda: seed_test(lambda: env(game, players, max_cycles=100), num_cycles=25))


@pytest.mark.parametrize("options", orda.rules("zombies").beginning.option_sets(6), ids=str)
def test_they_pass_for_every_set_of_zombies_too(options: dict[str, Any]) -> None:
    without_other_warnings(lambda: api_test(env("zombies", 6, max_cycles=60, **options), num_cycles=30))


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_max_cycles_cuts_the_game_off_for_everybody_after_so_many_choices(game: str, players: int) -> None:
    table = env(game, players, max_cycles=3)
    table.reset(seed=5)
    steps = 0
    while not any(table.truncations.values()):
        assert not any(table.terminations.values())
        table.step(min(table.legal()))
        steps += 1
    assert steps == 3
    assert all(table.truncations.values())
    assert not any(table.terminations.values())
    for _ in range(players):
        table.step(None)
    assert not table.agents


def test_a_game_without_a_limit_ends_by_itself() -> None:
    table = env("zombinion", 2)
    play(table, 1)
    assert table.game.result is not None
    assert not table.agents


@pytest.mark.parametrize("game", ["run", "zombinion"])
def test_the_rewards_of_a_competitive_game_add_up_to_nothing(game: str) -> None:
    for seed in range(4):
        table = env(game, 3)
        got = play(table, seed)
        assert sum(got.values()) == pytest.approx(0)
        assert table.game.result is not None
        assert [agent for agent, reward in got.items() if reward > 0] == [
            f"seat_{seat}" for seat in table.game.result.winners
        ]


def test_a_shared_win_is_shared() -> None:
    """Nobody hunts: both have as many points and turns."""
    for seed in range(200):
        table = env("zombinion", 2)
        got = play(table, seed)
        assert table.game.result is not None
        if len(table.game.result.winners) == 2:
            assert got == {"seat_0": 0.0, "seat_1": 0.0}
            return
    pytest.fail("no game was drawn")


def test_a_cooperative_game_is_won_or_lost_by_all() -> None:
    table = env("off_the_dead", 3)
    got = play(table, 2)
    assert table.game.result is not None
    assert set(got.values()) == {1.0 if table.game.result.winners else -1.0}


def test_only_who_is_asked_has_actions() -> None:
    table = env("run", 3)
    table.reset(seed=1)
    for agent in table.possible_agents:
        mask = table.observe(agent)["action_mask"]
        assert mask.any() == (agent == table.agent_selection)
        assert table.observation_space(agent).contains(table.observe(agent))


def test_an_action_that_is_not_allowed_is_refused_and_changes_nothing() -> None:
    table = env("run", 2)
    table.reset(seed=1)
    before = table.game.save()
    with pytest.raises(IllegalChoice, match=r"action 3 \(other#3\) is not allowed now; allowed: "):
        table.step(3)
    with pytest.raises(IllegalChoice, match=r"action 99999 \(no action\) is not allowed"):
        table.step(99999)
    assert table.game.save() == before


def test_sizes_are_the_same_for_every_number_of_players_and_every_option() -> None:
    sizes = {
        (len(table.fields), len(table.actions))
        for players in (2, 4)
        for table in [env("zombinion", players), env("zombinion", players, kingdom="random")]
    }
    assert len(sizes) == 1
    assert env("zombinion").metadata["name"] == f"orda_zombinion_v{env('zombinion').catalogue.version}"


def test_numbered_actions_tell_their_squares() -> None:
    table = env("zombies", 2)
    table.reset(seed=3)
    for _ in range(400):
        for action in table.legal():
            if "#" in table.actions[action] and "*" in table.actions[action]:
                assert table.squares(action)
                return
        table.step(max(table.legal()))
    pytest.fail("no action with squares")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        ({"game": "chess"}, "game 'chess' is unknown"),
        ({"game": "run", "players": 9}, "players=9 is not allowed"),
        ({"game": "run", "kingdom": "x"}, "run has no option 'kingdom'"),
        ({"game": "run", "max_cycles": 0}, "max_cycles=0 is not allowed"),
    ],
)
def test_a_wrong_table_is_refused(arguments: dict[str, Any], complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        env(**arguments)


# -- one seat ----------------------------------------------------------------------------------------------


class Legal(SeatEnv):
    """As Gymnasium's checker wants it: any action will do."""

    def step(self, action: int) -> Any:
        legal = sorted(self.table.legal())
        return super().step(legal[int(action) % len(legal)])


BOTS = {"run": "greedy", "zombinion": "big_money", "off_the_dead": "random", "zombies": "random"}


@pytest.mark.parametrize(("game", "bots"), BOTS.items())
def test_gymnasiums_checker_passes(game: str, bots: str) -> None:
    check_env(Legal(game, 2, bots=bots), skip_render_check=True)


def test_one_seat_plays_a_whole_game_against_bots() -> None:
    table = SeatEnv("run", 4, seat=2, bots=["greedy", "random", "greedy"])
    chance, rewards = Chance(3), []
    for seed in range(5):
        seen, _ = table.reset(seed=seed)
        over, reward = False, 0.0
        while not over:
            assert table.table.agent_selection == "seat_2"
            seen, reward, over, cut_off, _ = table.step(int(chance.choice(np.flatnonzero(seen["action_mask"]))))
            assert not cut_off
        rewards.append(reward)
    assert set(rewards) <= {1.0, -1 / 3}
    assert len(set(rewards)) >= 1


def test_one_seat_is_cut_off_after_its_own_choices() -> None:
    table = SeatEnv("zombinion", 2, max_cycles=2)
    table.reset(seed=1)
    assert [table.step(min(table.table.legal()))[3] for _ in range(2)] == [False, True]


def test_a_wrong_seat_or_bot_is_refused() -> None:
    with pytest.raises(OptionError, match="seat=2 is not allowed; allowed: 0 to 1"):
        SeatEnv("run", 2, seat=2)
    with pytest.raises(OptionError, match="bots names 3; allowed: one for all, or 1"):
        SeatEnv("run", 2, bots=["random"] * 3)
    with pytest.raises(OptionError, match="no bot 'genius'"):
        SeatEnv("run", 2, bots="genius")
