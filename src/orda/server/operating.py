"""`orda tables` and `orda people`: what an operator sees and does. A running server heeds it within seconds."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from typing import Annotated, Any, Final, TypeVar

import msgspec
import typer
from rich.console import Console
from rich.table import Table

from orda.engine.errors import OptionError
from orda.server.config import default_database

Database = Annotated[
    str | None,
    typer.Option(help="a file, or postgresql://user@host/name", show_default=False, envvar="ORDA_DATABASE"),
]
Most = Annotated[int, typer.Option("--most", min=1, max=100_000, help="how many lines at most")]
T = TypeVar("T")
ANY_ID: Final = {"ignore_unknown_options": True}  # those of older versions may begin with a hyphen

tables = typer.Typer(help="The tables of the database: list them, or close one.", invoke_without_command=True)
people = typer.Typer(help="The people of the database: list them, or ban one.", invoke_without_command=True)


def run(database: str | None, what: Callable[[Any], Awaitable[T]]) -> T:
    """With the store as it is: neither made nor upgraded, for a server may be running on it."""
    from orda.server.opening import as_it_is  # noqa: PLC0415

    async def with_store() -> T:
        async with as_it_is(database or default_database()) as store:
            return await what(store)

    return asyncio.run(with_store())


def when(at: int | None) -> str:
    return "" if at is None else datetime.fromtimestamp(at / 1000, UTC).strftime("%Y-%m-%d %H:%M")


def show(headings: tuple[str, ...], rows: Sequence[tuple[str, ...]]) -> None:
    shown = Table(*headings, box=None)
    for row in rows:
        shown.add_row(*row)
    Console(width=160 if rows else None, soft_wrap=True).print(shown)


# -- tables ----------------------------------------------------------------------------------


@tables.callback()
def list_tables(context: typer.Context, database: Database = None, most: Most = 50) -> None:
    """The tables changed last."""
    if context.invoked_subcommand is not None:
        return
    found = run(database, lambda store: store.all_tables(most))
    show(
        ("table", "game", "status", "choices", "changed (UTC)", "people", "bytes"), [table_line(*row) for row in found]
    )


def table_line(match_id: str, summary: str, changed: int, closed: int | None, size: int) -> tuple[str, ...]:
    """A damaged summary is shown as that."""
    try:
        line = msgspec.json.decode(summary)
        names = ", ".join(place["name"] or place["kind"] for place in line["places"])
        about = (line["game"], "closed" if closed else line["status"], str(line["number"]))
    except (msgspec.DecodeError, KeyError, TypeError):
        about, names = ("?", "damaged", "?"), ""
    return (match_id, *about, when(changed), names, f"{size:,}")


@tables.command("close", context_settings=ANY_ID)
def close_table(table: str, database: Database = None) -> None:
    """Nobody can follow or change it any more; nothing of it is removed."""
    if not run(database, lambda store: store.close_table(table)):
        raise OptionError(f"there is no table {table!r}; `orda tables` lists them")
    typer.echo(f"{table}: closed")


@tables.command("open", context_settings=ANY_ID)
def open_table(table: str, database: Database = None) -> None:
    """Opens one that was closed."""
    if not run(database, lambda store: store.close_table(table, closed=False)):
        raise OptionError(f"there is no table {table!r}; `orda tables` lists them")
    typer.echo(f"{table}: open")


# -- people ------------------------------------------------------------------------------------


@people.callback()
def list_people(context: typer.Context, database: Database = None, most: Most = 50) -> None:
    """The people who came last."""
    if context.invoked_subcommand is not None:
        return
    found = run(database, lambda store: store.all_people(most))
    rows = [(id_, name, when(created), str(count), when(banned)) for id_, name, created, banned, count in found]
    show(("person", "name", "since (UTC)", "tables", "banned (UTC)"), rows)


@people.command("ban", context_settings=ANY_ID)
def ban(person: str, database: Database = None) -> None:
    """His cookie is worth nothing any more, and he is disconnected; his seats stay his."""
    if not run(database, lambda store: store.ban(person)):
        raise OptionError(f"there is no person {person!r}; `orda people` lists them")
    typer.echo(f"{person}: banned")


@people.command("unban", context_settings=ANY_ID)
def unban(person: str, database: Database = None) -> None:
    """As if he had never been banned."""
    if not run(database, lambda store: store.ban(person, banned=False)):
        raise OptionError(f"there is no person {person!r}; `orda people` lists them")
    typer.echo(f"{person}: not banned")
