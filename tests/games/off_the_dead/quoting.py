"""Tables with trophies, for the tests of quotes."""

from __future__ import annotations

from orda.games.off_the_dead.play import Play
from tests.games.off_the_dead.harness import BRANDY, HANK, NONNA, VINCE, given, ids

TEAM = f"{VINCE} {BRANDY} {NONNA} {HANK}"
FAR = "z2_03>2 z3_03>2 z3_04>2"
QUIET = (0, 1, 2, 3)
SKULLS = "z2_01 z2_02 z3_01 z3_02 z4_01 z4_02 z4_03 z5_01"  # eight, the last one with a hand


def skulls(number: int) -> str:
    return " ".join(SKULLS.split()[:number])


def table(trophies_of_vince: str, **setting: object) -> Play:
    known: dict[str, object] = {
        "horde": FAR, "used_abilities": QUIET, "advanced": True, "trophies": {0: trophies_of_vince},
    }  # fmt: skip
    return given(TEAM, **{**known, **setting})  # type: ignore[arg-type]


def quotes(g: Play) -> list[str]:
    return [option for option in ids(g) if option.startswith("quote")]
