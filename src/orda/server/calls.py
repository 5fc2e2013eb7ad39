"""One HTTP call: its request read and checked, its answer made."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from orda.engine.messages import Message
from orda.server import bodies, limits, logs
from orda.server.hub import Hub
from orda.server.identity import cookie
from orda.server.metrics import METRICS
from orda.server.store import User
from orda.table import Refused

log = logging.getLogger("orda.server")

STATUS: Final = {
    "bad_message": 400,
    "bad_option": 400,
    "no_identity": 401,
    "forbidden_origin": 403,
    "not_yours": 403,
    "not_host": 403,
    "not_public": 403,
    "removed": 403,
    "muted": 403,
    "no_such_table": 404,
    "no_such_link": 404,
    "no_such_game": 404,
    "no_such_seat": 404,
    "nobody": 404,
    "not_found": 404,
    "link_used": 410,
    "closed": 410,
    "too_large": 413,
    "bad_media_type": 415,
    "unreadable_file": 422,
    "too_many": 429,
    "damaged": 500,
    "busy": 503,
}
OTHERWISE: Final = 409

Handler = Callable[["Call"], Awaitable[Any]]


class Param(Struct):
    """A number in the query."""

    name: str
    default: int | None
    low: int
    high: int


class Endpoint(Struct):
    method: str
    path: str
    handler: Handler
    body: Any
    answer: Any
    status: int
    most: int
    params: list[Param]
    what: str


class Call:
    """One request, checked as far as it can be without knowing what it wants."""

    def __init__(self, hub: Hub, request: Request, endpoint: Endpoint) -> None:
        self.hub = hub
        self.service = hub.service
        self.request = request
        self.endpoint = endpoint
        self.maybe_user: User | None = None
        self.body: Any = None
        self.new_token: str | None = None

    @property
    def table(self) -> str:
        return str(self.request.path_params["id"])

    @property
    def user(self) -> User:
        if self.maybe_user is None:
            raise Refused("no_identity", "call GET /api/me first")
        return self.maybe_user

    def number(self, name: str) -> int | None:
        param = next(p for p in self.endpoint.params if p.name == name)
        text = self.request.query_params.get(name, "")
        if text == "":
            return param.default
        if not re.fullmatch(r"-?[0-9]{1,10}", text, re.ASCII) or not param.low <= int(text) <= param.high:
            raise Refused("bad_message", f"{name} must be a whole number from {param.low} to {param.high}")
        return int(text)

    @property
    def network(self) -> str:
        """Where it comes from, as far as limits tell addresses apart."""
        return limits.network_of(self.request.client.host if self.request.client else "")

    def limit(self, what: str) -> None:
        if not self.hub.allows(what, self.network, self.maybe_user.id if self.maybe_user else ""):
            raise Refused("too_many", "that is too often; wait a little")

    @contextmanager
    def playing_again(self) -> Iterator[None]:
        """What plays a match again takes its time: an address waits for few such answers at once."""
        checking = self.hub.checking
        if self.hub.config.limits and checking[self.network] >= limits.CHECKS_OF_ONE:
            raise Refused("too_many", "another answer to you is still being worked out")
        checking[self.network] += 1
        try:
            yield
        finally:
            checking[self.network] -= 1
            if not checking[self.network]:
                del checking[self.network]

    # -- reading ---------------------------------------------------------------------------

    async def read(self) -> None:
        if self.endpoint.method != "GET":
            check_origin(self.hub, self.request)
            await self.read_body()
        self.maybe_user = await self.hub.identities.find(self.request.headers)

    async def read_body(self) -> None:
        kind = self.request.headers.get("content-type", "").partition(";")[0].strip().lower()
        if kind != "application/json":
            raise Refused("bad_media_type", "the body must be application/json")
        data = await self.read_bytes()
        self.body = data if self.endpoint.body is bytes else decode(data, self.endpoint.body)

    async def read_bytes(self) -> bytes:
        data = bytearray()
        try:
            async with asyncio.timeout(limits.BODY_SECONDS):
                async for chunk in self.request.stream():
                    data += chunk
                    if len(data) > self.endpoint.most:
                        raise Refused("too_large", f"the body is larger than {self.endpoint.most} bytes")
        except TimeoutError as error:
            raise Refused("bad_message", f"the body did not arrive within {limits.BODY_SECONDS:.0f} s") from error
        return bytes(data)


def decode(data: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_message", str(error)) from error


def check_origin(hub: Hub, request: Request) -> None:
    origin = request.headers.get("origin")
    if origin is not None and not hub.is_own_origin(origin, request.headers.get("host", "")):
        raise Refused("forbidden_origin", "this page may not call this server")


# -- answering -------------------------------------------------------------------------------


def endpoint_route(hub: Hub, endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        call = Call(hub, request, endpoint)
        try:
            await call.read()
            answer = await endpoint.handler(call)
        except Refused as refused:
            return problem(refused.code, refused.message, refused.option, refused.reason)
        except ClientDisconnect:
            return problem("bad_message", "the body did not arrive")
        except Exception as error:
            logs.failed(log, f"{endpoint.method} {endpoint.path} failed", error)
            return problem("busy", "that went wrong here; it has been noted")
        response = answer if isinstance(answer, Response) else json_response(answer, endpoint.status)
        if call.new_token is not None:
            response.headers["set-cookie"] = cookie(call.new_token, request.url.scheme == "https")
        return response

    return Route(endpoint.path, handle, methods=[endpoint.method])


def json_response(answer: Any, status: int = 200) -> Response:
    headers = {"cache-control": "no-store"}
    return Response(msgspec.json.encode(answer), status, headers, media_type="application/json")


def compressed_response(answer: Any, request: Request) -> Response:
    """For what is large and the same for everybody."""
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return json_response(answer)
    headers = {"cache-control": "no-store", "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(zipped(msgspec.json.encode(answer)), 200, headers, media_type="application/json")


@lru_cache(maxsize=4)
def zipped(data: bytes) -> bytes:
    return gzip.compress(data)


def problem(code: str, message: str, option: str = "", reason: Message | None = None) -> Response:
    METRICS.errors[code] += 1
    return json_response(bodies.Problem(code, message, option, reason), STATUS.get(code, OTHERWISE))
