"""The 36 zombies: strength, symbols, and with how many survivors each is in the Horde.

In every Horde each symbol is on as many cards as the others (22, 17, 17, 7), so that no survivor is unluckier.
"""

from __future__ import annotations

from typing import Final

from orda.games.off_the_dead.registry import BIOHAZARD, HAND, SKULL, zombie

ALL_TABLES: Final = (1, 2, 3, 4)
NOT_ALONE: Final = (2, 3, 4)
ONLY_FOUR: Final = (4,)

zombie(0, "z2_01", 2, SKULL, ONLY_FOUR)
zombie(1, "z2_02", 2, SKULL, ALL_TABLES)
zombie(2, "z2_03", 2, HAND, ONLY_FOUR)
zombie(3, "z2_04", 2, HAND, ALL_TABLES)
zombie(4, "z2_05", 2, BIOHAZARD, ALL_TABLES)
zombie(5, "z3_01", 3, SKULL | HAND, ALL_TABLES)
zombie(6, "z3_02", 3, SKULL | HAND, NOT_ALONE)
zombie(7, "z3_03", 3, HAND | BIOHAZARD, ONLY_FOUR)
zombie(8, "z3_04", 3, HAND | BIOHAZARD, ALL_TABLES)
zombie(9, "z3_05", 3, HAND | BIOHAZARD, NOT_ALONE)
zombie(10, "z3_06", 3, SKULL | BIOHAZARD, ONLY_FOUR)
zombie(11, "z3_07", 3, SKULL | BIOHAZARD, ALL_TABLES)
zombie(12, "z3_08", 3, SKULL | BIOHAZARD, NOT_ALONE)
zombie(13, "z4_01", 4, SKULL | HAND, ONLY_FOUR)
zombie(14, "z4_02", 4, SKULL | HAND, ALL_TABLES)
zombie(15, "z4_03", 4, SKULL | HAND, NOT_ALONE)
zombie(16, "z4_04", 4, HAND | BIOHAZARD, ALL_TABLES)
zombie(17, "z4_05", 4, HAND | BIOHAZARD, NOT_ALONE)
zombie(18, "z4_06", 4, BIOHAZARD, ONLY_FOUR)
zombie(19, "z4_07", 4, SKULL | BIOHAZARD, ALL_TABLES)
zombie(20, "z4_08", 4, SKULL | BIOHAZARD, NOT_ALONE)
zombie(21, "z5_01", 5, SKULL | HAND, ONLY_FOUR)
zombie(22, "z5_02", 5, SKULL | HAND, ALL_TABLES)
zombie(23, "z5_03", 5, SKULL | HAND, NOT_ALONE)
zombie(24, "z5_04", 5, HAND | BIOHAZARD, ONLY_FOUR)
zombie(25, "z5_05", 5, HAND | BIOHAZARD, ALL_TABLES)
zombie(26, "z5_06", 5, HAND | BIOHAZARD, NOT_ALONE)
zombie(27, "z5_07", 5, SKULL | BIOHAZARD, NOT_ALONE)
zombie(28, "z5_08", 5, SKULL | BIOHAZARD, NOT_ALONE)
zombie(29, "z5_09", 5, SKULL | BIOHAZARD, NOT_ALONE)
zombie(30, "z6_01", 6, SKULL | HAND, NOT_ALONE)
zombie(31, "z6_02", 6, SKULL | HAND, NOT_ALONE)
zombie(32, "z6_03", 6, HAND | BIOHAZARD, NOT_ALONE)
zombie(33, "z6_04", 6, HAND | BIOHAZARD, NOT_ALONE)
zombie(34, "z6_05", 6, SKULL | BIOHAZARD, ONLY_FOUR)
zombie(35, "z6_06", 6, SKULL | BIOHAZARD, ALL_TABLES)
