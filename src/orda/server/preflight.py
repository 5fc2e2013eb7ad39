"""Before the server starts: what would keep it from starting is said in one sentence."""

from __future__ import annotations

import asyncio
import errno
import os
import socket
from typing import Final

from orda.engine.errors import OptionError
from orda.server.config import Config
from orda.server.opening import up_to_date

WRITE_SECONDS: Final = 20.0  # longer than SQLite waits for somebody else who writes


def check(config: Config, host: str, port: int) -> None:
    check_port(host, port)
    asyncio.run(check_database(config.database))


def check_port(host: str, port: int) -> None:
    """Can it be listened at?"""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        with socket.socket(found[0][0], socket.SOCK_STREAM) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(found[0][4])
    except socket.gaierror as error:
        raise OptionError(f"--host {host}: there is no such address ({error.strerror})") from error
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise OptionError(f"port {port} is taken by another program; choose another one with --port") from error
        raise OptionError(f"{host}:{port} cannot be listened at: {os.strerror(error.errno or 0)}") from error


async def check_database(database: str) -> None:
    """Can it be reached, brought up to date and written to?"""
    async with up_to_date(database) as store:
        await asyncio.wait_for(store.check(), WRITE_SECONDS)
