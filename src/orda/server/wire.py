"""The wire: uvicorn's WebSocket, with a shorter way for what happens thousands of times a second.

A text that is ready is written as it is, and one that has come in whole is offered to the application before it is
queued for it. Both are an extension of ASGI: an application finds its wire in the scope (`wire_of`), and where there
is none, behind another server, it uses `send` and `receive` for everything. This class knows uvicorn from inside, so
pyproject.toml says which versions it fits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import State

NAME: Final = "orda.wire"
WHOLE_TEXT: Final = 0x81
Offer = Callable[[bytes], bool]


def wire_of(scope: Scope) -> Wire | None:
    wire: Wire | None = scope.get("extensions", {}).get(NAME, {}).get("wire")
    return wire


def framed(text: bytes) -> bytes:
    """RFC 6455, 5.2: a server's text message in one frame, not masked."""
    length = len(text)
    if length < 126:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, 126)) + length.to_bytes(2, "big") + text
    return bytes((WHOLE_TEXT, 127)) + length.to_bytes(8, "big") + text


class Wire(WebSocketsSansIOProtocol):
    offer: Offer | None = None  # set by the application: has it taken this message?

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent and not self.config.ws_per_message_deflate:
            self.scope["extensions"][NAME] = {"wire": self}

    def write_text(self, text: bytes) -> bool:
        """False: it has to go through `send`, which waits for a slow client and knows one that has gone."""
        if self.close_sent or self.disconnected or not self.writable.is_set() or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Only what nothing waits before is offered."""
        is_whole_text = self.curr_msg_data_type == "text" and len(self.frames) == 1
        is_next = self.queue.empty() and not self.close_sent
        if self.offer is not None and is_whole_text and is_next and self.offer(self.frames[0]):
            self.frames = []
            return
        super().send_receive_event_to_app()
