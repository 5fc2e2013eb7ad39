"""The runner: weighs the helipad against trophies, lives off Town Square, and plays its cards against the leader."""

from __future__ import annotations

from orda.engine.bot import Greedy


class Runner(Greedy):
    """Takes what looks best by advice.py."""

    name = "runner"
