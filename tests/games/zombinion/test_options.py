"""Options, setting up, the registry of cards, and the rematch."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import orda
from orda.engine.messages import Result
from orda.engine.version import is_compiled
from orda.games.zombinion import RULES
from orda.games.zombinion.registry import BASE, CARDS, COST, EFFECT, IDS, IS_ACTION, kind_names, nothing
from orda.games.zombinion.setup import COMBAT, SETS
from orda.texts import LANGUAGES, Speaker

TEN = list(COMBAT[:10])

# -- kingdoms -----------------------------------------------------------------------------------

COSTS = {
    2: "bait sacrifice barricade",
    3: "regroup maverick shotgun ammo",
    4: "depot getaway survivors upper_floor explosive resupply cunning recon search tactics radio",
    5: "molotov help courage hideout cover reload swarm",
    6: "all_in",
}
IN_THE_BOX = {card: cost for cost, cards in COSTS.items() for card in cards.split()}


@pytest.mark.parametrize("name", SETS)
def test_each_recommended_set_has_ten_combat_cards_and_is_laid_out(name: str) -> None:
    supply = orda.new("zombinion", seed=1, kingdom=name).view(None)["supply"]
    assert set(SETS[name]) == set(supply) - set(IDS[:BASE])
    assert len(set(SETS[name])) == 10


def test_sets_are_those_of_the_rulebook() -> None:
    assert "hideout" in SETS["scontro"]  # "Nascosto" is Nascondiglio
    assert "hideout" in SETS["citta_infestata"]
    used = {card for cards in SETS.values() for card in cards}
    assert set(IN_THE_BOX) - used == {"radio"}


def test_a_list_of_ten_cards_in_any_order_is_a_kingdom() -> None:
    g = orda.new("zombinion", seed=1, kingdom=TEN[::-1])
    assert list(g.view(None)["supply"])[BASE:] == TEN
    assert orda.load(g.save()).save() == g.save()


def test_one_text_with_commas_is_a_kingdom_too() -> None:
    assert orda.new("zombinion", seed=1, kingdom=", ".join(TEN)).options["kingdom"] == TEN


def test_random_kingdoms_come_from_the_seed_and_use_every_card() -> None:
    seen: Counter[str] = Counter()
    for seed in range(120):
        piles = list(orda.new("zombinion", seed=seed, kingdom="random").view(None)["supply"])[BASE:]
        assert len(set(piles)) == 10
        seen.update(piles)
    assert set(seen) == set(COMBAT)
    first = orda.new("zombinion", seed=5, kingdom="random")
    assert orda.new("zombinion", seed=5, kingdom="random").save() == first.save()


@pytest.mark.parametrize(
    ("kingdom", "fault"),
    [
        (TEN[:9], "9 cards instead of 10"),
        (list(COMBAT[:11]), "11 cards instead of 10"),
        ([*TEN[:9], TEN[0]], f"'{TEN[0]}' is there twice"),
        ([*TEN[:9], "chapel"], "'chapel' is not a Combat card"),
        ([*TEN[:9], "bullet"], "'bullet' is not a Combat card"),
        ([*TEN[:9], 3], "3 is not a Combat card"),
        ("first_gane", "neither a set nor a list"),
        (None, "neither a set nor a list"),
        (7, "neither a set nor a list"),
    ],
)
def test_wrong_kingdoms_are_refused_naming_the_fault(kingdom: Any, fault: str) -> None:
    with pytest.raises(orda.OptionError, match=r"kingdom=.*first_game") as error:
        orda.new("zombinion", seed=1, kingdom=kingdom)
    assert fault in str(error.value)


@pytest.mark.parametrize("players", [1, 5, 0, "2", None])
def test_only_two_to_four_play(players: Any) -> None:
    with pytest.raises(orda.OptionError, match="2 to 4"):
        orda.new("zombinion", players=players)


@pytest.mark.parametrize("first", [-1, 2, "nobody", True, 1.0])
def test_wrong_first_players_are_refused(first: Any) -> None:
    with pytest.raises(orda.OptionError, match="first_player"):
        orda.new("zombinion", players=2, first_player=first)


def test_the_first_player_is_the_one_named_or_random() -> None:
    assert orda.new("zombinion", players=3, seed=1, first_player=2).view(None)["active"] == 2
    assert {orda.new("zombinion", players=3, seed=seed).view(None)["active"] for seed in range(30)} == {0, 1, 2}


def test_a_form_can_offer_every_set_and_every_card() -> None:
    data = RULES.options["kingdom"].to_data()
    assert [each["id"] for each in data["sets"]] == [*SETS, "random"]
    assert [card["id"] for card in data["cards"] if card["combat"]] == list(COMBAT)
    for language in LANGUAGES:
        speaker = Speaker(language)
        texts = [each["text"] for each in data["sets"] + data["cards"]]
        texts += [text for card in data["cards"] for text in card["kind_texts"]]
        assert all(speaker.text(text) for text in texts)


# -- setting up ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "zombies", "infections"), [(2, 8, 10), (3, 12, 20), (4, 12, 30)])
def test_the_supply_for_each_number_of_players(players: int, zombies: int, infections: int) -> None:
    supply = orda.new("zombinion", players=players, seed=1, kingdom="vita_o_morte").view(None)["supply"]
    assert supply["bullet"] == 60 - 7 * players
    assert (supply["rounds"], supply["magazine"]) == (40, 30)
    assert [supply[card] for card in ("zombie", "many_zombies", "horde", "survivors")] == [zombies] * 4
    assert supply["infection"] == infections
    assert {supply[card] for card in SETS["vita_o_morte"] if card != "survivors"} == {10}


def test_everybody_starts_with_seven_bullets_and_three_zombies_and_draws_five() -> None:
    g = orda.new("zombinion", players=4, seed=1)
    for seat in range(4):
        assert Counter(g.t.owned(seat)) == Counter([0] * 7 + [3] * 3)
        assert (len(g.t.hands[seat]), len(g.t.decks[seat])) == (5, 5)
    assert len({tuple(g.t.decks[seat]) for seat in range(4)}) > 1


# -- the rematch -------------------------------------------------------------------------------------


def first_players(winners: tuple[int, ...], players: int) -> set[int]:
    assert RULES.beginning.rematch is not None
    result = Result(winners, (0,) * players, "horde_gone")
    return {RULES.beginning.rematch(players, result, seed)["first_player"] for seed in range(60)}


def test_rematch_begins_left_of_the_winner() -> None:
    assert first_players((0,), 3) == {1}
    assert first_players((2,), 3) == {0}


def test_rematch_after_a_shared_win_begins_with_one_who_did_not_win() -> None:
    assert first_players((0, 2), 3) == {1}
    assert first_players((1, 2), 4) == {0, 3}


def test_rematch_after_a_win_shared_by_all_begins_with_anybody() -> None:
    assert first_players((0, 1), 2) == {0, 1}
    assert first_players((0, 1, 2), 3) == {0, 1, 2}


def test_rematch_options_make_a_game() -> None:
    assert RULES.beginning.rematch is not None
    options = RULES.beginning.rematch(2, Result((1,), (3, 5), "horde_gone"), 9)
    assert orda.new("zombinion", players=2, seed=1, **options).view(None)["active"] == 0


# -- the registry ---------------------------------------------------------------------------------------


def test_there_are_seven_base_piles_and_twenty_six_combat_cards_at_their_costs() -> None:
    assert len(set(IDS)) == len(CARDS) >= 33
    assert [IDS.index(card) for card in sorted(IN_THE_BOX, key=IDS.index)] == list(range(7, 33))
    assert {card: COST[IDS.index(card)] for card in IN_THE_BOX} == IN_THE_BOX


def test_the_kinds_of_the_cards() -> None:
    kinds = {id_: kind_names(number) for number, id_ in enumerate(IDS)}
    attacks = {id_ for id_ in IN_THE_BOX if "attack" in kinds[id_]}
    assert attacks == {"getaway", "upper_floor", "recon", "search", "swarm"}
    assert kinds["barricade"] == ["action", "reaction"]
    assert [id_ for id_ in IN_THE_BOX if "action" not in kinds[id_]] == ["survivors"]
    assert kinds["survivors"] == ["zombies"]
    assert kinds["infection"] == ["infection"]


def test_every_action_card_has_code_with_its_text() -> None:
    for number, id_ in enumerate(IDS):
        assert (EFFECT[number] is not nothing) == IS_ACTION[number], id_
        if IS_ACTION[number] and not is_compiled():  # compiled functions do not keep theirs
            assert EFFECT[number].__doc__, f"{id_} has no text beside its code"


def test_every_card_has_a_name_and_a_text_in_both_languages() -> None:
    for language in LANGUAGES:
        speaker = Speaker(language)
        names = [speaker.text(f"zombinion-card-{id_}") for id_ in IDS]
        texts = [speaker.text(f"zombinion-card-{id_}.text") for id_ in IDS]
        assert len(set(names)) == len(set(texts)) == len(CARDS)


def test_every_combat_card_has_tests_of_its_own() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    missing = [id_ for id_ in COMBAT if f"def test_{id_}_" not in written]
    assert not missing
