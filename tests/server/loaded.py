"""Everything that a server loads, and the first use of what takes long: for the process that servers are forked from.

Nothing is left open or running: what they open, they open themselves."""

from __future__ import annotations

import asyncio
import tempfile

import uvicorn
import uvloop  # noqa: F401

import orda.cli  # noqa: F401
from orda.games import all_rules
from orda.server import preflight

all_rules()
uvicorn.Config(
    "orda.server.app:from_environment", factory=True, http="orda.server.door:Http", ws="orda.server.door:WebSocket"
).load()
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(preflight.check_database(f"{folder}/x.sqlite"))
