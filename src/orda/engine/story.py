"""What happened as lines for people: events that belong together are one line, and what is minor is none.

A game's `Teller` hears the events of one viewer one after the other. Each becomes a line of its own, or says the last
line anew because it goes on ("walks one square", "walks two squares"), or is not said. Events themselves stay as they
are: screens move pieces by them, and seals are made of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, NamedTuple

from orda.engine.game import Game
from orda.engine.messages import Argument, Event, Message


class Said(NamedTuple):
    message: Message | None  # None: not worth a line
    again: bool = False  # it is the last line, which has gone on
    own: bool = False  # it is the event's own message


SILENCE = Said(None)
Line = tuple[int, Event, Said]  # with the number of the choice


class Teller:
    """`open` is what the last line was about, if it may go on: the kind of its event, and what is known so far."""

    goes_on: frozenset[str] = frozenset()  # kinds of events by which a line may go on over several choices
    methods: ClassVar[dict[str, Callable[[Any, Event], Said]]] = {}  # `on_<kind>`, by the kind of event

    def __init_subclass__(cls) -> None:
        cls.methods = {name.removeprefix("on_"): getattr(cls, name) for name in dir(cls) if name.startswith("on_")}

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.open: tuple[str, dict[str, Any]] | None = None

    def hear(self, event: Event) -> Said:
        """By the method that is called like the event; without one it is a line, and the one before is closed."""
        method = self.methods.get(event.kind)
        if method is not None:
            return method(self, event)
        self.open = None
        return Said(event.message, False, True)

    def begin(self, kind: str, message: Message | None, **known: Any) -> Said:
        """A line that may go on."""
        self.open = (kind, known)
        return Said(message)

    def known(self, *kinds: str) -> dict[str, Any] | None:
        """Of the open line, if it is one of these."""
        return self.open[1] if self.open is not None and self.open[0] in kinds else None

    def line(self, id_: str, **args: Argument) -> Message:
        return Message(f"{self.game.rules.name}-line-{id_}", args)


def lines(game: Game[Any], heard: Sequence[tuple[int, Event]], start: int = 0) -> list[Line]:
    """How the events from `start` on are said, each with the number of its choice; those before are what the last line
    may have begun with."""
    teller = game.rules.words.teller(game)
    for _, event in heard[:start]:
        teller.hear(event)
    return [(number, event, teller.hear(event)) for number, event in heard[start:]]


def newest(told: Iterable[Line]) -> list[tuple[int, Event, Message]]:
    """What is left to say of them once all has happened: a line that has gone on takes the place of what it was."""
    left: list[tuple[int, Event, Message]] = []
    for number, event, said in told:
        if said.message is None:
            continue
        if said.again and left:
            left.pop()
        left.append((number, event, said.message))
    return left
