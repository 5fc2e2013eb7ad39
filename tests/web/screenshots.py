"""Every page in both sizes and languages, into screenshots/ (`make screenshots`)."""

from __future__ import annotations

import sys
import tempfile
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import orda
from tests.server.harness import Server, running
from tests.web.conftest import chromium
from tests.web.visitor import DESKTOP, FLAGS, PHONE, Visitor, play_out

FOLDER = Path(__file__).parents[2] / "screenshots"
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
PLAIN = {
    "lobby": "/",
    "new-run": "/new/run",
    "new-zombinion": "/new/zombinion",
    "rules": "/rules/run",
    "settings": "/settings",
    "error": "/nowhere",
}
LANGUAGES = {"it": "it-IT", "en": "en-GB"}
NAMES = {"it": "Marta", "en": "Martha"}


class Camera:
    def __init__(self, visitor: Visitor, size: str, language: str) -> None:
        self.visitor = visitor
        self.end = f"{size}-{language}.png"

    def take(self, name: str, wait: int = 500) -> None:
        self.visitor.page.mouse.move(2, 2)
        self.visitor.page.wait_for_timeout(wait)
        self.visitor.page.screenshot(path=FOLDER / f"{name}-{self.end}")


def advance(visitor: Visitor, choices: int) -> None:
    """Plays on a little, so that there is something to see."""
    for i in range(choices):
        visitor.page.wait_for_selector(".table [data-lit], .em")
        if visitor.over():
            return
        before = visitor.number()
        visitor.page.keyboard.press("a")
        offered = visitor.page.locator("dialog .choice")
        offered.nth(i % max(1, offered.count())).click()
        visitor.wait_past(before)
    visitor.page.wait_for_selector(".table [data-lit], .em")


def tables(camera: Camera) -> None:
    visitor = camera.visitor
    for game in orda.games():
        visitor.new_table("me", "bot:hard", "bot:hard", "bot:medium", game=game)
        visitor.page.wait_for_selector(".table")
        advance(visitor, 6)
        camera.take(f"table-{game}")
    visitor.page.keyboard.press("r")
    camera.take("table-rules")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("s")
    camera.take("table-seats")


def around(camera: Camera) -> None:
    """What comes before and after playing."""
    visitor = camera.visitor
    table = visitor.new_table("me", "friend", "friend", "bot:hard")
    camera.take("waiting")
    token = visitor.invite(table, 1)
    visitor.new_table("me", "hotseat:Guido", options={"first_player": 0})
    camera.take("curtain")
    finished = visitor.new_table("me", "bot:hard", "bot:medium", options={"first_player": 0})
    visitor.page.wait_for_selector(".table")
    play_out(visitor)
    camera.take("end", 1500)
    visitor.open(f"/replay/{finished}?at=9")
    visitor.page.wait_for_selector(".timeline")
    camera.take("replay")
    locale, viewport = LANGUAGES[visitor.language], visitor.page.viewport_size
    guest = Visitor(visitor.context.browser or fail(), visitor.url, "Paola", locale=locale, viewport=viewport)
    guest.open(f"/join#{token}")
    Camera(guest, *camera.end.removesuffix(".png").split("-")).take("join")
    guest.close()
    visitor.open("/")
    camera.take("lobby-full")


def fail() -> Browser:
    raise AssertionError("a context without a browser")


def serving(folder: str) -> AbstractContextManager[Server]:
    return running(Server(f"{folder}/orda.sqlite", None, None, "--no-limits"))


def main() -> None:
    path = chromium()
    if path is None:
        sys.exit("no Chromium on this machine: apt-get install chromium")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for size, context in SIZES.items():
            for language, locale in LANGUAGES.items():
                visitor = Visitor(browser, server.url, NAMES[language], locale=locale, **context)
                visitor.api("GET", "/api/me")
                visitor.api("POST", "/api/me", {"name": NAMES[language]})
                camera = Camera(visitor, size, language)
                for name, address in PLAIN.items():
                    visitor.open(address)
                    camera.take(name)
                tables(camera)
                around(camera)
                visitor.close()
        browser.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER}")


if __name__ == "__main__":
    main()
