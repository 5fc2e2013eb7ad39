"""Nothing on the table moves when only the question changes, and no part of it in the course of whole turns."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

import pytest
from playwright.sync_api import Browser

from orda.engine.game import Game
from tests.server.harness import Server
from tests.web.sizes import DRAWN
from tests.web.tables import TABLES, in_each_table, played
from tests.web.test_layout import in_language

SIZES: Final = ((1440, 900), (390, 844), (1180, 820))
TURNS: Final = 6  # questions
# The browser's own count of what has moved, without the question itself. What stands in a part that scrolls is also
# counted when that part grows and it does not move: so where it stood is noted before. Lines of the log may scroll.
WATCH: Final = """() => {
  window.moved = []
  window.stood = new WeakMap()
  const box = r => [r.x, r.y].map(Math.round).join(' ')
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const { node } of entry.sources) {
        const e = node instanceof Element ? node : node?.parentElement
        if (!e || !stood.has(e) || e.closest('#prompt, .log-lines') || e.querySelector('#prompt')) continue
        const now = box(e.getBoundingClientRect())
        if (now !== stood.get(e)) moved.push(`${e.tagName} ${e.className}: ${stood.get(e)} -> ${now}`)
      }
  }).observe({ type: 'layout-shift' })
  window.note = () => {
    moved.length = 0
    for (const e of document.querySelectorAll('.table *')) stood.set(e, box(e.getBoundingClientRect()))
  }
}"""


@in_each_table
def test_nothing_moves_when_only_the_question_changes(browser: Browser, server: Server, table: str) -> None:
    mine = (g for g in played(table, 5) if g.decision is not None and g.decision.player == 0)
    moved: list[str] = []
    with in_language(browser, server, table, "it") as stage:
        page = stage.visitor.page
        page.evaluate(WATCH)
        for g in islice(mine, 4, 4 + TURNS):
            assert g.decision is not None
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                stage.show_waiting(g)
                page.evaluate(DRAWN)
                page.evaluate("note()")
                stage.show(g, history=[])
                page.evaluate(DRAWN)
                found: list[str] = page.evaluate("moved")
                moved += [f"{width}x{height} {g.decision.kind}: {each}" for each in found]
    print("\n".join(moved))
    assert not moved, f"{len(moved)} moves, printed above; the first: {moved[0]}"


# The parts of a table; cards and pieces in them may come, go and move, and seats of Zombies!!! grow with their items.
PARTS: Final = (
    ".top, .tools, .scene, .phases, .goal, .rail .panel, .run-opponent, .my-side > *, .opponent, .supply, .supply li, "
    ".in-play, .seat-room, .city-piles, .what-happens, .survivor, .zones, .horde, .rubble, .comic"
)
# On phones the corridors of Off the Dead are rows that grow with their zombies, and a search takes the place of mine.
ROWS: Final = "html.compact :is(.survivor, .zones, .horde, .rubble, .comic)"
STAND: Final = """([parts, rows]) => Object.fromEntries([...document.querySelectorAll(parts)].flatMap((e, n) => {
  const r = e.getBoundingClientRect(), classes = [...e.classList].filter(c => /^[a-z-]+$/.test(c)).slice(0, 2)
  if (!r.height || e.matches(rows)) return []
  const scrolled = e.parentElement.closest('.scene, .dock')?.scrollTop ?? 0  // to what can be chosen
  const at = [r.x, r.y + scrolled].map(Math.round).join(' ')
  return [[`${n} ${e.tagName} ${classes.join('.')} ${e.dataset.place ?? ''}`, at]]
}))"""
LATER: Final = 20  # decisions of a game before that turn
STRETCH: Final = 24  # and as many of it and what follows


def a_turn(table: str) -> list[Game[Any]]:
    """All that is asked from just before a turn of seat 0 until others have had theirs."""
    shown: list[Game[Any]] = []
    for g in islice(played(table, 5), LATER, None):
        assert g.decision is not None
        if len(shown) < 2 and g.decision.player:
            shown.clear()
        shown.append(g.clone())
        if len(shown) > STRETCH:
            break
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES)
def test_no_part_of_the_table_moves_in_a_whole_turn(browser: Browser, server: Server, table: str) -> None:
    moved: list[str] = []
    with in_language(browser, server, table, "it") as stage:
        page = stage.visitor.page
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            stood: dict[str, str] = {}
            for g in a_turn(table):
                assert g.decision is not None
                stage.show(g)
                page.evaluate(DRAWN)
                stands: dict[str, str] = page.evaluate(STAND, [PARTS, ROWS])
                at = f"{width}x{height} {g.decision.kind} of {g.decision.player}"
                both = [part for part in stood if part in stands]
                moved += [f"{at}: {e}: {stood[e]} -> {stands[e]}" for e in both if stood[e] != stands[e]]
                stood = stands
    print("\n".join(moved))
    assert not moved, f"{len(moved)} moves, printed above; the first: {moved[0]}"
