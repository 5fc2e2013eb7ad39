"""Sound: heard when what it belongs to is shown, as loud as wished, and by nobody who does not listen."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.web.conftest import Meet
from tests.web.visitor import PHONE, Visitor

# Every sound that is begun is written down, with what the page shows at that moment and how loud it is.
LISTENING = """
window.heard = []
window.felt = []
const begin = AudioBufferSourceNode.prototype.start
AudioBufferSourceNode.prototype.start = function (...args) {
  window.heard.push(document.querySelector('main.table')?.dataset.telling ?? '')
  return begin.apply(this, args)
}
const connect = GainNode.prototype.connect
GainNode.prototype.connect = function (...args) {
  window.loud = this.gain.value
  return connect.apply(this, args)
}
navigator.vibrate = (pattern) => (window.felt.push(pattern), true)
"""


def at_the_table(meet: Meet, **wishes: Any) -> Visitor:
    anna = meet("Anna", wishes={"sound": True, "pace": "fast", **wishes})
    anna.context.add_init_script(LISTENING)
    anna.new_table("me", "bot:easy", "bot:easy", options={"first_player": 0})
    anna.page.wait_for_selector(".hand [data-lit]")
    return anna


def heard(person: Visitor) -> list[str]:
    found: list[str] = person.page.evaluate("window.heard")
    return found


def test_a_sound_begins_when_its_event_is_shown_and_none_before_the_page_is_touched(meet: Meet) -> None:
    anna = at_the_table(meet)
    assert heard(anna) == []
    anna.choose()
    anna.until("window.heard.some((telling) => telling.endsWith(':card'))")
    assert abs(anna.page.evaluate("window.loud") - 0.25) < 0.01, "half the volume, as ears judge it"
    anna.page.wait_for_selector(".hand [data-lit], .result-main")
    anna.until("window.heard.includes('')")  # that it is my turn again, or over: nothing else is being shown


def test_who_wants_no_sound_or_looks_elsewhere_hears_none(meet: Meet) -> None:
    for wishes in ({"sound": False}, {"volume": 0}):
        anna = at_the_table(meet, pace="none", **wishes)
        anna.choose()
        anna.page.wait_for_selector(".hand [data-lit], .result-main")
        assert heard(anna) == []
    bruno = at_the_table(meet, pace="none")
    bruno.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")
    bruno.choose()
    bruno.page.wait_for_selector(".hand [data-lit], .result-main")
    assert heard(bruno) == []


def test_volume_and_vibration_are_settings_and_are_tried_at_once(meet: Meet) -> None:
    anna = meet("Anna", wishes={"sound": True}, viewport=PHONE, has_touch=True, is_mobile=True)
    anna.context.add_init_script(LISTENING)
    page = anna.open("/settings")
    volume = page.get_by_role("slider", name="Volume")
    volume.focus()
    page.keyboard.press("ArrowRight")
    anna.until("window.heard.length === 1")
    expect(page.locator("output")).to_have_text("55 %")
    page.get_by_role("checkbox", name="Vibration").press("Space")
    assert page.evaluate("window.felt") == []
    page.get_by_role("checkbox", name="Vibration").press("Space")
    assert page.evaluate("window.felt") == [[40]]
    page.reload()
    expect(page.locator("output")).to_have_text("55 %")
    page.get_by_role("checkbox", name="Sounds").press("Space")
    expect(volume).to_be_disabled()
