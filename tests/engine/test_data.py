"""Records: copied, saved and read back field by field."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import ClassVar

import pytest

from orda.engine.data import INT, INTS, ROWS, TUPLE, TUPLES, Record, Shape, records
from orda.engine.errors import SaveError


class Walk(Record):
    FIELDS: ClassVar[Mapping[str, Shape]] = {"mover": INT, "used": TUPLE}

    def __init__(self, mover: int = 0, used: tuple[int, ...] = ()) -> None:
        self.mover = mover
        self.used = used


class Town(Record):
    FIELDS: ClassVar[Mapping[str, Shape]] = {"rows": ROWS, "effects": TUPLES, "walks": records(Walk), "deck": INTS}

    def __init__(self) -> None:
        self.rows = [[1], [2, 3]]
        self.effects = [(1, 2), (3,)]
        self.walks = [Walk(1, (4, 5))]
        self.deck = [7]


def test_a_copy_shares_nothing_that_can_change() -> None:
    town = Town()
    copy = town.copy()
    copy.rows[0].append(9)
    copy.walks[0].mover = 8
    copy.effects.append(())
    copy.deck.append(1)
    assert town.to_data() == Town().to_data()


def test_json_and_back_gives_the_same_with_tuples_as_tuples() -> None:
    again = Town.from_data(json.loads(json.dumps(Town().to_data())), "town")
    assert again.to_data() == Town().to_data()
    assert again.effects == [(1, 2), (3,)]
    assert again.walks[0].used == (4, 5)


def test_errors_name_the_field_however_deep_it_lies() -> None:
    data = Town().to_data()
    data["walks"][0]["used"] = [4, None]
    with pytest.raises(SaveError, match=r"town\.walks\[0\]\.used\[1\] must be a whole number, not None"):
        Town.from_data(data, "town")
