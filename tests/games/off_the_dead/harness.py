"""Sets up positions of Off the Dead in the game's own words and plays them by option ids.

g = given(corridors={0: " | | z2_04 z3_01"}, items={0: "ascia"}).rolls(6).chooses("attack:ascia>0.3.1", "stop")
assert g.corridor(0) == " |  | z3_01"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orda.games.off_the_dead import RULES
from orda.games.off_the_dead.codes import MELEE, SEEN, ZONES, arrow_of, face_of, kind_of, pointing, with_shots
from orda.games.off_the_dead.hidden import PHASES
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import FULL, ITEMS, PILES, SURVIVORS, ZOMBIES, ZOMBIFIED, horde_of, rubble_of
from orda.games.off_the_dead.setup import places_for
from orda.games.off_the_dead.table import TURN_OVER, OffTable
from tests.games.harness import Position

VINCE, BRANDY, NONNA, KEVIN, HANK = SURVIVORS.numbers
FOUR = f"{VINCE} {BRANDY} {NONNA} {KEVIN}"
TEAM = f"{VINCE} {BRANDY} {NONNA} {HANK}"
FAR = "z2_03>2 z3_03>2 z3_04>2"  # a Horde that concerns only place 2
QUIET = (0, 1, 2, 3)  # nobody has an ability left
SKULLS = "z2_01 z2_02 z3_01 z3_02 z4_01 z4_02 z4_03 z5_01"  # eight, the last one with a hand


class At(Position[Play]):
    """A position of Off the Dead."""

    @property
    def t(self) -> OffTable:
        return self.game.t

    def survivor(self, place: int) -> dict[str, Any]:
        found: dict[str, Any] = self.view()["survivors"][place]
        return found

    def corridor(self, place: int) -> str:
        """As `given` takes it: "z2_01 | z3_01+ | z4_01"; in melee the + is left out."""
        zones = []
        for zone in range(ZONES):
            cards = self.t.zone(place, zone)
            names = [ZOMBIES.ids[card] + ("+" if self.t.is_up(card) and zone != MELEE else "") for card in cards]
            zones.append(" ".join(names))
        return " | ".join(zones)

    @property
    def horde(self) -> str:
        return " ".join(f"{ZOMBIES.ids[face_of(code)]}>{arrow_of(code)}" for code in reversed(self.t.horde))

    @property
    def cards_of_horde(self) -> list[str]:
        return [ZOMBIES.ids[face_of(code)] for code in reversed(self.t.horde)]

    def items(self, place: int) -> list[str]:
        return [each["id"] + (f"({each['ammo']})" if "ammo" in each else "") for each in self.survivor(place)["items"]]

    def trophies(self, place: int) -> list[str]:
        return [card["id"] for card in self.survivor(place)["trophies"]]

    @property
    def cemetery(self) -> list[str]:
        found: list[str] = self.view()["cemetery"]["zombies"]
        return found

    def pile(self, number: int) -> list[str]:
        """From the top."""
        return [ITEMS.ids[kind_of(card)] for card in reversed(self.t.piles[number])]

    def level(self, place: int) -> int:
        found: int = self.survivor(place)["level"]
        return found

    @property
    def phase(self) -> str:
        found: str = self.view()["phase"]
        return found

    @property
    def quotes(self) -> list[str]:
        return [option for option in self.ids if option.startswith("quote")]


def zombie(name: str) -> int:
    return ZOMBIES.numbers[name]


def item(name: str) -> int:
    """`ascia`, `colt` (full) or `colt(1)`."""
    kind, _, shots = name.rstrip(")").partition("(")
    number = ITEMS.numbers[kind]
    return with_shots(number, int(shots)) if shots else FULL[number]


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
) -> At:
    """A game in which place `active` begins `phase`.

    `corridors` names a place's zombies: "first zone | second zone | melee"; those in melee, and those with a +, are
    face up. `horde` names cards from the top with the place each points to: "z2_01>1 z3_04>0". `piles` name rubble from
    the top, `?` before a card nobody has seen. What is named nowhere lies in the cemetery.
    """
    survivors = [SURVIVORS.numbers[name] for name in team.split()]
    players = 2 if options.get("double") else len(survivors)
    values = RULES.read_options(players, {**options, "team": team.split()})
    places = places_for(players, values)
    t = OffTable(newest=RULES.newest)
    t.rng = 1
    t.lay(places, players)
    t.survivors = tuple(survivors)
    t.level = [(level or {}).get(place, 0) for place in range(places)]
    t.alive = sum(1 << place for place in range(places) if place not in dead)
    t.ready = sum(1 << place for place in range(places) if place not in dead and place not in used_abilities)
    t.items = [[item(name) for name in (items or {}).get(place, "").split()] for place in range(places)]
    t.trophies = [[zombie(name) for name in (trophies or {}).get(place, "").split()] for place in range(places)]
    t.crowd = [0] * places
    lay_corridors(t, corridors or {})
    cards = [entry.partition(">") for entry in reversed(horde.split())]
    t.horde = [pointing(zombie(name), int(arrow or 0)) for name, _, arrow in cards]
    lay_piles(t, places, piles)
    lay_cemetery(t, places, dead, cemetery)
    t.active = active if phase != "first_action" else active - 1
    t.phase = PHASES.index(phase) - 1 if phase != "first_action" else TURN_OVER
    return At.begin(Play(RULES, t, players, values), whole=cemetery)


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
            pile.append(ITEMS.numbers[name.strip("?")] | (0 if name.startswith("?") else SEEN))
    rest = [*rubble_of(places, ITEMS.newest)]
    for kind in [kind_of(card) for cards in [*t.piles, *t.items] for card in cards]:
        rest.remove(kind)
    t.used = rest


def lay_cemetery(t: OffTable, places: int, dead: Sequence[int], everybody: bool) -> None:
    named = (
        [face_of(c) for c in t.horde] + [c for zone in t.zones for c in zone] + [c for row in t.trophies for c in row]
    )
    box = [*horde_of(places, ZOMBIES.newest), *[ZOMBIFIED[t.survivors[place]] for place in dead]]
    t.cemetery = [card for card in box if card not in named] if everybody else []


def with_trophies(of_vince: str, **setting: Any) -> At:
    """The advanced game, with trophies of the survivor whose turn it is."""
    quiet = {"horde": FAR, "used_abilities": QUIET, "advanced": True, "trophies": {0: of_vince}}
    return given(TEAM, **{**quiet, **setting})


def skulls(number: int) -> str:
    return " ".join(SKULLS.split()[:number])
