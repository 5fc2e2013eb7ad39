"""The table in lines: all of it, or only what has changed since the player last looked."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, takewhile
from typing import Any, NamedTuple

from orda.engine.messages import Message, seat
from orda.engine.rules import Rules
from orda.terminal.piles import pile_of_line, piles
from orda.texts import Speaker


class Line(NamedTuple):
    text: str
    id: str
    about: tuple[str, ...] = ()  # whom or what
    passing: bool = False  # not worth a word when it is no more
    drawn: bool = False  # a row of a drawing: it means nothing alone

    @property
    def role(self) -> str:
        return "drawn" if self.drawn else ""


def table_lines(rules: Rules[Any], view: dict[str, Any], speaker: Speaker) -> list[Line]:
    """What the game tells of its table, with the numbers of its piles, then what the view has besides."""
    numbers = piles(view)
    lines = []
    for message in rules.words.narrate(view):
        number = pile_of_line(numbers, rules.name, message)
        text = speaker.say(message)
        text = text if number is None else f"{number:>2}. {text}"
        lines.append(Line(text, message.id, things_first(message), drawn="row" in message.args))
    return lines + [Line(speaker.say(message), message.id, passing=True) for message in besides(view)]


def things_first(message: Message) -> tuple[str, ...]:
    """The players and things a message begins with: what it is about."""
    return tuple(map(str, takewhile(lambda value: isinstance(value, dict), message.args.values())))


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
    """Lines that were not there; of a drawing the strip that changed; lines that are no more, if none says it anew."""
    old = {line.text for line in before}
    new: list[Line] = []
    for drawn, group in groupby(now, key=lambda line: line.drawn):
        block = list(group)
        if drawn:
            new += strip(block, [line for line in before if line.drawn])
        else:
            new += [line for line in block if line.text not in old]
    there = {(line.id, line.about) for line in now}
    retold = {line.about for line in new if line.about}
    gone = [line for line in before if (line.id, line.about) not in there and line.about not in retold]
    return Changes(new, [line for line in gone if not line.passing])


def strip(now: list[Line], before: list[Line]) -> list[Line]:
    """From the first row that differs to the last, and the first row of all, which says where."""
    if [line.text for line in now] == [line.text for line in before]:
        return []
    if len(now) != len(before) or now[0].text != before[0].text:
        return now
    differ = [n for n, (new, old) in enumerate(zip(now, before, strict=True)) if new.text != old.text]
    first, last = max(1, differ[0] - 1), differ[-1] + 1
    return [now[0], *now[first : last + 1]]
