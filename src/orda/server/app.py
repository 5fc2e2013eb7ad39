"""The application: HTTP calls, the client's files, and headers that keep a browser safe."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from orda.server import clock, logs
from orda.server.calls import endpoint_route, problem
from orda.server.config import Config
from orda.server.door import DOOR
from orda.server.http import ENDPOINTS
from orda.server.hub import Hub
from orda.server.limits import network_of

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; base-uri 'none'; "
    "form-action 'none'; frame-ancestors 'none'"
)
SAFE: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
MISSING: Final = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Orda</title></head>
<body><h1>Orda</h1>
<p>Il server funziona, ma la pagina di gioco non è stata costruita: <code>make web</code>, poi ricarica.</p>
<p>The server is running, but the client has not been built: <code>make web</code>, then reload.</p>
<p><a href="/api/games">/api/games</a> · <a href="/health">/health</a></p></body></html>
"""


# How many objects make Python look for cycles. More than there are for a moment while fifty matches are told: else it
# looks through them again and again, for some 7 % of all the time. Looking through 3,000 takes up to a millisecond.
PAUSES: Final = (20_000, 2, 50)


class Front:
    """Counts every HTTP request, and adds the headers to every answer."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        request = logs.request_id(Headers(scope=scope).get("x-request-id"))
        logs.REQUEST.set(request)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers["x-request-id"] = request
                for name, value in SAFE.items():
                    headers.setdefault(name, value)
            await send(message)

        client = scope.get("client")
        is_fine = self.hub.allows("call", network_of(client[0] if client else ""))
        app = self.app if is_fine else problem("too_many", "that is too often; wait a little")
        await app(scope, receive, send_with_headers)


class Client:
    """The client's files; every other path is one of its own and gets its page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()

    async def __call__(self, request: Request) -> Response:
        path = request.path_params["path"]
        if path.split("/")[0] == "api":
            return problem("not_found", "there is no such call")
        found = self.find(path)
        if found is not None:
            return self.send(found, path, request.headers.get("accept-encoding", ""))
        index = self.folder / "index.html"
        if "." in path.rpartition("/")[2]:
            return problem("not_found", "there is no such file")
        if not index.is_file():
            return HTMLResponse(MISSING)
        return FileResponse(index, headers={"cache-control": "no-cache"})

    def find(self, path: str) -> Path | None:
        try:
            file = (self.folder / path).resolve()
            inside = file.is_relative_to(self.folder) and file.is_file()
        except (ValueError, OSError):  # a zero byte, a name too long
            return None
        return file if inside else None

    def send(self, file: Path, path: str, accepted: str) -> Response:
        """The compressed copy beside it, where the build made one and the browser takes it."""
        headers = {"cache-control": self.caching(path), "vary": "accept-encoding"}
        media = guess_type(file.name)[0]
        for coding, ending in (("br", ".br"), ("gzip", ".gz")):
            copy = file.with_name(file.name + ending)
            if coding in accepted and copy.is_file():
                return FileResponse(copy, media_type=media, headers=headers | {"content-encoding": coding})
        return FileResponse(file, media_type=media, headers=headers)

    def caching(self, path: str) -> str:
        """What has its hash in its name never changes."""
        return "public, max-age=31536000, immutable" if path.startswith("assets/") else "no-cache"


async def refused(_request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    response = problem("not_found" if error.status_code == 404 else "bad_message", str(error.detail))
    response.status_code = error.status_code
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


def make_app(config: Config) -> ASGIApp:
    hub = Hub(config)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[dict[str, Hub]]:
        await hub.open()
        gc.collect()
        gc.freeze()  # what is here now stays; looking through it again and again finds nothing
        gc.set_threshold(*PAUSES)
        try:
            yield {"hub": hub}  # for websocket.py
        finally:
            await hub.close()

    routes: list[Any] = [endpoint_route(hub, endpoint) for endpoint in ENDPOINTS]
    routes.append(Route("/{path:path}", Client(Path(config.static)).__call__))
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        exception_handlers={HTTPException: refused},
    )
    DOOR.set_up(config.proxies, config.limits)
    front: Any = Front(app, hub)
    behind_proxy: Any = ProxyHeadersMiddleware(front, config.proxies)
    return DOOR.watched(behind_proxy)


def from_environment() -> ASGIApp:
    """For worker processes."""
    config = Config.from_environment()
    if config.began:
        clock.set_by(config.began)
    logs.set_up(config.log)
    return make_app(config)
