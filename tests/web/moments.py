"""The moments that matter in Zombies!!! and Off the Dead, and pictures: `python -m tests.web.moments [name ...]`.

Each is a position found in a game of bots; the pictures go to screenshots/moments/, in both sizes.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

import orda
from orda.engine.bot import Bot
from orda.engine.game import Game
from orda.engine.messages import Event
from orda.games.off_the_dead.bot import Survivor
from orda.games.zombies.bot import Runner
from orda.table import Match, SeatSetup, Setup, file
from orda.table.history import Entry
from tests.web.staged import Stage
from tests.web.visitor import DESKTOP, FLAGS, PHONE, Visitor

FOLDER: Final = Path(__file__).parents[2] / "screenshots" / "moments"
BOTS: Final[dict[str, Bot]] = {"zombies": Runner(), "off_the_dead": Survivor()}
TRIES: Final = 300
RECENT: Final = 40  # events a picture remembers
SIZES: Final[dict[str, dict[str, Any]]] = {
    "desktop": {"viewport": DESKTOP},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True, "device_scale_factor": 2},
}
NAMES: Final = ("Marta", "Guido", "Paola", "Rook")

Until = Callable[[Game[Any], list[Event]], bool]


@dataclass(frozen=True)
class Found:
    game: Game[Any]
    events: list[Event]  # what has been told lately

    def copy(self) -> Found:
        return Found(self.game.clone(), self.events)


@dataclass(frozen=True)
class Moment:
    game: str
    until: Until
    players: int = 3
    seat: int | None = 0  # who is asked; None: anybody
    watching: bool = False  # seen by a spectator
    options: dict[str, Any] = field(default_factory=dict)
    after: Callable[[Page], None] | None = None  # what the person does then

    def find(self, seeds: range = range(1, 400)) -> Found:
        """The first such moment in games of bots."""
        return search(self.game, self.until, self.players, self.seat, seeds, **self.options)


def search(name: str, until: Until, players: int, seat: int | None, seeds: range, **options: Any) -> Found:
    bot = BOTS[name]
    for seed in seeds:
        g = orda.new(name, players=players, seed=seed, **options)
        g.telling = True
        told: list[Event] = []
        while g.decision is not None:
            told = [*told[-RECENT:], *g.events]
            if seat in (None, g.decision.player) and until(g, told):
                return Found(g, told)
            g.apply(bot.choose(g))
    raise AssertionError("there is no such moment")


# -- what to look for -------------------------------------------------------------------------------------


def asked(*kinds: str) -> Until:
    return lambda g, _: g.decision is not None and g.decision.kind in kinds


def both(*conditions: Until) -> Until:
    return lambda g, told: all(condition(g, told) for condition in conditions)


def offers(start: str) -> Until:
    return lambda g, _: any(g.describe(option).id.startswith(start) for option in g.decision.options)  # type: ignore[union-attr]


def just_told(*kinds: str, within: int = 3) -> Until:
    return lambda _, told: any(event.kind in kinds for event in told[-within:])


def seen(key: str, condition: Callable[[Any], bool]) -> Until:
    return lambda g, _: condition(g.view(0)[key])


def late(choices: int) -> Until:
    return lambda g, _: g.view(0)["turn"] >= choices


# -- a finished game -----------------------------------------------------------------------------------------


def finished(name: str, reason: str, players: int, wild: str = "", first: int = 0, **options: Any) -> bytes:
    """A match of bots that ended so, as an exported file; for something `wild` they save up and do it when they can."""
    for n in range(first, first + TRIES):
        seats = [SeatSetup("bot", [], NAMES[i], "hard") for i in range(players)]
        secret = n.to_bytes(32, "big")
        match = Match(Setup("m" * 12, name, players, options, secret, b"k" * 32, 1000, "", seats, "0"))
        entries: list[Entry] = []
        while match.game.decision is not None:
            option = wildly(match.game, wild) if wild else BOTS[name].choose(match.game)
            entries.append(match.bot_chooses(match.number, option, 2000 + len(entries)))
        if match.game.result is not None and match.game.result.reason == reason:
            return file.to_json(file.export(match, entries, []))
    raise AssertionError(f"no game of bots ended with {reason}")


def wildly(g: Game[Any], wild: str) -> int:
    """What a bot would do, but nothing of the same sort as what it saves up for."""
    assert g.decision is not None
    ids = {option: g.describe(option).id for option in g.decision.options}
    wanted = [option for option, said in ids.items() if said.startswith(wild)]
    option = wanted[0] if wanted else BOTS[g.rules.name].choose(g)
    sort = wild.partition(":")[0] + ":"
    others = [each for each, said in ids.items() if not said.startswith(sort)]
    return option if wanted or not others or option in others else others[-1]


# -- Zombies!!! -------------------------------------------------------------------------------------------------

LONG: Final = {"max_rounds": 60, "kill_target": 60}


def city(until: Until, **more: Any) -> Moment:
    return Moment("zombies", until, **({"options": LONG} | more))


def lit_square(page: Page) -> None:
    """Takes up a zombie on the map."""
    page.locator(".city-map").focus()
    page.keyboard.press("n")
    page.keyboard.press("Enter")


def press(selector: str) -> Callable[[Page], None]:
    return lambda page: page.locator(selector).first.click()


def led(g: Game[Any], _: list[Event]) -> bool:
    """Somebody else decides where one goes."""
    walks = g.view(0)["walks"]
    return bool(walks) and walks[-1]["mover"] != 0 and walks[-1]["chooser"] == 0


TURNS_LEFT: Final = seen("map", lambda tiles: len(tiles) > 12)
CITY: Final[dict[str, Moment]] = {
    "place": city(both(asked("place_tile"), TURNS_LEFT)),
    "put": city(both(asked("put"), TURNS_LEFT)),
    "keep-clear": city(asked("keep_clear")),
    "walk": city(both(asked("step"), TURNS_LEFT, seen("walks", lambda walks: walks[-1]["points"] > 4))),
    "pay": city(both(asked("pay"), TURNS_LEFT, seen("fights", lambda fights: bool(fights[-1]["bonuses"])))),
    "pay-death": city(both(asked("pay"), offers("pay:die"))),
    "before-fight": city(asked("before_fight")),
    "after-roll": city(asked("after_roll")),
    "zombies": city(both(asked("move_zombie"), TURNS_LEFT)),
    "zombies-held": city(both(asked("move_zombie"), TURNS_LEFT), after=lit_square),
    "answer": city(both(asked("turn_start"), TURNS_LEFT)),
    "answer-target": city(
        both(asked("turn_start", "after_move"), offers("play:")), after=press(".event-hand [data-lit]")
    ),
    "moments": city(asked("turn_start"), after=press("[data-go=moments]")),
    "auction": city(both(asked("bid"), TURNS_LEFT)),
    "rise": city(asked("rise"), seat=None),
    "discard": city(both(asked("discard"), TURNS_LEFT)),
    "six": city(both(asked("step"), TURNS_LEFT), players=6),
    "city-dead": city(seen("players", lambda players: players[1]["square"] is None), seat=None),
    "brain-cramp": city(both(asked("step"), led)),
    "forced": city(asked("force_step")),
    "pick": city(asked("pick_zombie")),
    "send": city(asked("send_zombie")),
    "drop": city(asked("drop")),
    "keys-take": city(both(asked("take"), offers("take:keys")), seat=None, options=LONG | {"scenario": "keys"}),
    "keys-challenge": city(asked("challenge"), options=LONG | {"scenario": "keys"}),
    "keys-duel": city(both(asked("raise"), offers("raise:2")), options=LONG | {"scenario": "keys"}),
    "watching": city(both(asked("step"), TURNS_LEFT), watching=True),
}

# -- Off the Dead ------------------------------------------------------------------------------------------------


def cellar(until: Until, **more: Any) -> Moment:
    usual: dict[str, Any] = {"players": 4, "options": {"advanced": True}}
    return Moment("off_the_dead", until, **(usual | more))


def risen(g: Game[Any], _: list[Event]) -> bool:
    """A survivor has come back as a zombie, and shows."""
    zombies = [z for each in g.view(0)["survivors"] for zone in each["corridor"] for z in zone]
    return any(str(z.get("id", "")).startswith("zombie_") for z in zombies)


TEAM: Final = ["cheerleader", "poliziotto", "nonna", "biker"]
ACTION: Final = both(asked("action"), late(9))
CELLAR: Final[dict[str, Moment]] = {
    "one": cellar(ACTION, players=1, options={}),
    "two": cellar(ACTION, players=2, options={}),
    "three": cellar(ACTION, players=3),
    "four": cellar(ACTION),
    "double": cellar(ACTION, players=2, options={"double": True}),
    "search": cellar(asked("search_second")),
    "put-back": cellar(asked("put_back")),
    "throw": cellar(
        both(asked("action"), offers("throw:")),
        after=press(".item-card[data-lit]:visible, .item-chip[data-lit]:visible"),
    ),
    "attack": cellar(both(asked("action"), offers("attack:"))),
    "power": cellar(both(asked("action"), offers("ability:"))),
    "rolled": cellar(asked("after_roll")),
    "bite": cellar(asked("before_bite")),
    "bitten": cellar(both(asked("action"), just_told("bitten", within=4))),
    "infection": cellar(just_told("infection"), seat=None),
    "wave": cellar(both(asked("action"), just_told("comes_out"))),
    "surprise": cellar(both(asked("action", "put_back"), just_told("surprise", within=6))),
    "wave-die": cellar(asked("wave_die")),
    "redirect": cellar(asked("redirect")),
    "event": cellar(both(asked("action"), just_told("event_panic", "event_runs_at_me", "event_where_from", within=4))),
    "event-die": cellar(asked("event_die")),
    "quote": cellar(both(asked("action"), just_told("quote_feel_better", "quote_try_again", within=4))),
    "quotes": cellar(both(asked("action"), offers("quote:")), after=press(".btn:visible:has([href='#i-chat-bubble'])")),
    "goggles": cellar(asked("goggles")),
    "axe": cellar(asked("axe")),
    "junk": cellar(asked("junk")),
    "dying": cellar(asked("dying")),
    "cellar-dead": cellar(both(asked("action"), seen("survivors", lambda team: not team[1]["alive"]))),
    "risen": cellar(both(asked("action"), risen)),
    "barricade": cellar(seen("barricade", bool), seat=None),
    "pompoms": cellar(just_told("ability_cheerleader"), seat=None, options={"advanced": True, "team": TEAM}),
    "cellar-watching": cellar(ACTION, watching=True),
}
MOMENTS: Final = {**CITY, **CELLAR}
ENDS: Final[dict[str, dict[str, Any]]] = {
    "triumph": {"players": 1},
    "victory": {"players": 2},
    "survivors": {"players": 4, "advanced": True},
    "last_breath": {"players": 3},
    "lost": {"players": 3},
    "apocalypse": {"players": 2, "advanced": True, "wild": "quote:red_button", "first": 71},
}


def end_page(visitor: Visitor, reason: str) -> Page:
    """The page at the end of a game of Off the Dead that ended so."""
    visitor.api("GET", "/api/me")
    data = finished("off_the_dead", reason, **ENDS[reason])
    table = visitor.api("POST", "/api/import", json.loads(data))
    visitor.open(f"/table/{table['id']}?watch")
    visitor.page.wait_for_selector(".news")
    return visitor.page


@cache
def found(name: str) -> Found:
    return MOMENTS[name].find()


def moment(name: str) -> Found:
    """A copy of one's own to play on with."""
    return found(name).copy()


def show(stage: Stage, name: str) -> Found:
    here = moment(name)
    player = here.game.decision.player if here.game.decision else 0
    stage.show(here.game, None if MOMENTS[name].watching else player, here.events)
    return here


# -- pictures ----------------------------------------------------------------------------------------------------


def picture(visitor: Visitor, name: str, end: str) -> None:
    visitor.page.mouse.move(2, 2)
    visitor.page.wait_for_timeout(450)
    visitor.page.screenshot(path=FOLDER / f"{name}-{end}.png")


def take(visitor: Visitor, names: list[str], end: str) -> None:
    stages: dict[tuple[str, int], list[str]] = {}
    for name in names:
        if name in MOMENTS:
            stages.setdefault((MOMENTS[name].game, MOMENTS[name].players), []).append(name)
    for (game, players), mine in stages.items():
        visitor.page.unroute_all()
        stage = Stage(visitor, players, game)
        for name in mine:
            try:
                show(stage, name)
                if (after := MOMENTS[name].after) is not None:
                    after(visitor.page)
                picture(visitor, name, end)
            except Exception as error:  # the other pictures are wanted all the same
                print(f"{name}-{end}: {str(error)[:300]}")
            visitor.page.keyboard.press("Escape")


def main() -> None:
    from tests.server.harness import Server, running
    from tests.web.conftest import chromium

    wanted = [word for word in sys.argv[1:] if not word.startswith("-")] or [*MOMENTS, *ENDS]
    palette = "safe" if "--safe" in sys.argv else "night"
    languages = ["it-IT"] if "--it" in sys.argv else ["en-GB"] if "--en" in sys.argv else ["en-GB", "it-IT"]
    sizes = [size for size in SIZES if f"--{size}" in sys.argv] or list(SIZES)
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        with running(Server(f"{folder}/orda.sqlite", None, None, "--no-limits")) as server:
            for size in sizes:
                for language in languages:
                    visitor = Visitor(browser, server.url, NAMES[0], locale=language, **SIZES[size])
                    visitor.settings(palette=palette, motion="off", sound=False)
                    take(visitor, wanted, f"{size}-{language[:2]}" + ("-safe" if palette == "safe" else ""))
                    visitor.close()
                    for reason in ENDS.keys() & set(wanted):
                        reader = Visitor(browser, server.url, NAMES[0], locale=language, **SIZES[size])
                        end_page(reader, reason)
                        picture(reader, f"front-{reason}", f"{size}-{language[:2]}")
                        reader.close()
        browser.close()


if __name__ == "__main__":
    main()
