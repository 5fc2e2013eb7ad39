"""Where there is little room the table scrolls: when a question comes something that can be chosen is in sight."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.server.harness import Server
from tests.web.sizes import Size
from tests.web.staged import Stage
from tests.web.tables import positions
from tests.web.visitor import Visitor

LIT_IN_SIGHT: Final = """() => [...document.querySelectorAll('.rubble [data-lit]')].filter(e => {
  const r = e.getBoundingClientRect(), at = document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)
  return at !== null && e.contains(at)
}).length"""


@pytest.mark.parametrize("size", [(320, 568), (844, 390)])
def test_the_rubble_is_in_sight_when_it_is_asked_for_on_a_phone(browser: Browser, server: Server, size: Size) -> None:
    asked = next(g for g in positions("off_the_dead", 8, 4) if g.decision and g.decision.kind == "put_back")
    anna = Visitor(browser, server.url, "Anna", viewport={"width": size[0], "height": size[1]}, has_touch=True)
    stage = Stage(anna, 4, "off_the_dead")
    stage.show(asked)
    expect(anna.page.locator(".rubble [data-lit]").first).to_be_in_viewport()
    assert anna.page.evaluate(LIT_IN_SIGHT) > 2
    errors = anna.errors
    anna.close()
    assert errors == []
