"""A table of Off the Dead in a browser, and somebody who plays at it by pressing what is lit."""

from __future__ import annotations

import json
import random
import time
from typing import Any, Final

from playwright.sync_api import Page

from tests.web.staged import DRAWN
from tests.web.visitor import WAIT, Visitor

GAME: Final = "off_the_dead"
# Something lit at random, brought into view: where to press it, and whether nothing else would be hit there.
PRESSABLE: Final = """chance => {
  const dialog = document.querySelector('dialog[open]')
  const lit = [...document.querySelectorAll('.curtain .btn, .table [data-lit], dialog .once-buttons .btn')]
    .filter(e => e.getClientRects().length && (!dialog || dialog.contains(e)))
  const one = lit[Math.floor(chance * lit.length)]
  if (!one || document.querySelector('.prompt.busy')) return null
  one.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  const box = one.getBoundingClientRect(), [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const hit = document.elementFromPoint(x, y)
  return { x, y, name: one.className, hit: one.contains(hit) ? '' : hit?.outerHTML.slice(0, 99) ?? 'nothing' } }"""
RAW_IDS: Final = """() => {
  const said = [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')]
    .map(e => `${e.getAttribute('aria-label')} ${e.title}`)].join(' ')
  return said.match(/\\b(off_the_dead|offdead)-[a-z_-]+/g) ?? [] }"""


def state(visitor: Visitor) -> dict[str, Any]:
    """What the page was last sent of the position."""
    found: dict[str, Any] = json.loads(next(frame for frame in reversed(visitor.frames) if '"type":"state"' in frame))
    return found


def sit_down(visitor: Visitor, *seats: str, **options: Any) -> Page:
    visitor.new_table(*seats, game=GAME, options=options)
    visitor.page.wait_for_selector(".cross")
    return visitor.page


def press(visitor: Visitor, chance: random.Random, touch: bool = False) -> None:
    """Presses lit things at random until a choice is made; whatever is lit must be there to be hit."""
    page, before, end = visitor.page, visitor.number(), time.monotonic() + WAIT / 1000
    while visitor.number() == before and not visitor.over():
        assert time.monotonic() < end, "no choice could be made"
        if page.locator("dialog .once").count():  # a power that exists once is meant
            page.locator("dialog:has(.once) .btn.primary").click()
            page.wait_for_selector("dialog .once", state="detached")
            page.evaluate(DRAWN)
            continue
        spot = page.evaluate(PRESSABLE, chance.random())
        if spot is None:
            page.evaluate(DRAWN)
            continue
        assert spot["hit"] == "", f"{spot['hit']} covers {spot['name']}"
        (page.touchscreen.tap if touch else page.mouse.click)(spot["x"], spot["y"])
