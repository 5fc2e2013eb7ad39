"""Off the Dead in a real browser: whole games by mouse and keyboard, touch on a phone, throws, layouts, words, axe."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.harness import Server
from tests.web.cellar import GAME, RAW_IDS, press, sit_down, state
from tests.web.conftest import Meet
from tests.web.moments import end_page, moment, show
from tests.web.staged import DRAWN, Stage, staged
from tests.web.test_pages import TOO_SMALL, complaints
from tests.web.visitor import PHONE, Patience, Visitor

BEHIND: Final = ".cross, .rail, .goal, .dock"  # a dialog: checked before it opened
PICTURES: Final = ".art-svg, .comic > svg"  # hidden from readers
TWO: Final = ("me", "hotseat:Guido")
FOUR: Final = (*TWO, "hotseat:Paola", "hotseat:Rosa")
TOUCH: Final[dict[str, Any]] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
FOCUS_IS_LIT: Final = "document.activeElement?.matches('[data-lit]') || !document.querySelector('.table [data-lit]')"
ANIMATED: Final = """element => { // itself or what it stands in
  for (let e = element; e; e = e.parentElement) if (getComputedStyle(e).animationName !== 'none') return true
  return false }"""


# -- whole games ----------------------------------------------------------------------------


def test_one_person_in_two_seats_plays_a_whole_game_by_mouse_without_any_curtain(meet: Meet) -> None:
    anna = meet("Anna")
    page = sit_down(anna, "me", "hotseat:Guido", advanced=True)
    below = set()
    chance = random.Random(5)
    while not anna.over():
        if not state(anna)["view"]["horde"].get("seen"):
            expect(page.locator(".curtain")).to_have_count(0)
            below.add(page.evaluate("document.querySelector('.my-survivor h3')?.innerText"))
        press(anna, chance)
    assert below - {None} == {"Anna", "Guido"}  # nobody any more, where the end has come in the meantime
    expect(page.locator(".news .headline")).to_be_visible()
    expect(page.locator(".grade-box")).to_have_attribute("aria-label", re.compile(r"Grade [0-4] of 4"))
    expect(page.locator(".news li")).to_have_count(2)
    expect(page.locator(".proof-panel h3")).to_have_text("Checked: nothing was changed")
    expect(page.locator(".chart .line").first).to_be_attached()
    assert page.evaluate(RAW_IDS) == []


def test_a_whole_game_is_played_by_keyboard_alone(meet: Meet) -> None:
    anna = meet("Anna", locale="it-IT")
    page = sit_down(anna, "me")
    chance, patience, raw = random.Random(11), Patience(anna), []
    while not anna.over():
        patience.check()
        before = anna.number()
        for _ in range(chance.randrange(1, 9)):
            page.keyboard.press("ArrowRight")
        assert page.evaluate(FOCUS_IS_LIT)
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.prompt.busy')")
        if page.locator("dialog[open]").count():
            page.keyboard.press("Escape")
        if anna.number() != before and before % 9 == 0:
            raw += page.evaluate(RAW_IDS)
    expect(page.locator(".masthead")).to_have_text("La Gazzetta del Rantolo")
    assert raw == []


# -- a phone ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "width"), [pytest.param(FOUR, 390, marks=pytest.mark.slow), (TWO, 360)])
def test_on_a_phone_touch_is_enough_and_everything_is_large_enough_to_touch(
    meet: Meet, seats: tuple[str, ...], width: int
) -> None:
    anna = meet("Anna", **TOUCH | {"viewport": {"width": width, "height": PHONE["height"]}, "locale": "it-IT"})
    page = sit_down(anna, *seats, advanced=True)
    chance = random.Random(width)
    wrong: list[Any] = []
    for _ in range(25):
        if anna.over():
            break
        press(anna, chance, touch=True)
        wrong += [small for small in page.evaluate(TOO_SMALL) if not anna.over()]
        wrong += page.evaluate(RAW_IDS)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert wrong == []


def test_on_a_phone_the_rubble_takes_the_place_of_the_corridor_while_one_searches(meet: Meet) -> None:
    anna = meet("Anna", **TOUCH)
    page = sit_down(anna, "me")
    expect(page.locator(".rubble-pile").first).to_be_hidden()
    page.get_by_role("button", name="Search").tap()
    expect(page.locator(".rubble-pile")).to_have_count(7)
    page.locator(".rubble-pile").nth(2).tap()
    expect(page.locator(".rubble-pile").nth(2)).to_have_class(re.compile(r"\bface-up\b"))
    expect(page.locator(".corridor-s .zones")).to_be_hidden()
    expect(page.locator(".horde")).to_be_visible()


# -- what is on the table -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options", "sides"),
    [
        (("me",), {}, "s"),
        (TWO, {}, "sw"),
        (FOUR[:3], {}, "snw"),
        (FOUR, {}, "senw"),
        (TWO, {"double": True}, "senw"),
    ],
)
def test_each_number_of_survivors_has_its_layout_and_who_acts_sits_below(
    meet: Meet, seats: tuple[str, ...], options: dict[str, Any], sides: str
) -> None:
    anna = meet("Anna")
    page = sit_down(anna, *seats, **options)
    view = state(anna)["view"]
    here = {side for side in "news" if page.locator(f".corridor.corridor-{side}").count()}
    places = len(view["survivors"])
    expected = {"swne"[(place - view["active"]) % 4] for place in range(places)}
    assert here == expected
    assert len(here) == len(sides)
    expect(page.locator(".nobody")).to_have_count(4 - places)
    expect(page.locator(".corridor-s .survivor")).to_have_count(0)  # below, the survivor is beside the question
    assert page.locator(".my-survivor .survivor").get_attribute("class")
    arrow = view["horde"]["arrow"]
    if arrow < places:
        expect(page.locator(f".corridor-{'swne'[(arrow - view['active']) % 4]} .next-place")).to_be_visible()


def test_what_is_turned_up_is_shown_to_all_and_then_hidden_again(meet: Meet) -> None:
    anna, guido = meet("Anna"), meet("Guido")
    table = anna.new_table("me", "friend", game=GAME)
    guido.sit(anna.invite(table, 1))
    for person in (anna, guido):
        person.page.wait_for_selector(".cross")
    acts, looks = (anna, guido) if anna.lit() else (guido, anna)
    acts.page.locator(".rubble-pile").nth(0).click()
    for person in (acts, looks):
        expect(person.page.locator(".rubble-pile").nth(0)).to_have_class(re.compile(r"\bface-up\b"))
    expect(looks.page.locator(".rubble-pile.legal")).to_have_count(0)
    name = looks.page.locator(".rubble-pile.face-up .rubble-name").inner_text()
    assert name in looks.page.locator(".rubble-pile.face-up .sr-only").inner_text()
    acts.page.locator(".rubble-pile").nth(1).click()
    acts.wait_past(1)
    while acts.page.locator("#prompt .ask", has_text="Put the cards back").count():  # unless the turn has passed on
        before = acts.number()
        acts.page.locator(".rubble-pile.legal").nth(3).click()
        acts.wait_past(before)
    if state(acts)["decision"] and state(acts)["decision"]["kind"] == "action":
        expect(looks.page.locator(".rubble-pile.face-up")).to_have_count(0)


def colts(anna: Visitor) -> tuple[Page, Locator, Locator]:
    """Three survivors with a Colt each: the card of the one who acts, and a neighbour."""
    page = sit_down(anna, "me", "hotseat:Guido", "hotseat:Paola", colts=True)
    return page, page.locator(".item-card").first, page.locator(".corridor .survivor").first


def test_a_throw_takes_two_clicks(meet: Meet) -> None:
    anna = meet("Anna")
    page, colt, neighbour = colts(anna)
    before = anna.number()
    colt.click()
    expect(colt).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#prompt .ask")).to_have_text("Colt Anaconda: choose the target")
    expect(page.locator(".rubble-pile.legal")).to_have_count(0)  # only what the Colt can be used on is lit
    neighbour.get_by_role("button", name=re.compile("^Throw to")).click()
    anna.wait_past(before)
    expect(neighbour.locator(".item-chip")).to_have_count(2)
    expect(page.locator(".my-survivor")).to_be_visible()


def test_by_keys_a_picked_item_is_announced_its_targets_come_next_and_escape_puts_it_back(meet: Meet) -> None:
    anna = meet("Anna")
    page, colt, _ = colts(anna)
    before = anna.number()
    colt.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#spoken")).to_have_text("Colt Anaconda: choose the target")
    page.keyboard.press("Tab")
    assert "Throw to" in page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Escape")
    expect(colt).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("document.activeElement.getAttribute('aria-pressed')") == "false"
    expect(page.locator("#prompt .ask")).to_have_text("Your first action")
    assert anna.number() == before


def test_a_throw_is_a_drag(meet: Meet) -> None:
    anna = meet("Anna")
    page, colt, neighbour = colts(anna)
    before = anna.number()
    start, goal = colt.bounding_box(), neighbour.bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + 60, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(start["x"] + 20, start["y"] + 20, steps=4)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(goal["x"] + 40, goal["y"] + 40, steps=6)
    page.mouse.up()
    anna.wait_past(before)
    expect(page.locator(".dragged")).to_have_count(0)
    expect(neighbour.locator(".item-chip")).to_have_count(2)


def test_a_drag_into_the_void_chooses_nothing(meet: Meet) -> None:
    anna = meet("Anna")
    page, colt, _ = colts(anna)
    start = colt.bounding_box()
    assert start is not None
    before = anna.number()
    page.mouse.move(start["x"] + 60, start["y"] + 60)
    page.mouse.down()
    page.mouse.move(900, 470, steps=5)
    page.mouse.up()
    page.evaluate(DRAWN)
    expect(page.locator(".prompt.busy")).to_have_count(0)
    assert anna.number() == before
    page.keyboard.press("Escape")
    expect(page.locator("#prompt .ask")).to_have_text("Your first action")


def test_a_choice_redraws_only_what_it_changes(meet: Meet) -> None:
    anna = meet("Anna")
    page = sit_down(anna, "me", "hotseat:Guido", "hotseat:Paola", "hotseat:Rosa")
    page.evaluate(
        """() => { window.touched = new Set(); new MutationObserver(all => all.forEach(m => {
          const element = m.target.nodeType === 1 ? m.target : m.target.parentElement
          const part = element?.closest('.corridor, .horde, .rubble, .dock, .goal, .quarter')
          if (part) window.touched.add(part.className.split(' ')[0]) }))
          .observe(document.querySelector('.table'),
                   {subtree: true, childList: true, attributes: true, characterData: true}) }"""
    )
    page.locator(".rubble-pile").nth(4).click()
    expect(page.locator(".rubble-pile.face-up")).to_have_count(1)
    touched = set(page.evaluate("[...window.touched]"))
    assert "rubble" in touched
    assert touched.isdisjoint({"corridor", "horde", "goal"})


def test_without_motion_nothing_moves(meet: Meet) -> None:
    anna = meet("Anna", reduced_motion="reduce")
    page = sit_down(anna, "me", "hotseat:Guido", advanced=True)
    chance = random.Random(2)
    for _ in range(12):
        press(anna, chance)
        assert page.evaluate("document.getAnimations().filter(a => a.playState === 'running').length") == 0


def test_the_table_can_be_read_in_words(meet: Meet) -> None:
    anna = meet("Anna")
    page = sit_down(anna, "me", "hotseat:Guido", advanced=True)
    page.get_by_role("button", name="The table in words").click()
    view = state(anna)["view"]
    lines = page.locator("dialog .word-list li").all_inner_texts()
    assert lines[0].startswith(f"Horde: {view['horde']['size']} cards")
    assert lines[1] == "Rubble: 28 cards in 7 piles."
    assert sum("infection 0 of" in line for line in lines) == 2


def test_a_hint_marks_what_it_touches(meet: Meet) -> None:
    anna = meet("Anna")
    page = sit_down(anna, "me")
    page.get_by_role("button", name="Hint").click()
    expect(page.locator(".off-the-dead-board .hinted").first).to_be_visible()


# -- on a stage: moments one would wait for long -------------------------------------------------


@pytest.fixture(scope="module")
def theatre(browser: Browser, server: Server) -> Iterator[Stage]:
    with staged(browser, server, 4, GAME) as stage:
        stage.visitor.expected.append("403")  # the log of a seat that is only played for the stage
        yield stage


def test_a_power_has_a_form_of_its_own_and_asks_whether_it_is_meant(stage: Stage) -> None:
    show(stage, "power")
    page = stage.visitor.page
    form = "e => getComputedStyle(e).borderRadius"
    forms = {each.evaluate(form) for each in page.locator(".btn[data-lit]:not(.power), .item-card[data-lit]").all()}
    power = page.locator(".ability.usable[data-lit]").first
    assert power.evaluate(form) not in forms
    page.keyboard.press("a")
    expect(page.locator("dialog .choice.power")).not_to_have_count(0)
    page.locator("dialog .choice.power").first.click()
    expect(page.locator("dialog .once")).to_be_visible()
    assert stage.chosen == []


def test_while_somebody_looks_at_the_horde_the_others_see_only_that(stage: Stage) -> None:
    here = moment("goggles")
    stage.show(here.game, 1, here.events)
    page = stage.visitor.page
    expect(page.locator(".horde-back.held")).to_be_visible()
    assert page.locator(".goggles, .horde-back .arrow").count() == 0
    stage.show(here.game, 0, here.events)
    expect(page.locator(".goggles .aim")).to_have_count(4 * len(here.game.view(0)["horde"]["seen"]))
    stage.show(here.game, None, here.events)
    expect(page.locator(".horde-back.held")).to_be_visible()
    assert page.locator("[data-lit], .goggles").count() == 0


@pytest.mark.parametrize(
    ("name", "moved"), [("pompoms", ".corridor.fled .zombie-card"), ("barricade", ".corridor .wall .icon")]
)
def test_what_happens_in_a_corridor_is_seen_there_in_motion(stage: Stage, name: str, moved: str) -> None:
    page = stage.visitor.page
    page.evaluate("document.documentElement.dataset.motion = 'full'")
    asked = moment(name).game.decision
    assert asked is not None
    stage.show(moment("four").game, asked.player)  # what happened before a board was there does not move on it
    show(stage, name)
    expect(page.locator(moved).first).to_be_visible()
    assert page.locator(moved).first.evaluate(ANIMATED)


def test_on_a_phone_a_survivor_who_may_be_chosen_can_still_be_looked_at(meet: Meet) -> None:
    anna = meet("Anna", **TOUCH)
    stage, page = Stage(anna, 4, GAME), anna.page
    show(stage, "throw")
    expect(page.locator(".goal .last-roll .die")).to_be_visible()
    view = moment("throw").game.view(0)
    gone = len(view["cemetery"]["zombies"]) + sum(len(each["trophies"]) for each in view["survivors"])
    expect(page.locator(".together-bar b")).to_have_text(str(gone))
    neighbour = page.locator(".corridor .survivor.legal").first
    neighbour.locator(".face").tap()
    expect(page.locator("dialog .word-list")).to_be_visible()
    carried = next({item["id"] for item in each["items"]} for each in view["survivors"] if each["seat"] != 0)
    expect(page.locator("dialog .item-about")).to_have_count(len(carried))  # what it is for, one tap away
    page.keyboard.press("Escape")
    assert stage.chosen == []
    page.locator(".chips .item-chip[data-lit]").first.tap()
    neighbour.locator(".here").tap()
    stage.until(lambda: len(stage.chosen) > 0)
    assert stage.chosen[0].startswith("throw:")


@pytest.mark.parametrize(("palette", "phone"), [("night", False), ("safe", True)])
def test_axe_finds_nothing_serious_in_any_moment(meet: Meet, palette: str, phone: bool) -> None:
    anna = meet("Anna", **(TOUCH if phone else {}))
    anna.settings(palette=palette, motion="off")
    stage, page = Stage(anna, 4, GAME), anna.page
    bad: list[str] = []
    for name in ("rolled", "search") if phone else ("attack", "dying"):
        show(stage, name)
        bad += complaints(page, PICTURES)
    page.locator(".face").first.click()
    page.wait_for_selector("dialog[open]")
    bad += complaints(page, BEHIND)
    page.keyboard.press("Escape")
    if not phone:
        page.locator(".trophies .btn").click()
        page.wait_for_selector("dialog[open]")
        bad += complaints(page, BEHIND)
    assert bad == []


GRADES: Final = {"triumph": 4, "victory": 3, "survivors": 2, "last_breath": 1, "lost": 0, "apocalypse": 0}


@pytest.mark.parametrize(("reason", "grade"), GRADES.items())
def test_every_end_has_its_front_page(meet: Meet, reason: str, grade: int) -> None:
    phone = grade % 2 == 1
    anna = meet("Anna", **(TOUCH if phone else {}), locale="it-IT" if phone else "en-GB")
    page = end_page(anna, reason)
    expect(page.locator(".grade-box b")).to_have_text(f"{grade}/4")
    expect(page.locator(".stars .icon:not(.not-earned)")).to_have_count(grade)
    expect(page.locator(".news .headline")).to_be_visible()
    expect(page.locator(".proof-panel h3")).to_be_visible()
    assert page.evaluate(RAW_IDS) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= (PHONE["width"] if phone else 1440)
    if reason in ("apocalypse", "victory"):
        assert complaints(page) == []
