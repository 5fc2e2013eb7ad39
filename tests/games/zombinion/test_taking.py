"""Munizioni, Deposito, Rifornimento, Ricarica, Proiettili esplosivi and Tattica."""

from __future__ import annotations

from tests.games.zombinion.harness import At, given, seat


def takeable(g: At) -> set[str]:
    return {id_.removeprefix("take:") for id_ in g.ids}


# -- Munizioni ---------------------------------------------------------------------------


def test_ammo_takes_a_card_costing_up_to_four_onto_the_discard_pile() -> None:
    g = given(seat("ammo", "bullet"), supply={"cunning": 10, "cover": 10}).plays("ammo")
    assert g.asked == (0, "take")
    assert {"bullet", "rounds", "zombie", "infection", "cunning"} <= takeable(g)
    assert takeable(g).isdisjoint({"cover", "many_zombies", "magazine", "horde", "stop"})
    g.chooses("take:cunning")
    assert (g.discard(0), g.top(0), g.hand(0)) == ("cunning", "cunning", "")
    assert g.supply("cunning") == 9


def test_ammo_does_not_reach_further_with_shots() -> None:
    g = given(seat("help ammo magazine"), supply={"cover": 10}).plays("help").plays("ammo")
    g.refuses("take:cover")
    assert g.chooses("take:rounds").counts == (1, 2, 2)


def test_d2_ammo_cannot_take_from_an_empty_pile() -> None:
    g = given(seat("ammo"), supply={"cunning": 0}).plays("ammo")
    g.refuses("take:cunning")


# -- Deposito ------------------------------------------------------------------------------


def test_depot_is_trashed_and_takes_a_card_costing_up_to_five() -> None:
    g = given(seat("depot"), supply={"cover": 10, "all_in": 10}).plays("depot")
    assert (g.trash, g.in_play) == ("depot", "")
    assert "many_zombies" in takeable(g)
    assert "cover" in takeable(g)
    assert takeable(g).isdisjoint({"magazine", "all_in", "horde"})
    assert g.chooses("take:cover").discard(0) == "cover"


def test_depot_is_trashed_even_when_played_beside_another_one() -> None:
    g = given(seat("help depot*2", "bullet*9")).plays("help").plays("depot").chooses("take:rounds")
    g.plays("depot").chooses("take:rounds")
    assert g.trash == "depot depot"
    assert g.discard(0) == "rounds rounds"


# -- Rifornimento --------------------------------------------------------------------------


def test_resupply_takes_a_card_costing_up_to_two_more_than_the_trashed_one() -> None:
    g = given(seat("resupply rounds zombie")).plays("resupply").chooses("trash:rounds")
    assert "many_zombies" in takeable(g)
    assert "rounds" in takeable(g)  # a copy of the trashed card, or a cheaper one, is allowed too
    assert "bullet" in takeable(g)
    assert takeable(g).isdisjoint({"magazine", "horde", "stop"})
    g.chooses("take:many_zombies")
    assert (g.trash, g.top(0), g.hand(0)) == ("rounds", "many_zombies", "zombie")


def test_d3_resupply_must_trash_when_it_can() -> None:
    g = given(seat("resupply bullet zombie")).plays("resupply")
    assert g.ids == ["trash:bullet", "trash:zombie"]


def test_resupply_without_a_card_in_hand_takes_nothing() -> None:
    g = given(seat("resupply")).plays("resupply")
    assert g.asked == (0, "hunt")
    assert (g.trash, g.discard(0)) == ("", "")


def test_resupply_cannot_trash_itself_but_another_one() -> None:
    g = given(seat("resupply*2")).plays("resupply")
    assert g.trash == "resupply"
    assert g.in_play == "resupply"
    assert "take:magazine" in g.ids


def test_resupply_does_not_reach_further_with_shots() -> None:
    g = given(seat("help resupply zombie"), shots=3).plays("help").plays("resupply")
    g.refuses("take:many_zombies")


def test_resupply_makes_magazines_into_the_horde() -> None:
    g = given(seat("resupply magazine")).plays("resupply").chooses("take:horde")
    assert g.top(0) == "horde"


def test_d2_resupply_takes_nothing_when_no_pile_is_within_reach() -> None:
    empty = {"bullet": 0, "infection": 0, "zombie": 0, "bait": 0, "sacrifice": 0, "barricade": 0}
    g = given(seat("resupply infection rounds"), supply=empty).plays("resupply").chooses("trash:infection")
    assert g.asked == (0, "hunt")
    assert (g.hand(0), g.discard(0)) == ("rounds", "")


# -- Ricarica ------------------------------------------------------------------------------


def test_reload_takes_an_aim_card_into_the_hand_and_it_counts_at_once() -> None:
    g = given(seat("reload bullet rounds")).plays("reload").chooses("trash:rounds", "take:magazine")
    assert g.hand(0) == "bullet magazine"
    assert g.hunts().counts[2] == 4


def test_reload_takes_only_aim_cards_up_to_three_more() -> None:
    g = given(seat("reload bullet")).plays("reload")
    assert g.ids == ["take:bullet", "take:rounds"]


def test_reload_may_take_the_same_card_or_a_cheaper_one() -> None:
    g = given(seat("reload magazine")).plays("reload")
    assert g.ids == ["take:bullet", "take:rounds", "take:magazine"]


def test_reload_without_an_aim_card_does_nothing() -> None:
    g = given(seat("reload zombie")).plays("reload")
    assert g.asked == (0, "hunt")
    assert (g.trash, g.hand(0)) == ("", "zombie")


def test_d3_reload_must_trash_when_it_can() -> None:
    g = given(seat("reload bullet rounds zombie")).plays("reload")
    assert g.ids == ["trash:bullet", "trash:rounds"]


def test_reload_takes_nothing_when_the_piles_are_empty() -> None:
    g = given(seat("reload bullet"), supply={"bullet": 0, "rounds": 0}).plays("reload")
    assert (g.hand(0), g.asked) == ("", (0, "hunt"))


# -- Proiettili esplosivi ----------------------------------------------------------------------


def test_explosive_trashes_a_bullet_for_three_shots() -> None:
    g = given(seat("explosive bullet*2")).plays("explosive")
    assert (g.trash, g.hand(0), g.counts) == ("bullet", "bullet", (0, 1, 3))


def test_explosive_without_a_bullet_gives_nothing() -> None:
    g = given(seat("explosive rounds")).plays("explosive")
    assert (g.trash, g.hand(0), g.counts) == ("", "rounds", (0, 1, 0))


def test_d3_explosive_is_not_optional() -> None:
    g = given(seat("explosive bullet")).plays("explosive")
    assert g.trash == "bullet"


# -- Tattica ---------------------------------------------------------------------------------


def test_tactics_plays_a_card_twice_and_the_second_costs_no_action() -> None:
    g = given(seat("tactics cunning", "bullet*6")).plays("tactics")
    assert g.hand(0) == "bullet bullet bullet bullet bullet bullet"
    assert g.in_play == "tactics cunning"
    assert g.counts[0] == 0


def test_tactics_on_cover_leaves_two_actions_two_covers_would_leave_one() -> None:
    g = given(seat("tactics cover maverick", "bullet*2")).plays("tactics").chooses("play:cover")
    assert g.counts == (2, 3, 2)
    g = given(seat("cover*2", "bullet*2")).plays("cover").plays("cover")
    assert g.counts == (1, 3, 2)


def test_d3_tactics_must_choose_when_there_is_an_action_card() -> None:
    g = given(seat("tactics maverick cunning", "bullet*6")).plays("tactics")
    assert g.ids == ["play:maverick", "play:cunning"]


def test_d7_tactics_without_another_action_card_does_nothing() -> None:
    g = given(seat("tactics bullet", "rounds")).plays("tactics")
    assert g.asked == (0, "hunt")
    assert (g.in_play, g.hand(0), g.deck(0)) == ("tactics", "bullet", "rounds")


def test_tactics_cannot_choose_zombies_or_aim_cards() -> None:
    g = given(seat("tactics survivors bullet zombie")).plays("tactics")
    assert g.asked == (0, "hunt")


def test_d7_tactics_on_tactics_plays_two_different_cards_twice_each() -> None:
    g = given(seat("tactics*2 cunning shotgun maverick", "bullet*9")).plays("tactics").chooses("play:tactics")
    g.chooses("play:cunning")
    assert g.hand(0) == " ".join(["bullet"] * 6 + ["maverick", "shotgun"])
    assert g.asked == (0, "twice")  # the first card is done with before the second is chosen
    g.chooses("play:shotgun")
    assert g.counts == (0, 3, 4)
    assert g.in_play == "tactics tactics cunning shotgun"


def test_tactics_on_tactics_with_one_card_left_doubles_only_that() -> None:
    g = given(seat("tactics*2 shotgun", "bullet*9")).plays("tactics").chooses("play:tactics")
    assert g.counts == (0, 3, 4)
    assert g.asked == (0, "hunt")


def test_d7_tactics_on_depot_takes_two_cards_but_trashes_it_once() -> None:
    g = given(seat("tactics depot", "bullet*9")).plays("tactics").chooses("take:many_zombies", "take:rounds")
    assert g.trash == "depot"
    assert g.discard(0) == "rounds many_zombies"
    assert g.in_play == "tactics"


def test_tactics_resolves_the_first_play_fully_before_the_second() -> None:
    g = given(seat("tactics reload bullet")).plays("tactics").chooses("take:rounds")
    assert g.asked == (0, "take")  # the Proiettili just taken is trashed for a Caricatore
    assert g.chooses("take:magazine").hand(0) == "magazine"
    assert g.trash == "bullet rounds"


def test_tactics_on_an_attack_lets_barricade_be_shown_before_each_play() -> None:
    g = given(seat("tactics upper_floor"), seat("barricade bullet*4")).plays("tactics")
    g.chooses("no", "discard:bullet", "discard:bullet")
    assert g.asked == (1, "barricade")
    g.chooses("reveal:barricade")
    assert g.hand(1) == "bullet bullet barricade"
    assert g.counts[2] == 4


def test_tactics_and_what_it_doubled_stay_in_play_until_the_end_of_the_turn() -> None:
    g = given(seat("tactics shotgun", "bullet*9")).plays("tactics").chooses("stop")
    assert g.discard(0) == "shotgun tactics"
