"""The table of Off the Dead: plain data.

A *place* is one of the four sides of the Horde, clockwise from 0, with a survivor or without one; an arrow is the place
it points to. With `double` two players have two places each, so a place is not always the seat of the same number.
Numbers that hold several smaller ones are read by the names of codes.py.
"""

from __future__ import annotations

from typing import Final

from orda.engine.data import Record, Table
from orda.games.off_the_dead.codes import ZONES, bits, index_of, row_of
from orda.games.off_the_dead.registry import OF_ZOMBIES

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

    how: int = 0
    by: int = 0  # place of the attacker
    place: int = 0  # whose corridor
    card: int = 0  # revealed before anything else, so no secret
    weapon: int = 0
    power: int = 0  # strength and weapon together
    die: int = 0
    bonus: int = 0  # by quotes
    void: int = 0


class OffTable(Table):
    horde: list[int] = []  # the top is the end
    zones: list[list[int]] = []  # place * 3 + zone: zombies in order of arrival
    crowd: list[int] = []  # how many there are in each corridor
    face_up: int = 0  # a bit for each zombie lying face up in a corridor
    tough: int = 0  # O-30: a bit for each zombie that must be killed twice
    cemetery: list[int] = []  # zombies
    used: list[int] = []  # rubble cards in the cemetery
    piles: list[list[int]] = []  # the top is the end
    turned: list[int] = []  # rubble cards turned up and not yet put anywhere
    items: list[list[int]] = []  # of each place
    trophies: list[list[int]] = []
    survivors: tuple[int, ...] = ()  # of each place
    level: list[int] = []  # of infection; 0: no token
    alive: int = 0  # a bit for each place
    ready: int = 0  # a bit for each place whose ability is unused
    active: int = 0
    phase: int = TURN_OVER
    first: int = 0  # place of the first player
    seated: int = 0  # O-39: the seat whose survivor is at place 0; the others follow clockwise
    round: int = 0
    panic: int = 0  # O-31: no more actions this turn
    barricade: int = 0
    biting: int = 0  # a bit for each zombie in melee that has still to bite this turn
    biter: int = NO_CARD  # the one about to bite
    quiet: int = 0  # a bit for each seat that wants no more questions this turn
    looking: int = 0  # through the goggles: Horde cards still to put back
    in_use: int = NO_CARD  # the petrol can that is burning
    attacks: list[Attack] = []
    stopped: int = 0  # the attack on several zombies is over
    targets: int = 0  # and a bit for each of them that has still to be attacked
    wave_die: int = 0
    event_die: int = 0
    event_card: int = NO_CARD
    event_of: int = 0  # place of the acting survivor
    spare: list[int] = [0, 0, 0]  # symbols left over from the quote just paid
    # What each seat knows of hidden zombies; see hidden.py.
    known: list[int] = []  # of each seat, a bit for each card whose place it knows
    aimed: list[int] = []  # and for each whose arrow it knows
    home: list[tuple[int, ...]] = []  # of each seat, for each card the shuffle it last knew it in
    pool: list[int] = []  # for each card the last shuffle its back went through
    pools: int = 0

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
            followed = self.known[seat] | seen
            if followed & ~forgotten:
                home = list(self.home[seat])
                for card in cards:
                    if followed >> card & 1:
                        home[card] = self.pools
                self.home[seat] = tuple(home)
            self.known[seat] &= forgotten
            self.aimed[seat] &= forgotten

    def lay(self, places: int, seats: int) -> None:
        """Nothing in the corridors, and nobody knows anything yet."""
        cards = self.newest[OF_ZOMBIES] + 1
        self.known = [0] * seats
        self.aimed = [0] * seats
        self.home = [(0,) * cards] * seats
        self.pool = [0] * cards
        self.zones = [[] for _ in range(places * ZONES)]
