"""The README's pictures, into docs/images/ (`make pictures`): the lobby and a table of each game, in English.

Words on the command line choose (`lobby`, `zombies`, ...). Look at them before you commit them.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

import orda
from orda.engine.game import Game
from orda.engine.messages import Event
from tests.server.harness import Server, running
from tests.web.conftest import chromium
from tests.web.screenshots import missing
from tests.web.staged import Stage
from tests.web.visitor import DESKTOP, FLAGS, Visitor

FOLDER: Final = Path(__file__).parents[2] / "docs" / "images"
QUALITY: Final = 70  # of a jpg: about 150 kB each
TOLD: Final = 30  # events in the log

Until = Callable[[Game[Any]], bool]


def lobby(visitor: Visitor, browser: Browser) -> Page:
    """With tables of one's own, and one of somebody who waits for others."""
    other = Visitor(browser, visitor.url, "Paola")
    for who in (other, visitor):
        who.api("GET", "/api/me")
        who.api("POST", "/api/me", {"name": who.name})
    other.new_table("me", "friend", "friend", "bot:hard", game="zombies", public=True)
    other.close()
    visitor.new_table("me", "friend", "bot:hard", game="run")
    visitor.new_table("me", "bot:hard", "bot:medium", game="zombinion")
    visitor.new_table("me", "bot:hard", "bot:hard", game="off_the_dead")
    visitor.open("/")
    visitor.page.wait_for_selector(".table-row")
    return visitor.page


def table(name: str, players: int, until: Until, **options: Any) -> Callable[[Visitor, Browser], Page]:
    """A game of its best bots at the first moment of that kind in which seat 0 is asked."""

    def show(visitor: Visitor, browser: Browser) -> Page:
        game, told = found(name, players, until, **options)
        stage = Stage(visitor, players, name)
        stage.show(game, 0, told)
        return visitor.page

    return show


def found(name: str, players: int, until: Until, **options: Any) -> tuple[Game[Any], list[Event]]:
    best = next(iter(orda.rules(name).bots.values()))
    for seed in range(1, 500):
        g, bots = orda.new(name, players=players, seed=seed, **options), [best(seed * 10 + n) for n in range(players)]
        told: list[Event] = []
        while g.decision is not None:
            told = [*told[-TOLD:], *g.events]
            if g.decision.player == 0 and until(g):
                return g, told
            g.apply(bots[g.decision.player].choose(g))
    raise AssertionError(f"{name}: there is no such moment")


def in_a_grown_city(g: Game[Any]) -> bool:
    """Wide rather than high, so that all of it is seen."""
    view = g.view(0)
    walking = g.decision is not None and g.decision.kind == "step" and view["walks"][-1]["points"] > 2
    rows = {tile["y"] for tile in view["map"]}
    return walking and len(view["map"]) > 18 and len(rows) < 6 and view["players"][0]["lives"] > 1


def with_cards_to_play(g: Game[Any]) -> bool:
    assert g.decision is not None
    view = g.view(0)
    in_play = view["players"][0]["in_play"]
    return g.decision.kind == "play" and len(g.decision.options) > 2 and len(in_play) > 1 and view["turn"] > 20


def with_one_turned(g: Game[Any]) -> bool:
    assert g.decision is not None
    players = g.view(0)["players"]
    turned = [player["zombie"] for player in players]
    return sum(turned) == 1 and not turned[0] and len(players[0]["items"]) > 1 and len(g.decision.options) > 6


def in_a_hard_fight(g: Game[Any]) -> bool:
    assert g.decision is not None
    view = g.view(0)
    near = [zombie for survivor in view["survivors"] for zombie in survivor["corridor"][-1]]
    return g.decision.kind == "action" and len(near) > 2 and len(view["survivors"][0]["items"]) > 1


PICTURES: Final[dict[str, Callable[[Visitor, Browser], Page]]] = {
    "lobby": lobby,
    "zombies": table("zombies", 4, in_a_grown_city),
    "zombinion": table("zombinion", 3, with_cards_to_play),
    "run": table("run", 4, with_one_turned),
    "off_the_dead": table("off_the_dead", 4, in_a_hard_fight, advanced=True),
}


def take(page: Page, name: str) -> None:
    """When fonts and pictures are there and nothing moves any more."""
    page.mouse.move(2, 2)
    page.evaluate("document.fonts.ready.then(() => 0)")
    page.wait_for_timeout(600)
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=QUALITY)
    print(f"{name}: {(FOLDER / f'{name}.jpg').stat().st_size // 1000} kB")


def main() -> None:
    wanted = sys.argv[1:] or list(PICTURES)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium() or missing(), args=FLAGS)
        with running(Server(f"{folder}/orda.sqlite", None, None, "--no-limits")) as server:
            for name in wanted:
                visitor = Visitor(browser, server.url, "Marta", locale="en-GB", viewport=DESKTOP, color_scheme="dark")
                visitor.api("GET", "/api/me")
                take(PICTURES[name](visitor, browser), name)
                visitor.close()
        browser.close()


if __name__ == "__main__":
    main()
