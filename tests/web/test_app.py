"""As an app: a page without a network, new versions, push, the screen kept on, a number on the icon."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import BrowserContext, Page, WebSocketRoute, expect

from orda.server.config import STATIC
from orda.server.webpush import to_text
from tests.server.harness import Server
from tests.server.pushes import Browser, PushService, calling_server, push_service
from tests.web.conftest import Meet
from tests.web.visitor import WAIT, Visitor

CONTROLLED = "navigator.serviceWorker?.controller !== null"


def with_worker(meet: Meet, at: Server | None = None, **context: Any) -> Visitor:
    """Somebody whose browser has the service worker, in charge of the page."""
    more = {"at": at} if at else {}
    anna = meet("Anna", service_workers="allow", permissions=["notifications"], **more, **context)
    anna.open("/")
    anna.until(CONTROLLED)
    return anna


# -- what is installed ------------------------------------------------------------------------


def test_the_manifest_has_icons_for_every_launcher(server: Server) -> None:
    manifest = httpx.get(f"{server.url}/manifest.webmanifest").json()
    assert manifest["start_url"] == "/"
    found = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert found >= {("192x192", "any"), ("512x512", "any"), ("192x192", "maskable"), ("512x512", "maskable")}
    for icon in manifest["icons"]:
        answer = httpx.get(server.url + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            assert answer.content[:8] == b"\x89PNG\r\n\x1a\n"
            assert "x".join(map(str, struct.unpack(">II", answer.content[16:24]))) == icon["sizes"]
            assert len(answer.content) < 20_000


def test_the_worker_and_the_page_are_of_one_version_and_never_kept_by_the_browser(server: Server) -> None:
    version = (STATIC / "version").read_text()
    for path in ("/sw.js", "/"):
        answer = httpx.get(server.url + path)
        assert answer.headers["cache-control"] == "no-cache"
        assert version in answer.text


# -- without a network ------------------------------------------------------------------------


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "does not answer"), ("it-IT", "non risponde")])
def test_a_page_opened_while_the_server_is_down_says_so_and_comes_back_by_itself(
    meet: Meet, tmp_path: Path, locale: str, words: str
) -> None:
    server = Server(str(tmp_path / "orda.sqlite"), None, tmp_path / "log", "--no-limits").start()
    try:
        anna = with_worker(meet, at=server, locale=locale)
        anna.expected = ["ERR_CONNECTION", "Failed to load resource", "WebSocket"]
        server.kill()
        anna.open("/settings")  # a page that was never opened before
        expect(anna.page.get_by_role("heading", level=1)).to_contain_text(words)
        server.start()
        expect(anna.page.locator("main.settings-page")).to_be_visible()
        anna.close()
    finally:
        server.stop()


def test_nothing_of_the_server_is_ever_kept(meet: Meet) -> None:
    anna = with_worker(meet)
    anna.open("/settings")
    kept: list[str] = anna.page.evaluate(
        """async () => {
          const names = await caches.keys()
          const all = await Promise.all(names.map(async name => (await (await caches.open(name)).keys())))
          return [...names, ...all.flat().map(each => new URL(each.url).pathname)]
        }"""
    )
    assert kept[0] == f"orda-{(STATIC / 'version').read_text()}"
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api")] == []


# -- versions ---------------------------------------------------------------------------------


def says(page: Page, **other: Any) -> None:
    """The server's first words are changed on their way."""

    def connected(route: WebSocketRoute) -> None:
        server = route.connect_to_server()

        def to_page(data: str | bytes) -> None:
            message = json.loads(data)
            route.send(json.dumps({**message, **other} if message["type"] == "hello" else message))

        server.on_message(to_page)

    page.route_web_socket("**/ws", connected)


def test_a_newer_version_is_announced_and_the_next_page_is_its_own(meet: Meet) -> None:
    anna = meet("Anna")
    says(anna.page, client="NEWER")
    anna.open("/")
    expect(anna.page.get_by_text("newer version")).to_be_visible()
    anna.page.evaluate("window.old = true")
    anna.page.get_by_role("link", name="New table").first.click()
    anna.page.wait_for_selector(".make-bar")
    assert anna.page.evaluate("window.old === undefined")  # loaded anew


def test_a_page_that_no_longer_speaks_the_servers_protocol_is_loaded_anew_once(meet: Meet) -> None:
    anna = meet("Anna")
    loads: list[str] = []
    anna.page.on("framenavigated", lambda frame: loads.append(frame.url))
    says(anna.page, client="NEWER", protocol=99)
    anna.open("/")
    end = time.monotonic() + WAIT / 1000
    while len(loads) < 2:
        assert time.monotonic() < end, "the page was not loaded anew"
        anna.page.wait_for_timeout(30)
    expect(anna.page.get_by_text("newer version")).to_be_visible()
    assert len(loads) == 2


# -- push -------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as made:
        yield made


@pytest.fixture(scope="module")
def calling(service: PushService, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with calling_server(service, tmp_path_factory.mktemp("app")) as server:
        yield server


def with_push(context: BrowserContext, browser: Browser) -> None:
    """There is no push service for a browser without the internet: its subscription is given, all else is real."""
    kept = json.dumps(
        {"endpoint": browser.endpoint, "keys": {"p256dh": to_text(browser.public), "auth": to_text(browser.auth)}}
    )
    context.add_init_script(
        f"""PushManager.prototype.getSubscription = async () => null
        PushManager.prototype.subscribe = async () => ({{ ...{kept}, toJSON: () => ({kept}) }})
        Object.defineProperty(Notification, 'permission', {{ get: () => 'granted' }})"""
    )


def test_a_switch_subscribes_and_the_server_calls_in_the_language_of_the_page(
    meet: Meet, calling: Server, service: PushService
) -> None:
    browser = Browser("phone")
    anna = meet("Anna", at=calling, service_workers="allow", permissions=["notifications"], locale="it-IT")
    with_push(anna.context, browser)
    guido = meet("Guido", at=calling)
    table = anna.new_table("me", "friend", options={"first_player": 1})
    guido.sit(anna.invite(table, 1))
    anna.open("/settings")
    anna.until(CONTROLLED)
    anna.page.get_by_label("Una notifica quando").click()
    expect(anna.page.get_by_label("Una notifica quando")).to_be_checked()
    guido.page.wait_for_selector(".hand [data-lit]")
    guido.choose()
    news = browser.read(service.wait_for(1, "phone")[-1])
    assert (news["kind"], news["table"], news["language"]) == ("turn", table, "it")


@pytest.mark.parametrize(("locale", "words"), [("en-GB", "without HTTPS"), ("it-IT", "senza HTTPS")])
def test_the_switch_says_why_it_cannot_work_without_https(meet: Meet, locale: str, words: str) -> None:
    anna = meet("Anna", locale=locale)
    anna.context.add_init_script("Object.defineProperty(window, 'isSecureContext', { get: () => false })")
    anna.open("/settings")
    expect(anna.page.locator("#why-not")).to_contain_text(words)
    expect(anna.page.locator("[aria-describedby=why-not]")).to_be_disabled()


def test_the_switch_says_why_it_cannot_work_where_it_was_refused_or_there_is_nothing(meet: Meet) -> None:
    anna = meet("Anna")
    anna.context.add_init_script("Notification.requestPermission = async () => 'denied'")
    anna.open("/settings")
    anna.page.locator("[aria-describedby=why-not]").click()
    expect(anna.page.locator("#why-not")).to_contain_text("told not to allow")
    expect(anna.page.locator("[aria-describedby=why-not]")).not_to_be_checked()
    anna.context.add_init_script("delete window.Notification")
    anna.open("/settings")
    expect(anna.page.locator("#why-not")).to_contain_text("no notifications for pages")


# -- my turn ----------------------------------------------------------------------------------

DEVICE = """
window.device = { locks: 0, badges: [] }
Object.defineProperty(navigator, 'wakeLock', { value: { request: async () => {
  window.device.locks++
  const lock = { released: false, release: async () => { lock.released = true; window.device.locks-- } }
  return lock
} } })
navigator.setAppBadge = async (count) => { window.device.badges.push(count) }
navigator.clearAppBadge = async () => { window.device.badges.push(0) }
"""


def test_the_screen_stays_on_and_the_icon_has_a_number_while_it_is_my_turn(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    anna.context.add_init_script(DEVICE)
    table = anna.new_table("me", "friend", options={"first_player": 1})
    guido.sit(anna.invite(table, 1))
    expect(anna.page.locator(".prompt.theirs")).to_be_visible()
    assert anna.page.evaluate("window.device.locks") == 0
    guido.page.wait_for_selector(".hand [data-lit]")
    guido.choose()
    anna.until("window.device.locks === 1 && window.device.badges.at(-1) === 1")
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.choose()
    anna.until("window.device.locks === 0 && window.device.badges.at(-1) === 0")
