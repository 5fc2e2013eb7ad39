"""Numbered things: numbers are given by hand, kept for ever, and bound what a game is set up from."""

from __future__ import annotations

import pytest

from orda.engine.registry import Registry, Tells


def registered(*numbers: int) -> Registry[str]:
    registry: Registry[str] = Registry("card", most=10)
    for number in numbers:
        registry.add(number, f"c{number}", f"thing {number}")
    return registry


def test_things_come_in_the_order_of_their_numbers_however_they_were_added() -> None:
    registry = registered(4, 0, 2)
    assert list(registry) == [0, 2, 4]
    assert registry.numbers == {"c0": 0, "c2": 2, "c4": 4}
    assert list(registry.numbers) == ["c0", "c2", "c4"]
    assert (registry[2], registry.newest, len(registry)) == ("thing 2", 4, 5)


def test_a_gap_holds_nothing() -> None:
    registry = registered(0, 2)
    assert registry.ids == ["c0", "", "c2"]
    assert 1 not in registry


def test_later_things_are_not_among_those_up_to_an_earlier_one() -> None:
    assert registered(0, 2, 4).up_to(3) == [0, 2]


def test_what_somebody_holds_on_to_grows_with_the_registry() -> None:
    registry = registered(0)
    things, ids, numbers = registry.things, registry.ids, registry.numbers
    registry.add(1, "c1", "one more")
    assert (things[1], ids[1], numbers["c1"]) == ("one more", "c1", 1)


@pytest.mark.parametrize(
    ("number", "id_", "complaint"),
    [(2, "new", "number 2 is c2's"), (3, "c2", "two of one name"), (10, "new", "0 to 9"), (-1, "new", "0 to 9")],
)
def test_a_number_or_name_that_is_taken_or_too_high_is_refused(number: int, id_: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        registered(2).add(number, id_, "thing")


def test_what_a_card_tells_is_told_by_no_other_and_by_no_rule() -> None:
    tells = Tells()
    tells("lured", "player", "x", "y")
    with pytest.raises(AssertionError, match="two cards tell 'lured'"):
        tells("lured", "player")
    assert tells.beside({"kill": ("player",)}) == {"kill": ("player",), "lured": ("player", "x", "y")}
    with pytest.raises(AssertionError, match="the rules tell lured too"):
        tells.beside({"lured": ("player",)})
