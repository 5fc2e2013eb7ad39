"""The HTTP calls: one function each, and what OpenAPI says of them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from starlette.responses import PlainTextResponse, Response

from orda.engine.chronicle import Aftermath
from orda.engine.version import VERSION
from orda.server import bodies, deck_texts, limits
from orda.server import messages as m
from orda.server.calls import Call, Endpoint, Handler, Param, compressed_response, json_response
from orda.server.metrics import METRICS
from orda.table import people

ENDPOINTS: Final[list[Endpoint]] = []


def api(
    method: str,
    path: str,
    answer: Any,
    body: Any = None,
    status: int = 200,
    most: int = limits.BODY_BYTES,
    params: list[Param] | None = None,
) -> Callable[[Handler], Handler]:
    def add(handler: Handler) -> Handler:
        what = (handler.__doc__ or "").strip()
        ENDPOINTS.append(Endpoint(method, path, handler, body, answer, status, most, params or [], what))
        return handler

    return add


@api("GET", "/api/me", bodies.Me)
async def get_me(call: Call) -> bodies.Me:
    """Who I am; creates me if need be and hands out the cookie."""
    if call.maybe_user is None:
        call.limit("identity")
        call.maybe_user, call.new_token = await call.hub.identities.make()
    return bodies.Me(call.user.id, call.user.name)


@api("POST", "/api/me", bodies.Me, body=bodies.SetMe)
async def set_me(call: Call) -> bodies.Me:
    """Gives me a name."""
    name = people.clean_name(call.body.name)
    user = await call.hub.identities.rename(call.request.headers, call.user, name)
    call.hub.renamed(user)
    return bodies.Me(user.id, user.name)


@api("GET", "/api/games", bodies.Games)
async def get_games(call: Call) -> Response:
    """The games with players, options, bots and texts."""
    return compressed_response(call.service.games(call.hub.config.network), call.request)


@api("GET", "/api/texts/{game}/{language}.ftl", str)
async def get_texts(call: Call) -> Response:
    """A game's texts in one language, in Fluent's format."""
    text = call.service.texts(call.request.path_params["game"], call.request.path_params["language"])
    return PlainTextResponse(text, headers={"cache-control": "max-age=300"})


@api("POST", "/api/decks", bodies.Deck, body=bodies.DeckWish)
async def read_deck(call: Call) -> bodies.Deck:
    """What the text of a deck says, and what is wrong with it."""
    call.limit("list")
    return deck_texts.read_deck(call.body)


@api("GET", "/api/tables", m.Lobby)
async def get_tables(call: Call) -> m.Lobby:
    """The open tables, and mine."""
    call.limit("list")
    return await call.hub.lobby.shown_to(call.maybe_user.id if call.maybe_user else None)


@api("POST", "/api/tables", m.Table, body=bodies.NewTable, status=201)
async def make_table(call: Call) -> m.Table:
    """A new table."""
    user = call.user
    call.limit("table")
    call.limit("tables")
    return await call.service.create(call.body, user)


@api("POST", "/api/games/{game}/lesson", m.Table, body=dict[str, Any], status=201)
async def learn(call: Call) -> m.Table:
    """A table of mine with easy bots and a friendly opening, for a first game with the coach."""
    user = call.user
    call.limit("table")
    call.limit("tables")
    return await call.service.learn(call.request.path_params["game"], user)


@api("GET", "/api/tables/{id}", m.Table)
async def get_table(call: Call) -> m.Table:
    """All about a table but the position."""
    return await call.service.table(call.table, call.maybe_user)


@api("POST", "/api/tables/{id}/join", bodies.Claimed, body=bodies.Join)
async def join(call: Call) -> bodies.Claimed:
    """Sits down at a public table."""
    return await call.service.join(call.table, call.body.seat, call.user)


@api("POST", "/api/tables/{id}/hide", bodies.Hidden, body=bodies.HideTable)
async def hide(call: Call) -> bodies.Hidden:
    """Puts a finished table of mine away: my lobby shows it no more, or again. The match itself stays."""
    user = call.user
    hidden = await call.service.hide(call.table, call.body.hidden, user)
    call.hub.lobby.heard({user.id}, False)
    return hidden


def push_key(call: Call) -> bodies.PushKey:
    return bodies.PushKey(call.hub.alerts.subscriptions.public_key)


@api("GET", "/api/push", bodies.PushKey)
async def get_push(call: Call) -> bodies.PushKey:
    """The key with which a browser subscribes to push."""
    return push_key(call)


@api("POST", "/api/push", bodies.PushKey, body=bodies.PushWish)
async def set_push(call: Call) -> bodies.PushKey:
    """Calls me by push when it is my turn, when somebody sits down at my table, and when I am invited to a rematch."""
    user = call.user
    call.limit("push")
    origin = call.request.headers.get("origin") or str(call.request.base_url).rstrip("/")
    await call.hub.alerts.subscriptions.add(user.id, call.body, origin)
    return push_key(call)


@api("POST", "/api/push/end", bodies.PushKey, body=bodies.PushEnd)
async def end_push(call: Call) -> bodies.PushKey:
    """Calls me there no more."""
    await call.hub.alerts.subscriptions.end(call.user.id, call.body.endpoint)
    return push_key(call)


@api("POST", "/api/links/look", bodies.LinkInfo, body=bodies.Claim)
async def look(call: Call) -> bodies.LinkInfo:
    """What a seat link leads to."""
    call.limit("link")
    return await call.service.look(call.body.token, call.maybe_user)


@api("POST", "/api/links/claim", bodies.Claimed, body=bodies.Claim)
async def claim(call: Call) -> bodies.Claimed:
    """Sits down by a link."""
    user = call.user
    call.limit("link")
    return await call.service.claim(call.body.token, user)


@api("POST", "/api/tables/{id}/rematch", m.Table, body=dict[str, Any])
async def rematch(call: Call) -> m.Table:
    """The next game with the same people."""
    user = call.user
    call.limit("table")
    call.limit("tables")
    return await call.service.rematch(call.table, user)


@api("POST", "/api/tables/{id}/fork", m.Table, body=bodies.Fork, status=201)
async def fork(call: Call) -> m.Table:
    """A new table from a past position, hidden cards dealt anew."""
    user = call.user
    call.limit("table")
    call.limit("tables")
    with call.playing_again():
        return await call.service.fork(call.table, call.body, user)


REPLAY_PARAMS: Final = [
    Param("since", 0, -1, 2**31 - 1),
    Param("count", 100, 1, 100),
    Param("views", 0, 0, 1),
    Param("seat", None, 0, 63),
]


@api("GET", "/api/tables/{id}/replay", bodies.Replay, params=REPLAY_PARAMS)
async def get_replay(call: Call) -> bodies.Replay:
    """The history after a position."""
    call.limit("replay")
    since, count, views = call.number("since"), call.number("count"), call.number("views")
    assert since is not None
    assert count is not None
    with call.playing_again():
        return await call.service.replay(call.table, call.maybe_user, call.number("seat"), since, count, bool(views))


@api("GET", "/api/tables/{id}/aftermath", Aftermath)
async def get_aftermath(call: Call) -> Response:
    """Charts, moments and what everybody had, once it is over."""
    call.limit("replay")
    with call.playing_again():
        return Response(await call.service.aftermath(call.table), media_type="application/json")


@api("GET", "/api/tables/{id}/export", dict[str, Any])
async def export(call: Call) -> Response:
    """The match as one file, once it is over."""
    call.limit("file")
    data = await call.service.export(call.table)
    headers = {"content-disposition": f'attachment; filename="orda-{call.table}.json"', "cache-control": "no-store"}
    return Response(data, headers=headers, media_type="application/json")


@api("GET", "/api/tables/{id}/verify", bodies.Verdict)
async def verify_table(call: Call) -> bodies.Verdict:
    """Were the shuffles of this match fair? Once it is over."""
    call.limit("file")
    with call.playing_again():
        return await call.service.verify(await call.service.export(call.table))


@api("POST", "/api/tables/{id}/analysis", bodies.Analysis, body=bodies.Nothing)
async def begin_analysis(call: Call) -> bodies.Analysis:
    """Begins the analysis of a finished match, unless it is done or being worked on."""
    user = call.user
    call.limit("analysis")
    return await call.service.begin_analysis(call.table, call.network, user)


@api("POST", "/api/tables/{id}/analysis/end", bodies.Analysis, body=bodies.Nothing)
async def end_analysis(call: Call) -> bodies.Analysis:
    """I no longer want the analysis that is being worked on; it goes on only for others who have asked for it."""
    user = call.user
    call.limit("replay")
    return await call.service.end_analysis(call.table, user)


@api("GET", "/api/tables/{id}/analysis", bodies.Analysis)
async def get_analysis(call: Call) -> bodies.Analysis:
    """How far the analysis has come, and what was found."""
    call.limit("replay")
    return await call.service.analysis(call.table)


@api("POST", "/api/verify", bodies.Verdict, body=bytes, most=limits.FILE_BYTES)
async def verify_file(call: Call) -> bodies.Verdict:
    """Were the shuffles of the match in this file fair?"""
    call.limit("file")
    with call.playing_again():
        return await call.service.verify(call.body)


@api("POST", "/api/import", m.Table, body=bytes, status=201, most=limits.FILE_BYTES)
async def import_file(call: Call) -> m.Table:
    """A finished match from its file, to look at, verify and go on from."""
    user = call.user
    call.limit("file")
    with call.playing_again():
        return await call.service.import_file(call.body, user)


@api("GET", "/health", bodies.Health)
async def health(call: Call) -> Response:
    """Is the server well? 503 if nothing can be written, or other workers are not heard."""
    trouble = await call.hub.trouble()
    well = trouble is None
    hub = call.hub
    dialect = call.service.store.engine.dialect.name
    body = bodies.Health(well, VERSION, dialect, len(hub.keeper.rooms), len(hub.connections), trouble)
    return json_response(body, 200 if well else 503)


@api("GET", "/api/openapi.json", dict[str, Any])
async def openapi(call: Call) -> Response:
    """This description."""
    from orda.server.openapi import document  # noqa: PLC0415 - it describes what is in here

    call.limit("list")
    return json_response(document())


@api("GET", "/metrics", str)
async def metrics(call: Call) -> Response:
    """Counters in Prometheus' text format."""
    await call.hub.leave_metrics()
    folder = call.hub.config.metrics
    text = METRICS.text_of_all(Path(folder)) if folder else METRICS.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
