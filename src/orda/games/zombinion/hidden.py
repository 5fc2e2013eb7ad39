"""What a seat may see (D-10), and dealing anew what it cannot know.

A player knows his own hand and what lies in his discard pile, but of the order of his deck only what was put on top
with everybody looking. Of another's cards he knows which they are (all were taken openly), but not where, except what
was shown in a hand, on top of the deck, or went openly to the discard pile. So each player's hidden cards are dealt
anew among his own hidden places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import orda.games.zombinion.cards  # noqa: F401 - fills the registry
from orda.engine.windows import Slot, deal_anew
from orda.games.zombinion.play import Play
from orda.games.zombinion.registry import ASKS, IDS, IS_ACTION
from orda.games.zombinion.table import PHASE_NAMES
from orda.games.zombinion.turn import hunt_options, play_options

MOST_TRIES: Final = 2000


def names(cards: list[int]) -> list[str]:
    return [IDS[card] for card in cards]


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t = g.t
    public = {
        "phase": PHASE_NAMES[t.phase],
        "active": t.active,
        "actions": t.actions,
        "targets": t.targets,
        "shots": t.shots,
        "supply": {IDS[card]: t.supply[card] for card in t.piles},
        "trash": names(sorted(t.trash)),
        "players": [seat_view(g, seat) for seat in range(g.players)],
    }
    return public if viewer is None else own(g, viewer, public)


def own(g: Play, seat: int, public: dict[str, Any]) -> dict[str, Any]:
    picked = picked_from(g, seat)
    players = public["players"][:]
    players[seat] = players[seat] | {"hand": names(sorted(g.t.hands[seat] + picked)), "picked": names(picked)}
    return public | {"players": players}


def picked_from(g: Play, seat: int) -> list[int]:
    return g.t.picked if seat == g.t.owner else []


def seat_view(g: Play, seat: int) -> dict[str, Any]:
    t = g.t
    return {
        "turns": t.turns[seat],
        "hand_size": len(t.hands[seat]) + len(picked_from(g, seat)),
        "deck_size": len(t.decks[seat]),
        "discard_top": IDS[t.discards[seat][-1]] if t.discards[seat] else None,
        "in_play": names(t.in_play) if seat == t.active else [],
        "aside": names(t.aside) if seat == t.owner else [],
    }


# -- dealing anew -------------------------------------------------------------------------


def redeal(g: Play, viewer: int) -> None:
    for player in range(g.players):
        if player == viewer:
            deal_anew(g, deck_slots(g, player))
        else:
            deal_fitting(g, player)


def deck_slots(g: Play, player: int) -> list[Slot]:
    """The cards of the deck that nobody has seen."""
    deck = g.t.decks[player]
    return [(deck, i) for i in range(len(deck) - g.t.seen_tops[player])]


def hand_slots(g: Play, player: int) -> list[Slot]:
    """The cards in hand that nobody else knows."""
    hand, shown = g.t.hands[player], g.t.shown[player][:]
    slots: list[Slot] = []
    for i, card in enumerate(hand):
        if card in shown:
            shown.remove(card)
        else:
            slots.append((hand, i))
    return slots


def buried_slots(g: Play, player: int) -> list[Slot]:
    pile = g.t.buried[player]
    return [(pile, i) for i in range(len(pile))]


def picked_slots(g: Play, player: int) -> list[Slot]:
    return [(g.t.picked, i) for i in range(len(g.t.picked))] if player == g.t.owner else []


def deal_fitting(g: Play, player: int) -> None:
    """Again and again until what he is being asked makes sense: so each hand that he may hold is as likely as it is."""
    slots = hand_slots(g, player) + deck_slots(g, player) + buried_slots(g, player) + picked_slots(g, player)
    before = [zone[i] for zone, i in slots]
    for _ in range(MOST_TRIES):
        deal_anew(g, slots)
        if fits_question(g, player):
            return
    for (zone, i), card in zip(slots, before, strict=True):
        zone[i] = card


def fits_question(g: Play, player: int) -> bool:
    d = g.decision
    if d is None or d.player != player:
        return True
    if d.kind == "set_aside":
        return IS_ACTION[g.t.hands[player][-1]]
    question = QUESTIONS.get(d.kind)
    return question is None or len(question(g, player, *g.stack[-1].args)) > 1


def asked_by_card(g: Play, player: int, *args: int) -> list[int]:
    assert g.decision is not None
    return ASKS[g.decision.about, g.decision.kind](g, player, *args)


# How the options of each question are made: for a re-deal, which may change them, and for checking a save.
QUESTIONS: Final[dict[str, Callable[..., list[int]]]] = {
    "play": play_options,
    "hunt": hunt_options,
    **{kind: asked_by_card for _, kind in ASKS},
}
