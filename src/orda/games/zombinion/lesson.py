"""A first game with a coach."""

from __future__ import annotations

from typing import Final

from orda.engine.lesson import Bubble, Lesson

LESSON: Final = Lesson(
    players=2,
    options={"first_player": 0, "kingdom": "first_game"},
    opening="zombinion 6",
    newest=(32, 1),
    bubbles=[
        Bubble("goal", at="supply-zombie"),
        Bubble("aim", ["hunt"], offers="aim:", at="hand-{me}"),
        Bubble("take", ["hunt"], offers="take:cunning", at="supply-cunning"),
        Bubble("deck", ["hunt", "play"], turn=2, at="deck-{me}"),
        Bubble("action", ["play"], offers="play:", at="hand-{me}"),
        Bubble("points", ["hunt"], offers="take:many_zombies", at="supply-many_zombies"),
    ],
)
