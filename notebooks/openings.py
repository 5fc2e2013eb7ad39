"""Bots that open Zombinion in a given way and then play as `hunter` does; the notebook lets them meet."""

from __future__ import annotations

from typing import Any

import orda
from orda.engine.game import Game

RULES = orda.rules("zombinion")
HUNTER: Any = RULES.bots["hunter"]
FIRST_TURNS = 2
KINGDOM = RULES.options["kingdom"].to_data()
CARDS = {card["id"]: card["cost"] for card in KINGDOM["cards"]}
FIRST_GAME = next(kingdom["cards"] for kingdom in KINGDOM["sets"] if kingdom["id"] == "first_game")
OPENINGS = ["rounds", *sorted(card for card in FIRST_GAME if CARDS[card] <= 4)]


class Opening(HUNTER):
    """In its first two turns it takes its card once, and Rounds with the other."""

    card = "rounds"

    def choose(self, game: Game[Any]) -> int:
        assert game.decision is not None
        player = game.decision.player
        turn = game.view(player)["players"][player]["turns"]
        if game.decision.kind == "hunt" and turn <= FIRST_TURNS:
            options = {game.describe(option).id: option for option in game.decision.options}
            held = game.view(player)["players"][player]["discard_top"]
            for wish in ("rounds", self.card) if held == self.card else (self.card, "rounds"):
                if f"take:{wish}" in options:
                    return options[f"take:{wish}"]
        choice: int = super().choose(game)
        return choice


def names() -> list[str]:
    """As `orda match --bots` takes them."""
    return [f"openings:{card}" for card in OPENINGS]


for each in OPENINGS:
    globals()[each] = type(each, (Opening,), {"card": each, "name": each})
