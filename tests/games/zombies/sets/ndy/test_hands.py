"""The event cards of Not Dead Yet about cards in hands, piles and play, a section each."""

from __future__ import annotations

import pytest

from orda.games.zombies.knowledge import deck_known, hand_known
from orda.games.zombies.registry import CARDS
from orda.games.zombies.table import PER_PLAYER, PER_SET
from tests.games.zombies.harness import CENTRE, HOSPITAL, At, cards, given

INSIDE = (1, -2)  # the hospital


def hand(g: At, player: int) -> list[str]:
    return sorted(CARDS.ids[card] for card in g.t.hands[player])


def deck(g: At) -> list[str]:
    """The top first."""
    return [CARDS.ids[card] for card in reversed(g.t.deck)]


# -- I Could Use A Drink ----------------------------------------------------------------------------------


def test_i_could_use_a_drink_gives_three_new_cards_for_the_rest_of_the_hand() -> None:
    g = given("i_could_use_a_drink fear grenade", "", deck="chainsaw skateboard fire_axe lots_of_ammo")
    g.chooses("play:i_could_use_a_drink")
    assert hand(g, 0) == ["chainsaw", "fire_axe", "skateboard"]
    assert sorted(g.discard) == ["fear", "grenade", "i_could_use_a_drink"]


def test_i_could_use_a_drink_is_legal_with_no_other_card() -> None:
    g = given("", "i_could_use_a_drink", deck="chainsaw skateboard fire_axe").chooses("play:i_could_use_a_drink")
    assert len(g.t.hands[1]) == 3


def test_i_could_use_a_drink_draws_what_was_just_discarded_if_nothing_else_is_left() -> None:
    g = given("", "i_could_use_a_drink fear grenade", deck="").chooses("play:i_could_use_a_drink")
    assert hand(g, 1) == ["fear", "grenade"]


def test_i_could_use_a_drink_tells_the_others_only_what_was_thrown_away() -> None:
    g = given("i_could_use_a_drink fear", "", deck="chainsaw skateboard fire_axe").chooses("play:i_could_use_a_drink")
    assert "draw_card" not in g.told(1)
    assert "discard" in g.told(1)


# -- My, You Look Familiar. -------------------------------------------------------------------------------


def look(more: str = "", **position: object) -> At:
    lie = {"deck": "chainsaw skateboard fire_axe grenade"} | position
    return given("my_you_look_familiar " + more, "", "", **lie).chooses("play:my_you_look_familiar")  # type: ignore[arg-type]


def test_my_you_look_familiar_discards_one_puts_one_under_and_one_back_on_top() -> None:
    g = look("fear grenade")
    assert (g.asked, g.ids) == (
        (0, "look_discard"),
        [f"look_discard:{c}" for c in ("chainsaw", "fire_axe", "skateboard")],
    )
    g.chooses("look_discard:skateboard")
    assert g.ids == ["look_under:chainsaw", "look_under:fire_axe"]
    g.chooses("look_under:chainsaw")
    assert g.discard == ["skateboard", "my_you_look_familiar"]
    assert deck(g) + hand(g, 0)[1:2] == ["grenade", "chainsaw", "fire_axe"], "the top card was drawn in phase C"


def test_my_you_look_familiar_shows_the_cards_to_its_player_alone() -> None:
    g = look()
    assert ("look_at" in g.told(0), "look_at" in g.told(1)) == (True, False)
    assert g.view(1)["asked"] == {"kind": "waiting", "player": 0}


def test_my_you_look_familiar_what_was_seen_survives_a_redeal_and_nobody_else_knows_it() -> None:
    g = look("fear grenade", deck="chainsaw skateboard fire_axe grenade lots_of_ammo molotov_cocktail " * 3)
    g.goes_on_to("look_discard")
    for seed in range(5):
        assert g.redealt(0, seed).ids == g.ids
        other = g.redealt(1, seed)
        assert other.ids == [f"look_discard:{CARDS.ids[card]}" for card in sorted(set(other.t.deck[-3:]))]
        assert [card for _, card in deck_known(other.t, 0, 0)] == other.t.deck[-3:]
        other.lets_go()
    g.chooses("look_discard:chainsaw", "look_under:fire_axe")
    facts = deck_known(g.t, 0, 0)
    assert (0, g.t.deck[0]) in facts
    assert CARDS.ids[g.t.deck[0]] == "fire_axe"
    assert deck_known(g.t, 1, 0) == []


def test_my_you_look_familiar_who_knew_the_top_before_knows_what_is_left_of_it() -> None:
    g = given("my_you_look_familiar fear fear fear", "", deck="chainsaw skateboard fire_axe grenade")
    g.t.known = [(1, 16, 0, g.t.deck[0]), (1, 16, 1, g.t.deck[1]), (1, 16, 3, g.t.deck[3])]
    g.chooses("play:my_you_look_familiar", "look_discard:skateboard")
    assert deck_known(g.t, 1, 0) == [(0, cards("grenade")[0]), (1, cards("fire_axe")[0]), (2, cards("chainsaw")[0])]
    g.chooses("look_under:fire_axe")
    assert deck_known(g.t, 1, 0) == [(1, cards("grenade")[0])], "which of the two went under nobody else has seen"


def test_my_you_look_familiar_shuffles_the_discard_pile_below_if_fewer_than_three_are_left() -> None:
    g = look("fear grenade", deck="chainsaw", discard="skateboard fire_axe lots_of_ammo")
    assert "look_discard:chainsaw" in g.ids
    assert len(g.ids) == 3
    assert g.discard == []


def test_my_you_look_familiar_with_two_cards_one_is_discarded_and_one_goes_under() -> None:
    g = look("fear grenade fear", deck="chainsaw skateboard").chooses("look_discard:chainsaw", "look_under:skateboard")
    assert deck(g) == ["skateboard"]


def test_my_you_look_familiar_with_one_card_it_is_discarded() -> None:
    g = look("fear grenade fear", deck="chainsaw").chooses("look_discard:chainsaw")
    assert (deck(g), g.discard) == ([], ["chainsaw", "my_you_look_familiar"])


def test_my_you_look_familiar_needs_a_card_to_look_at() -> None:
    assert given("my_you_look_familiar", "", deck="").can_play("my_you_look_familiar") == []


def test_my_you_look_familiar_with_decks_of_their_own_each_looks_into_his() -> None:
    g = given("my_you_look_familiar", "", deck="", discard="fear")
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = PER_PLAYER, [cards("grenade")], [[]]
    assert g.lets_go().can_play("my_you_look_familiar") == [], "a deck of one's own is never shuffled anew"


def test_my_you_look_familiar_with_a_deck_per_set_one_is_chosen() -> None:
    g = given("my_you_look_familiar fear grenade", "", deck="chainsaw skateboard fire_axe")
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = PER_SET, [[c + 256 for c in cards("machete fear fear")]], [[]]
    g.game.options["card_sets"] = ["base", "ndy"]
    g.chooses("play:my_you_look_familiar")
    assert g.ids == ["look_into:base", "look_into:ndy"]
    g.chooses("look_into:ndy", "look_discard:machete")
    assert g.t.more_discards == [[c + 256 for c in cards("machete")]]


# -- Ooooooh, What Luck! ----------------------------------------------------------------------------------


def test_ooooooh_what_luck_plays_an_item_that_needs_another_place_besides_the_allowance() -> None:
    g = given("ooooooh_what_luck fire_axe chainsaw", "", tiles=(HOSPITAL,), pawns=(INSIDE,))
    g.chooses("play:ooooooh_what_luck")
    assert (g.asked, g.ids) == ((0, "lucky_item"), ["lucky_item:chainsaw", "lucky_item:fire_axe"])
    g.chooses("lucky_item:fire_axe")
    assert (g.items(0), g.discard) == (["fire_axe"], ["ooooooh_what_luck"])


def test_ooooooh_what_luck_the_item_may_be_answered_as_usual() -> None:
    hands = ("ooooooh_what_luck fire_axe", "that_didnt_just_happen", "hey_i_got_one_of_those")
    g = given(*hands, tiles=(HOSPITAL,), pawns=(INSIDE,)).chooses("play:ooooooh_what_luck")
    assert g.asked == (1, "card_played")
    g.chooses("pass")
    assert (g.asked, g.view(1)["resolving"][-1]["card"]) == ((1, "card_played"), "fire_axe")
    g.chooses("pass")
    assert g.asked == (2, "item_played")
    g.chooses("play:hey_i_got_one_of_those", "pass")
    assert (g.items(0), g.items(2)) == (["fire_axe"], ["fire_axe"])


def test_ooooooh_what_luck_a_cancelled_item_is_lost_with_it() -> None:
    g = given("ooooooh_what_luck fire_axe", "that_didnt_just_happen", tiles=(HOSPITAL,), pawns=(INSIDE,))
    g.chooses("play:ooooooh_what_luck", "pass", "play:that_didnt_just_happen")
    assert g.items(0) == []
    assert sorted(g.discard) == ["fire_axe", "ooooooh_what_luck", "that_didnt_just_happen"]


def test_r75_ooooooh_what_luck_is_for_any_item_with_a_place_and_for_nothing_else() -> None:
    """Neither items without a place nor events, nor one that lies there already."""
    lie = {"tiles": (HOSPITAL,), "pawns": (INSIDE,)}
    assert given("ooooooh_what_luck first_aid_kit", "", **lie).can_play("ooooooh_what_luck") != []  # type: ignore[arg-type]
    for other in ("hey_look_a_shotgun", "fear", "where_did_he_go", ""):
        g = given(f"ooooooh_what_luck {other}", "", deck="", **lie)  # type: ignore[arg-type]
        assert g.can_play("ooooooh_what_luck") == []
    twice = given("ooooooh_what_luck fire_axe", "", deck="", items=("fire_axe",), **lie)  # type: ignore[arg-type]
    assert twice.can_play("ooooooh_what_luck") == []


def test_ooooooh_what_luck_is_played_inside_a_building_only() -> None:
    g = given("ooooooh_what_luck fire_axe", "", tiles=(HOSPITAL,), pawns=((1, -1),))
    assert g.can_play("ooooooh_what_luck") == []


def test_ooooooh_what_luck_after_a_redeal_there_is_an_item_to_choose() -> None:
    g = given("ooooooh_what_luck fire_axe chainsaw", "", tiles=(HOSPITAL,), pawns=(INSIDE,), deck="fear " * 30)
    g.chooses("play:ooooooh_what_luck")
    for seed in range(10):
        other = g.redealt(1, seed)
        assert other.ids
        other.lets_go()
        assert len(other.items(0)) == 1


# -- Sheer Determination ----------------------------------------------------------------------------------


def test_sheer_determination_takes_any_card_of_the_discard_pile_for_a_life_and_a_bullet() -> None:
    g = given("sheer_determination", "", discard="fear grenade zombie_master").chooses("play:sheer_determination")
    assert g.ids == ["retrieve:fear", "retrieve:zombie_master", "retrieve:grenade"]
    g.chooses("retrieve:grenade")
    assert (g.lives(0), g.t.bullets[0]) == (2, 2)
    assert "grenade" in hand(g, 0)
    assert g.discard == ["fear", "zombie_master", "sheer_determination"]


def test_sheer_determination_everybody_knows_what_was_taken() -> None:
    g = given("sheer_determination", "", discard="fear grenade", deck="skateboard " * 20)
    g.chooses("play:sheer_determination", "retrieve:grenade")
    assert hand_known(g.t, 1, 0) == cards("grenade")
    assert all("grenade" in hand(g.redealt(1, seed), 0) for seed in range(5))


def test_sheer_determination_may_leave_one_with_no_life() -> None:
    g = given("sheer_determination", "", discard="fear", lives=(1,)).chooses("play:sheer_determination")
    assert (g.lives(0), g.pawn(0)) == (0, CENTRE)


@pytest.mark.parametrize(
    ("lives", "bullets", "discard"), [(0, 3, "fear"), (0.5, 3, "fear"), (3, 0, "fear"), (3, 3, "")]
)
def test_sheer_determination_needs_a_whole_life_a_bullet_and_a_card(lives: float, bullets: int, discard: str) -> None:
    g = given("sheer_determination", "", lives=(lives,), bullets=(bullets,), discard=discard)
    assert g.can_play("sheer_determination") == []


def test_sheer_determination_cancelled_costs_nothing() -> None:
    g = given("sheer_determination", "that_didnt_just_happen", discard="fear").chooses("play:sheer_determination")
    g.chooses("play:that_didnt_just_happen")
    assert (g.lives(0), g.t.bullets[0]) == (3, 3)


def test_sheer_determination_r63_with_decks_of_their_own_each_searches_his_discards() -> None:
    g = given("sheer_determination", "", discard="fear", pawns=((1, 0),))
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = PER_PLAYER, [[]], [[c + 256 for c in cards("grenade")]]
    g.chooses("play:sheer_determination")
    assert "fear" in hand(g, 0)


# -- Troubled Childhood -----------------------------------------------------------------------------------


def test_troubled_childhood_shows_a_hand_to_its_player_alone() -> None:
    g = given("troubled_childhood", "fear grenade", "skateboard").chooses("play:troubled_childhood>1")
    assert ("see_hand" in g.told(0), "see_hand" in g.told(1), "see_hand" in g.told(2)) == (True, False, False)
    assert g.view(0)["players"][1]["known"] == ["fear", "grenade"]
    assert g.view(2)["players"][1]["known"] == []


def test_troubled_childhood_what_was_seen_stays_in_a_redeal() -> None:
    g = given("troubled_childhood", "fear grenade", "skateboard chainsaw").chooses("play:troubled_childhood>1")
    assert all(hand(g.redealt(0, seed), 1) == ["fear", "grenade"] for seed in range(5))


def test_troubled_childhood_others_are_dealt_another_world_in_which_he_has_seen_that_hand() -> None:
    g = given("troubled_childhood", "fear grenade", "skateboard chainsaw").chooses("play:troubled_childhood>1")
    for seed in range(5):
        other = g.redealt(2, seed)
        assert hand_known(other.t, 0, 1) == sorted(other.t.hands[1])


def test_troubled_childhood_needs_somebody_with_a_card() -> None:
    assert given("troubled_childhood", "", "").can_play("troubled_childhood") == []


# -- With Friends Like You... -----------------------------------------------------------------------------


def test_with_friends_like_you_all_players_discard_all_items() -> None:
    items = ("fire_axe", "hey_look_a_shotgun machete", "")
    g = given("with_friends_like_you", "", "", items=items).chooses("play:with_friends_like_you")
    assert [g.items(seat) for seat in range(3)] == [[], [], []]
    assert g.t.charges == [0, 0, 0]
    assert g.discard == ["fire_axe", "hey_look_a_shotgun", "machete", "with_friends_like_you"]


def test_with_friends_like_you_needs_an_item_of_ones_own() -> None:
    g = given("with_friends_like_you", "", items=("", "fire_axe"))
    assert g.can_play("with_friends_like_you") == []


def test_with_friends_like_you_the_zombie_on_a_card_goes_to_the_supply() -> None:
    g = given("", "where_did_he_go with_friends_like_you", zombies=(CENTRE,), dice=(6,))
    g.goes_on_to("zombie_killed").chooses("play:where_did_he_go>0")
    g.goes_on_to("turn_start", player=1).chooses("play:with_friends_like_you")
    assert (g.zombies, g.items(1), g.t.trophies) == ([], [], [0, 0])
