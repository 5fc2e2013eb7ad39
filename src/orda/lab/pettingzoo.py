"""Our games as PettingZoo environments (AEC, with an action mask). Needs the extra `rl`.

    from orda.lab.pettingzoo import env

    table = env("run", players=4)
    table.reset(seed=1)
    for agent in table.agent_iter():
        observation, reward, over, cut_off, info = table.last()
        action = None if over or cut_off else table.action_space(agent).sample(observation["action_mask"])
        table.step(action)

What observations and actions mean is in the catalogue of the game (orda.lab.catalogue): `table.fields` and
`table.actions` are their names. Whoever wins alone gets 1 and the others together -1; winners share; in a cooperative
game all get 1 or all get -1. Only who is asked has actions.
"""

from __future__ import annotations

from array import array
from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv

from orda.engine.errors import IllegalChoice, OptionError
from orda.engine.game import Game
from orda.games import find_rules
from orda.lab.catalogue import Reader, catalogue, squares_of
from orda.lab.playing import reward

MOST: Final = 10_000.0  # no field is larger
SEED_BITS: Final = 60


def env(game: str, players: int = 2, max_cycles: int | None = None, **options: Any) -> OrdaEnv:
    """A table; `max_cycles` cuts games off after so many choices."""
    return OrdaEnv(game, players, max_cycles, **options)


raw_env = env


class OrdaEnv(AECEnv[str, Any, Any]):  # type: ignore[misc]
    metadata: dict[str, Any] = {"name": "orda", "render_modes": ["ansi"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, game: str, players: int = 2, max_cycles: int | None = None, **options: Any) -> None:
        super().__init__()
        self.rules = find_rules(game)
        self.rules.read_options(self.rules.read_players(players), options)
        if max_cycles is not None and max_cycles < 1:
            raise OptionError(f"max_cycles={max_cycles} is not allowed; allowed: a whole number from 1 on, or None")
        self.players, self.options, self.max_cycles = players, options, max_cycles
        self.render_mode = "ansi"
        self.catalogue = catalogue(game)
        self.metadata = {**self.metadata, "name": f"orda_{game}_v{self.catalogue.version}"}
        self.reader = Reader(self.catalogue.index, players)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.make_spaces()
        self.chance = np.random.default_rng()
        self.choices: dict[int, int] | None = None  # action: option, of the present decision
        self.game: Game[Any]

    def make_spaces(self) -> None:
        fields, actions = len(self.fields), len(self.actions)
        self.zeros = bytes(4 * fields)
        self.no_actions = bytes(actions)
        seen = gymnasium.spaces.Box(-MOST, MOST, (fields,), np.float32)
        mask = gymnasium.spaces.Box(0, 1, (actions,), np.int8)
        space = gymnasium.spaces.Dict
        self.observation_spaces = {
            agent: space({"observation": seen, "action_mask": mask}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}

    @property
    def fields(self) -> list[str]:
        """What each number of an observation is."""
        return self.catalogue.fields

    @property
    def actions(self) -> list[str]:
        """What each action is."""
        return self.catalogue.actions.names

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    # -- playing -------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same game, and the same games after it."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        deal = int(self.chance.integers(1 << SEED_BITS))
        self.game = self.rules.new(self.players, deal, **self.options)
        self.game.telling = False
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.ask()

    def ask(self) -> None:
        self.choices = None
        decision = self.game.decision
        if decision is not None:
            self.agent_selection = self.possible_agents[decision.player]

    def legal(self) -> dict[int, int]:
        """Action: option, for who is asked; worked out once for a decision."""
        if self.choices is None:
            over = self.game.decision is None
            self.choices = {} if over else self.catalogue.actions.options(self.game)
        return self.choices

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        option = self.legal().get(int(action))
        if option is None:
            name = self.actions[action] if 0 <= action < len(self.actions) else "no action"
            raise IllegalChoice(f"action {action} ({name}) is not allowed now; allowed: {sorted(self.legal())}")
        self.game.apply(option)
        self.cycles += 1
        self._cumulative_rewards[agent] = 0.0
        self.ask()
        if self.game.decision is None:
            self.end()
        elif self.cycles == self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)

    def end(self) -> None:
        for agent, seat in self.seats.items():
            self.rewards[agent] = reward(self.game, seat)
            self.terminations[agent] = True
        self._accumulate_rewards()

    # -- looking ---------------------------------------------------------------------------------

    def observe(self, agent: str) -> dict[str, Any]:
        seat, out = self.seats[agent], array("f", self.zeros)
        self.reader.read(self.game.view(seat), seat, out)
        mask = bytearray(self.no_actions)
        decision = self.game.decision
        if decision is not None and decision.player == seat:
            for action in self.legal():
                mask[action] = 1
        return {"observation": np.frombuffer(out, np.float32), "action_mask": np.frombuffer(mask, np.int8)}

    def squares(self, action: int) -> list[tuple[int, int]]:
        """The squares (or tiles) that an action which is allowed now means: for actions that are numbered."""
        return squares_of(self.game, self.legal()[action])

    def render(self) -> str:
        return str(self.game.view(None))

    def close(self) -> None:
        pass
