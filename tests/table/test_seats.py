"""Sitting down by link, leaving, coming back, the host, chat and names."""

from __future__ import annotations

import pytest

from orda.table import Refused, asking, links, people, seating
from tests.table.harness import choose, new


def test_an_invitation_is_for_whoever_comes_first() -> None:
    match = new("a", "vacant")
    link = links.read(seating.invite(match, 1))
    assert seating.link_state(match, link, "b") == "open"
    seating.claim(match, link, "b", "Bea", 5)
    assert match.places[1].name == "Bea"
    assert match.status == "running"
    assert seating.claim(match, link, "b", "Bea", 6) == [], "the same person again changes nothing"
    with pytest.raises(Refused) as caught:
        seating.claim(match, link, "c", "Carlo", 7)
    assert caught.value.code == "link_used"
    assert match.seats_of("c") == set()


def test_a_way_back_works_on_another_device_and_for_nobody_elses_seat() -> None:
    match = new("a", "b")
    link = links.read(seating.way_back(match, 1))
    seating.claim(match, link, "b-phone", "", 5)
    assert match.seats_of("b-phone") == match.seats_of("b") == {1}
    assert match.seats_of("a") == {0}


def test_old_links_end_with_a_new_holder() -> None:
    match = new("a", "b")
    old = links.read(seating.way_back(match, 1))
    seating.leave(match, "b", True, None, 5)
    assert match.places[1].kind == "bot"
    with pytest.raises(Refused) as caught:
        seating.claim(match, old, "b", "B", 6)
    assert caught.value.code == "link_used"
    seating.set_seat(match, "a", "A", 1, "friend", None, 7)
    invite = links.read(seating.invite(match, 1))
    seating.claim(match, invite, "c", "C", 8)
    with pytest.raises(Refused):
        seating.claim(match, invite, "d", "D", 9)
    with pytest.raises(Refused):
        seating.claim(match, old, "b", "B", 9)


def test_a_link_cannot_be_made_up() -> None:
    match = new("a", "vacant", "vacant")
    real = seating.invite(match, 1)
    for token in (
        real.replace(".1i", ".2i"),
        real.replace("i0", "i1"),
        real.replace(".1i", ".0r"),
        real[:-1] + ("A" if real[-1] != "A" else "B"),
        "table-one-two.1i0." + "A" * 27,
    ):
        with pytest.raises(Refused) as caught:
            seating.claim(match, links.read(token), "b", "B", 5)
        assert caught.value.code == "no_such_link"
    for text in ("", "nonsense", "a.b.c", real + "x", real + "\n", "é" * 30, "." * 50, real.replace(".1i", ".١i")):
        with pytest.raises(Refused) as caught:
            links.read(text)
        assert caught.value.code == "no_such_link"
    assert match.places[1].kind == match.places[2].kind == "vacant"


def test_anyone_can_join_a_public_table_and_only_such_a_one() -> None:
    match = new("a", "vacant", "vacant", public=True)
    assert seating.join(match, None, "b", "B", 5)[0] == 1
    assert seating.join(match, 1, "b", "B", 5) == (1, [])
    for seat in (0, 1):
        with pytest.raises(Refused) as caught:
            seating.join(match, seat, "c", "C", 5)
        assert caught.value.code == "table_full"
    assert seating.join(match, 2, "c", "C", 5)[0] == 2
    with pytest.raises(Refused) as caught:
        seating.join(match, None, "d", "D", 5)
    assert caught.value.code == "table_full"
    with pytest.raises(Refused) as caught:
        seating.join(new("a", "vacant"), None, "b", "B", 5)
    assert caught.value.code == "not_public"


def test_the_host_fills_vacant_seats_and_starts() -> None:
    match = new("a", "vacant", "vacant", "vacant")
    seating.set_seat(match, "a", "A", 1, "bot", "hard", 5)
    assert match.status == "open"
    seating.start(match, "a", "easy", 6)
    assert match.status == "running"
    assert [place.level for place in match.places] == [None, "hard", "easy", "easy"]


def test_only_the_host_may_and_never_over_a_person() -> None:
    match = new("a", "b", "vacant")
    for user in ("b", "stranger"):
        with pytest.raises(Refused) as caught:
            seating.start(match, user, None, 5)
        assert caught.value.code == "not_host"
        with pytest.raises(Refused) as caught:
            seating.set_seat(match, user, "", 2, "bot", None, 5)
        assert caught.value.code == "not_host"
    with pytest.raises(Refused) as caught:
        seating.set_seat(match, "a", "A", 1, "bot", None, 5)
    assert caught.value.code == "not_yours"
    with pytest.raises(Refused) as caught:
        seating.set_seat(match, "a", "A", 2, "bot", "godlike", 5)
    assert caught.value.code == "bad_option"
    assert match.places[2].kind == "vacant"


def test_a_seat_opened_during_the_game_is_played_by_a_bot_until_somebody_comes() -> None:
    match = new("bot", "a", "b")
    assert match.bot_to_move() is not None
    seating.set_seat(match, "a", "A", 0, "friend", "hard", 5)
    assert match.status == "running"
    to_move = match.bot_to_move()
    assert to_move is not None
    assert to_move[:2] == (0, "hard")
    seating.claim(match, links.read(seating.invite(match, 0)), "c", "C", 6)
    assert match.bot_to_move() is None
    assert match.asked_seat() == 0


def test_before_the_game_runs_the_host_gives_bots_seats_to_whom_he_likes() -> None:
    match = new("a", "bot", "b", "vacant")
    asking.ask_seat(match, "a", "A", 1, "me", None, 5)
    assert match.places[1].users == ["a"]


@pytest.mark.parametrize(("kind", "what"), [("me", "take_seat"), ("friend", "open_seat")])
def test_in_a_running_game_a_bots_seat_is_given_away_only_with_the_others_consent(kind: str, what: str) -> None:
    """Whoever sits down there sees its hand."""
    match = new("a", "bot", "b", "c")
    for yes in (False, True):
        asked = asking.ask_seat(match, "a", "A", 1, kind, None, 5)
        assert isinstance(asked, people.Asked)
        assert (asked.what, asked.target, asked.waiting) == (what, 1, [2, 3])
        assert match.places[1].kind == "bot"
        asking.answer(match, "b", True, 6)
        assert match.places[1].kind == "bot"
        asking.answer(match, "c", yes, 7)
        assert (match.places[1].kind != "bot") == yes
    assert match.seats_of("a") == ({0, 1} if kind == "me" else {0})
    assert match.places[1].kind == ("human" if kind == "me" else "vacant")


def test_against_bots_alone_or_for_another_bot_nobody_is_asked() -> None:
    match = new("a", "bot", "bot")
    asking.ask_seat(match, "a", "A", 1, "me", None, 5)
    assert match.seats_of("a") == {0, 1}
    match = new("a", "bot", "b")
    asking.ask_seat(match, "a", "A", 1, "bot", "hard", 5)
    assert match.places[1].level == "hard"
    with pytest.raises(Refused):
        asking.ask_seat(match, "b", "B", 1, "me", None, 5)
    with pytest.raises(Refused):
        asking.ask_seat(match, "a", "A", 2, "me", None, 5)


def test_who_left_gets_his_seat_back_and_may_give_it_up_for_good() -> None:
    match = new("a", "b")
    seating.leave(match, "a", False, None, 5)
    assert match.places[0].away
    assert seating.leave(match, "a", False, None, 5) == []
    seating.come_back(match, "a", 6)
    assert not match.places[0].away
    seating.leave(match, "a", True, "hard", 7)
    assert match.places[0].kind == "bot"
    assert seating.come_back(match, "a", 8) == []
    with pytest.raises(Refused) as caught:
        match.choose("a", 0, 0, 9)
    assert caught.value.code == "not_yours"
    with pytest.raises(Refused):
        seating.leave(match, "stranger", False, None, 9)


def test_chat_says_who_spoke_and_spectators_may_too() -> None:
    match = new("a", "b")
    seating.say(match, "b", "ignored", " hello \n there ", 5)
    seating.say(match, "s", "Sara", "nice", 6)
    lines = [(said.seat, said.name, said.text) for _, said in match.chat]
    assert lines == [(1, "B", "hello there"), (None, "Sara", "nice")]


def test_hostile_names_and_lines_become_harmless() -> None:
    assert people.clean_name("  Anna\u202e\u200b\u0000  Maria\n") == "Anna Maria"
    assert people.clean_name("x" * 100) == "x" * 40
    assert people.clean_name("<script>alert(1)</script>") == "<script>alert(1)</script>", "shown as text by the client"
    assert people.clean_name("e" + "\u0301" * 50).count("\u0301") <= 2
    assert people.clean_name("Zoë 李 🧟") == "Zoë 李 🧟"
    for nothing in ("", "   ", "\u200b\u200d", "\n\t", "\ud800"):
        with pytest.raises(Refused):
            people.clean_name(nothing)
    with pytest.raises(Refused):
        people.clean_chat("\u202e")


def test_a_name_changed_is_changed_at_the_table_but_not_of_others_on_the_screen() -> None:
    match = new("a", "a+", "b")
    seating.rename(match, "a", "Anna", 5)
    assert [place.name for place in match.places] == ["Anna", "A", "B"]
    assert seating.rename(match, "a", "Anna", 5) == []


def test_a_table_that_is_over_cannot_be_changed() -> None:
    match = new("a", "b")
    while not match.is_over:
        choose(match)
    with pytest.raises(Refused) as caught:
        seating.leave(match, "a", False, None, 1)
    assert caught.value.code == "over"
    with pytest.raises(Refused) as caught:
        seating.start(match, "a", None, 1)
    assert caught.value.code == "over"
