"""Records: copied, saved and read back field by field."""

from __future__ import annotations

import json
from typing import Annotated

import pytest

from orda.engine.data import DERIVED, ByNumber, Record
from orda.engine.errors import SaveError
from orda.engine.registry import Registry

THINGS: Registry[None] = Registry("thing")
THINGS.add(0, "axe", None)
THINGS.add(2, "rope", None)


class Walk(Record):
    mover: int = 0
    used: tuple[int, ...] = ()


class Town(Record):
    rows: list[list[int]] = [[1], [2, 3]]
    effects: list[tuple[int, ...]] = [(1, 2), (3,)]
    walks: list[Walk] = [Walk(1, (4, 5))]
    deck: list[int] = [7]
    left: Annotated[list[int], ByNumber(THINGS, absent=-1, places=3)] = [3, -1, 0]
    longest: Annotated[list[int], DERIVED] = []

    def derive(self) -> None:
        self.longest = [max(map(len, self.rows))]


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


def test_every_record_gets_lists_of_its_own() -> None:
    one, other = Town(), Town()
    one.deck.append(8)
    one.walks[0].mover = 9
    one.rows[0].append(4)
    assert other.to_data() == Town().to_data()


def test_fields_are_arguments_of_the_constructor_in_their_order() -> None:
    assert Walk(3).to_data() == {"mover": 3, "used": []}
    assert Walk(used=(1,)).used == (1,)
    assert Town(deck=[1, 2]).deck == [1, 2]


def test_a_list_by_number_is_saved_by_the_ids_of_what_is_in_it() -> None:
    data = Town().to_data()
    assert data["left"] == {"axe": 3, "rope": 0}
    assert Town.from_data(data, "town").left == [3, -1, 0]
    with pytest.raises(SaveError, match=r"town\.left names 'spoon', which is no thing"):
        Town.from_data(data | {"left": {"spoon": 1}}, "town")


def test_what_follows_from_the_rest_is_copied_but_not_saved() -> None:
    town = Town.from_data(Town().to_data(), "town")
    assert town.longest == [2]
    assert town.copy().longest == [2]
    assert "longest" not in town.to_data()
