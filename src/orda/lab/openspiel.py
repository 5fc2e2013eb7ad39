"""Our games as OpenSpiel games: importing this module registers `orda_run`, `orda_zombinion`, ... Extra `openspiel`.

    import pyspiel
    import orda.lab.openspiel

    game = pyspiel.load_game("orda_run", {"players": 3})
    game = pyspiel.load_game("orda_zombinion", {"options": "kingdom:sparatutto"})
    game = pyspiel.load_game("orda_zombies", {"players": 4, "options": "kill_target:10;max_rounds:30"})

Options are `name:value;name:value`, with + between the things of a list (OpenSpiel's texts of games know no JSON).
Chance is sampled: a game begins with one chance node that has one outcome, the deal, drawn by the game (`rng_seed`
makes it repeatable); dice and shuffles follow from it, so a history is all there is to a state. (OpenSpiel's own mode
for sampled chance wants a state of its generator that games written in Python cannot give.) Actions are those of the
catalogue (orda.lab.catalogue), tensors its fields. An information state is what the seat sees now and all it has chosen
so far. `resample_from_infostate` deals anew what the seat cannot know.
"""

from __future__ import annotations

import json
import secrets
from typing import Any, Final

import numpy as np
import pyspiel

from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rng import Chance
from orda.engine.rules import Rules
from orda.engine.saves import load
from orda.games import all_rules, find_rules
from orda.lab.arguments import read_value
from orda.lab.catalogue import Reader, catalogue
from orda.lab.playing import reward

DEALS: Final = 1 << 20  # OpenSpiel makes a mask of so many places
RANDOM_SEED: Final = -1
DEFAULTS: Final[dict[str, Any]] = {"players": 2, "options": "", "rng_seed": RANDOM_SEED}


def game_type(rules: Rules[Any]) -> Any:
    kinds = pyspiel.GameType
    least = max(2, rules.players[0])
    return kinds(
        short_name=f"orda_{rules.name}",
        long_name=f"Orda: {rules.name}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.IDENTICAL if rules.course.cooperative else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=rules.players[-1],
        min_num_players=rules.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=DEFAULTS | {"players": least},
        default_loadable=True,
    )


class OrdaGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; each is registered with a class of its own."""

    rules: Rules[Any]
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        self.players = self.rules.read_players(given["players"])
        self.options = read_options(self.rules, self.players, given["options"])
        seed = given["rng_seed"]
        self.chance = Chance(secrets.randbits(64) if seed == RANDOM_SEED else seed)
        self.catalogue = catalogue(self.rules.name)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.catalogue.actions.names),
            max_chance_outcomes=DEALS,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if self.rules.course.cooperative else 0.0,
            max_game_length=self.rules.course.most_decisions,
        )
        super().__init__(self.kind, info, params or {})

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Pickled with the state of its chance, so that it goes on with the same deals."""
        return game_again, (self.get_type().short_name, self.get_parameters(), self.chance.rng)

    def new_initial_state(self) -> OrdaState:
        return OrdaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OrdaObserver:
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return OrdaObserver(self, recalls, params)


def game_again(name: str, parameters: dict[str, Any], rng: int) -> OrdaGame:
    game: OrdaGame = pyspiel.load_game(name, parameters)
    game.chance.rng = rng
    return game


def read_options(rules: Rules[Any], players: int, text: str) -> dict[str, Any]:
    options = {}
    for part in filter(None, text.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise OptionError(f"options={text!r:.60} is not allowed; allowed: name:value;name:value")
        options[name] = value.split("+") if "+" in value else read_value(value)
    rules.read_options(players, options)
    return options


class Held:
    """A game in a state: OpenSpiel copies what a state holds with deepcopy, and this is how that is a clone."""

    def __init__(self, game: Game[Any] | None) -> None:
        self.game = game

    def __deepcopy__(self, _memo: Any) -> Held:
        return Held(None if self.game is None else self.game.clone())

    def __reduce__(self) -> tuple[Any, tuple[Any]]:
        """It is pickled as a save."""
        return held_again, (None if self.game is None else self.game.save(),)


def held_again(data: dict[str, Any] | None) -> Held:
    if data is None:
        return Held(None)
    game = load(data, find_rules)
    game.telling = False
    return Held(game)


class OrdaState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: OrdaGame) -> None:
        super().__init__(game)
        self.held = Held(None)
        self.deal = game.chance.random_below(DEALS)
        self.chosen: list[list[int]] = [[] for _ in range(game.players)]  # by each seat, so far
        self.legal: dict[int, int] = {}  # action: option

    def setting(self) -> OrdaGame:
        game: OrdaGame = self.get_game()
        return game

    def look(self) -> None:
        game = self.held.game
        assert game is not None
        self.legal = {} if game.decision is None else self.setting().catalogue.actions.options(game)

    # -- the tree -----------------------------------------------------------------------------------

    def current_player(self) -> Any:
        game = self.held.game
        if game is None:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if game.decision is None else game.decision.player

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(self.deal, 1.0)]

    def _apply_action(self, action: int) -> None:
        game = self.held.game
        if game is None:
            setting = self.setting()
            game = setting.rules.new(setting.players, action, **setting.options)
            game.telling = False
            self.held.game = game
        else:
            assert game.decision is not None
            self.chosen[game.decision.player].append(action)
            game.apply(self.legal[action])
        self.look()

    def is_terminal(self) -> bool:
        return self.held.game is not None and self.held.game.decision is None

    def returns(self) -> list[float]:
        game = self.held.game
        if game is None or game.decision is not None:
            return [0.0] * self.num_players()
        return [reward(game, seat) for seat in range(game.players)]

    def resample_from_infostate(self, player: int, sampler: Any) -> Any:
        """The same for this seat, and everything it cannot know dealt anew; `sampler` gives numbers from 0 to 1."""
        other = self.clone()
        assert other.held.game is not None
        other.held.game.redeal(player, int(sampler() * DEALS))
        other.look()
        return other

    # -- texts -----------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        name: str = self.setting().catalogue.actions.names[action]
        return name

    def __str__(self) -> str:
        return json.dumps(None if self.held.game is None else self.held.game.save())


class OrdaObserver:
    """Strings and tensors of what a seat sees; of information states also of what it has chosen."""

    def __init__(self, game: OrdaGame, recalls: bool, params: Any) -> None:
        if params:
            raise ValueError(f"observers have no parameters, so not {params}")
        self.recalls = recalls
        self.reader = Reader(game.catalogue.index, game.players)
        fields, actions = len(game.catalogue.fields), len(game.catalogue.actions.names) if recalls else 0
        self.tensor = np.zeros(fields + actions, np.float32)
        self.dict = {"fields": self.tensor[:fields]}
        if recalls:
            self.dict["chosen"] = self.tensor[fields:]  # how often each action was chosen

    def set_from(self, state: OrdaState, player: int) -> None:
        self.tensor.fill(0)
        game = state.held.game
        if game is None:
            return
        self.reader.read(game.view(player), player, self.dict["fields"])
        if self.recalls:
            np.add.at(self.dict["chosen"], state.chosen[player], 1)

    def string_from(self, state: OrdaState, player: int) -> str:
        game = state.held.game
        if game is None:
            return "not dealt"
        seen = json.dumps(game.view(player), sort_keys=True)
        return f"{seen} {state.chosen[player]}" if self.recalls else seen


def register() -> None:
    for name, rules in all_rules().items():
        kind = game_type(rules)
        made = type(f"Orda_{name}", (OrdaGame,), {"rules": rules, "kind": kind})
        pyspiel.register_game(kind, made)


register()
