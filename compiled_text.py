"""What the compiler gets of each module: the same, but some things said in full, or in a way it makes more of.

mypyc sees through classes whose fields and methods stand in their text. So the sources are copied, and in the copy

* records say in full what follows from their declaration (`orda.engine.data.source_of`): typed constructor, `copy`,
  `to_data` and shapes;
* a table has the methods of `Chance` itself, as compiled classes have one base, and records no class of their own;
* chance is worked out in native words (native_chance.py), and so are places in lists that are in order
  (native_order.py);
* functions that a decorator only registers (`@step`, `@card(...)`) are registered in a line of their own, below them:
  the compiler calls decorated functions in a roundabout way;
* what is told is put together only if somebody listens (`if g.telling`);
* classes that others derive from in plain Python say so, and dataclasses stay plain Python.
"""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Iterator
from pathlib import Path
from types import FunctionType
from typing import Any

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
# Also by classes that are not compiled; and so is every bot, by those of users.
DERIVED_FROM = {"Bot", "Chance", "Game", "Option", "Record", "Shape", "Table"}
ACYCLIC = {"Decision", "Record"}  # and all records: the garbage collector need not look at them
READING = {"xy", "tile_xy", "kind", "seat_of", "zone_of"}  # methods that change nothing, called for what is told
CHANCE = Path("orda/engine/rng.py")
NATIVE_CHANCE = ROOT / "native_chance.py"
NATIVE_ORDER = ROOT / "native_order.py"


def module_name(path: Path) -> str:
    return ".".join(path.with_suffix("").parts).removesuffix(".__init__")


def expanded(text: str, module: str) -> str:
    """The module as it is, but for the classes that must say more; their lines change, those of others do not."""
    tree = ast.parse(text)
    lines = text.splitlines()
    register_below(tree, lines, module)
    tell_who_listens(tree, lines)
    find_places_natively(tree, lines)
    touched = False
    for node in reversed([node for node in tree.body if isinstance(node, ast.ClassDef)]):
        first = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
        if new := rewritten(node, module):
            lines[first - 1 : node.end_lineno] = new.splitlines()
            touched = True
    if touched:
        lines.insert(first_import(tree), IMPORTS)
    if any("_data." in line for line in lines):
        lines.insert(first_import(tree), "from orda.engine import data as _data")
    if module == module_name(CHANCE):
        lines.insert(first_import(tree), "\n".join(ast.unparse(part) for part in native_parts()[1:-1]))
    if module == "orda.engine.data":
        lines.insert(first_import(tree), imports_of_chance())
    return "\n".join(lines) + "\n"


def register_below(tree: ast.Module, lines: list[str], module: str) -> None:
    """Decorators that give back the function itself become calls, in the empty line below it."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef) and node.decorator_list and is_itself(module, node):
            for line in range(node.decorator_list[0].lineno, node.lineno):
                lines[line - 1] = ""
            calls = [f"{ast.unparse(part)}({node.name})" for part in reversed(node.decorator_list)]
            assert node.end_lineno is not None
            lines[node.end_lineno : node.end_lineno + 1] = ["; ".join(calls)]


def is_itself(module: str, node: ast.FunctionDef) -> bool:
    """Has the module under this name the very function that is defined here?"""
    found = getattr(importlib.import_module(module), node.name, None)
    return isinstance(found, FunctionType) and found.__code__.co_firstlineno == node.decorator_list[0].lineno


def tell_who_listens(tree: ast.Module, lines: list[str]) -> None:
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and is_tell(node.value):
            line, column = lines[node.lineno - 1], node.col_offset
            lines[node.lineno - 1] = f"{line[:column]}if {line[column:].partition('.')[0]}.telling: {line[column:]}"


def is_tell(value: ast.expr) -> bool:
    """A call of `tell` whose arguments only read."""
    if not isinstance(value, ast.Call) or ast.unparse(value.func) not in {"g.tell", "self.tell"}:
        return False
    inner = [part.func for argument in value.args for part in ast.walk(argument) if isinstance(part, ast.Call)]
    return all(isinstance(called, ast.Name) or ast.unparse(called).split(".")[-1] in READING for called in inner)


def find_places_natively(tree: ast.Module, lines: list[str]) -> None:
    """What is imported of `bisect` is there itself, if it can be."""
    parts = parts_of(NATIVE_ORDER)[1:]
    native = {name for part in parts for name in names_set_by(part)}
    for node in tree.body:
        if (
            isinstance(node, ast.ImportFrom)
            and node.module == "bisect"
            and native >= {each.name for each in node.names}
        ):
            lines[node.lineno - 1] = "\n".join(ast.unparse(part) for part in parts)


IMPORTS = """\
import typing as _typing
from typing import Any as _Any, ClassVar as _ClassVar, Self as _Self, cast as _cast
from typing import TypeVar as _TypeVar
from collections.abc import Mapping as _Mapping
if _typing.TYPE_CHECKING:
    from mypy_extensions import i64, mypyc_attr
_Class = _TypeVar("_Class")
def _plain(cls: _Class) -> _Class:
    return cls  # a decorator mypyc does not know: it leaves the class to Python
"""


def parts_of(path: Path) -> list[ast.stmt]:
    """Of a module, without its docstring."""
    return ast.parse(path.read_text(encoding="utf-8")).body[1:]


def native_parts() -> list[ast.stmt]:
    """`from __future__ ...` first, the class last."""
    return parts_of(NATIVE_CHANCE)


def methods_in(part: ast.stmt) -> list[ast.FunctionDef]:
    assert isinstance(part, ast.ClassDef)
    return [each for each in part.body if isinstance(each, ast.FunctionDef)]


def native_state() -> ast.stmt:
    """The declaration of the state as a native word."""
    part = native_parts()[-1]
    assert isinstance(part, ast.ClassDef)
    return part.body[0]


def methods_of_chance() -> list[ast.FunctionDef]:
    """Those made of native words, and the others as they are."""
    native = methods_in(native_parts()[-1])
    plain = methods_in(next(part for part in parts_of(SOURCE / CHANCE) if isinstance(part, ast.ClassDef)))
    return [*[method for method in plain if method.name not in {each.name for each in native}], *native]


def imports_of_chance() -> str:
    """What the methods of `Chance` need where they are put."""
    own = parts_of(SOURCE / CHANCE)
    imports = [ast.unparse(part) for part in own if isinstance(part, ast.Import | ast.ImportFrom)][1:]
    names = [name for part in [*own, *native_parts()] for name in names_set_by(part)]
    text = f"from {module_name(CHANCE)} import {', '.join(names)}"
    return "\n".join([*imports, *map(ast.unparse, native_parts()[1:3]), text])


def names_set_by(part: ast.stmt) -> list[str]:
    """Constants and functions of a module."""
    if isinstance(part, ast.FunctionDef):
        return [part.name]
    targets = [part.target] if isinstance(part, ast.AnnAssign) else part.targets if isinstance(part, ast.Assign) else []
    return [target.id for target in targets if isinstance(target, ast.Name)]


def first_import(tree: ast.Module) -> int:
    """The line after `from __future__ import annotations`."""
    return next(node.lineno for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__")


def rewritten(node: ast.ClassDef, module: str) -> str:
    """The class in full; empty where it can stay as it is."""
    record = record_of(module, node.name)
    is_dataclass = any(ast.unparse(part).startswith("dataclass(") for part in node.decorator_list)
    is_derived_from = node.name in DERIVED_FROM or is_bot(module, node.name)
    if record is None and not (is_dataclass or is_derived_from or node.name in {*ACYCLIC, "RecordType"}):
        return ""
    if record is not None:
        fill_in(node, record)
    if module == "orda.engine.data" and node.name == "Table":
        node.bases = [ast.Name("Record")]
        node.body += [method for method in methods_of_chance() if method.name != "__init__"]
    if module == module_name(CHANCE):
        others = [part for part in node.body if not isinstance(part, ast.FunctionDef | ast.AnnAssign)]
        node.body = [*others, native_state(), *methods_of_chance()]
    node.decorator_list = [part for part in node.decorator_list if ast.unparse(part) != "dataclass_transform()"]
    attributes = ["allow_interpreted_subclasses=True"] if is_derived_from else []
    if record is not None or node.name in ACYCLIC:
        attributes.append("acyclic=True")
    if node.name == "Decision":
        attributes.append("free_list_len=1")  # one is made as another goes, in every choice
    if attributes:
        node.decorator_list.insert(0, expression(f"mypyc_attr({', '.join(attributes)})"))
    if node.name == "Record":
        node.keywords = []
    if node.name == "RecordType":
        node.bases, node.body = [], [ast.Pass()]
    if is_dataclass:
        node.decorator_list.insert(0, expression("_plain"))
    text = ast.unparse(node)
    return text.replace("_data.", "") if module == "orda.engine.data" else text


def expression(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


def record_of(module: str, name: str) -> Any:
    """The class, where it is a record with fields."""
    data = importlib.import_module("orda.engine.data")
    found = getattr(importlib.import_module(module), name, None)
    is_record = isinstance(found, type) and issubclass(found, data.Record) and found is not data.Record
    return found if is_record else None


def is_bot(module: str, name: str) -> bool:
    found = getattr(importlib.import_module(module), name, None)
    return isinstance(found, type) and issubclass(found, importlib.import_module("orda.engine.bot").Bot)


def fill_in(node: ast.ClassDef, record: Any) -> None:
    """The declarations of fields give way to methods and shapes written out."""
    own = [part for part in node.body if isinstance(part, ast.AnnAssign) and is_field(part)]
    declared = {part.target.id: part for part in own if isinstance(part.target, ast.Name)}
    fields = [Field(record, name, declared.get(name)) for name in record.FIELDS]
    written = {part.name for part in node.body if isinstance(part, ast.FunctionDef)}
    methods = [text for name, text in methods_of(node.name, fields) if name not in written]
    made = ast.parse("\n".join([*shapes_of(node, fields), *methods])).body
    kept = [part for part in node.body if part not in own]
    node.body = [*kept[:1], *made, *kept[1:]] if ast.get_docstring(node) else [*made, *kept]


def is_field(part: ast.AnnAssign) -> bool:
    return "ClassVar" not in ast.unparse(part.annotation)


class Field:
    """A field of a record, in words: its type, shape, default, and how it is copied and saved."""

    def __init__(self, record: Any, name: str, declared: ast.AnnAssign | None) -> None:
        self.name = name
        self.shape = record.FIELDS[name]
        self.declared = declared
        annotations = [inspect.get_annotations(cls) for cls in record.__mro__]
        annotation = ast.parse(next(found[name] for found in annotations if name in found), mode="eval").body
        self.annotated = isinstance(annotation, ast.Subscript) and ast.unparse(annotation.value) == "Annotated"
        parts = annotation.slice.elts if self.annotated else [annotation]
        self.type = "i64" if type(self.shape).__name__ == "StateShape" else ast.unparse(parts[0])
        self.shape_text = ast.unparse(parts[1]) if self.annotated else shape_text(self.shape)
        value = declared.value if declared is not None else None
        self.default = ast.unparse(value) if value is not None else repr(record.DEFAULTS[name])
        self.shared = self.shape.copied == "{}"

    @property
    def argument(self) -> str:
        return (
            f"{self.name}: {self.type} = {self.default}" if self.shared else f"{self.name}: {self.type} | None = None"
        )

    @property
    def setting(self) -> str:
        first = self.default if self.default == "[]" else self.shape.copied.format(f"({self.default})")
        value = self.name if self.shared else f"{first} if {self.name} is None else {self.name}"
        kind = f": {self.type}" if self.declared is not None else ""
        return f"self.{self.name}{kind} = {value}"

    @property
    def copied(self) -> str:
        """Many lists are empty most of the time, and a new one is made more quickly than a copy."""
        copied, own = str(self.shape.copied), f"self.{self.name}"
        return f"({own}[:] if {own} else [])" if copied == "{}[:]" else copied.format(own)

    @property
    def saved(self) -> str:
        text = self.shape.saved or f"self.FIELDS[{self.name!r}].save({{}})"
        return f"{self.name!r}: {text.format(f'self.{self.name}')}"


def shape_text(shape: Any) -> str:
    """A shape that follows from the declared type, in words."""
    kind = type(shape).__name__
    if kind == "ListShape":
        return f"_data.ListShape({shape_text(shape.of)})"
    if kind == "RecordShape":
        return f"_data.RecordShape({shape.record.__name__})"
    return {"IntShape": "_data.INT", "TupleShape": "_data.TUPLE"}[kind]


def shapes_of(node: ast.ClassDef, fields: list[Field]) -> Iterator[str]:
    base = ast.unparse(node.bases[0])
    own = [field for field in fields if field.declared is not None]
    kind = "_ClassVar[_Mapping[str, '_data.Shape']]"
    yield f"FIELDS: {kind} = {{**{base}.FIELDS, {shapes_in_words(own)}}}"
    saved = [field for field in fields if field.declared is not None and field.shape.is_saved]
    defaults = ", ".join(f"{field.name!r}: {field.default}" for field in own)
    yield f"DEFAULTS: _ClassVar[_Mapping[str, _Any]] = {{**{base}.DEFAULTS, {defaults}}}"
    yield f"SAVED: {kind} = {{**{base}.SAVED, {shapes_in_words(saved)}}}"


def shapes_in_words(fields: list[Field]) -> str:
    return ", ".join(f"{field.name!r}: {field.shape_text}" for field in fields)


def methods_of(name: str, fields: list[Field]) -> Iterator[tuple[str, str]]:
    arguments = ", ".join(["self", *(field.argument for field in fields)])
    body = "\n".join(f"    {field.setting}" for field in fields)
    yield "__init__", f"def __init__({arguments}) -> None:\n{body}"
    copies = ", ".join(field.copied for field in fields)
    yield "copy", f"def copy(self) -> _Self:\n    return _cast(_Self, {name}({copies}))"
    saves = ", ".join(field.saved for field in fields if field.shape.is_saved)
    yield "to_data", f"def to_data(self) -> dict[str, _Any]:\n    return {{{saves}}}"
