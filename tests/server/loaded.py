"""Everything that a server loads, and the first use of what takes long: for the process that servers are forked from.

Nothing is left open or running: what they open, they open themselves."""

from __future__ import annotations

import asyncio
import gc
import tempfile

import uvicorn
import uvloop  # noqa: F401
from typer.testing import CliRunner

import orda.cli
from orda.games import all_rules
from orda.server import preflight

all_rules()
assert CliRunner().invoke(orda.cli.app, ["games", "run"]).exit_code == 0
uvicorn.Config(
    "orda.server.app:from_environment", factory=True, http="orda.server.door:Http", ws="orda.server.websocket:WebSocket"
).load()
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(preflight.check_database(f"{folder}/x.sqlite"))
gc.freeze()  # nobody who is forked has to look through all of it again
