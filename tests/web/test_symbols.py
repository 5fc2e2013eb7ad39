"""No symbol of a board stands alone: words beside it, or when one points at it, say what it is."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.server.harness import Server
from tests.web.staged import Stage
from tests.web.tables import game_of, in_each_table, positions
from tests.web.visitor import Visitor

# Seen icons with nothing that says what they are; pictures of scenes and of cards that can be read are no symbols.
UNEXPLAINED = """() => {
  const words = e => {
    const copy = e.cloneNode(true)
    for (const hidden of copy.querySelectorAll('.sr-only, svg')) hidden.remove()
    return /\\p{L}{2}/u.test(copy.textContent)
  }
  const explained = icon => icon.closest('[title], [data-reads], button')
    || [icon.parentElement, icon.parentElement.parentElement].some(words)
  return [...document.querySelectorAll('.scene .icon, .dock .icon')]
    .filter(icon => icon.getBoundingClientRect().width && !explained(icon))
    .map(icon => `${icon.querySelector('use')?.getAttribute('href')} in ${icon.parentElement.className}`)
}"""


@in_each_table
def test_every_symbol_is_explained(browser: Browser, server: Server, table: str) -> None:
    visitor = Visitor(browser, server.url, "Anna")
    stage = Stage(visitor, 4, game_of(table))
    found: set[str] = set()
    for position in positions(table, 4, 4):
        stage.show(position)
        found |= set(visitor.page.evaluate(UNEXPLAINED))
    visitor.close()
    if found:
        pytest.fail("\n".join(sorted(found)))
