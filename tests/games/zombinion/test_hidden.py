"""Ruling D-10: what is public, what is hidden, and what a re-deal must keep."""

from __future__ import annotations

from collections.abc import Callable

from tests.games.zombinion.harness import At, given, seat

SEEDS = 30


def re_dealt(g: At, viewer: int, look: Callable[[At], str]) -> set[str]:
    """Everything that a look at re-dealt copies shows; the viewer sees the same in all of them."""
    seen = set()
    for seed in range(SEEDS):
        other = g.reloaded()
        other.game.redeal(viewer, seed)
        other.check()
        assert other.view(viewer) == g.view(viewer)
        seen.add(look(other))
    return seen


# -- the view ---------------------------------------------------------------------------------


def test_d10_view_has_what_is_public_and_one_s_own_hand() -> None:
    g = given(seat("shotgun bullet zombie", "rounds*2", "magazine horde"), seat("zombie*5", "bullet")).plays("shotgun")
    view = g.view(0)
    assert {name: view[name] for name in ("phase", "active", "actions", "targets", "shots", "trash")} == {
        "phase": "hunt",
        "active": 0,
        "actions": 0,
        "targets": 2,
        "shots": 2,
        "trash": [],
    }
    assert view["supply"]["rounds"] == 38
    assert len(view["supply"]) == 17
    assert view["players"][0] == {
        "turns": 1,
        "hand_size": 2,
        "deck_size": 2,
        "discard_top": "horde",
        "in_play": ["shotgun"],
        "aside": [],
        "deck_top": [],
        "shown": [],
        "hand": ["bullet", "zombie"],
        "picked": [],
    }
    assert view["players"][1] == {
        "turns": 0,
        "hand_size": 5,
        "deck_size": 1,
        "discard_top": None,
        "in_play": [],
        "aside": [],
        "deck_top": [],
        "shown": [],
    }


def test_view_of_a_spectator_shows_no_hand() -> None:
    g = given(seat("bullet"), seat("zombie"))
    assert all("hand" not in player for player in g.view(None)["players"])


def test_view_names_the_phases() -> None:
    g = given(seat("maverick bullet", "bullet*3"))
    assert g.view()["phase"] == "action"
    assert g.chooses("stop").view()["phase"] == "hunt"


def test_d10_view_shows_the_trash_to_everybody() -> None:
    g = given(seat("sacrifice zombie bullet")).plays("sacrifice").chooses("trash:zombie", "stop")
    assert g.view(1)["trash"] == ["zombie"]


def test_drawn_cards_are_told_to_their_owner_and_counted_for_the_others() -> None:
    g = given(seat("cunning", "bullet rounds zombie")).plays("cunning")
    assert g.heard("draw_cards", 0) == {"player": 0, "cards": ["bullet", "rounds", "zombie"]}
    assert g.heard("draw", 1) == {"player": 0, "count": 3}
    assert "draw_cards" not in g.told(1)
    assert "draw_cards" not in g.told(None)


def test_view_has_what_recon_openly_revealed_while_it_is_asked_about_and_as_long_as_it_lies_there() -> None:
    g = given(seat("recon", "bullet*3"), seat("", "horde zombie bullet*7")).plays("recon").chooses("back:bullet")
    for viewer in (0, 1, None):
        assert [player["deck_top"] for player in g.view(viewer)["players"]] == [["bullet"], ["horde"]]
    g.chooses("back:horde").goes_on_to("hunt", player=1)
    assert g.view(0)["players"][1]["deck_top"] == ["horde"]
    g.chooses("stop")
    assert g.view(0)["players"][1]["deck_top"] == []
    assert g.view(0)["players"][1]["shown"] == ["horde"]


def test_view_has_what_was_shown_of_a_hand() -> None:
    g = given(seat("getaway", "bullet*9"), seat("bullet rounds", "zombie*9")).plays("getaway")
    for viewer in (0, 1, None):
        assert g.view(viewer)["players"][1]["shown"] == ["bullet", "rounds"]


def test_view_has_everybody_s_cards_at_the_end() -> None:
    g = given(seat("magazine*3", "bullet"), seat("zombie", "rounds", "bait"), supply={"horde": 1})
    assert all("cards" not in player for player in g.view(None)["players"])
    g.hunts("horde")
    assert g.is_over
    for viewer in (0, 1, None):
        assert [player["cards"] for player in g.view(viewer)["players"]] == [
            ["bullet", "magazine", "magazine", "magazine", "horde"],
            ["rounds", "zombie", "bait"],
        ]


def test_a_shuffle_is_told_to_everybody_before_what_is_drawn_from_the_new_deck() -> None:
    g = given(seat("cunning", "bullet", "zombie*4"), seat("bullet")).plays("cunning")
    assert g.told(1) == ["play", "shuffle", "draw"]
    assert g.heard("shuffle") == {"player": 0, "count": 4}


def test_a_shuffle_is_told_when_cards_are_turned_up() -> None:
    g = given(seat("all_in", "", "zombie*2 bullet*2"), seat("bullet")).plays("all_in")
    assert g.heard("shuffle", 1) == {"player": 0, "count": 4}
    g = given(seat("radio", "bullet", "zombie*4"), seat("bullet")).plays("radio")
    assert g.told(1).index("shuffle") < g.told(1).index("reveal")


def test_a_deck_that_is_just_enough_is_not_shuffled() -> None:
    assert "shuffle" not in given(seat("cunning", "bullet*3", "zombie*4"), seat("bullet")).plays("cunning").told(1)


# -- what a re-deal moves ------------------------------------------------------------------------


def test_redeal_moves_the_order_of_one_s_own_deck_but_not_its_cards_or_the_hand() -> None:
    g = given(seat("bullet*2 zombie", "rounds magazine horde zombie", "maverick"))
    assert len(re_dealt(g, 0, lambda other: other.deck(0))) > 5
    assert re_dealt(g, 0, lambda other: " ".join(sorted(other.deck(0).split()))) == {"horde magazine rounds zombie"}
    assert re_dealt(g, 0, lambda other: other.hand(0)) == {"bullet bullet zombie"}
    assert re_dealt(g, 0, lambda other: other.discard(0)) == {"maverick"}


def test_redeal_moves_another_s_cards_between_hand_and_deck_only_among_his_own() -> None:
    g = given(seat("bullet", "zombie"), seat("magazine*2", "zombie*3"), seat("horde*2", "rounds*3"))
    assert len(re_dealt(g, 0, lambda other: other.hand(1))) > 1
    own = re_dealt(g, 0, lambda other: " ".join(sorted((other.hand(2) + " " + other.deck(2)).split())))
    assert own == {"horde horde rounds rounds rounds"}


def test_redeal_keeps_cards_that_went_openly_to_the_discard_pile() -> None:
    g = given(seat("magazine*2", "bullet*9"), seat("bullet", "zombie*9")).hunts("magazine")
    assert re_dealt(g, 1, lambda other: other.discard(0)) == {"magazine magazine magazine"}


def test_redeal_moves_what_was_left_in_the_hand_at_clean_up_except_the_top() -> None:
    g = given(seat("zombie*2 horde", "bullet*9"), seat("bullet", "zombie*9")).chooses("stop")
    assert g.top(0) == "horde"
    assert len(re_dealt(g, 1, lambda other: other.discard(0))) > 1
    assert re_dealt(g, 0, lambda other: other.discard(0)) == {"zombie zombie horde"}


# -- what a re-deal keeps ------------------------------------------------------------------------


def test_redeal_keeps_the_rounds_that_getaway_put_on_the_deck() -> None:
    g = given(seat("getaway", "bullet*2 zombie*2 magazine"), seat("bullet"), seat("bullet")).plays("getaway")
    for viewer in range(3):
        assert {deck.split()[0] for deck in re_dealt(g, viewer, lambda other: other.deck(0))} == {"rounds"}


def test_redeal_keeps_the_zombies_card_put_back_before_getaway() -> None:
    g = given(seat("getaway"), seat("zombie bullet", "rounds magazine bullet horde")).plays("getaway")
    for viewer in range(2):
        assert {deck.split()[0] for deck in re_dealt(g, viewer, lambda other: other.deck(1))} == {"zombie"}


def test_redeal_keeps_the_hand_shown_to_getaway() -> None:
    g = given(seat("getaway maverick"), seat("bullet rounds", "zombie*9")).plays("getaway")
    assert re_dealt(g, 0, lambda other: other.hand(1)) == {"bullet rounds"}


def test_redeal_keeps_a_card_that_recon_put_back() -> None:
    g = given(seat("recon", "bullet*3"), seat("", "horde zombie bullet rounds")).plays("recon")
    g.chooses("back:bullet", "back:horde")
    for viewer in range(2):
        assert {deck.split()[0] for deck in re_dealt(g, viewer, lambda other: other.deck(1))} == {"horde"}
        assert len(re_dealt(g, viewer, lambda other: other.deck(1))) > 1


def test_redeal_keeps_a_card_seen_on_the_deck_when_it_is_drawn() -> None:
    g = given(seat("recon", "bullet*3"), seat("zombie*3", "horde zombie*4 bullet rounds"), active=0).plays("recon")
    g.chooses("back:bullet", "back:horde", "stop", "stop")
    assert "horde" in g.hand(1)
    assert all("horde" in hand for hand in re_dealt(g, 0, lambda other: other.hand(1)))


def test_redeal_keeps_what_radio_and_reload_openly_put_into_the_hand() -> None:
    g = given(seat("radio zombie", "magazine*4 bullet", "horde*3"), seat("bullet")).plays("radio")
    g.chooses("discard:bullet")
    assert re_dealt(g, 1, lambda other: other.hand(0)) == {"magazine magazine magazine magazine zombie"}
    g = given(seat("reload bullet zombie", "zombie*9"), seat("bullet")).plays("reload").chooses("take:rounds")
    assert all("rounds" in hand for hand in re_dealt(g, 1, lambda other: other.hand(0)))


def test_redeal_forgets_after_a_shuffle() -> None:
    g = given(seat("getaway", ""), seat("zombie", "", "bullet*5")).plays("getaway").chooses("stop")
    assert g.game.t.seen_tops == [0, 1]
    g.chooses("stop")  # seat 1 draws the card it put back and shuffles the rest
    assert g.game.t.seen_tops == [0, 0]


def test_redeal_remembers_what_regroup_turned_over_only_as_far_as_it_was_seen() -> None:
    g = given(seat("recon regroup", "bullet horde zombie*2 rounds magazine"), seat("bullet")).plays("recon")
    g.chooses("back:horde").plays("regroup").chooses("yes")
    assert g.top(0) == "magazine"
    assert all("horde" in pile for pile in re_dealt(g, 1, lambda other: other.discard(0)))


# -- in the middle of a card ---------------------------------------------------------------------


def test_redeal_during_hideout_leaves_another_an_action_card_to_decide_about() -> None:
    g = given(seat("hideout zombie*3", "maverick bullet*3 cunning rounds*4"), seat("bullet")).plays("hideout")
    drawn = re_dealt(g, 1, lambda other: other.ids[0])
    assert drawn == {"keep:maverick", "keep:cunning"}


def test_redeal_during_bait_keeps_how_many_were_picked_but_not_which() -> None:
    g = given(seat("bait zombie*2 bullet rounds", "horde*4"), seat("bullet")).plays("bait")
    g.chooses("discard:zombie", "discard:zombie")
    picked = re_dealt(g, 1, lambda other: " ".join(sorted(other.view(0)["players"][0]["picked"])))
    assert len(picked) > 1
    assert all(len(cards.split()) == 2 for cards in picked)
    assert re_dealt(g, 0, lambda other: " ".join(other.view(0)["players"][0]["picked"])) == {"zombie zombie"}


def test_redeal_leaves_whoever_is_asked_for_an_action_card_one_to_play() -> None:
    g = given(seat("maverick bullet*2", "zombie*9 cunning"), seat("bullet"))
    plays = re_dealt(g, 1, lambda other: " ".join(other.ids))
    assert all("play:" in ids for ids in plays)
    assert len(plays) > 1
