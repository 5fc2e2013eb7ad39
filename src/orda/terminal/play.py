"""Playing and looking on: what is printed when, and what can be typed."""

from __future__ import annotations

from typing import Any

from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.messages import Message
from orda.engine.story import newest
from orda.terminal import cards
from orda.terminal.piles import Choice, choices, in_words
from orda.terminal.screen import Screen
from orda.terminal.session import Session
from orda.terminal.sight import Line, changes, table_lines
from orda.texts import Speaker


class Left(Exception):  # noqa: N818 - not a fault: the player has left the table
    pass


class Terminal:
    """One person (or nobody, who only looks on) against bots."""

    def __init__(self, session: Session, speaker: Speaker, screen: Screen, pace: float = 0.0) -> None:
        self.session = session
        self.speaker = speaker
        self.screen = screen
        self.pace = pace  # seconds to read what a bot has done
        self.shown: list[Line] = []  # the table as it was last printed
        self.rounds = Rounds(session.game.players)

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def view(self) -> dict[str, Any]:
        return self.game.view(self.session.seat)

    def play(self) -> None:
        """To the end of the game; Left when the player leaves before."""
        self.log()
        while self.game.decision is not None:
            if self.game.decision.player == self.session.seat:
                self.keep()
                self.session.person_chooses(self.ask())
                self.log()
            else:
                self.look_on()
        self.keep()
        self.tell_result()

    def look_on(self) -> None:
        """A bot's choice; who only looks on sees the table as each round begins."""
        if self.session.seat is None and self.rounds.begins(self.view):
            self.keep()
            self.tell_table()
        self.session.bot_chooses()
        if self.log() and self.pace:
            self.screen.pause(self.pace)

    def keep(self) -> None:
        """In its file; a full disk does not end the game."""
        try:
            self.session.keep()
        except OptionError as error:
            self.screen.line(str(error), "error")

    # -- telling -----------------------------------------------------------------------

    def say(self, message: Message, role: str = "") -> None:
        self.screen.line(self.speaker.say(message), role)

    def log(self) -> bool:
        """Says what the last choice set off; was there anything?"""
        match = self.session.match
        said = newest(match.lines(self.session.seat, match.number - 1))
        for _, _, message in said:
            self.say(message)
        return bool(said)

    def lines(self) -> list[Line]:
        return table_lines(self.game.rules, self.view, self.speaker)

    def tell_table(self) -> None:
        self.shown = self.lines()
        self.screen.line()
        self.say(Message("orda-table"), "heading")
        for line in self.shown:
            self.tell_line(line)

    def tell_changes(self) -> None:
        """Only what is not as it was printed last."""
        now = self.lines()
        changed = changes(self.shown, now)
        self.shown = now
        if not changed:
            return
        self.screen.line()
        self.say(Message("orda-changed"), "heading")
        for line in changed.new:
            self.tell_line(line)
        for line in changed.gone:
            self.screen.line("  " + self.speaker.text("orda-gone", {"line": line.text}), "gone")

    def tell_line(self, line: Line) -> None:
        self.screen.line("  " + line.text.replace("\n", "\n  "), line.role)

    def tell_options(self) -> dict[int, Choice]:
        view = self.view
        found = choices(self.game, view)
        assert self.game.prompt is not None
        self.screen.line()
        self.say(self.game.prompt, "asked")
        for choice in found.values():
            self.screen.line(f"{choice.number:>4}. {self.option_text(choice, view)}", "choice")
        return found

    def option_text(self, choice: Choice, view: dict[str, Any]) -> str:
        """What it does, and what there is to know about it: the pile's size, the strength, the die needed."""
        assert self.game.decision is not None
        text = self.speaker.say(choice.description.message)
        notes = [self.speaker.say(note) for note in notes_on(choice, self.game.decision.kind, view)]
        return f"{text} [{', '.join(notes)}]" if notes else text

    def tell_result(self) -> None:
        result = self.game.result
        assert result is not None
        speaker = self.speaker
        names = ", ".join(speaker.name(seat) for seat in result.winners)
        reason = speaker.say(Message(f"{self.game.rules.name}-end-{result.reason}", {"winners": names}))
        self.screen.line()
        self.say(Message("orda-over"), "over")
        if result.winners:
            self.say(Message("orda-winners", {"winners": names, "reason": reason}), "over")
        else:
            self.say(Message("orda-lost", {"reason": reason}), "over")
        scores = [
            speaker.text("orda-score", {"player": speaker.name(seat), "points": points})
            for seat, points in enumerate(result.scores)
        ]
        self.say(Message("orda-scores", {"scores": ", ".join(scores)}))

    # -- asking ------------------------------------------------------------------------

    def ask(self) -> int:
        """The option the player chooses in the end."""
        if self.shown:
            self.tell_changes()
        else:
            self.tell_table()
        offered = self.tell_options()
        while True:
            typed = self.read()
            if typed.isascii() and typed.isdigit() and int(typed) in offered:
                return offered[int(typed)].option
            offered = self.obey(typed, offered)

    def read(self) -> str:
        try:
            return self.screen.read(self.speaker.text("orda-your-choice") + " ").strip()
        except EOFError:
            raise Left from None

    def obey(self, typed: str, offered: dict[int, Choice]) -> dict[int, Choice]:
        """Anything but a choice; what can be chosen afterwards."""
        command, rest = typed[:1].lower(), typed[1:].strip()
        if command in ("?", "i") and (rest or command == "i"):
            self.tell_cards(rest, offered)
        elif rest:
            self.refuse(typed, offered)
        elif command == "q":
            raise Left
        elif command == "t":
            self.tell_table()
        elif command == "o":
            self.tell_options()
        elif command == "u":
            return self.take_back(offered)
        elif command == "?":
            self.say(Message("orda-help"))
        else:
            self.refuse(typed, offered)
        return offered

    def refuse(self, typed: str, offered: dict[int, Choice]) -> None:
        self.say(Message("orda-not-a-choice", {"typed": typed, "numbers": in_words(offered)}), "error")

    def take_back(self, offered: dict[int, Choice]) -> dict[int, Choice]:
        done = self.session.undo()
        self.say(Message(f"orda-undo-{done}"), "" if done == "done" else "error")
        if done != "done":
            return offered
        self.keep()
        self.tell_changes()
        return self.tell_options()

    # -- cards -------------------------------------------------------------------------

    def tell_cards(self, wanted: str, offered: dict[int, Choice]) -> None:
        """Those an option or a pile is about, by its number; those with that in their name; or all in sight."""
        if wanted.isascii() and wanted.isdigit():
            self.tell_cards_of(int(wanted), offered)
            return
        sight = cards.in_sight(self.game.rules, self.view, offered, self.speaker)
        if wanted:
            matching = [c for place in sight.values() for c in place if self.is_called(c, wanted)]
            self.tell_texts(matching, Message("orda-no-such-card", {"typed": wanted}))
            return
        for place, texts in sight.items():
            if texts:
                self.say(Message(f"orda-cards-{place}"), "heading")
                self.tell_texts(texts, Message("orda-no-card"))

    def is_called(self, text_id: str, part: str) -> bool:
        return part.casefold() in self.speaker.text(text_id).casefold()

    def tell_cards_of(self, number: int, offered: dict[int, Choice]) -> None:
        choice = offered.get(number)
        found = cards.cards_said(choice.description.message, self.speaker) if choice else []
        found = found or cards.card_of_pile(self.game.rules, self.view, number)
        self.tell_texts(found, Message("orda-no-card", {"number": number}))

    def tell_texts(self, text_ids: list[str], none: Message) -> None:
        for text_id in dict.fromkeys(text_ids):
            for line in cards.card_lines(self.game.rules, self.view, text_id, self.speaker):
                self.screen.line("  " + line, "card")
        if not text_ids:
            self.say(none, "error")


def notes_on(choice: Choice, kind: str, view: dict[str, Any]) -> list[Message]:
    """For an option of that kind of question."""
    target, notes = choice.description.target, on_the_map(choice.description.target)
    size = pile_size(target, kind, view)
    if size is not None:
        notes.append(Message("orda-note-cards", {"count": size}))
    if choice.description.id.startswith("step:") and has_zombie(view, target["square"]):
        notes.append(Message("orda-note-zombie"))
    strength, need = choice.description.message.args.get("strength"), target.get("need")
    if isinstance(strength, int) and strength:
        notes.append(Message("orda-note-strength", {"strength": strength}))
    if need is not None:
        notes.append(Message("orda-note-need" if need <= 6 else "orda-note-beyond", {"need": need}))
    return notes


def on_the_map(target: dict[str, Any]) -> list[Message]:
    """The columns and rows by which a map of letters names squares and tiles."""
    named = [target[key] for key in ("from", "square", "tile") if isinstance(target.get(key), list)]
    return [Message("orda-note-on_map", {"x": x, "y": y}) for x, y in named]


def has_zombie(view: dict[str, Any], square: list[int]) -> bool:
    return any(zombie[:2] == square for zombie in view.get("zombies", ()))


def pile_size(target: dict[str, Any], kind: str, view: dict[str, Any]) -> int | None:
    """Of the pile an option takes from, or puts something on."""
    size: int | None = None
    if "pile" in target:
        size = view["piles"][target["pile"]]["size"]
    elif kind == "take" or target.get("zone") == "supply":
        size = view.get("supply", {}).get(target.get("card"))
    return size


class Rounds:
    """Notices that a round begins: the game says so, or the turn has come round to who was first."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.first: int | None = None
        self.before = (0, 0, 0)

    def begins(self, view: dict[str, Any]) -> bool:
        if self.first is None:
            self.first = view["active"]
            self.before = self.now(view, self.first)
            return True
        before, now = self.before, self.now(view, self.first)
        self.before = now
        if "round" in view:
            return now[0] != before[0]
        return now[1] != before[1] and now[2] <= before[2]

    def now(self, view: dict[str, Any], first: int) -> tuple[int, int, int]:
        """Round, if the game counts them, turn, and how far round the table it has come."""
        return view.get("round", 0), view["turn"], (view["active"] - first) % self.players
