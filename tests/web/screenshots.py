"""Every page in both sizes, languages and palettes, into screenshots/ (`make screenshots`).

Words on the command line choose: sets (`desktop-it`, `phone`), scenes (`tables`, `zombinion`) or both.
"""

from __future__ import annotations

import multiprocessing
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

import orda
from orda.engine.game import Game
from orda.games import find_rules
from tests.games.zombinion import harness as zombinion
from tests.server.harness import Server, running
from tests.web.conftest import chromium
from tests.web.staged import Stage
from tests.web.visitor import DESKTOP, FLAGS, PHONE, Visitor

FOLDER: Final = Path(__file__).parents[2] / "screenshots"
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
LANGUAGES: Final = {"it": "it-IT", "en": "en-GB"}
NAMES: Final = {"it": "Marta", "en": "Martha"}
SETS: Final = [
    *((size, language, "night") for size in SIZES for language in LANGUAGES),
    ("desktop", "en", "safe"),
    ("phone", "it", "safe"),
]
AT_ONCE: Final = 2
ASKED: Final = ".table [data-lit], .result-main"  # on a phone what is lit may lie in a part that is not shown


class Camera:
    """Somebody with a browser and a way to take pictures of what he sees."""

    def __init__(self, browser: Browser, url: str, size: str, language: str, palette: str) -> None:
        self.browser, self.url, self.language = browser, url, language
        self.context = {"locale": LANGUAGES[language], "color_scheme": "dark", **SIZES[size]}
        self.palette, self.size = palette, size
        self.end = "-".join([size, language] + (["safe"] if palette == "safe" else []))
        self.others: list[Visitor] = []
        self.visitor = self.somebody(NAMES[language])
        self.visitor.api("GET", "/api/me")
        self.taken = 0

    def somebody(self, name: str) -> Visitor:
        visitor = Visitor(self.browser, self.url, name, wishes={"palette": self.palette}, **self.context)
        visitor.context.set_default_timeout(45_000)
        self.others.append(visitor)
        return visitor

    def take(self, name: str, *, whole: bool = False, of: Visitor | None = None) -> None:
        """When fonts and pictures are there and nothing moves any more."""
        page = (of or self.visitor).page
        page.mouse.move(2, 2)
        page.evaluate("document.fonts.ready.then(() => 0)")
        page.wait_for_timeout(250)
        page.screenshot(path=FOLDER / f"{name}-{self.end}.png", full_page=whole)
        self.taken += 1

    def close(self) -> None:
        for visitor in self.others:
            visitor.close()


Scene = Callable[[Camera], None]
SCENES: dict[str, Scene] = {}


def scene(function: Scene) -> Scene:
    SCENES[function.__name__] = function
    return function


@scene
def pages(camera: Camera) -> None:
    """What is there before anybody has made a table."""
    page = camera.visitor.page
    for name, address in {"lobby-empty": "/", "settings": "/settings", "error-page": "/nowhere"}.items():
        camera.visitor.open(address)
        page.wait_for_selector("main h1, .oops h1")
        if address == "/":
            page.wait_for_selector(".cover .icon")
        camera.take(name, whole=True)
    for name, address in {"error-table": "/table/nosuchtable", "error-link": "/join#nosuchlink"}.items():
        camera.visitor.open(address)
        page.wait_for_selector(".oops h1")
        camera.take(name)
    for game in orda.games():
        camera.visitor.open(f"/rules/{game}")
        page.wait_for_selector(".rule h3")
        camera.take(f"rules-{game}", whole=True)
    page.get_by_role("searchbox").fill("zombi")
    camera.take("rules-search")


@scene
def forms(camera: Camera) -> None:
    """A new table of each game, with the kingdom chosen card by card."""
    visitor = camera.visitor
    visitor.api("POST", "/api/me", {"name": visitor.name})
    for game in orda.games():
        visitor.open(f"/new/{game}")
        visitor.page.wait_for_selector(".make-bar button")
        camera.take(f"new-{game}", whole=True)
    visitor.page.locator(".segments label:has(input[name=kingdom])").last.click()
    visitor.page.locator(".kingdom button").nth(3).click()
    camera.take("new-zombinion-own", whole=True)


def advance(visitor: Visitor, choices: int) -> None:
    """Plays on a little, so that there is something to see; a hint says what a good player would do."""
    for i in range(choices):
        visitor.page.wait_for_selector(ASKED, state="attached")
        if visitor.over():
            return
        before = visitor.number()
        visitor.page.keyboard.press("a")
        offered = visitor.page.locator("dialog .choice")
        offered.first.wait_for()
        offered.nth(i % offered.count()).click()
        visitor.wait_past(before)
    visitor.page.wait_for_selector(ASKED, state="attached")


@scene
def tables(camera: Camera) -> None:
    visitor = camera.visitor
    for game in orda.games():
        visitor.new_table("me", "bot:hard", "bot:hard", "bot:medium", game=game)
        visitor.page.wait_for_selector(".table")
        advance(visitor, 6)
        camera.take(f"table-{game}")


@scene
def sheets(camera: Camera) -> None:
    """All that opens over a table, and a spectator's look at it."""
    visitor, page = camera.visitor, camera.visitor.page
    table = visitor.new_table("me", "friend", "bot:hard", options={"first_player": 0})
    page.wait_for_selector(".seats")
    guest = camera.somebody("Paola")
    guest.open(f"/join#{visitor.invite(table, 1)}")
    guest.page.wait_for_selector(".name-form input")
    camera.take("join", of=guest)
    guest.page.get_by_role("textbox").fill("Paola")
    guest.page.locator(".name-form button").click()
    guest.page.wait_for_selector("main.table")
    page.wait_for_selector(".hand [data-lit]")
    for who, words in ((visitor, "Ciao Paola!"), (guest, "Brains? Cervelli?"), (visitor, "Ti copro io. " * 9)):
        who.page.keyboard.press("c")
        who.page.locator(".chat-form input").fill(words)
        who.page.locator(".chat-form button").click()
        who.page.wait_for_selector(f".chat li:has-text('{words[:8]}')")
        if who is guest:
            guest.page.keyboard.press("Escape")
        else:
            camera.take("sheet-chat")
            page.keyboard.press("Escape")
    for key, name in {"r": "rules", "s": "seats", "l": "log", "a": "choices"}.items():
        page.keyboard.press(key)
        page.wait_for_selector("dialog[open]")
        camera.take(f"sheet-{name}")
        page.keyboard.press("Escape")
    eve = camera.somebody("Eve")
    eve.open(f"/table/{table}")
    eve.page.wait_for_selector(".table.spectating")
    camera.take("spectator", of=eve)
    visitor.choose(0)
    guest.page.wait_for_selector(".hand [data-lit]")
    page.keyboard.press("u")
    guest.page.wait_for_selector(".ask-bar button")
    camera.take("undo-asked", of=guest)
    camera.take("undo-waiting")


@scene
def around(camera: Camera) -> None:
    """What comes before and after playing."""
    visitor, page = camera.visitor, camera.visitor.page
    visitor.new_table("me", "friend", "friend", "bot:hard", game="zombinion", public=True)
    page.wait_for_selector(".seats")
    camera.take("waiting", whole=True)
    visitor.new_table("me", "hotseat:Guido", options={"first_player": 0})
    page.wait_for_selector(".curtain")
    camera.take("curtain")
    visitor.open("/")
    page.wait_for_selector(".table-row")
    camera.take("lobby", whole=True)
    page.locator(".me-chip").click()
    camera.take("name")


@scene
def ends(camera: Camera) -> None:
    """The end of each game, bots having played it out, and its replay."""
    visitor, page = camera.visitor, camera.visitor.page
    made: dict[str, str] = {}
    for game in orda.games():
        made[game] = visitor.new_table("me", "bot:hard", "bot:medium", game=game)
        page.wait_for_selector("main.table")
        page.keyboard.press("s")
        page.locator(".sheet-body > .btn").click()
        page.wait_for_selector("dialog .btn.primary, .result-main")
    for game, table in made.items():
        visitor.open("/")  # away from the table: opening it again would take the seat back
        wait_for_end(visitor, table)
        visitor.open(f"/table/{table}")
        page.wait_for_selector(".result-main .proof-panel h3")
        page.wait_for_selector(".result-chart .line, .result-chart.none", state="attached")
        page.wait_for_function("!document.querySelector('.proof-panel .seal.wait')")
        camera.take(f"end-{game}", whole=True)
        visitor.open(f"/replay/{table}?number=20")
        page.wait_for_selector(".timeline")
        camera.take(f"replay-{game}")
    page.locator(".timeline .btn.primary").click()
    camera.take("replay-continue")


def wait_for_end(visitor: Visitor, table: str) -> None:
    end = time.monotonic() + 240
    while visitor.api("GET", f"/api/tables/{table}")["status"] != "over":
        assert time.monotonic() < end, "the bots did not come to an end"
        time.sleep(0.3)


@scene
def moments(camera: Camera) -> None:
    """Positions that are seen seldom: shown as the server would show them."""
    for name, position in zombinion_moments().items():
        stage = Stage(camera.somebody(NAMES[camera.language]), position.game.players, "zombinion")
        stage.show(position.game)
        if name == "several":
            for n in (1, 3):
                stage.visitor.page.locator(".hand [data-lit]").nth(n).click()
        camera.take(f"zombinion-{name}", of=stage.visitor)
    stage = Stage(camera.somebody(NAMES[camera.language]), 4, "run")
    stage.show(late_run())
    camera.take("run-late", of=stage.visitor)
    stage.visitor.page.locator(".hand [data-lit]").last.click()
    camera.take("run-target", of=stage.visitor)


def zombinion_moments() -> dict[str, zombinion.At]:
    """Each seen by seat 0, who is asked."""
    seat, given = zombinion.seat, zombinion.given
    full = seat("sacrifice bullet*2 zombie infection many_zombies", "rounds*3 bullet*4", "cunning")
    other = seat("bullet*3 rounds zombie", "bullet*4 cunning", "magazine")
    spied = seat("recon bullet rounds cunning zombie", "magazine bullet*4", "bait")
    shown = seat("search rounds*2 zombie bullet", "bullet*5", "horde")
    lived = seat("survivors bullet*3 rounds", "survivors*2 bullet*7 zombie*3", "survivors")
    huge = seat("tactics bullet*3 rounds*2 zombie*2 infection molotov cover", "bullet*3", "bait")
    return {
        "several": given(full, other, other, trash="infection zombie*2").plays("sacrifice"),
        "recon": given(spied, other, other).plays("recon"),
        "search": given(shown, seat("bullet*5", "rounds many_zombies bullet*3"), other).plays("search"),
        "survivors": given(lived, other, targets=2).hunts(),
        "hand-of-many": given(huge, other, other, other),
    }


def late_run() -> Game[Any]:
    """Four players, one of them a zombie already, and a choice of targets."""
    bot = next(iter(find_rules("run").bots.values()))
    for seed in range(500):
        game, bots = orda.new("run", players=4, seed=seed), [bot(seed * 10 + n) for n in range(4)]
        while game.decision is not None:
            turned = [player["zombie"] for player in game.view(0)["players"]]
            if game.decision.player == 0 and sum(turned) == 1 and not turned[0] and len(game.decision.options) > 6:
                return game
            game.apply(bots[game.decision.player].choose(game))
    raise AssertionError("that never happens")


def main() -> None:
    wanted = sys.argv[1:]
    sets = [one for one in SETS if chosen("-".join(one), wanted, ["-".join(each) for each in SETS])]
    scenes = [name for name in SCENES if chosen(name, wanted, list(SCENES))]
    FOLDER.mkdir(exist_ok=True)
    start = time.monotonic()
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(AT_ONCE, mp_context=spawn) as pool:
        waiting = [pool.submit(photograph, *one, scenes) for one in sets]
        results = [each.result() for each in waiting]
    taken, failed = sum(n for n, _ in results), [name for _, bad in results for name in bad]
    print(f"{taken} pictures in {FOLDER}, {time.monotonic() - start:.0f} s")
    if failed:
        sys.exit(f"not complete: {', '.join(failed)}")


def chosen(name: str, wanted: list[str], names: list[str]) -> bool:
    """All, unless some of these are asked for."""
    asked = [word for word in wanted if any(each.startswith(word) for each in names)]
    return not asked or any(name.startswith(word) for word in asked)


def photograph(size: str, language: str, palette: str, scenes: list[str]) -> tuple[int, list[str]]:
    """One set, with a server and a browser of its own; how many were taken, and what went wrong."""
    failed: list[str] = []
    with tempfile.TemporaryDirectory() as folder, serving(folder) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium() or missing(), args=FLAGS)
        taken = 0
        for name in scenes:
            camera, start = Camera(browser, server.url, size, language, palette), time.monotonic()
            try:
                SCENES[name](camera)
            except Exception:  # one page that fails must not cost all the others
                failed.append(f"{camera.end}: {name}")
                traceback.print_exc()
            camera.close()
            taken += camera.taken
            print(f"{camera.end:<16}{name:<12}{camera.taken:>4} {time.monotonic() - start:6.1f} s", flush=True)
        browser.close()
    return taken, failed


def missing() -> str:
    sys.exit("no Chromium on this machine: apt-get install chromium")


def serving(folder: str) -> AbstractContextManager[Server]:
    return running(Server(f"{folder}/orda.sqlite", None, None, "--no-limits"))


if __name__ == "__main__":
    main()
