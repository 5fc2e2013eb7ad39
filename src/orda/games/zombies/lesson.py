"""A first game with a coach."""

from __future__ import annotations

from typing import Final

from orda.engine.lesson import Bubble, Lesson

LESSON: Final = Lesson(
    players=2,
    options={"kill_target": 10},
    opening="zombies 37",
    newest=(104, 67),
    bubbles=[
        Bubble("goal", at="seat-{me}"),
        Bubble("tile", ["place_tile"], at="zstage"),
        Bubble("walk", ["step"], offers="step:", at="zstage"),
        Bubble("cards", ["step", "turn_start", "before_fight", "before_move"], offers="play:", at="hand-{me}"),
        Bubble("pay", ["pay"], at="prompt"),
        Bubble("zombies", ["move_zombie"], at="zstage"),
    ],
)
