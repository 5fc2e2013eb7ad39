"""A first game with a coach: a friendly opening, and what is said in it when."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from orda.engine.messages import Description


@dataclass(frozen=True, slots=True)
class Bubble:
    """Something the coach says: the message `<game>-coach-<id>`, its title the attribute `title`.

    It is said when a question of one of the `kinds` is asked (none: whatever is asked) that offers an option whose id
    begins with `offers` and whose target has something for `lights`; not before that `turn` of the game.
    """

    id: str
    kinds: list[str] = field(default_factory=list)
    offers: str = ""
    lights: str = ""
    turn: int = 0
    at: str = ""  # the place on the table it points at; `{me}` is the learner's seat, `{next}` the one after it

    def fits(self, turn: int, kind: str, options: Sequence[Description]) -> bool:
        if turn < self.turn or (self.kinds and kind not in self.kinds):
            return False
        return any(each.id.startswith(self.offers) and self.is_lit(each) for each in options)

    def is_lit(self, option: Description) -> bool:
        return not self.lights or bool(option.target.get(self.lights))


@dataclass(frozen=True)
class Lesson:
    """The table is made as any other; only its secret, and so its shuffles and dice, is chosen for the learner."""

    players: int
    opening: str  # the secret is made of this
    newest: tuple[int, ...]  # what there was when it was chosen (`Rules.newest`): later cards leave the lesson as it is
    bubbles: Sequence[Bubble]
    options: Mapping[str, Any] = field(default_factory=dict)
    level: str = "beginner"  # of everybody else
