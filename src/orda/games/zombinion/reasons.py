"""Why a card of the hand or a pile of the Supply cannot be chosen, by the rules that make the options."""

from __future__ import annotations

from orda.engine.game import Decision
from orda.engine.messages import Message
from orda.engine.reasons import Target, text
from orda.games.zombinion.play import KIND_ASKED, Play, shots_of
from orda.games.zombinion.registry import AIM, ASKS, CARDS, COST, IS_ACTION, KIND_NAMES, KINDS, ZOMBIES
from orda.games.zombinion.table import TAKING
from orda.games.zombinion.words import VOCABULARY

BY_CARDS = ("take", "trash", "discard", "twice", "return")  # questions of which cards are the answers


def why_not(g: Play, target: Target) -> Message | None:
    card, d = CARDS.numbers.get(text(target, "card")), g.decision
    assert d is not None
    if card is None:
        return None
    if target.get("zone") == "supply" and card in g.t.piles:
        return why_not_pile(g, d, card)
    if target.get("zone") == "hand" and card in g.t.hands[d.player] + g.t.picked:
        return why_not_in_hand(g, d, card)
    return None


def why_not_pile(g: Play, d: Decision, card: int) -> Message | None:
    if d.kind == "play":
        return VOCABULARY.message("why-hunt_later")
    if d.kind not in ("hunt", "take"):
        return None
    if not g.t.supply[card]:
        return VOCABULARY.message("why-empty")
    if d.kind == "hunt":
        return too_dear(g, d.player, card)
    most = g.handed[0]
    if COST[card] > most:
        return VOCABULARY.message("why-most", cost=COST[card], most=most, about=d.about)
    return wrong_kind(d, card)


def too_dear(g: Play, player: int, card: int) -> Message:
    """What is still in the hand may be readied until the first card is taken."""
    t = g.t
    more = 0 if t.phase == TAKING else shots_of(t.hands[player])
    which = "cost-more" if more else "cost"
    return VOCABULARY.message(f"why-{which}", cost=COST[card], shots=t.shots, more=more)


def why_not_in_hand(g: Play, d: Decision, card: int) -> Message | None:
    if d.kind in ("play", "hunt"):
        return VOCABULARY.message(f"why-{out_of_time(g, card)}")
    if d.kind == "barricade":
        return VOCABULARY.message("why-barricade")
    if card in g.t.picked:
        return VOCABULARY.message("why-picked")
    return wrong_kind(d, card)


def out_of_time(g: Play, card: int) -> str:
    """Of a card that cannot be played in this phase, or never."""
    if KINDS[card] & AIM:
        return "aim_over" if g.t.phase == TAKING else "aim_later"
    if IS_ACTION[card]:
        return "actions_over"
    return "points" if KINDS[card] & ZOMBIES else "infection"


def wrong_kind(d: Decision, card: int) -> Message | None:
    """Of a question that a card asks: it takes cards of one kind only."""
    kind = KIND_ASKED.get(ASKS[d.about, d.kind]) if d.kind in BY_CARDS else None
    if kind is None or KINDS[card] & kind:
        return None
    return VOCABULARY.message(f"why-only-{KIND_NAMES[kind]}", about=d.about)
