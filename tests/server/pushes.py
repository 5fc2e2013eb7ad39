"""A push service on this machine, and browsers that are called through it: nothing leaves the machine."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from orda.server.webpush import CURVE, derived, point, to_text
from tests.server.harness import WAIT, Server, running


class Browser:
    """The keys of a subscription, and how its browser reads what comes."""

    def __init__(self, name: str = "anna") -> None:
        self.key = ec.generate_private_key(CURVE)
        self.public = point(self.key.public_key())
        self.auth = bytes(range(16))
        self.endpoint = f"https://push.example.org/{name}"

    def wish(self, **more: Any) -> dict[str, Any]:
        return {"endpoint": self.endpoint, "p256dh": to_text(self.public), "auth": to_text(self.auth), **more}

    def read(self, body: bytes) -> Any:
        """The other side of RFC 8291."""
        salt, theirs, text = body[:16], body[21:86], body[86:]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, theirs))
        secret = derived(shared, self.auth, b"WebPush: info\0" + self.public + theirs, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
        return json.loads(AESGCM(key).decrypt(nonce, text, None).rstrip(b"\2"))


def wait_until(condition: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not condition():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.02)


class PushService:
    """Takes everything; `statuses` are what it answers with for a path, and `silent` whether it answers at all."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: dict[str, int] = {}
        self.silent = threading.Event()
        self.port = 0

    @property
    def gateway(self) -> str:
        return f"127.0.0.1:{self.port}"

    def at(self, start: str) -> list[bytes]:
        """What came for browsers whose names begin so."""
        return [body for path, _, body in self.got if path.startswith(f"/{start}")]

    def wait_for(self, count: int, start: str) -> list[bytes]:
        wait_until(lambda: len(self.at(start)) >= count)
        return self.at(start)


@contextmanager
def push_service() -> Iterator[PushService]:
    service, done = PushService(), threading.Event()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            service.got.append((self.path, dict(self.headers), body))
            if service.silent.is_set():
                done.wait()
            self.send_response(service.statuses.get(self.path, 201))
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    service.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield service
    finally:
        done.set()
        server.shutdown()
        server.server_close()


@contextmanager
def calling_server(service: PushService, folder: Path) -> Iterator[Server]:
    """A server that calls people through this service."""
    more = ("--no-limits", "--push-gateway", service.gateway)
    with running(Server(str(folder / "orda.sqlite"), None, folder / "log", *more)) as server:
        yield server
