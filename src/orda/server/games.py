"""What the server tells about each game before anybody plays it."""

from __future__ import annotations

from typing import Any

import orda
from orda.engine.errors import OptionError
from orda.engine.rules import Rules
from orda.server import bodies
from orda.table import Refused, levels
from orda.texts import LANGUAGES


def game_rules(name: str) -> Rules[Any]:
    try:
        return orda.rules(name)
    except OptionError as error:
        raise Refused("no_such_game", str(error)) from error


def game_info(rules: Rules[Any]) -> bodies.GameInfo:
    official, lesson = rules.official_players, rules.beginning.lesson
    return bodies.GameInfo(
        name=rules.name,
        players=bodies.Players(rules.players[0], rules.players[-1]),
        official=bodies.Players(official[0], official[-1]),
        options=[option.to_data() for option in rules.options.values()],
        bots=list(rules.bots),
        levels=list(levels.LEVELS),
        texts={language: f"/api/texts/{rules.name}/{language}.ftl" for language in LANGUAGES},
        cooperative=rules.course.cooperative,
        catalogue=rules.screen.catalogue,
        needs=list(rules.beginning.needs),
        lesson=list(lesson.bubbles) if lesson else [],
    )
