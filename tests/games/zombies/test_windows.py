"""Who is asked when, and who is not (rules 4.4): passing ahead, nothing twice, cards together with the next step."""

from __future__ import annotations

from orda.engine.rng import Chance
from orda.games.zombies import RULES
from orda.games.zombies.legal import ACTIVATE, PLAY, plays
from orda.games.zombies.play import Play
from orda.games.zombies.registry import WINDOW_NAMES
from orda.games.zombies.windows import window_options
from tests.games.zombies.harness import CENTRE, given

SOUTH = ("base_straight 0 1 0", "base_straight 0 2 0", "base_straight 0 3 0")
KINDS = {name: window for window, name in WINDOW_NAMES.items()}


def test_nobody_without_a_play_is_asked() -> None:
    assert given("", "", "").asked == (0, "step")


def test_the_active_player_is_asked_first_then_clockwise() -> None:
    g = given("zombie_master", "zombie_master", "zombie_master", active=1)
    order = []
    for _ in range(3):
        order.append(g.asked)
        g.chooses("pass")
    assert order == [(1, "turn_start"), (2, "turn_start"), (0, "turn_start")]


def test_after_an_answer_the_asking_starts_over() -> None:
    g = given("zombie_master", "fear", tiles=SOUTH).chooses("pass")
    assert g.asked == (1, "turn_start")
    g.chooses("play:fear>0")
    assert g.asked == (0, "turn_start"), "something has changed since he passed"


def test_nobody_is_asked_again_after_a_pass_with_nothing_changed() -> None:
    g = given("", "zombie_master", tiles=SOUTH).chooses("pass")
    assert g.asked[1] != "turn_start"


def test_pass_turn_covers_every_free_window_of_this_turn_and_no_other() -> None:
    g = given("", "zombie_master", "", tiles=SOUTH).chooses("pass_turn")
    assert 1 not in [player for player, _ in g.goes_on_to_turn(2)]
    assert g.asked == (1, "turn_start")


def test_pass_turn_covers_before_fight_but_not_reactions() -> None:
    g = given("", "butter_fingers", zombies=(CENTRE,), dice=(1,)).chooses("pass_turn")
    assert g.asked == (1, "after_roll")


def test_pass_round_covers_every_free_window_until_the_own_next_turn_but_no_reaction() -> None:
    g = given("", "", "butter_fingers", zombies=(CENTRE,), dice=(1,)).chooses("pass_round")
    seen = g.goes_on_to_turn(3)
    assert {kind for player, kind in seen if player == 2} == {"after_roll"}
    assert g.asked == (2, "turn_start")


def test_passing_in_advance_never_covers_ones_own_fights() -> None:
    g = given("alternate_food_source", "fear", zombies=(CENTRE,), dice=(1,)).chooses("pass_turn", "pass_turn")
    assert g.asked == (0, "before_fight")
    g.chooses("pass")
    assert g.asked == (0, "pay"), "the other one has passed in advance, and it is no fight of his"


def test_r74_any_card_may_be_played_before_every_roll_and_nobody_is_asked_twice_for_nothing() -> None:
    g = given("", "zombie_master", zombies=(CENTRE,), lives=(3,), dice=(1, 1)).chooses("pass")
    assert (g.asked, g.can_play("zombie_master")) == ((1, "before_fight"), ["play:zombie_master"])
    g.chooses("pass", "pay:life")
    assert g.asked == (0, "pay"), "rolled again, and only the fight itself has gone on"


def test_r74_who_fights_is_asked_again_after_a_wound_and_everybody_after_a_card() -> None:
    g = given("alternate_food_source", "zombie_master", "fear", zombies=(CENTRE,), dice=(1,))
    g.chooses("pass", "pass", "pass", "pass", "pass", "pass", "pay:life")
    assert g.asked == (0, "before_fight")
    g = given("", "zombie_master", "fear", zombies=(CENTRE,)).chooses("pass", "pass", "pass")
    assert g.asked == (2, "before_fight")
    g.chooses("play:fear>0")
    assert g.asked == (1, "before_fight")


def test_r74_a_relocated_fighter_leaves_the_fight() -> None:
    g = given("", "bad_sense_of_direction", pawns=((1, 0), (1, 2)), zombies=((1, 0),)).chooses("pass")
    g.chooses("play:bad_sense_of_direction>0")
    assert "broken_off" in g.told()
    assert g.pawn(0) == CENTRE


def test_the_active_player_plays_together_with_his_next_step() -> None:
    g = given("zombie_master adrenaline_rush", "", tiles=SOUTH).chooses("pass")
    assert g.asked == (0, "step")
    assert g.can_play("adrenaline_rush"), "before the first step it is before_move"
    g.chooses("step:1,2")
    assert not g.can_play("adrenaline_rush")
    assert g.asked == (0, "step")
    assert g.can_play("zombie_master") == ["play:zombie_master"]
    g.chooses("play:zombie_master")
    assert g.asked == (0, "put")
    g.goes_on_to("step")
    assert g.walk.points == 4


def test_a_card_before_the_first_step_changes_the_points_and_one_after_it_does_not() -> None:
    g = given("adrenaline_rush", "zombie_master", tiles=SOUTH).chooses("pass", "pass")
    assert g.walk.points == 5
    g.chooses("play:adrenaline_rush")
    assert g.asked == (1, "before_move"), "the others may answer it"
    g.chooses("pass")
    assert g.walk.points == 10


def test_under_brain_cramp_he_is_asked_for_his_cards_in_the_window() -> None:
    g = given("zombie_master", "brain_cramp", tiles=SOUTH).chooses("pass").chooses("play:brain_cramp>0")
    assert g.asked == (0, "before_move")
    g.chooses("pass")
    assert g.asked == (1, "step")
    assert not g.can_play("zombie_master")


def test_the_others_may_answer_a_card_played_with_a_step() -> None:
    g = given("fear", "zombie_master", tiles=SOUTH).chooses("pass_turn", "pass", "pass").chooses("step:1,2", "pass")
    g.chooses("play:fear>1")
    assert g.asked == (1, "between_steps")


def test_who_stops_by_his_own_choice_is_not_asked_at_once_what_he_would_play() -> None:
    g = given("zombie_master", "", tiles=SOUTH, zombies=((1, 8), (1, 10))).chooses("pass", "step:1,2", "stop")
    assert g.asked == (0, "move_zombie")


def test_who_stopped_by_his_own_choice_is_not_asked_after_a_re_deal() -> None:
    """What he holds may be a card that he could play now, but everybody saw him stop."""
    g = given("zombie_master", "zombie_master", "", tiles=SOUTH).goes_on_to("step", player=0).chooses("stop")
    assert g.asked == (1, "after_move")
    for seed in range(40):
        other = g.game.clone()
        other.redeal(2, seed)
        assert other.decision is not None
        assert other.decision.player == 1


def test_the_others_are_asked_when_somebody_stops() -> None:
    g = given("", "zombie_master", tiles=SOUTH).chooses("pass", "pass", "stop")
    assert g.asked == (1, "after_move")


def test_out_of_points_nobody_is_asked_twice() -> None:
    g = given("", "zombie_master", tiles=SOUTH, lives=(0,), zombies=((1, 10),))
    g.chooses("pass", "pass", "step:1,2", "pass", "step:1,3")
    assert g.asked == (1, "between_steps")
    g.chooses("pass")
    assert g.asked[1] != "after_move"


def test_the_end_of_a_turn_in_which_nothing_moved_is_not_another_question() -> None:
    g = given("", "zombie_master", tiles=SOUTH, pawns=((1, 3),)).chooses("pass", "pass", "stop", "pass")
    assert g.asked[1] != "turn_end"


FULL = "molotov_cocktail molotov_cocktail molotov_cocktail"  # nothing is drawn


def test_before_move_does_not_repeat_the_start_of_a_turn_in_which_nothing_happened() -> None:
    g = given(FULL, "zombie_master", tiles=SOUTH).chooses("pass")
    assert g.asked == (0, "step")


def test_before_move_asks_all_the_same_for_a_card_that_names_it() -> None:
    g = given(FULL, "zombie_master your_shoes_untied", "fear", tiles=SOUTH).chooses("pass", "pass")
    assert g.asked == (1, "before_move")
    g.chooses("play:zombie_master").goes_on_to("before_move", "step")
    assert g.asked == (2, "before_move"), "something has happened"


def test_before_move_asks_again_after_a_drawn_card_a_tile_or_a_fight() -> None:
    assert given("", "zombie_master", tiles=SOUTH).chooses("pass").asked == (1, "before_move")
    g = given(FULL, "zombie_master", tiles=SOUTH, to_draw="base_straight").chooses("pass")
    assert g.goes_on_to("before_move", "step").asked == (1, "before_move")
    g = given(FULL, "zombie_master", tiles=SOUTH, zombies=(CENTRE,), dice=(6,))
    assert g.chooses("pass", "pass").asked == (1, "before_move")


def test_a_barred_movement_opens_one_window_only() -> None:
    g = given("fear", "", "zombie_master", tiles=SOUTH).chooses("play:fear>1", "pass_turn")
    g.goes_on_to_turn(2)
    kinds = [kind for player, kind in g.goes_on_to_turn(3) if player == 2]
    assert kinds.count("before_move") == 1
    assert "after_move" not in kinds


def test_cards_after_the_own_roll_are_offered_with_the_payment() -> None:
    g = given("adrenaline_rush", "", zombies=(CENTRE,), dice=(1,))
    assert g.asked == (0, "pay")
    assert g.ids == ["pay:bullets", "pay:life", "play:adrenaline_rush"]


def test_others_may_answer_a_card_played_with_the_payment() -> None:
    g = given("adrenaline_rush", "butter_fingers", zombies=(CENTRE,), items=("fire_axe",), dice=(1,))
    g.chooses("pass_turn", "pass")
    g.chooses("play:adrenaline_rush")
    assert g.asked == (1, "after_roll")
    g.chooses("play:butter_fingers>0", "drop:fire_axe")
    assert g.asked == (0, "pay")


def test_a_window_closes_when_its_occasion_is_gone() -> None:
    g = given("", "alternate_food_source", "this_isnt_so_bad", zombies=(CENTRE,)).chooses("pass", "pass")
    assert g.asked == (1, "before_fight")
    g.chooses("play:alternate_food_source")
    assert g.asked == (2, "before_move"), "there is no fight any more to play a card before"


def test_others_see_that_a_window_is_open_but_not_who_is_asked() -> None:
    g = given("", "zombie_master", "")
    assert g.view(0)["asked"] == {"kind": "window", "player": None}
    assert g.view(1)["asked"]["kind"] == "turn_start"


def check_asking(g: Play, passed: set[int]) -> None:
    """Who is asked in a window has a play, and whoever has one and comes before him has passed."""
    d = g.decision
    assert d is not None
    window, position = g.handed
    assert plays(g, d.player, window)
    for i in range(position):
        player = (g.t.active + i) % g.players
        assert player in passed or not window_options(g, player, window)


def test_in_random_games_everybody_with_a_play_is_asked_and_nobody_else() -> None:
    for seed in range(12):
        g, chance = RULES.new(2 + seed % 5, seed, max_rounds=15), Chance(seed)
        open_window: tuple[int, ...] = ()
        passed: set[int] = set()
        while g.decision is not None:
            d = g.decision
            if d.kind in KINDS:
                key = (g.t.turn, len(g.stack), g.handed[0], len(g.t.discard))
                if key != open_window:
                    open_window, passed = key, {g.t.active} if d.kind == "after_move" else set()
                check_asking(g, passed)
                passed.add(d.player)
            option = chance.choice(d.options)
            if option >= PLAY and d.kind in KINDS:
                spent = g.t.may_activate if option >= ACTIVATE else g.t.may_play
                assert spent >> d.player & 1
                open_window = ()
            g.apply(option)


def test_after_a_roll_only_cards_that_name_it_are_offered() -> None:
    g = given("", "zombie_master butter_fingers", zombies=((1, 0),)).goes_on_to("step").rolls(1)
    g.chooses("step:1,0").goes_on_to("after_roll")
    assert sorted(g.ids) == ["pass", "play:butter_fingers>0"]
