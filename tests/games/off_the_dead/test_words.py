"""Every card, quote and event has a name and a text in both languages; prompts, ids and targets of options."""

from __future__ import annotations

from typing import Any

import pytest

from orda.games.off_the_dead import RULES
from orda.games.off_the_dead.registry import A_PLACE, ITEMS, MISHAPS, QUOTES, SURVIVORS, ZOMBIES, Item
from orda.games.off_the_dead.words import describe_use
from orda.texts import LANGUAGES, Speaker
from tests.games.off_the_dead.harness import BRANDY, FOUR, HANK, KEVIN, NONNA, QUIET, VINCE, At, given

CARDS = [f"card-{card}" for card in (*SURVIVORS.numbers, *ZOMBIES.numbers, *ITEMS.numbers)]
SAID = [f"quote-{quote}" for quote in QUOTES.numbers] + [f"event-{event}" for event in MISHAPS.numbers]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("thing", CARDS + SAID)
def test_everything_has_a_name_and_a_text(language: str, thing: str) -> None:
    speaker = Speaker(language)
    assert speaker.text(f"off_the_dead-{thing}")
    assert len(speaker.text(f"off_the_dead-{thing}.text")) > 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name(language: str) -> None:
    speaker = Speaker(language)
    names = [speaker.text(f"off_the_dead-{card}") for card in CARDS]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_quote_and_event_has_a_line_of_its_own_in_the_log(language: str) -> None:
    speaker = Speaker(language)
    kinds = [f"quote_{quote}" for quote in QUOTES.numbers] + [f"event_{event}" for event in MISHAPS.numbers]
    lines = [speaker.text(f"off_the_dead-log-{kind}", {"who": "Ada"}) for kind in kinds]
    assert len(set(lines)) == len(kinds)
    assert all(line.startswith("Ada:") for line in lines)


def test_the_strength_in_a_zombies_text_is_the_one_it_has() -> None:
    english, italian = Speaker("en"), Speaker("it")
    assert english.text("off_the_dead-card-z5_07.text") == "Strength 5. Skull, biohazard."
    assert italian.text("off_the_dead-card-z5_07.text") == "Forza 5. Teschio, rischio biologico."


def test_an_option_points_at_what_it_is_about() -> None:
    g = given(FOUR, corridors={0: "z6_01 | | z3_01"}, items={0: "colt(2)"}, horde="z2_03>2")
    targets = {g.game.describe(option).id: g.game.describe(option).target for option in g.decision.options}
    assert targets["attack:colt(2)>0.1.1"] == {"item": "colt(2)", "place": 0, "zone": 0, "zombie": 0, "need": None}
    assert targets["throw:colt(2)>3"] == {"item": "colt(2)", "place": 3, "at": 3}
    assert targets["search:0"] == {"pile": 0}


def test_a_face_down_zombie_is_not_named_to_whoever_may_attack_it() -> None:
    g = given(FOUR, corridors={0: "z6_01 | | z3_01"}, items={0: "colt"}, horde="z2_03>2")
    said = {g.game.describe(o).id: Speaker("en").say(g.game.describe(o).message) for o in g.decision.options}
    assert said["attack:colt(3)>0.1.1"] == "Colt Anaconda (3 left): attack a zombie face down, first zone, no. 1"
    assert said["attack:colt(3)>0.3.1"] == "Colt Anaconda (3 left): attack Pizza courier, melee, no. 1"


def test_the_prompt_says_what_it_is_about() -> None:
    g = given(FOUR, corridors={0: " | | z6_01"}, horde="z2_03>2 z2_04>2", used_abilities=[0, 1, 2]).rolls(1)
    g.chooses("attack:hands>0.3.1")
    assert g.ids == ["ability:surfista", "pass"]
    assert g.game.prompt is not None
    said = Speaker("en").say(g.game.prompt)
    assert said == "Vince rolls 1: 2 against 6 (Lumberjack). Change that?"


def table_in_words(g: At, viewer: int | None = 0, language: str = "en") -> list[str]:
    return [Speaker(language).say(line) for line in RULES.words.narrate(g.view(viewer))]


def test_the_table_in_words_says_strength_and_symbols_of_zombies_face_up_and_of_no_others() -> None:
    g = given(FOUR, corridors={0: "z6_02 | | z5_07"}, horde="z2_03>2")
    assert "Firefighter: strength 5 (skull, biohazard)." in table_in_words(g)
    assert not [line for line in table_in_words(g) if "Sumo" in line]
    g.t.tough = g.t.face_up
    assert "Firefighter: strength 5 (skull, biohazard), must be killed twice." in table_in_words(g)
    assert [line for line in table_in_words(g, language="it") if "forza 5 (teschio, rischio biologico)" in line]


def test_the_table_in_words_names_the_seen_rubble_with_the_memory_aid_only() -> None:
    for aid in (False, True):
        g = given(FOUR, piles=["colt ?ascia", "?tanica"], horde="z2_03>2", memory_aid=aid)
        said = table_in_words(g)
        assert ("Pile 1, from the top: Colt Anaconda, never seen." in said) == aid
        assert not [line for line in said if line.startswith("Pile 2")]


@pytest.mark.usefixtures("plain_symbols")
def test_the_table_in_words_names_what_the_goggles_showed_with_the_memory_aid() -> None:
    g = given(FOUR, items={0: "visore"}, horde="z2_03>1 z3_01>2", memory_aid=True)
    g.chooses("use:visore", "card:0>1", "card:0>1")
    line = "Horde, no. 1 from the top, as you remember: Pizza courier, strength 3 (skull)."
    assert line in table_in_words(g)
    assert line not in table_in_words(g, 1)
    g.chooses("pass")
    assert "Pizza courier: face down, as you remember; strength 3 (skull)." in table_in_words(g)


def test_the_table_in_words_speaks_of_panic_and_barricade() -> None:
    g = given(FOUR, corridors={0: "z2_04 | | "}, items={0: "barricata"}, horde="z2_03>2 z3_03>2", phase="moves",
              used_abilities=[0, 1, 2, 3])  # fmt: skip
    line = "A barricade stands in front of Vince: nothing moves there this turn."
    assert line not in table_in_words(g)
    g.chooses("use:barricata")
    assert line in table_in_words(g)
    g.t.panic = 1
    assert "Vince is in a panic: no more actions this turn." in table_in_words(g)


def log(g: At) -> list[str]:
    return [Speaker("en").say(event.message) for event in g.game.events]


def test_the_log_names_the_zombie_that_follows_the_toy() -> None:
    g = given(FOUR, corridors={0: "z6_02 | | z5_07"}, items={0: "giocattolo giocattolo"}, horde="z2_03>2")
    g.chooses("use:giocattolo>0.3.1")
    assert "Firefighter follows the toy under the Horde." in log(g)
    g.chooses("use:giocattolo>0.1.1")
    assert log(g)[1:] == [
        "Corridor of Vince, first zone: it is Sumo wrestler, strength 6!",
        "Sumo wrestler follows the toy under the Horde.",
    ]


def test_the_log_says_what_adrenaline_does() -> None:
    g = given(FOUR, items={0: "adrenalina"}, level={0: 3}, horde="z2_03>2", piles=["visore", "visore"])
    g.chooses("use:adrenalina")
    assert "The infection of Vince goes back to 1." in log(g)


# -- arrows and shots read differently -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("team", "said"),
    [
        (VINCE, ["at Vince", "to the left of Vince", "away from Vince", "to the right of Vince"]),
        (f"{VINCE} {NONNA}", ["at Vince", "at Granny Mimì", "away from Vince", "away from Granny Mimì"]),
        (f"{VINCE} {NONNA} {KEVIN}", ["at Vince", "at Granny Mimì", "at Kevin", "away from Granny Mimì"]),
    ],
)
def test_arrows_to_empty_sides_read_differently(team: str, said: list[str]) -> None:
    g = given(team, trophies={0: "z2_02"}, horde="z2_04>0 z3_04>2", used_abilities=QUIET, advanced=True)
    g.chooses("quote:go_and_see>skull")
    assert options_said(g) == [f"The top card points {each}" for each in said]


@pytest.mark.parametrize("language", LANGUAGES)
def test_with_the_goggles_every_card_and_arrow_reads_differently(language: str) -> None:
    g = given(f"{VINCE} {NONNA}", items={0: "visore"}, horde="z2_04>0 z3_04>2 z3_05>1", used_abilities=QUIET)
    g.chooses("use:visore")
    assert len(set(options_said(g, language))) == 12


def test_where_the_next_card_points_is_told_alike_in_the_log_and_aloud() -> None:
    g = given(VINCE, trophies={0: "z2_02"}, horde="z2_04>0 z3_04>2", used_abilities=QUIET, advanced=True)
    for arrow, how in ((0, "to"), (1, "to the left of"), (2, "away from"), (3, "to the right of")):
        other = At(g.game.clone()).chooses("quote:go_and_see>skull", f"arrow:{arrow}")
        assert f"The top card of the Horde turns {how} Vince." in log(other)
        aloud = next(Speaker("en").say(line) for line in RULES.words.narrate(other.view(0)))
        assert aloud.endswith(f"the next one points {how if arrow else 'at'} Vince.")


def test_colts_with_different_shots_read_differently_in_throw_refill_and_junk() -> None:
    g = given(FOUR, items={0: "colt(0) colt(2) caricatore"}, horde="z2_03>2", used_abilities=QUIET)
    said = dict(zip(g.ids, options_said(g), strict=True))
    assert said["throw:colt(2)>1"] == "Throw to Brandy: Colt Anaconda (2/3)"
    assert said["throw:colt(0)>1"] == "Throw to Brandy: Colt Anaconda (0/3)"
    assert said["refill:caricatore>colt(0)"] == "Magazine: fill Colt Anaconda (0/3)"
    assert len(set(said.values())) == len(said)
    g = given(FOUR, corridors={0: "z2_01 | | "}, items={0: "colt(1) colt(3)"}, horde="z2_03>2", used_abilities=QUIET,
              advanced=True)  # fmt: skip
    g.rolls(4).chooses("attack:colt(3)>0.1.1")
    assert options_said(g) == ["Throw away: Colt Anaconda (1/3)", "Throw away: Colt Anaconda (2/3)"]


def options_said(g: At, language: str = "en") -> list[str]:
    return [Speaker(language).say(g.game.describe(option).message) for option in g.decision.options]


# -- the log claims nothing that does not happen ------------------------------------------------------------


def shot_with_mishap(die: int, **setting: Any) -> list[str]:
    known: dict[str, Any] = {"corridors": {0: "z2_01 | | ", 1: "z3_01 | | "}, "items": {0: "colt"}, "horde": "z2_03>2"}
    g = given(FOUR, **{**known, **setting}, used_abilities=QUIET, advanced=True)
    return log(g.rolls(die).chooses("attack:colt(3)>0.1.1"))


def test_with_an_empty_horde_nothing_turns_and_nobody_leaves_it() -> None:
    for die, said in ((1, "“It has seen me!”"), (2, "“Where do they all come from?”")):
        lines = shot_with_mishap(die, horde="")
        assert [line for line in lines if said in line]
        assert "But the Horde is empty. Nothing comes of it." in lines
        assert not [line for line in lines if "turns" in line or "comes for" in line]


def test_the_log_says_when_a_mishap_finds_nothing_to_throw_away() -> None:
    g = given(f"{BRANDY} {VINCE} {NONNA} {HANK}", corridors={0: " | | z3_01", 1: "z2_03 | | "}, horde="z2_04>2",
              trophies={0: "z2_01"}, used_abilities=QUIET, advanced=True)  # fmt: skip
    g.rolls(4).chooses("quote:what_is_it>skull")
    lines = log(g)
    assert "Brandy has nothing to throw away." in lines
    assert not [line for line in lines if "throws away" in line or "has to go" in line]


def test_a_full_corridor_and_a_jump_on_the_spot_are_said() -> None:
    full = {0: "z2_01 z4_02 z4_03 z4_04 z4_05 z4_06 | | "}
    assert "The corridor of Vince is full: the card stays on the Horde." in shot_with_mishap(
        1, corridors=full, horde="z2_03>0"
    )
    lines = shot_with_mishap(3)
    assert "Grandpa in slippers leaps into the melee of Vince. A ninja, evidently." in lines


def test_panic_in_the_turn_of_another_costs_nobody_actions() -> None:
    g = given(f"{BRANDY} {VINCE} {NONNA} {HANK}", corridors={0: "z2_01 | | z3_04"}, horde="z2_04>2", phase="bites",
              used_abilities=[0, 2, 3], advanced=True)  # fmt: skip
    lines = log(g.rolls(6).chooses("ability:poliziotto>0.1.1"))
    assert "Vince: “Mummy!”" in lines
    assert not [line for line in lines if "No more actions" in line]


def test_a_pass_is_said_and_blows_and_bites_name_zombie_and_zone() -> None:
    g = given(FOUR, corridors={0: " | z4_02 | z5_07"}, items={0: "colt"}, horde="z2_03>2", used_abilities=QUIET)
    lines = log(At(g.game.clone()).rolls(1).chooses("attack:colt(3)>0.2.1"))
    assert lines[:2] == [
        "Vince attacks no. 1 (second zone): Colt Anaconda.",
        "Corridor of Vince, second zone: it is Insurance salesman, strength 4!",
    ]
    lines = log(g.chooses("pass"))
    assert lines[:2] == ["Vince passes.", "Firefighter bites Vince: infection 1."]


def test_equipment_may_be_aimed_at_a_survivor(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new item, as docs/adding-a-card.md says: one option for each, told apart by its id and its words."""
    thermos = Item("termos", copies=(2, 2, 2, 2), aims_at=A_PLACE, says="throw")
    monkeypatch.setitem(ITEMS.things, ITEMS.numbers["adrenalina"], thermos)
    found = [describe_use(given().game, ITEMS.numbers["adrenalina"], place) for place in (1, 3)]
    assert [option.id for option in found] == ["use:termos>1", "use:termos>3"]
    assert found[0].target == {"item": "termos", "place": 1, "at": 1}
    assert found[0].message != found[1].message
