"""Every screen: in each size, for each game with the most players, in both languages, all can be seen and touched."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

import orda
from orda.engine.game import Game
from tests.server.harness import Server
from tests.web.staged import Stage
from tests.web.visitor import Visitor

MEASURE: Final = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")
SIZES: Final = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (720, 450),  # 1440 x 900 at 200 %
    (960, 540),  # 1920 x 1080 at 200 %
)
LOCALES: Final = {"it": "it-IT", "en": "en-GB"}
OPTIONS: Final[dict[str, dict[str, Any]]] = {"off_the_dead": {"advanced": True}}
MOST: Final = 4  # positions of a game; each is seen in every size and both languages
FAR: Final = {"run": (12, 40), "zombinion": (30, 150), "zombies": (40, 400), "off_the_dead": (20, 60)}


def positions(game: str) -> list[Game[Any]]:
    """Early and late ones of a game of bots with the most players in which seat 0 is asked; every kind of question."""
    rules = orda.rules(game)
    players = rules.players[-1]
    bot = next(iter(rules.bots.values()))
    g = orda.new(game, players=players, seed=11, **OPTIONS.get(game, {}))
    bots = [bot(seat) for seat in range(players)]
    found: dict[str, Game[Any]] = {}
    for number in range(FAR[game][1] * 2):
        d = g.decision
        if d is None:
            break
        if d.player == 0 and len(d.options) > 1 and number >= FAR[game][0]:
            found.setdefault(f"{d.kind}/{number >= FAR[game][1]}", g.clone())
        g.apply(bots[d.player].choose(g))
    assert found
    return list(found.values())[:: max(1, len(found) // MOST)][:MOST]


@contextmanager
def in_language(browser: Browser, server: Server, game: str, language: str) -> Iterator[Stage]:
    visitor = Visitor(browser, server.url, "Massimiliano", locale=LOCALES[language], has_touch=True)
    yield Stage(visitor, orda.rules(game).players[-1], game)
    visitor.close()


@pytest.mark.slow  # it still finds faults in the smallest sizes: part of `make test` once it finds none
@pytest.mark.parametrize("language", LOCALES)
@pytest.mark.parametrize("game", orda.games())
def test_all_is_seen_and_can_be_touched_in_every_size(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    wrong: list[str] = []
    with in_language(browser, server, game, language) as stage:
        page = stage.visitor.page
        for position in positions(game):
            assert position.decision is not None
            stage.show(position)
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done, 60)))")
                kind = position.decision.kind
                wrong += [f"{width}x{height} {kind}: {fault}" for fault in page.evaluate(MEASURE)]
        assert stage.visitor.errors == []
    print("\n".join(wrong))
    assert not wrong, f"{len(wrong)} faults, printed above; the first: {wrong[0]}"
