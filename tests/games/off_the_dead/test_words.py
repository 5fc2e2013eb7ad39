"""Every card, quote and event has a name and a text in both languages; prompts, ids and targets of options."""

from __future__ import annotations

import pytest

from orda.games.off_the_dead import RULES
from orda.games.off_the_dead.registry import ITEMS, MISHAPS, QUOTES, SURVIVORS, ZOMBIES
from orda.texts import LANGUAGES, Speaker
from tests.games.off_the_dead.harness import FOUR, At, given

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
    assert targets["throw:colt(2)>3"] == {"item": "colt(2)", "place": 3}
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


def test_the_log_names_the_zombie_that_follows_the_toy_if_it_is_face_up() -> None:
    g = given(FOUR, corridors={0: "z6_02 | | z5_07"}, items={0: "giocattolo giocattolo"}, horde="z2_03>2")
    g.chooses("use:giocattolo>0.3.1")
    assert "Firefighter follows the toy under the Horde." in log(g)
    g.chooses("use:giocattolo>0.1.1")
    assert not [line for line in log(g) if "Sumo" in line]
    assert [line for line in log(g) if "nobody saw its face" in line]


def test_the_log_says_what_adrenaline_does() -> None:
    g = given(FOUR, items={0: "adrenalina"}, level={0: 3}, horde="z2_03>2", piles=["visore", "visore"])
    g.chooses("use:adrenalina")
    assert "The infection of Vince goes back to 1." in log(g)
