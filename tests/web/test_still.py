"""Nothing on the table moves when only the question changes."""

from __future__ import annotations

from itertools import islice
from typing import Final

from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.web.sizes import DRAWN
from tests.web.tables import in_each_table, played
from tests.web.test_layout import in_language

SIZES: Final = ((1440, 900), (390, 844), (1180, 820))
TURNS: Final = 6  # questions
# The browser's own count of what has moved, without the question itself. What stands in a part that scrolls is also
# counted when that part grows and it does not move: so where it stood is noted before.
WATCH: Final = """() => {
  window.moved = []
  window.stood = new WeakMap()
  const box = r => [r.x, r.y].map(Math.round).join(' ')
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const { node } of entry.sources) {
        const e = node instanceof Element ? node : node?.parentElement
        if (!e || !stood.has(e) || e.closest('#prompt') || e.querySelector('#prompt')) continue
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
