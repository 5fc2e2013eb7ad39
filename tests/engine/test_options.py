"""Options: what is allowed, what is refused, and what a form is told."""

from __future__ import annotations

from typing import Any

import pytest

from orda.engine.errors import OptionError
from orda.engine.options import Choice, Custom, Flag, Option, Whole


def even(option: Option, value: Any, players: int) -> Any:
    if not isinstance(value, int) or value % 2:
        raise option.refuse(value, "it is odd")
    return value * players


FLAG = Flag("advanced")
CHOICE = Choice("scenario", ["none", "keys"], "none")
WHOLE = Whole("max_rounds", 1, 99, None, optional=True)
STRICT = Whole("target", 1, 5, 3)
CUSTOM = Custom("pairs", 2, "an even number", even, form="number")


@pytest.mark.parametrize(
    ("option", "value", "kept"),
    [(FLAG, True, True), (CHOICE, "keys", "keys"), (WHOLE, None, None), (WHOLE, 99, 99), (CUSTOM, 4, 12)],
)
def test_what_is_allowed_is_kept(option: Option, value: Any, kept: Any) -> None:
    assert option.read(value, 3) == kept


@pytest.mark.parametrize(
    ("option", "value", "complaint"),
    [
        (FLAG, 1, "advanced=1 is not allowed; allowed: true, false"),
        (CHOICE, "doors", "scenario='doors' is not allowed; allowed: none, keys"),
        (CHOICE, ["keys"], "scenario=.* is not allowed; allowed: none, keys"),
        (WHOLE, 0, "max_rounds=0 is not allowed; allowed: a whole number from 1 to 99, or none"),
        (WHOLE, True, "max_rounds=True is not allowed"),
        (STRICT, None, "target=None is not allowed; allowed: a whole number from 1 to 5"),
        (STRICT, "2", "target='2' is not allowed"),
        (CUSTOM, 3, r"pairs=3 is not allowed \(it is odd\); allowed: an even number"),
    ],
)
def test_what_is_not_allowed_is_refused_by_name_with_what_is(option: Option, value: Any, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint):
        option.read(value, 3)


def test_a_form_is_told_kind_default_and_bounds() -> None:
    assert FLAG.to_data() == {"name": "advanced", "kind": "flag", "default": False, "allowed": "true, false"}
    assert Flag("double", players=[2]).to_data()["players"] == [2]
    assert CHOICE.to_data()["values"] == ["none", "keys"]
    assert (WHOLE.to_data()["low"], WHOLE.to_data()["high"], WHOLE.to_data()["optional"]) == (1, 99, True)
    assert Whole("trophies", 1, 99, None, optional=True, usual={2: 25}).to_data()["usual"] == {2: 25}
    assert CUSTOM.to_data()["kind"] == "custom"
    assert CUSTOM.to_data()["form"] == "number"
