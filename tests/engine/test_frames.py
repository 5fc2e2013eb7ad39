"""Steps, questions and windows, on the toy game and on small ones made here."""

from __future__ import annotations

from typing import Any

import pytest

from orda.engine.game import STOP, Steps
from tests.engine import toy
from tests.engine.toy import Toy


def given(*hands: list[int], deck: int = 6) -> Toy:
    """The toy with these hands, seat 0 about to draw; the deck's cards are none of them snaps."""
    t = toy.ToyTable()
    t.hands = [hand[:] for hand in hands]
    rest = [card for card in toy.CARDS if not any(card in hand for hand in hands)]
    t.deck = sorted(rest, key=lambda card: card % 3 != 0)
    t.pile, t.deck = t.deck[:-deck], t.deck[-deck:]
    g = Toy(toy.SOUND, t, len(hands), {})
    g.debug = True
    g.run()
    return g


def asked(g: Toy) -> tuple[int, str]:
    assert g.decision is not None
    return g.decision.player, g.decision.kind


def test_a_window_asks_only_who_can_answer_from_the_active_player_clockwise() -> None:
    g = given([1, 3], [2], [6], [9])
    g.apply(1)
    assert asked(g) == (0, "answer")
    g.apply(STOP)
    assert asked(g) == (2, "answer")
    g.apply(STOP)
    assert asked(g) == (3, "answer")
    g.apply(STOP)
    assert asked(g) == (1, "play")


def test_answers_are_nested_and_after_each_one_the_asking_starts_over() -> None:
    g = given([1, 3, 4], [2, 5, 6], [7, 8, 9])
    g.apply(1)
    g.apply(STOP)
    g.apply(6)
    # The answer opens a window of its own, which begins with the active player again.
    assert g.t.depth == 2
    assert asked(g) == (0, "answer")
    g.apply(3)
    assert g.t.depth == 3
    assert asked(g) == (2, "answer")
    g.apply(STOP)
    # The innermost window is closed; the one below asks again who can still answer.
    assert g.t.depth == 2
    assert asked(g) == (2, "answer")
    g.apply(9)
    assert asked(g)[1] == "play"
    assert g.t.depth == 0
    assert g.t.pile[-4:] == [1, 6, 3, 9]


def test_a_window_in_which_nobody_can_answer_is_not_opened() -> None:
    g = given([1], [2], [4])
    g.apply(1)
    assert asked(g) == (1, "play")


def test_of_a_window_the_others_see_only_that_it_is_open() -> None:
    g = given([1], [2], [6])
    g.apply(1)
    assert asked(g) == (2, "answer")
    assert g.view(0)["asked"] == g.view(1)["asked"] == g.view(None)["asked"] == {"kind": "window", "player": None}
    assert g.view(2)["asked"] == {"kind": "answer", "player": 2, "options": [6, STOP]}


def test_a_redeal_in_a_window_gives_somebody_a_play_and_not_always_the_true_one() -> None:
    g = given([1, 5], [2, 4], [6, 7], deck=12)
    g.apply(1)
    asked_seats, shown = set(), set()
    for seed in range(40):
        other = g.clone()
        other.redeal(0, seed)
        assert other.decision is not None
        asked_seats.add(other.decision.player)
        shown.add(other.decision.options)
        assert other.view(0) == g.view(0)
    assert asked_seats == {1, 2}
    assert len(shown) > 2


def test_a_redeal_keeps_the_decision_of_the_seat_itself() -> None:
    g = given([1, 5], [6], [2])
    g.apply(1)
    assert asked(g) == (1, "answer")
    g.redeal(1, 3)
    assert asked(g) == (1, "answer")
    assert g.decision is not None
    assert g.decision.options == (6, STOP)


def test_a_question_asks_once_in_a_step() -> None:
    g = given([1, 2], [4])

    def asks_twice(g: Toy) -> None:
        g.ask("play", [1, 2], toy.nothing)
        g.ask("play", [1, 2], toy.nothing)

    with pytest.raises(AssertionError, match="may not ask a second one"):
        run_step(g, asks_twice)


def test_nothing_may_be_queued_after_a_question() -> None:
    g = given([1, 2], [4])

    def queues_after(g: Toy) -> None:
        g.ask("play", [1, 2], toy.nothing)
        g.do(toy.close_window, 0)

    with pytest.raises(AssertionError, match="nothing may be queued after it"):
        run_step(g, queues_after)


def test_a_question_needs_options() -> None:
    g = given([1, 2], [4])

    def asks_nothing(g: Toy) -> None:
        g.ask("play", [], toy.nothing)

    with pytest.raises(AssertionError, match="nothing to choose from"):
        run_step(g, asks_nothing)


def run_step(g: Toy, step: Any) -> None:
    g.no_decision()
    g.stack.clear()
    g.queued = 0
    g.do(step, 0)
    g.run()


def test_steps_queued_together_run_in_that_order_before_what_was_queued_earlier() -> None:
    g, order = given([1, 2], [4]), []

    def first(g: Toy) -> None:
        order.append("first")
        g.do(second, 0)
        g.do(third, 0)

    def second(g: Toy) -> None:
        order.append("second")
        g.do(inner, 0)

    def inner(g: Toy) -> None:
        order.append("inner")

    def third(g: Toy) -> None:
        order.append("third")
        g.t.over = 1

    run_step(g, first)
    assert order == ["first", "second", "inner", "third"]


def test_a_single_option_is_its_own_answer_unless_it_would_tell_something() -> None:
    g, answers = given([1, 2], [4]), []

    def goes_on(g: Toy, answer: int, kept: int) -> None:
        answers.append((answer, kept))
        g.t.over = 1

    def asks(g: Toy) -> None:
        g.ask("play", [5], goes_on, 8)

    def asks_all_the_same(g: Toy) -> None:
        g.ask("play", [5], goes_on, 9, player=1, always=True)

    run_step(g, asks)
    assert answers == [(5, 8)]
    g = given([1, 2], [4])
    run_step(g, asks_all_the_same)
    assert asked(g) == (1, "play")
    g.apply(5)
    assert answers == [(5, 8), (5, 9)]


def test_two_steps_may_not_have_the_same_name() -> None:
    steps = Steps()
    steps(toy.nothing)
    with pytest.raises(AssertionError, match=r"two steps are called nothing, the other is in .*toy"):
        steps(toy.nothing)
