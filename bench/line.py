"""A WebSocket client that does as little as it can, so that a machine that measures a server is left to the server."""

from __future__ import annotations

import asyncio
import base64
import os
from typing import Any
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10


class Line(asyncio.Protocol):
    """One connection; `heard` is called with each text message."""

    def __init__(self) -> None:
        self.transport: asyncio.Transport
        self.buffer = b""
        self.open = asyncio.get_running_loop().create_future()

    async def connect(self, url: str, path: str, **headers: str) -> None:
        address = urlsplit(url)
        await asyncio.get_running_loop().create_connection(lambda: self, address.hostname or "", address.port or 80)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {address.netloc}", "Connection: Upgrade", "Upgrade: websocket"]
        lines += ["Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        self.transport.write("\r\n".join([*lines, "", ""]).encode())
        await self.open

    def connection_made(self, transport: Any) -> None:
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open.done() and not self.take_answer():
            return
        while (frame := self.next_frame()) is not None:
            kind, content = frame
            if kind == TEXT:
                self.heard(content)
            elif kind == PING:
                self.send(content, PONG)

    def take_answer(self) -> bool:
        head, end, rest = self.buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        assert head.startswith(b"HTTP/1.1 101"), head.decode()
        self.buffer = rest
        self.open.set_result(None)
        return True

    def next_frame(self) -> tuple[int, bytes] | None:
        """Servers do not mask, and Orda does not split messages."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        start, length = {126: 4, 127: 10}.get(buffer[1], 2), buffer[1]
        if start > 2:
            length = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start or len(buffer) < start + length:
            return None
        self.buffer = buffer[start + length :]
        return buffer[0] & 15, buffer[start : start + length]

    def send(self, content: bytes, kind: int = TEXT) -> None:
        """Masked with zeros, as a client must mask."""
        size = bytes([128 | len(content)]) if len(content) < 126 else b"\xfe" + len(content).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + bytes(4) + content)

    def heard(self, content: bytes) -> None:
        raise NotImplementedError

    def close(self) -> None:
        self.send(b"\x03\xe8", CLOSE)
        self.transport.close()
