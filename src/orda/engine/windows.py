"""Windows: moments in which several seats may answer, and what a re-deal makes of one that is open.

A window's frame is two ints, its kind and how far round the table the asking has come. It closes by itself when its
occasion is gone. What the answers do is the game's own: they queue steps, and those may open windows of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

from orda.engine.game import NOBODY, STOP, Decision, Game

G = TypeVar("G", bound=Game[Any])
Slot = tuple[list[int], int]  # a place in a zone: the list and the index in it


class Windows(Generic[G]):
    """What a game says of its windows."""

    def __init__(
        self,
        names: Mapping[int, str],
        options: Callable[[G, int, int], list[int]],
        answered: Callable[[G, int, int], bool],
        first: Callable[[G, int], int],
        give_a_play: Callable[[G, int, int, int], bool],
        stands: Callable[[G, int], bool] = lambda _g, _kind: True,
        heard_of: Callable[[G, int], int] = lambda _g, _kind: 0,
        could_answer: Callable[[G, int, int], bool] = lambda _g, _player, _kind: False,
        passes: Callable[[int], list[int]] = lambda _kind: [STOP],
        closed: Callable[[G, int], None] | None = None,
    ) -> None:
        self.names: dict[int, str] = dict(names)  # kind of window: kind of decision
        self.options = options  # (g, player, kind): what he may answer, the pass included; empty: he is not asked
        self.answered = answered  # (g, option, kind), for g.me: carries it out; False for a pass
        self.first = first  # (g, kind): who is asked first
        self.give_a_play = give_a_play  # (g, viewer, player, kind): deals him a hidden card he can answer with
        self.stands = stands  # (g, kind): is what the window is about still going on?
        self.heard_of = heard_of  # (g, kind): how far round the table everybody has seen the asking come
        self.could_answer = could_answer  # (g, player, kind): by what everybody knows; he is asked with a poker face
        self.passes = passes  # (kind): the ways of answering nothing, the one for this window alone first
        self.closed = closed  # (g, kind): nobody is left to ask

    def offered(self, g: G, player: int, kind: int) -> list[int]:
        """What he is asked; with a poker face he may be left only to pass."""
        options = self.options(g, player, kind)
        if not options and g.poker_face and self.could_answer(g, player, kind):
            return self.passes(kind)
        return options

    def ask_somebody(self, g: G, viewer: int) -> None:
        """The window is open, so somebody is asked; the viewer knows only whether the asking has passed him by."""
        kind, position = g.handed
        first, n = self.first(g, kind), g.players
        mine = (viewer - first) % n
        places = [i for i in range(self.heard_of(g, kind), n) if i != mine]
        if self.offered(g, viewer, kind):
            places = [i for i in places if (i < mine) == (position < mine)]
        asked, options = self.first_able(g, first, places, kind)
        if not options:
            g.t.shuffle(places)
            asked = next(i for i in places if self.give_a_play(g, viewer, (first + i) % n, kind))
            options = self.offered(g, (first + asked) % n, kind)
        player = (first + asked) % n
        g.stack[-1] = (g.stack[-1][0], player, (kind, asked), True)
        g.decision = Decision(player, self.names[kind], tuple(options))

    def first_able(self, g: G, first: int, places: list[int], kind: int) -> tuple[int, list[int]]:
        """Of these places round the table, from the first one, the next whose player has an answer, and what he has."""
        for i in places:
            options = self.offered(g, (first + i) % g.players, kind)
            if options:
                return i, options
        return NOBODY, []


def deal_anew(g: Game[Any], slots: list[Slot], pile: list[int] | None = None) -> None:
    """Shuffles the cards lying in these places, and all of a pile, among them; how they lay before changes nothing."""
    cards = [zone[i] for zone, i in slots]
    if pile is not None:
        cards += pile
        pile.clear()
    cards.sort()
    g.t.shuffle(cards)
    for (zone, i), card in zip(slots, cards, strict=pile is None):
        zone[i] = card
    if pile is not None:
        pile += cards[len(slots) :]


def swap_in(g: Game[Any], own: list[Slot], hidden: list[Slot], enough: Callable[[], bool]) -> bool:
    """Swaps one of his own cards for a hidden one until it is enough; False, and all as before, if nothing helps."""
    own, hidden = own[:], hidden[:]
    g.t.shuffle(own)
    g.t.shuffle(hidden)
    for mine, i in own:
        for zone, j in hidden:
            mine[i], zone[j] = zone[j], mine[i]
            if enough():
                return True
            mine[i], zone[j] = zone[j], mine[i]
    return False
