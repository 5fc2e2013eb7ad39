"""The table of Off the Dead: plain data.

A *place* is one of the four sides of the Horde, clockwise from 0, with a survivor or without one; an arrow is the place
it points to. With `double` two players have two places each, so a place is not always the seat of the same number.
Numbers that hold several smaller ones are read by the names of codes.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from orda.engine.data import BASE_FIELDS, INT, INTS, ROWS, Record, Shape, Table, records
from orda.games.off_the_dead.codes import ZONES, bits, has, index_of, row_of
from orda.games.off_the_dead.registry import ZOMBIES

ROOM: Final = 6  # O-8: zombies in one corridor

# Phases of a turn; each is begun by `next_phase` when nothing is left of the one before.
TURN_OVER: Final = 0
FIRST_ACTION: Final = 1
BITES: Final = 2
MOVES: Final = 3
WAVE: Final = 4
SECOND_ACTION: Final = 5
INFECTION: Final = 6

NOT_OVER: Final = 0
WON: Final = 1
LOST: Final = 2
APOCALYPSE: Final = 3

NO_CARD: Final = -1

# O-19, O-40: with four survivors left and right, with fewer everybody.
NEIGHBOURS: Final = {
    1: ((),),
    2: ((1,), (0,)),
    3: ((1, 2), (0, 2), (0, 1)),
    4: ((1, 3), (0, 2), (1, 3), (0, 2)),
}


class Attack(Record):
    """One blow at one zombie, from the aim to the settling of the die."""

    FIELDS: ClassVar[Mapping[str, Shape]] = dict.fromkeys(
        ("how", "by", "place", "card", "weapon", "power", "die", "bonus", "void"), INT
    )

    def __init__(
        self, how: int = 0, by: int = 0, place: int = 0, card: int = 0, weapon: int = 0, power: int = 0
    ) -> None:
        self.how: int = how
        self.by: int = by  # place of the attacker
        self.place: int = place  # whose corridor
        self.card: int = card  # revealed before anything else, so no secret
        self.weapon: int = weapon
        self.power: int = power  # strength and weapon together
        self.die: int = 0
        self.bonus: int = 0  # by quotes
        self.void: int = 0

    def copy(self) -> Attack:
        a = Attack(self.how, self.by, self.place, self.card, self.weapon, self.power)
        a.die = self.die
        a.bonus = self.bonus
        a.void = self.void
        return a


class OffTable(Table):
    FIELDS: ClassVar[Mapping[str, Shape]] = BASE_FIELDS | {
        "horde": INTS,
        "zones": ROWS,
        "crowd": INTS,
        "face_up": INT,
        "tough": INT,
        "cemetery": INTS,
        "used": INTS,
        "piles": ROWS,
        "turned": INTS,
        "items": ROWS,
        "trophies": ROWS,
        "survivors": INTS,
        "level": INTS,
        "alive": INT,
        "ready": INT,
        "active": INT,
        "phase": INT,
        "first": INT,
        "round": INT,
        "panic": INT,
        "barricade": INT,
        "biting": INT,
        "biter": INT,
        "quiet": INT,
        "looking": INT,
        "in_use": INT,
        "attacks": records(Attack),
        "stopped": INT,
        "targets": INT,
        "wave_die": INT,
        "event_die": INT,
        "event_card": INT,
        "event_of": INT,
        "spare": INTS,
        "known": INTS,
        "aimed": INTS,
        "home": ROWS,
        "pool": INTS,
        "pools": INT,
    }

    def __init__(self) -> None:
        super().__init__()
        self.horde: list[int] = []  # the top is the end
        self.zones: list[list[int]] = []  # place * 3 + zone: zombies in order of arrival
        self.crowd: list[int] = []  # how many there are in each corridor
        self.face_up: int = 0  # a bit for each zombie lying face up in a corridor
        self.tough: int = 0  # O-30: a bit for each zombie that must be killed twice
        self.cemetery: list[int] = []  # zombies
        self.used: list[int] = []  # rubble cards in the cemetery
        self.piles: list[list[int]] = []  # the top is the end
        self.turned: list[int] = []  # rubble cards turned up and not yet put anywhere
        self.items: list[list[int]] = []  # of each place
        self.trophies: list[list[int]] = []
        self.survivors: list[int] = []
        self.level: list[int] = []  # of infection; 0: no token
        self.alive: int = 0  # a bit for each place
        self.ready: int = 0  # a bit for each place whose ability is unused
        self.active: int = 0
        self.phase: int = TURN_OVER
        self.first: int = 0  # place of the first player
        self.round: int = 0
        self.panic: int = 0  # O-31: no more actions this turn
        self.barricade: int = 0
        self.biting: int = 0  # a bit for each zombie in melee that has still to bite this turn
        self.biter: int = NO_CARD  # the one about to bite
        self.quiet: int = 0  # a bit for each seat that wants no more questions this turn
        self.looking: int = 0  # through the goggles: Horde cards still to put back
        self.in_use: int = NO_CARD  # the petrol can that is burning
        self.attacks: list[Attack] = []
        self.stopped: int = 0  # the attack on several zombies is over
        self.targets: int = 0  # and a bit for each of them that has still to be attacked
        self.wave_die: int = 0
        self.event_die: int = 0
        self.event_card: int = NO_CARD
        self.event_of: int = 0  # place of the acting survivor
        self.spare: list[int] = [0, 0, 0]  # symbols left over from the quote just paid
        # What each seat knows of hidden zombies; see hidden.py.
        self.known: list[int] = []  # of each seat, a bit for each card whose place it knows
        self.aimed: list[int] = []  # and for each whose arrow it knows
        self.home: list[list[int]] = []  # of each seat, for each card the shuffle it last knew it in
        self.pool: list[int] = []  # for each card the last shuffle its back went through
        self.pools: int = 0

    def copy(self) -> OffTable:
        t = OffTable()
        t.rng, t.over, t.turn = self.rng, self.over, self.turn
        t.horde = self.horde[:]
        t.zones = [zone[:] for zone in self.zones]
        t.crowd = self.crowd[:]
        t.face_up, t.tough = self.face_up, self.tough
        t.cemetery = self.cemetery[:]
        t.used = self.used[:]
        t.piles = [pile[:] for pile in self.piles]
        t.turned = self.turned[:]
        t.items = [items[:] for items in self.items]
        t.trophies = [trophies[:] for trophies in self.trophies]
        t.survivors = self.survivors[:]
        t.level = self.level[:]
        t.alive, t.ready, t.active, t.phase = self.alive, self.ready, self.active, self.phase
        t.first, t.round = self.first, self.round
        t.panic, t.barricade, t.biting, t.biter = self.panic, self.barricade, self.biting, self.biter
        t.quiet, t.looking, t.in_use, t.stopped = self.quiet, self.looking, self.in_use, self.stopped
        t.attacks = [attack.copy() for attack in self.attacks]
        t.targets, t.wave_die = self.targets, self.wave_die
        t.event_die, t.event_card, t.event_of = self.event_die, self.event_card, self.event_of
        t.spare = self.spare[:]
        t.known = self.known[:]
        t.aimed = self.aimed[:]
        t.home = [home[:] for home in self.home]
        t.pool = self.pool[:]
        t.pools = self.pools
        return t

    # -- asking ------------------------------------------------------------------------

    def lives(self, place: int) -> bool:
        return self.alive >> place & 1 == 1

    def is_up(self, card: int) -> bool:
        """Does it lie face up in a corridor?"""
        return self.face_up >> card & 1 == 1

    def card_at(self, target: int) -> int:
        return self.zones[row_of(target)][index_of(target)]

    def zone(self, place: int, zone: int) -> list[int]:
        return self.zones[place * ZONES + zone]

    def has_room(self, place: int) -> bool:
        return place < len(self.crowd) and self.alive >> place & 1 == 1 and self.crowd[place] < ROOM

    def zone_of(self, card: int, place: int) -> int:
        """Where in that corridor the zombie is; -1 if it is not."""
        for zone in range(ZONES):
            if card in self.zones[place * ZONES + zone]:
                return zone
        return -1

    def zombies_left(self) -> int:
        return len(self.horde) + sum(self.crowd)

    def rubble_left(self) -> int:
        return sum(len(pile) for pile in self.piles)

    # -- what seats know of zombies; see hidden.py ---------------------------------------

    def everybody_knows(self, card: int) -> None:
        """A zombie all have seen goes somewhere they can follow it to."""
        for seat in range(len(self.known)):
            self.known[seat] |= 1 << card

    def mix_up(self, cards: list[int], seen: int, but: int = -1) -> None:
        """These cards are shuffled, or ordered in secret by seat `but`: the others know no more than which went in.

        `seen` has a bit for each card everybody has just seen.
        """
        self.pools += 1
        for card in cards:
            self.pool[card] = self.pools
        forgotten = ~bits(cards)
        for seat in range(len(self.known)):
            if seat == but:
                continue
            for card in cards:
                if has(self.known[seat] | seen, card):
                    self.home[seat][card] = self.pools
            self.known[seat] &= forgotten
            self.aimed[seat] &= forgotten

    def lay(self, places: int, seats: int) -> None:
        """Nothing in the corridors, and nobody knows anything yet."""
        self.known = [0] * seats
        self.aimed = [0] * seats
        self.home = [[0] * len(ZOMBIES) for _ in range(seats)]
        self.pool = [0] * len(ZOMBIES)
        self.zones = [[] for _ in range(places * ZONES)]
