"""What earlier versions wrote still loads and plays on.

`format-1/` was written by the last version before tables remembered which cards there were, `format-2/` by the last one
before the expansions of Zombies!!!. Files of a new format are
made by `python -m tests.saves.write`; those of old ones never change. test_new_cards.py reads them all again with more
cards registered.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import orda
from tests.saves.read import FOLDERS, Position, loads_and_plays_on, positions, replays_and_goes_on

GAMES = ("off_the_dead", "run", "zombies", "zombinion")


@pytest.mark.parametrize("position", positions(), ids=str)
def test_an_old_save_offers_the_same_choices_and_plays_on(position: Position) -> None:
    loads_and_plays_on(position)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_an_old_match_is_replayed_with_every_seal_right_or_goes_on_from_changed_rules(folder: Path, game: str) -> None:
    replays_and_goes_on(folder / f"{game}-match.json")


@pytest.mark.parametrize("game", GAMES)
def test_an_old_save_is_written_in_the_present_format(game: str) -> None:
    old = json.loads((FOLDERS[0] / f"{game}.json").read_text(encoding="utf-8"))[0]["save"]
    new = orda.load(old).save()
    assert (old["orda"], new["orda"]) == (1, 3)
    assert orda.load(new).save() == new
    assert new["table"]["newest"] == list(orda.rules(game).material.first_newest)


@pytest.mark.parametrize("game", GAMES)
def test_a_damaged_old_save_is_refused(game: str) -> None:
    save = json.loads((FOLDERS[0] / f"{game}.json").read_text(encoding="utf-8"))[0]["save"]
    for name in save["table"]:
        table = {field: value for field, value in save["table"].items() if field != name}
        with pytest.raises(orda.SaveError):
            orda.load(save | {"table": table})
