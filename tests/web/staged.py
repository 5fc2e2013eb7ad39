"""A position of our choice before a real browser: the server's states are replaced on their way to the page."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final

import msgspec
from playwright.sync_api import Browser, WebSocketRoute

from orda.engine.game import Game
from orda.engine.messages import Event
from orda.server import tell
from tests.server.harness import Server
from tests.web.visitor import WAIT, Visitor

FAR: Final = 1_000_000  # numbers of staged positions: later than any real one
SHOWN: Final = "n => Number(document.querySelector('main.table')?.dataset.number) >= n"
SENDING: Final = "Boolean(document.querySelector('.prompt.busy, .fight-stage.busy'))"
LEAVE: Final = "history.pushState(null, '', '/settings'); dispatchEvent(new PopStateEvent('popstate'))"
DRAWN: Final = "new Promise(done => requestAnimationFrame(() => setTimeout(done)))"


class Stage:
    """`show(game)` shows a game through somebody's eyes; `chosen` is what the page has sent."""

    def __init__(self, visitor: Visitor, players: int = 3, game: str = "zombies") -> None:
        self.visitor = visitor
        self.number = FAR
        self.chosen: list[str] = []  # ids
        self.state: dict[str, Any] | None = None
        self.route: WebSocketRoute | None = None
        self.on_choice: Callable[[int], None] | None = None
        self.on_hint: Callable[[], int] | None = None
        self.hints = 0
        self.said_shown: list[int] = []  # positions the page says it has come to
        self.game: Game[Any] | None = None
        visitor.page.route_web_socket("**/ws", self.connected)
        self.table = visitor.new_table("me", *["bot:easy"] * (players - 1), game=game)
        visitor.page.wait_for_selector("main.table")

    def connected(self, route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        self.route = route

        def to_page(data: str | bytes) -> None:
            if self.state is None or json.loads(data)["type"] not in ("state", "table"):
                route.send(data)

        def to_server(data: str | bytes) -> None:
            message = json.loads(data)
            if message["type"] == "choose" and self.state is not None:
                self.choose(message["option"])
            elif message["type"] == "hint" and self.state is not None:
                self.hint(message)
            elif message["type"] == "why" and self.state is not None:
                self.why(message)
            else:
                if message["type"] == "shown":
                    self.said_shown.append(message["number"])
                server.send(data)

        server.on_message(to_page)
        route.on_message(to_server)

    def choose(self, option: int) -> None:
        assert self.state is not None
        self.chosen += [each["id"] for each in self.state["decision"]["options"] if each["option"] == option]
        if self.on_choice is not None:
            self.on_choice(option)

    def hint(self, message: dict[str, Any]) -> None:
        """As a good player would choose; without `on_hint` nobody says."""
        assert self.route is not None
        same = {key: message[key] for key in ("table", "number", "ref") if key in message}
        if self.on_hint is None:
            self.route.send(json.dumps({"type": "error", "code": "too_many", "message": "", **same}))
        else:
            self.hints += 1
            self.route.send(
                json.dumps({"type": "hint", "option": self.on_hint(), "expected": [], "reason": None, **same})
            )

    def why(self, message: dict[str, Any]) -> None:
        assert self.route is not None
        assert self.game is not None
        reason = self.game.why_not(0, message["target"])
        same = {key: message[key] for key in ("table", "number", "ref")}
        self.route.send(json.dumps({"type": "why", "reason": reason and reason.to_data(), **same}))

    def send(self, game: Game[Any], seat: int | None = 0, history: Sequence[Event] | None = None, **view: Any) -> None:
        """The position, with what the last choice (or a longer history) has told; `view` changes what is seen."""
        self.number += 1
        self.game = game
        told = [e for e in (game.events if history is None else history) if e.heard_by(seat)]
        events = [{"number": self.number, "kind": e.kind, "message": e.message.to_data(), "data": e.data} for e in told]
        self.state = {
            "type": "state",
            "table": self.table,
            "number": self.number,
            "seat": seat,
            "view": in_words(game, seat) | view,
            "decision": json.loads(msgspec.json.encode(tell.decision(game, seat))),
            "events": events,
            "since": 0,
            "undo": {"how": "no", "to": None},
            "clock": None,
            "seal": "",
        }
        assert self.route is not None
        self.route.send(json.dumps(self.state))

    def show(self, game: Game[Any], seat: int | None = 0, history: Sequence[Event] | None = None, **view: Any) -> None:
        self.send(game, seat, history, **view)
        self.settled()

    def show_waiting(self, game: Game[Any], seat: int = 0) -> None:
        """The same position as it looks while nobody here is asked."""
        self.send(game, seat, history=[])
        assert self.state is not None
        assert self.route is not None
        self.number += 1
        self.state = {**self.state, "number": self.number, "decision": None}
        self.route.send(json.dumps(self.state))
        self.settled()

    # -- waiting --------------------------------------------------------------------------------

    def settled(self) -> None:
        """The page shows the last position sent and has sent nothing more."""
        page, number = self.visitor.page, -1
        while number != self.number or (self.on_choice is not None and page.evaluate(SENDING)):
            number = self.number
            page.wait_for_function(SHOWN, arg=number)
            page.evaluate(DRAWN)

    def until(self, condition: Callable[[], bool]) -> None:
        """Until something is true here, not in the page: what it has sent."""
        end = time.monotonic() + WAIT / 1000
        while not condition():
            assert time.monotonic() < end, f"it did not happen; chosen so far: {self.chosen}"
            self.visitor.page.evaluate(DRAWN)
        self.settled()

    def clear(self, *, reload: bool = True) -> None:
        """As if just opened: for the next test on the same stage. Left and come back to is quicker than loaded anew."""
        self.state = None
        self.chosen = []
        self.on_choice = self.on_hint = None
        self.hints = 0
        page = self.visitor.page
        if reload:
            page.reload()
        else:
            page.evaluate(LEAVE)
            page.wait_for_selector("main.table", state="detached")
            page.evaluate("history.back()")
        page.wait_for_selector("main.table")


@contextmanager
def staged(browser: Browser, server: Server, players: int = 3, game: str = "zombies") -> Iterator[Stage]:
    """A stage for many tests: `clear` it before each."""
    visitor = Visitor(browser, server.url, "Anna")
    yield Stage(visitor, players, game)
    visitor.close()


def in_words(game: Game[Any], seat: int | None) -> dict[str, Any]:
    """What a screen is sent: the view, and the table in words where the game's screen shows them."""
    view = game.view(seat)
    game.rules.screen.in_words(view)
    return view
