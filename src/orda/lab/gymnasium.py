"""One seat against bots, as a Gymnasium environment. Needs the extra `rl`.

    from orda.lab.gymnasium import SeatEnv

    table = SeatEnv("run", players=2, bots="greedy")
    observation, info = table.reset(seed=1)
    observation, reward, over, cut_off, info = table.step(action)  # one of those that observation["action_mask"] allows

The bots play on until the seat is asked again, or the game is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium

from orda.engine.bot import Bot
from orda.engine.errors import OptionError
from orda.lab.pettingzoo import SEED_BITS, env
from orda.lab.playing import bot_maker, reward


class SeatEnv(gymnasium.Env[dict[str, Any], int]):  # type: ignore[misc]
    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        """`bots` is one for all other seats, or one for each of them."""
        self.table = env(game, players, **options)
        if not 0 <= seat < players:
            raise OptionError(f"seat={seat} is not allowed; allowed: 0 to {players - 1}")
        names = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
        if len(names) != players - 1:
            raise OptionError(f"bots names {len(names)}; allowed: one for all, or {players - 1}")
        self.makers = [bot_maker(self.table.rules, name) for name in names]
        self.seat, self.agent, self.max_cycles = seat, f"seat_{seat}", max_cycles
        self.observation_space = self.table.observation_space(self.agent)
        self.action_space = self.table.action_space(self.agent)
        self.metadata = {"render_modes": ["ansi"]}
        self.render_mode = "ansi"
        self.others: dict[int, Bot] = {}
        self.cycles = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, at the first decision of the seat (one in which it is never asked is left out)."""
        super().reset(seed=seed)
        self.cycles = 0
        while True:
            deal = int(self.np_random.integers(1 << SEED_BITS))
            seats = [other for other in range(self.table.players) if other != self.seat]
            self.others = {other: make(deal + other) for other, make in zip(seats, self.makers, strict=True)}
            self.table.reset(seed=deal)
            self.play_on()
            if self.table.game.decision is not None:
                return self.table.observe(self.agent), {}

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        self.table.step(action)
        self.play_on()
        self.cycles += 1
        over = self.table.game.decision is None
        won = reward(self.table.game, self.seat) if over else 0.0
        return self.table.observe(self.agent), won, over, not over and self.cycles == self.max_cycles, {}

    def play_on(self) -> None:
        game = self.table.game
        while (decision := game.decision) is not None and decision.player != self.seat:
            game.apply(self.others[decision.player].choose(game))
        self.table.ask()

    def render(self) -> str:
        return self.table.render()
