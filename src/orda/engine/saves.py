"""Loading what `save` wrote: read strictly, checked, brought up from older formats. Anything else is a SaveError."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from orda.engine.errors import OptionError, SaveError
from orda.engine.game import FORMAT, NOBODY, Decision, Frame, Game, Step
from orda.engine.rules import Rules

FIELDS: Final = {"orda", "game", "players", "options", "table", "frames", "decision"}
OLDEST: Final = 1  # the oldest format that is read


def load(data: Any, find: Callable[[str], Rules[Any]]) -> Game[Any]:
    """The game that was saved; `find` gives the rules of a game by its name."""
    if type(data) is not dict:
        raise SaveError(f"a saved game is an object, not {data!r:.60}")
    if data.keys() != FIELDS:
        odd = sorted(str(key) for key in data.keys() ^ FIELDS)
        raise SaveError(f"this is not a saved game: missing or unknown fields: {', '.join(odd)}")
    if type(data["orda"]) is not int or not OLDEST <= data["orda"] <= FORMAT:
        raise SaveError(f"format {data['orda']!r:.40} is unknown; this version reads formats {OLDEST} to {FORMAT}")
    try:
        rules = find(data["game"])
    except OptionError as error:
        raise SaveError(str(error)) from error
    return Loading(rules, data).game


@cache
def signature_of(step: Step) -> inspect.Signature:
    return inspect.signature(step)


class Loading:
    """A save being read."""

    def __init__(self, rules: Rules[Any], data: dict[str, Any]) -> None:
        self.rules = rules
        players, options = self.read_setup(data["players"], data["options"])
        table = rules.material.table.from_data(self.present_form(data["table"], data["orda"]), "table")
        self.game: Game[Any] = rules.material.play(rules, table, players, options)
        self.read_frames(data["frames"])
        self.read_decision(data["decision"])
        self.check()

    def read_setup(self, players: Any, options: Any) -> tuple[int, dict[str, Any]]:
        try:
            players = self.rules.read_players(players)
            if type(options) is not dict:
                raise SaveError(f"options must be an object, not {options!r:.60}")
            return players, self.rules.read_options(players, options)
        except OptionError as error:
            raise SaveError(f"the save is not of a possible game: {error}") from error

    def present_form(self, table: Any, written_in: int) -> Any:
        """From format to format. The first did not say which things there were when the game began."""
        if written_in == FORMAT or type(table) is not dict:
            return table
        material = self.rules.material
        upgraded = {"newest": list(material.first_newest)} | table if written_in == OLDEST else dict(table)
        try:
            for older in range(written_in, FORMAT):
                if older in material.upgrades:
                    material.upgrades[older](upgraded)
        except (LookupError, TypeError, ValueError) as error:
            raise SaveError(f"the table of format {written_in} cannot be read: {error!r:.80}") from error
        return upgraded

    # -- frames and the question ----------------------------------------------------

    def read_frames(self, data: Any) -> None:
        if type(data) is not list:
            raise SaveError(f"frames must be a list, not {data!r:.60}")
        for row in data:
            match row:
                case [str(name), int(player), list(args), bool(awaits)] if all(type(arg) is int for arg in args):
                    self.game.stack.append(self.frame(name, player, tuple(args), awaits))
                case _:
                    raise SaveError(f"a frame must be [step, player, [numbers], asked], not {row!r:.80}")

    def frame(self, name: str, player: int, args: tuple[int, ...], awaits_answer: bool) -> Frame:
        if name not in self.rules.steps:
            raise SaveError(f"{self.rules.name} has no step called {name!r:.60}")
        if not NOBODY <= player < self.game.players:
            raise SaveError(f"a frame is for player {player}; allowed: -1 to {self.game.players - 1}")
        step = self.rules.steps[name]
        try:
            signature_of(step).bind(self.game, *([0] if awaits_answer else []), *args)
        except TypeError as error:
            raise SaveError(f"step {name} cannot take {list(args)}: {error}") from error
        return step, player, args, awaits_answer

    def read_decision(self, data: Any) -> None:
        match data:
            case None:
                return
            case [int(player), str(kind), list(options), int(about)] if all(type(o) is int for o in options):
                if not 0 <= player < self.game.players:
                    raise SaveError(f"player {player} is asked; allowed: 0 to {self.game.players - 1}")
                if not options or len(set(options)) != len(options):
                    raise SaveError(f"the options of a decision must be there once each, not {options!r:.80}")
                self.game.decision = Decision(player, kind, tuple(options), about)
            case _:
                raise SaveError(f"a decision must be null or [player, kind, [options], about], not {data!r:.80}")

    # -- what must hold ---------------------------------------------------------------

    def check(self) -> None:
        """Do table, frames and decision go together?"""
        game, d = self.game, self.game.decision
        waiting = [awaits_answer for _, _, _, awaits_answer in game.stack]
        if waiting != [False] * (len(waiting) - 1) + [True] * (d is not None):
            raise SaveError("the frames do not fit the decision: exactly the last one must wait for its answer")
        if (d is None) != bool(game.t.over):
            raise SaveError("a game that is not over must have a decision, and one that is over none")
        self.check_table()
        if d is not None:
            self.check_question(d)

    def check_table(self) -> None:
        game, newest = self.game, self.game.t.newest
        if not self.rules.has_had(newest):
            known = list(self.rules.newest)
            raise SaveError(f"the game was begun with things numbered up to {list(newest)}; known here: {known}")
        faults = self.rules.material.faults(game.t, game.players, game.options)
        if faults:
            raise SaveError(f"the table is not one of {self.rules.name}: {faults[0]}")

    def check_question(self, d: Decision) -> None:
        _, player, args, _ = self.game.stack[-1]
        if d.player != player:
            raise SaveError("the player asked is not the one whose step goes on")
        questions = self.rules.sight.questions
        if d.kind in questions:
            options = questions[d.kind](self.game, d.player, *args)
            if tuple(options) != d.options:
                raise SaveError(f"the options {list(d.options)!r:.60} are not those of the table, {options!r:.60}")
        self.check_words(d)

    def check_words(self, d: Decision) -> None:
        """A question that cannot be put in words is none of this game's."""
        try:
            for option in d.options:
                self.game.describe(option)
            assert self.game.prompt is not None
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise SaveError(f"the decision {d!r:.80} cannot be put in words: {error!r:.80}") from error
