"""The exam of Off the Dead's survivor: what a team mate who knows the game does in these positions."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.exam import Task, check
from tests.games.off_the_dead.harness import (
    BRANDY,
    FAR,
    HANK,
    KEVIN,
    NONNA,
    QUIET,
    TEAM,
    VINCE,
    At,
    given,
    skulls,
)

KEVINS = f"{KEVIN} {BRANDY} {NONNA} {VINCE}"
HANKS = f"{HANK} {BRANDY} {NONNA} {VINCE}"


def alone(**laid: Any) -> At:
    """Place 0 to act, with what is laid here: nobody has an ability left, and the Horde does not concern it."""
    return given(TEAM, horde=FAR, used_abilities=QUIET, **laid)


def dying(items: str) -> At:
    """Vince at the end of his last turn, with a zombie before him."""
    g = alone(corridors={0: " | z2_04 | "}, items={0: items}, level={0: 4}, phase="second_action")
    return g.chooses("pass")


EXAM = [
    # -- a win on the board
    Task(
        "wins with Vince's shot at the last zombie",
        lambda: given(TEAM, corridors={0: "z5_01 | | "}),
        "ability:poliziotto>0.1.1",
        "Horde and corridors are empty then",
        wins=True,
    ),
    Task(
        "wins with Vince's shot at the last zombie of a neighbour",
        lambda: given(TEAM, corridors={1: " | z6_01 | "}),
        "ability:poliziotto>1.2.1",
        "Horde and corridors are empty then",
        wins=True,
    ),
    Task(
        "wins with Vince's shot in a neighbour's turn, before the bite",
        lambda: given(KEVINS, corridors={0: " | | z6_01"}, level={0: 2}, phase="bites", used_abilities=[0, 1, 2]),
        "ability:poliziotto>0.3.1",
        "nothing is to be saved any more",
        wins=True,
    ),
    Task(
        "wins with Hank's fury when all that is left is in melee",
        lambda: given(HANKS, corridors={0: " | | z3_01 z4_01"}, used_abilities=[1, 2, 3]),
        "ability:biker>0",
        "both fall nearly always",
        wins=True,
    ),
    Task(
        "wins with Hank's fury in a neighbour's melee",
        lambda: given(HANKS, corridors={1: " | | z3_01"}, used_abilities=[1, 2, 3]),
        "ability:biker>1",
        "it never misses there",
        wins=True,
    ),
    Task(
        "wins by burning the zone where the last zombies are",
        lambda: given(TEAM, corridors={0: " | z2_01+ z2_02+ | "}, items={0: "tanica"}, used_abilities=QUIET),
        "burn:0.2",
        "both fall for certain",
        wins=True,
    ),
    Task(
        "shoots at the last zombie rather than take a pair",
        lambda: given(
            TEAM, corridors={0: "z3_01+ | | "}, items={0: "colt"}, piles=["ascia", "ascia"], used_abilities=QUIET
        ),
        "attack:colt(3)>0.1.1",
        "a hit wins",
        wins=True,
    ),
    Task(
        "turns the die with Kevin's luck when that wins",
        lambda: (
            given(KEVINS, corridors={0: "z6_01+ | | "}, items={0: "colt"}, used_abilities=[1, 2, 3])
            .rolls(1)
            .chooses("attack:colt(3)>0.1.1")
        ),
        "ability:surfista",
        "a six and the Colt are seven",
        wins=True,
    ),
    Task(
        "pays for a bonus when that wins",
        lambda: (
            given(
                TEAM,
                corridors={0: "z5_02+ | | "},
                items={0: "colt"},
                trophies={0: skulls(4)},
                advanced=True,
                used_abilities=QUIET,
            )
            .rolls(2)
            .chooses("attack:colt(3)>0.1.1")
        ),
        "quote:hear_them>skull",
        "one more is enough",
    ),
    # -- remedies and friends
    Task(
        "throws its adrenaline to a friend who dies at the end of his turn",
        lambda: alone(level={1: 5}, items={0: "adrenalina"}),
        "throw:adrenalina>1",
        "he has nothing against it, and here it would lie idle",
    ),
    Task(
        "throws its second adrenaline though it is infected too",
        lambda: alone(level={0: 1, 1: 5}, items={0: "adrenalina adrenalina"}, piles=["visore", "visore"]),
        "throw:adrenalina>1",
        "one is enough for itself",
    ),
    Task(
        "keeps its only adrenaline when it is infected itself",
        lambda: alone(level={0: 4, 1: 5}, items={0: "adrenalina"}, piles=["ascia", "ascia"]),
        "search:0 search:1",
        "it would die in his place",
    ),
    Task(
        "keeps its adrenaline when the friend has one",
        lambda: alone(level={1: 5}, items={0: "adrenalina", 1: "adrenalina"}, piles=["ascia", "ascia"]),
        "search:0 search:1",
        "he saves himself",
    ),
    Task(
        "saves itself from death with adrenaline before anything else",
        lambda: dying("tanica adrenalina"),
        "use:adrenalina",
        "who lives can burn them later",
    ),
    Task(
        "strikes a last time with what would be lost",
        lambda: dying("tanica"),
        "burn:0.2",
        "whoever falls now does not come back with the Horde",
    ),
    Task(
        "saves a dying neighbour with Granny's remedy",
        lambda: given(f"{KEVIN} {NONNA} {VINCE} {HANK}", level={0: 5}, horde=FAR, phase="second_action").chooses(
            "pass"
        ),
        "ability:nonna>0",
        "nothing better can be done with it",
    ),
    Task(
        "saves Granny herself when she is dying",
        lambda: given(f"{NONNA} {VINCE} {BRANDY} {HANK}", level={0: 5, 1: 4}, horde=FAR, phase="second_action").chooses(
            "pass"
        ),
        "ability:nonna>0",
        "Vince has a turn left, she has none",
    ),
    Task(
        "throws its second weapon to a friend who has none and is pressed",
        lambda: given(
            TEAM,
            corridors={1: "z3_01 | z3_02 | z4_01"},
            items={0: "ascia motosega"},
            horde=FAR,
            piles=["visore", "adrenalina"],
        ),
        "throw:ascia>1 throw:motosega(2)>1",
        "one weapon is enough for one action",
    ),
    # -- the rubble
    Task(
        "leaves the rubble alone when the Horde is empty",
        lambda: given(
            TEAM,
            corridors={2: "z3_01 | | "},
            piles=["?ondata ?colt", "?ascia ?visore", "?ondata"],
            used_abilities=QUIET,
        ),
        "pass",
        "a surprise wave would fetch zombies from the cemetery",
    ),
    Task(
        "searches blindly with an empty Horde when no wave is left",
        lambda: given(TEAM, corridors={2: "z3_01 | | "}, piles=["?colt", "?ascia ?visore"], used_abilities=QUIET),
        "search:0 search:1",
        "nothing bad can be found",
    ),
    Task(
        "takes a known pair though the Horde is empty",
        lambda: given(
            TEAM, corridors={2: "z3_01 | | "}, piles=["?ondata ?colt", "ascia", "ascia"], used_abilities=QUIET
        ),
        "search:1 search:2",
        "what is known brings no wave",
    ),
    Task(
        "turns up a known card second when the Horde is empty",
        lambda: given(
            TEAM, corridors={2: "z3_01 | | "}, piles=["?ondata", "ascia", "visore"], used_abilities=QUIET
        ).chooses("search:1"),
        "pile:2",
        "the other one may be a wave",
    ),
    Task(
        "takes a pair everybody has seen",
        lambda: given(TEAM, piles=["?tanica", "ascia", "?colt", "visore", "ascia"], horde=FAR),
        "search:1 search:4",
        "it is certain",
    ),
    Task(
        "finds the other one of the pair",
        lambda: given(TEAM, piles=["?tanica", "ascia", "?colt", "visore", "ascia"], horde=FAR).chooses("search:1"),
        "pile:4",
        "it lies there",
    ),
    Task(
        "turns up something new where no pair is known",
        lambda: given(TEAM, piles=["visore", "ascia", "?colt", "?tanica"], horde=FAR),
        "search:2 search:3",
        "what is known makes no pair",
    ),
    # -- fighting
    Task(
        "fights what is about to bite",
        lambda: given(TEAM, corridors={0: " | | z3_01"}, horde=FAR),
        "attack:hands>0.3.1",
        "the first bite starts the clock",
    ),
    Task(
        "strikes with the axe and saves the Colt's bullets",
        lambda: given(TEAM, corridors={0: "z5_01 | | z3_01"}, items={0: "colt ascia"}, horde=FAR),
        "attack:ascia>0.3.1",
        "the axe is as strong and costs nothing",
    ),
    Task(
        "takes the chainsaw to a strong zombie",
        lambda: given(TEAM, corridors={0: " | | z6_01"}, items={0: "motosega ascia"}, horde=FAR),
        "attack:motosega(2)>0.3.1",
        "with the axe it needs a four, with the chainsaw a two",
    ),
    Task(
        "shoots who comes next rather than who has just come out",
        lambda: alone(corridors={0: "z3_01+ | z3_02+ | "}, items={0: "colt"}),
        "attack:colt(3)>0.2.1",
        "he would be in melee with the next move",
    ),
    Task(
        "strikes whom it can beat",
        lambda: alone(corridors={0: " | | z6_01 z2_01"}),
        "attack:hands>0.3.2",
        "the weak one falls for certain and bites as hard",
    ),
    Task(
        "reloads an empty Colt first",
        lambda: given(TEAM, corridors={0: " | | z3_01"}, items={0: "colt(0) caricatore"}, horde=FAR),
        "refill:caricatore>colt(0)",
        "it is free",
    ),
    # -- not being bitten
    Task(
        "gives a toy to the zombie of the first bite",
        lambda: alone(corridors={0: " | | z6_01"}, items={0: "giocattolo"}, phase="bites"),
        "use:giocattolo>0.3.1",
        "the first bite starts the clock",
    ),
    Task(
        "drives back three zombies before they bite a healthy friend",
        lambda: given(
            KEVINS,
            corridors={0: " | | z3_01 z3_02 z3_05"},
            horde=FAR,
            phase="bites",
            used_abilities=[0, 2, 3],
        ).chooses("zombie:0.3.3"),
        "ability:cheerleader>0",
        "three bites are half a life",
    ),
    Task(
        "does not spend Brandy's ability on one more bite of a sick friend",
        lambda: given(
            KEVINS, corridors={0: " | | z3_01"}, level={0: 2}, horde=FAR, phase="bites", used_abilities=[0, 2, 3]
        ),
        "pass",
        "it will save more another time",
    ),
    Task(
        "turns the die with Kevin's luck where a kill saves the first bite",
        lambda: (
            given(KEVINS, corridors={0: " | | z6_01"}, horde=FAR, used_abilities=[1, 2, 3])
            .rolls(1)
            .chooses("attack:hands>0.3.1")
        ),
        "ability:surfista",
        "a strong zombie less, and no infection",
    ),
    Task(
        "dodges the first bite with trophies",
        lambda: alone(corridors={0: " | | z6_03"}, trophies={0: skulls(2)}, phase="bites", advanced=True),
        "quote:try_again>skull",
        "trophies are for that",
    ),
    Task(
        "barricades itself against three who would come into melee",
        lambda: alone(corridors={0: " | z5_01 z5_02 z6_01 | "}, items={0: "barricata"}, phase="moves"),
        "use:barricata",
        "there is a turn more to shoot them",
    ),
    Task(
        "lets the weakest bite first while something can still stop a bite",
        lambda: alone(corridors={0: " | | z6_01 z2_01"}, items={0: "giocattolo"}, level={0: 1}, phase="bites"),
        "zombie:0.3.2",
        "the toy is for the strong one, who would be hard to kill",
    ),
    # -- the team
    Task(
        "sends a stray zombie to whoever has his hands full already",
        lambda: given(TEAM, dead=[1], corridors={2: "z3_01 z3_02 | | z4_01"}, horde="z2_03>1 z2_04>1", phase="wave"),
        "to:2",
        "the others can search, and a full corridor takes no more",
    ),
    Task(
        "leaves the red button alone",
        lambda: given(TEAM, trophies={0: skulls(8)}, horde=FAR, advanced=True, piles=["ascia", "ascia"]),
        "quote:stepped_on>skull search:0 search:1",
        "nobody would win",
    ),
]


@pytest.mark.parametrize("task", [task for task in EXAM if not task.for_master], ids=str)
def test_survivor(task: Task) -> None:
    check(task)
