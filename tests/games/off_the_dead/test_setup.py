"""Making games: options and what is refused, the box, the laying of the table (O-1, O-2, O-36, O-40 to O-42)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import orda
from orda.engine.errors import OptionError
from orda.games.off_the_dead.codes import arrow_of
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    A_PLACE,
    FIRST_NEWEST,
    ITEMS,
    MARKS,
    REGISTRIES,
    STRENGTH,
    SURVIVORS,
    SYMBOL,
    SYMBOLS,
    ZOMBIES,
    ZOMBIFIED,
    horde_of,
    plain_item,
    rubble_of,
)
from tests.games.off_the_dead.harness import BRANDY, HANK, KEVIN, NONNA, VINCE, At, given


def new(players: int, seed: int = 1, **options: Any) -> At:
    game = orda.new("off_the_dead", players=players, seed=seed, **options)
    assert isinstance(game, Play)
    return At(game)


def of_the_box(players: int, **options: Any) -> At:
    """Without the items that were added to those of the box: here they are counted."""
    game = orda.rules("off_the_dead").begin(players, 1, options, FIRST_NEWEST)
    assert isinstance(game, Play)
    return At(game)


BOX_ITEMS = FIRST_NEWEST[REGISTRIES.index(ITEMS)]


# -- options ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("advanced", [False, True])
def test_one_to_four_can_play(players: int, advanced: bool) -> None:
    game = new(players, advanced=advanced)
    assert game.game.players == players


@pytest.mark.parametrize("players", [0, 5, True, "2", None])
def test_other_player_counts_are_refused(players: Any) -> None:
    with pytest.raises(OptionError, match=r"players=.* is not allowed for off_the_dead; allowed: 1 to 4"):
        new(players)


@pytest.mark.parametrize("name", ["advanced", "colts", "double", "memory_aid"])
def test_a_flag_that_is_neither_true_nor_false_is_refused(name: str) -> None:
    with pytest.raises(OptionError, match=rf"{name}='yes' is not allowed; allowed: true, false"):
        orda.new("off_the_dead", players=3, seed=1, **{name: "yes"})


def test_the_team_is_given_in_the_order_of_the_seats_as_list_or_text() -> None:
    for team in ([HANK, NONNA, KEVIN], "biker, nonna,surfista"):
        g = new(3, team=team)
        by_seat = sorted((each["seat"], each["id"]) for each in g.view()["survivors"])
        assert by_seat == [(0, HANK), (1, NONNA), (2, KEVIN)]


def test_strays_are_a_matter_for_three_players_only() -> None:
    with pytest.raises(
        OptionError, match="strays='clockwise' is not allowed for 4 players; allowed: for 3 players only"
    ):
        new(4, strays="clockwise")
    with pytest.raises(OptionError, match="strays='left' is not allowed; allowed: choice, clockwise"):
        new(3, strays="left")


@pytest.mark.parametrize(
    ("team", "fault"),
    [
        ([VINCE, "batman"], "there is no survivor 'batman'"),
        ([VINCE, VINCE], "every survivor is there only once"),
        ([VINCE], "2 survivors are needed, not 1"),
        ([VINCE, NONNA, KEVIN], "2 survivors are needed, not 3"),
        (7, "is not allowed; allowed: random, or one survivor for each place"),
        ([3, 4], "there is no survivor 3"),
    ],
)
def test_a_team_that_cannot_be_is_refused_by_name(team: Any, fault: str) -> None:
    with pytest.raises(OptionError, match=f"team=.*{fault}"):
        new(2, team=team)


def test_o42_two_players_need_different_symbols_also_in_the_basic_game() -> None:
    for team in ([VINCE, HANK], [BRANDY, KEVIN]):
        with pytest.raises(OptionError, match="two survivors must have different symbols"):
            new(2, team=team)
    assert new(2, team=[VINCE, KEVIN]).t.survivors == (0, 3)
    for seed in range(40):
        first, second = new(2, seed).t.survivors
        assert SYMBOL[first] != SYMBOL[second]


def test_o42_alone_anybody_may_be_chosen() -> None:
    assert [new(1, team=[name]).t.survivors for name in SURVIVORS.numbers] == [(0,), (1,), (2,), (3,), (4,)]


def test_an_advanced_team_of_three_or_four_needs_all_three_symbols() -> None:
    for team in ([VINCE, BRANDY, HANK], [VINCE, BRANDY, KEVIN, HANK]):
        assert new(len(team), team=team).t.survivors
        with pytest.raises(OptionError, match="an advanced team of three or more needs all three symbols"):
            new(len(team), team=team, advanced=True)
    for seed in range(40):
        assert 2 in new(3, seed, advanced=True).t.survivors, "Granny has the only biohazard"


def test_colts_are_a_gift_for_three_players_only() -> None:
    with pytest.raises(OptionError, match="colts=True is not allowed for 4 players; allowed: for 3 players only"):
        new(4, colts=True)
    game = of_the_box(3, colts=True)
    assert [game.items(place) for place in range(3)] == [["colt(3)"]] * 3
    assert sorted(len(pile) for pile in game.t.piles) == [3, 3, 3, 4, 4, 4, 4, 4, 4]
    assert sum(card == ITEMS.numbers["colt"] for pile in game.t.piles for card in pile) == 2


def test_o40_double_gives_two_players_two_survivors_each_on_the_rules_for_four() -> None:
    with pytest.raises(OptionError, match="double=True is not allowed for 3 players; allowed: for 2 players only"):
        new(3, double=True)
    game = new(2, double=True)
    assert [s["seat"] for s in game.view(None)["survivors"]] == [0, 1, 0, 1]
    assert len(game.t.horde) == 36
    assert len(game.t.piles) == 9
    with pytest.raises(OptionError, match="4 survivors are needed, not 2"):
        new(2, double=True, team=[VINCE, NONNA])


# -- the box -----------------------------------------------------------------------------------------


def test_there_are_five_survivors_and_five_zombified_ones_of_strength_seven() -> None:
    everybody = [SURVIVORS[number] for number in SURVIVORS]
    assert [survivor.strength for survivor in everybody] == [1, 0, 0, 0, 1]
    assert [survivor.track for survivor in everybody] == [5, 6, 6, 6, 4]
    assert Counter(survivor.symbol for survivor in everybody) == {1: 2, 2: 2, 4: 1}
    zombified = [ZOMBIES[ZOMBIFIED[number]] for number in SURVIVORS]
    assert [zombie.strength for zombie in zombified] == [7] * 5
    assert [zombie.symbols.bit_count() for zombie in zombified] == [2] * 5


@pytest.mark.parametrize(
    ("places", "strengths", "per_symbol"),
    [
        (4, {2: 5, 3: 8, 4: 8, 5: 9, 6: 6}, 22),
        (3, {2: 3, 3: 6, 4: 6, 5: 7, 6: 5}, 17),
        (2, {2: 3, 3: 6, 4: 6, 5: 7, 6: 5}, 17),
        (1, {2: 3, 3: 3, 4: 3, 5: 2, 6: 1}, 7),
    ],
)
def test_the_horde_of_each_number_of_survivors(places: int, strengths: dict[int, int], per_symbol: int) -> None:
    assert Counter(STRENGTH[card] for card in horde_of(places, ZOMBIES.newest)) == strengths
    for symbol in SYMBOLS:
        assert sum(bool(MARKS[card] & symbol) for card in horde_of(places, ZOMBIES.newest)) == per_symbol


@pytest.mark.parametrize(("places", "cards", "piles"), [(4, 36, 9), (3, 36, 9), (2, 28, 7), (1, 26, 7)])
def test_the_rubble_of_each_number_of_survivors(places: int, cards: int, piles: int) -> None:
    assert len(rubble_of(places, BOX_ITEMS)) == cards
    sizes = [len(pile) for pile in of_the_box(places).t.piles]
    assert len(sizes) == piles
    assert sum(sizes) == cards
    assert max(sizes) - min(sizes) <= 1
    assert 1 not in Counter(rubble_of(places, ITEMS.newest)).values(), "a single card could never be paired"


def test_an_item_of_which_there_is_one_is_refused_by_its_name() -> None:
    with pytest.raises(ValueError, match=r"thermos: copies=\(0, 1, 2, 2\) is not allowed; a single card could never"):
        plain_item(ITEMS.newest + 1, "thermos", copies=(0, 1, 2, 2), worth=1)


def test_an_item_that_is_aimed_says_at_what() -> None:
    with pytest.raises(ValueError, match=r"thermos: what is aimed at something has a sentence that names it"):
        plain_item(ITEMS.newest + 1, "thermos", copies=(2, 2, 2, 2), aims_at=A_PLACE)


def test_alone_there_are_no_goggles() -> None:
    assert ITEMS.numbers["visore"] not in rubble_of(1, ITEMS.newest)


def test_o41_promo_cards_are_not_part_of_the_box() -> None:
    assert len(ZOMBIES.numbers) == 36 + 5


# -- laying the table ----------------------------------------------------------------------------------


def test_o1_every_arrow_is_as_likely_in_each_direction() -> None:
    arrows = Counter(arrow_of(code) for seed in range(200) for code in new(4, seed).t.horde)
    assert all(abs(arrows[way] - 1800) < 150 for way in range(4)), arrows


def test_o1_with_two_and_three_survivors_the_last_sides_of_the_horde_are_empty() -> None:
    for players in (2, 3):
        arrows = {arrow_of(code) for code in new(players).t.horde}
        assert arrows == {0, 1, 2, 3}
        assert len(new(players).t.crowd) == players


def test_o2_the_arrow_of_a_cut_card_says_who_starts() -> None:
    starts = Counter(new(4, seed).t.active for seed in range(400))
    assert all(starts[place] > 60 for place in range(4)), starts
    starts = Counter(new(3, seed).t.active for seed in range(400))
    assert starts[0] > 1.5 * starts[1], "an arrow to the empty side goes on clockwise to place 0"
    assert {new(1, seed).t.active for seed in range(20)} == {0}


def test_o36_there_is_no_limit_to_infection_tokens() -> None:
    g = given(level={0: 1, 1: 1, 2: 1, 3: 1}, horde="z2_01>0")
    assert [s["level"] for s in g.view(None)["survivors"]] == [1, 1, 1, 1]
