"""Sets up positions of Off the Dead in the game's own words and plays them by option ids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orda.engine.rng import Chance
from orda.games.off_the_dead import RULES
from orda.games.off_the_dead.cards import (
    AMMO,
    COPIES,
    HORDE,
    ITEM_IDS,
    KIND,
    PILES,
    SURVIVOR_IDS,
    TURNED,
    ZOMBIE_IDS,
    loaded,
)
from orda.games.off_the_dead.hidden import PHASES
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.setup import places_for
from orda.games.off_the_dead.table import FIRST_ACTION, MELEE, SEEN, TURN_OVER, ZONES, OffTable

VINCE, BRANDY, NONNA, KEVIN, HANK = SURVIVOR_IDS
FOUR = f"{VINCE} {BRANDY} {NONNA} {KEVIN}"


def zombie(name: str) -> int:
    return ZOMBIE_IDS.index(name)


def item(name: str) -> int:
    """`ascia`, `colt` (full) or `colt(1)`."""
    kind, _, shots = name.rstrip(")").partition("(")
    number = ITEM_IDS.index(kind)
    return number | int(shots) << AMMO if shots else loaded(number)


def given(
    team: str = FOUR,
    *,
    corridors: Mapping[int, str] | None = None,
    horde: str = "",
    items: Mapping[int, str] | None = None,
    piles: Sequence[str] = ("?adrenalina", "?adrenalina"),
    trophies: Mapping[int, str] | None = None,
    level: Mapping[int, int] | None = None,
    dead: Sequence[int] = (),
    used_abilities: Sequence[int] = (),
    active: int = 0,
    phase: str = "first_action",
    cemetery: bool = True,
    **options: Any,
) -> Play:
    """A game in which place `active` begins `phase`.

    `corridors` names a place's zombies: "first zone | second zone | melee"; those in melee, and those with a +, are
    face up. `horde` names cards from the top with the place each points to: "z2_01>1 z3_04>0". `piles` name rubble from
    the top, `?` before a card nobody has seen. What is named nowhere lies in the cemetery.
    """
    survivors = [SURVIVOR_IDS.index(name) for name in team.split()]
    players = 2 if options.get("double") else len(survivors)
    values = RULES.read_options(players, {**options, "team": team.split()})
    places = places_for(players, values)
    t = OffTable()
    t.rng = 1
    t.lay(places, players)
    t.survivors = survivors
    t.level = [(level or {}).get(place, 0) for place in range(places)]
    t.alive = sum(1 << place for place in range(places) if place not in dead)
    t.ready = sum(1 << place for place in range(places) if place not in dead and place not in used_abilities)
    t.items = [[item(name) for name in (items or {}).get(place, "").split()] for place in range(places)]
    t.trophies = [[zombie(name) for name in (trophies or {}).get(place, "").split()] for place in range(places)]
    t.crowd = [0] * places
    lay_corridors(t, corridors or {})
    cards = [entry.partition(">") for entry in reversed(horde.split())]
    t.horde = [zombie(name) << 2 | int(arrow or 0) for name, _, arrow in cards]
    lay_piles(t, places, piles)
    lay_cemetery(t, places, dead, cemetery)
    t.active = active if phase != "first_action" else active - 1
    t.phase = PHASES.index(phase) - 1 if phase != "first_action" else TURN_OVER
    g = Play(RULES, t, players, values)
    g.debug = True
    assert not cemetery or not RULES.material.faults(t, players, values), RULES.material.faults(t, players, values)
    g.run()
    return g


def lay_corridors(t: OffTable, corridors: Mapping[int, str]) -> None:
    for place, words in corridors.items():
        for zone, names in enumerate(words.split("|")):
            for name in names.split():
                card = zombie(name.strip("+"))
                t.zones[place * ZONES + zone].append(card)
                t.crowd[place] += 1
                if zone == MELEE or name.endswith("+"):
                    t.face_up |= 1 << card


def lay_piles(t: OffTable, places: int, piles: Sequence[str]) -> None:
    t.piles = [[] for _ in range(PILES[places])]
    for pile, names in zip(t.piles, piles, strict=False):
        for name in reversed(names.split()):
            pile.append(ITEM_IDS.index(name.strip("?")) | (0 if name.startswith("?") else SEEN))
    rest = [kind for kind in range(len(ITEM_IDS)) for _ in range(COPIES[places][kind])]
    for kind in [card & ~SEEN for pile in t.piles for card in pile] + [i & KIND for row in t.items for i in row]:
        rest.remove(kind)
    t.used = rest


def lay_cemetery(t: OffTable, places: int, dead: Sequence[int], everybody: bool) -> None:
    named = [c >> 2 for c in t.horde] + [c for zone in t.zones for c in zone] + [c for row in t.trophies for c in row]
    box = [*HORDE[places], *[TURNED + t.survivors[place] for place in dead]]
    t.cemetery = [card for card in box if card not in named] if everybody else []


# -- playing -----------------------------------------------------------------------------------


def ids(g: Play) -> list[str]:
    assert g.decision is not None
    return [g.describe(option).id for option in g.decision.options]


def choose(g: Play, *option_ids: str) -> Play:
    for option_id in option_ids:
        assert g.decision is not None, f"{option_id}: the game is over"
        assert option_id in ids(g), f"{option_id} is not among {ids(g)} ({g.decision.kind})"
        g.apply(g.decision.options[ids(g).index(option_id)])
    return g


def asked(g: Play) -> tuple[int, str]:
    assert g.decision is not None
    return g.decision.player, g.decision.kind


def dice(g: Play, *faces: int) -> Play:
    """The next dice fall like this (if nothing else asks chance before them)."""
    for seed in range(10**6):
        g.reseed(seed)
        chance = Chance()
        chance.rng = g.t.rng
        if all(chance.die() == face for face in faces):
            return g
    raise AssertionError(f"no seed gives {faces}")


def sound(g: Play) -> bool:
    faults = RULES.material.faults(g.t, g.players, g.options)
    assert not faults, faults
    return True


# -- looking ------------------------------------------------------------------------------------


def survivor(g: Play, place: int) -> dict[str, Any]:
    found: dict[str, Any] = g.view(None)["survivors"][place]
    return found


def corridor(g: Play, place: int) -> str:
    """As `given` takes it: "z2_01 | z3_01+ | z4_01"; in melee the + is left out."""
    t = g.t
    zones = []
    for zone in range(ZONES):
        cards = t.zones[place * ZONES + zone]
        names = [ZOMBIE_IDS[c] + ("+" if t.face_up >> c & 1 and zone != MELEE else "") for c in cards]
        zones.append(" ".join(names))
    return " | ".join(zones)


def horde(g: Play) -> str:
    return " ".join(f"{ZOMBIE_IDS[code >> 2]}>{code & 3}" for code in reversed(g.t.horde))


def cards_of_horde(g: Play) -> list[str]:
    return [ZOMBIE_IDS[code >> 2] for code in reversed(g.t.horde)]


def items(g: Play, place: int) -> list[str]:
    return [i["id"] + (f"({i['ammo']})" if "ammo" in i else "") for i in survivor(g, place)["items"]]


def trophies(g: Play, place: int) -> list[str]:
    return [card["id"] for card in survivor(g, place)["trophies"]]


def cemetery(g: Play) -> list[str]:
    found: list[str] = g.view(None)["cemetery"]["zombies"]
    return found


def pile(g: Play, number: int) -> list[str]:
    """From the top."""
    return [ITEM_IDS[card & ~SEEN] for card in reversed(g.t.piles[number])]


def level(g: Play, place: int) -> int:
    found: int = survivor(g, place)["level"]
    return found


def phase(g: Play) -> str:
    found: str = g.view(None)["phase"]
    return found


def told(g: Play, seat: int | None = None) -> list[str]:
    return [event.kind for event in g.events if event.heard_by(seat)]


assert PHASES.index("first_action") == FIRST_ACTION
