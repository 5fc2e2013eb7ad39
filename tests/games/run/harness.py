"""Sets up positions of Zombie! Run in the game's own words and plays them by option ids.

g = given("flame_item", "", before=["flame_zombie"], deck="roach_zombie").chooses("play:flame_item>0")
assert g.zombies(0) == []
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Self

from orda.games.run import RULES
from orda.games.run.cards import CARDS, MOST_CARDS, full_deck
from orda.games.run.play import Play
from orda.games.run.table import RunTable
from tests.games.harness import Position


def cards(names: str) -> list[int]:
    return [CARDS.numbers[name] for name in names.split()]


class At(Position[Play]):
    """A position of Zombie! Run."""

    @property
    def t(self) -> RunTable:
        return self.game.t

    def with_piles(self, deck: str, discard: str) -> Self:
        """Empties both piles but for these cards: the others leave the box (only for tests of empty piles)."""
        self.whole = False
        self.t.deck = cards(deck)[::-1]
        self.t.discard = cards(discard)
        return self

    def items(self, seat: int) -> list[str]:
        found: list[str] = self.view()["players"][seat]["items"]
        return found

    def zombies(self, seat: int) -> list[str]:
        found: list[str] = self.view()["players"][seat]["zombies"]
        return found

    def hand(self, seat: int) -> list[str]:
        found: list[str] = self.view(seat)["players"][seat]["hand"]
        return found


def given(
    *hands: str,
    before: Sequence[str] = (),
    deck: str = "",
    turned: Sequence[int] = (),
    active: int = 0,
) -> At:
    """A game in which it is seat `active`'s turn; `deck` names cards from the top, the rest of the box lies under."""
    t = RunTable(newest=RULES.newest)
    t.rng = 1
    t.hands = [cards(hand) for hand in hands]
    t.before = [0] * (MOST_CARDS + 1)
    t.items = [0] * len(hands)
    t.zombies = [0] * len(hands)
    t.living = sum(1 << seat for seat in range(len(hands)) if seat not in turned)
    for seat, names in enumerate(before):
        for card in cards(names):
            t.put_before(card, seat)
    on_top, rest = cards(deck), full_deck(CARDS.newest)
    for card in [*on_top, *[c for hand in t.hands for c in hand], *cards(" ".join(before))]:
        rest.remove(card)
    t.deck = rest + on_top[::-1]
    t.active = (active - 1) % len(hands)
    return At.begin(Play(RULES, t, len(hands), RULES.read_options(len(hands), {})))
