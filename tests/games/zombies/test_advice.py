"""What a bot thinks: a hint for every card, a rating for every option, and how well the seats stand."""

from __future__ import annotations

import pytest

from orda.bots import make_bot
from orda.games.zombies import RULES
from orda.games.zombies.advice import RATERS, rates
from orda.games.zombies.planner import Planner
from orda.games.zombies.registry import CARD, QUESTIONS
from orda.games.zombies.standing import value
from tests.games.zombies.harness import CENTRE, HELIPAD, At, at, given


def test_every_activation_has_its_worth_and_nothing_else_has() -> None:
    assert [card.id for card in CARD.values() if bool(card.act | card.act_own) != (card.hint.use is not None)] == []


def test_every_question_of_the_rules_and_of_the_cards_is_rated() -> None:
    asked = set()
    for seed in range(6):
        g = RULES.new(3, seed, max_rounds=20, scenario="keys")
        bot = make_bot(RULES, "random", seed)
        while g.decision is not None:
            asked.add(g.decision.kind)
            g.apply(bot.choose(g))
    assert {kind for kind in asked if not RULES.is_window(kind)} <= {*RATERS, *QUESTIONS}
    assert len(asked) > 15


def test_every_option_is_rated_and_steps_that_are_not_the_best_are_told_apart() -> None:
    g = given("adrenaline_rush", "", tiles=(HELIPAD,), zombies=((1, 0),)).goes_on_to("step")
    assert len(rates(g.game)) == len(g.decision.options)
    assert len(set(rates(g.game))) > 2


# -- how the seats stand --------------------------------------------------------------------------------


def values(g: At) -> list[float]:
    return [value(g.game, seat) for seat in range(g.game.players)]


def test_players_who_have_the_same_stand_alike_but_for_whose_turn_it_is_and_the_shares_make_one() -> None:
    shares = values(given("", "", ""))
    assert sum(shares) == pytest.approx(1)
    assert shares == pytest.approx([1 / 3, 1 / 3, 1 / 3], abs=0.03)


def test_trophies_lives_and_a_pawn_on_the_map_count() -> None:
    ahead = given("", "", trophies=(8, 2))
    assert value(ahead.game, 0) > value(ahead.game, 1)
    healthy = given("", "", lives=(3, 0), bullets=(3, 0))
    assert value(healthy.game, 0) > value(healthy.game, 1)
    alive = given("", "", pawns=(CENTRE, None))
    assert value(alive.game, 0) > value(alive.game, 1)


def test_who_stands_before_a_clear_helipad_is_about_to_win_unless_he_lacks_the_keys() -> None:
    assert value(given("", "", tiles=(HELIPAD,), pawns=((3, 1), (0, 1)), trophies=(0, 5)).game, 0) > 0.5
    keyless = given("", "", tiles=(HELIPAD,), pawns=((3, 1), (0, 1)), scenario="keys", keys=1)
    assert value(keyless.game, 0) < 0.5


def test_when_the_game_is_over_the_winners_share_it() -> None:
    won = given("", "", zombies=(CENTRE,), trophies=(24,), dice=(6,))
    assert values(won) == [1.0, 0.0]
    drawn = given("", "", trophies=(2, 2), max_rounds=1, pawns=((1, 0), (1, 0)))
    while not drawn.is_over:
        drawn.lets_go()
    assert sum(values(drawn)) == 1.0


def test_without_town_square_a_weak_runner_looks_for_tokens_and_does_not_shrink_from_dying() -> None:
    alone = {"tile_sets": ["mw"], "lives": (0,), "bullets": (0,), "bullet_at": ((1, 0),)}
    planner = Planner(given("", "", **alone).t, 0)  # type: ignore[arg-type]
    squares = [at(planner.t, (1, y)) for y in (0, 1, 2)]
    worths = [planner.end_value(square, strength=0.0) for square in squares]
    assert worths == sorted(worths, reverse=True), "the nearer to the bullet the better; the start is worth nothing"
    assert planner.fight_value(0.0) > 0, "there is nothing to lose"
    planner.t.trophies[0] = 9
    assert planner.fight_value(0.0) < 0
