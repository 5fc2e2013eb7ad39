"""Why something cannot be chosen, as a message: from whose turn it is, and from the game's own rules.

A *target* names something on the table as the descriptions of options do: `{"card": "depot", "zone": "supply"}`,
`{"square": [1, -4]}`. It comes from outside, so a game takes any target and has no reason for one it does not know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from orda.engine.messages import Message, seat

if TYPE_CHECKING:
    from orda.engine.game import Game

Target = Mapping[str, Any]


def why_not(game: Game[Any], player: int, target: Target) -> Message | None:
    """Nothing is told that the player may not know: of a question to somebody else only whose it is."""
    d, rules = game.decision, game.rules
    if d is None:
        return Message("orda-why-over")
    if d.player != player:
        return (
            Message("orda-why-window")
            if rules.is_window(d.kind)
            else Message("orda-why-turn", {"player": seat(d.player)})
        )
    if is_offered(game, target):
        return None
    reason: Message | None = rules.words.why_not(game, target)
    return reason or Message("orda-why-asked", {"prompt": rules.words.prompt(game).to_data()})


def is_offered(game: Game[Any], target: Target) -> bool:
    """Does an option touch it, or can a walk lead there?"""
    assert game.decision is not None
    named, describe = dict(target).items(), game.rules.words.describe
    if any(touches(describe(game, option).target, target) for option in game.decision.options):
        return True
    return any({"square": list(way.square)}.items() == named for way in game.rules.screen.guide(game).reach)


def touches(touched: Target, target: Target) -> bool:
    return bool(target) and all(name in touched and touched[name] == value for name, value in target.items())


# -- reading a target, which may be anything ---------------------------------------------------------


def text(target: Target, name: str) -> str:
    """Empty if there is no such text in it."""
    value = target.get(name)
    return value if isinstance(value, str) else ""


def number(target: Target, name: str) -> int:
    """-1 if there is no such number in it."""
    value = target.get(name)
    return value if type(value) is int else -1


def spot(target: Target, name: str) -> tuple[int, int] | None:
    value = target.get(name)
    if isinstance(value, list) and len(value) == 2 and all(type(each) is int for each in value):
        return value[0], value[1]
    return None
