"""The bot `survivor`: plays any seat of the team, alone or beside people, from what that seat may know."""

from __future__ import annotations

from orda.engine.bot import Greedy


class Survivor(Greedy):
    """Takes what looks best by advice.py."""

    name = "survivor"
