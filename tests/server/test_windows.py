"""While a window is open nobody else learns who is being asked: not by state, clock, lobby or replay."""

from __future__ import annotations

import random

import pytest

import orda
from orda.server import tell
from orda.server.followers import encoder
from orda.server.replay import moments
from orda.table import Match, asking
from orda.table.history import Entry
from tests.server.long import long_setup

WITH_WINDOWS = [name for name in orda.games() if orda.rules(name).window_kinds]


def new_match(game: str, seed: int) -> Match:
    """Another set of options for every seed."""
    rules, setup = orda.rules(game), long_setup(seed)
    setup.players = min(4, rules.players[-1])
    sets = list(rules.beginning.option_sets(setup.players))
    setup.game, setup.options, setup.clock = game, sets[seed % len(sets)], 60
    setup.seats = setup.seats[: setup.players]
    return Match(setup)


def is_window(match: Match) -> bool:
    d = match.game.decision
    return d is not None and match.rules.is_window(d.kind)


@pytest.mark.skipif(not WITH_WINDOWS, reason="no game with windows is here yet")
@pytest.mark.parametrize("game", WITH_WINDOWS or ["none"])
def test_nobody_learns_who_is_asked_in_a_window(game: str) -> None:
    seen = 0
    for seed in range(40):
        seen += play_and_look(game, seed)
        if seen > 3:
            break
    assert seen, f"{game}: no window was ever open"


def play_and_look(game: str, seed: int) -> int:
    """How many windows were open, each looked at by everybody."""
    match, chance, entries, seen = new_match(game, seed), random.Random(seed), list[Entry](), 0
    while not match.is_over and len(entries) < 300:
        d = match.game.decision
        assert d is not None
        if is_window(match):
            seen += 1
            check_window(match, d.player)
        entries.append(match.choose(f"user{d.player}", match.number, chance.choice(d.options), 5))
    if seen:
        check_replay(new_match(game, seed), entries)
    return seen


def check_window(match: Match, asked: int) -> None:
    no_undo = asking.CanUndo("no", None)
    for viewer in (None, *range(match.setup.players)):
        [state] = tell.states([tell.Sight(match, viewer, no_undo, match.number)], 5)
        summary = tell.summary(tell.line(match, 5), None if viewer is None else f"user{viewer}")
        if viewer == asked:
            assert state.decision is not None
            assert state.clock is not None
            assert state.clock.seat == summary.asked == asked
            assert summary.my_turn
        else:
            assert state.decision is None
            assert state.clock is None, "a bot has none: it would tell that a person is asked"
            assert summary.asked is None
            assert not summary.my_turn
            assert state.view["asked"] == {"kind": "window", "player": None}
            assert encoder.encode(state)


def check_replay(again: Match, entries: list[Entry]) -> None:
    """Who answered in a window is not in anybody else's replay while the game runs."""
    shown = {viewer: moments(Match(again.setup), entries, viewer, False, 0, 600, False) for viewer in (None, 0)}
    for n, entry in enumerate(entries):
        if is_window(again) and entry.seat != 0:
            assert shown[0][n].seat is None
            assert shown[None][n].seat is None
        again.take(entry)
