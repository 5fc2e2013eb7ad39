"""Frames: a running game is a table and a stack of steps still to run. This file knows no game.

Rules for who writes steps:
* `g.me` is whoever the step is for;
* `g.do(step, player, *ints)` queues a step; steps queued together run in that order, before anything queued earlier;
* `g.ask(kind, options, then, *ints)` is the last thing a step does; `then(g, answer, *ints)` goes on from there;
* what other people's cards can change in between lives in the table, never in a frame;
* `g.tell(kind, audience, *ints)` reports what happened; `g.show()` says that something hidden has come to light.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, Self, TypeVar

from orda.engine.data import Table
from orda.engine.errors import Endless, IllegalChoice
from orda.engine.messages import Description, Event, Message, Result, Told
from orda.engine.reasons import Target, why_not

if TYPE_CHECKING:
    from orda.engine.rules import Rules

NOBODY: Final = -1
STOP: Final = -1
WAITING: Final = "waiting"  # the kind of question that others see
MOST_STEPS: Final = 20_000  # after one choice; real games take a few hundred at most
FORMAT: Final = 3  # of what save() writes; engine/saves.py reads older ones too

Step = Callable[..., None]
# A step still to be run, for whom, what it was handed, and whether its first argument is the answer to a question.
# Never changed, so clones share it; a plain tuple, as several are made for every choice.
Frame = tuple[Step, int, tuple[int, ...], bool]
S = TypeVar("S", bound=Step)
T = TypeVar("T", bound=Table)


class Steps:
    """The steps of one game by name; `@step` above a function makes it something a frame can name."""

    def __init__(self) -> None:
        self.by_name: dict[str, Step] = {}

    def __call__(self, f: S) -> S:
        other = self.by_name.get(f.__name__)
        assert other is None, f"two steps are called {f.__name__}, the other is in {other.__module__}"
        self.by_name[f.__name__] = f
        return f


class Decision:
    """A question to one player. Never changed, so clones share it."""

    __slots__ = ("about", "kind", "options", "player")

    def __init__(self, player: int, kind: str, options: tuple[int, ...], about: int = NOBODY) -> None:
        self.player: int = player
        self.kind: str = kind
        self.options: tuple[int, ...] = options
        self.about: int = about  # what asks, for the prompt: a card, a zombie, ...; the game says which

    def __repr__(self) -> str:
        return f"Decision(player={self.player}, kind={self.kind!r}, options={self.options})"


class Game(Generic[T]):
    """A running game. Each game derives its own `Play` from it, with its verbs."""

    def __init__(self, rules: Rules[Any], table: T, players: int, options: dict[str, Any]) -> None:
        self.rules: Rules[Any] = rules
        self.t: T = table
        self.players: int = players
        self.options: dict[str, Any] = options  # as chosen; never changed
        # Is everybody asked who could hold an answer by what all know, so that being asked tells nothing?
        self.poker_face: bool = options.get("poker_face") is True
        self.stack: list[Frame] = []
        self.decision: Decision | None = None
        self.queued: int = 0  # height of the stack as the running step began
        self.answer: int = STOP
        self.me: int = NOBODY
        self.chooser: int = 0  # whose choice the last apply was
        self.revealed: bool = False  # did the last apply use chance or show anybody something hidden?
        self.telling: bool = True  # are events kept?
        self.told: list[Told] = []
        self.beside: list[tuple[int, Told]] = []  # told besides, and after how many: for words only, in no seal
        self.debug: bool = False
        self.after_question: Any = None  # in debug mode: height of the stack and table when the running step asked

    # -- what steps call ------------------------------------------------------

    def do(self, step: Step, player: int, *args: int) -> None:
        self.stack.insert(self.queued, (step, player, args, False))

    def ask(
        self,
        kind: str,
        options: Sequence[int],
        then: Step,
        *args: int,
        player: int = NOBODY,
        about: int = NOBODY,
        always: bool = False,
    ) -> None:
        """Asks `player` (or whoever the step is for); the answer goes to `then`, which is for the same player.

        A single option is its own answer, unless `always`: where answering would tell the others something.
        """
        assert options, f"nothing to choose from: {kind}"
        assert self.after_question is None, "a question ends a step: it may not ask a second one"
        if player == NOBODY:
            player = self.me
        self.stack.append((then, player, args, True))
        if len(options) > 1 or always:
            self.decision = Decision(player, kind, tuple(options), about)
        else:
            self.answer = options[0]
        if self.debug:
            self.after_question = (len(self.stack), self.t.to_data())

    def window(self, kind: int) -> None:
        """Queues a round of asking: everybody who can answer, from the one the game names first, clockwise."""
        self.do(ask_window, NOBODY, kind, 0)

    def tell(self, kind: str, audience: int, *args: int | tuple[int, ...]) -> None:
        if self.telling:
            self.told.append((kind, audience, args))

    def tell_beside(self, kind: str, audience: int, *args: int | tuple[int, ...]) -> None:
        """What makes the words better and is no event: the sum of a roll. Matches of earlier versions have none."""
        if self.telling:
            self.beside.append((len(self.told), (kind, audience, args)))

    @property
    def all_told(self) -> list[Told]:
        """Of the last apply, in order."""
        found = self.told[:]
        for place, told in reversed(self.beside):
            found.insert(place, told)
        return found

    def show(self) -> None:
        """Something hidden has come to light: a card drawn, a tile turned up. There is no free undo past it."""
        self.revealed = True

    # -- the contract ---------------------------------------------------------

    def apply(self, option: Any) -> None:  # Any, as for the others below: whoever calls may be wrong
        """Carries out one of `decision.options`; anything else raises IllegalChoice and changes nothing."""
        decision = self.decision
        if decision is None:
            raise IllegalChoice(f"{option!r} cannot be chosen: the game is over")
        if type(option) is not int or option not in decision.options:
            allowed = ", ".join(map(str, decision.options))
            raise IllegalChoice(f"{option!r} cannot be chosen for {decision.kind!r}; allowed: {allowed}")
        self.go_on(decision, option)

    def go_on(self, decision: Decision, option: int) -> None:
        """Carries out an option of the present decision, for callers who have just picked it from there."""
        before = self.t.rng
        self.chooser = decision.player
        self.answer = option
        self.decision = None
        self.revealed = False
        if self.told:
            self.told = []
        if self.beside:
            self.beside = []
        self.run()
        if self.t.rng != before:
            self.revealed = True

    def describe(self, option: Any) -> Description:
        """What an option of the present decision means."""
        decision = self.decision
        if decision is None or option not in decision.options:
            raise IllegalChoice(f"{option!r} is not an option of {decision!r}")
        description: Description = self.rules.words.describe(self, option)
        return description

    def why_not(self, seat: int, target: Target) -> Message | None:
        """Why that seat cannot choose what `target` names, as `describe` names what options touch; None if it can."""
        return why_not(self, seat, target)

    @property
    def handed(self) -> tuple[int, ...]:
        """What the step was handed that waits for the answer."""
        return self.stack[-1][2]

    @property
    def only_passes(self) -> bool:
        """Is somebody asked only so that the others cannot tell whether he holds an answer?"""
        d, windows = self.decision, self.rules.windows
        if d is None or not self.poker_face:
            return False
        if windows is None or not self.rules.is_window(d.kind):
            return len(d.options) == 1
        return list(d.options) == windows.passes(self.handed[0])

    @property
    def prompt(self) -> Message | None:
        """What is being asked, and why, for the player who must choose."""
        if self.decision is None:
            return None
        message: Message = self.rules.words.prompt(self)
        return message

    @property
    def events(self) -> list[Event]:
        """What happened in the last apply (or in setting up), in order, each with its audience."""
        return [self.rules.words.event(self, told) for told in self.told]

    @property
    def result(self) -> Result | None:
        if not self.t.over:
            return None
        result: Result = self.rules.course.result(self)
        return result

    def view(self, seat: Any) -> dict[str, Any]:
        """What that seat, or a spectator (None), may see: built up from nothing."""
        if seat is not None and (type(seat) is not int or not 0 <= seat < self.players):
            raise ValueError(f"seat {seat!r} does not exist; allowed: None, 0 to {self.players - 1}")
        return self.complete(self.rules.sight.view(self, seat), seat)

    def views(self, seats: Sequence[int | None]) -> list[dict[str, Any]]:
        """The same for several. What all of them see is worked out once and shared: read it, do not change it."""
        sight = self.rules.sight
        own = sight.own
        if own is None:
            return [self.view(seat) for seat in seats]
        public = sight.view(self, None)
        return [self.complete(dict(public) if seat is None else own(self, seat, public), seat) for seat in seats]

    def complete(self, view: dict[str, Any], seat: int | None) -> dict[str, Any]:
        result = self.result
        view["game"] = self.rules.name
        view["turn"] = self.t.turn
        view["asked"] = self.question_seen_by(seat)
        view["result"] = None if result is None else result.to_data()
        return view

    def question_seen_by(self, viewer: int | None) -> dict[str, Any] | None:
        """The others see who is waited for, never for what; of a window not even who."""
        d = self.decision
        if d is None:
            return None
        if d.player == viewer:
            return {"kind": d.kind, "player": d.player, "options": list(d.options)}
        if self.rules.is_window(d.kind):
            return {"kind": "window", "player": None}
        return {"kind": WAITING, "player": d.player}

    def redeal(self, seat: Any, seed: int) -> None:
        """In place: all that the seat cannot know is dealt anew, consistent with all it has seen; future dice too."""
        if type(seat) is not int or not 0 <= seat < self.players:
            raise ValueError(f"seat {seat!r} does not exist; allowed: 0 to {self.players - 1}")
        self.t.reseed(seed)
        self.told, self.beside = [], []
        self.rules.sight.redeal(self, seat)
        self.rules.ask_anew(self, seat)

    def reseed(self, value: int) -> None:
        """The randomness of what follows; any integer."""
        self.t.reseed(value)

    def clone(self) -> Self:
        self.t.shared = 1  # from now on, and so does the copy
        new = type(self)(self.rules, self.t.copy(), self.players, self.options)
        new.stack = self.stack[:]
        new.decision = self.decision
        new.revealed = self.revealed
        new.telling = self.telling
        if self.told or self.beside:
            new.told = self.told[:]
            new.beside = self.beside[:]
        new.debug = self.debug
        return new

    def save(self) -> dict[str, Any]:
        """Plain JSON; shares no list with the running game."""
        d = self.decision
        return {
            "orda": FORMAT,
            "game": self.rules.name,
            "players": self.players,
            "options": {name: value[:] if isinstance(value, list) else value for name, value in self.options.items()},
            "table": self.t.to_data(),
            "frames": [[step.__name__, player, list(args), awaits] for step, player, args, awaits in self.stack],
            "decision": None if d is None else [d.player, d.kind, list(d.options), d.about],
        }

    # -- the engine -----------------------------------------------------------

    def run(self) -> None:
        """Runs steps until somebody must choose or the game is over."""
        stack, t = self.stack, self.t
        for _ in range(MOST_STEPS):
            if stack:
                step, self.me, args, awaits_answer = stack.pop()
                self.queued = len(stack)
                if awaits_answer:
                    if self.after_question is not None:
                        self.check_question_was_last(self.queued + 1)
                    if args:
                        self.hand_answer(step, args)
                    else:
                        step(self, self.answer)
                elif not args:  # each of these calls is much cheaper than those below it
                    step(self)
                elif (count := len(args)) == 1:
                    step(self, args[0])
                elif count == 2:
                    step(self, args[0], args[1])
                else:
                    step(self, *args)
            else:
                self.queued = 0
                next_step = self.rules.next_step
                next_step(self)
            if self.decision is not None or t.over:
                break
        else:
            raise Endless(f"more than {MOST_STEPS} steps follow one choice; the game is {self.rules.name}")
        if self.after_question is not None:
            self.check_question_was_last(len(stack))
        if t.over:
            stack.clear()
            self.no_decision()

    def hand_answer(self, step: Step, args: tuple[int, ...]) -> None:
        """To a step that waits for it and was handed something besides; likewise."""
        count = len(args)
        if count == 1:
            step(self, self.answer, args[0])
        elif count == 2:
            step(self, self.answer, args[0], args[1])
        else:
            step(self, self.answer, *args)

    def no_decision(self) -> None:
        self.decision = None

    def check_question_was_last(self, height: int) -> None:
        (height_before, before), self.after_question = self.after_question, None
        assert height_before == height, "a question ends a step: nothing may be queued after it"
        assert before == self.t.to_data(), "a question ends a step: the table was changed after it"


# -- windows -----------------------------------------------------------------------


def ask_window(g: Game[Any], kind: int, position: int) -> None:
    """Asks whoever can act; `position` is how far round the table the asking has come."""
    windows = g.rules.windows
    assert windows is not None
    stands, who_is_first = windows.stands, windows.first
    if not stands(g, kind):
        return
    first, players, offered = who_is_first(g, kind), g.players, windows.offered if g.poker_face else windows.options
    for i in range(position, players):
        options = offered(g, (first + i) % players, kind)
        if options:
            player = (first + i) % players
            g.ask(windows.names[kind], options, window_answered, kind, i, player=player, always=True)
            return
    if windows.closed is not None:
        windows.closed(g, kind)


def window_answered(g: Game[Any], option: int, kind: int, position: int) -> None:
    """After an answer everybody is asked again from the start; after a pass the next one."""
    windows = g.rules.windows
    assert windows is not None
    answered = windows.answered(g, option, kind)
    g.do(ask_window, NOBODY, kind, 0 if answered else position + 1)


ENGINE_STEPS: Final[dict[str, Step]] = {"ask_window": ask_window, "window_answered": window_answered}
