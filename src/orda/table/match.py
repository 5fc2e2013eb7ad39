"""A match: the game, its history, the people, what they ask of each other. Every change is handed back as a record.

A record is an `Entry` (a choice or an undo) or a `Note` (all else). Whoever keeps matches stores the records before
telling anyone; the same records, taken in order with `take`, make the same match anywhere else.
"""

from __future__ import annotations

from array import array
from collections import deque
from collections.abc import Sequence
from typing import Any, Final

from orda.engine.errors import IllegalChoice
from orda.engine.game import Game
from orda.engine.messages import Event, Message, Told, hears
from orda.engine.messages import seat as seat_argument
from orda.engine.reasons import Target
from orda.engine.saves import load as load_game
from orda.engine.story import Line, lines
from orda.games import find_rules
from orda.table import fair, people
from orda.table.history import BOT, CHOICE, CLOCK, HUMAN, NEW_CHANCE, NOBODY, STAND_IN, Entry, History
from orda.table.people import Place
from orda.table.setup import Refused, Setup

KEPT_EVENTS: Final = 100  # choices whose events are at hand
KEPT_CHAT: Final = 100
GOES_BACK: Final = 20  # choices that one line may be about
MARK_EVERY: Final = 25
KEPT_MARKS: Final = 2
UNDO: Final = "undo"
NO_SEATS: Final[frozenset[int]] = frozenset()


class Diverged(Exception):  # noqa: N818 - a fact about stored history
    """Played again, this choice does not give what it gave: the rules have changed, or the record is false."""

    def __init__(self, number: int, why: str) -> None:
        super().__init__(f"choice {number} differs: {why}")
        self.number = number
        self.why = why


def sooner(one: int | None, other: int | None) -> int | None:
    """The earlier of two moments, of which there may be none."""
    if one is None:
        return other
    return one if other is None or one < other else other


class Match:
    def __init__(self, setup: Setup, begin: bool = True) -> None:
        self.setup = setup
        self.rules = find_rules(setup.game)
        self.history = History()
        self.places: list[Place] = people.places(setup.seats)
        self.started = False  # has every seat once been filled?
        self.waiting_since = setup.created
        self.answered: dict[int, int] = {}  # by seat: the last turn in which it answered in a window
        self.notes = 0  # notes taken so far
        self.chat: deque[tuple[int, people.Said]] = deque(maxlen=KEPT_CHAT)
        self.asked: people.Asked | None = None
        self.rematch: str | None = None
        self.muted: frozenset[str] = frozenset()  # people whom the host has told to be silent
        self.removed: frozenset[str] = frozenset()  # and those he has sent away
        self.recent: dict[int, list[Told]] = {}  # what the last choices set off, by their numbers
        self.newest: tuple[int, list[Event]] = (-1, [])  # what the last one did, in words
        self.events_since = -1  # events are at hand for all positions after this one
        self.marks: dict[int, Game[Any]] = {}
        # Worked out once, until somebody sits down or gets up: the seats of people, and those of all other people.
        self.held: dict[str, frozenset[int]] = {}
        self.others: dict[frozenset[int], list[int]] = {}
        self.seal = fair.NO_SEAL
        self.game: Game[Any]
        if begin:
            self.begin()

    def begin(self) -> None:
        self.game = self.first_position()
        self.seal = fair.seal(self.setup.secret, 0, fair.NO_SEAL, fair.what_happened(self.game))
        if self.game.told:
            self.recent[0] = self.game.all_told
        self.see_whether_started(self.setup.created)

    def first_position(self) -> Game[Any]:
        setup, seed = self.setup, fair.seed(self.setup.secret, 0)
        if setup.start is None:
            newest = self.rules.material.first_newest if setup.newest is None else tuple(setup.newest)
            new: Game[Any] = self.rules.begin(setup.players, seed, setup.options, newest)
            return new
        game = load_game(setup.start, find_rules)
        game.reseed(seed)
        return game

    # -- what it is now -----------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.setup.id

    @property
    def number(self) -> int:
        return self.history.number

    @property
    def is_over(self) -> bool:
        return self.game.decision is None

    @property
    def is_running(self) -> bool:
        return self.started and not self.is_over

    @property
    def status(self) -> str:
        if self.is_over:
            return "over"
        return "running" if self.started else "open"

    def seats_changed(self) -> None:
        self.held.clear()
        self.others.clear()

    def seats_of(self, user: str | None) -> frozenset[int]:
        if user is None:
            return NO_SEATS
        seats = self.held.get(user)
        if seats is None:
            seats = frozenset(n for n, place in enumerate(self.places) if user in place.users)
            if seats:
                self.held[user] = seats
        return seats

    def is_host(self, user: str | None) -> bool:
        return user is not None and user == self.setup.host

    def asked_seat(self) -> int | None:
        """Who must choose; None when it is over or has not begun."""
        d = self.game.decision
        return d.player if d is not None and self.started else None

    def bot_to_move(self) -> tuple[int, str, int] | None:
        """The seat a bot must choose for now, its level, and in what quality; None if a person is asked."""
        seat = self.asked_seat()
        if seat is None:
            return None
        place = self.places[seat]
        if place.is_played_by_person:
            return None
        return seat, place.level or "medium", BOT if place.kind == "bot" else STAND_IN

    def has_players(self) -> bool:
        """Does a person play himself?"""
        return any(place.is_played_by_person for place in self.places)

    def deadline(self) -> int | None:
        """When the clock of the person asked runs out."""
        if self.setup.clock is None:
            return None
        seat = self.asked_seat()
        if seat is None or not self.places[seat].is_played_by_person:
            return None
        return self.waiting_since + 1000 * self.setup.clock

    def passes_at(self) -> int | None:
        """When a person who was asked only for the sake of a poker face is passed; only he may know of it."""
        seat = self.asked_seat()
        if seat is None or not self.game.only_passes or not self.places[seat].is_played_by_person:
            return None
        again = self.answered.get(seat) == self.game.t.turn
        return self.waiting_since + fair.pause(
            self.setup.secret, self.number, fair.BRIEF_PAUSES if again else fair.PAUSES
        )

    def due(self) -> int | None:
        """When a choice is made for the person asked, for one reason or the other."""
        return sooner(self.deadline(), self.passes_at())

    def open_ask(self) -> people.Asked | None:
        """What is being asked; it lapses with the next choice."""
        return self.asked if self.asked is not None and self.asked.number == self.number else None

    # -- taking records -----------------------------------------------------------------

    def take(self, entry: Entry) -> None:
        """A stored entry, played again; Diverged if it does not come out the same, and the match is unchanged."""
        if entry.number != self.number + 1:
            raise ValueError(f"entry {entry.number} cannot follow position {self.number}")
        before = self.game.clone()
        try:
            self.carry_out(entry.seat, entry.option, entry.back, entry.by, entry.at, entry.seal)
        except IllegalChoice as error:
            raise Diverged(entry.number, str(error)) from error
        except Diverged:
            self.game = before
            raise

    def carry_out(self, seat: int, option: int, back: int, by: int, at: int, expected: str | None = None) -> Entry:
        number = self.number + 1
        happened = self.play(number, seat, option) if back == CHOICE else undone(seat, option, back)
        seal = fair.seal(self.setup.secret, number, self.seal, happened)
        if expected is not None and seal != expected:
            raise Diverged(number, "its shuffles, dice or events come out otherwise")
        if back == CHOICE:
            revealed = self.game.revealed
            self.remember(number, self.game.all_told)
        else:
            self.game = self.position(back)
            revealed = False
            self.remember(number, [(UNDO, -1, (seat, back))])
        entry = Entry(number, seat, option, back, by, revealed, at, seal)
        used = 0 if back == CHOICE else self.history.thought_at(back)  # taken back, it gives no more time to think
        self.history.add(entry, at - self.waiting_since)
        self.seal = seal
        self.waiting_since = at - used
        self.mark()
        return entry

    def play(self, number: int, seat: int, option: int) -> list[Any]:
        d = self.game.decision
        if d is None or d.player != seat:
            raise Diverged(number, f"seat {seat} was not asked")
        if option not in d.options:
            raise IllegalChoice(f"{option!r} cannot be chosen for {d.kind!r}")
        if self.rules.is_window(d.kind):
            self.answered[seat] = self.game.t.turn
        self.game.reseed(fair.seed(self.setup.secret, self.history.chance_of(option)))
        self.game.apply(option)
        return [seat, option, fair.what_happened(self.game)]

    def remember(self, number: int, told: list[Told]) -> None:
        if told:
            self.recent[number] = told
        if self.recent.pop(number - KEPT_EVENTS, None) is not None:
            self.events_since = number - KEPT_EVENTS

    # -- positions ------------------------------------------------------------------------

    def mark(self) -> None:
        """Keeps a copy of the game now and then, so that going back is short."""
        if len(self.history.line) % MARK_EVERY == 0:
            self.marks[self.history.node(self.number)] = self.game.clone()
            while len(self.marks) > KEPT_MARKS:
                del self.marks[min(self.marks)]

    def way_to(self, number: int) -> tuple[array[int], int]:
        """The choices that lead there, and how many of them lead to the last mark on the way."""
        line = self.history.line_to(number)
        start = len(line)
        while start > 0 and line[start - 1] not in self.marks:
            start -= 1
        return line, start

    def position(self, number: int) -> Game[Any]:
        """The game as it was there."""
        line, start = self.way_to(number)
        game = self.marks[line[start - 1]].clone() if start else self.first_position()
        for n in line[start:]:
            game.reseed(fair.seed(self.setup.secret, self.history.chances[n]))
            game.apply(self.history.options[n])
        return game

    # -- choosing ---------------------------------------------------------------------------

    def check_number(self, number: int) -> None:
        if number != self.number:
            raise Refused("stale", f"position {number} is not the present one, {self.number}")

    def check_running(self) -> None:
        if self.is_over:
            raise Refused("over", "the game is over")
        if not self.started:
            raise Refused("not_started", "a seat is still vacant")

    def choose(self, user: str | None, number: int, option: int, at: int) -> Entry:
        """A person's choice, for whichever of his seats is asked."""
        mine = self.seats_of(user)
        if not mine:
            raise Refused("not_yours", "you have no seat at this table")
        self.check_number(number)
        self.check_running()
        d = self.game.decision
        assert d is not None
        if d.player not in mine:
            raise Refused("not_your_turn", "somebody else is asked")
        if option not in d.options:
            raise Refused("illegal_choice", f"{option} is not an option of {d.kind!r}")
        return self.carry_out(d.player, option, CHOICE, HUMAN, at)

    def why_not(self, user: str | None, number: int, target: Target) -> Message | None:
        """Why a person cannot choose this now, for whichever of his seats is asked; None if he can."""
        self.check_number(number)
        mine, d = self.seats_of(user), self.game.decision
        if not mine:
            return Message("orda-why-watching")
        if not self.started:
            return Message("orda-why-not_started")
        return self.game.why_not(d.player if d is not None and d.player in mine else min(mine), target)

    def bot_chooses(self, number: int, option: int, at: int) -> Entry:
        """For a bot's seat, for somebody away, or for somebody whose clock has run out."""
        self.check_number(number)
        self.check_running()
        d = self.game.decision
        assert d is not None
        if option not in d.options:
            raise Refused("illegal_choice", f"{option} is not an option of {d.kind!r}")
        to_move = self.bot_to_move()
        by = CLOCK if to_move is None else to_move[2]
        if by == CLOCK and ((due := self.due()) is None or at < due):
            raise Refused("not_your_turn", "the person asked still has time")
        if by == CLOCK and self.game.only_passes:
            by = HUMAN  # nobody is to tell it from a pass by hand
        return self.carry_out(d.player, option, CHOICE, by, at)

    def pass_by(self, at: int) -> Entry:
        """For somebody who can only pass, and for this once: in a moment he may have something to answer."""
        d = self.game.decision
        if d is None or not self.game.only_passes:
            raise Refused("stale", "there is something to choose")
        return self.bot_chooses(self.number, d.options[0], at)

    def go_back(self, to: int, at: int) -> Entry:
        """After a change of rules: the last position that still comes out the same."""
        return self.carry_out(NOBODY, NEW_CHANCE, to, HUMAN, at)

    # -- events ---------------------------------------------------------------------------------

    def events(self, viewer: int | None, since: int) -> list[tuple[int, Event]]:
        """What this viewer heard after that position, with the numbers of the choices."""
        return [
            (number, event)
            for number in self.numbers_after(since)
            for event in self.events_by(number)
            if hears(event.audience, viewer)
        ]

    def numbers_after(self, since: int) -> range:
        """The choices after that position whose events are at hand."""
        return range(max(since, self.events_since) + 1, self.number + 1)

    def told_by(self, number: int) -> Sequence[Told]:
        """What the choice with that number set off, as the game told it."""
        return self.recent.get(number, ())

    def events_by(self, number: int) -> list[Event]:
        """The same in words; for the last choice they are made once for all who hear of it."""
        if number != self.number:
            return [self.event(told) for told in self.told_by(number)]
        if self.newest[0] != number:
            self.newest = (number, [self.event(told) for told in self.told_by(number)])
        return self.newest[1]

    def event(self, told: Told) -> Event:
        kind, audience, args = told
        if kind != UNDO:
            return self.rules.words.event(self.game, told)
        seat, to = args
        message = Message("table-log-undo", {"player": seat_argument(seat)})  # type: ignore[arg-type]
        return Event(kind, audience, message, {"player": seat, "to": to})

    def lines(self, viewer: int | None, since: int) -> list[Line]:
        """What this viewer heard after that position, and how each of it reads as a line."""
        first = self.line_begins(max(since, self.events_since))
        numbers = range(first, self.number + 1)
        heard = [(n, event) for n in numbers for event in self.events_by(n) if hears(event.audience, viewer)]
        return lines(self.game, heard, 0 if first > since else sum(n <= since for n, _ in heard))

    def line_begins(self, since: int) -> int:
        """The first choice that the last line at that position may be about."""
        goes_on, first = self.rules.words.teller.goes_on, since + 1
        if not goes_on:
            return first
        while first > max(since - GOES_BACK, self.events_since + 1):
            first -= 1
            if not all(told[0] in goes_on for told in self.told_by(first)):
                break
        return first

    # -- starting -------------------------------------------------------------------------------

    def see_whether_started(self, at: int) -> None:
        if not self.started and all(place.kind != "vacant" for place in self.places):
            self.started = True
            self.waiting_since = at


def undone(seat: int, option: int, back: int) -> list[Any]:
    """What an undo is sealed as; one that takes back no chance as it always was."""
    return [UNDO, seat, back] if option == NEW_CHANCE else [UNDO, seat, back, option]
