"""The table in lines: all of it, or only what has changed since the player last looked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from orda.engine.messages import Message, seat
from orda.engine.rules import Rules
from orda.terminal.piles import pile_of_line, piles
from orda.texts import Speaker


class Line(NamedTuple):
    text: str
    key: tuple[Any, ...]  # of two tables' lines with the same key the later one stands in the earlier one's place
    drawn: bool = False  # a row of a drawing: it means nothing alone

    @property
    def role(self) -> str:
        return "drawn" if self.drawn else ""


def table_lines(rules: Rules[Any], view: dict[str, Any], speaker: Speaker) -> list[Line]:
    """What the game tells of its table, with the numbers of its piles, then what the view has besides."""
    numbers = piles(view)
    lines = []
    for n, message in enumerate(rules.words.narrate(view)):
        number = pile_of_line(numbers, rules.name, message)
        text = speaker.say(message)
        if "row" in message.args:
            lines.append(Line(text, (message.id, n), drawn=True))
        else:
            lines.append(Line(text if number is None else f"{number:>2}. {text}", key_of(message)))
    return lines + [Line(speaker.say(message), (message.id,)) for message in besides(view)]


def key_of(message: Message) -> tuple[Any, ...]:
    """Whom or what a line is about: its first argument, and a second one that is a thing as well."""
    about = [str(value) for value in list(message.args.values())[:2] if isinstance(value, dict)]
    return (message.id, *about)


def besides(view: dict[str, Any]) -> Iterator[Message]:
    """How many cards lie on each numbered pile; what the die must show in the fight that is on."""
    if "piles" in view:
        sizes = ", ".join(f"{n}: {pile['size']}" for n, pile in enumerate(view["piles"], start=1))
        yield Message("orda-pile-sizes", {"sizes": sizes})
    for fight in view.get("fights", [])[-1:]:
        if not fight["die"]:
            bonus = sum(each["value"] for each in fight["bonuses"])
            args = {"player": seat(fight["player"]), "need": max(1, fight["need"] - bonus), "bonus": bonus}
            yield Message("orda-fight", args)


# -- what has changed ------------------------------------------------------------------------


class Changes(NamedTuple):
    new: list[Line]
    gone: list[Line]

    def __bool__(self) -> bool:
        return bool(self.new or self.gone)


def changes(before: list[Line], now: list[Line]) -> Changes:
    """Lines that were not there; of a drawing the strip that changed, under its first row; lines that are no more."""
    old, kept = {line.text for line in before}, {line.key for line in now}
    new: list[Line] = []
    for drawn, group in groupby(now, key=lambda line: line.drawn):
        block = list(group)
        if drawn:
            new += strip(block, [line for line in before if line.drawn])
        else:
            new += [line for line in block if line.text not in old]
    return Changes(new, [line for line in before if not line.drawn and line.key not in kept])


def strip(now: list[Line], before: list[Line]) -> list[Line]:
    """From the first row that differs to the last, and the first row of all, which says where."""
    if [line.text for line in now] == [line.text for line in before]:
        return []
    if now[0].text != before[0].text or len(now) != len(before):
        return now
    differ = [n for n, (new, old) in enumerate(zip(now, before, strict=True)) if new.text != old.text]
    first, last = max(1, differ[0] - 1), differ[-1] + 1
    return [now[0], *now[first : last + 1]]
