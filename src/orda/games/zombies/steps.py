"""The steps of Zombies!!!: what a frame can name. A step keeps its name for ever, because frames lie in saves."""

from __future__ import annotations

from typing import Final

from orda.engine.game import Steps

step: Final = Steps()
