"""The event cards of Mall Walkers against other players."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.drawing import change_hands
from orda.games.zombies.duel import begin_duel
from orda.games.zombies.fights import lose_life
from orda.games.zombies.identity import title_of
from orda.games.zombies.in_play import BARRED, InPlay
from orda.games.zombies.outlook import against, reach
from orda.games.zombies.planner import Planner
from orda.games.zombies.play import Play
from orda.games.zombies.records import Duel
from orda.games.zombies.registry import AT_PLAYER, BEFORE_MOVE, BETWEEN_STEPS, FREE, Hint, tells
from orda.games.zombies.sets.mw import MW
from orda.games.zombies.steps import step
from orda.games.zombies.table import WHOLE
from orda.games.zombies.targets import opponents_on_the_square, without_it_next_turn

# -- Abandon All Hope -------------------------------------------------------------------------------------

NO_HOPE: Final = MW.lasting(20, "no_hope", card="abandon_all_hope", in_play=InPlay(dice=-1), next_turn=True)


def still_hoping(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, NO_HOPE)


def worth_of_despair(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 3.0)


@MW.event(
    42,
    "abandon_all_hope",
    copies=2,
    targets=still_hoping,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_despair, keep=4),
)
def abandon_all_hope(g: Play, target: int) -> None:
    """In his next turn every die that an opponent rolls counts one less."""
    g.t.lasts(NO_HOPE, on=target, next_turn_of=target)


# -- I Will Survive! (You, on the other hand, may not...) -------------------------------------------------


def worth_of_surviving(g: Play, me: int, target: int, window: int) -> float:
    """Three in four are won; not for who could die of it."""
    t = g.t
    if t.lives[me] < WHOLE:
        return 0.0
    return 6.0 + t.trophies[target] if t.lives[target] < WHOLE else against(t, me, target, 3.0)


@MW.event(
    49,
    "i_will_survive",
    copies=2,
    targets=opponents_on_the_square,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_surviving, keep=4),
)
def i_will_survive(g: Play, target: int) -> None:
    """A duel without bullets against an opponent on your square, you with +1: the lower total loses a life."""
    begin_duel(g, Duel(g.me, target, card=i_will_survive.number, edge=1, silent=1))


@i_will_survive.after_duel
def one_survives(g: Play, other: int, total: int, other_total: int) -> None:
    """A tie is won by who played the card."""
    g.do(loses_the_duel, other if total >= other_total else g.me)


@step
def loses_the_duel(g: Play) -> None:
    lose_life(g)


# -- Lots Of Luck With That! ------------------------------------------------------------------------------


def with_something_to_take(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in opponents_on_the_square(g, me, window) if t.bullets[p] or t.hands[p]]


def worth_of_robbing(g: Play, me: int, target: int, window: int) -> float:
    """A bullet and a card, against the walk that is given up."""
    t = g.t
    planner, here = Planner(t, me), t.pawns[me]
    points = reach(t, me) if window == BEFORE_MOVE else g.walk.points
    given_up = planner.best_walk(here, points)[0] - planner.end_value(here, planner.strength)
    taken = 3.0 * bool(t.bullets[target]) + 4.0 * bool(t.hands[target])
    return taken + against(t, me, target, 0.0) / 2 - given_up


@MW.event(
    51,
    "lots_of_luck_with_that",
    copies=2,
    targets=with_something_to_take,
    own=BEFORE_MOVE | BETWEEN_STEPS,
    aim=AT_PLAYER,
    hint=Hint(worth_of_robbing, keep=4),
)
def lots_of_luck_with_that(g: Play, target: int) -> None:
    """Your movement ends: take a bullet and a card at random from an opponent on your square."""
    t = g.t
    if g.t.resolving[-1][3] == BEFORE_MOVE:
        g.walk.barred = BARRED  # given up before it began
    else:
        t.end_walks(g.me)
    if t.bullets[target]:
        t.bullets[target] -= 1
        t.bullets[g.me] += 1
        g.tell("rob_bullet", ALL, g.me, target)
    if t.hands[target]:
        rob_card(g, target)


def rob_card(g: Play, target: int) -> None:
    """Only the two of them see which."""
    card = g.t.choice(g.t.hands[target])
    change_hands(g, target, g.me, card)
    g.tell("rob_card", ALL, g.me, target)
    for seat in (g.me, target):
        g.tell("card_robbed", seat, title_of(card))


tells("rob_bullet", "player", "other")
tells("rob_card", "player", "other")
tells("card_robbed", "card")
