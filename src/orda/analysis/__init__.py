"""Analysis after the game: how each player's chance of winning went, what mistakes cost, and what luck gave.

`stations` says where a match is looked at, `estimates` how (from copies in which all is dealt anew that the player
could not know), `report` what follows from all that was found. The same match, seed and number of simulations give the
same findings on every machine, in whatever pieces they are worked out.
"""

from __future__ import annotations

from orda.analysis.found import Found
from orda.analysis.report import Report, conclude
from orda.analysis.stations import Plan, TooLong, look, plan

__all__ = ["Found", "Plan", "Report", "TooLong", "conclude", "look", "plan"]
