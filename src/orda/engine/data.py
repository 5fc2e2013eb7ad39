"""Plain data with a declared shape: records of ints and lists, copied, saved as JSON and read back strictly.

A record says once what it holds, a field a line; its constructor, `copy`, `to_data` and `from_data` follow from that:

    class Walk(Record):
        mover: int = 0
        points: int = 3
        used: list[int] = []  # squares that may not be entered again; every walk gets a list of its own

A field is an int, a list, a tuple of ints or a record; for anything else, and for what is saved in a form of its own,
the shape stands beside it: `city: Annotated[City, CITY] = START_CITY`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, Any, ClassVar, Final, Self, dataclass_transform, get_args, get_origin, get_type_hints

from orda.engine.errors import SaveError
from orda.engine.registry import Registry
from orda.engine.rng import MASK, Chance

ONLY_INTS: Final = frozenset({int})


class Shape:
    """How one field is copied, saved and read. `where` names the field in error messages."""

    copied: str = "{}"  # a copy of a value, as Python text: this one is never changed, so copies share it
    mapped: str = ""  # likewise, where that is quicker as long as it is not compiled
    saved: str = ""  # likewise what is saved of it; "": what `save` gives
    is_saved: bool = True

    def save(self, value: Any) -> Any:
        return value

    def load(self, data: Any, where: str) -> Any:
        raise NotImplementedError


class IntShape(Shape):
    saved = "{}"

    def load(self, data: Any, where: str) -> Any:
        if type(data) is not int:
            raise SaveError(f"{where} must be a whole number, not {data!r:.60}")
        return data


class StateShape(IntShape):
    """A state of chance, saved without a sign."""

    saved = ""

    def save(self, value: Any) -> Any:
        return int(value) & MASK

    def load(self, data: Any, where: str) -> Any:
        word = super().load(data, where) & MASK
        return word - (word >> 63 << 64)


class ListShape(Shape):
    def __init__(self, of: Shape) -> None:
        self.of = of
        self.copied = "{}[:]" if of.copied == "{}" else f"[{of.copied.format('each')} for each in {{}}]"
        if of.copied != "{}":
            each = "*map(list.copy, {0})" if of.copied == "{}[:]" else f"{of.copied.format('each')} for each in {{0}}"
            self.mapped = f"[{each}] if {{0}} else []"  # many are empty most of the time
        self.plain: bool = isinstance(of, IntShape)  # most lists are, and ints are saved as they are
        if of.saved:
            self.saved = "{}[:]" if self.plain else f"[{of.saved.format('each')} for each in {{}}]"

    def save(self, value: Any) -> Any:
        return [self.of.save(item) for item in value]

    def load(self, data: Any, where: str) -> Any:
        if type(data) is not list:
            raise SaveError(f"{where} must be a list, not {data!r:.60}")
        if self.plain and ONLY_INTS.issuperset(map(type, data)):
            return list(data)
        return [self.of.load(item, f"{where}[{i}]") for i, item in enumerate(data)]


class TupleShape(ListShape):
    """A tuple of ints."""

    def __init__(self) -> None:
        super().__init__(INT)
        self.copied = "{}"
        self.saved = "list({})"

    def load(self, data: Any, where: str) -> Any:
        return tuple(super().load(data, where))


class RecordShape(Shape):
    copied = "{}.copy()"
    saved = "{}.to_data()"

    def __init__(self, record: type[Record]) -> None:
        self.record = record

    def save(self, value: Any) -> Any:
        return value.to_data()

    def load(self, data: Any, where: str) -> Any:
        return self.record.from_data(data, where)


class ByNumber(ListShape):
    """A list with a place for every number a thing can have, saved by the things' ids: only those that are in the game.

    So a thing registered later changes no save; `absent` stands for what is not in the game.
    """

    def __init__(self, registry: Registry[Any], absent: int, places: int) -> None:
        super().__init__(INT)
        self.registry = registry
        self.absent = absent
        self.places = places
        self.saved = ""

    def save(self, value: Any) -> Any:
        return {id_: value[number] for id_, number in self.registry.numbers.items() if value[number] != self.absent}

    def load(self, data: Any, where: str) -> Any:
        if type(data) is not dict:
            raise SaveError(f"{where} must be an object, not {data!r:.60}")
        values = [self.absent] * self.places
        for id_, value in data.items():
            if id_ not in self.registry.numbers:
                raise SaveError(f"{where} names {id_!r:.60}, which is no {self.registry.kind}")
            values[self.registry.numbers[id_]] = INT.load(value, f"{where}.{id_}")
        return values


class SharedList(ListShape):
    """A list of ints that clones share: who changes it copies it first, unless it is his own (see `Table.shared`)."""

    def __init__(self) -> None:
        super().__init__(INT)
        self.copied = "{}"


class SharedDerived(SharedList):
    """Such a list that follows from the other fields, and is not saved."""

    is_saved = False


class Unsaved(IntShape):
    """A number that is copied, but not saved."""

    is_saved = False


class Derived(ListShape):
    """A list of ints that follows from the other fields: copied, but not saved (see `Record.derive`)."""

    is_saved = False

    def __init__(self) -> None:
        super().__init__(INT)


class DerivedTuple(TupleShape):
    """Such a tuple."""

    is_saved = False


INT: Final = IntShape()
STATE: Final = StateShape()
TUPLE: Final = TupleShape()
SHARED: Final = SharedList()
SHARED_DERIVED: Final = SharedDerived()
UNSAVED: Final = Unsaved()
DERIVED: Final = Derived()
DERIVED_TUPLE: Final = DerivedTuple()


def shape_of(hint: Any) -> Shape:
    """The shape of a declared type."""
    if get_origin(hint) is Annotated:
        return next(extra for extra in get_args(hint) if isinstance(extra, Shape))
    if hint is int:
        return INT
    if get_origin(hint) is list:
        return ListShape(shape_of(get_args(hint)[0]))
    if get_origin(hint) is tuple:
        return TUPLE
    assert issubclass(hint, Record), f"{hint} cannot be a field: its shape is not known"
    return RecordShape(hint)


def declared(namespace: Mapping[str, Any]) -> dict[str, Any]:
    """The fields in the body of a class, with what they are at first."""
    hints = namespace.get("__annotations__", {})
    return {field: namespace[field] for field, hint in hints.items() if "ClassVar" not in hint}


class RecordType(type):
    """An instance has a slot for each field, and nothing else, so a copy takes a quarter less. Not in compiled ones."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> RecordType:
        inherited = {field for base in bases for field in dir(base)}
        own = declared(namespace)
        body = {part: value for part, value in namespace.items() if part not in own}
        slots = tuple(field for field in own if field not in inherited)
        return super().__new__(cls, name, bases, {**body, "__slots__": slots, "OWN": own})


@dataclass_transform()
class Record(metaclass=RecordType):
    """A few named fields, declared as the page above says."""

    FIELDS: ClassVar[Mapping[str, Shape]] = {}  # follow from the declaration
    SAVED: ClassVar[Mapping[str, Shape]] = {}
    DEFAULTS: ClassVar[Mapping[str, Any]] = {}

    def __init_subclass__(cls) -> None:
        if is_written_out(cls):
            return
        own = vars(cls)["OWN"] if "OWN" in vars(cls) else declared(vars(cls))
        hints = get_type_hints(cls, include_extras=True)
        cls.FIELDS = {**cls.FIELDS, **{name: shape_of(hints[name]) for name in own}}
        cls.DEFAULTS = {**cls.DEFAULTS, **own}
        cls.SAVED = {name: shape for name, shape in cls.FIELDS.items() if shape.is_saved}
        for name, method in methods_of(cls).items():
            if name not in vars(cls):
                setattr(cls, name, method)

    def copy(self) -> Self:
        raise NotImplementedError

    def derive(self) -> None:
        """After loading: works out what is not saved because it follows from the rest."""

    def to_data(self) -> dict[str, Any]:
        raise NotImplementedError

    @classmethod
    def from_data(cls, data: Any, where: str) -> Self:
        if type(data) is not dict:
            raise SaveError(f"{where} must be an object, not {data!r:.60}")
        if data.keys() != cls.SAVED.keys():
            odd = sorted(str(key) for key in data.keys() ^ cls.SAVED.keys())
            raise SaveError(f"{where} has missing or unknown fields: {', '.join(odd)}")
        new = cls()
        for name, shape in cls.SAVED.items():
            value = data[name]
            if shape is not INT or type(value) is not int:
                value = shape.load(value, f"{where}.{name}")
            setattr(new, name, value)
        new.derive()
        return new


def is_written_out(cls: type) -> bool:
    """The text of a compiled class says all that follows from its declaration (compiled_text.py)."""
    return "FIELDS" in vars(cls)


def methods_of(cls: type[Record]) -> dict[str, Callable[..., Any]]:
    """Constructor, `copy` and `to_data` of a record, made from its declaration as those of a dataclass are."""
    made: dict[str, Any] = {}
    exec(source_of(cls), {"new_record": cls.__new__, "cls": cls}, made)  # noqa: S102 - our own text
    for name, method in made.items():
        method.__qualname__ = f"{cls.__qualname__}.{name}"
    return made


def source_of(cls: type[Record]) -> str:
    """The Python text of them; a compiled build puts it into the class, where the compiler sees it."""
    arguments, sets, copies, saves = ["self"], [], [], []
    for name, shape in cls.FIELDS.items():
        value = cls.DEFAULTS[name]
        default = repr(value) if isinstance(value, int) or value in ([], ()) else f"cls.DEFAULTS[{name!r}]"
        if shape.copied == "{}":
            arguments.append(f"{name}={default}")
            sets.append(f"    self.{name} = {name}")
        else:
            first = default if default == "[]" else shape.copied.format(default)
            arguments.append(f"{name}=None")
            sets.append(f"    self.{name} = {first} if {name} is None else {name}")
        copies.append(f"    new.{name} = {(shape.mapped or shape.copied).format(f'self.{name}')}")
        if shape.is_saved:
            saved = shape.saved or f"cls.FIELDS[{name!r}].save({{}})"
            saves.append(f"        {name!r}: {saved.format(f'self.{name}')},")
    constructor = [f"def __init__({', '.join(arguments)}):", *sets]
    copy = ["def copy(self):", "    new = new_record(self.__class__)", *copies, "    return new"]
    to_data = ["def to_data(self):", "    return {", *saves, "    }"]
    return "\n".join([*constructor, "", *copy, "", *to_data, ""])


class Table(Record, Chance):
    """All of a running game but its frames; each game derives its own."""

    rng: Annotated[int, STATE] = 0
    over: int = 0  # set by a rule that ends the game; nothing runs after it
    turn: int = 0  # turns begun so far, of all players together
    newest: tuple[int, ...] = ()  # of each registry of the game, as it began: later things are not in it
    shared: Annotated[int, UNSAVED] = 1  # may others have the same lists, of the fields that say so? (`Game.clone`)
