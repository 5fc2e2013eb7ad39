"""Why a choice is advised, in a sentence."""

from __future__ import annotations

from orda.engine.messages import Message
from orda.games.off_the_dead.codes import (
    ABILITY,
    ATTACK,
    PASS,
    QUOTE,
    REFILL,
    SEARCH,
    THROW,
    USE,
    target_of,
    verb_of,
    what_of,
)
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import QUESTIONS
from orda.games.off_the_dead.words import GAME, die_needed, item_name, survivor_name

EASY = 3  # what a die shows two times in three


def because(g: Play, option: int) -> Message | None:
    """From what lies open, and what has to be done next."""
    t, d = g.t, g.decision
    assert d is not None
    if option < 0:
        return Message(f"{GAME}-hint-pass") if option == PASS else None
    if QUESTIONS[d.kind].says_why:
        return Message(f"{GAME}-hint-{d.kind}")
    verb, what, target = verb_of(option), what_of(option), target_of(option)
    if verb == ATTACK:
        return attacking(g, what, target)
    if verb == SEARCH:
        return Message(f"{GAME}-hint-search" if t.items[t.active] else f"{GAME}-hint-search-unarmed")
    if verb == THROW:
        return Message(f"{GAME}-hint-throw", {"item": item_name(what), "whom": survivor_name(t, target)})
    if verb in (USE, REFILL):
        return Message(f"{GAME}-hint-use", {"item": item_name(what)})
    if verb == ABILITY:
        return Message(f"{GAME}-hint-ability", {"who": survivor_name(t, what)})
    return Message(f"{GAME}-hint-quote") if verb == QUOTE else None


def attacking(g: Play, weapon: int, target: int) -> Message:
    need = die_needed(g.t, weapon, g.card_at(target))
    if need is None:
        return Message(f"{GAME}-hint-attack-hidden", {"item": item_name(weapon)})
    which = "attack" if need <= EASY else "attack-hard"
    return Message(f"{GAME}-hint-{which}", {"need": need})
