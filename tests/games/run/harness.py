"""Sets up positions of Zombie! Run in the game's own words and plays them by option ids."""

from __future__ import annotations

from collections.abc import Sequence

from orda.games.run import RULES
from orda.games.run.cards import CARDS, FULL_DECK
from orda.games.run.table import RunTable
from orda.games.run.turn import Play


def cards(names: str) -> list[int]:
    return [CARDS[name] for name in names.split()]


def given(
    *hands: str,
    before: Sequence[str] = (),
    deck: str = "",
    turned: Sequence[int] = (),
    active: int = 0,
) -> Play:
    """A game in which it is seat `active`'s turn; `deck` names cards from the top, the rest of the box lies under."""
    t = RunTable()
    t.rng = 1
    t.hands = [cards(hand) for hand in hands]
    t.before = [0] * (len(CARDS) + 1)
    t.items = [0] * len(hands)
    t.zombies = [0] * len(hands)
    t.living = sum(1 << seat for seat in range(len(hands)) if seat not in turned)
    for seat, names in enumerate(before):
        for card in cards(names):
            t.put_before(card, seat)
    on_top, rest = cards(deck), list(FULL_DECK)
    for card in [*on_top, *[c for hand in t.hands for c in hand], *cards(" ".join(before))]:
        rest.remove(card)
    t.deck = rest + on_top[::-1]
    t.active = (active - 1) % len(hands)
    g = Play(RULES, t, len(hands), RULES.read_options(len(hands), {}))
    g.debug = True
    g.run()
    return g


def with_piles(g: Play, deck: str, discard: str) -> None:
    """Empties both piles but for these cards: the others leave the box (only for tests of empty piles)."""
    g.t.deck = cards(deck)[::-1]
    g.t.discard = cards(discard)


def ids(g: Play) -> list[str]:
    assert g.decision is not None
    return [g.describe(option).id for option in g.decision.options]


def choose(g: Play, *option_ids: str) -> Play:
    for option_id in option_ids:
        assert g.decision is not None
        assert option_id in ids(g), f"{option_id} is not among {ids(g)}"
        g.apply(g.decision.options[ids(g).index(option_id)])
    return g


def asked(g: Play) -> tuple[int, str]:
    assert g.decision is not None
    return g.decision.player, g.decision.kind


def items(g: Play, seat: int) -> list[str]:
    found: list[str] = g.view(None)["players"][seat]["items"]
    return found


def zombies(g: Play, seat: int) -> list[str]:
    found: list[str] = g.view(None)["players"][seat]["zombies"]
    return found


def hand(g: Play, seat: int) -> list[str]:
    found: list[str] = g.view(seat)["players"][seat]["hand"]
    return found


def told(g: Play, seat: int | None = None) -> list[str]:
    return [event.kind for event in g.events if event.heard_by(seat)]
