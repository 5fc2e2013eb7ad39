"""What a seat may see (Z-10), and dealing anew what it cannot know.

A player knows his own hand and what lies in his discard pile, but of the order of his deck only what was put on top
with everybody looking. Of another's cards he knows which they are (all were taken openly), but not where, except what
was shown in a hand, on top of the deck, or went openly to the discard pile. So each player's hidden cards are dealt
anew among his own hidden places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orda.engine.windows import Slot, Windows, deal_anew, swap_in
from orda.games.zombinion.cards.taking import RELOAD
from orda.games.zombinion.cards.trashing import BAIT, SACRIFICE
from orda.games.zombinion.play import ATTACK_WINDOW, NO, YES, Play, actions_in, aim_in, kinds_in, or_stop
from orda.games.zombinion.registry import AIM, ANY, BARRICADE, IDS, IS_ACTION, ZOMBIES
from orda.games.zombinion.table import PHASE_NAMES
from orda.games.zombinion.turn import barricade_answered, barricade_options, first_attacked, hunt_options, play_options

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


def trash_options(g: Play, player: int, *_: int) -> list[int]:
    """For Sacrificio, Rifornimento and Ricarica."""
    assert g.decision is not None
    hand = g.t.hands[player]
    if g.decision.about == RELOAD:
        return aim_in(hand)
    return or_stop(kinds_in(hand)) if g.decision.about == SACRIFICE else kinds_in(hand)


def discard_options(g: Play, player: int, *_: int) -> list[int]:
    """For Esca and Piano superiore."""
    assert g.decision is not None
    hand = kinds_in(g.t.hands[player])
    return or_stop(hand) if g.decision.about == BAIT else hand


def twice_options(g: Play, player: int, *_: int) -> list[int]:
    return actions_in(g.t.hands[player])


def return_options(g: Play, player: int, *_: int) -> list[int]:
    return kinds_in(g.t.hands[player], ZOMBIES)


def take_options(g: Play, player: int, most: int) -> list[int]:
    assert g.decision is not None
    return g.takeable(most, AIM if g.decision.about == RELOAD else ANY)


def search_options(g: Play, player: int, whose: int) -> list[int]:
    return aim_in(g.t.aside)


def radio_options(g: Play, player: int, drawer: int) -> list[int]:
    return kinds_in(g.t.aside)


def loot_options(g: Play, player: int) -> list[int]:
    return or_stop(kinds_in(g.t.loot))


def yes_or_no(g: Play, player: int, *_: int) -> list[int]:
    return [NO, YES]


# How the options of each question are made: for a re-deal, which may change them, and for checking a save.
QUESTIONS: Final[dict[str, Callable[..., list[int]]]] = {
    "play": play_options,
    "hunt": hunt_options,
    "trash": trash_options,
    "discard": discard_options,
    "twice": twice_options,
    "return": return_options,
    "take": take_options,
    "search": search_options,
    "radio": radio_options,
    "loot": loot_options,
    "recon": yes_or_no,
    "regroup": yes_or_no,
    "set_aside": yes_or_no,
}


# -- the window before an attack -----------------------------------------------------------


def give_barricade(g: Play, viewer: int, player: int, kind: int) -> bool:
    """Deals him a Barricata in exchange for another card of his hand, if one of his own can be there."""
    if player == g.t.active or g.t.safe >> player & 1:
        return False
    hidden = deck_slots(g, player) + buried_slots(g, player)
    return swap_in(g, hand_slots(g, player), hidden, lambda: BARRICADE in g.t.hands[player])


WINDOWS: Final = Windows[Play](
    names={ATTACK_WINDOW: "barricade"},
    options=barricade_options,
    answered=barricade_answered,
    first=first_attacked,
    give_a_play=give_barricade,
)
