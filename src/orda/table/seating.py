"""Sitting down, standing up, standing in: who may, and the notes it makes."""

from __future__ import annotations

from orda.table import levels, links, people
from orda.table.match import Match
from orda.table.notes import take
from orda.table.people import AnyNote, Place
from orda.table.setup import Refused

NAMELESS = "?"


def place_of(match: Match, seat: int) -> Place:
    if not 0 <= seat < len(match.places):
        raise Refused("no_such_seat", f"seat {seat} does not exist; there are {len(match.places)}, from 0")
    return match.places[seat]


def read_level(match: Match, level: str | None) -> str:
    level = level or levels.DEFAULT
    if level not in levels.names(match.rules):
        raise Refused("bad_option", f"level {level!r:.40} is unknown; allowed: {', '.join(levels.names(match.rules))}")
    return level


def check_not_over(match: Match) -> None:
    if match.is_over:
        raise Refused("over", "the game is over")


def check_welcome(match: Match, user: str | None) -> None:
    if user is not None and user in match.removed:
        raise Refused("removed", "the host has removed you from this table")


# -- links -----------------------------------------------------------------------------------


def invite(match: Match, seat: int) -> str:
    return links.token(match.setup, seat, "i", match.places[seat].generation)


def way_back(match: Match, seat: int) -> str:
    return links.token(match.setup, seat, "r", match.places[seat].generation)


def check_link(match: Match, link: links.Link) -> None:
    if link.seat >= len(match.places) or not links.is_right(match.setup, link):
        raise Refused("no_such_link", "this link leads nowhere")


def link_state(match: Match, link: links.Link, user: str | None) -> str:
    """open, mine or used."""
    check_link(match, link)
    place = match.places[link.seat]
    if user is not None and user in place.users:
        return "mine"
    wanted = "vacant" if link.kind == "i" else "human"
    return "open" if place.kind == wanted and place.generation == link.generation else "used"


def claim(match: Match, link: links.Link, user: str, name: str, at: int) -> list[AnyNote]:
    """Sits down by a link; nothing to do for who sits there already."""
    state = link_state(match, link, user)
    if state == "used":
        raise Refused("link_used", "somebody has sat down with this link; ask the host for another one")
    if state == "mine":
        return []
    check_welcome(match, user)
    if link.kind == "r":
        return [take(match, people.AlsoSat(at, link.seat, user))]
    return [sit(match, link.seat, user, name, at)]


def sit(match: Match, seat: int, user: str, name: str, at: int) -> AnyNote:
    return take(match, people.Sat(at, seat, user, name or match.places[seat].name or NAMELESS))


def join(match: Match, seat: int | None, user: str, name: str, at: int) -> tuple[int, list[AnyNote]]:
    """At a public table, without a link."""
    if seat is not None and user in place_of(match, seat).users:
        return seat, []
    if not match.setup.public:
        raise Refused("not_public", "this table can only be joined by a link")
    check_welcome(match, user)
    check_not_over(match)
    vacant = [n for n, place in enumerate(match.places) if place.kind == "vacant"]
    if not vacant or (seat is not None and seat not in vacant):
        raise Refused("table_full", "that seat is taken" if vacant else "no seat is vacant")
    chosen = vacant[0] if seat is None else seat
    return chosen, [sit(match, chosen, user, name, at)]


# -- the host ------------------------------------------------------------------------------------


def check_host(match: Match, user: str | None) -> None:
    if not match.is_host(user):
        raise Refused("not_host", "only who made the table can do that")
    check_not_over(match)


def set_seat(match: Match, user: str, name: str, seat: int, kind: str, level: str | None, at: int) -> AnyNote:
    check_host(match, user)
    place = place_of(match, seat)
    if place.kind == "human":
        raise Refused("not_yours", "a person sits there; ask the others whether a bot may stand in")
    if kind == "me":
        return sit(match, seat, user, name, at)
    if kind == "bot":
        return take(match, people.BotSat(at, seat, read_level(match, level)))
    return take(match, people.Opened(at, seat, read_level(match, level)))


def start(match: Match, user: str, level: str | None, at: int) -> list[AnyNote]:
    check_host(match, user)
    level = read_level(match, level)
    vacant = [n for n, place in enumerate(match.places) if place.kind == "vacant"]
    return [take(match, people.BotSat(at, n, level)) for n in vacant]


# -- leaving and coming back -------------------------------------------------------------------------


def leave(match: Match, user: str, for_good: bool, level: str | None, at: int) -> list[AnyNote]:
    mine = sorted(match.seats_of(user))
    if not mine:
        raise Refused("not_yours", "you have no seat at this table")
    check_not_over(match)
    level = read_level(match, level)
    if for_good:
        return [take(match, people.BotSat(at, n, level)) for n in mine]
    return [take(match, people.WentAway(at, n, level)) for n in mine if not match.places[n].away]


def stand_in(match: Match, seat: int, at: int) -> AnyNote:
    """He was gone too long while he was asked, or the others agreed."""
    return take(match, people.WentAway(at, seat, levels.DEFAULT))


def come_back(match: Match, user: str, at: int) -> list[AnyNote]:
    away = [n for n in sorted(match.seats_of(user)) if match.places[n].away]
    return [take(match, people.CameBack(at, n)) for n in away]


def rename(match: Match, user: str, name: str, at: int) -> list[AnyNote]:
    """A person's seats bear the name he has now; hot-seat players have their own."""
    old = [n for n in sorted(match.seats_of(user)) if not match.places[n].hotseat and match.places[n].name != name]
    return [take(match, people.Renamed(at, n, name)) for n in old]


# -- chat -------------------------------------------------------------------------------------------------


def say(match: Match, user: str, name: str, text: str, at: int) -> AnyNote:
    check_welcome(match, user)
    if user in match.muted:
        raise Refused("muted", "the host has muted you")
    mine = sorted(match.seats_of(user))
    asked = match.asked_seat()
    seat = asked if asked in mine else (mine[0] if mine else None)
    name = match.places[seat].name if seat is not None else name
    return take(match, people.Said(at, seat, name or NAMELESS, people.clean_chat(text), user))
