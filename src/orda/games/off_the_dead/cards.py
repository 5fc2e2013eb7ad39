"""The cards as tables: 5 survivors, 36 zombies and 5 zombified survivors, 36 rubble cards, 6 events, 13 quotes.

The rulebook gives the names and totals; the numbers on the cards are our own design (see docs/rules/off-the-dead.md).
"""

from __future__ import annotations

from typing import Final

SKULL: Final = 1
HAND: Final = 2
BIOHAZARD: Final = 4
SYMBOLS: Final = (SKULL, HAND, BIOHAZARD)
SYMBOL_IDS: Final = ("skull", "hand", "biohazard")
ALL_SYMBOLS: Final = 7

# -- survivors -------------------------------------------------------------------------

VINCE: Final = 0
BRANDY: Final = 1
NONNA: Final = 2
KEVIN: Final = 3
HANK: Final = 4
SURVIVOR_IDS: Final = ("poliziotto", "cheerleader", "nonna", "surfista", "biker")
FORCE: Final = (1, 0, 0, 0, 1)  # added to every die of an attack
TRACK: Final = (5, 6, 6, 6, 4)  # the level of infection at which they die
SYMBOL: Final = (SKULL, HAND, BIOHAZARD, HAND, SKULL)
ABILITY_IDS: Final = ("grace", "pompom", "remedy", "luck", "fury")
ABILITY_SAID: Final = tuple(f"ability_{survivor}" for survivor in SURVIVOR_IDS)  # what the log says of each
FURY_BONUS: Final = 2  # Hank's, on top of his strength

# -- zombies ---------------------------------------------------------------------------
# id, strength, symbols, and for how many survivors the card is in the Horde

ZOMBIES: Final = (
    ("z2_01", 2, SKULL, (4,)),
    ("z2_02", 2, SKULL, (4, 3, 2, 1)),
    ("z2_03", 2, HAND, (4,)),
    ("z2_04", 2, HAND, (4, 3, 2, 1)),
    ("z2_05", 2, BIOHAZARD, (4, 3, 2, 1)),
    ("z3_01", 3, SKULL, (4, 3, 2, 1)),
    ("z3_02", 3, SKULL, (4, 3, 2)),
    ("z3_03", 3, HAND, (4,)),
    ("z3_04", 3, HAND, (4, 3, 2, 1)),
    ("z3_05", 3, HAND, (4, 3, 2)),
    ("z3_06", 3, BIOHAZARD, (4,)),
    ("z3_07", 3, BIOHAZARD, (4, 3, 2, 1)),
    ("z3_08", 3, BIOHAZARD, (4, 3, 2)),
    ("z4_01", 4, SKULL, (4,)),
    ("z4_02", 4, SKULL, (4, 3, 2, 1)),
    ("z4_03", 4, SKULL, (4, 3, 2)),
    ("z4_04", 4, HAND, (4, 3, 2, 1)),
    ("z4_05", 4, HAND, (4, 3, 2)),
    ("z4_06", 4, BIOHAZARD, (4,)),
    ("z4_07", 4, BIOHAZARD, (4, 3, 2, 1)),
    ("z4_08", 4, BIOHAZARD, (4, 3, 2)),
    ("z5_01", 5, SKULL | HAND, (4,)),
    ("z5_02", 5, SKULL | HAND, (4, 3, 2, 1)),
    ("z5_03", 5, SKULL | HAND, (4, 3, 2)),
    ("z5_04", 5, HAND | BIOHAZARD, (4,)),
    ("z5_05", 5, HAND | BIOHAZARD, (4, 3, 2, 1)),
    ("z5_06", 5, HAND | BIOHAZARD, (4, 3, 2)),
    ("z5_07", 5, SKULL | BIOHAZARD, (4, 3, 2)),
    ("z5_08", 5, SKULL | BIOHAZARD, (4, 3, 2)),
    ("z5_09", 5, SKULL | BIOHAZARD, (4, 3, 2)),
    ("z6_01", 6, SKULL | HAND, (4, 3, 2)),
    ("z6_02", 6, SKULL | HAND, (4, 3, 2)),
    ("z6_03", 6, HAND | BIOHAZARD, (4, 3, 2)),
    ("z6_04", 6, HAND | BIOHAZARD, (4, 3, 2)),
    ("z6_05", 6, SKULL | BIOHAZARD, (4,)),
    ("z6_06", 6, SKULL | BIOHAZARD, (4, 3, 2, 1)),
)
TURNED: Final = len(ZOMBIES)  # the zombified survivor of survivor s is card TURNED + s
TURNED_STRENGTH: Final = 7
TURNED_SYMBOLS: Final = (SKULL | HAND, HAND | BIOHAZARD, HAND | BIOHAZARD, SKULL | HAND, SKULL | BIOHAZARD)
ZOMBIE_IDS: Final = (*[z[0] for z in ZOMBIES], *[f"zombie_{s}" for s in SURVIVOR_IDS])
KINDS_OF_ZOMBIES: Final = len(ZOMBIE_IDS)
STRENGTH: Final = (*[z[1] for z in ZOMBIES], *[TURNED_STRENGTH] * 5)
MARKS: Final = (*[z[2] for z in ZOMBIES], *TURNED_SYMBOLS)  # the symbols on each, a bit a symbol
HORDE: Final = {n: tuple(card for card, z in enumerate(ZOMBIES) if n in z[3]) for n in (1, 2, 3, 4)}

# -- rubble ------------------------------------------------------------------------------

COLT: Final = 0
AXE: Final = 1
CHAINSAW: Final = 2
MAGAZINE: Final = 3
PETROL: Final = 4
ADRENALINE: Final = 5
BARRICADE: Final = 6
TOY: Final = 7
GOGGLES: Final = 8
SURPRISE: Final = 9
ITEM_IDS: Final = (
    "colt", "ascia", "motosega", "caricatore", "tanica", "adrenalina", "barricata", "giocattolo", "visore", "ondata",
)  # fmt: skip
LAST_WEAPON: Final = CHAINSAW
HANDS: Final = 15  # instead of a weapon
POWER: Final = (1, 1, 3)
FULL: Final = (3, 0, 2)  # bullets of a Colt, petrol of a chainsaw; an axe needs nothing
NEEDS_AMMO: Final = (True, False, True)
AXE_MARGIN: Final = 3  # beaten by this much, another zombie gets the axe as well
FIRE: Final = 2  # added to the die of each burning zombie
COPIES: Final = {
    4: (5, 4, 3, 4, 3, 3, 3, 3, 2, 6),
    3: (5, 4, 3, 4, 3, 3, 3, 3, 2, 6),
    2: (4, 3, 2, 3, 3, 3, 2, 2, 2, 4),
    1: (4, 3, 2, 3, 3, 3, 2, 2, 0, 4),
}
PILES: Final = {4: 9, 3: 9, 2: 7, 1: 7}

# An item is its kind and what is loaded: a Colt with two bullets is COLT | 2 << AMMO.
AMMO: Final = 4
KIND: Final = 15


def loaded(kind: int) -> int:
    """O-19: what is found in the rubble is full."""
    return kind | FULL[kind] << AMMO if kind <= LAST_WEAPON else kind


# -- advanced rules ------------------------------------------------------------------------
# O-25: event e happens on a die of e + 1.

SEEN_ME: Final = 0
WHERE_FROM: Final = 1
RUNS_AT_ME: Final = 2
WHAT_JUNK: Final = 3
DIES_TWICE: Final = 4
PANIC: Final = 5
EVENT_IDS: Final = ("seen_me", "where_from", "runs_at_me", "what_junk", "dies_twice", "panic")

WHAT_IS_IT: Final = 0
GO_AND_SEE: Final = 1
TRY_AGAIN: Final = 2
HEAR_THEM: Final = 3
SAW_NOTHING: Final = 4
MISSED: Final = 5
BLOW_UP: Final = 6
ALL_MINE: Final = 7
FEEL_BETTER: Final = 8
BRUCE_LEE: Final = 9
CALL_ME_GOD: Final = 10
STEPPED_ON: Final = 11
RED_BUTTON: Final = 12
QUOTE_IDS: Final = (
    "what_is_it", "go_and_see", "try_again", "hear_them", "saw_nothing", "missed", "blow_up", "all_mine",
    "feel_better", "bruce_lee", "call_me_god", "stepped_on", "red_button",
)  # fmt: skip
COST: Final = (1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 8)  # equal symbols
EVENT_SAID: Final = tuple(f"event_{event}" for event in EVENT_IDS)  # what the log says of each
QUOTE_SAID: Final = tuple(f"quote_{quote}" for quote in QUOTE_IDS)
DIE_BONUS: Final = {HEAR_THEM: 1, BLOW_UP: 2, CALL_ME_GOD: 3}
