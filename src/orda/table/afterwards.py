"""Looking back at a whole match: its chronicle, along the line of choices that led to its end."""

from __future__ import annotations

from orda.engine.chronicle import Aftermath
from orda.table import fair
from orda.table.history import Entry
from orda.table.match import Match
from orda.table.setup import Setup


def aftermath(setup: Setup, entries: list[Entry]) -> Aftermath:
    """What was undone is left out. IllegalChoice where changed rules lead elsewhere."""
    match = Match(setup, begin=False)
    match.history.extend(entries)
    game = match.first_position()
    chronicle = match.rules.screen.chronicle(game)
    chronicle.look(game, 0)
    for number in match.history.line:
        game.reseed(fair.seed(setup.secret, match.history.chances[number]))
        game.apply(match.history.options[number])
        chronicle.look(game, number)
    return chronicle.close(game)
