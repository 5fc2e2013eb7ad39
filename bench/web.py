"""The browser client: what the first page loads, and how long from a message of the server to a painted table."""

from __future__ import annotations

import json
import statistics
import tempfile
from contextlib import AbstractContextManager

from playwright.sync_api import Browser, sync_playwright
from tests.server.harness import Server, running
from tests.web.conftest import chromium
from tests.web.visitor import FLAGS, Visitor

from bench.common import figure
from orda.server.config import STATIC

CHOICES = 12
STOPWATCH = """
const set = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage')
window.took = []
Object.defineProperty(WebSocket.prototype, 'onmessage', { ...set, set(handler) {
  set.set.call(this, handler && (event => {
    const began = performance.now()
    handler.call(this, event)
    if (event.data.includes('"type":"state"'))
      requestAnimationFrame(() => setTimeout(() => window.took.push(performance.now() - began)))
  })) } })
"""


def painted(browser: Browser, url: str, game: str) -> list[float]:
    """Milliseconds from each state to the frame that shows it."""
    visitor = Visitor(browser, url, "Anna")
    visitor.context.add_init_script(STOPWATCH)
    visitor.new_table("me", "bot:easy", "bot:easy", game=game)
    for i in range(CHOICES):
        visitor.page.wait_for_selector(".table [data-lit], .em")
        if visitor.over():
            break
        before = visitor.number()
        visitor.page.keyboard.press("a")
        offered = visitor.page.locator("dialog .choice")
        offered.nth(i % max(1, offered.count())).click()
        visitor.wait_past(before)
    took: list[float] = visitor.page.evaluate("window.took")
    visitor.close()
    return took


def serving(folder: str) -> AbstractContextManager[Server]:
    return running(Server(f"{folder}/orda.sqlite", None, None, "--no-limits"))


def main() -> None:
    if (STATIC / "first-load.json").is_file():
        figure("web first load, compressed", json.loads((STATIC / "first-load.json").read_text())["bytes"] / 1000, "kB")
    path = chromium()
    if path is None:
        print("web: no Chromium on this machine, painting is not measured")
        return
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        for game in ("run", "zombinion", "zombies", "off_the_dead"):
            took = painted(browser, server.url, game)
            figure(f"web {game}, message to painted, median", statistics.median(took), "ms")
        browser.close()


if __name__ == "__main__":
    main()
