"""A first game with a coach."""

from __future__ import annotations

from typing import Final

from orda.engine.lesson import Bubble, Lesson

LESSON: Final = Lesson(
    players=2,
    options={"memory_aid": True},
    opening="off_the_dead 25",  # in which the learner has place 1
    newest=(4, 40, 9, 12),
    bubbles=[
        Bubble("goal", at="horde"),
        Bubble("search", ["action"], offers="search:", at="rubble"),
        Bubble("pair", ["search_second"], at="rubble"),
        Bubble("put_back", ["put_back"], at="rubble"),
        Bubble("attack", ["action"], offers="attack:", at="corr-1"),
        Bubble("power", offers="ability:", at="surv-1"),
    ],
)
