"""The event cards of The End about zombies, life and limits, a section each."""

from __future__ import annotations

from orda.games.zombies.hooks import may_go
from orda.games.zombies.horde import TWO_DOGS
from orda.games.zombies.registry import CARD, CARDS
from orda.games.zombies.sets.te.events import LOST, MONKEYS, REPELLENT
from orda.games.zombies.tiles import DOG, NORMAL
from orda.games.zombies.walker import ducts
from tests.games.zombies.harness import CENTRE, HELIPAD, HOSPITAL, At, at, given
from tests.games.zombies.sets.te.hiking import CABIN, WOODS, hiking

# -- Bad Zombie, No Biscuit! ----------------------------------------------------------------------------


def test_bad_zombie_no_biscuit_drives_every_zombie_of_the_own_tile_to_one_beside_it() -> None:
    g = hiking("bad_zombie_no_biscuit", "", pawns=((1, -5),), dogs=((0, -6), (2, -4), (2, -4)), zombies=((1, -6),))
    g.chooses("play:bad_zombie_no_biscuit")
    assert sorted(g.ids) == ["drive_to:te_bridge@0,-1", "drive_to:te_woods_10@0,-3"]
    g.chooses("drive_to:te_woods_10@0,-3", "put:zombie@0,-7", "put:dog@1,-7", "put:dog@1,-7", "put:dog@2,-8")
    assert g.zombies == [(0, -7), (1, -7), (2, -8)]
    assert [g.t.zombies[at(g.t, square)] for square in g.zombies] == [NORMAL, TWO_DOGS, DOG]
    assert g.t.trophies == [0, 0]
    assert g.discard == ["bad_zombie_no_biscuit"]


def test_bad_zombie_no_biscuit_those_without_room_are_gone_and_no_trophies() -> None:
    dogs = [(x, y) for x in (0, 1, 2) for y in (-6, -5) for _ in range(2)]
    g = hiking("bad_zombie_no_biscuit", "", tiles=(WOODS,), pawns=((1, -4),), dogs=dogs)
    g.chooses("play:bad_zombie_no_biscuit")
    assert g.zombies == [(1, -3), (1, -2), (1, -1)], "three squares of the Bridge, two dogs each; pawns do not matter"
    assert [g.t.zombies[square] for square in g.t.crowd] == [TWO_DOGS] * 3
    assert g.t.trophies == [0, 0]


def test_bad_zombie_no_biscuit_ends_the_fight_in_which_it_is_played() -> None:
    g = hiking("bad_zombie_no_biscuit", "", tiles=(WOODS,), pawns=((1, -4),), dogs=((1, -4),))
    g.goes_on_to("before_fight").chooses("play:bad_zombie_no_biscuit", "put:dog@1,-1")
    assert g.zombies == [(1, -1)]
    assert "broken_off" in g.told()
    assert g.asked == (0, "step")


def test_bad_zombie_no_biscuit_is_not_played_on_the_cabin_or_a_helipad_nor_without_zombies() -> None:
    cabin = hiking("bad_zombie_no_biscuit", "", tiles=(WOODS, CABIN), pawns=((2, -7),), dogs=((2, -9),))
    helipad = given("bad_zombie_no_biscuit", "", tiles=(HELIPAD,), pawns=((3, 0),), zombies=((4, 1),))
    empty = hiking("bad_zombie_no_biscuit", "", pawns=((1, -5),), dogs=((1, -8),))
    for g in (cabin, helipad, empty):
        assert g.goes_on_to("step").can_play("bad_zombie_no_biscuit") == []


def test_bad_zombie_no_biscuit_needs_a_tile_beside_the_own_one() -> None:
    g = given("bad_zombie_no_biscuit", "", zombies=((1, 0),))
    assert g.goes_on_to("step").can_play("bad_zombie_no_biscuit") == []


def test_r72_bad_zombie_no_biscuit_is_not_for_the_dead() -> None:
    g = hiking("", "bad_zombie_no_biscuit", pawns=((1, -5), None), dogs=((1, -6),))
    assert g.asked == (0, "step")


# -- Dog Repellent --------------------------------------------------------------------------------------


def test_r70_dog_repellent_keeps_dogs_off_the_own_square_until_the_end_of_the_next_turn() -> None:
    g = hiking("dog_repellent", "", pawns=((1, -5), (1, -9)), dogs=((1, -6),))
    g.chooses("play:dog_repellent").goes_on_to("step").chooses("stop").goes_on_to("move_zombie")
    assert "zombie:1,-6>0,-6" in g.ids
    assert "zombie:1,-6>1,-5" not in g.ids, "not onto him"
    g.goes_on_to_turn(3)
    assert g.t.lies_on(REPELLENT, 0)
    g.goes_on_to_turn(4)
    assert not g.t.lies_on(REPELLENT, 0)


def test_dog_repellent_a_dog_does_not_cross_his_square_either() -> None:
    g = hiking("dog_repellent", "", pawns=((1, -2),), dogs=((1, -3),)).chooses("play:dog_repellent")
    g.goes_on_to("step").chooses("stop").goes_on_to("move_zombie")
    assert "zombie:1,-3>1,-5" in g.ids
    assert "zombie:1,-3>1,-1" not in g.ids, "the Bridge is one square wide"


def test_dog_repellent_no_card_puts_a_dog_there_but_other_zombies_may_come() -> None:
    g = hiking("dog_repellent", "rolled_up_newspaper", pawns=((1, -5), (1, -9)), dogs=((1, -9),), zombies=((1, -6),))
    assert "play:rolled_up_newspaper>0" in given_to(g, 1)
    g.chooses("play:dog_repellent")
    assert "play:rolled_up_newspaper>0" not in given_to(g, 1)
    g.goes_on_to("step").chooses("stop").goes_on_to("move_zombie")
    assert "zombie:1,-6>1,-5" in g.ids


def given_to(g: At, player: int) -> list[str]:
    """The plays of a player at the start of the turn."""
    asked = At(g.game.clone(), whole=False)
    for _ in range(4):
        if asked.asked == (player, "turn_start"):
            return asked.ids
        if asked.asked[1] != "turn_start":
            return []
        asked.lets_go()
    return []


def test_dog_repellent_dogs_that_are_there_stay_and_those_he_walks_into_are_fought() -> None:
    g = hiking("dog_repellent", "", pawns=((1, -5),), dogs=((1, -5), (1, -6)), dice=(6, 6))
    g.chooses("play:dog_repellent")
    assert g.goes_on_to("step").t.trophies[0] == 1
    g.chooses("step:1,-6")
    assert g.t.trophies[0] == 2


def test_dog_repellent_is_not_played_twice_for_the_same_time() -> None:
    g = hiking("dog_repellent dog_repellent", "").chooses("play:dog_repellent")
    g.t.may_play |= 1
    assert g.goes_on_to("step").can_play("dog_repellent") == []


# -- Fully Loaded ---------------------------------------------------------------------------------------


def test_fully_loaded_raises_lives_and_bullets_each_only_if_lower() -> None:
    g = given("fully_loaded", "", "", lives=(1.5, 4.5, 1), bullets=(6, 2, 9))
    assert g.can_play("fully_loaded") == ["play:fully_loaded>1", "play:fully_loaded>2"]
    g.chooses("play:fully_loaded>1")
    assert (g.lives(0), g.t.bullets) == (4.5, [6, 2, 9])
    assert (g.lives(1), g.lives(2)) == (4.5, 1), "nobody loses anything"


def test_fully_loaded_is_not_played_where_nobody_has_more() -> None:
    g = given("fully_loaded", "", lives=(3, 3), bullets=(3, 3))
    assert g.goes_on_to("step").can_play("fully_loaded") == []


def test_r51_fully_loaded_is_not_directed_so_it_cannot_be_turned_away() -> None:
    hands = ("fully_loaded", "where_is_that_music_coming_from", "you_lookin_at_me")
    g = given(*hands, bullets=(0, 5, 5)).chooses("play:fully_loaded>1")
    assert g.t.bullets[0] == 5
    assert not CARD[CARDS.numbers["fully_loaded"]].redirectable


def test_r72_fully_loaded_needs_no_pawn() -> None:
    g = given("fully_loaded", "", pawns=(CENTRE, None), bullets=(0, 3))
    assert g.can_play("fully_loaded") == ["play:fully_loaded>1"]


# -- Lost In The Woods ----------------------------------------------------------------------------------


def test_lost_in_the_woods_keeps_an_opponent_on_any_tile_through_his_next_turn() -> None:
    g = given("lost_in_the_woods", "", tiles=(HOSPITAL,), pawns=(CENTRE, (1, 0)))
    g.chooses("play:lost_in_the_woods>1").goes_on_to("step", player=1)
    assert sorted(g.ids) == ["step:1,1", "stop"]
    g.goes_on_to_turn(3)
    assert not g.t.lies_on(LOST, 1)


def test_lost_in_the_woods_in_his_own_turn_holds_for_the_rest_of_it_and_the_next_one() -> None:
    g = given("", "lost_in_the_woods", tiles=(HOSPITAL,), pawns=((1, 0),))
    g.goes_on_to("turn_start", player=1).chooses("play:lost_in_the_woods>0").goes_on_to("step")
    assert "step:1,-1" not in g.ids
    g.goes_on_to_turn(3)
    assert g.t.lies_on(LOST, 0)
    g.goes_on_to("step", player=0)
    assert "step:1,-1" not in g.ids
    g.goes_on_to_turn(4)
    assert not g.t.lies_on(LOST, 0)


def test_lost_in_the_woods_binds_a_forced_walk_too() -> None:
    g = given("lost_in_the_woods", "", "where_did_everybody_go", tiles=(HOSPITAL,), pawns=(CENTRE, (1, 0)))
    g.chooses("play:lost_in_the_woods>1").goes_on_to("turn_start", player=2).chooses("play:where_did_everybody_go>1")
    assert g.pawn(1) != (1, -1)
    assert all(not option.startswith("step:1,-") for option in g.ids)


def test_r66_lost_in_the_woods_stops_own_relocations_but_not_those_by_others() -> None:
    g = given("", "lost_in_the_woods", tiles=(HOSPITAL,), pawns=((1, 0),))
    g.goes_on_to("turn_start", player=1).chooses("play:lost_in_the_woods>0")
    assert may_go(g.t, 0, [at(g.t, (1, -1)), at(g.t, CENTRE)]) == [at(g.t, CENTRE)]
    g = given("lost_in_the_woods", "", "bad_sense_of_direction", tiles=(HOSPITAL,), pawns=(CENTRE, (1, -1)))
    g.chooses("play:lost_in_the_woods>1").goes_on_to("turn_start", player=2)
    g.chooses("play:bad_sense_of_direction>1").goes_on_to("step", player=1)
    assert "step:1,0" in g.ids, "now he is lost where he is"


def test_lost_in_the_woods_closes_ducts_too() -> None:
    mall = ("mw_front_door 1 0 1", "mw_pet_store 2 -1 0", "mw_game_store 3 0 1")
    g = given("", "lost_in_the_woods", tile_sets=["base", "mw"], tiles=mall, pawns=((6, -3),))
    g.goes_on_to_turn(3)
    g.goes_on_to("turn_start", player=1).chooses("play:lost_in_the_woods>0").goes_on_to("step", player=0)
    g.refuses("duct:10,0")
    g.t.ends(LOST, on=0)
    assert ducts(g.t, g.walk, 5), "without the card he could"


def test_r27_lost_in_the_woods_ends_with_death() -> None:
    g = given("", "lost_in_the_woods", zombies=(CENTRE,), lives=(0,), bullets=(0,), dice=(1,))
    g.goes_on_to("turn_start", "before_fight", player=1).chooses("play:lost_in_the_woods>0").goes_on_to("rise")
    assert not g.t.lies_on(LOST, 0)


def test_r72_lost_in_the_woods_is_not_for_who_is_off_the_map() -> None:
    g = given("lost_in_the_woods", "", "", pawns=(CENTRE, None))
    assert g.can_play("lost_in_the_woods") == ["play:lost_in_the_woods>2"]


# -- Monkeys Are Funny! ---------------------------------------------------------------------------------


def test_monkeys_are_funny_there_are_no_fights_in_the_woods_phase_b_included() -> None:
    g = hiking("monkeys_are_funny", "", pawns=((1, -5),), dogs=((1, -5), (1, -6), (1, -7)))
    assert g.asked == (0, "turn_start")
    g.chooses("play:monkeys_are_funny").goes_on_to("step")
    assert g.t.fights == []
    g.chooses("step:1,-6", "step:1,-7")
    assert (g.t.trophies[0], g.t.fights, g.walk.points) == (0, [], 3)


def test_monkeys_are_funny_lies_in_front_of_its_player_until_he_enters_another_square() -> None:
    g = hiking("monkeys_are_funny", "", pawns=((1, -4),), dogs=((1, -3),), dice=(6,)).chooses("play:monkeys_are_funny")
    g.goes_on_to("step")
    assert (g.discard, g.items(0), len(g.t.laid)) == ([], [], 1)
    g.chooses("step:1,-3")
    assert (g.discard, g.t.laid) == (["monkeys_are_funny"], [])
    assert not g.t.lies_on(MONKEYS, 0)
    assert g.t.trophies[0] == 1, "and there is a fight at once"


def test_monkeys_are_funny_lasts_from_turn_to_turn_while_one_stays() -> None:
    g = hiking("monkeys_are_funny", "", pawns=((1, -5),), dogs=((1, -5),)).chooses("play:monkeys_are_funny")
    g.goes_on_to("step").chooses("stop")
    g.goes_on_to_turn(3)
    assert g.t.lies_on(MONKEYS, 0)
    assert g.goes_on_to("step", player=0).t.trophies[0] == 0


def test_monkeys_are_funny_ends_when_a_card_takes_one_out_of_the_woods() -> None:
    g = hiking("monkeys_are_funny", "bad_sense_of_direction", pawns=((1, -5),)).chooses("play:monkeys_are_funny")
    g.goes_on_to("turn_start", "before_move", player=1).chooses("play:bad_sense_of_direction>0")
    assert not g.t.lies_on(MONKEYS, 0)
    assert sorted(g.discard) == ["bad_sense_of_direction", "monkeys_are_funny"]


def test_monkeys_are_funny_ends_with_death() -> None:
    g = hiking("monkeys_are_funny", "", items=("", "the_trees_are_alive"), pawns=((1, -5),), lives=(0,), bullets=(0,))
    g.chooses("play:monkeys_are_funny").goes_on_to("turn_start", player=1).rolls(1).chooses(
        "activate:the_trees_are_alive"
    )
    assert (g.t.laid, g.t.lies_on(MONKEYS, 0)) == ([], False)
    assert "monkeys_are_funny" in g.discard


def test_r16_monkeys_are_funny_is_played_on_plain_wood_only_and_in_the_own_turn() -> None:
    g = hiking("monkeys_are_funny", "monkeys_are_funny", pawns=((1, -2), (1, -5)))
    assert g.asked == (0, "step")
    assert g.can_play("monkeys_are_funny") == []
    g.chooses("step:1,-3", "step:1,-4")
    assert g.can_play("monkeys_are_funny") == ["play:monkeys_are_funny"], "between steps"
    g = hiking("monkeys_are_funny", "", tiles=("te_campground 0 -2 0",), pawns=((1, -5),))
    assert g.goes_on_to("step").can_play("monkeys_are_funny") == []


def test_monkeys_are_funny_is_not_played_in_a_fight_nor_twice() -> None:
    g = hiking("monkeys_are_funny monkeys_are_funny", "", pawns=((1, -4),), dogs=((1, -5),), dice=(4,))
    g.chooses("pass").goes_on_to("step").chooses("step:1,-5")
    assert g.asked == (0, "pay")
    assert g.can_play("monkeys_are_funny") == []
    g.chooses("pay:bullets").chooses("play:monkeys_are_funny")
    g.t.may_play |= 1
    assert g.can_play("monkeys_are_funny") == []


# -- Rolled-Up Newspaper --------------------------------------------------------------------------------


def test_rolled_up_newspaper_sends_the_dog_that_is_fought_to_an_opponent() -> None:
    g = hiking("rolled_up_newspaper", "", pawns=((1, -5), (1, -9)), dogs=((1, -5),)).goes_on_to("before_fight")
    g.chooses("play:rolled_up_newspaper>1")
    assert g.zombies == [(1, -9)]
    assert "broken_off" in g.told()
    assert g.asked == (0, "step"), "and he is not fought before his own next turn"


def test_rolled_up_newspaper_of_two_dogs_one_stays_and_is_fought() -> None:
    g = hiking("rolled_up_newspaper", "", pawns=((1, -5), (1, -9)), dogs=((1, -5), (1, -5)), dice=(6,))
    g.goes_on_to("before_fight").chooses("play:rolled_up_newspaper>1")
    assert g.zombies == [(1, -9)]
    assert g.t.trophies[0] == 1


def test_rolled_up_newspaper_there_must_be_room() -> None:
    hands = ("rolled_up_newspaper", "", "", "")
    pawns = ((1, -5), (1, -9), (0, -9), (2, -9))
    g = hiking(*hands, pawns=pawns, dogs=((1, -5), (1, -9), (1, -9), (0, -9)), zombies=((2, -9),))
    assert g.can_play("rolled_up_newspaper") == ["play:rolled_up_newspaper>2"], "one dog may have company"
    g.chooses("play:rolled_up_newspaper>2")
    assert g.t.zombies[at(g.t, (0, -9))] == TWO_DOGS


def test_rolled_up_newspaper_needs_a_dog_on_the_own_square_and_another_square_to_send_it_to() -> None:
    normal = hiking("rolled_up_newspaper", "", pawns=((1, -5), (1, -9)), zombies=((1, -5),), dice=(6,))
    shared = hiking("rolled_up_newspaper", "", pawns=((1, -5), (1, -5)), dogs=((1, -5),), dice=(6,))
    none = hiking("rolled_up_newspaper", "", pawns=((1, -5), (1, -9)))
    for g in (normal, shared, none):
        assert g.asked == (0, "step")


def test_rolled_up_newspaper_may_be_played_in_the_turn_of_others() -> None:
    g = hiking("", "rolled_up_newspaper", pawns=((1, -9), (1, -5)), dogs=((1, -5),), dice=(6,))
    assert g.asked == (1, "turn_start")
    g.chooses("play:rolled_up_newspaper>0")
    assert (g.zombies, g.t.trophies) == ([], [1, 0]), "the dog is met in his phase B"
