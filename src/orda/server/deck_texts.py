"""The texts of decks that players bring, read for a form."""

from __future__ import annotations

from orda.engine.errors import OptionError
from orda.server import bodies
from orda.server.games import game_rules
from orda.table import Refused
from orda.table.setup import bad_option


def read_deck(wish: bodies.DeckWish) -> bodies.Deck:
    rules = game_rules(wish.game)
    shelf = rules.beginning.decks
    if shelf is None:
        raise Refused("bad_option", f"nobody brings a deck to {rules.name}")
    try:
        options = rules.read_options(rules.players[0], wish.options)
    except OptionError as error:
        raise bad_option(error) from error
    read = shelf.read(wish.text, options)
    faults = [bodies.DeckFault(fault.line, fault.reason) for fault in read.faults]
    return bodies.Deck(read.name, read.cards, faults, shelf.least(options), shelf.ready(options))
