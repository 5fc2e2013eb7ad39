"""The cards of The End that put a pawn elsewhere, a section each."""

from __future__ import annotations

from orda.games.zombies.sets.te.events import LOST
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, given
from tests.games.zombies.sets.te.hiking import CABIN, WOODS, hiking

CARS = "te_abandoned_cars 0 -2 0"
ALTAR = "te_altar 0 -2 0"

# -- Amulet ---------------------------------------------------------------------------------------------


def test_amulet_is_played_on_any_square_of_the_abandoned_cars_and_nowhere_else() -> None:
    assert hiking("amulet", "", tiles=(CARS,), pawns=((1, -4),)).chooses("play:amulet").items(0) == ["amulet"]
    g = hiking("amulet", "", tiles=(CARS,), pawns=((1, -3),))
    assert g.asked == (0, "step")
    assert g.can_play("amulet") == []
    assert g.chooses("step:1,-4").can_play("amulet") == ["play:amulet"]


def test_amulet_takes_the_own_pawn_to_any_square_of_a_tile_beside_the_one_it_is_on_then() -> None:
    g = hiking("", "", items=("amulet",), pawns=((2, -9),)).chooses("activate:amulet")
    assert g.asked == (0, "spirit_away")
    assert len(g.ids) == 9, "the woods beside it; not the Bridge, which is one tile further"
    g.chooses("spirit_away:0,-4")
    assert (g.pawn(0), g.items(0), g.discard) == ((0, -4), [], ["amulet"])


def test_r17_amulet_tiles_beside_need_only_touch() -> None:
    g = given("", "", items=("amulet",), tiles=(HOSPITAL,), pawns=(CENTRE,)).chooses("activate:amulet")
    assert "spirit_away:0,-3" in g.ids, "also inside, through no door"


def test_amulet_leaves_a_fight_off_turn_too() -> None:
    """R-46: in one's own fights, in anybody's turn."""
    g = hiking("", "", items=("amulet",), pawns=((1, -5),), dogs=((1, -5),)).goes_on_to("before_fight")
    g.chooses("activate:amulet", "spirit_away:1,-7")
    assert (g.pawn(0), g.zombies) == ((1, -7), [(1, -5)])
    assert g.asked == (0, "step")
    g = hiking("", "where_did_everybody_go", items=("amulet",), pawns=((1, -5), CENTRE), dogs=((1, -6),), active=1)
    g.chooses("play:where_did_everybody_go>0", "step:1,-6")
    assert "activate:amulet" in g.goes_on_to("before_fight", player=0).ids


def test_amulet_in_the_own_movement_the_arrival_counts_like_a_step() -> None:
    g = hiking("", "", items=("amulet",), pawns=((1, -5),), dogs=((1, -7),), dice=(6,)).goes_on_to("step")
    g.chooses("activate:amulet", "spirit_away:1,-7")
    assert g.t.trophies[0] == 1
    assert (g.asked, g.walk.points) == ((0, "step"), 5)


def test_r66_amulet_obeys_lost_in_the_woods_and_claustrophobia() -> None:
    g = hiking("", "lost_in_the_woods", items=("amulet",), pawns=((1, -5),)).goes_on_to("turn_start", player=1)
    g.chooses("play:lost_in_the_woods>0")
    assert g.t.lies_on(LOST, 0)
    assert g.goes_on_to("step", player=0).can_play("amulet") == []


def test_amulet_alone_on_the_map_is_of_no_use() -> None:
    assert given("", "", items=("amulet",)).asked == (0, "step")


# -- Clair Warlock --------------------------------------------------------------------------------------


def test_clair_warlock_puts_an_opponent_on_any_square_of_a_plain_wood_tile_beside_his() -> None:
    g = hiking("clair_warlock", "", pawns=(CENTRE, (1, -2)))
    g.chooses("play:clair_warlock>1")
    assert len(g.ids) == 9
    g.chooses("put_elsewhere:2,-6")
    assert g.pawn(1) == (2, -6)


def test_r16_clair_warlock_means_plain_wood_only_and_the_own_tile_does_not_count() -> None:
    g = hiking("clair_warlock", "", tiles=(WOODS, CABIN), pawns=(CENTRE, (1, -5)))
    assert g.can_play("clair_warlock") == [], "beside the woods: the Bridge and the Cabin"
    g = hiking("clair_warlock", "", "", tiles=(WOODS, CABIN), pawns=(CENTRE, (0, -9), CENTRE))
    assert g.can_play("clair_warlock") == ["play:clair_warlock>1"]


def test_r72_clair_warlock_needs_a_pawn() -> None:
    g = hiking("clair_warlock", "", "", pawns=(CENTRE, None, (1, -2)))
    assert g.can_play("clair_warlock") == ["play:clair_warlock>2"]


def test_clair_warlock_ends_a_fight_and_the_mover_goes_on_from_there() -> None:
    g = hiking("", "clair_warlock", pawns=((1, -5),), dogs=((1, -5), (2, -9)), dice=(6,))
    g.goes_on_to("before_fight", player=1).chooses("play:clair_warlock>0", "put_elsewhere:2,-9")
    assert g.t.trophies[0] == 1, "R-30: phase B goes on where he is now"
    assert g.zombies == [(1, -5)]


def test_r29_clair_warlock_zombies_there_wait_for_the_next_phase_b_of_who_is_not_moving() -> None:
    g = hiking("clair_warlock", "", pawns=(CENTRE, (1, -2)), dogs=((1, -5),))
    g.chooses("play:clair_warlock>1", "put_elsewhere:1,-5")
    assert g.t.fights == []


# -- Portal ---------------------------------------------------------------------------------------------


def test_portal_changes_the_places_of_two_pawns() -> None:
    g = hiking("portal", "", tiles=(ALTAR,), pawns=((0, -6), CENTRE)).chooses("play:portal>1")
    assert (g.pawn(0), g.pawn(1)) == (CENTRE, (0, -6))


def test_portal_is_played_on_the_altar_only() -> None:
    g = hiking("portal", "", tiles=(ALTAR,), pawns=((1, -3), CENTRE))
    assert g.goes_on_to("step").can_play("portal") == []
    assert g.chooses("step:1,-4").can_play("portal") == ["play:portal>1"]


def test_portal_leaves_a_fight_to_the_other_one() -> None:
    g = hiking("portal", "", tiles=(ALTAR,), pawns=((1, -5), CENTRE), dogs=((1, -5),)).goes_on_to("before_fight")
    g.chooses("play:portal>1")
    assert (g.pawn(0), g.pawn(1), g.t.trophies) == (CENTRE, (1, -5), [0, 0])
    assert g.asked == (0, "step")


def test_portal_may_win_on_a_helipad() -> None:
    tiles = (ALTAR, HELIPAD)
    g = hiking("portal", "", tiles=tiles, pawns=((1, -5), (4, 1)), zombies=((4, 1),), dice=(1,))
    g.chooses("play:portal>1")
    assert g.asked == (0, "pay"), "a zombie is there, and is fought in phase B"
    g = hiking("portal", "", tiles=tiles, pawns=((1, -5), (4, 1)), zombies=((4, 1),))
    g.t.take_zombie(g.t.city.helipads[0])
    g.chooses("play:portal>1")
    assert (g.result.reason, g.result.winners) == ("helipad", (0,))


def test_portal_is_of_no_use_on_the_same_square_nor_against_the_dead() -> None:
    g = hiking("portal", "", "", tiles=(ALTAR,), pawns=((1, -5), (1, -5), None))
    assert g.goes_on_to("step").can_play("portal") == []


def test_r66_portal_obeys_lost_in_the_woods_of_its_own_player() -> None:
    g = hiking("portal", "lost_in_the_woods", "", tiles=(ALTAR,), pawns=((1, -5), CENTRE, (0, -4)), active=1)
    g.chooses("play:lost_in_the_woods>0").goes_on_to("turn_start", player=0)
    assert g.can_play("portal") == ["play:portal>2"], "on the same tile"


# -- Talk To The Hand -----------------------------------------------------------------------------------


def test_talk_to_the_hand_puts_an_opponent_of_the_own_tile_on_one_beside_it() -> None:
    g = given("talk_to_the_hand", "", "", tiles=(HOSPITAL,), pawns=(CENTRE, (1, 0), (1, -1)))
    assert g.can_play("talk_to_the_hand") == ["play:talk_to_the_hand>1"]
    g.chooses("play:talk_to_the_hand>1", "put_elsewhere:2,-3")
    assert g.pawn(1) == (2, -3)


def test_talk_to_the_hand_needs_a_tile_to_go_to() -> None:
    g = given("talk_to_the_hand", "")
    assert g.goes_on_to("step").can_play("talk_to_the_hand") == []


def test_r66_talk_to_the_hand_works_against_the_limits_of_its_target() -> None:
    g = given("talk_to_the_hand", "", "lost_in_the_woods", tiles=(HOSPITAL,), active=2)
    g.chooses("play:lost_in_the_woods>1").goes_on_to("turn_start", player=0)
    g.chooses("play:talk_to_the_hand>1", "put_elsewhere:1,-1")
    assert g.pawn(1) == (1, -1)


def test_talk_to_the_hand_in_his_movement_he_goes_on_with_the_points_left() -> None:
    g = given("", "talk_to_the_hand", tiles=(HOSPITAL,), pawns=(CENTRE, (1, 0))).goes_on_to("step")
    g.chooses("step:1,0").goes_on_to("between_steps", player=1)
    g.chooses("play:talk_to_the_hand>0", "put_elsewhere:1,-1")
    assert (g.asked, g.walk.points) == ((0, "step"), 4)
