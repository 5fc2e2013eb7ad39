"""What a game tells the engine, and the making and loading of games."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from orda.engine.bot import Bot
from orda.engine.catalogue import NO_GUIDE, Catalogue, Guide
from orda.engine.data import Table
from orda.engine.errors import OptionError, SaveError
from orda.engine.game import ENGINE_STEPS, FORMAT, NOBODY, Decision, Frame, Game, Step, Steps
from orda.engine.messages import Description, Message, Result, Vocabulary
from orda.engine.options import Option
from orda.engine.rng import state_of
from orda.engine.windows import Windows

G = TypeVar("G", bound=Game[Any])
Question = Callable[..., list[int]]


class Rules(Generic[G]):
    """One game. The functions are its own; the engine calls them and nothing else of it."""

    def __init__(
        self,
        *,
        name: str,
        players: range,
        play: type[G],
        table: type[Table],
        new_table: Callable[[int, dict[str, Any], Table], None],
        next_step: Callable[[G], None],
        view: Callable[[G, int | None], dict[str, Any]],
        redeal: Callable[[G, int], None],
        result: Callable[[G], Result],
        describe: Callable[[G, int], Description],
        prompt: Callable[[G], Message],
        narrate: Callable[[dict[str, Any]], list[Message]],
        faults: Callable[[Any, int, dict[str, Any]], list[str]],
        vocabulary: Vocabulary,
        events: Mapping[str, tuple[str, ...]],
        steps: Steps,
        most_decisions: int,
        own: Callable[[G, int, dict[str, Any]], dict[str, Any]] | None = None,
        options: Sequence[Option] = (),
        option_sets: Callable[[int], Iterable[dict[str, Any]]] = lambda _players: [{}],
        check_options: Callable[[int, dict[str, Any]], None] = lambda _players, _options: None,
        questions: Mapping[str, Question] | None = None,
        windows: Windows[G] | None = None,
        bots: Mapping[str, type[Bot]] | None = None,
        next_start: Callable[[int, Result, int], dict[str, Any]] | None = None,
        texts: Path | None = None,
        official_players: range | None = None,
        cooperative: bool = False,
        figures: Callable[[G], dict[str, int]] = lambda _g: {},
        catalogue: Catalogue | None = None,
        guide: Callable[[G], Guide] = lambda _g: NO_GUIDE,
        progress: Callable[[G], list[int]] | None = None,
        goal: Callable[[G], int | None] = lambda _g: None,
        view_type: type | None = None,
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.official_players: Final = official_players or players
        self.play: Final = play
        self.table: Final = table
        self.new_table: Final = new_table  # (players, options, table): sets up a table whose rng is seeded
        self.next_step: Final = next_step  # queues what comes when no frame is left: the turn structure
        self.view: Final = view  # (g, seat or None): built up from nothing
        self.own: Final = own  # (g, seat, what everybody sees): the same as view, where most of it is public
        self.redeal: Final = redeal  # (g, seat): in place, the rng is already new
        self.result: Final = result
        self.describe: Final = describe
        self.prompt: Final = prompt
        self.narrate: Final = narrate  # (view): the table in words, line by line
        self.faults: Final = faults  # (table, players, options): what is wrong with it; [] if it is sound
        self.vocabulary: Final = vocabulary
        self.events: Final = events  # kind of event: names of its arguments
        self.steps: Final = {**steps.by_name, **ENGINE_STEPS}
        self.most_decisions: Final = most_decisions  # a game of any play ends within this many
        self.options: Final = {option.name: option for option in options}
        self.option_sets: Final = option_sets  # (players): the sets of options worth testing
        self.check_options: Final = check_options  # (players, options): raises OptionError if they do not go together
        self.questions: Final = dict(questions or {})  # kind: options worked out from hidden cards, (g, player, *args)
        self.windows: Any = windows
        self.window_kinds: Final = frozenset(windows.names.values()) if windows else frozenset()
        self.bots: Final = dict(bots or {})
        self.next_start: Final = next_start  # (players, result, seed): options for a rematch, e.g. who starts
        self.texts: Final = texts  # folder with it.ftl and en.ftl
        self.cooperative: Final = cooperative  # all win or lose together
        self.figures: Final = figures  # of a game that is over: further numbers worth a statistic
        self.catalogue: Final = catalogue or Catalogue()  # what is printed on cards and tiles
        self.guide: Final = guide  # (g): more about the present question, for whoever is asked
        self.progress: Final = progress or (lambda _g: [])  # (g): how far each seat has come; told when it is over
        self.goal: Final = goal  # (g): the progress that wins, where there is such a number
        self.view_type: Final = view_type  # the shape of what `view` gives

    def is_window(self, kind: str) -> bool:
        return kind in self.window_kinds

    # -- making ---------------------------------------------------------------

    def read_players(self, players: Any) -> int:
        if type(players) is not int or players not in self.players:
            low, high = self.players[0], self.players[-1]
            raise OptionError(f"players={players!r:.40} is not allowed for {self.name}; allowed: {low} to {high}")
        return players

    def read_options(self, players: int, given: Mapping[str, Any]) -> dict[str, Any]:
        """The options complete and checked."""
        for name in given:
            if name not in self.options:
                allowed = ", ".join(self.options) or "none"
                raise OptionError(f"{self.name} has no option {name!r}; allowed: {allowed}")
        values = {name: option.read(given.get(name, option.default), players) for name, option in self.options.items()}
        self.check_options(players, values)
        return values

    def new(self, players: int, seed: int, **options: Any) -> G:
        players = self.read_players(players)
        values = self.read_options(players, options)
        if type(seed) is not int:
            raise OptionError(f"seed={seed!r:.40} is not allowed; allowed: any whole number")
        table = self.table()
        table.rng = state_of(seed)
        self.new_table(players, values, table)
        game = self.play(self, table, players, values)
        game.run()
        return game

    # -- loading --------------------------------------------------------------

    def load(self, data: dict[str, Any]) -> G:
        """Only through `orda.load`, which has read the game's name."""
        try:
            players = self.read_players(data["players"])
            options = data["options"]
            if type(options) is not dict:
                raise SaveError(f"options must be an object, not {options!r:.60}")
            options = self.read_options(players, options)
        except OptionError as error:
            raise SaveError(f"the save is not of a possible game: {error}") from error
        table = self.table.from_data(data["table"], "table")
        game = self.play(self, table, players, options)
        self.read_frames(game, data["frames"])
        self.read_decision(game, data["decision"])
        self.check(game)
        return game

    def read_frames(self, game: G, data: Any) -> None:
        if type(data) is not list:
            raise SaveError(f"frames must be a list, not {data!r:.60}")
        for row in data:
            match row:
                case [str(name), int(player), list(args), bool(asked)] if all(type(arg) is int for arg in args):
                    frame = Frame(self.step(name), player, tuple(args), asked)
                    self.check_frame(game, frame)
                    game.stack.append(frame)
                case _:
                    raise SaveError(f"a frame must be [step, player, [numbers], asked], not {row!r:.80}")

    def step(self, name: str) -> Step:
        if name not in self.steps:
            raise SaveError(f"{self.name} has no step called {name!r:.60}")
        return self.steps[name]

    def check_frame(self, game: G, frame: Frame) -> None:
        if not NOBODY <= frame.player < game.players:
            raise SaveError(f"a frame is for player {frame.player}; allowed: -1 to {game.players - 1}")
        try:
            inspect.signature(frame.step).bind(game, *([0] if frame.asked else []), *frame.args)
        except TypeError as error:
            raise SaveError(f"step {frame.step.__name__} cannot take {list(frame.args)}: {error}") from error

    def read_decision(self, game: G, data: Any) -> None:
        match data:
            case None:
                return
            case [int(player), str(kind), list(options), int(about)] if all(type(o) is int for o in options):
                if not 0 <= player < game.players:
                    raise SaveError(f"player {player} is asked; allowed: 0 to {game.players - 1}")
                if not options or len(set(options)) != len(options):
                    raise SaveError(f"the options of a decision must be there once each, not {options!r:.80}")
                game.decision = Decision(player, kind, tuple(options), about)
            case _:
                raise SaveError(f"a decision must be null or [player, kind, [options], about], not {data!r:.80}")

    def check(self, game: G) -> None:
        """Do table, frames and decision go together?"""
        d, waiting = game.decision, [f.asked for f in game.stack]
        if waiting != [False] * (len(waiting) - 1) + [True] * (d is not None):
            raise SaveError("the frames do not fit the decision: exactly the last one must wait for its answer")
        if (d is None) != bool(game.t.over):
            raise SaveError("a game that is not over must have a decision, and one that is over none")
        faults = self.faults(game.t, game.players, game.options)
        if faults:
            raise SaveError(f"the table is not one of {self.name}: {faults[0]}")
        if d is not None and d.player != game.stack[-1].player:
            raise SaveError("the player asked is not the one whose step goes on")
        if d is not None and d.kind in self.questions:
            options = self.questions[d.kind](game, d.player, *game.stack[-1].args)
            if tuple(options) != d.options:
                raise SaveError(f"the options {list(d.options)!r:.60} are not those of the table, {options!r:.60}")
        self.check_words(game)

    def check_words(self, game: G) -> None:
        """A question that cannot be put in words is none of this game's."""
        d = game.decision
        try:
            for option in d.options if d is not None else ():
                game.describe(option)
            assert d is None or game.prompt is not None
        except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
            raise SaveError(f"the decision {d!r:.80} cannot be put in words: {error!r:.80}") from error

    # -- re-dealing -----------------------------------------------------------

    def ask_anew(self, game: G, viewer: int) -> None:
        """After a re-deal: options that read cards the viewer cannot see are worked out again."""
        d = game.decision
        if d is None or d.player == viewer:
            return
        if d.kind in self.window_kinds:
            self.windows.ask_somebody(game, viewer)
        elif d.kind in self.questions:
            options = self.questions[d.kind](game, d.player, *game.stack[-1].args)
            game.decision = Decision(d.player, d.kind, tuple(options), d.about)


def load(data: Any, find: Callable[[str], Rules[Any]]) -> Game[Any]:
    """Reads what `save` wrote; anything else raises SaveError saying what is wrong with it."""
    if type(data) is not dict:
        raise SaveError(f"a saved game is an object, not {data!r:.60}")
    expected = {"orda", "game", "players", "options", "table", "frames", "decision"}
    if data.keys() != expected:
        odd = sorted(str(key) for key in data.keys() ^ expected)
        raise SaveError(f"this is not a saved game: missing or unknown fields: {', '.join(odd)}")
    if type(data["orda"]) is not int or data["orda"] != FORMAT:
        raise SaveError(f"format {data['orda']!r:.40} is unknown; this version reads format {FORMAT}")
    try:
        rules = find(data["game"])
    except OptionError as error:
        raise SaveError(str(error)) from error
    game: Game[Any] = rules.load(data)
    return game
