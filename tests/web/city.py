"""Playing Zombies!!! in a browser: by mouse, finger and keys; and positions to put on a stage."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any, Final, cast

from playwright.sync_api import Error, Locator, Page

import orda
from orda.games.zombies.bot import Runner
from orda.games.zombies.play import Play
from tests.web.staged import Stage
from tests.web.visitor import Patience, Visitor

# The middles of what can be pressed: on the map itself, not below a panel or button that lies on it.
MIDDLES: Final = """([selector, within]) => {
  return [...document.querySelectorAll(selector)].filter(e => e.checkVisibility()).map(e => {
    const box = e.getBoundingClientRect()
    return [box.x + box.width / 2, box.y + box.height / 2, box.width]
  }).filter(([x, y, width]) => width && document.elementFromPoint(x, y)?.closest(within)).map(([x, y]) => [x, y])
}"""
OVERVIEW: Final = "[aria-label='Whole city'], [aria-label='Tutta la città']"
MINE: Final = (
    ".city-dock .prompt:not(.theirs) [data-lit], .fight-stage [data-lit], .contest [data-lit], .lit-place, .ghost-tile"
)
Until = Callable[[Play], bool]


# -- playing ------------------------------------------------------------------------------------------


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


CLEAR: Final = """() => {
  const stage = document.querySelector('.map-stage'), box = stage.getBoundingClientRect()
  const [left, top, right, bottom] = ['left', 'top', 'right', 'bottom']
    .map(side => parseFloat(getComputedStyle(stage).getPropertyValue('--edge-' + side)))
  return { x: box.x + left, y: box.y + top, width: box.width - left - right, height: box.height - top - bottom } }"""


def clear(page: Page) -> dict[str, float]:
    """What of the map no panel lies on."""
    found: dict[str, float] = page.evaluate(CLEAR)
    return found


def seen(page: Page, selector: str) -> list[Locator]:
    """Those whose middle is on the map now, and not below a panel."""
    found = []
    for thing in page.locator(selector).all():
        box = thing.bounding_box()
        at = box and [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        if at and page.evaluate("([x, y]) => Boolean(document.elementFromPoint(x, y)?.closest('.city-map'))", at):
            found.append(thing)
    return found


def play_on(person: Visitor, act: Callable[[], None]) -> None:
    """Acts whenever something is asked, until the game is over."""
    patience = Patience(person)
    while not person.over():
        patience.check()
        if person.page.locator(MINE).count():
            act()
        person.page.wait_for_timeout(25)


class Hands:
    """Plays by pressing what is seen; `press` is a mouse or a finger."""

    def __init__(self, person: Visitor, press: Callable[[float, float], None], seed: int) -> None:
        self.page = person.page
        self.press = press
        self.chance = random.Random(seed)

    def act(self) -> None:
        before = self.page.evaluate("document.querySelector('main.table')?.dataset.number")
        choices = self.points(".ghost-tile, .lit-place[data-sq], .lit-place[data-tile]", ".city-map")
        buttons = self.points(".city-dock [data-lit]:not(.event-hand [data-lit])")
        helps = self.points("[data-go='for-me']")
        if heap := self.points("dialog .heap-card"):
            self.press(*self.chance.choice(heap))
        elif helps and (not choices or self.chance.random() < 0.5):
            self.press(*helps[0])
        elif choices and (not buttons or self.chance.random() < 0.8):
            self.press(*self.chance.choice(choices))
        elif buttons:
            self.press(*self.chance.choice(buttons))
        elif whole := self.points(OVERVIEW):
            self.press(*whole[0])
        self.settle(before)

    def points(self, selector: str, within: str = "body") -> list[tuple[float, float]]:
        """The middles of what is seen at one moment: the table may be another one in the next."""
        return [(x, y) for x, y in self.page.evaluate(MIDDLES, [selector, within])]

    def settle(self, before: str | None) -> None:
        """A tile may have been chosen, a zombie taken up, a card asked for its target: then nothing is sent."""
        with contextlib.suppress(Error):
            changed = "n => document.querySelector('main.table')?.dataset.number !== n"
            self.page.wait_for_function(changed, arg=before, timeout=60)


def by_keys(person: Visitor, chance: random.Random) -> Callable[[], None]:
    """What somebody without a mouse does when he is asked: goes through what is lit, and presses Enter."""
    page, keys = person.page, person.page.keyboard

    def act() -> None:
        where = page.evaluate("document.activeElement?.className ?? ''")
        if page.locator("dialog .heap-card").count():
            keys.press("Enter" if "heap-card" in where else "Tab")
        elif "city-map" in where:
            for _ in range(chance.randrange(3)):
                keys.press(chance.choice(["n", "b", "t"]))
            keys.press("Enter")
        elif page.evaluate("document.activeElement?.hasAttribute('data-lit')"):
            if chance.random() < 0.3:
                keys.press("ArrowRight")
            keys.press("Enter")
        else:
            keys.press("ArrowRight")

    return act


# -- a position of our choice -------------------------------------------------------------------------


def position(until: Until, players: int = 3, seat: int = 0, seed: int = 1, **options: Any) -> Play:
    """The first moment in games of runners at which the seat is asked and something holds."""
    bot = Runner()
    for each in range(seed, seed + 60):
        given = {"max_rounds": 40, "kill_target": 60, **options}
        g = cast(Play, orda.new("zombies", players=players, seed=each, **given))
        g.telling = True
        while g.decision is not None:
            if g.decision.player == seat and until(g):
                return g
            g.apply(bot.choose(g))
    raise AssertionError("there is no such position")


def asked(kind: str) -> Until:
    return lambda g: g.decision is not None and g.decision.kind == kind


def live(stage: Stage, g: Play, seat: int = 0) -> None:
    """From now on choices are carried out; the others are played by runners."""
    bot = Runner()

    def chosen(option: int) -> None:
        g.apply(option)
        while g.decision is not None and g.decision.player != seat:
            g.apply(bot.choose(g))
        stage.send(g, seat)

    stage.on_choice = chosen
    stage.on_hint = lambda: Runner().choose(g)
    stage.show(g, seat)


def far_step(g: Play) -> bool:
    """A walk of at least four points from a square with a long way round."""
    return asked("step")(g) and g.walk.points >= 4 and g.walk.mover == 0 and len(g.t.city.tiles) > 6


def quiet_way(g: Play) -> list[int]:
    """Three steps over squares without anything on them."""
    city, t, ways = g.t.city, g.t, [[g.t.pawns[0]]]
    for _ in range(3):
        ways = [[*way, s] for way in ways for s in city.next[way[-1]] if s not in way]
        ways = [way for way in ways if not t.zombies[way[-1]] and not t.tokens[way[-1]]]
    straight = [way for way in ways if way[3] not in {s for b in city.next[way[0]] for s in [b, *city.next[b]]}]
    return straight[0] if straight else []


def window_with_targets(g: Play) -> bool:
    if not (asked("turn_start")(g) or asked("after_move")(g)):
        return False
    seats = [d.target for d in map(g.describe, g.decision.options) if "seat" in d.target]  # type: ignore[union-attr]
    return len(seats) > 1
