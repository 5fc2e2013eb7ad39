"""The steps of Zombinion: what frames, and so saves, can name."""

from typing import Final

from orda.engine.game import Steps

step: Final = Steps()
