"""The cards a player can see, and what is written on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from orda.engine.messages import Argument, Message, named
from orda.engine.rules import Rules
from orda.terminal.piles import Choice, piles
from orda.texts import Speaker

PLACES: Final = ("hand", "table", "supply", "choices")
SUPPLIES: Final = ("supply", "piles")


def in_sight(
    rules: Rules[Any], view: dict[str, Any], offered: dict[int, Choice], speaker: Speaker
) -> dict[str, list[str]]:
    """The text ids of all cards in sight by place; a card in several places is named in the first."""
    seen = [(place, f"{rules.name}-card-{id_}") for place, id_ in ids_in(view, "table")]
    messages = [choice.description.message for choice in offered.values()]
    seen += [("choices", text_id) for message in messages for text_id in cards_said(message, speaker)]
    first: dict[str, str] = {}
    for place, text_id in sorted(seen, key=lambda each: PLACES.index(each[0])):
        if speaker.has(f"{text_id}.text"):
            first.setdefault(text_id, place)
    return {place: [text_id for text_id, where in first.items() if where == place] for place in PLACES}


def ids_in(part: Any, place: str) -> Iterator[tuple[str, str]]:
    """All texts in a view, ids of cards or not, with the place they were found in."""
    if isinstance(part, str):
        yield place, part
    elif isinstance(part, list):
        for each in part:
            yield from ids_in(each, place)
    elif isinstance(part, dict):
        for key, value in part.items():
            inside = "hand" if key == "hand" else "supply" if key in SUPPLIES else place
            if place == "supply":
                yield place, key
            yield from ids_in(value, inside)


def cards_said(message: Message, speaker: Speaker) -> list[str]:
    """The ids of all cards that a message names when it is said."""
    things = [text_id for value in message.args.values() for text_id in things_in(value)]
    said = speaker.say(message)
    return [text_id for text_id in things if speaker.has(f"{text_id}.text") and speaker.text(text_id) in said]


def things_in(value: Argument) -> list[str]:
    if isinstance(value, list):
        return [text_id for each in value for text_id in things_in(each)]
    return [value["text"]] if isinstance(value, dict) and "text" in value else []


def card_of_pile(rules: Rules[Any], view: dict[str, Any], number: int) -> list[str]:
    """Whether or not it can be chosen now."""
    return [f"{rules.name}-card-{id_}" for (kind, id_), n in piles(view).items() if kind == "card" and n == number]


def card_lines(rules: Rules[Any], view: dict[str, Any], text_id: str, speaker: Speaker) -> list[str]:
    """Its name and text, then what the table says of it: cost, strength, how many are left."""
    numbers = {f"{rules.name}-card-{id_}": n for (kind, id_), n in piles(view).items() if kind == "card"}
    number = f"{numbers[text_id]}. " if text_id in numbers else ""
    lines = [f"{number}{speaker.text(text_id)}: {speaker.text(f'{text_id}.text')}"]
    about = [m for m in rules.words.narrate(view) if named(text_id) in (m.args.get("card"), m.args.get("zombie"))]
    return lines + list(dict.fromkeys(f"  {speaker.say(message)}" for message in about))
