"""The game with its verbs: what cards, abilities, events and zombies do to the table."""

from __future__ import annotations

from functools import cache
from typing import Any

from orda.engine.game import Game
from orda.engine.messages import ALL
from orda.engine.rules import Rules
from orda.games.off_the_dead.codes import (
    FIRST,
    ZONES,
    bit,
    bits,
    face_of,
    has,
    kind_of,
    pointing,
    without,
)
from orda.games.off_the_dead.registry import DYING, LAST_KILL, TRACK, ZOMBIFIED, able
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import LOST, NEIGHBOURS, NO_CARD, TURN_OVER, WON, OffTable


@cache
def near(places: int, alive: int, place: int) -> tuple[int, ...]:
    return (place, *[neighbour for neighbour in NEIGHBOURS[places][place] if has(alive, neighbour)])


class Play(Game[OffTable]):
    """A game of Off the Dead."""

    def __init__(self, rules: Rules[Any], table: OffTable, players: int, options: dict[str, Any]) -> None:
        super().__init__(rules, table, players, options)
        self.advanced: bool = options["advanced"]

    def seat_of(self, place: int) -> int:
        """Who plays the survivor there; with `double` opposite places belong together."""
        return (place + self.t.seated) % self.players

    def card_at(self, target: int) -> int:
        return self.t.card_at(target)

    def near(self, place: int) -> tuple[int, ...]:
        """O-21, O-40: himself and his living neighbours."""
        t = self.t
        return near(len(t.crowd), t.alive, place)

    # -- zombies -----------------------------------------------------------------------

    def comes_out(self, place: int) -> None:
        """The top card of the Horde, face down into the first zone."""
        t = self.t
        t.zones[place * ZONES + FIRST].append(face_of(t.horde.pop()))
        t.crowd[place] += 1
        self.show()
        self.tell("comes_out", ALL, t.survivors[place])

    def take_out(self, card: int, place: int) -> None:
        t = self.t
        zones = t.zones
        base = place * ZONES
        for zone in (base + 2, base + 1, base):
            if card in zones[zone]:
                zones[zone].remove(card)
                break
        t.crowd[place] -= 1
        gone = ~bit(card)
        t.face_up &= gone
        t.tough &= gone
        t.biting &= gone
        t.targets &= gone

    def kill(self, card: int, place: int, by: int) -> None:
        """O-14, O-30, O-32: to the cemetery, or to whoever did it as a trophy."""
        t = self.t
        if has(t.tough, card):
            t.tough = without(t.tough, card)
            self.tell("gets_up", ALL, card)
            return
        if t.zombies_left() == 1 and t.ready & able(t.survivors, LAST_KILL):
            self.window(LAST_KILL)
            self.do(last_falls, self.me, card, place, by)
        else:
            self.fall(card, place, by)

    def fall(self, card: int, place: int, by: int) -> None:
        t = self.t
        self.take_out(card, place)
        (t.trophies[by] if self.advanced else t.cemetery).append(card)
        self.tell("kill", ALL, t.survivors[by], card)
        self.check_victory()

    def check_victory(self) -> None:
        """O-24: at once when Horde and corridors are empty."""
        t = self.t
        if not t.horde and not any(t.crowd):
            t.over = WON
            self.tell("won", ALL)

    def goes_under(self, card: int, place: int) -> None:
        """O-10: hidden again, with a new arrow; who knew it can tell where it lies."""
        t = self.t
        if t.is_up(card):
            t.everybody_knows(card)
        for seat in range(self.players):
            t.aimed[seat] = without(t.aimed[seat], card)
        self.take_out(card, place)
        t.horde.insert(0, pointing(card, t.random_below(4)))

    # -- survivors ----------------------------------------------------------------------

    def discard(self, place: int, item: int) -> None:
        self.t.items[place].remove(item)
        self.t.used.append(kind_of(item))

    def infect(self, place: int, biter: int = NO_CARD) -> None:
        """O-11, O-13: one level up; at the end of the track he dies, unless somebody helps at once."""
        t = self.t
        t.level[place] += 1
        if biter == NO_CARD:
            self.tell("infection", ALL, t.survivors[place], t.level[place])
        else:
            self.tell("bitten", ALL, t.survivors[place], t.level[place], biter)
        if t.level[place] >= TRACK[t.survivors[place]]:
            self.window(DYING)
            self.do(dies, self.seat_of(place))


@step
def last_falls(g: Play, card: int, place: int, by: int) -> None:
    g.fall(card, place, by)


@step
def dies(g: Play) -> None:
    """O-14: items away; himself and the zombies of his corridor, shuffled, go under the Horde. His turn is over."""
    t = g.t
    place = t.active
    survivor = t.survivors[place]
    if t.level[place] < TRACK[survivor]:
        return
    t.alive = without(t.alive, place)
    t.ready = without(t.ready, place)
    t.phase = TURN_OVER
    t.biting = 0
    t.used += [kind_of(item) for item in t.items[place]]
    t.items[place] = []
    t.cemetery += t.trophies[place]
    t.trophies[place] = []
    t.biter = NO_CARD
    g.tell("dies", ALL, survivor)
    corridor_goes_under(g, place)
    if not t.alive:
        t.over = LOST
        g.tell("lost", ALL)


def corridor_goes_under(g: Play, place: int) -> None:
    t = g.t
    turned = ZOMBIFIED[t.survivors[place]]
    cards = [turned]
    for zone in range(place * ZONES, place * ZONES + ZONES):
        cards += t.zones[zone]
        t.zones[zone] = []
    t.crowd[place] = 0
    t.mix_up(cards, t.face_up | bit(turned))
    t.face_up &= ~bits(cards)
    t.tough &= ~bits(cards)
    t.shuffle(cards)
    t.horde[:0] = [pointing(card, t.random_below(4)) for card in cards]
