"""docs/adding-a-card.md, carried out: what it says is enough for each card, and harms no game that was stored."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orda.engine.registry import Registry
from orda.games.zombies import registry as zombies
from orda.games.zombinion import registry as zombinion
from tests.docs.pages import Block, Project, blocks

PAGE = "adding-a-card.md"
NUMBER = re.compile(r"\d+(?=.*  # the next free number$)", re.MULTILINE)
GAMES = {  # by section of the page
    "A card of Zombinion": "zombinion",
    "An event card of Zombies!!!": "zombies",
    "An item of Zombies!!!": "zombies",
}
REGISTRIES: dict[str, Registry[Any]] = {"zombinion": zombinion.CARDS, "zombies": zombies.CARDS}
WALKS = ("tests/test_texts.py", "tests/games/test_rulings.py")  # over all texts and cards


def cards_of_the_page(*sections: str) -> list[Block]:
    """With the number that is the next free one today: the page need not change with every new card."""
    found = [block for block in blocks(PAGE) if block.section in sections]
    return [replace(block, text=NUMBER.sub(str(next_free(block.section, sections)), block.text)) for block in found]


def next_free(section: str, sections: tuple[str, ...]) -> int:
    """For its card, when those of the sections before it have been added."""
    before = [GAMES[other] for other in sections[: sections.index(section)]]
    return REGISTRIES[GAMES[section]].newest + 1 + before.count(GAMES[section])


def python_files(found: list[Block]) -> list[str]:
    return [block.path for block in found if block.path.endswith(".py")]


@pytest.fixture
def project(tmp_path: Path) -> Project:
    return Project(tmp_path)


def test_each_section_adds_a_card_by_its_code_its_two_texts_and_its_test_alone() -> None:
    assert {block.section for block in blocks(PAGE)} == GAMES.keys()
    for section, game in GAMES.items():
        paths = [block.path for block in cards_of_the_page(section)]
        assert [path.startswith(f"src/orda/games/{game}/") for path in paths] == [True, True, True, False]
        assert [path.endswith(end) for path, end in zip(paths, (".py", "en.ftl", "it.ftl", ".py"), strict=True)]
        assert paths[-1].startswith(f"tests/games/{game}/")


@pytest.mark.parametrize("section", GAMES)
def test_a_card_passes_its_own_test_and_the_walks_over_cards_and_texts(project: Project, section: str) -> None:
    added, game = cards_of_the_page(section), GAMES[section]
    project.carry_out(added)
    project.test(added[-1].path)
    project.test(*WALKS, "-k", f"languages or unused or {game}")
    project.test(f"tests/games/{game}", "-k", "every and (card or text)")


@pytest.mark.slow
@pytest.mark.parametrize("section", GAMES)
def test_with_a_card_all_other_tests_of_its_game_still_pass(project: Project, section: str) -> None:
    """But for the golden playthroughs, which are stored anew."""
    project.carry_out(cards_of_the_page(section))
    project.test(f"tests/games/{GAMES[section]}", "-m", "not slow", "-k", "not golden")


def test_what_is_missing_or_wrong_is_noticed(project: Project) -> None:
    """Or nothing here would mean anything."""
    code, english, *_ = cards_of_the_page("A card of Zombinion")
    wrong = replace(code, text=code.text.replace("g.draw(2)", 'g.draw("two")'))
    project.carry_out([wrong, english])
    for check in (
        ("mypy", code.path),
        ("pytest", "tests/test_texts.py", "-k", "both_languages_have"),
        ("pytest", "tests/games/test_rulings.py", "-k", "zombinion"),
    ):
        with pytest.raises(AssertionError, match="flare"):
            project.run(*check)


def test_all_of_them_are_laid_out_and_typed_as_make_check_wants(project: Project) -> None:
    added = cards_of_the_page(*GAMES)
    project.carry_out(added)
    files = python_files(added)
    project.run("ruff", "check", "--no-cache", *files)
    project.run("ruff", "format", "--no-cache", "--check", *files)
    project.run("mypy", *files)


def test_old_saves_and_stored_matches_play_on_with_all_of_them(project: Project) -> None:
    project.carry_out(cards_of_the_page(*GAMES))
    project.run("tests.saves.read")
