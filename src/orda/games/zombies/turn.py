"""The turn (rules 3.1 to 3.11): one step per phase, run in order; a phase queues what happens in it."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP, Step, ask_window
from orda.engine.messages import ALL
from orda.games.zombies import hooks, horde
from orda.games.zombies.beginning import begin_elsewhere
from orda.games.zombies.drawing import draw_to_three, throw_away
from orda.games.zombies.explore import explore
from orda.games.zombies.fights import fight_here
from orda.games.zombies.horde import SQUARES, TWO_DOGS, squares_between, steps_of
from orda.games.zombies.identity import titles
from orda.games.zombies.in_play import SKIPS_ROUND
from orda.games.zombies.play import CLEAN_UP_PHASE, Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import TURN_END, TURN_START, Task, task
from orda.games.zombies.steps import step
from orda.games.zombies.table import HAND, OFF_MAP, ZombiesTable
from orda.games.zombies.tiles import DOG, ENHANCED, NORMAL, START
from orda.games.zombies.walk import movement, offer_token
from orda.games.zombies.windows import nobody_can_answer, open_window

ZOMBIES_A_TURN: Final = 3


def next_phase(g: Play) -> None:
    """Runs when no frame is left. A jump is nothing but another number in `t.phase` (`t.cut_to`)."""
    t = g.t
    phase = t.running = t.phase
    t.phase = (phase + 1) % len(STEPS)
    t.cut = 0
    g.me = t.active
    STEPS[phase](g)


@step
def upkeep(g: Play) -> None:
    t, mine = g.t, 1 << g.me
    t.turn += 1
    t.quiet = 0
    if t.turn == 1:
        g.tell("start_with_keys" if t.scenario else "start", ALL, g.me)
    g.tell("turn", ALL, g.me)
    if t.turn == 1 and t.city.kind(0) != START:
        begin_elsewhere(g)
    if t.pawns[g.me] == OFF_MAP:
        come_back(g)
    t.may_play |= mine
    t.may_activate |= mine
    t.resting &= ~mine
    if t.effects or t.items[g.me]:
        hooks.renewed(g, g.me)
    # a skipped turn is upkeep and clean-up only; sometimes no card can be played in the round it begins.
    skipped = hooks.skips(t, g.me)
    if skipped:
        if skipped == SKIPS_ROUND:
            t.may_play &= ~mine
        t.phase = CLEAN_UP_PHASE
        g.tell("skip", ALL, g.me)


def come_back(g: Play) -> None:
    t = g.t
    t.pawns[g.me] = t.comes_back_on(g.me)
    t.lost_in_woods &= ~(1 << g.me)
    g.tell("respawn", ALL, g.me, t.city.kind(t.pawns[g.me] // 9))


@step
def turn_start(g: Play) -> None:
    if not nobody_can_answer(g.t):
        ask_window(g, TURN_START, 0)


@step
def fights_first(g: Play) -> None:
    t = g.t
    square = t.pawns[g.me]
    if t.zombies[square]:
        g.do(fight_here, g.me)
    if t.tokens[square] or t.keys_at == square:
        g.do(offer_token, g.me)


@step
def refill(g: Play) -> None:
    draw_to_three(g, g.me)


# -- E: zombies -------------------------------------------------------------------------------------


@step
def zombies_move(g: Play, *moved: int) -> None:
    """R-39: three different zombies, one after the other; `moved` are the squares of those already moved."""
    if len(moved) == ZOMBIES_A_TURN:
        return
    options = zombie_moves(g, moved)
    if options:
        g.ask("move_zombie", options, zombie_moved, *moved)


def zombie_moves(g: Play, moved: tuple[int, ...]) -> list[int]:
    """As the table keeps them, in a list that nobody changes, without those of the zombies already moved."""
    t = g.t
    if not moved and not t.effects:
        return t.roaming
    steps = t.roaming[:]
    for square in moved:
        if t.zombies[square] != TWO_DOGS or moved.count(square) == 2:  # of two dogs the other one may still go
            del steps[steps_of(steps, square)]
    return free_to_go(t, steps) if t.effects and hooks.hold_zombies(t) else steps


def free_to_go(t: ZombiesTable, steps: list[int]) -> list[int]:
    """Those of zombies that are not pinned down, and whose way is open to them."""
    pinned = hooks.pinned(t)
    if pinned:
        steps = [step for step in steps if step // SQUARES not in pinned]
    for kind in (NORMAL, ENHANCED, DOG):
        shut = hooks.closed_to(t, kind)
        for square in within_two_steps(t, shut):
            if t.kind_on(square) == kind:
                his = steps_of(steps, square)
                steps[his] = [step for step in steps[his] if has_open_way(t, step, shut)]
    return steps


def within_two_steps(t: ZombiesTable, squares: set[int]) -> set[int]:
    beside = t.city.next
    near = {n for square in squares for n in beside[square]}
    return near.union(*[beside[n] for n in near])


def has_open_way(t: ZombiesTable, zombie_step: int, shut: set[int]) -> bool:
    a, b = divmod(zombie_step, SQUARES)
    if b in shut:
        return False
    near = t.city.next[a]
    return b in near or shut.isdisjoint(near) or any(n not in shut for n in squares_between(t, a, b))


@step
def zombie_moved(g: Play, option: int, *moved: int) -> None:
    t, (a, b) = g.t, divmod(option, SQUARES)
    t.quiet = 0
    horde.move(t, a, b)
    if g.telling:
        g.tell("move_zombie", ALL, g.me, *t.city.xy(a), *t.city.xy(b))
    g.check_helipads()
    if not t.over:
        zombies_move(g, *moved, b)


task(zombie_moved, lambda *moved: Task(ZOMBIES_A_TURN - len(moved), moved=moved))


# -- the end ------------------------------------------------------------------------------------------


@step
def turn_end(g: Play) -> None:
    if not nobody_can_answer(g.t):
        open_window(g, TURN_END)


@step
def may_discard(g: Play) -> None:
    if not g.t.turn_lost and g.t.hands[g.me]:
        g.ask("discard", discard_options(g, g.me), discarded)


def discard_options(g: Play, player: int) -> list[int]:
    return [*titles(g.t.hands[player]), STOP]


@step
def discarded(g: Play, title: int) -> None:
    if title != STOP:
        throw_away(g, g.me, title)


@step
def clean_up(g: Play) -> None:
    """R-40: everybody over the limit discards down to three, before the turn is over."""
    t = g.t
    if max(map(len, t.hands)) > HAND:
        for player in [g.me, *t.others(g.me)]:
            g.do(discard_down, player)
        g.do(end_turn, g.me)
    else:
        end_turn(g)


@step
def discard_down(g: Play) -> None:
    if len(g.t.hands[g.me]) > HAND:
        g.ask("discard_down", discard_down_options(g, g.me), discarded_down, always=True)


def discard_down_options(g: Play, player: int) -> list[int]:
    return titles(g.t.hands[player])


@step
def discarded_down(g: Play, title: int) -> None:
    throw_away(g, g.me, title)
    g.do(discard_down, g.me)


@step
def end_turn(g: Play) -> None:
    """R-67: rounds are counted from the player who began; R-43: an extra turn is one more of the same player."""
    t = g.t
    t.end_effects()
    t.note_grate(g.me)
    t.passing = 0
    t.turn_lost = 0
    t.challenged = 0
    t.attacked = 0
    t.declined = NONE
    if t.extra_turn:
        t.extra_turn = 0
        return
    t.active = (t.active + 1) % g.players
    if t.active == t.first:
        t.rounds += 1
        if t.rounds == t.most_rounds:
            t.end_by_rounds()
            g.tell("win_rounds", ALL, t.rounds)


STEPS: Final[list[Step]] = [
    upkeep, turn_start, explore, fights_first, refill, movement, zombies_move, turn_end, may_discard, clean_up,
]  # fmt: skip
