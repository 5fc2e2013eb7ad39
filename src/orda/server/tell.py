"""What people are told: messages built from a match for one viewer. Nothing in here is taken away, only put in."""

from __future__ import annotations

from collections.abc import Sequence, Set
from itertools import groupby
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from orda.engine import story
from orda.engine.game import Game
from orda.engine.messages import Description, Event
from orda.server import messages as m
from orda.table import asking, fair, links, order, seating
from orda.table.match import NO_SEATS, Match
from orda.table.people import Place, Said

# -- the table ----------------------------------------------------------------------------


def seat(n: int, place: Place, user: str | None, present: Set[int] = NO_SEATS, muted: Set[str] = frozenset()) -> m.Seat:
    return m.Seat(
        seat=n,
        kind=place.kind,
        name=place.name,
        level=place.level,
        mine=user is not None and user in place.users,
        hotseat=place.hotseat,
        connected=n in present,
        away=place.away,
        muted=not muted.isdisjoint(place.users),
    )


def ask(match: Match) -> m.Ask | None:
    a = match.open_ask()
    if a is None:
        return None
    what: Any = a.what
    return m.Ask(what, a.seat, a.to, a.target, a.waiting, a.number)


def result(game: Game[Any]) -> m.Result | None:
    r = game.result
    return None if r is None else m.Result(list(r.winners), list(r.scores), r.reason)


def table(match: Match, user: str | None, present: set[int], watching: int) -> m.Table:
    setup, host = match.setup, match.is_host(user)
    mine = sorted(match.seats_of(user))
    vacant = [n for n, place in enumerate(match.places) if place.kind == "vacant"]
    status: Any = match.status
    return m.Table(
        id=setup.id,
        game=setup.game,
        players=setup.players,
        options=setup.options,
        status=status,
        seats=[seat(n, place, user, present, match.muted) for n, place in enumerate(match.places)],
        host=host,
        public=setup.public,
        clock=setup.clock,
        stand_in_after=setup.stand_in_after,
        commitment=fair.commitment(setup.secret),
        secret=setup.secret.hex() if match.is_over else None,
        created=setup.created,
        number=match.number,
        watching=watching,
        ask=ask(match),
        result=result(match.game),
        rematch=match.rematch,
        rematch_of=setup.rematch_of,
        fork_of=setup.fork_of,
        fork_number=setup.fork_number,
        imported=setup.imported,
        lesson=setup.lesson,
        invites={n: seating.invite(match, n) for n in vacant} if host and not match.is_over else {},
        links={n: seating.way_back(match, n) for n in mine},
        muted=order.muted_strangers(match) if host else [],
    )


# -- the lobby ------------------------------------------------------------------------------


class Line(Struct):
    """A line of the lobby as it is stored: for nobody in particular."""

    id: str
    game: str
    players: int
    status: m.Status
    places: list[Place]
    public: bool
    clock: int | None
    created: int
    changed: int
    number: int
    host: str
    asked: int | None  # who must choose; not for everybody's eyes
    window: bool
    result: m.Result | None
    turn: int = 0


def line(match: Match, changed: int) -> Line:
    setup, d = match.setup, match.game.decision
    status: Any = match.status
    return Line(
        id=setup.id,
        game=setup.game,
        players=setup.players,
        status=status,
        places=match.places,
        public=setup.public,
        clock=setup.clock,
        created=setup.created,
        changed=changed,
        number=match.number,
        host=setup.host,
        asked=match.asked_seat(),
        window=d is not None and match.rules.is_window(d.kind),
        result=result(match.game),
        turn=match.game.t.turn,
    )


def summary(line: Line, user: str | None) -> m.Summary:
    asked = line.asked
    runs = line.status == "running"
    my_turn = runs and asked is not None and user is not None and user in line.places[asked].users
    return m.Summary(
        id=line.id,
        game=line.game,
        players=line.players,
        status=line.status,
        seats=[seat(n, place, user) for n, place in enumerate(line.places)],
        public=line.public,
        clock=line.clock,
        created=line.created,
        changed=line.changed,
        number=line.number,
        my_turn=my_turn,
        asked=asked if my_turn or not line.window else None,
        host=user is not None and user == line.host,
        result=line.result,
        turn=line.turn,
    )


# -- the position ------------------------------------------------------------------------------

encode: Final = msgspec.json.encode
MOST_KEPT: Final = 10_000


class KeptOptions:
    """Encodings by the description they are of: games use the same ones again and again. The description is kept with
    its encoding, so that no other can be taken for it."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Description, int, bytes]] = {}

    def all_of(self, game: Game[Any], options: Sequence[int]) -> list[bytes]:
        describe, get = game.rules.words.describe, self.kept.get
        texts = []
        for option in options:
            what = describe(game, option)
            found = get(id(what))
            texts.append(found[2] if found is not None and found[1] == option else self.keep(what, option))
        return texts

    def keep(self, what: Description, option: int) -> bytes:
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        text = encode({"option": option, "id": what.id, "message": what.message, "target": what.target})
        self.kept[id(what)] = (what, option, text)
        return text


class KeptEvents:
    """Encodings by the event they are of, in the same way: the same things happen again and again."""

    def __init__(self) -> None:
        self.kept: dict[int, tuple[Event, bytes]] = {}

    def get(self, event: Event) -> bytes:
        """Without the brace that opens it: the number comes before it."""
        found = self.kept.get(id(event))
        return self.keep(event) if found is None else found[1]

    def keep(self, event: Event) -> bytes:
        text = encode({"kind": event.kind, "message": event.message, "data": event.data})[1:]
        if "place" in event.message.args:
            return text  # it has this name in this match
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
        self.kept[id(event)] = (event, text)
        return text


OPTIONS: Final = KeptOptions()
EVENTS: Final = KeptEvents()
NO_LINE: Final = b'"line":null,"again":false}'


def listed(parts: list[bytes]) -> Any:
    """A list of what is encoded already."""
    return msgspec.Raw(b"[%b]" % b",".join(parts))


def decision(game: Game[Any], viewer: int | None) -> m.Decision | None:
    d = game.decision
    if d is None or d.player != viewer:
        return None
    prompt = game.prompt
    assert prompt is not None
    options = OPTIONS.all_of(game, d.options)
    guide = game.rules.screen.guide(game)
    return m.Decision(
        d.player,
        d.kind,
        prompt,
        listed(options),
        guide.least,
        guide.most,
        guide.reach,
        guide.nothing_left,
        guide.of_no_use,
    )


def events_of(sights: list[Sight]) -> list[Any]:
    """What each of them has heard since the position he knows."""
    return [listed([encoded(*line) for line in match.lines(viewer, since)]) for match, viewer, _, since in sights]


def encoded(number: int, event: Event, said: story.Said) -> bytes:
    """An event, and how it reads in a log if not by its own message."""
    text = EVENTS.get(event)
    if said.own or (said.message is event.message and not said.again):
        return b'{"number":%d,%b' % (number, text)
    line = NO_LINE if said is story.SILENCE else encode({"line": said.message, "again": said.again})[1:]
    return b'{"number":%d,%b,%b' % (number, text[:-1], line)


def clock(match: Match, viewer: int | None, now: int) -> m.Clock | None:
    deadline, d = match.deadline(), match.game.decision
    if deadline is None or d is None:
        return None
    if match.rules.is_window(d.kind) and d.player != viewer:
        return None  # it would tell that a person is asked, for bots have no clock
    return m.Clock(d.player, deadline, now)


class Sight(NamedTuple):
    """A position as it is to be shown to somebody."""

    match: Match
    viewer: int | None
    undo: asking.CanUndo
    since: int


def states(sights: list[Sight], now: int) -> list[m.State]:
    """Part by part for all of them: the same done many times in a row takes two thirds of the time."""
    views = views_of(sights)
    decisions = [decision(match.game, viewer) if match.started else None for match, viewer, _, _ in sights]
    heard = events_of(sights)
    return [
        m.State(
            table=match.setup.id,
            number=match.number,
            seat=viewer,
            view=view,
            decision=asked,
            events=happened,
            since=max(since, match.events_since),
            undo=m.Undo(undo.how, undo.to),
            clock=None if match.setup.clock is None else clock(match, viewer, now),
            seal=match.seal,
        )
        for (match, viewer, undo, since), view, asked, happened in zip(sights, views, decisions, heard, strict=True)
    ]


def views_of(sights: list[Sight]) -> list[dict[str, Any]]:
    """Those of one match together: most of them is what everybody sees."""
    views: list[dict[str, Any]] = []
    for match, same in groupby(sights, key=lambda sight: sight.match):
        views += screen_views(match, [sight.viewer for sight in same])
    return views


def chat(match: Match, since: int) -> m.ChatSaid:
    return m.ChatSaid(match.setup.id, [chat_line(match, n, said) for n, said in match.chat if n > since])


def chat_line(match: Match, n: int, said: Said) -> m.ChatLine:
    who = links.person(match.setup, said.user) if said.seat is None and said.user else ""
    return m.ChatLine(n, said.seat, said.name, said.text, said.at, who)


def screen_views(match: Match, viewers: Sequence[int | None]) -> list[dict[str, Any]]:
    """What these see, in words too where the game's screen shows them."""
    views = match.game.views(viewers)
    for view in views:
        match.rules.screen.in_words(view)
    return views
