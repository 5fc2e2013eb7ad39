"""Why a card, an item, a square or a place for a tile cannot be chosen, by the rules that make the options.

What a card itself needs (its `targets`) is said by the attribute `why` of its text, what using an item needs by
`why-use`.
"""

from __future__ import annotations

from typing import Final

from orda.engine.game import Decision
from orda.engine.messages import Argument, Message, named
from orda.engine.reasons import Target, number, spot, text
from orda.games.zombies.identity import titles
from orda.games.zombies.legal import concerns, is_in_time, is_there, legal_targets, may_answer
from orda.games.zombies.play import Play
from orda.games.zombies.reasons_map import why_not_cell, why_not_square
from orda.games.zombies.registry import (
    AFTER_ROLL,
    BUILDINGS,
    CARD,
    CARDS,
    FREE,
    IN_A_TURN,
    WINDOW_NAMES,
    Card,
)
from orda.games.zombies.tiles import KIND_IDS
from orda.games.zombies.windows import step_window
from orda.games.zombies.words import PLAY_KINDS

WINDOWS: Final = {name: window for window, name in WINDOW_NAMES.items()}


def why(id_: str, **args: Argument) -> Message:
    return Message(f"zombies-why-{id_}", args)


def why_not(g: Play, target: Target) -> Message | None:
    d = g.decision
    assert d is not None
    square, tile = spot(target, "square"), spot(target, "tile")
    title = CARDS.numbers.get(text(target, "card"))
    if title is not None:
        if d.kind not in PLAY_KINDS:
            return None
        return why_not_used(g, d, title) if target.get("zone") == "items" else why_not_played(g, d, title, target)
    if square is not None:
        return why_not_square(g, d, square, spot(target, "from"))
    if tile is not None and d.kind == "bid":
        return why("auction")
    return why_not_cell(g, tile) if tile is not None and d.kind == "place_tile" else None


def window_of(g: Play, d: Decision) -> int:
    """The moment that a question belongs to."""
    if d.kind == "step":
        return step_window(g.walk)
    return AFTER_ROLL if d.kind == "pay" else WINDOWS[d.kind]


# -- cards -------------------------------------------------------------------------------------------


def why_not_played(g: Play, d: Decision, title: int, target: Target) -> Message | None:
    """4.1 to 4.5: one card a round, in its moments, in its place, and if it does something."""
    t, card, me, window = g.t, CARD[title], d.player, window_of(g, d)
    if title not in titles(t.hands[me]):
        return None
    if not t.may_play >> me & 1:
        return why("played")
    if not is_in_time(t, card, me, window):
        return only_when(card)
    if window > AFTER_ROLL and not may_answer(t, me, window):
        return why("own_card")
    if card.item and t.has_item(me, title):
        return why("equal_item")
    if card.where and not is_there(t, me, card.where):
        return only_where(card)
    if legal_targets(g, me, card, window):
        return why_not_at(card, number(target, "seat"), me)
    return Message(f"zombies-card-{card.id}.why")


def why_not_at(card: Card, whom: int, me: int) -> Message | None:
    """It can be played, but not on this one."""
    name = named(f"zombies-card-{card.id}")
    return why("not_on_yourself" if whom == me else "not_on", card=name)


def only_where(card: Card) -> Message:
    places = [KIND_IDS[kind] for kind in card.where]
    if tuple(places) == BUILDINGS:
        return why("in_a_building")
    return why("where", tiles=[named(f"zombies-tile-{place}") for place in places])


def only_when(card: Card) -> Message:
    """Its moments: those of everybody, those of who moves or fights, those of its holder's own turn."""
    found = [f"own-{name}" for name in moments(card.own & ~card.windows)] + moments(card.windows)
    if card.own_turn:
        found.append("own_turn")
    return why("moment", moments=[named(f"zombies-when-{name}") for name in found])


def moments(windows: int) -> list[str]:
    """By name; where all free ones are among them that is one name."""
    free = ["free"] if windows & FREE == FREE else ["in_a_turn"] if windows & IN_A_TURN == IN_A_TURN else []
    rest = windows & ~FREE if windows & FREE == FREE else windows & ~IN_A_TURN if free else windows
    return free + [name for window, name in WINDOW_NAMES.items() if rest & window]


# -- items in play -----------------------------------------------------------------------------------


def why_not_used(g: Play, d: Decision, title: int) -> Message | None:
    """R-46: one activation a round, in the own turn, in the own fights, and where an item answers something."""
    t, card, me, window = g.t, CARD[title], d.player, window_of(g, d)
    if not t.has_item(me, title):
        return why("not_yours")
    if not card.act | card.act_own:
        return why("always_on")
    if not (card.act_free or t.may_activate >> me & 1):
        return why("activated")
    if card.act_own & window and concerns(t, me, window):
        return Message(f"zombies-card-{card.id}.why-use")
    if not card.act & window:
        return use_when(card)
    if window & FREE and me != t.active:
        return why("own_turn")
    return Message(f"zombies-card-{card.id}.why-use")


def use_when(card: Card) -> Message:
    mine = "own_turn" if card.act & FREE == FREE else ""
    own = [f"own-{name}" for name in moments(card.act_own)]
    found = [mine] * bool(mine) + own + moments(card.act & ~FREE if mine else card.act)
    return why("moment", moments=[named(f"zombies-when-{name}") for name in found])
