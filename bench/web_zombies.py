"""The board of Zombies!!! in Chromium, all four maps laid with 150 zombies or more: the cost of updates and of panning.

Wall-clock figures depend on what else the machine does; thread time of the page is what the client itself uses.
"""

from __future__ import annotations

import math
import tempfile
import time
from pathlib import Path
from typing import Any, cast

from playwright.sync_api import sync_playwright
from tests.server.harness import Server
from tests.web.conftest import chromium
from tests.web.staged import Stage
from tests.web.visitor import FLAGS, Visitor

import orda
from bench.common import WATCH, figure, thread_seconds
from orda.games.zombies.bot import Runner
from orda.games.zombies.play import Play
from orda.server.config import STATIC

UPDATES = 40
MOST_TILES = 91
MOST_ZOMBIES = 150
PAN_SECONDS = 3.0
FRAMES = """() => {
  window.frames_seen = []
  const frame = t => { frames_seen.push(t); requestAnimationFrame(frame) }
  requestAnimationFrame(frame)
}"""


def full_map() -> Play:
    """Nearly all 91 tiles of the four maps and 150 zombies, with seat 0 about to move."""
    bot, sets = Runner(), {"tile_sets": ["base", "dc", "mw", "te"]}
    for seed in range(1, 40):
        g = cast(Play, orda.new("zombies", players=3, seed=seed, kill_target=10_000, max_rounds=200, **sets))
        g.telling = True
        while g.decision is not None:
            crowded = len(g.t.city.tiles) >= MOST_TILES - 3 and len(g.t.crowd) >= MOST_ZOMBIES
            if crowded and g.decision.player == 0 and g.decision.kind == "step":
                return g
            g.apply(bot.choose(g))
    raise AssertionError("no such game")


def updates(stage: Any, session: Any, g: Play) -> None:
    page, bot = stage.visitor.page, Runner()
    page.evaluate("took.length = 0")
    before = thread_seconds(session)
    for _ in range(UPDATES):
        if g.decision is None:
            break
        g.apply(bot.choose(g))
        stage.show(g)
    took = sorted(page.evaluate("took"))
    figure("web zombies: update to paint, median", took[len(took) // 2], "ms")
    figure("web zombies: update to paint, 95 %", took[int(len(took) * 0.95)], "ms")
    used = (thread_seconds(session) - before) / len(took)
    figure("web zombies: page thread per update", used * 1000, "ms", "script, style, layout, painting")


def panning(page: Any, session: Any) -> None:
    box = page.locator(".city-map").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.evaluate(FRAMES)
    page.mouse.move(x, y)
    page.mouse.down()
    before, end, i = thread_seconds(session), time.monotonic() + PAN_SECONDS, 0
    page.evaluate("frames_seen.length = 0")
    while time.monotonic() < end:
        i += 1
        page.mouse.move(x + 200 * math.sin(i / 9), y + 120 * math.cos(i / 9))
    frames = page.evaluate("frames_seen")
    used = thread_seconds(session) - before
    page.mouse.up()
    figure("web zombies: panning", (len(frames) - 1) / (frames[-1] - frames[0]) * 1000, "frames/s", f"{i} moves")
    figure("web zombies: page thread per frame", used / len(frames) * 1_000_000, "us", "16,667 is all there is")


def main() -> None:
    path = chromium()
    if path is None or not (STATIC / "index.html").is_file():
        print("web zombies: needs Chromium and the built client (make web)")
        return
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "orda.sqlite"), None, Path(folder) / "log", "--no-limits").start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        measure(Visitor(browser, server.url, "Anna"))
        browser.close()
        server.stop()


def measure(visitor: Visitor) -> None:
    visitor.page.add_init_script(WATCH)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    stage, g = Stage(visitor), full_map()
    stage.show(g)
    visitor.page.wait_for_timeout(1000)
    figure("web zombies: tiles", len(g.t.city.tiles), "tiles", f"{len(g.t.crowd)} zombies")
    updates(stage, session, g)
    panning(visitor.page, session)


if __name__ == "__main__":
    main()
