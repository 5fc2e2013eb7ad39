"""The client's types, made from the structs of the protocol and of the games' views.

`python -m orda.server.typescript` writes them anew; a test fails when they are no longer those of the structs.
"""

from __future__ import annotations

import dataclasses
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct, UnsetType

import orda
from orda.analysis import report
from orda.engine import catalogue, chronicle, lesson
from orda.engine import messages as engine_messages
from orda.server import bodies, incoming, messages

WEB: Final = Path(__file__).parents[3] / "web" / "src"
PROTOCOL: Final = WEB / "lib" / "protocol.ts"
RENAMED: Final = {
    "Error": "ErrorSaid",
    "Event": "GameEvent",
    "Message": "Text",
    "Return": "ComeBack",
}  # names that mean something else in a browser
PLAIN: Final[dict[Any, str]] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}
HEAD: Final = (
    "// Made by `python -m orda.server.typescript` from the structs of the server. Not to be changed by hand.\n"
)
GENERAL: Final = """
/** A number, a text, the id of a text, or a seat; or a list of these; or another message. */
export type Argument = number | string | Thing | Thing[] | Text
export type Thing = { text: string } | { seat: number }

export type Target = Record<string, unknown>

/** What a form needs to offer an option; some have more. */
export interface OptionForm {
  name: string
  kind: 'flag' | 'choice' | 'whole' | 'custom' | 'any'
  default: unknown
  allowed: string
  values?: (string | number)[]
  low?: number
  high?: number
  optional?: boolean
  form?: string
  [more: string]: unknown
}

/** What a game lays out differs; all share this much. */
export interface View {
  game: string
  turn: number
  asked: { kind: string; player: number | null; options?: number[] } | null
  result: Result | null
  [field: string]: unknown
}
"""
OF_A_VIEW: Final = "import type { Text, View } from '../../lib/protocol'\n"


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and (issubclass(kind, Struct) or dataclasses.is_dataclass(kind))


def name_of(kind: Any) -> str:
    return RENAMED.get(kind.__name__, str(kind.__name__))


def written(kind: Any) -> str:
    """A type of Python in TypeScript."""
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        titles = [meta.title for meta in args[1:] if isinstance(meta, msgspec.Meta) and meta.title]
        return str(titles[0]) if titles else written(args[0])
    if origin is Literal:
        return " | ".join(f"'{each}'" for each in args)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(written(each) for each in args if each is not UnsetType))
    if origin is list:
        return in_brackets(written(args[0])) + "[]"
    if origin is tuple:
        return f"[{', '.join(written(each) for each in args)}]"
    if origin is dict:
        return f"Record<{written(args[0]) if get_origin(args[0]) is Literal else 'string'}, {written(args[1])}>"
    return name_of(kind) if is_struct(kind) else PLAIN[kind]


def in_brackets(text: str) -> str:
    return f"({text})" if " | " in text else text


def fields(kind: type) -> list[tuple[str, Any, bool]]:
    """Name, type, and whether it may be left out: of what a client sends, and of what a view need not have."""
    hints = get_type_hints(kind, include_extras=True)
    if dataclasses.is_dataclass(kind):
        return [(each.name, hints[each.name], False) for each in dataclasses.fields(kind)]
    found = []
    for each in msgspec.structs.fields(kind):
        optional = UnsetType in get_args(hints[each.name])
        if issubclass(kind, messages.Incoming):
            optional = not each.required
        found.append((each.encode_name, hints[each.name], optional))
    return found


def interface(kind: type, more: str = "") -> str:
    lines = [f"export interface {name_of(kind)}{more} {{"]
    tag = getattr(getattr(kind, "__struct_config__", None), "tag", None)
    if tag is not None:
        lines.append(f"  type: '{tag}'")
    for name, hint, optional in fields(kind):
        text = "Record<string, Argument>" if name == "args" and name_of(kind) == "Text" else written(hint)
        lines.append(f"  {name}{'?' if optional else ''}: {text}")
    return "\n".join([*lines, "}"])


def structs_of(module: ModuleType) -> list[type]:
    """Those that the module itself defines, in its order, without the bases that say nothing."""
    found = [each for each in vars(module).values() if is_struct(each) and each.__module__ == module.__name__]
    return [each for each in found if fields(each) or getattr(each.__struct_config__, "tag", None)]


def protocol() -> str:
    sent = list(get_args(incoming.AnyIn))
    told = [*structs_of(catalogue), lesson.Bubble, *structs_of(chronicle), *structs_of(messages), *structs_of(report)]
    kinds = [engine_messages.Message, *told, *sent, *structs_of(bodies)]
    kinds.remove(messages.Out)
    received = [each for each in kinds if issubclass(each, messages.Out)]
    parts = [HEAD + GENERAL, f"export const PROTOCOL = {messages.PROTOCOL}", *[interface(each) for each in kinds]]
    parts += [one_of("Sent", sent), one_of("Received", received)]
    return "\n\n".join(part.strip("\n") for part in parts) + "\n"


def one_of(name: str, kinds: list[type]) -> str:
    return f"export type {name} =" + "".join(f"\n  | {name_of(each)}" for each in kinds)


def views_of(view: type) -> str:
    """The types of one game's views; those it is made of come first."""
    found: dict[str, type] = {}
    collect(view, found)
    parts = [interface(each) for each in found.values() if each is not view]
    imports = OF_A_VIEW if any("Text" in part for part in parts) else OF_A_VIEW.replace("Text, ", "")
    return "\n\n".join([HEAD + imports.rstrip("\n"), *parts, interface(view, " extends View")]) + "\n"


def collect(kind: Any, found: dict[str, type]) -> None:
    if kind is engine_messages.Message:
        return
    if not is_struct(kind):
        for each in get_args(kind):
            collect(each, found)
    elif kind.__name__ not in found:
        for _, hint, _ in fields(kind):
            collect(hint, found)
        found[kind.__name__] = kind


def files() -> dict[Path, str]:
    """Everything that is made, and where it goes."""
    made = {PROTOCOL: protocol()}
    for game in orda.games():
        view = orda.rules(game).screen.view_type
        if view is not None:
            made[WEB / "boards" / game / "types.ts"] = views_of(view)
    return made


def main() -> None:
    for path, text in files().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
