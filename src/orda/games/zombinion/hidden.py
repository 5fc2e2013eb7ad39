"""What a seat may see (D-10), and dealing anew what it cannot know.

A player knows his own hand and what lies in his discard pile, but of the order of his deck only what was put on top
with everybody looking. Of another's cards he knows which they are (all were taken openly), but not where, except what
was shown in a hand, on top of the deck, or went openly to the discard pile. So each player's hidden cards are dealt
anew among his own hidden places.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import orda.games.zombinion.cards  # noqa: F401 - fills the registry
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import ASKS, IDS, IS_ACTION
from orda.games.zombinion.table import LEFT, PHASE_NAMES
from orda.games.zombinion.turn import hunt_options, play_options

MOST_TRIES: Final = 2000


def names(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t, supply = g.t, g.t.supply
    public = {
        "phase": PHASE_NAMES[t.phase],
        "active": t.active,
        "actions": t.actions,
        "targets": t.targets,
        "shots": t.shots,
        "supply": {IDS[card]: supply[card] for card in t.piles},
        "trash": names(sorted(t.trash)),
        "players": [seat_view(g, seat) for seat in range(g.players)],
    }
    return public if viewer is None else own(g, viewer, public)


def own(g: Play, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    picked = g.t.picked if seat == g.t.owner else []
    players = public["players"][:]
    players[seat] = players[seat] | {"hand": names(sorted(g.t.hands[seat] + picked)), "picked": names(picked)}
    return public | {"players": players}


def seat_view(g: Play, seat: int) -> dict[str, Any]:
    t = g.t
    view = {
        "turns": t.turns[seat],
        "hand_size": len(t.hands[seat]) + (len(t.picked) if seat == t.owner else 0),
        "deck_size": len(t.decks[seat]),
        "discard_top": IDS[t.discards[seat][-1]] if t.discards[seat] else None,
        "in_play": names(t.in_play) if seat == t.active else [],
        "aside": names(t.aside) if seat == t.owner else [],
        "deck_top": names(seen_top(g, seat)) if t.seen_tops[seat] else [],
        "shown": names(sorted([entry for entry in t.shown[seat] if entry < LEFT])) if t.shown[seat] else [],
    }
    if t.over:
        view["cards"] = names(sorted(t.owned(seat)))
    return view


def seen_top(g: Play, seat: int) -> list[int]:
    """The cards on the deck that everybody has seen, the top one first."""
    return g.t.decks[seat][-g.t.seen_tops[seat] :][::-1]


# -- dealing anew -------------------------------------------------------------------------


def redeal(g: Play, viewer: int) -> None:
    for player in range(g.players):
        if player == viewer:
            shuffle_unseen(g, player)
        else:
            Hidden(g, player).deal_until(lambda player=player: fits_question(g, player))  # type: ignore[misc]


def shuffle_unseen(g: Play, player: int) -> None:
    """The cards of the deck that nobody has seen."""
    deck = g.t.decks[player]
    unseen = len(deck) - g.t.seen_tops[player]
    cards = sorted(deck[:unseen])
    g.t.shuffle(cards)
    deck[:unseen] = cards


class Hidden:
    """Where another's hidden cards lie: in his hand and what he has picked of it, under the open top of the discard
    pile, and in the part of the deck that nobody has seen."""

    def __init__(self, g: Play, player: int) -> None:
        t = g.t
        self.t, self.player = t, player
        self.asks_about_last = asks_about_last(g, player)
        self.picked = t.picked if player == t.owner else []
        self.unseen = len(t.decks[player]) - t.seen_tops[player]
        self.room = len(t.hands[player]) + len(self.picked)
        hand, picked, buried, deck = t.hands[player], self.picked, t.buried[player], t.decks[player][: self.unseen]
        self.before = (hand[:], picked[:], buried[:], deck)
        self.cards = sorted(hand + picked + buried + deck)

    def deal_until(self, fits: Callable[[], bool]) -> bool:
        """Again and again, so each hand that he may hold is as likely as it is; False, and all as before, if never."""
        for _ in range(MOST_TRIES):
            if self.deal() and fits():
                return True
        self.lay(*self.before)
        return False

    def deal(self) -> bool:
        """Once; False if it contradicts what everybody knows."""
        t, player = self.t, self.player
        cards, buried = self.cards[:], len(t.buried[player])
        staying, gone = self.shown_cards(cards) if t.shown[player] else ([], [])
        room = self.room - len(staying)
        unknown = self.early_cards(cards) if t.shuffles[player] else []
        if unknown is None or len(unknown) > room or len(gone) > buried:
            return False
        t.shuffle(cards)
        unknown += take(cards, room - len(unknown))
        actions = t.kept[player] + (self.asks_about_last == UNSEEN)
        if actions and sum([IS_ACTION[card] for card in unknown]) < actions:
            return False
        gone += take(cards, buried - len(gone))
        self.lay(*self.hand_and_picked(staying, unknown), gone, cards)
        return True

    def shown_cards(self, cards: list[int]) -> tuple[list[int], list[int]]:
        """Takes what was shown in the hand from the cards: what is there still, and what has left it unseen.

        Of the cards known at a moment no more have left than left unseen altogether since. After a shuffle these may
        lie anywhere: they are left among the cards.
        """
        t = self.t
        staying: list[int] = []
        gone: list[int] = []
        for entry in sorted(t.shown[self.player]):
            left, card = divmod(entry, LEFT)
            has_gone = left > len(gone) and t.random_below(left + self.room) < left
            (gone if has_gone else staying).append(card)
        if t.scattered[self.player]:
            gone = []
        for card in staying + gone:
            cards.remove(card)
        return staying, gone

    def early_cards(self, cards: list[int]) -> list[int] | None:
        """Takes from the cards those that were in hand at each shuffle; None if that cannot be.

        Whatever was in hand at one of them, unseen, was hidden at it and at all that came after it.
        """
        shuffles = self.t.shuffles[self.player]
        hidden = [list(shuffle[1:]) for shuffle in shuffles]
        early: list[int] = []
        for n, shuffle in enumerate(shuffles):
            wanted = shuffle[0] - len(early)
            found = self.take_from_all([cards, *hidden[n:]], wanted) if wanted > 0 else []
            if len(found) < wanted:
                return None
            early += found
        return early

    def take_from_all(self, zones: list[list[int]], wanted: int) -> list[int]:
        """Takes cards that lie in all of them, at random."""
        candidates = zones[-1][:]
        self.t.shuffle(candidates)
        found: list[int] = []
        for card in candidates:
            if len(found) < wanted and all(card in zone for zone in zones):
                found.append(card)
                for zone in zones:
                    zone.remove(card)
        return found

    def hand_and_picked(self, staying: list[int], unknown: list[int]) -> tuple[list[int], list[int]]:
        """The card in question is the last one in the hand; otherwise its order means nothing."""
        t = self.t
        if self.asks_about_last:
            t.shuffle(unknown)
        if self.asks_about_last == SEEN:
            last = t.hands[self.player][-1]
            staying.remove(last)
            return unknown + staying + [last], []
        hand = staying + unknown
        if self.picked:
            t.shuffle(hand)
        return hand, take(hand, len(self.picked))

    def lay(self, hand: list[int], picked: list[int], buried: list[int], deck: list[int]) -> None:
        t, player = self.t, self.player
        t.hands[player][:] = hand
        self.picked[:] = picked
        t.buried[player][:] = buried
        t.decks[player][: self.unseen] = deck


def take(cards: list[int], count: int) -> list[int]:
    taken = cards[:count]
    del cards[:count]
    return taken


NOT_ASKED: Final = 0
UNSEEN: Final = 1
SEEN: Final = 2


def asks_about_last(g: Play, player: int) -> int:
    """Is Nascondiglio asking what becomes of the card just drawn? It is an action, and everybody may have seen
    it on the deck; with a poker face it may be any card."""
    d = g.decision
    if d is None or d.player != player or d.kind != "set_aside":
        return NOT_ASKED
    if g.handed == (1,):
        return SEEN
    return NOT_ASKED if g.poker_face else UNSEEN


def fits_question(g: Play, player: int) -> bool:
    d = g.decision
    if d is None or d.player != player:
        return True
    if d.kind == "set_aside":
        return IS_ACTION[g.t.hands[player][-1]] or g.poker_face
    question = QUESTIONS.get(d.kind)
    return question is None or len(question(g, player, *g.handed)) > (not g.poker_face)


def asked_by_card(g: Play, player: int, *args: int) -> list[int]:
    assert g.decision is not None
    return ASKS[g.decision.about, g.decision.kind](g, player, *args)


# How the options of each question are made: for a re-deal, which may change them, and for checking a save.
QUESTIONS: Final[dict[str, Callable[..., Sequence[int]]]] = {
    "play": play_options,
    "hunt": hunt_options,
    **{kind: asked_by_card for _, kind in ASKS},
}
