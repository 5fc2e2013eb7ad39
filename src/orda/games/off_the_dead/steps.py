"""The steps of the game by name: `@step` above a function makes it something a frame of a save can name."""

from __future__ import annotations

from typing import Final

from orda.engine.game import Steps

step: Final = Steps()
