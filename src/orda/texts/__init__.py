"""Messages in words: Project Fluent files, one per game and language, the same that the browser uses.

Common texts (the terminal's, the server's) stand beside this file, in `shared.<language>.ftl` those that the browser
says too; a game's are in its own folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from orda.engine.messages import Argument, Message
from orda.games import all_rules, find_rules

LANGUAGES: Final = ("it", "en")
NOTHING: Final = Message("orda-nothing")


def text_files(language: str) -> list[Path]:
    """Every file of a language."""
    here = Path(__file__).parent
    common = [here / f"{language}.ftl", here / f"shared.{language}.ftl"]
    return [*common, *[f for game in all_rules() for f in files_of(game, language)]]


def files_of(game: str, language: str) -> list[Path]:
    """Those of one game: its own, and one for each of its sets that has texts."""
    return [folder / f"{language}.ftl" for folder in find_rules(game).words.texts]


def no_icon(_name: Any) -> Any:
    """`ICON("shot")` in a text is a picture where pictures can be shown; the word is beside it."""
    return ""


@cache
def bundle(language: str) -> FluentBundle:
    if language not in LANGUAGES:
        raise ValueError(f"language {language!r} is unknown; allowed: {', '.join(LANGUAGES)}")
    made = FluentBundle([language], use_isolating=False, functions={"ICON": no_icon})
    for path in text_files(language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def counted(names: list[str]) -> list[str]:
    """What is there several times is named once: "4 × Bullet"."""
    return [name if (count := names.count(name)) == 1 else f"{count} × {name}" for name in dict.fromkeys(names)]


class Speaker:
    """Says messages in one language, with the names of those at the table."""

    def __init__(self, language: str, names: Sequence[str] = (), me: int | None = None) -> None:
        self.language = language
        self.me = me  # whom he speaks to, who is "you" then
        self.bundle = bundle(language)
        self.names = names

    def say(self, message: Message) -> str:
        """Of what "I" do the form is the attribute `you`; what is done to me, `to-you` or with the word for it."""
        seats = [value["seat"] for value in message.args.values() if isinstance(value, dict) and "seat" in value]
        form = self.form(message.id, seats) if self.me in seats else ""
        args = {name: self.argument(value, spoken_to=self.me in seats[1:]) for name, value in message.args.items()}
        return self.text(message.id + form, args)

    def form(self, message_id: str, seats: list[int]) -> str:
        form = ".you" if seats[0] == self.me else ".to-you"
        return form if "." not in message_id and self.has(message_id + form) else ""

    def text(self, message_id: str, args: Mapping[str, Any] | None = None) -> str:
        """A message, or with `id.attribute` one of its attributes; errors in the texts are raised, not shown."""
        name, _, attribute = message_id.partition(".")
        message = self.bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None, f"{message_id} has no text in {self.language}"
        said, errors = self.bundle.format_pattern(pattern, dict(args or {}))
        if errors:
            raise ValueError(f"{message_id} in {self.language}: {errors[0]}")
        return str(said)

    def has(self, message_id: str) -> bool:
        """Is there such a message, or with `id.attribute` such an attribute?"""
        name, _, attribute = message_id.partition(".")
        return self.bundle.has_message(name) and (
            not attribute or attribute in self.bundle.get_message(name).attributes
        )

    def argument(self, value: Argument, spoken_to: bool = False) -> int | str:
        if spoken_to and value == {"seat": self.me}:
            return self.text("orda-you")
        if isinstance(value, list):
            return ", ".join(counted([str(self.argument(each)) for each in value])) or self.say(NOTHING)
        if isinstance(value, dict) and "id" in value:
            return self.say(Message(value["id"], value["args"]))
        if isinstance(value, dict):
            return self.name(value["seat"]) if "seat" in value else self.text(value["text"])
        return value

    def name(self, seat: int) -> str:
        return self.names[seat] if seat < len(self.names) else self.text("orda-seat", {"number": seat + 1})
