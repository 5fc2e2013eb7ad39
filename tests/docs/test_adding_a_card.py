"""docs/adding-a-card.md, carried out: what it says is enough for each card, and harms no game that was stored."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from orda.engine.registry import Registry
from orda.games.off_the_dead import registry as off_the_dead
from orda.games.zombies import registry as zombies
from orda.games.zombinion import registry as zombinion
from orda.games.zombinion.setup import SETS
from tests.docs.pages import Block, Project, blocks

PAGE = "adding-a-card.md"
NUMBER = re.compile(r"\d+(?=.*  # the next free number$)", re.MULTILINE)
GAMES = {  # by section of the page
    "A card of Zombinion": "zombinion",
    "An event card of Zombies!!!": "zombies",
    "An item of Zombies!!!": "zombies",
    "An item of Off the Dead": "off_the_dead",
}
REGISTRIES: dict[str, Registry[Any]] = {
    "zombinion": zombinion.CARDS,
    "zombies": zombies.CARDS,
    "off_the_dead": off_the_dead.ITEMS,
}
USED = {  # what a bot can do with the cards of each section
    "A card of Zombinion": "play:flare",
    "An event card of Zombies!!!": "play:pickpocket",
    "An item of Zombies!!!": "play:crowbar",
    "An item of Off the Dead": "use:benda",
}
OPTIONS: dict[str, dict[str, Any]] = {"zombinion": {"kingdom": ["flare", *SETS["first_game"][1:]]}}
WALKS = ("tests/test_texts.py", "tests/games/test_rulings.py", "tests/games/test_names.py")  # over all texts and cards
WALKS_OF = {
    "zombinion": ("tests/games/zombinion/test_options.py",),
    "zombies": ("tests/games/zombies/test_texts.py",),
    "off_the_dead": ("tests/games/off_the_dead/test_cards.py", "tests/games/off_the_dead/test_words.py"),
}
PLAY = """
import orda
from orda.engine.testing import Case, check_game

game, options, wanted = {game!r}, {options!r}, set({wanted!r})
rules = orda.rules(game)
check_game(Case(rules, 3, 1, options), every=20)
for seed in range(60):
    g = orda.new(game, players=3, seed=seed, **options)
    bot = next(iter(rules.bots.values()))(seed)
    while g.decision is not None and wanted:
        option = bot.choose(g)
        wanted.discard(g.describe(option).id.partition(">")[0])
        g.apply(option)
assert not wanted, f"no bot ever did {{wanted}}"
"""


def cards_of_the_page(*sections: str) -> list[Block]:
    """With the numbers that are the next free ones today: the page need not change with every new card."""
    newest = {game: registry.newest for game, registry in REGISTRIES.items()}
    found: list[Block] = []
    for block in blocks(PAGE):
        if block.section in sections:
            game = GAMES[block.section]
            text, numbers = NUMBER.subn(str(newest[game] + 1), block.text)
            newest[game] += numbers
            found.append(replace(block, text=text))
    return found


def sections_of(game: str) -> list[str]:
    return [section for section in GAMES if GAMES[section] == game]


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


@pytest.mark.parametrize("game", REGISTRIES)
def test_the_cards_of_a_game_pass_their_tests_and_the_walks_over_cards_and_texts(project: Project, game: str) -> None:
    added = cards_of_the_page(*sections_of(game))
    project.carry_out(added)
    project.test(*[block.path for block in added if block.path.startswith("tests/")], *WALKS_OF[game])
    project.test(*WALKS, "-k", f"languages or unused or {game} and not it-{game}")


@pytest.mark.parametrize("game", REGISTRIES)
def test_the_cards_of_a_game_hold_in_random_games_and_bots_use_them(project: Project, game: str) -> None:
    sections = sections_of(game)
    project.carry_out(cards_of_the_page(*sections))
    wanted = [USED[section] for section in sections]
    project.python("-c", PLAY.format(game=game, options=OPTIONS.get(game, {}), wanted=wanted))


@pytest.mark.slow
@pytest.mark.parametrize("section", GAMES)
def test_with_a_card_all_other_tests_of_its_game_still_pass(project: Project, section: str) -> None:
    """The golden playthroughs too: they are games with the cards there were."""
    project.carry_out(cards_of_the_page(section))
    project.test(f"tests/games/{GAMES[section]}", "-m", "not slow")


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
