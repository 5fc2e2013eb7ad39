"""Links that are ended, people whom the host mutes or removes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from orda.table import Match, Refused, links, order, seating
from orda.table.people import AnyNote
from orda.table.snapshot import restore, snap
from tests.table.harness import new


def code_of(what: Callable[..., Any], *args: Any) -> str:
    with pytest.raises(Refused) as caught:
        what(*args)
    return caught.value.code


def who_said(match: Match) -> str:
    return links.person(match.setup, match.chat[-1][1].user)


def test_the_host_ends_an_invitation_that_went_to_the_wrong_person() -> None:
    match = new("a", "vacant")
    old = links.read(seating.invite(match, 1))
    assert code_of(order.new_link, match, "b", 1, 5) == "not_host"
    order.new_link(match, "a", 1, 5)
    assert code_of(seating.claim, match, old, "b", "B", 6) == "link_used"
    seating.claim(match, links.read(seating.invite(match, 1)), "c", "C", 7)
    assert match.seats_of("c") == {1}


def test_who_ends_his_own_way_back_gets_up_from_all_other_devices() -> None:
    match = new("a", "b")
    old = links.read(seating.way_back(match, 1))
    seating.claim(match, old, "thief", "", 5)
    assert code_of(order.new_link, match, "a", 1, 6) == "not_yours", "the host has no say in it"
    order.new_link(match, "b", 1, 6)
    assert match.seats_of("b") == {1}
    assert match.seats_of("thief") == set()
    assert code_of(seating.claim, match, old, "thief", "", 7) == "link_used"
    seating.claim(match, links.read(seating.way_back(match, 1)), "b-phone", "", 8)
    assert match.seats_of("b-phone") == {1}


def test_a_bots_seat_has_no_links_to_end() -> None:
    assert code_of(order.new_link, new("a", "bot"), "a", 1, 5) == "not_yours"
    assert code_of(order.new_link, new("a", "bot"), "a", 2, 5) == "no_such_seat"


def test_who_is_muted_plays_on_but_says_nothing_until_he_may_again() -> None:
    match = new("a", "b")
    order.mute(match, "a", 1, None, True, 5)
    assert code_of(seating.say, match, "b", "B", "hello", 6) == "muted"
    assert match.seats_of("b") == {1}
    assert order.mute(match, "a", 1, None, True, 6) == [], "nothing is new"
    order.mute(match, "a", 1, None, False, 7)
    seating.say(match, "b", "B", "hello", 8)
    assert match.chat[-1][1].text == "hello"


def test_a_spectator_is_muted_by_what_he_has_said() -> None:
    match = new("a", "b")
    seating.say(match, "s", "Stranger", "spam", 5)
    who = who_said(match)
    assert who != "s", "nobody is told his id"
    order.mute(match, "a", None, who, True, 6)
    assert code_of(seating.say, match, "s", "Other name", "spam", 7) == "muted"
    assert order.muted_strangers(match) == [who]
    order.mute(match, "a", None, who, False, 8)
    assert order.muted_strangers(match) == []


def test_who_is_removed_before_the_start_leaves_a_vacant_seat_and_cannot_come_back() -> None:
    match = new("a", "b", "vacant", public=True)
    way_back = links.read(seating.way_back(match, 1))
    order.remove(match, "a", 1, None, 5)
    assert match.places[1].kind == "vacant"
    invite = links.read(seating.invite(match, 1))
    assert code_of(seating.claim, match, way_back, "b", "B", 6) == "link_used"
    assert code_of(seating.claim, match, invite, "b", "B", 6) == "removed"
    assert code_of(seating.join, match, None, "b", "B", 6) == "removed"
    assert code_of(seating.say, match, "b", "B", "why?", 6) == "removed"
    seating.claim(match, invite, "c", "C", 7)


def test_for_who_is_removed_from_a_running_game_a_bot_plays_on() -> None:
    match = new("a", "b")
    seating.claim(match, links.read(seating.way_back(match, 1)), "b-phone", "", 5)
    order.remove(match, "a", 1, None, 6)
    assert match.places[1].kind == "bot"
    assert match.removed == {"b", "b-phone"}, "all his devices"
    assert match.is_running


def mute(match: Match, user: str, seat: int | None, who: str | None, at: int) -> list[AnyNote]:
    return order.mute(match, user, seat, who, True, at)


@pytest.mark.parametrize("what", [mute, order.remove])
def test_only_the_host_keeps_order_and_not_over_himself(what: Callable[..., list[AnyNote]]) -> None:
    match = new("a", "b", "bot")
    assert code_of(what, match, "b", 0, None, 5) == "not_host"
    assert code_of(what, match, "a", 0, None, 5) == "not_yours"
    assert code_of(what, match, "a", 2, None, 5) == "nobody"
    assert code_of(what, match, "a", None, "made-up", 5) == "nobody"
    assert code_of(what, match, "a", 3, None, 5) == "no_such_seat"
    assert code_of(what, match, "a", 1, "both", 5) == "bad_message"
    assert code_of(what, match, "a", None, None, 5) == "bad_message"
    assert not match.muted
    assert not match.removed


def test_a_snapshot_remembers_who_is_muted_and_removed() -> None:
    match = new("a", "b", "c")
    order.mute(match, "a", 1, None, True, 5)
    order.remove(match, "a", 2, None, 6)
    again = restore(match.setup, snap(match), [])
    assert again.muted == {"b"}
    assert again.removed == {"c"}
