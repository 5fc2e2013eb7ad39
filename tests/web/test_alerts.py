"""It is my turn: title, sound and notification call back who looks elsewhere, and nobody else."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.visitor import Visitor

# What the page does with real AudioContexts and Notifications is written down; a hidden page is only said to be one.
# The headless shell grants leave to notify when asked, but goes on calling it denied: here it says what was granted.
WATCHED = """
window.told = { notes: [], running: [], notifications: [] }
window.played = []
const start = OscillatorNode.prototype.start
OscillatorNode.prototype.start = function (...args) {
  window.told.notes.push(this.frequency.value)
  window.told.running.push(this.context.state)
  return start.apply(this, args)
}
const play = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...args) {
  window.played.push(this.context.state)
  return play.apply(this, args)
}
window.Notification = new Proxy(Notification, {
  get: (real, name) => name === 'permission' ? 'granted' : Reflect.get(real, name),
  construct(real, [title, options]) {
    window.told.notifications.push(`${title} | ${options.body}`)
    return new real(title, options)
  },
})
Object.defineProperty(document, 'hidden', { get: () => window.away === true })
"""


def at_the_table(meet: Meet, guido: Visitor, **wishes: Any) -> Visitor:
    """Anna and Guido, whose turn it is."""
    anna = meet("Anna", wishes=wishes, permissions=["notifications"])
    anna.context.add_init_script(WATCHED)
    table = anna.new_table("me", "friend", options={"first_player": 1})
    guido.sit(anna.invite(table, 1))
    guido.page.wait_for_selector(".hand [data-lit]")
    expect(anna.page.locator(".prompt.theirs")).to_be_visible()
    anna.page.locator(".prompt").click()  # a sound needs a page that was touched once
    return anna


def told(anna: Visitor) -> dict[str, list[Any]]:
    found: dict[str, list[Any]] = anna.page.evaluate("window.told")
    return found


@pytest.mark.parametrize("away", [True, False])
def test_sound_and_notification_call_only_who_looks_elsewhere(meet: Meet, away: bool) -> None:
    guido = meet("Guido")
    anna = at_the_table(meet, guido, sound=True, notifications=True)
    expect(anna.page).to_have_title("Zombie! Run for your lives! · Orda")
    anna.page.evaluate(f"window.away = {str(away).lower()}")
    guido.choose()
    expect(anna.page).to_have_title(re.compile("^● your turn · Zombie! Run"))
    if away:
        anna.until("window.told.notifications.length === 1")  # it comes a moment after the title
    called = told(anna)
    assert called["notes"] == ([392, 523] if away else [])
    assert called["notifications"] == (["your turn · Zombie! Run for your lives! | Play a card"] if away else [])
    anna.page.evaluate("window.away = false")
    anna.page.wait_for_selector(".hand [data-lit]")
    anna.choose()
    expect(anna.page).to_have_title("Zombie! Run for your lives! · Orda")
    assert told(anna) == called  # somebody else's turn calls nobody


def test_who_wants_neither_is_told_by_the_title_alone(meet: Meet) -> None:
    guido = meet("Guido")
    anna = at_the_table(meet, guido, sound=False, notifications=False)
    anna.page.evaluate("window.away = true")
    guido.choose()
    expect(anna.page).to_have_title(re.compile("^● your turn"))
    assert told(anna) == {"notes": [], "running": [], "notifications": []}


def test_the_settings_take_effect_at_once_and_are_kept(meet: Meet) -> None:
    anna = meet("Anna", permissions=["notifications"])
    anna.context.add_init_script(WATCHED)
    page = anna.open("/settings")
    page.get_by_label("A notification when").check()
    page.get_by_label("Sounds").check()
    expect(page.get_by_label("A notification when")).to_be_checked()
    anna.until("window.played.length === 1 && window.played[0] === 'running'")  # it was really heard
    page.get_by_text("colour-safe").click()
    assert page.evaluate("document.documentElement.dataset.palette") == "safe"
    kept = "JSON.parse(localStorage.getItem('orda-settings'))"
    anna.until(f"{kept}.sound && {kept}.notifications && {kept}.palette === 'safe'")
    expect(page.locator("#why-not")).to_contain_text("only while a page")  # no worker, so no push: told why
