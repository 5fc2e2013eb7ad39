"""The items of The End, a section each: where they come into play, when they may be used, and what that does."""

from __future__ import annotations

import pytest

from orda.games.zombies import hooks
from orda.games.zombies.identity import title_of
from orda.games.zombies.registry import CARD
from tests.games.harness import replaces_a_function
from tests.games.zombies.harness import given
from tests.games.zombies.sets.te.hiking import WOODS, hiking

CAVE = "te_cave 0 -3 0"  # inside: rows -9 and -8
BUILDINGS = {
    "te_cabin 0 -3 0": (0, -9),
    "te_boathouse 0 -3 2": (0, -8),  # its dock
    "te_burnt_cabin 0 -3 0": (0, -9),
    "te_shed 0 -3 0": (0, -9),
    "te_ranger_post 0 -3 0": (0, -9),
    "te_outhouse 0 -3 0": (2, -9),
    "te_cave 0 -3 0": (0, -9),
}


def forbid_weapons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever card that may come from."""
    monkeypatch.setattr(hooks, "may_use_weapons", lambda _t, _player: False)


# -- Sickle, Spear and Tranquilizer Gun -------------------------------------------------------------------


@pytest.mark.parametrize("name", ["sickle", "spear", "tranquilizer_gun"])
@pytest.mark.parametrize("building", BUILDINGS)
def test_sickle_spear_and_tranquilizer_gun_are_played_inside_a_building_of_the_woods(name: str, building: str) -> None:
    g = hiking(name, "", tiles=(WOODS, building), pawns=(BUILDINGS[building],))
    assert g.chooses(f"play:{name}").items(0) == [name]


@pytest.mark.parametrize("name", ["sickle", "spear", "tranquilizer_gun"])
def test_sickle_spear_and_tranquilizer_gun_are_not_played_outdoors_nor_in_the_city(name: str) -> None:
    outdoors = hiking(name, "", tiles=(WOODS, CAVE), pawns=((1, -7),))
    altar = hiking(name, "", tiles=(WOODS, "te_altar 0 -3 0"), pawns=((0, -9),))
    hospital = given(name, "", tiles=("base_hospital 0 -1 0",), pawns=((1, -2),))
    for g in (outdoors, altar, hospital):
        assert g.goes_on_to("step").can_play(name) == []


# -- Magic Key --------------------------------------------------------------------------------------------


def test_magic_key_is_played_in_a_cave() -> None:
    assert hiking("magic_key", "", tiles=(WOODS, CAVE), pawns=((1, -8),)).chooses("play:magic_key").items(0)
    assert hiking("magic_key", "", tiles=(WOODS, CAVE), pawns=((1, -7),)).goes_on_to("step").can_play("magic_key") == []
    other = hiking("magic_key", "", tiles=(WOODS, "te_shed 0 -3 0"), pawns=((0, -9),)).goes_on_to("step")
    assert other.can_play("magic_key") == []


def test_magic_key_shows_a_hand_and_takes_a_card_of_it() -> None:
    g = given("", "fear skateboard", "grenade", items=("magic_key",))
    assert g.can_play("magic_key") == ["activate:magic_key>1", "activate:magic_key>2"]
    g.chooses("activate:magic_key>1")
    assert g.view(0)["players"][1]["known"] == ["fear", "skateboard"]
    assert "known" not in g.view(2)["players"][1] or g.view(2)["players"][1]["known"] == []
    assert "unlocked" in g.told(0)
    assert "unlocked" not in g.told(1) + g.told(2)
    g.chooses("unlock:fear")
    assert [CARD[title_of(card)].id for card in g.t.hands[0]] == ["fear"]
    assert g.view(0)["players"][1]["known"] == ["skateboard"], "what he has seen stays known"
    assert g.view(1)["players"][0]["known"] == ["fear"]
    assert ("stolen_card" in g.told(0), "stolen_card" in g.told(1), "stolen_card" in g.told(2)) == (True, True, False)
    assert g.discard == ["magic_key"]


def test_magic_key_nothing_of_the_hand_is_told_to_others_by_what_is_asked() -> None:
    g = given("", "fear skateboard", "grenade grenade", items=("magic_key",)).chooses("activate:magic_key>1")
    for seed in range(5):
        assert g.redealt(2, seed).view(2) == g.view(2)
        assert g.redealt(0, seed).view(0) == g.view(0)
        assert g.redealt(0, seed).ids == g.ids


def test_r40_magic_key_a_fourth_card_is_kept_until_the_clean_up() -> None:
    g = given("fire_axe fire_axe grenade", "fear", items=("magic_key",)).chooses("activate:magic_key>1", "unlock:fear")
    assert len(g.t.hands[0]) == 4
    g.goes_on_to("discard_down")
    assert g.asked == (0, "discard_down")


def test_magic_key_is_used_in_the_own_turn_only_on_who_has_a_card() -> None:
    g = given("", "", "", items=("", "magic_key"))
    assert g.asked == (0, "step")
    g = given("", "", items=("magic_key",), deck="")
    assert g.asked == (0, "step")


# -- Sickle -----------------------------------------------------------------------------------------------


def test_sickle_adds_one_to_the_first_roll_of_each_fight_only() -> None:
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), dogs=((1, -5),), dice=(4,))
    assert g.t.trophies[0] == 1
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), dogs=((1, -5),), dice=(3, 4)).chooses("pay:life")
    assert (g.asked, g.t.trophies[0], g.lives(0)) == ((0, "pay"), 0, 2.5), "the second roll of 4 is no kill"


def test_sickle_moves_a_second_dog_off_before_the_fight() -> None:
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), dogs=((1, -5), (1, -5)), dice=(6,))
    assert g.asked == (0, "shoo")
    assert sorted(g.ids) == ["shoo:0,-5", "shoo:1,-4", "shoo:1,-6", "shoo:2,-5"]
    g.rolls(6).chooses("shoo:1,-6")
    assert (g.zombies, g.t.trophies[0]) == ([(1, -6)], 1)
    assert g.asked == (0, "step"), "the other one is not fought now"


def test_sickle_on_arrival_too_only_one_dog_is_fought() -> None:
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), dogs=((1, -6), (1, -6))).goes_on_to("step")
    g.chooses("step:1,-6").rolls(6).chooses("shoo:1,-7")
    assert (g.zombies, g.t.trophies[0], g.asked) == ([(1, -7)], 1, (0, "step"))


def test_sickle_without_room_beside_it_the_second_dog_stays() -> None:
    full = [square for square in ((0, -5), (1, -4), (1, -6), (2, -5), (1, -5)) for _ in range(2)]
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), dogs=full, dice=(6, 6))
    assert g.t.trophies[0] == 2


def test_sickle_leaves_a_single_dog_and_normal_zombies_alone() -> None:
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), zombies=((1, -5),), dice=(3,))
    assert g.t.trophies[0] == 1


@replaces_a_function
def test_sickle_is_a_weapon_and_of_no_use_while_weapons_are_forbidden(monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_weapons(monkeypatch)
    g = hiking("", "", items=("sickle",), pawns=((1, -5),), dogs=((1, -6), (1, -6))).goes_on_to("step")
    g.rolls(4).chooses("step:1,-6")
    assert g.asked == (0, "pay"), "no dog is moved, and nothing added"


# -- Spear ------------------------------------------------------------------------------------------------


def test_spear_adds_one_to_every_combat_roll() -> None:
    g = hiking("", "", items=("spear",), pawns=((1, -5),), dogs=((1, -5), (1, -5)), dice=(4, 4))
    assert (g.t.trophies[0], g.items(0)) == (2, ["spear"])


def test_spear_adds_up_with_the_sickle() -> None:
    g = hiking("", "", items=("spear sickle",), pawns=((1, -5),), dogs=((1, -5),), dice=(3,))
    assert g.t.trophies[0] == 1


@replaces_a_function
def test_spear_is_a_weapon(monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_weapons(monkeypatch)
    g = hiking("", "", items=("spear",), pawns=((1, -5),), dogs=((1, -6),)).goes_on_to("step")
    assert g.rolls(4).chooses("step:1,-6").asked == (0, "pay")


# -- Tranquilizer Gun -------------------------------------------------------------------------------------


def test_tranquilizer_gun_kills_all_dogs_of_one_square_anywhere() -> None:
    g = hiking("", "", items=("tranquilizer_gun",), dogs=((1, -8), (1, -8), (0, -4)), zombies=((2, -4),))
    g.chooses("activate:tranquilizer_gun")
    assert sorted(g.ids) == ["tranquilize:0,-4", "tranquilize:1,-8"], "dogs only"
    g.chooses("tranquilize:1,-8")
    assert (g.zombies, g.t.trophies[0]) == ([(0, -4), (2, -4)], 2)
    assert (g.items(0), g.discard) == ([], ["tranquilizer_gun"])


def test_tranquilizer_gun_in_a_fight_it_is_over_without_being_a_kill_in_a_fight() -> None:
    g = hiking("", "why_wont_you_die", items=("tranquilizer_gun",), pawns=((1, -5),), dogs=((1, -5),))
    g.goes_on_to("before_fight").chooses("activate:tranquilizer_gun")
    assert (g.t.trophies[0], g.asked[1] != "zombie_killed") == (1, True)
    assert "broken_off" in g.told()


def test_tranquilizer_gun_may_win_at_once() -> None:
    g = hiking("", "", items=("tranquilizer_gun",), trophies=(24,), dogs=((1, -8), (1, -8)))
    g.chooses("activate:tranquilizer_gun")
    assert (g.result.reason, g.t.trophies[0]) == ("kills", 25)


@replaces_a_function
def test_tranquilizer_gun_is_a_weapon_in_a_fight_only(monkeypatch: pytest.MonkeyPatch) -> None:
    forbid_weapons(monkeypatch)
    g = hiking("", "", items=("tranquilizer_gun",), pawns=((1, -5),), dogs=((1, -6), (1, -8)))
    g.goes_on_to("step")
    assert g.can_play("tranquilizer_gun") == ["activate:tranquilizer_gun"]
    g.rolls(4).chooses("step:1,-6")
    assert g.asked == (0, "pay"), "before the roll he was not asked"


def test_tranquilizer_gun_needs_dogs_and_the_own_turn_or_fight() -> None:
    assert hiking("", "", items=("tranquilizer_gun",), zombies=((1, -8),)).asked == (0, "step")
    assert hiking("", "", items=("", "tranquilizer_gun"), dogs=((1, -8),)).asked == (0, "step")
