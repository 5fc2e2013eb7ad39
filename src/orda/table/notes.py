"""What the notes do: everything that happens at a table besides play is written down and taken here, once."""

from __future__ import annotations

from orda.table import people
from orda.table.match import Match
from orda.table.people import AnyNote, Place


def take(match: Match, note: AnyNote) -> AnyNote:
    """Carries the note out; hands it back so that it can be stored."""
    match.notes += 1
    match match_kind(note):
        case "seat":
            take_seat(match, note)
            match.see_whether_started(note.at)
        case "talk":
            take_talk(match, note)
    return note


def match_kind(note: AnyNote) -> str:
    talk = (people.Said, people.Asked, people.Answered, people.Rematched, people.Muted, people.Removed)
    return "talk" if isinstance(note, talk) else "seat"


def take_seat(match: Match, note: AnyNote) -> None:
    places = match.places
    match.seats_changed()
    match note:
        case people.Sat(seat=seat, user=user, name=name):
            hotseat = places[seat].hotseat
            generation = places[seat].generation + 1
            places[seat] = Place("human", [user], name, None, hotseat, False, generation)
        case people.AlsoSat(seat=seat, user=user):
            places[seat].users.append(user)
        case people.BotSat(seat=seat, level=level):
            places[seat] = Place("bot", [], "", level, False, False, places[seat].generation + 1)
        case people.Opened(seat=seat, level=level):
            places[seat] = Place("vacant", [], "", level, False, False, places[seat].generation + 1)
        case people.WentAway(seat=seat, level=level):
            places[seat].away = True
            places[seat].level = level
            if match.asked is not None and match.asked.target == seat:
                match.asked = None
        case people.CameBack(seat=seat):
            places[seat].away = False
            places[seat].level = None
            if match.asked_seat() == seat:
                match.waiting_since = max(match.waiting_since, note.at)
        case people.Renamed(seat=seat, name=name):
            places[seat].name = name
        case people.Relinked(seat=seat, user=user):
            places[seat].generation += 1
            places[seat].users = [] if user is None else [user]


def take_talk(match: Match, note: AnyNote) -> None:
    match note:
        case people.Said():
            match.chat.append((match.notes, note))
        case people.Asked():
            match.asked = note
        case people.Answered(seats=seats, yes=yes):
            take_answer(match, set(seats), yes)
        case people.Rematched(table=table):
            match.rematch = table
        case people.Muted(users=users, on=on):
            match.muted = match.muted.union(users) if on else match.muted.difference(users)
        case people.Removed(users=users):
            match.removed = match.removed.union(users)


def take_answer(match: Match, seats: set[int], yes: bool) -> None:
    a = match.asked
    if a is None:
        return
    waiting = [seat for seat in a.waiting if seat not in seats]
    match.asked = people.Asked(a.at, a.what, a.seat, a.number, a.to, a.target, waiting) if yes else None
