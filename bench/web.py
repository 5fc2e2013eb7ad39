"""The browser client: what the first page loads, and how long from the message of an update to a painted table.

Zombie! Run and Zombinion, four players, games of bots shown one position after the other through the eyes of a seat;
the boards of the other two games have benchmarks of their own. Wall-clock figures depend on what else the machine does;
thread time of the page is what the client itself uses.
"""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tests.server.harness import Server, running
from tests.web.conftest import chromium
from tests.web.staged import Stage
from tests.web.visitor import FLAGS, Visitor

import orda
from bench.common import figure
from orda.server.config import STATIC

UPDATES = 120
WARM = 20  # the first ones load and compile
# From the message's arrival to the first moment after the frame that shows it: what is asked for behind
# requestAnimationFrame comes when that frame has been painted.
WATCH = """
const parse = JSON.parse; window.took = [];
JSON.parse = (text) => {
  const start = performance.now(), found = parse(text);
  if (found?.type === 'state') {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.took.push(performance.now() - start);
    requestAnimationFrame(() => channel.port2.postMessage(0));
  }
  return found;
}"""
PARTS = {"script": "ScriptDuration", "style": "RecalcStyleDuration", "layout": "LayoutDuration", "all": "TaskDuration"}


def positions(game: str, count: int) -> Iterator[Any]:
    """So many positions of games of the game's best bot, one after the other."""
    bot, made = next(iter(orda.rules(game).bots.values())), 0
    for seed in range(1, 1000):
        g = orda.new(game, players=4, seed=seed)
        bots = [bot(seed * 10 + seat) for seat in range(4)]
        while g.decision is not None and made < count:
            yield g
            made += 1
            g.apply(bots[g.decision.player].choose(g))
        if made == count:
            return


def thread(session: Any) -> dict[str, float]:
    """Seconds the page's main thread has used so far, by what it did."""
    found = {each["name"]: float(each["value"]) for each in session.send("Performance.getMetrics")["metrics"]}
    return {part: found[name] for part, name in PARTS.items()}


def measure(browser: Browser, url: str, game: str) -> None:
    visitor = Visitor(browser, url, "Anna")
    visitor.page.add_init_script(WATCH)
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    stage, before = Stage(visitor, 4, game), {}
    for i, g in enumerate(positions(game, UPDATES + WARM)):
        if i == WARM:
            visitor.page.evaluate("took.length = 0")
            before = thread(session)
        stage.show(g)
    took, after = sorted(visitor.page.evaluate("took")), thread(session)
    visitor.close()
    figure(f"web {game}: message to painted, median", took[len(took) // 2], "ms", f"{len(took)} updates")
    figure(f"web {game}: message to painted, 95 %", took[int(len(took) * 0.95)], "ms", "50 are asked for")
    used = {part: (after[part] - before[part]) * 1e6 / len(took) for part in PARTS}
    rest = used["all"] - used["script"] - used["style"] - used["layout"]
    shares = (
        ", ".join(f"{part} {used[part]:,.0f}" for part in ("script", "style", "layout")) + f", painting {rest:,.0f}"
    )
    figure(f"web {game}: page thread per update", used["all"], "us", shares)


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
        for game in ("run", "zombinion"):
            measure(browser, server.url, game)
        browser.close()


if __name__ == "__main__":
    main()
