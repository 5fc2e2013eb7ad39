"""The steps of Zombie! Run for your lives!: what frames, and so saves, can name."""

from typing import Final

from orda.engine.game import Steps

step: Final = Steps()
