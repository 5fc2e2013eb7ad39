"""The board of Off the Dead in Chromium, four survivors, advanced: what an update costs until it is painted.

Wall-clock figures depend on what else the machine does; thread time of the page is what the client itself uses.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.server.harness import Line, Server, running
from tests.web.conftest import chromium
from tests.web.visitor import FLAGS, Visitor

from bench.common import WATCH, figure, thread_seconds
from orda.server.config import STATIC

UPDATES = 60
SEATS = ("me", "hotseat:Guido", "hotseat:Paola", "hotseat:Rosa")


def play(visitor: Visitor, line: Line, table: str, choices: int) -> None:
    """Another window of the same person chooses at random; the page follows."""
    chance = random.Random(7)
    state = line.follow(table)
    for _ in range(choices):
        if state["decision"] is None:
            return
        number = state["number"]
        option = chance.choice(state["decision"]["options"])["option"]
        line.send("choose", table=table, number=number, option=option)
        state = line.until(lambda m: m["type"] == "state" and m["number"] > number)  # noqa: B023
        visitor.wait_past(number)


def measure(visitor: Visitor, server: Server) -> None:
    visitor.page.add_init_script(WATCH)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    table = visitor.new_table(*SEATS, game="off_the_dead", options={"advanced": True})
    visitor.page.wait_for_selector(".cross")
    cookie = next(each for each in visitor.context.cookies() if each["name"] == "orda")
    with Line(server, f"orda={cookie['value']}") as line:
        play(visitor, line, table, 5)
        visitor.page.evaluate("took.length = 0")
        before = thread_seconds(session)
        play(visitor, line, table, UPDATES)
    visitor.page.wait_for_timeout(300)
    took = sorted(visitor.page.evaluate("took"))
    used = thread_seconds(session) - before
    figure("web off_the_dead: update to paint, median", took[len(took) // 2], "ms")
    figure("web off_the_dead: update to paint, 95 %", took[int(len(took) * 0.95)], "ms")
    figure("web off_the_dead: page thread per update", used / len(took) * 1000, "ms", "all of it")


def main() -> None:
    path = chromium()
    if path is None or not (STATIC / "index.html").is_file():
        print("web off_the_dead: needs Chromium and the built client (make web)")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        log = Path(folder) / "log"
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        with running(Server(str(Path(folder) / "orda.sqlite"), None, log, "--no-limits")) as server:
            measure(Visitor(browser, server.url, "Anna"), server)
        browser.close()


if __name__ == "__main__":
    main()
