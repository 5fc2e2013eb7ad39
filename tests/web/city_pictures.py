"""The whole city in pictures: every special tile, question and window, at five sizes and in both languages.

`make city`, or `python -m tests.web.city_pictures [name ...] [--1440x900 ...] [--it | --en]`: into screenshots/city/,
with a sheet of each size and language that shows them all at once. They are there to be looked at.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.bot import Runner
from orda.games.zombies.play import Play
from orda.games.zombies.tiles import CENTRE, KIND_IDS, KINDS
from tests.server.harness import Server, running
from tests.web.city_rare import rare
from tests.web.city_windows import Window, nothing, windows
from tests.web.conftest import chromium
from tests.web.staged import Stage
from tests.web.visitor import FLAGS, Visitor

FOLDER: Final = Path(__file__).parents[2] / "screenshots" / "city"
SIZES: Final = ("1440x900", "1180x820", "820x1180", "390x844", "844x390")
LANGUAGES: Final = {"en": "en-GB", "it": "it-IT"}
TOUCHED: Final = ("390x844", "844x390")
EVERYTHING: Final[dict[str, Any]] = {
    "tile_sets": ["base", "dc", "mw", "te"],
    "card_sets": ["base", "dc", "mw", "ndy", "te"],
    "kill_target": 1000,
    "max_rounds": 60,
}
ALONE: Final[dict[str, dict[str, Any]]] = {"te": {"tile_sets": ["te"]}, "keys": {"scenario": "keys"}}
PLAYERS: Final = 3
SEATS: Final = 4  # on the stage: one question needs that many players
GAMES: Final = 24  # random ones in which the questions are looked for
PLAIN: Final = re.compile(r".*_(4_way|4_way_corridor|t|straight|corner|curve|t_junction|woods_(?!0[12])\d+)")
SPECIAL: Final = tuple(kind.id for kind in KINDS.values() if not PLAIN.fullmatch(kind.id))
Scene = tuple[Play, dict[str, Any]]  # a position, and what of the view is shown otherwise


# -- what is shown ------------------------------------------------------------------------------------------


@cache
def built_up() -> Play:
    """A game of runners with all sets in which as many tiles as possible lie, seat 0 about to walk."""
    best: Play | None = None
    for seed in range(1, 12):
        g: Play = RULES.new(PLAYERS, seed, **EVERYTHING)
        g.telling, bot = True, Runner()
        while g.decision is not None:
            if g.decision.player == 0 and g.decision.kind == "step" and (best is None or size(g) > size(best)):
                best = g.clone()
            g.apply(bot.choose(g))
    assert best is not None
    return best


def size(g: Play) -> int:
    return len({g.t.city.kind(tile) for tile in g.t.city.on_map})


@cache
def tiles() -> dict[str, Scene]:
    """Every tile that lies in a built-up city, with my pawn on it."""
    g, found = built_up(), dict[str, Scene]()
    for tile in g.t.city.on_map:
        name = KIND_IDS[g.t.city.kind(tile)]
        if name in SPECIAL and name not in found:
            players = [dict(player) for player in g.view(0)["players"]]
            squares = g.t.city.squares_on(tile)
            here = tile * 9 + CENTRE if tile * 9 + CENTRE in squares else squares[0]
            players[0]["square"] = list(g.t.city.xy(here))
            found[f"tile-{name}"] = (g, {"players": players})
    return found


def games() -> Iterator[tuple[str, Play]]:
    for seed in range(1, GAMES + 1):
        yield "", RULES.new(PLAYERS, seed, **EVERYTHING)
    for name, options in ALONE.items():
        for seed in (1, 2, 3):
            yield f"{name}-", RULES.new(PLAYERS, seed, max_rounds=30, **options)


def questions() -> dict[str, Scene]:
    """The first position of each kind of question in random games; those that only a card asks too."""
    found: dict[str, Scene] = {}
    for number, (prefix, g) in enumerate(games()):
        found = questions_in(g, number, prefix) | found
    return found


def questions_in(g: Play, luck: int, prefix: str = "") -> dict[str, Scene]:
    """The same in one game."""
    found: dict[str, Scene] = {}
    g.telling, chance = True, Chance(luck)
    while g.decision is not None:
        name = f"ask-{prefix if g.decision.kind in ('start_on', 'take', 'challenge', 'raise') else ''}"
        name += g.decision.kind
        if g.decision.player == 0 and name not in found:
            found[name] = (g.clone(), {})
        busy = [option for option in g.decision.options if option >= 0]
        g.apply(chance.choice(busy or g.decision.options))
    return found


@cache
def all_windows() -> dict[str, Window]:
    return windows()


@cache
def scenes() -> dict[str, Scene]:
    by_hand: dict[str, Scene] = {f"ask-{kind}": (game, {}) for kind, game in rare().items()}
    return tiles() | by_hand | questions()


# -- pictures -------------------------------------------------------------------------------------------------


def stage_scene(stage: Stage, name: str) -> None:
    """Puts it on the stage as if the page had just been opened, and does what the person does then."""
    if name in tiles() and stage.game is tiles()[name][0]:
        look_at_another_tile(stage, name)
        return
    stage.clear(reload=False)
    nothing(stage.visitor.page)  # a pointer that rests on a card would show it large
    if name in all_windows():
        game, view, act = all_windows()[name]
    else:
        (game, view), act = scenes()[name], nothing
    stage.show(game, 0, game.events, **view)
    act(stage.visitor.page)


def look_at_another_tile(stage: Stage, name: str) -> None:
    """All of them lie in the same city: it is drawn already."""
    game, view = tiles()[name]
    stage.show(game, 0, [], **view)
    stage.visitor.page.keyboard.press("m")


def take(browser: Browser, url: str, size: str, language: str, names: list[str]) -> None:
    width, height = map(int, size.split("x"))
    touch = {"has_touch": True, "is_mobile": True} if size in TOUCHED else {}
    context: dict[str, Any] = {"viewport": {"width": width, "height": height}, "locale": LANGUAGES[language], **touch}
    visitor = Visitor(browser, url, "Marta", **context)
    stage = Stage(visitor, SEATS)
    for name in names:
        stage_scene(stage, name)
        visitor.page.wait_for_timeout(350)
        visitor.page.screenshot(path=FOLDER / f"{name}-{size}-{language}.png")
    visitor.close()
    contact_sheet(browser, names, size, language)


def contact_sheet(browser: Browser, names: list[str], size: str, language: str) -> None:
    """All pictures of one size and language on one page, each with its name."""
    wide = 480 if int(size.split("x", maxsplit=1)[0]) > 500 else 260
    files = [FOLDER / f"{name}-{size}-{language}.png" for name in names]
    figures = "".join(
        f"<figure><img src='{file.as_uri()}' width={wide}><figcaption>{file.stem}</figcaption></figure>"
        for file in files
    )
    sheet = FOLDER / f"sheet-{size}-{language}.html"
    sheet.write_text(f"<style>figure{{display:inline-block;margin:6px}}</style>{figures}")
    page = browser.new_page(viewport={"width": 2000, "height": 1000})
    page.goto(sheet.as_uri())
    page.screenshot(path=sheet.with_suffix(".png"), full_page=True)
    page.close()


def main() -> None:
    words = [word for word in sys.argv[1:] if not word.startswith("-")]
    sizes = [size for size in SIZES if f"--{size}" in sys.argv] or SIZES
    languages = [name for name in LANGUAGES if f"--{name}" in sys.argv] or LANGUAGES
    names = [name for name in [*scenes(), *all_windows()] if not words or any(name.startswith(word) for word in words)]
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with running(Server(f"{folder}/orda.sqlite", None, None, "--no-limits")) as server:
            for size in sizes:
                for language in languages:
                    take(browser, server.url, size, language, names)
                    print(f"{size} {language}: {len(names)} pictures", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
