"""`orda serve`, `orda verify`, `orda export`, `orda import`."""

from __future__ import annotations

import asyncio
import contextlib
import os
import secrets
import socket
import sys
import tempfile
from pathlib import Path
from typing import Annotated, Any

import typer

from orda.engine.errors import OptionError
from orda.server import clock, operating
from orda.server.config import Config, default_database
from orda.server.operating import Database, people, tables
from orda.server.upkeep import backup, doctor

app = typer.Typer(add_completion=False, rich_markup_mode=None, pretty_exceptions_enable=False)

app.add_typer(tables, name="tables")
app.add_typer(people, name="people")
app.command()(doctor)
app.command()(backup)

File = Annotated[Path, typer.Argument(help="an exported match", show_default=False)]


def setting(name: str, help_: str | None = None, **more: Any) -> Any:
    """An option that an environment variable may set too."""
    return typer.Option(help=help_, envvar=f"ORDA_{name}", **more)


@app.command()
def serve(
    host: Annotated[str, setting("HOST", "0.0.0.0: also for others on the network")] = "127.0.0.1",
    port: Annotated[int, setting("PORT", min=0, max=65535)] = 8000,
    database: Database = None,
    workers: Annotated[int, setting("WORKERS", "processes; more than one needs PostgreSQL", min=1, max=64)] = 1,
    bots: Annotated[int, setting("BOTS", "processes that think for bots, per worker", min=1, max=64)] = 2,
    bot_seconds: Annotated[float, setting("BOT_SECONDS", "after which a bot has failed", min=0.1, max=600)] = 10.0,
    bot_thinking: Annotated[
        float, setting("BOT_THINKING", "seconds the best bots think about a choice", min=0.05, max=60)
    ] = 1.0,
    analysis: Annotated[
        int, setting("ANALYSIS", "simulations for a choice of an analysis; 0: as the game needs", min=0, max=100_000)
    ] = 0,
    bot_pause: Annotated[float, setting("BOT_PAUSE", "seconds before a bot's choice is shown", min=0, max=10)] = 0.4,
    origin: Annotated[list[str] | None, setting("ORIGINS", "another page that may call, as https://host")] = None,
    proxy: Annotated[str, setting("PROXY", "addresses of reverse proxies to believe")] = "127.0.0.1",
    keep: Annotated[str, setting("KEEP", "how long finished tables stay, as 90d; 0d: for ever")] = "0d",
    log: Annotated[str, setting("LOG", "text, or json: one object a line")] = "text",
    limits: Annotated[bool, setting("LIMITS", "limits on messages and calls per time")] = True,
    limit: Annotated[list[str] | None, setting("LIMIT", "one of them otherwise, as identity=1000/600")] = None,
    push_gateway: Annotated[str, setting("PUSH_GATEWAY", "host:port for all pushes, in tests", hidden=True)] = "",
) -> None:
    """Runs the server: open the address it prints in a browser."""
    from orda.server import logs, preflight  # noqa: PLC0415 - all that a server needs takes a while to import
    from orda.server.retention import read_days  # noqa: PLC0415

    config = Config(
        database=database or default_database(),
        origins=origin or [],
        bot_processes=bots,
        bot_seconds=bot_seconds,
        bot_thinking=bot_thinking,
        bot_pause=bot_pause,
        analysis_simulations=analysis,
        keep_days=read_days(keep),
        log=log,
        limits=limits,
        limited=limit or [],
        push_gateway=push_gateway,
    )
    check(config, workers)
    logs.set_up(log)
    preflight.check(config, host, port)
    run(config, host, port, workers, proxy)


def check(config: Config, workers: int) -> None:
    from orda.server.database import is_sqlite, read_url  # noqa: PLC0415
    from orda.server.limits import read_limit  # noqa: PLC0415
    from orda.server.logs import KINDS_OF_LOG  # noqa: PLC0415

    for text in config.limited:
        read_limit(text)
    if config.log not in KINDS_OF_LOG:
        raise OptionError(f"--log {config.log!r} is unknown; allowed: {', '.join(KINDS_OF_LOG)}")
    if workers > 1 and is_sqlite(read_url(config.database)):
        raise OptionError("--workers: several need PostgreSQL (--database postgresql://...); SQLite serves one")


def addresses(host: str) -> list[str]:
    """Where it can be opened: here, and where it listens to the network also from there."""
    if host == "127.0.0.1":
        return ["localhost"]
    if host != "0.0.0.0":  # noqa: S104
        return [host]
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, contextlib.suppress(OSError):
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only tells which of our addresses would be used
        return ["localhost", str(probe.getsockname()[0])]
    return ["localhost"]


def free_port(first: int) -> int:
    """The first port from here on that nobody uses."""
    for port in range(first, first + 20):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) != 0:
                return port
    return first


def run(config: Config, host: str, port: int, workers: int, proxy: str) -> None:
    from orda.server.door import allow_many  # noqa: PLC0415

    found = [f"http://{address}:{port}" for address in addresses(host)]
    config.network = found[-1] if len(found) > 1 else ""
    config.parent = os.getpid() if workers > 1 else 0
    config.began = clock.BEGAN
    config.proxies = proxy
    allow_many()
    for address in found:
        typer.echo(f"Orda: {address}")
    with shared_folder() if workers > 1 else contextlib.nullcontext("") as config.metrics:
        config.to_environment()
        listen(host, port, workers)


def shared_folder() -> tempfile.TemporaryDirectory[str]:
    """Where all workers leave their numbers."""
    try:
        return tempfile.TemporaryDirectory(prefix="orda-metrics-")
    except OSError as error:
        raise OptionError(f"several workers need a folder for temporary files (TMPDIR): {error.strerror}") from error


def listen(host: str, port: int, workers: int) -> None:
    import uvicorn  # noqa: PLC0415

    from orda.server.door import HEAD_BYTES  # noqa: PLC0415

    uvicorn.run(
        "orda.server.app:from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http="orda.server.door:Http",
        h11_max_incomplete_event_size=HEAD_BYTES,
        ws="orda.server.websocket:WebSocket",
        access_log=False,
        server_header=False,
        log_level="warning",
        log_config=None,  # what it says goes where all else does
        proxy_headers=False,  # the application sees to them, behind the door
        timeout_graceful_shutdown=10,
    )


@app.command()
def verify(path: File) -> None:
    """Proves that every shuffle and die of an exported match was fair, or names the first choice that differs."""
    from orda.table.file import verify as verify_data  # noqa: PLC0415

    verdict = verify_data(read_file(path))
    typer.echo(f"{verdict.code}: {verdict.message}")
    if verdict.commitment is not None:
        typer.echo(f"commitment {verdict.commitment}")
    if not verdict.ok:
        sys.exit(1)


@app.command("export", context_settings=operating.ANY_ID)
def export_match(table: str, path: Path, database: Database = None) -> None:
    """Writes a match of the database to a file, also one that still runs: it then shows every hidden card."""
    data = operating.run(database, lambda store: export_one(store, table))
    path.write_bytes(data)
    typer.echo(f"{path}: {len(data)} bytes")


@app.command("import")
def import_match(
    path: File,
    database: Database = None,
    trust: Annotated[bool, typer.Option("--trust", help="also a fork, whose first position cannot be proved")] = False,
) -> None:
    """Adds the match of a file to the database, under a new id; one that still runs can be gone on with."""
    typer.echo(asyncio.run(import_into(database or default_database(), read_file(path), trust)))


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise OptionError(f"{path} cannot be read: {error.strerror}") from error


async def export_one(store: Any, table: str) -> bytes:
    from orda.server import loading  # noqa: PLC0415
    from orda.server.service import export_file  # noqa: PLC0415

    stored = await store.load(table)
    if stored is None:
        raise OptionError(f"there is no table {table!r}")
    match = await loading.near_the_end(store, stored)
    await loading.play_again(match, stored)
    return await export_file(store, match, stored.key)


async def import_into(database: str, data: bytes, trust: bool) -> str:
    from orda.server.opening import up_to_date  # noqa: PLC0415

    async with up_to_date(database) as store:
        return await import_one(store, data, trust)


async def import_one(store: Any, data: bytes, trust: bool) -> str:
    from orda.server.checker import Snapshots  # noqa: PLC0415
    from orda.server.service import store_file  # noqa: PLC0415
    from orda.table import file  # noqa: PLC0415
    from orda.table.match import Diverged  # noqa: PLC0415
    from orda.table.setup import new_id  # noqa: PLC0415

    try:
        match_file = file.read(data)
        if match_file.start is not None and not trust:
            raise OptionError("it goes on from another match; with --trust it is believed that such a position can be")
        setup = file.setup_of(match_file)
        setup.id, setup.imported, setup.link_key = new_id(), True, secrets.token_bytes(32)
        await store_file(store, setup, match_file, Snapshots(data).work())
    except (file.UnreadableFile, Diverged) as error:
        raise OptionError(str(error)) from error
    return setup.id
