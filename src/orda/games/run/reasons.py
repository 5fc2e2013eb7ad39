"""Why a card of the hand cannot be played, or not before that player, by the rulings that make the options."""

from __future__ import annotations

from orda.engine.messages import Message
from orda.engine.reasons import Target, number, text
from orda.games.run.cards import CARDS, IS_ITEM, RIVAL
from orda.games.run.play import Play
from orda.games.run.table import GOAL
from orda.games.run.words import VOCABULARY


def why_not(g: Play, target: Target) -> Message | None:
    d, t = g.decision, g.t
    assert d is not None
    if target.get("zone") == "deck":
        return VOCABULARY.message("why-new_hand")
    card, whom = CARDS.numbers.get(text(target, "card")), number(target, "seat")
    if card is None or card not in t.hands[d.player]:
        return VOCABULARY.message("why-card_first") if 0 <= whom < g.players else None
    if 0 <= whom < g.players:
        return why_not_there(g, d.player, card, whom)
    if d.kind not in ("play", "stuck"):
        return None
    by_special_rule = target.get("special") is True
    return why_not_special(g, d.player, card) if by_special_rule else why_not_at_all(d.player, card)


def why_not_at_all(me: int, card: int) -> Message:
    """Z-3, Z-14: it has no normal play, since everybody it could go to has one."""
    return VOCABULARY.message("why-has-you" if IS_ITEM[card] else "why-all_have", card=card)


def why_not_special(g: Play, me: int, card: int) -> Message:
    """Z-4, Z-5: a zombie goes before oneself then, an item before another."""
    which = "item" if IS_ITEM[card] else "zombie"
    if g.t.special_used:
        return VOCABULARY.message(f"why-special_used-{which}")
    if IS_ITEM[card]:
        others = [seat for seat in range(g.players) if seat != me and g.t.is_living(seat)]
        all_have = all(g.t.before[card] >> seat & 1 for seat in others)
        return VOCABULARY.message("why-all_have" if all_have else "why-fifth-item", card=card)
    has_it = g.t.before[card] >> me & 1
    return VOCABULARY.message("why-has-you" if has_it else "why-fifth-zombie", card=card)


def why_not_there(g: Play, me: int, card: int, whom: int) -> Message | None:
    t = g.t
    if not t.is_living(whom):
        return VOCABULARY.message("why-caught", target=whom)
    if t.before[card] >> whom & 1:  # Z-2, Z-14
        has = "why-has-you" if whom == me else "why-has"
        return VOCABULARY.message(has, card=card, target=whom)
    which = "item" if IS_ITEM[card] else "zombie"
    if t.special_used:  # Z-3, Z-4
        return VOCABULARY.message(f"why-special_used-{which}")
    if is_fifth(g, card, whom):  # Z-5
        return VOCABULARY.message(f"why-fifth-{which}")
    return VOCABULARY.message(f"why-special-{which}")


def is_fifth(g: Play, card: int, whom: int) -> bool:
    """By the Special Rule nobody gets the card that decides."""
    t = g.t
    count = t.items[whom] if IS_ITEM[card] else t.zombies[whom]
    return count == GOAL - 1 and not t.before[RIVAL[card]] >> whom & 1
