"""A first game with a coach."""

from __future__ import annotations

from typing import Final

from orda.engine.lesson import Bubble, Lesson

LESSON: Final = Lesson(
    players=3,
    options={"first_player": 0},
    opening="run 1",
    newest=(20, 1),
    bubbles=[
        Bubble("goal", at="area-{me}"),
        Bubble("cards", ["play"], offers="play:", at="hand-{me}"),
        Bubble("special", ["play"], offers="special:", at="prompt"),
        Bubble("rows", ["play"], turn=2, at="area-{next}"),
        Bubble("cancel", ["play"], lights="cancels", at="hand-{me}"),
    ],
)
