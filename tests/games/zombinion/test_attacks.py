"""Fuga rapida, Piano superiore, Ricognizione, Ispezione and Sciame di zombi."""

from __future__ import annotations

from tests.games.zombinion.harness import given, seat

# -- Fuga rapida ---------------------------------------------------------------------------


def test_getaway_takes_rounds_onto_the_deck() -> None:
    g = given(seat("getaway", "bullet"), seat("bullet")).plays("getaway")
    assert g.deck(0) == "rounds bullet"
    assert g.discard(0) == ""


def test_getaway_makes_each_other_player_put_a_zombies_card_on_his_deck() -> None:
    g = given(seat("getaway"), seat("zombie bullet", "rounds"), seat("bullet horde", "")).plays("getaway")
    assert (g.hand(1), g.deck(1)) == ("bullet", "zombie rounds")
    assert (g.hand(2), g.deck(2)) == ("bullet", "horde")  # now the only card of his deck


def test_d9_getaway_victim_with_several_kinds_chooses() -> None:
    g = given(seat("getaway"), seat("zombie horde survivors bullet")).plays("getaway")
    assert g.asked == (1, "return")
    assert g.ids == ["return:zombie", "return:horde", "return:survivors"]
    assert g.chooses("return:horde").deck(1) == "horde"
    assert g.heard("return", 0) == {"player": 1, "card": "horde"}


def test_getaway_victim_without_a_zombies_card_shows_the_hand() -> None:
    g = given(seat("getaway"), seat("infection bullet maverick")).plays("getaway")
    assert g.hand(1) == "bullet infection maverick"
    assert g.heard("show_hand", 0)["cards"] == ["bullet", "infection", "maverick"]


def test_d9_getaway_without_rounds_in_the_supply_still_attacks() -> None:
    g = given(seat("getaway", "bullet"), seat("zombie"), supply={"rounds": 0}).plays("getaway")
    assert g.deck(0) == "bullet"
    assert (g.hand(1), g.deck(1)) == ("", "zombie")


def test_getaway_goes_round_in_turn_order() -> None:
    hands = [seat("zombie horde"), seat("getaway"), seat("zombie horde"), seat("zombie horde")]
    g = given(*hands, active=1).plays("getaway")
    order = []
    while g.asked[1] == "return":
        order.append(g.asked[0])
        g.chooses("return:zombie")
    assert order == [2, 3, 0]


def test_getaway_leaves_the_player_s_own_hand_alone() -> None:
    g = given(seat("getaway zombie bullet"), seat("bullet")).plays("getaway")
    assert g.hand(0) == "bullet zombie"


# -- Piano superiore --------------------------------------------------------------------------


def test_upper_floor_gives_two_shots_and_leaves_the_others_three_cards() -> None:
    g = given(seat("upper_floor zombie*4"), seat("bullet*2 rounds zombie*2")).plays("upper_floor")
    assert g.ids == ["discard:bullet", "discard:rounds", "discard:zombie"]
    g.chooses("discard:zombie", "discard:zombie")
    assert (g.hand(1), g.discard(1)) == ("bullet bullet rounds", "zombie zombie")
    assert g.counts == (0, 1, 2)
    assert g.hand(0) == "zombie zombie zombie zombie"


def test_upper_floor_does_not_touch_three_cards_or_fewer() -> None:
    g = given(seat("upper_floor"), seat("bullet*2 zombie"), seat("zombie")).plays("upper_floor")
    assert g.asked == (0, "hunt")
    assert (g.hand(1), g.hand(2)) == ("bullet bullet zombie", "zombie")


def test_upper_floor_asks_the_others_in_turn_order() -> None:
    five = "bullet*2 rounds zombie*2"
    g = given(seat(five), seat("upper_floor"), seat(five), active=1).plays("upper_floor")
    assert g.asked == (2, "discard")
    g.chooses("discard:bullet", "discard:bullet")
    assert g.asked == (0, "discard")


def test_d4_upper_floor_discards_show_only_the_top() -> None:
    g = given(seat("upper_floor"), seat("bullet*2 rounds zombie*2")).plays("upper_floor").chooses("discard:rounds")
    assert g.top(1) is None
    g.chooses("discard:zombie")
    assert g.top(1) == "zombie"
    assert g.heard("discard", 0) == {"player": 1, "count": 2, "top": "zombie"}


# -- Ricognizione ------------------------------------------------------------------------------


def test_recon_draws_first_and_then_everybody_shows_the_top_card() -> None:
    g = given(seat("recon", "magazine zombie rounds"), seat("", "horde bullet")).plays("recon")
    assert g.hand(0) == "magazine"
    assert g.counts[0] == 1
    assert g.ids == ["back:zombie", "discard:zombie"]
    g.chooses("discard:zombie")
    assert g.asked == (0, "recon")
    assert g.ids == ["back:horde", "discard:horde"]
    g.chooses("back:horde")
    assert (g.deck(0), g.discard(0)) == ("rounds", "zombie")
    assert (g.deck(1), g.discard(1)) == ("horde bullet", "")


def test_recon_may_discard_from_others_decks() -> None:
    g = given(seat("recon", "bullet zombie"), seat("", "magazine bullet"), seat("", "zombie rounds")).plays("recon")
    g.chooses("back:zombie", "discard:magazine", "back:zombie")
    assert (g.deck(1), g.discard(1)) == ("bullet", "magazine")
    assert (g.deck(2), g.discard(2)) == ("zombie rounds", "")


def test_recon_shuffles_an_empty_deck_to_show_a_card() -> None:
    g = given(seat("recon", "bullet", "zombie"), seat("", "", "rounds")).plays("recon")
    g.chooses("back:zombie", "discard:rounds")
    assert (g.deck(0), g.deck(1), g.discard(1)) == ("zombie", "", "rounds")


def test_recon_skips_who_has_no_card_at_all() -> None:
    g = given(seat("recon", "bullet"), seat("zombie")).plays("recon")
    assert g.asked == (0, "hunt")


def test_recon_does_not_touch_who_shows_barricade_but_its_own_player() -> None:
    g = given(seat("recon", "bullet zombie"), seat("barricade", "magazine"), seat("", "rounds")).plays("recon")
    g.chooses("reveal:barricade", "discard:zombie")
    assert g.ids == ["back:rounds", "discard:rounds"]
    assert g.chooses("back:rounds").deck(1) == "magazine"


# -- Ispezione ----------------------------------------------------------------------------------


def test_search_trashes_the_aim_card_of_two_and_discards_the_other() -> None:
    g = given(seat("search"), seat("", "rounds zombie bullet")).plays("search")
    assert g.trash == "rounds"
    assert (g.deck(1), g.discard(1)) == ("bullet", "zombie")
    assert g.asked == (0, "loot")
    assert g.ids == ["stop", "take:rounds"]
    g.chooses("take:rounds")
    assert (g.discard(0), g.trash) == ("rounds", "")


def test_search_lets_its_player_choose_between_two_kinds() -> None:
    g = given(seat("search"), seat("", "rounds magazine")).plays("search")
    assert g.asked == (0, "search")
    assert g.ids == ["trash:rounds", "trash:magazine"]
    g.chooses("trash:magazine", "stop")
    assert (g.trash, g.discard(0), g.discard(1)) == ("magazine", "", "rounds")


def test_d5_search_trashes_one_of_two_alike_without_asking() -> None:
    g = given(seat("search"), seat("", "rounds rounds")).plays("search")
    assert g.asked == (0, "loot")
    assert (g.trash, g.discard(1)) == ("rounds", "rounds")


def test_search_discards_both_when_there_is_no_aim_card() -> None:
    g = given(seat("search"), seat("", "zombie maverick")).plays("search")
    assert g.asked == (0, "hunt")
    assert (g.trash, g.discard(1)) == ("", "zombie maverick")


def test_search_against_no_card_does_nothing() -> None:
    g = given(seat("search"), seat("rounds")).plays("search")
    assert g.asked == (0, "hunt")
    assert g.hand(1) == "rounds"


def test_d5_search_against_one_card_takes_that_one() -> None:
    g = given(seat("search"), seat("", "rounds")).plays("search").chooses("stop")
    assert (g.trash, g.deck(1), g.discard(1)) == ("rounds", "", "")


def test_search_against_one_card_in_the_deck_shuffles_for_the_other_without_the_first() -> None:
    g = given(seat("search"), seat("", "zombie", "magazine")).plays("search").chooses("stop")
    assert (g.trash, g.deck(1), g.discard(1)) == ("magazine", "", "zombie")


def test_d5_search_takes_any_of_the_cards_just_trashed_but_no_older_ones() -> None:
    table = [seat("search"), seat("", "rounds zombie"), seat("", "magazine bullet"), seat("", "bullet zombie")]
    g = given(*table, trash="magazine").plays("search").chooses("trash:magazine")
    assert g.ids == ["stop", "take:bullet", "take:rounds", "take:magazine"]
    g.chooses("take:magazine")
    assert g.ids == ["stop", "take:bullet", "take:rounds"]  # the other Caricatore was there before
    g.chooses("take:rounds", "stop")
    assert g.discard(0) == "rounds magazine"
    assert g.trash == "bullet magazine"


def test_search_may_take_all() -> None:
    g = given(seat("search"), seat("", "rounds zombie"), seat("", "bullet zombie")).plays("search")
    g.chooses("take:bullet", "take:rounds")
    assert (g.asked, g.trash, g.discard(0)) == ((0, "hunt"), "", "bullet rounds")


def test_search_does_not_touch_who_shows_barricade() -> None:
    g = given(seat("search"), seat("", "rounds zombie"), seat("barricade", "magazine zombie")).plays("search")
    g.chooses("reveal:barricade", "stop")
    assert (g.trash, g.deck(2)) == ("rounds", "magazine zombie")


def test_search_under_tactics_offers_only_what_each_play_trashed() -> None:
    g = given(seat("tactics search"), seat("", "rounds zombie magazine zombie")).plays("tactics").chooses("stop")
    assert g.ids == ["stop", "take:magazine"]


# -- Sciame di zombi ----------------------------------------------------------------------------


def test_swarm_draws_two_and_infects_each_other_player() -> None:
    g = given(seat("swarm", "bullet*3"), seat("zombie"), seat("zombie"), supply={"infection": 10}).plays("swarm")
    assert g.hand(0) == "bullet bullet"
    assert (g.discard(0), g.top(1), g.top(2)) == ("", "infection", "infection")
    assert g.supply("infection") == 8


def test_swarm_with_one_infection_left_for_three_gives_it_to_the_next_in_turn_order() -> None:
    table = [seat("zombie"), seat("zombie"), seat("swarm", "bullet*2"), seat("zombie")]
    g = given(*table, active=2, supply={"infection": 1}).plays("swarm")
    assert [g.top(player) for player in range(4)] == [None, None, None, "infection"]
    assert g.supply("infection") == 0


def test_swarm_without_infections_still_draws_two() -> None:
    g = given(seat("swarm", "bullet*2"), seat("zombie"), supply={"infection": 0}).plays("swarm")
    assert (g.hand(0), g.discard(1)) == ("bullet bullet", "")


def test_swarm_passes_the_infection_on_past_a_barricade() -> None:
    table = [seat("swarm", "bullet*2"), seat("barricade"), seat("zombie"), seat("zombie")]
    g = given(*table, supply={"infection": 1}).plays("swarm").chooses("reveal:barricade")
    assert [g.top(player) for player in range(4)] == [None, None, "infection", None]
