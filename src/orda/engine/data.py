"""Plain data with a declared shape: records of ints and lists, copied, saved as JSON and read back strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Self

from orda.engine.errors import SaveError
from orda.engine.rng import Chance


class Shape:
    """How one field is copied, saved and read. `where` names the field in error messages."""

    def copy(self, value: Any) -> Any:
        return value

    def save(self, value: Any) -> Any:
        return value

    def load(self, data: Any, where: str) -> Any:
        raise NotImplementedError


class IntShape(Shape):
    def load(self, data: Any, where: str) -> Any:
        if type(data) is not int:
            raise SaveError(f"{where} must be a whole number, not {data!r:.60}")
        return data


class ListShape(Shape):
    def __init__(self, of: Shape) -> None:
        self.of = of
        self.plain: bool = isinstance(of, IntShape)  # most lists are, and ints are copied and saved as they are

    def copy(self, value: Any) -> Any:
        return list(value) if self.plain else [self.of.copy(item) for item in value]

    def save(self, value: Any) -> Any:
        return list(value) if self.plain else [self.of.save(item) for item in value]

    def load(self, data: Any, where: str) -> Any:
        if type(data) is not list:
            raise SaveError(f"{where} must be a list, not {data!r:.60}")
        if self.plain and all(type(item) is int for item in data):
            return list(data)
        return [self.of.load(item, f"{where}[{i}]") for i, item in enumerate(data)]


class TupleShape(ListShape):
    """A tuple of ints: never changed, so copies share it."""

    def __init__(self) -> None:
        super().__init__(IntShape())

    def copy(self, value: Any) -> Any:
        return value

    def load(self, data: Any, where: str) -> Any:
        return tuple(super().load(data, where))


class RecordShape(Shape):
    def __init__(self, record: type[Record]) -> None:
        self.record = record

    def copy(self, value: Any) -> Any:
        return value.copy()

    def save(self, value: Any) -> Any:
        return value.to_data()

    def load(self, data: Any, where: str) -> Any:
        return self.record.from_data(data, where)


INT: Final = IntShape()
INTS: Final = ListShape(INT)
ROWS: Final = ListShape(INTS)
TUPLE: Final = TupleShape()
TUPLES: Final = ListShape(TUPLE)


def records(record: type[Record]) -> Shape:
    return ListShape(RecordShape(record))


class Record:
    """A few named fields; all arguments of `__init__` have defaults. Hot classes write `copy` by hand."""

    FIELDS: ClassVar[Mapping[str, Shape]] = {}

    def copy(self) -> Self:
        new = type(self)()
        for name, shape in self.FIELDS.items():
            setattr(new, name, shape.copy(getattr(self, name)))
        return new

    def to_data(self) -> dict[str, Any]:
        return {name: shape.save(getattr(self, name)) for name, shape in self.FIELDS.items()}

    @classmethod
    def from_data(cls, data: Any, where: str) -> Self:
        if type(data) is not dict:
            raise SaveError(f"{where} must be an object, not {data!r:.60}")
        if data.keys() != cls.FIELDS.keys():
            odd = sorted(str(key) for key in data.keys() ^ cls.FIELDS.keys())
            raise SaveError(f"{where} has missing or unknown fields: {', '.join(odd)}")
        new = cls()
        for name, shape in cls.FIELDS.items():
            setattr(new, name, shape.load(data[name], f"{where}.{name}"))
        return new


BASE_FIELDS: Final[dict[str, Shape]] = {"rng": INT, "over": INT, "turn": INT}


class Table(Record, Chance):
    """All of a running game but its frames. `FIELDS` of a game's table are `BASE_FIELDS | {...}`."""

    FIELDS: ClassVar[Mapping[str, Shape]] = BASE_FIELDS

    def __init__(self) -> None:
        self.rng: int = 0
        self.over: int = 0  # set by a rule that ends the game; nothing runs after it
        self.turn: int = 0  # turns begun so far, of all players together
