"""Undo, and what the others must be asked: to undo past the free part, to let a bot stand in at once."""

from __future__ import annotations

from collections.abc import Set
from typing import Final, Literal, NamedTuple, Protocol

from orda.table import people, seating
from orda.table.history import HUMAN, NEW_CHANCE, SAME_CHANCE, Entry
from orda.table.match import Match
from orda.table.notes import take
from orda.table.people import AnyNote
from orda.table.setup import Refused

Record = Entry | AnyNote
GRACE_MS: Final = 20_000  # so long somebody may be gone before one other alone can have a bot play for him


class Attendance(Protocol):
    """Who is there."""

    @property
    def present(self) -> Set[int]: ...

    def gone_since(self, seat: int) -> int: ...


class CanUndo(NamedTuple):
    how: Literal["free", "ask", "no"]
    to: int | None


NO_UNDO: Final = CanUndo("no", None)


def others(match: Match, mine: frozenset[int]) -> list[int]:
    """The seats of other people, also of those who are away: what is theirs is not given away behind their backs."""
    found = match.others.get(mine)
    if found is None:
        users = {user for seat in mine for user in match.places[seat].users}
        found = match.others[mine] = [
            n
            for n, place in enumerate(match.places)
            if n not in mine and place.has_person and not users.intersection(place.users)
        ]
    return found


def can_undo(match: Match, mine: frozenset[int]) -> CanUndo:
    """What taking back one's last choice would mean now."""
    if not mine or not match.is_running:
        return NO_UNDO
    to, free = match.history.last_of(mine)
    if to is None:
        return NO_UNDO
    return CanUndo("free" if free or not others(match, mine) else "ask", to)


def take_back(match: Match, user: str, number: int, to: int | None, at: int) -> Record:
    """Undoes at once what is free or what nobody else need be asked about; otherwise asks. Who plays among bots alone
    cannot roll dice anew by it: the same choice again gives what it gave."""
    mine = match.seats_of(user)
    if not mine:
        raise Refused("not_yours", "you have no seat at this table")
    match.check_number(number)
    match.check_running()
    to = match.history.last_of(mine)[0] if to is None else to
    if to is None or not match.history.is_on_line(to) or match.history.node(to) == match.history.node(number):
        raise Refused("nothing_to_undo", "there is no choice of yours to take back to there")
    line = match.history.line
    seat = next((match.history.seats[n] for n in reversed(line) if match.history.seats[n] in mine), min(mine))
    waiting = others(match, mine)
    if match.history.is_free(mine, to) or not waiting:
        return match.carry_out(seat, NEW_CHANCE if waiting else SAME_CHANCE, to, HUMAN, at)
    return take(match, people.Asked(at, "undo", seat, number, to, None, waiting))


def ask_stand_in(match: Match, user: str, seat: int, there: Attendance, at: int) -> list[AnyNote]:
    """Those who are there are asked; who asks agrees. Alone he decides, but not for a moment's lost connection."""
    mine = match.seats_of(user)
    place = seating.place_of(match, seat)
    if not mine or seat in mine:
        raise Refused("not_yours", "that is for the others at the table to ask")
    match.check_running()
    if not place.is_played_by_person or seat in there.present:
        raise Refused("nothing_asked", "that seat is not one of somebody absent")
    waiting = [n for n in others(match, mine) if n != seat and n in there.present]
    if waiting:
        return [take(match, people.Asked(at, "stand_in", min(mine), match.number, None, seat, waiting))]
    grace = GRACE_MS if match.setup.stand_in_after is None else min(GRACE_MS, 1000 * match.setup.stand_in_after)
    if at < there.gone_since(seat) + grace:
        raise Refused("too_soon", f"he has only just gone; ask when he is gone for {grace // 1000} seconds")
    return [seating.stand_in(match, seat, at)]


def ask_seat(match: Match, user: str, name: str, seat: int, kind: str, level: str | None, at: int) -> AnyNote:
    """The host gives a seat that no person holds to somebody. Whoever gets a bot's seat sees its hand, so once the game
    runs the other people are asked."""
    seating.check_host(match, user)
    place = seating.place_of(match, seat)
    waiting = others(match, match.seats_of(user))
    if kind == "bot" or place.kind != "bot" or not match.started or not waiting:
        return seating.set_seat(match, user, name, seat, kind, level, at)
    what = "take_seat" if kind == "me" else "open_seat"
    by = min(match.seats_of(user), default=seat)
    return take(match, people.Asked(at, what, by, match.number, None, seat, waiting))


def answer(match: Match, user: str, yes: bool, at: int) -> list[Record]:
    """One no ends it; with the last yes it is done."""
    asked = match.open_ask()
    if asked is None:
        raise Refused("nothing_asked", "nothing is being asked")
    mine = [seat for seat in asked.waiting if seat in match.seats_of(user)]
    if not mine:
        raise Refused("not_yours", "you are not the one who is asked")
    records: list[Record] = [take(match, people.Answered(at, mine, yes))]
    now = match.open_ask()
    if now is not None and not now.waiting:
        records.append(agreed(match, now, at))
    return records


def agreed(match: Match, asked: people.Asked, at: int) -> Record:
    if asked.what == "undo":
        assert asked.to is not None
        return match.carry_out(asked.seat, NEW_CHANCE, asked.to, HUMAN, at)
    assert asked.target is not None
    if asked.what == "take_seat":
        return seating.sit(match, asked.target, match.setup.host, match.places[asked.seat].name, at)
    if asked.what == "open_seat":
        return take(match, people.Opened(at, asked.target, match.places[asked.target].level))
    return seating.stand_in(match, asked.target, at)
