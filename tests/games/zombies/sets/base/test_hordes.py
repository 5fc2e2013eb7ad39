"""The events that bring zombies or put them elsewhere, a section each."""

from __future__ import annotations

from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, at, given

# -- This Isn't So Bad ------------------------------------------------------------------------------------------


def test_this_isnt_so_bad_moves_two_zombies_anywhere_pawns_included() -> None:
    g = given("this_isnt_so_bad", "", zombies=((1, 0), (0, 1), (2, 1)))
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,0")
    g.refuses("send_zombie:0,1").chooses("send_zombie:1,1")
    assert "pick_zombie:1,1" not in g.ids, "two different zombies"
    g.chooses("pick_zombie:0,1", "send_zombie:1,2")
    assert (1, 2) in g.zombies
    assert g.t.zombies[at(g.t, (0, 1))] == 0


def test_this_isnt_so_bad_moves_only_one_if_there_is_only_one() -> None:
    g = given("this_isnt_so_bad", "", zombies=((1, 0),)).chooses("play:this_isnt_so_bad", "send_zombie:2,1")
    assert g.zombies == [(2, 1)]
    assert g.asked == (0, "step")


def test_this_isnt_so_bad_ends_the_fight_whose_zombie_leaves() -> None:
    g = given("", "this_isnt_so_bad", zombies=(CENTRE,)).goes_on_to("before_fight")
    g.chooses("play:this_isnt_so_bad", "send_zombie:2,1")
    assert g.t.fights == []
    assert g.t.trophies[0] == 0
    assert g.asked == (0, "step")


def test_this_isnt_so_bad_a_zombie_that_takes_its_place_is_a_new_fight() -> None:
    g = given("", "this_isnt_so_bad", zombies=(CENTRE, (1, 0)), dice=(6,)).goes_on_to("before_fight")
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,1", "send_zombie:2,1", "pick_zombie:1,0", "send_zombie:1,1")
    assert g.t.trophies[0] == 1
    assert g.zombies == [(2, 1)]


def test_this_isnt_so_bad_may_be_left_at_one() -> None:
    """The card says that one may move two."""
    g = given("this_isnt_so_bad", "", zombies=((1, 0), (0, 1)))
    g.chooses("play:this_isnt_so_bad", "pick_zombie:1,0", "send_zombie:1,2", "pick_zombie:done")
    assert g.zombies == [(0, 1), (1, 2)]
    assert given("this_isnt_so_bad", "", zombies=((1, 0), (0, 1))).chooses("play:this_isnt_so_bad").ids == [
        "pick_zombie:1,0",
        "pick_zombie:0,1",
    ], "one at least"


def test_this_isnt_so_bad_needs_a_zombie() -> None:
    g = given("this_isnt_so_bad", "")
    assert g.asked == (0, "step")
    assert not g.can_play("this_isnt_so_bad")


def test_this_isnt_so_bad_can_clear_a_helipad_under_somebody() -> None:
    g = given("this_isnt_so_bad", "", tiles=(HELIPAD,), pawns=(CENTRE, (4, 1)), zombies=((4, 1),))
    g.chooses("play:this_isnt_so_bad", "send_zombie:1,0")
    assert g.result.winners == (1,)


# -- We're Screwed!, Zombie Master --------------------------------------------------------------------------------


def test_were_screwed_puts_ten_zombies_on_free_squares() -> None:
    g = given("were_screwed", "", tiles=(HOSPITAL, HELIPAD)).chooses("play:were_screwed")
    for _ in range(10):
        assert g.asked == (0, "put")
        assert "put:zombie@1,1" not in g.ids, "not where a pawn is"
        g.chooses(g.ids[0])
    assert len(g.zombies) == 10
    assert g.asked[1] != "put"


def test_were_screwed_puts_as_many_as_there_are_free_squares() -> None:
    g = given("were_screwed", "", zombies=((1, 0),)).chooses("play:were_screwed")
    assert g.zombies == [(0, 1), (1, 0), (1, 2), (2, 1)]


def test_zombie_master_puts_five() -> None:
    g = given("zombie_master", "", tiles=(HOSPITAL,)).chooses("play:zombie_master")
    for _ in range(5):
        g.chooses(g.ids[0])
    assert len(g.zombies) == 5


def test_zombie_master_needs_a_free_square() -> None:
    g = given("zombie_master", "", pawns=(CENTRE, (1, 0)), zombies=((0, 1), (2, 1), (1, 2)))
    assert g.asked == (0, "step")
    assert not g.can_play("zombie_master")
