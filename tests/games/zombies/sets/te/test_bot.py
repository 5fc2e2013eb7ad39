"""The runner bot in the woods: weapons, the way to the Cabin, the spell, and where the weak go without Town Square."""

from __future__ import annotations

from orda.bots import make_bot
from orda.games.zombies import RULES
from orda.games.zombies.standing import value
from tests.games.zombies.harness import CENTRE, At, given
from tests.games.zombies.sets.te.hiking import CABIN, WOODS, hiking

FOUR_PAGES = "here_doggie something_doesnt_feel_right the_trees_are_alive twist_of_fate"
SHED = "te_shed 0 -3 0"  # inside: columns 0 and 1 of rows -9 and -8; the door is between 0,-8 and 0,-7


def answer(g: At) -> str:
    return g.game.describe(make_bot(RULES, "runner", 1).choose(g.game)).id


def walks(g: At) -> tuple[int, int] | None:
    """Where the runner ends its movement."""
    while g.asked == (0, "step"):
        g.chooses(answer(g))
    return g.pawn(0)


def test_it_goes_into_the_cabin_when_the_spell_is_quicker_than_the_trophies() -> None:
    g = hiking("", "", tiles=(WOODS, CABIN), pawns=((0, -6),), items=(FOUR_PAGES,)).goes_on_to("step")
    assert walks(g) in ((0, -8), (0, -9), (1, -8), (1, -9))
    assert answer(g) == "spell"


def test_it_does_not_go_there_when_the_last_trophies_are_near() -> None:
    g = hiking("", "", tiles=(WOODS, CABIN), pawns=((0, -5),), trophies=(24,), dogs=((0, -4),), items=(FOUR_PAGES,))
    assert answer(g.goes_on_to("step")) == "step:0,-4"


def test_who_has_pages_and_a_clear_cabin_is_about_to_win() -> None:
    g = hiking("", "", tiles=(WOODS, CABIN), pawns=((0, -7), CENTRE), items=(FOUR_PAGES,))
    assert value(g.game, 0) > 0.6


def test_it_goes_to_a_building_of_the_woods_and_puts_its_weapon_into_play() -> None:
    g = hiking("spear", "", tiles=(WOODS, SHED), pawns=((0, -6),)).goes_on_to("step")
    while not g.can_play("spear"):
        g.chooses(answer(g))
    assert answer(g) == "play:spear"


def test_it_throws_a_caster_out_of_the_cabin() -> None:
    pages = ("return_to_sender", FOUR_PAGES)
    g = hiking("", "", tiles=(WOODS, CABIN), pawns=(CENTRE, (0, -9)), items=pages, active=1)
    g.goes_on_to("spell").chooses("spell")
    assert answer(g) == "activate:return_to_sender>1"


def test_without_town_square_the_weak_go_where_something_lies() -> None:
    g = given("", "", tile_sets=["te"], tiles=("te_woods_09 0 -1 0",), lives=(0,), bullets=(0,), life_at=((2, -1),))
    g.chooses("start_on:1,0", "start_on:1,2").goes_on_to("step", player=0)
    g.chooses(answer(g))
    assert g.pawn(0) == (1, -1)


def test_games_of_runners_in_the_woods_alone_end_by_themselves() -> None:
    for seed in range(3):
        bots = [make_bot(RULES, "runner", seed * 10 + seat) for seat in range(3)]
        g = RULES.new(3, seed, tile_sets=["te"], max_rounds=80)
        while g.decision is not None:
            g.apply(bots[g.decision.player].choose(g))
        assert g.result is not None
        assert g.result.reason in ("kills", "spell"), f"seed {seed}"
