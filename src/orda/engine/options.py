"""Options of a game: what may be chosen, how it is checked, and what a form needs to know about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any, Final

from orda.engine.catalogue import Need
from orda.engine.errors import OptionError
from orda.engine.registry import Registry

SEVERAL: Final = 2  # people, among whom a poker face makes sense


class Option:
    """One option. `read` gives the value as it is kept (plain JSON) or raises OptionError naming option and allowed."""

    kind = "any"

    def __init__(self, name: str, default: Any, allowed: str) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed

    def read(self, value: Any, players: int) -> Any:
        raise NotImplementedError

    def refuse(self, value: Any, fault: str = "") -> OptionError:
        because = f" ({fault})" if fault else ""
        return OptionError(f"{self.name}={value!r:.80} is not allowed{because}; allowed: {self.allowed}", self.name)

    def to_data(self) -> dict[str, Any]:
        """What a form needs to offer it."""
        return {"name": self.name, "kind": self.kind, "default": self.default, "allowed": self.allowed}


class Flag(Option):
    """Yes or no. `form` tells a form more, such as `players`: the numbers of players it is for."""

    kind = "flag"

    def __init__(self, name: str, default: bool = False, **form: Any) -> None:
        super().__init__(name, default, "true, false")
        self.form = form

    def read(self, value: Any, players: int) -> Any:
        if type(value) is not bool:
            raise self.refuse(value)
        return value

    def to_data(self) -> dict[str, Any]:
        return super().to_data() | self.form


class PokerFace(Flag):
    """Is everybody asked who could hold an answer? Where nothing is said, only where several people sit at a table."""

    def __init__(self) -> None:
        super().__init__("poker_face", False, people=SEVERAL)
        self.default = None

    def read(self, value: Any, players: int) -> Any:
        return False if value is None else super().read(value, players)


class Choice(Option):
    kind = "choice"

    def __init__(self, name: str, values: Sequence[str | int], default: str | int, **form: Any) -> None:
        super().__init__(name, default, ", ".join(map(str, values)))
        self.values = values
        self.form = form

    def read(self, value: Any, players: int) -> Any:
        if type(value) not in (str, int) or value not in self.values:
            raise self.refuse(value)
        return value

    def to_data(self) -> dict[str, Any]:
        return super().to_data() | {"values": list(self.values)} | self.form


class Whole(Option):
    """A whole number, or None where `optional`. `form` tells a form more, such as `usual`: what None means."""

    kind = "whole"

    def __init__(
        self, name: str, low: int, high: int, default: int | None, optional: bool = False, **form: Any
    ) -> None:
        allowed = f"a whole number from {low} to {high}" + (", or none" if optional else "")
        super().__init__(name, default, allowed)
        self.low, self.high, self.optional = low, high, optional
        self.form = form

    def read(self, value: Any, players: int) -> Any:
        if value is None and self.optional:
            return None
        if type(value) is not int or not self.low <= value <= self.high:
            raise self.refuse(value)
        return value

    def to_data(self) -> dict[str, Any]:
        return super().to_data() | {"low": self.low, "high": self.high, "optional": self.optional} | self.form


class Custom(Option):
    """An option with its own `reader(option, value, players)`: returns the value or raises `option.refuse(...)`."""

    def __init__(
        self, name: str, default: Any, allowed: str, reader: Callable[[Option, Any, int], Any], **form: Any
    ) -> None:
        super().__init__(name, default, allowed)
        self.reader = reader
        self.form = form

    def read(self, value: Any, players: int) -> Any:
        return self.reader(self, value, players)

    def to_data(self) -> dict[str, Any]:
        return super().to_data() | {"kind": "custom"} | self.form


# -- of the laboratory -------------------------------------------------------------------------------

WITHOUT: Final = "without"
MOST_LEFT_OUT: Final = 3


class Without(Option):
    """Cards that are left out of a game, to see what they change. No form offers it."""

    def __init__(self, cards: Registry[Any]) -> None:
        super().__init__(WITHOUT, None, f"one to {MOST_LEFT_OUT} cards by their ids")
        self.cards = cards

    def read(self, value: Any, players: int) -> Any:
        names = [value] if isinstance(value, str) else value
        if not isinstance(names, list | tuple) or not 0 < len(names) <= MOST_LEFT_OUT or len(set(names)) < len(names):
            raise self.refuse(value)
        for name in names:
            if name not in self.cards.numbers:
                near = get_close_matches(str(name), self.cards.numbers) or self.cards.numbers
                raise self.refuse(value, f"there is no card {name!r:.30}, but {', '.join(near)}")
        return list(names)

    def numbers(self, options: Mapping[str, Any]) -> frozenset[int]:
        """Of the cards left out; none, nearly always."""
        return frozenset([self.cards.numbers[name] for name in options.get(WITHOUT, ())])


# -- what goes together -------------------------------------------------------------------------------


def check_needs(needs: Sequence[Need], options: dict[str, Any]) -> None:
    """OptionError for the first that is not met."""
    for need in needs:
        if not is_met(need, options):
            raise OptionError(
                f"{need.option}={need.value!r} is not allowed with {need.other}={options[need.other]!r}; "
                f"allowed: {allowed_by(need)}",
                need.option,
                need.reason,
            )


def is_met(need: Need, options: dict[str, Any]) -> bool:
    if need.value not in chosen(options[need.option]):
        return True
    others = chosen(options[need.other])
    return need.unless in others or (set(need.has) <= others and not others & set(need.lacks))


def chosen(value: Any) -> set[Any]:
    """The values of an option that takes one, or several."""
    return set(value) if isinstance(value, list) else {value}


def allowed_by(need: Need) -> str:
    has = [f"with {' and '.join(need.has)}"] if need.has else []
    lacks = [f"without {' and '.join(need.lacks)}"] if need.lacks else []
    unless = [f"or with {need.unless}"] if need.unless else []
    return ", ".join(has + lacks + unless)
