"""Sends pushes: never in a match's way, a few at a time, and only to addresses of the internet.

Whoever subscribes names the address that is called, so it might name a machine of the server's own network. It is
looked up here, all it leads to must be public, and exactly what was looked up is connected to. No redirect is followed.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import ssl
import time
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from orda.server import logs, webpush
from orda.server.metrics import METRICS
from orda.server.subscriptions import Subscription

log = logging.getLogger("orda.server")
AT_ONCE: Final = 8
MOST_WAITING: Final = 1000  # more are dropped: a turn that is told of much later is of no use
SECONDS: Final = 10.0  # for one try
AGAIN_SECONDS: Final = (15.0, 60.0)  # after a try that failed but may work later
KEPT_SECONDS: Final = 24 * 60 * 60  # by the push service, for a browser that is off
ENDED: Final = (404, 410)
LATER: Final = (429, 500, 502, 503, 504)
TRANSLATED: Final = IPv6Network("64:ff9b::/96")  # an IPv4 address inside


class Letter(NamedTuple):
    to: Subscription
    text: bytes
    topic: str  # of those that wait with the push service only the last of a topic stays
    tries: int = 0


class Unwelcome(Exception):  # noqa: N818
    """The address leads to where nothing of ours may go."""


class Postman:
    """`gateway`, as host:port, gets everything instead of the push services, without TLS: for tests."""

    def __init__(self, teller: webpush.Teller, gone: Callable[[str], Awaitable[None]], gateway: str = "") -> None:
        self.teller = teller
        self.gone = gone  # told of every subscription that has ended
        self.gateway = gateway
        self.waiting: asyncio.Queue[Letter] = asyncio.Queue(MOST_WAITING)
        self.carriers: list[asyncio.Task[None]] = []
        self.resolvers = ThreadPoolExecutor(
            2, "orda-resolve"
        )  # of its own: a slow name server is nobody else's trouble
        self.tls = ssl.create_default_context()

    def open(self) -> None:
        self.carriers = [asyncio.create_task(self.carry_on()) for _ in range(AT_ONCE)]

    async def close(self) -> None:
        for carrier in self.carriers:
            carrier.cancel()
        await asyncio.gather(*self.carriers, return_exceptions=True)
        self.resolvers.shutdown(wait=False, cancel_futures=True)

    def put(self, letter: Letter) -> None:
        """Never waits."""
        try:
            self.waiting.put_nowait(letter)
        except asyncio.QueueFull:
            METRICS.counts["pushes_dropped"] += 1

    async def carry_on(self) -> None:
        while True:
            letter = await self.waiting.get()
            try:
                await self.carry(letter)
            except Exception as error:  # one's trouble is not the others'
                METRICS.counts["pushes_failed"] += 1
                logs.failed(log, "a push was not delivered", error)

    async def carry(self, letter: Letter) -> None:
        try:
            status = await asyncio.wait_for(self.post(letter), SECONDS)
        except (OSError, TimeoutError, asyncio.IncompleteReadError):
            status = LATER[0]
        if status in ENDED:
            METRICS.counts["pushes_ended"] += 1
            await self.gone(letter.to.endpoint)
        elif status in LATER and letter.tries < len(AGAIN_SECONDS):
            asyncio.get_running_loop().call_later(
                AGAIN_SECONDS[letter.tries], self.put, letter._replace(tries=letter.tries + 1)
            )
        else:
            METRICS.counts["pushes_sent" if 200 <= status < 300 else "pushes_failed"] += 1

    async def post(self, letter: Letter) -> int:
        """The status that the push service answers with."""
        body = webpush.encrypt(letter.text, letter.to.p256dh, letter.to.auth)
        reader, writer = await self.connect(urlsplit(letter.to.endpoint).hostname or "")
        try:
            writer.write(self.head(letter, len(body)) + body)
            await writer.drain()
            answer = await reader.readline()
        finally:
            writer.close()
        return read_status(answer)

    def head(self, letter: Letter, length: int) -> bytes:
        parts = urlsplit(letter.to.endpoint)
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        lines = [
            f"POST {path} HTTP/1.1",
            f"Host: {parts.netloc}",
            f"Authorization: {self.teller.authorization(letter.to.endpoint, letter.to.origin, time.time())}",
            "Content-Encoding: aes128gcm",
            "Content-Type: application/octet-stream",
            f"Content-Length: {length}",
            f"TTL: {KEPT_SECONDS}",
            "Urgency: high",
            f"Topic: {letter.topic}",
            "Connection: close",
        ]
        return "\r\n".join([*lines, "", ""]).encode("ascii")

    async def connect(self, host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self.gateway:
            where, _, port = self.gateway.rpartition(":")
            return await asyncio.open_connection(where, int(port))
        address = await self.look_up(host)
        return await asyncio.open_connection(address, 443, ssl=self.tls, server_hostname=host)

    async def look_up(self, host: str) -> str:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self.resolvers, lambda: socket.getaddrinfo(host, 443, type=socket.SOCK_STREAM)
        )
        addresses = [str(each[4][0]) for each in found]
        if not addresses or not all(map(is_public, addresses)):
            raise Unwelcome(f"{host} is no address of the internet")
        return addresses[0]


def is_public(address: str) -> bool:
    """One of the internet: not of this machine or its network, nor one that leads there in disguise."""
    parsed = ip_address(address.partition("%")[0])
    if isinstance(parsed, IPv6Address):
        inside = parsed.ipv4_mapped or parsed.sixtofour or (parsed.teredo or (None, None))[1]
        if inside is not None or parsed in TRANSLATED:
            return False
    return parsed.is_global and not parsed.is_multicast


def read_status(line: bytes) -> int:
    """Of an answer's first line; one that is no HTTP has failed for good."""
    parts = line.split(b" ")
    return int(parts[1]) if len(parts) > 1 and parts[0].startswith(b"HTTP/1.") and parts[1].isdigit() else 0
