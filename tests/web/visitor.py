"""Somebody in front of a browser: opens pages, makes tables, chooses by clicking what is lit."""

from __future__ import annotations

import json
import time
from typing import Any, Final

from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
WAIT: Final = 120_000  # a slow machine is no fault; what never comes is one, and that is seldom waited for
DESKTOP: Final[ViewportSize] = {"width": 1440, "height": 900}
PHONE: Final = {"width": 390, "height": 844}
LIT: Final = ".table [data-lit]:not([aria-disabled=true])"
expect.set_options(timeout=WAIT)


class Visitor:
    """`wishes` are settings of the page, chosen before; all else is the browser's context."""

    def __init__(
        self, browser: Browser, url: str, name: str, *, wishes: dict[str, Any] | None = None, **context: Any
    ) -> None:
        context.setdefault("viewport", DESKTOP)
        context.setdefault("locale", "en-GB")
        context.setdefault("service_workers", "block")  # only those who test it have one
        self.url = url
        self.name = name
        self.context = browser.new_context(**context)
        self.context.set_default_timeout(WAIT)
        self.language = "it" if str(context["locale"]).startswith("it") else "en"
        self.wishes: list[dict[str, Any]] = []
        self.settings(**{"motion": "off", "pace": "none", "sound": False, **(wishes or {})})
        self.errors: list[str] = []
        self.expected: list[str] = []
        self.frames: list[str] = []  # everything the server has sent by socket
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self.heard)
        self.page.on("websocket", lambda ws: ws.on("framereceived", lambda data: self.frames.append(str(data))))

    def settings(self, **wishes: Any) -> None:
        """As if chosen on the settings page before; the last call counts, and what the page itself changes later."""
        self.wishes.append({**(self.wishes[-1] if self.wishes else {}), **wishes})
        kept = json.dumps(json.dumps({"language": self.language, **self.wishes[-1]}))
        newest = f"Number(localStorage.getItem('wished') ?? 0) < {len(self.wishes)}"
        keep = f"localStorage.setItem('wished', {len(self.wishes)}), localStorage.setItem('orda-settings', {kept})"
        self.context.add_init_script(f"{newest} && ({keep})")

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(part in message.text for part in self.expected):
            self.errors.append(f"{message.text} {message.location.get('url', '')}")

    def close(self) -> None:
        self.context.close()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        return self.page

    def until(self, condition: str) -> None:
        """An expression of the page is true, or a promise of one; asked again and again: the page allows no eval."""
        end = time.monotonic() + WAIT / 1000
        while not self.page.evaluate(condition):
            assert time.monotonic() < end, f"it did not happen: {condition}"
            self.page.wait_for_timeout(30)

    # -- tables -------------------------------------------------------------------------

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """The same calls as the page makes, with its cookie."""
        data, headers = None if body is None else json.dumps(body), {"content-type": "application/json"}
        answer = self.context.request.fetch(self.url + path, method=method, data=data, headers=headers)
        assert answer.ok, answer.text()
        return answer.json()

    def new_table(self, *seats: str, game: str = "run", board: str = "", **more: Any) -> str:
        """Makes a table by HTTP and opens it; seats as in `me`, `friend`, `bot:hard`, `hotseat:Guido`."""
        self.api("GET", "/api/me")
        self.api("POST", "/api/me", {"name": self.name})
        table = self.api("POST", "/api/tables", {"game": game, "seats": [wish(seat) for seat in seats], **more})
        self.table = table
        self.open(f"/table/{table['id']}" + (f"?board={board}" if board else ""))
        return str(table["id"])

    def play_on(self, played: bytes, number: int, *seats: str) -> None:
        """Brings a match along as a file and plays on from one of its positions."""
        self.api("GET", "/api/me")
        brought = self.api("POST", "/api/import", json.loads(played))["id"]
        wanted = {"number": number, "seats": [wish(seat) for seat in seats]}
        self.open(f"/table/{self.api('POST', f'/api/tables/{brought}/fork', wanted)['id']}")

    def invite(self, table: str, seat: int) -> str:
        return str(self.api("GET", f"/api/tables/{table}")["invites"][str(seat)])

    def sit(self, token: str) -> None:
        """Comes by a link, says a name and sits down."""
        self.open(f"/join#{token}")
        self.page.get_by_role("textbox").fill(self.name)
        self.page.get_by_role("button", name="Sit down").click()
        self.page.wait_for_selector(".table, .join-page .seats")

    # -- playing ------------------------------------------------------------------------

    def lit(self) -> int:
        return self.page.locator(LIT).count()

    def over(self) -> bool:
        return self.page.locator(".result-main").count() > 0

    def number(self) -> int:
        """Of the position shown."""
        return int(self.page.evaluate("Number(document.querySelector('main.table')?.dataset.number ?? 1e9)"))

    def choose(self, nth: int = 0) -> bool:
        """Clicks something lit in the hand, then where it may go; otherwise anything lit. False: there is none."""
        before = self.number()
        lit = self.page.locator(".hand [data-lit], .general-hand [data-lit]")
        if not lit.count():
            lit = self.page.locator(LIT)
        if not lit.count():
            return False
        lit.nth(nth % lit.count()).click()
        target = self.page.locator("button.target")
        if self.number() == before and target.count():
            target.nth(nth % target.count()).click()
        self.mean_it(before)
        self.wait_past(before)
        return True

    def mean_it(self, number: int) -> None:
        """What exists once in a game is asked about again."""
        once = self.page.locator("dialog .once-buttons .btn.primary")
        if self.number() == number and once.count():
            once.click()

    def wait_past(self, number: int) -> None:
        shown = "Number(document.querySelector('main.table')?.dataset.number ?? -1)"
        self.page.wait_for_function(f"n => document.querySelector('.result-main') || {shown} > n", arg=number)


def let_bots_finish(person: Visitor) -> None:
    """Somebody leaves the game to bots, and waits for its end; unless it is over already."""
    person.page.wait_for_selector("main.table, .result-main")
    if not person.over():
        person.page.keyboard.press("s")
        person.page.locator("dialog .sheet-body > .btn, .result-main").first.click()
    person.page.wait_for_selector(".result-main h1")


def wish(text: str) -> dict[str, str]:
    kind, _, more = text.partition(":")
    if not more:
        return {"kind": kind}
    return {"kind": kind, "level" if kind == "bot" else "name": more}


class Patience:
    """Lasts as long as the table goes on: a busy machine is no fault, a table that stands still is one."""

    def __init__(self, *people: Visitor) -> None:
        self.people = people
        self.seen: list[int] = []
        self.end = 0.0

    def check(self) -> None:
        seen = [person.number() for person in self.people]
        if seen != self.seen:
            self.seen, self.end = seen, time.monotonic() + WAIT / 1000
        asked = [] if time.monotonic() < self.end else [person.page.inner_text("body") for person in self.people]
        assert not asked, f"the table stands still at {seen}: {asked}"


def play_out(*people: Visitor) -> None:
    """Everybody chooses when something is lit for him, until the game is over for all."""
    patience, turn = Patience(*people), 0
    while not all(person.over() for person in people):
        patience.check()
        for person in people:
            if not person.over() and person.lit():
                person.choose(turn)
                turn += 1
                break
        else:
            people[0].page.wait_for_timeout(30)
