"""The games, found by walking this folder: a package with `RULES` is a game. No list to edit by hand."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

from orda.engine.errors import OptionError
from orda.engine.rules import Rules


@cache
def all_rules() -> dict[str, Rules[Any]]:
    found = {}
    for module in pkgutil.iter_modules(__path__):
        rules = importlib.import_module(f"{__name__}.{module.name}").RULES
        found[rules.name] = rules
    return found


def find_rules(name: Any) -> Rules[Any]:
    games = all_rules()
    if not isinstance(name, str) or name not in games:
        raise OptionError(f"game {name!r:.40} is unknown; allowed: {', '.join(sorted(games))}")
    return games[name]
