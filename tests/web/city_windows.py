"""What can lie over the city or be begun on it besides questions: sheets, cards on their way, a tile being laid...

Each is a position, what of its view is shown otherwise, and what the person does then.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Page

from orda.games.zombies.play import Play
from orda.games.zombies.tiles import MALL2
from tests.web.city import Until, asked, far_step, position, window_with_targets

Act = Callable[[Page], None]
Window = tuple[Play, dict[str, Any], Act]
ALL: Final[dict[str, Any]] = {
    "tile_sets": ["base", "dc", "mw", "te"],
    "card_sets": ["base", "dc", "mw", "ndy", "te"],
    "kill_target": 1000,
}


def nothing(page: Page) -> None:
    page.mouse.move(2, 2)


def press(selector: str) -> Act:
    """The first that is seen of these."""
    return lambda page: page.locator(selector).locator("visible=true").first.click()


def floor(wanted: str) -> Act:
    """Where there is room for one button it leads to the other floor each time."""

    def act(page: Page) -> None:
        switch = page.locator(f"[data-floor={wanted}]")
        if not switch.count():
            page.locator(".floors button").click()
        switch.click()

    return act


def keys(*pressed: str) -> Act:
    def act(page: Page) -> None:
        page.locator(".city-map").focus()
        for key in pressed:
            page.keyboard.press(key)

    return act


def card(title: str, player: int, seat: int | None = None, *, cancelled: bool = False) -> dict[str, Any]:
    return {"card": title, "player": player, "target": None if seat is None else {"seat": seat}, "cancelled": cancelled}


def mine(g: Play, **more: Any) -> dict[str, Any]:
    """Seat 0 with something more."""
    players = g.view(0)["players"]
    return {"players": [players[0] | more, *players[1:]]}


def of(until: Until, act: Act = nothing, view: Callable[[Play], dict[str, Any]] = lambda _: {}) -> Window:
    g = position(until, **ALL)
    return g, view(g), act


def in_the_mall(g: Play) -> bool:
    return asked("step")(g) and g.t.city.zones.count(MALL2) > 1


def wants_a_tile(g: Play) -> bool:
    """Seat 0 has a card for one of several tiles."""
    if not asked("step")(g) or g.decision is None:
        return False
    told = [each.target for each in map(g.describe, g.decision.options) if each.id.startswith("play:")]
    cards = [target["card"] for target in told if "tile" in target]
    return len(cards) > len(set(cards))


def closes_a_road(g: Play) -> bool:
    if not asked("place_tile")(g) or g.decision is None:
        return False
    return any(g.describe(option).target["closes"] for option in g.decision.options)


def held(*, how: str, effect: str | None = None, player: int | None = None) -> dict[str, Any]:
    return {"how": how, "effect": effect, "player": player}


HOLDS: Final = (
    held(how="skips", effect="lost_turn"),
    held(how="bars", effect="fear"),
    held(how="limits", effect="claustrophobia"),
    held(how="led", player=1),
)


def chain(_: Play) -> dict[str, Any]:
    """A card on me, its answer, and what cancels the answer."""
    answers = [card("that_didnt_just_happen", 2, cancelled=True), card("that_didnt_just_happen", 1)]
    return {"resolving": [card("fear", 1, seat=0), *answers]}


def equipped(g: Play) -> dict[str, Any]:
    """Everything somebody can have before him."""
    items = ["fire_axe", "skateboard", "chainsaw"]
    more = {"adds": [{"card": "fire_axe", "value": 1}, {"card": "chainsaw", "value": 2}], "pages": 2, "jeep": True}
    paces = [{"card": "skateboard", "value": 2}]
    return mine(g, items=items, paces=paces, half_life=True, duct=True, **more)


def fight_of_another(g: Play) -> dict[str, Any]:
    bonuses = [{"card": "fire_axe", "value": 1}]
    square = g.view(0)["players"][1]["square"]
    fight = {"player": 1, "square": square, "zombie": "enhanced", "die": 3, "bonus": 1, "need": 5, "again": 0}
    return {"fights": [fight | {"bonuses": bonuses}]}


def windows() -> dict[str, Window]:
    return {
        "window-tiles": of(far_step, press("button.city-pile, .map-button.only-phone")),
        "window-moments": of(far_step, press("[data-go=moments]")),
        "window-around": of(far_step, press("[data-go=describe]")),
        "window-choices": of(far_step, lambda page: page.keyboard.press("a")),
        "window-aim": of(window_with_targets, press(".event-hand [data-lit]")),
        "window-aim-tile": of(wants_a_tile, press(".event-hand [data-lit]")),
        "window-way": of(far_step, keys("n", "n", "n")),
        "window-placing": of(closes_a_road, keys("Enter", "r")),
        "window-zombie": of(asked("move_zombie"), keys("n", "Enter")),
        "window-floor-1": of(in_the_mall, floor("mall1")),
        "window-floor-2": of(in_the_mall, floor("mall2")),
        "window-chain": of(asked("card_played"), view=chain),
        "window-holds": of(far_step, view=lambda g: mine(g, held_by=list(HOLDS))),
        "window-items": of(far_step, view=equipped),
        "window-bout": of(asked("step"), view=fight_of_another),
    }
