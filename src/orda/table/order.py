"""Order at the table: links that are ended, people whom the host mutes or removes."""

from __future__ import annotations

from orda.table import levels, links, people, seating
from orda.table.match import Match
from orda.table.notes import take
from orda.table.people import AnyNote
from orda.table.setup import Refused


def new_link(match: Match, user: str, seat: int, at: int) -> AnyNote:
    """All links to the seat so far end: to a vacant one at the host's word; to a person's at his own, and then only the
    device he says it from still sits there."""
    place = seating.place_of(match, seat)
    seating.check_not_over(match)
    if user in place.users:
        return take(match, people.Relinked(at, seat, user))
    if place.kind != "vacant":
        raise Refused("not_yours", "only who sits there can end the links to that seat")
    seating.check_host(match, user)
    return take(match, people.Relinked(at, seat, None))


def mute(match: Match, user: str, seat: int | None, who: str | None, on: bool, at: int) -> list[AnyNote]:
    """The host keeps somebody from speaking, or lets him speak again."""
    users = others_than_host(match, user, seat, who)
    if all((each in match.muted) == on for each in users):
        return []
    return [take(match, people.Muted(at, users, on))]


def remove(match: Match, user: str, seat: int | None, who: str | None, at: int) -> list[AnyNote]:
    """The host sends somebody away for good. A seat of his is vacant again, or a bot's once the game runs."""
    users = others_than_host(match, user, seat, who)
    seats = [] if match.is_over else [n for n, place in enumerate(match.places) if set(users) & set(place.users)]
    freed = people.BotSat if match.started else people.Opened
    return [take(match, people.Removed(at, users))] + [take(match, freed(at, n, levels.DEFAULT)) for n in seats]


def others_than_host(match: Match, user: str, seat: int | None, who: str | None) -> list[str]:
    """The people meant: those of a seat, or whoever spoke as `who` without one."""
    if not match.is_host(user):
        raise Refused("not_host", "only who made the table can do that")
    if (seat is None) == (who is None):
        raise Refused("bad_message", "say whom: either by seat or by who")
    users = speakers(match, who) if seat is None else seating.place_of(match, seat).users[:]
    if not users:
        raise Refused("nobody", "no person sits there, or nobody has spoken as that")
    if user in users:
        raise Refused("not_yours", "that is you")
    return users


def speakers(match: Match, who: str | None) -> list[str]:
    return sorted({said.user for _, said in match.chat if said.user and links.person(match.setup, said.user) == who})


def muted_strangers(match: Match) -> list[str]:
    """Muted people without a seat, as they are called in what they said."""
    return sorted(links.person(match.setup, user) for user in match.muted if not match.seats_of(user))
