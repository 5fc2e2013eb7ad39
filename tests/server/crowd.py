"""Many players at once who never give up: they come back after every loss and note all they were told."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.harness import WAIT

LOSSES = (OSError, ConnectionClosed, InvalidHandshake, InvalidMessage, TimeoutError, EOFError)


class Player:
    """Plays one seat of one table to the end, over as many connections as it takes."""

    def __init__(self, urls: list[str], cookie: str, table: str, chance: random.Random, drops: float = 0.0) -> None:
        self.urls = urls
        self.cookie = cookie
        self.table = table
        self.chance = chance
        self.drops = drops  # how likely he hangs up after a message
        self.sealed: dict[int, str] = {}  # every position he was told of
        self.sent: dict[int, int] = {}  # what he chose at each position
        self.connections = 0
        self.waits = False  # he chooses nothing for now: his table goes on when he does
        self.over = False

    async def play(self) -> None:
        while not self.over:
            try:
                await self.connected()
            except LOSSES:
                await asyncio.sleep(0.1)  # trying without end would take the time of the server that starts

    async def connected(self) -> None:
        url = self.urls[self.connections % len(self.urls)]
        address = url.replace("http", "ws") + "/ws"
        headers = {"Cookie": self.cookie}
        async with connect(address, additional_headers=headers, open_timeout=WAIT, close_timeout=0.5) as socket:
            self.connections += 1
            await self.send(socket, type="subscribe", table=self.table, since=max(self.sealed, default=0))
            while not self.over:
                await self.take(socket, json.loads(await asyncio.wait_for(socket.recv(), 20)))
                if self.chance.random() < self.drops:
                    socket.transport.abort()
                    return

    async def send(self, socket: ClientConnection, **message: Any) -> None:
        await socket.send(json.dumps(message))

    async def take(self, socket: ClientConnection, message: dict[str, Any]) -> None:
        if message["type"] != "state":
            return
        number, seal = message["number"], message["seal"]
        assert self.sealed.setdefault(number, seal) == seal, f"position {number} was told in two ways"
        assert number >= max(self.sealed), "what was told is gone"
        self.over = message["view"]["result"] is not None
        if message["decision"] is not None and not self.waits:
            option = self.sent.get(number)
            if option is None:
                option = self.chance.choice(message["decision"]["options"])["option"]
            self.sent[number] = option
            await self.send(socket, type="choose", table=self.table, number=number, option=option)


def check_against(player: Player, exported: dict[str, Any], seat: int) -> None:
    """All he was told is in the file, and each of his choices there is one he made."""
    seals = {entry[0]: entry[7] for entry in exported["entries"]}
    options = {entry[0]: entry[2] for entry in exported["entries"] if entry[1] == seat}
    assert sorted(seals) == list(range(1, len(seals) + 1)), "a number is missing or there twice"
    for number, seal in player.sealed.items():
        assert number == 0 or seals[number] == seal, f"what was told of {number} is not what was kept"
    for number, option in options.items():
        assert player.sent[number - 1] == option, f"choice {number} is not the one that was made"
