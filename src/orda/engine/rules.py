"""What a game tells the engine, in seven parts, and the making of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import inf
from pathlib import Path
from typing import Any, Final, Generic, TypeVar

from orda.engine.bot import Bot
from orda.engine.catalogue import NO_CATALOGUE, NO_GUIDE, Catalogue, Guide, Need
from orda.engine.chronicle import Chronicle
from orda.engine.data import Table
from orda.engine.decks import Shelf
from orda.engine.errors import OptionError
from orda.engine.game import ENGINE_STEPS, Decision, Game, Step, Steps
from orda.engine.lesson import Lesson
from orda.engine.messages import Argument, Description, Event, Message, Result, Told, Vocabulary
from orda.engine.options import Option
from orda.engine.reasons import Target
from orda.engine.registry import Registry
from orda.engine.story import Teller
from orda.engine.windows import Windows

G = TypeVar("G", bound=Game[Any])
Question = Callable[..., Sequence[int]]
Upgrade = Callable[[dict[str, Any]], None]

FOREVER: Final = 1 << 50  # more turns than any game has


@dataclass(frozen=True)
class Material(Generic[G]):
    """What a running game consists of."""

    play: type[G]
    table: type[Table]
    steps: Steps
    faults: Callable[[Any, int, dict[str, Any]], list[str]]  # (table, players, options): what is wrong with it, or []
    registries: Sequence[Registry[Any]] = ()
    first_newest: tuple[int, ...] = ()  # the newest numbers before tables remembered theirs
    upgrades: Mapping[int, Upgrade] = field(default_factory=dict)  # a table of that format becomes one of the next


@dataclass(frozen=True)
class Beginning:
    """How a game begins: its options, and the setting up."""

    set_up: Callable[[int, dict[str, Any], Table], None]  # (players, options, table): a table whose rng is seeded
    options: Sequence[Option] = ()
    laboratory: Sequence[Option] = ()  # options that no form offers; there only where they are given
    option_sets: Callable[[int], Iterable[dict[str, Any]]] = lambda _players: [{}]  # (players): those worth testing
    check: Callable[[int, dict[str, Any]], None] = lambda _players, _options: None  # do they go together? OptionError
    needs: Sequence[Need] = ()  # what of this goes together, for a form; `check` checks it
    decks: Shelf | None = None  # where players may bring decks of their own
    rematch: Callable[[int, Result, int], dict[str, Any]] | None = None  # (players, result, seed): who starts, for one
    lesson: Lesson | None = None  # a first game with a coach


@dataclass(frozen=True)
class Course(Generic[G]):
    """How it goes on, and ends."""

    next_step: Callable[[G], None]  # queues what comes when no frame is left: the turn structure
    result: Callable[[G], Result]
    most_decisions: int  # a game of any play ends within this many
    cooperative: bool = False  # all win or lose together
    figures: Callable[[G, Result], dict[str, int]] = lambda _g, _result: {}  # further numbers of a game that is over


@dataclass(frozen=True)
class Sight(Generic[G]):
    """Who sees what, and what a re-deal does to the rest."""

    view: Callable[[G, int | None], dict[str, Any]]  # (g, seat or None): built up from nothing
    redeal: Callable[[G, int], None]  # (g, seat): in place, the rng is already new
    own: Callable[[G, int, dict[str, Any]], dict[str, Any]] | None = None  # (g, seat, public): view, if mostly public
    questions: Mapping[str, Question] = field(
        default_factory=dict
    )  # kind: options read from hidden cards, (g, player, …)
    windows: Windows[G] | None = None


@dataclass(frozen=True)
class Words(Generic[G]):
    """What is said: ids of messages with their arguments; the sentences are in the folder `texts`."""

    vocabulary: Vocabulary
    events: Mapping[str, tuple[str, ...]]  # kind of event: names of its arguments
    describe: Callable[[G, int], Description]
    prompt: Callable[[G], Message]
    narrate: Callable[[dict[str, Any]], list[Message]]  # (view): the table in words, line by line
    why_not: Callable[[G, Target], Message | None] = lambda _g, _target: None  # (g, what cannot be chosen): a reason
    # (g, kind, data): names for the places of an event, as further arguments of its message
    places: Callable[[G, str, dict[str, Any]], dict[str, Argument]] | None = None
    teller: type[Teller] = Teller  # makes lines of events, for people
    texts: Sequence[Path] = ()  # folders with an it.ftl and an en.ftl each

    def event(self, game: G, told: Told) -> Event:
        """Something a game told, in words; with places named as that game has them."""
        event = self.vocabulary.event(told, self.events[told[0]])
        if self.places is None:
            return event
        named = self.places(game, event.kind, event.data)
        if not named:
            return event
        message = Message(event.message.id, event.message.args | named)
        return Event(event.kind, event.audience, message, event.data)


@dataclass(frozen=True)
class Foresight:
    """How far it pays to look ahead in a game, and what need not be thought about."""

    # After how many turns, this one included, the value of the position is asked; the mean of several counts. Or after
    # how many rounds, turns of everybody; with neither when it is over.
    turns: tuple[int, ...] = ()
    rounds: tuple[int, ...] = (FOREVER,)
    simulations: int = 400  # of a bot that has no other limit
    slips: int = 0  # one choice in so many of a game played on is a newcomer's, where there is one; 0: none
    leave: frozenset[str] = frozenset()  # kinds of questions whose options are many and differ little
    plain: float = inf  # a lead over all other rates that leaves nothing to think about

    def looks(self, game: Game[Any]) -> list[int]:
        """The turns before which a game played on from here is looked at; it is cut off before the last."""
        ahead = self.turns or [rounds * game.players for rounds in self.rounds]
        return [game.t.turn + turns for turns in ahead]


@dataclass(frozen=True)
class Skill:
    """How well somebody below master judges."""

    blur: float = 0.0  # a difference of rates that he hardly sees; 0: he sees every one
    newness: float = 0.0  # how much of his judgement is that of a newcomer; 1: all of it
    turns: int = 0  # so far he looks ahead, and takes what looks best then; 0: what looks best at once
    simulations: int = 0  # of the game played on so far


@dataclass(frozen=True)
class Advice(Generic[G]):
    """What bots know of a game. Whoever is asked is meant, and nothing is read that he may not see."""

    bots: Mapping[str, type[Bot]]
    rates: Callable[[G], list[float]] | None = None  # how good each option of the decision looks, in their order
    value: Callable[[G, int], float] | None = None  # (g, seat): how well he stands, from 0, lost, to 1, won
    newcomer: Callable[[G], list[float]] | None = None  # how good each looks to somebody who has just learnt the rules
    skills: tuple[Skill, Skill, Skill, Skill] = (Skill(4.0), Skill(2.0), Skill(1.0), Skill())  # beginner to hard
    never: float = -inf  # the rate of what no level does, if anything else can be done
    foresight: Foresight = Foresight()
    foresight_of_two: Foresight | None = None  # where it is another if only two play
    because: Callable[[G, int], Message | None] = lambda _g, _option: None  # why an option is advised, in a sentence

    def foresight_among(self, players: int) -> Foresight:
        return self.foresight_of_two if players == 2 and self.foresight_of_two is not None else self.foresight


@dataclass(frozen=True)
class Screen(Generic[G]):
    """What a client is told so that it needs no rules."""

    view_type: type | None = None  # the shape of what `view` gives, with its words
    catalogue: Catalogue = NO_CATALOGUE  # what is printed on cards and tiles
    guide: Callable[[G], Guide] = lambda _g: NO_GUIDE  # more about the present question, for whoever is asked
    progress: Callable[[G], list[int]] = lambda _g: []  # how far each seat has come; told when it is over
    goal: Callable[[G], int | None] = lambda _g: None  # the progress that wins, where there is such a number
    chronicle: type[Chronicle] = Chronicle  # what is told of a game when it is over
    in_words: Callable[[dict[str, Any]], None] = lambda _view: None  # (view): puts the words of the table into it


class Rules(Generic[G]):
    """One game. The functions of its parts are its own; the engine calls them and nothing else of it."""

    def __init__(
        self,
        name: str,
        players: range,
        material: Material[G],
        beginning: Beginning,
        course: Course[G],
        sight: Sight[G],
        words: Words[G],
        advice: Advice[G],
        official_players: range | None = None,
        screen: Screen[G] | None = None,
    ) -> None:
        self.name: Final = name
        self.players: Final = players
        self.official_players: Final = official_players or players
        self.material: Final = material
        self.beginning: Final = beginning
        self.course: Final = course
        self.sight: Final = sight
        self.words: Final = words
        self.advice: Final = advice
        self.screen: Final = screen or Screen()
        self.steps: Final[dict[str, Step]] = {**material.steps.by_name, **ENGINE_STEPS}
        self.options: Final = {option.name: option for option in beginning.options}
        self.laboratory: Final = {option.name: option for option in beginning.laboratory}
        self.bots: Final = dict(advice.bots)
        self.rates: Final = advice.rates or no_advice  # (game): how good each option looks to who must choose, in order
        self.next_step: Final = course.next_step  # what is asked for most is at hand
        self.windows: Final = sight.windows
        self.window_kinds: Final = frozenset(sight.windows.names.values()) if sight.windows else frozenset()

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
            if name not in self.options and name not in self.laboratory:
                allowed = ", ".join([*self.options, *self.laboratory]) or "none"
                raise OptionError(f"{self.name} has no option {name!r}; allowed: {allowed}")
        values = {name: option.read(given.get(name, option.default), players) for name, option in self.options.items()}
        values |= {name: option.read(given[name], players) for name, option in self.laboratory.items() if name in given}
        self.beginning.check(players, values)
        return values

    @property
    def newest(self) -> tuple[int, ...]:
        """What there is now: the newest number of each registry."""
        return tuple([registry.newest for registry in self.material.registries])

    def has_had(self, newest: tuple[int, ...]) -> bool:
        """Could these have been the newest numbers, now or earlier?"""
        now = self.newest
        return len(newest) == len(now) and all(0 <= then <= new for then, new in zip(newest, now, strict=True))

    def new(self, players: Any, seed: Any, **options: Any) -> G:
        return self.begin(players, seed, options, self.newest)

    def begin(self, players: Any, seed: Any, options: Mapping[str, Any], newest: tuple[int, ...]) -> G:
        """A new game of the things there were when `newest` was: the same in every later version."""
        players = self.read_players(players)
        values = self.read_options(players, options)
        if type(seed) is not int:
            raise OptionError(f"seed={seed!r:.40} is not allowed; allowed: any whole number")
        if newest != self.newest and not self.has_had(newest):
            raise OptionError(f"newest={list(newest)} is not allowed; allowed: {self.name} has {list(self.newest)} now")
        table = self.material.table()
        table.reseed(seed)
        table.newest = newest
        self.beginning.set_up(players, values, table)
        game = self.material.play(self, table, players, values)
        game.run()
        return game

    # -- advice ---------------------------------------------------------------

    def rate(self, game: G, option: int) -> float:
        """How good one of them looks: cheap, and from what the one asked may see."""
        assert game.decision is not None
        return self.rates(game)[game.decision.options.index(option)]

    def value(self, game: G, seat: int) -> float:
        """How well a seat stands, from 0, lost, to 1, won."""
        result = game.result
        if result is not None:
            return float(seat in result.winners) if self.course.cooperative else share(result, seat)
        assert self.advice.value is not None, f"{self.name} has no advice"
        return self.advice.value(game, seat)

    # -- re-dealing -----------------------------------------------------------

    def ask_anew(self, game: G, viewer: int) -> None:
        """After a re-deal: options that read cards the viewer cannot see are worked out again."""
        d = game.decision
        if d is None or d.player == viewer:
            return
        windows = self.windows
        if windows is not None and d.kind in self.window_kinds:
            windows.ask_somebody(game, viewer)
        elif d.kind in self.sight.questions:
            options = self.sight.questions[d.kind](game, d.player, *game.handed)
            game.decision = Decision(d.player, d.kind, tuple(options), d.about)


def share(result: Result, seat: int) -> float:
    """Of a win, shared by all winners."""
    return 1 / len(result.winners) if seat in result.winners else 0.0


def no_advice(game: Game[Any]) -> list[float]:
    raise NotImplementedError(f"{game.rules.name} has no advice on its options")
