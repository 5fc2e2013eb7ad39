"""What seats may see, and that a re-deal keeps all they have seen and nothing they have not."""

from __future__ import annotations

from collections import Counter

import orda
from orda.engine.rng import Chance
from orda.games.off_the_dead import RULES
from orda.games.off_the_dead.play import Play
from orda.texts import Speaker
from tests.games.off_the_dead.harness import BRANDY, HANK, NONNA, QUIET, TEAM, VINCE, At, given


def test_face_down_zombies_and_the_horde_are_nobodys_to_see() -> None:
    g = given(TEAM, corridors={0: "z6_01 | z5_01 | z4_01"}, horde="z2_01>1 z3_01>2")
    for viewer in (None, 0, 1):
        view = g.view(viewer)
        first, second, melee = view["survivors"][0]["corridor"]
        assert first == second == [{"face_up": False}]
        assert melee[0]["id"] == "z4_01"
        assert view["horde"] == ({"size": 2, "arrow": 1, "looking": 0})


def test_a_redeal_moves_hidden_zombies_between_horde_and_corridors() -> None:
    g = given(TEAM, corridors={0: "z6_01 | | z4_01"}, horde="z2_01>1 z3_01>2 z5_01>0")
    found = Counter(g.redealt(0, seed).corridor(0) for seed in range(200))
    assert set(found) == {f"{card} |  | z4_01" for card in ("z6_01", "z2_01", "z3_01", "z5_01")}
    assert all(count > 25 for count in found.values()), found


def test_a_redeal_keeps_the_arrow_of_the_top_card_and_turns_the_others() -> None:
    g = given(TEAM, horde="z2_01>1 z3_01>2 z5_01>0")
    arrows = [[entry[-1] for entry in g.redealt(1, seed).horde.split()] for seed in range(100)]
    assert {row[0] for row in arrows} == {"1"}
    assert {row[1] for row in arrows} == {row[2] for row in arrows} == {"0", "1", "2", "3"}


def test_rubble_seen_by_all_stays_where_it_went_and_the_rest_is_dealt_anew() -> None:
    g = given(TEAM, piles=["?colt ?ascia", "?tanica ?visore", "?barricata"], horde="z2_01>1 z3_01>2")
    g.chooses("search:0", "pile:1", "put:tanica>0", "put:colt>2")
    tops = set()
    for seed in range(60):
        other = g.redealt(2, seed)
        assert other.pile(0)[0] == "tanica"
        assert other.pile(2)[0] == "colt"
        tops.add(other.pile(1)[0])
    assert tops == {"visore", "ascia", "barricata"}


def test_a_zombie_everybody_saw_lured_under_the_horde_is_known_to_lie_there() -> None:
    g = given(TEAM, corridors={0: " | | z6_01"}, items={0: "giocattolo"}, horde="z2_01>1 z3_01>2 z5_01>0")
    g.chooses("use:giocattolo>0.3.1")
    ends = {g.redealt(3, seed).horde.split()[-1] for seed in range(60)}
    assert {end.split(">")[0] for end in ends} == {"z6_01"}
    assert len(ends) == 4, "but not how it points"


def test_a_zombie_that_a_toy_turned_up_is_known_to_lie_under_the_horde() -> None:
    g = given(TEAM, corridors={0: "z6_01 | | "}, items={0: "giocattolo"}, horde="z2_01>1 z3_01>2 z5_01>0")
    g.chooses("use:giocattolo>0.1.1")
    assert {g.redealt(3, seed).cards_of_horde[-1] for seed in range(60)} == {"z6_01"}


def test_zombies_risen_from_the_cemetery_are_known_by_name_but_not_which_is_which() -> None:
    g = given(piles=["ondata ascia", "colt"], phase="second_action", corridors={1: "z3_01 | | "})
    before = set(g.cemetery)
    g.chooses("search:0", "pile:1").rolls(3).chooses("put:colt>1")
    risen = sorted(before - set(g.cemetery))
    orders = {g.redealt(2, seed).corridor(0) for seed in range(40)}
    assert orders == {f"{risen[0]} {risen[1]} |  | ", f"{risen[1]} {risen[0]} |  | "}


def test_the_corridor_of_the_dead_is_known_to_be_under_the_horde_but_not_in_which_order() -> None:
    g = given(TEAM, corridors={0: "z5_01 | | z6_01"}, level={0: 4}, horde="z2_01>1 z3_01>2 z4_01>3",
              phase="second_action", used_abilities=QUIET)  # fmt: skip
    g.chooses("pass")
    bottoms = Counter[tuple[str, ...]]()
    for seed in range(300):
        cards = g.redealt(1, seed).cards_of_horde
        assert {"z6_01", "zombie_poliziotto"} <= set(cards[-3:])
        bottoms[tuple(cards[-3:])] += 1
    unknown = {next(card for card in cards if card not in ("z6_01", "zombie_poliziotto")) for cards in bottoms}
    assert unknown == {"z5_01", "z2_01", "z3_01", "z4_01"}, "the face-down one may be any"
    assert len(bottoms) == 4 * 6


def test_two_deaths_one_after_the_other_keep_both_groups_apart() -> None:
    g = given(TEAM, corridors={0: " | | z6_01", 1: " | | z5_01"}, level={0: 4, 1: 5}, horde="z2_01>2 z3_01>2 z4_01>2",
              phase="second_action", used_abilities=QUIET)  # fmt: skip
    g.chooses("pass", "pass")
    for seed in range(60):
        cards = g.redealt(2, seed).cards_of_horde
        assert set(cards[-2:]) == {"z5_01", "zombie_cheerleader"}
        assert set(cards[-4:-2]) == {"z6_01", "zombie_poliziotto"}


def test_what_the_goggles_showed_is_known_to_their_owner_and_to_nobody_else() -> None:
    g = given(TEAM, items={0: "visore"}, horde="z2_01>1 z3_01>2 z5_01>0 z6_01>1 z6_02>1")
    g.chooses("use:visore", "card:0>3", "card:0>3", "card:0>2")
    assert g.horde == "z5_01>2 z3_01>3 z2_01>3 z6_01>1 z6_02>1"
    for seed in range(40):
        assert g.redealt(0, seed).horde.startswith("z5_01>2 z3_01>3 z2_01>3 ")
    others = [g.redealt(1, seed).horde for seed in range(80)]
    assert all(other.split()[0].endswith(">2") for other in others), "the top arrow is for all to see"
    assert len({other.split(">")[0] for other in others}) == 5


def test_while_somebody_arranges_the_horde_nobody_else_sees_how_its_top_card_points() -> None:
    g = given(TEAM, items={0: "visore"}, horde="z2_01>1 z3_01>2 z5_01>0 z6_01>1 z6_02>1")
    g.chooses("use:visore", "card:0>3")
    assert g.view(0)["horde"]["arrow"] == 2
    assert [g.view(viewer)["horde"]["arrow"] for viewer in (1, 2, 3, None)] == [None] * 4
    assert {g.redealt(1, seed).t.horde[-1] & 3 for seed in range(60)} == {0, 1, 2, 3}
    assert {g.redealt(0, seed).t.horde[-1] & 3 for seed in range(20)} == {2}
    said = [Speaker("en").say(line) for line in RULES.words.narrate(g.view(1))]
    assert "Horde: 5 cards, and somebody is rearranging the top of it." in said
    g.chooses("card:0>3", "card:0>0")
    assert g.view(1)["horde"]["arrow"] == 0


def test_in_a_redealt_game_others_saw_the_same_backs_go_into_the_same_shuffle() -> None:
    """Seat 0 knew one of the three that seat 1 then rearranged; dealt anew for seat 2 it knows that of another card."""
    g = given(TEAM, items={0: "visore", 1: "visore"}, horde="z2_01>1 z3_01>2 z5_01>0 z6_01>1 z6_02>1 z6_03>0 z6_04>0",
              used_abilities=QUIET)  # fmt: skip
    g.chooses("use:visore", "card:0>1", "card:0>1", "card:0>1", "pass", "pass")
    g.chooses("use:visore", "card:0>0", "card:1>0", "card:0>0")
    homes = [g.t.home[0][code >> 2] for code in g.t.horde]
    assert len(set(homes)) > 1
    moved = False
    for seed in range(20):
        other = g.redealt(2, seed)
        assert [other.t.home[0][code >> 2] for code in other.t.horde] == homes
        moved = moved or other.cards_of_horde != g.cards_of_horde
    assert moved


def test_in_a_redealt_game_the_owner_of_the_goggles_has_seen_what_lies_there_now() -> None:
    g = given(TEAM, items={0: "visore"}, horde="z2_01>1 z3_01>2 z5_01>0 z6_01>1 z6_02>1", memory_aid=True)
    g.chooses("use:visore", "card:0>3", "card:0>3", "card:0>2")
    for seed in range(20):
        other = g.redealt(1, seed)
        remembered = other.view(0)["horde"]["remembered"]
        assert [remembered[i]["id"] for i in ("0", "1", "2")] == other.cards_of_horde[:3]
        assert len(remembered) == 3


def test_what_the_goggles_showed_is_still_known_face_down_in_a_corridor() -> None:
    g = given(TEAM, items={0: "visore"}, horde="z2_01>1 z3_01>2 z5_01>0 z6_01>1 z6_02>1", memory_aid=True)
    g.chooses("use:visore", "card:2>3", "card:1>3", "card:0>1")
    g.chooses("pass")
    assert g.corridor(1) == "z2_01 |  | "
    assert all(g.redealt(0, seed).corridor(1) == "z2_01 |  | " for seed in range(30))
    assert g.view(0)["survivors"][1]["corridor"][0][0]["remembered"]["id"] == "z2_01"
    assert "remembered" not in g.view(1)["survivors"][1]["corridor"][0][0]


def test_what_one_knew_of_cards_another_has_since_reordered_in_secret_is_only_which_three_they_are() -> None:
    g = given(TEAM, items={0: "visore", 1: "visore"}, horde="z2_01>1 z3_01>2 z5_01>0 z6_01>1 z6_02>1 z6_03>0 z6_04>0",
              used_abilities=QUIET)  # fmt: skip
    g.chooses("use:visore", "card:0>1", "card:0>1", "card:0>1").chooses("pass", "pass")
    assert g.asked == (1, "action")
    assert g.cards_of_horde[:3] == ["z3_01", "z2_01", "z6_01"]
    g.chooses("use:visore", "card:0>0", "card:1>0", "card:0>0")
    tops = {tuple(g.redealt(0, seed).cards_of_horde[:3]) for seed in range(200)}
    assert all({"z3_01", "z2_01"} <= set(top) for top in tops), "he knew two of the three"
    assert len({top.index("z3_01") for top in tops}) == 3, "but no longer where"
    mine = {tuple(g.redealt(1, seed).cards_of_horde[:3]) for seed in range(30)}
    assert mine == {tuple(g.cards_of_horde[:3])}


def test_zombies_from_an_open_cemetery_are_known_as_a_group() -> None:
    g = given(TEAM, piles=["ondata ascia", "colt"], phase="second_action", corridors={1: "z3_01 z6_01 | | "})
    g.chooses("search:0", "pile:1")
    g.rolls(3).chooses("put:colt>1")
    came = sorted(g.corridor(0).split(" |")[0].split())
    seen = {g.redealt(2, seed).corridor(0) for seed in range(40)}
    assert all(sorted(each.split(" |")[0].split()) == came for each in seen)
    assert len(seen) == 2


def test_a_window_tells_the_others_nothing_but_that_it_is_open() -> None:
    g = given(f"{HANK} {BRANDY} {NONNA} {VINCE}", corridors={0: " | | z6_01"}, horde="z2_01>1", phase="bites",
              used_abilities=[0, 2])  # fmt: skip
    assert g.asked == (1, "before_bite")
    assert g.view(2)["asked"] == {"kind": "window", "player": None}
    assert g.view(1)["asked"]["player"] == 1
    other = g.redealt(2, 5)
    assert "pass" in other.ids


def test_the_whole_of_many_games_can_be_dealt_anew_at_any_moment() -> None:
    for players, seed in ((1, 11), (2, 12), (3, 13), (4, 14)):
        g = orda.new("off_the_dead", players=players, seed=seed, advanced=True, memory_aid=True)
        bot, chance = orda.rules("off_the_dead").bots["survivor"](seed), Chance(seed)
        assert isinstance(g, Play)
        while g.decision is not None:
            if chance.random_below(6) == 0:
                At(g).redealt(chance.random_below(players), chance.random_below(10**6))
            g.apply(bot.choose(g))
