"""Why something cannot be used or aimed at now, by the rules that make the options and by each card's own conditions.

A card, ability or quote whose `targets` or `sense` say that it is of no use now has its reason as the attribute `why`
of its text, beside its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orda.engine.messages import Argument, Message, named, seat
from orda.engine.reasons import Target, number, text
from orda.games.off_the_dead.codes import HANDS, MELEE, has, kind_of, shots_in
from orda.games.off_the_dead.paying import symbols_to_pay
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    ITEMS,
    LAST_KILL,
    NEEDS_SHOTS,
    OWN_ACTION,
    QUOTES,
    SURVIVORS,
    WAVE_DIE,
    WHOLE_CORRIDOR,
)
from orda.games.off_the_dead.windows import NAMES
from orda.games.off_the_dead.words import GAME, item_id, survivor_name

# Of each kind of question that is a moment, the moment; what is free in one's own action is so to the end of the turn.
MOMENTS: Final = {name: moment for moment, name in NAMES.items()} | {"action": OWN_ACTION, "turn_end": OWN_ACTION}
MOMENT_IDS: Final = {
    OWN_ACTION: "own_action",
    BEFORE_BITE: "before_bite",
    BEFORE_MOVE: "before_move",
    AFTER_ROLL: "after_roll",
    DYING: "dying",
    EVENT_DIE: "event_die",
    WAVE_DIE: "wave_die",
    BEFORE_WAVE: "before_wave",
    LAST_KILL: "last_kill",
}


def why(id_: str, **args: Argument) -> Message:
    return Message(f"{GAME}-why-{id_}", args)


def why_not(g: Play, target: Target) -> Message | None:
    assert g.decision is not None
    moment = MOMENTS.get(g.decision.kind, -1)
    if moment < 0:
        return None  # a question that follows a choice: first of all it must be answered
    if "quote" in target:
        return why_not_quote(g, moment, text(target, "quote"))
    if "survivor" in target:
        return why_not_ability(g, moment, number(target, "survivor"))
    if "item" in target:
        return why_not_item(g, moment, text(target, "item"), target)
    return why_no_action(g, target)


def why_no_action(g: Play, target: Target) -> Message | None:
    """O-16: searching, attacking and throwing are actions."""
    assert g.decision is not None
    what = next((what for what in ("pile", "zombie", "at") if what in target), None)
    if what is None:
        return None
    if g.decision.kind != "action":
        return why(f"later-{what}")
    if g.t.panic:
        return why("panic")
    if what == "pile":
        return why_not_pile(g, number(target, "pile"))
    if what == "zombie":
        return why_not_zombie(g, number(target, "place"), number(target, "zone"))
    return why_not_survivor(g, number(target, "at"))


def only_when(moments: Iterable[int]) -> Message:
    return why(
        "moment", moments=[named(f"{GAME}-when-{MOMENT_IDS[moment]}") for moment in moments if moment in MOMENT_IDS]
    )


# -- quotes and abilities ----------------------------------------------------------------------------


def why_not_quote(g: Play, moment: int, id_: str) -> Message | None:
    """O-32: in one's own turn, at its moments, paid with equal symbols, and only where it could do something."""
    if id_ not in QUOTES.numbers:
        return None
    quote = QUOTES[QUOTES.numbers[id_]]
    if is_others_turn(g):
        return why("own_turn")
    if moment not in quote.when:
        return only_when(quote.when)
    most = max(symbols_to_pay(g.t))
    if quote.cost > most:
        return why("symbols", cost=quote.cost, count=most)
    return Message(f"{GAME}-quote-{id_}.why")


def why_not_ability(g: Play, moment: int, place: int) -> Message | None:
    """O-21: once per game, at its moments, for himself or a neighbour."""
    t = g.t
    if not 0 <= place < len(t.crowd):
        return None
    survivor, player = SURVIVORS[t.survivors[place]], g.seat_of(place)
    if not t.lives(place):
        return why("dead", who=survivor_name(t, place))
    if not has(t.ready, place):
        return why("used")
    assert g.decision is not None
    if player != g.decision.player:
        return why("power_of", player=seat(player))
    if not has(survivor.when, moment):
        return only_when([moment for moment in MOMENT_IDS if has(survivor.when, moment)])
    return Message(f"{GAME}-card-{survivor.id}.why")


def is_others_turn(g: Play) -> bool:
    assert g.decision is not None
    return g.seat_of(g.t.active) != g.decision.player


# -- items -------------------------------------------------------------------------------------------


def why_not_item(g: Play, moment: int, id_: str, target: Target) -> Message | None:
    item = held_by_active(g, id_)
    if is_others_turn(g):
        return why("own_turn")
    if item < 0:
        return why("not_held", who=survivor_name(g.t, g.t.active))
    if item != HANDS and not ITEMS[kind_of(item)].is_weapon:
        return why_not_equipment(moment, kind_of(item))
    return why_not_weapon(g, moment, item, target)


def held_by_active(g: Play, id_: str) -> int:
    """The item of that id, bare hands too; -1 if he who acts has none."""
    return next((item for item in [HANDS, *g.t.items[g.t.active]] if item_id(item) == id_), -1)


def why_not_equipment(moment: int, kind: int) -> Message:
    """O-18: free, at its moments, and only where it does something."""
    item = ITEMS[kind]
    return Message(f"{GAME}-card-{item.id}.why") if moment in item.when else only_when(item.when)


def why_not_weapon(g: Play, moment: int, item: int, target: Target) -> Message:
    """O-19, O-20: an action, with what is loaded, at what is in reach."""
    t, kind = g.t, kind_of(item)
    if moment != OWN_ACTION or g.decision is None or g.decision.kind != "action":
        return why("later-zombie")
    if t.panic:
        return why("panic")
    if item != HANDS and NEEDS_SHOTS[kind] and not shots_in(item):
        return why("empty-weapon")
    if "zombie" in target:
        return why_out_of_reach(g, number(target, "place"), WHOLE_CORRIDOR[kind])
    return why("nobody-corridor" if WHOLE_CORRIDOR[kind] else "nobody-melee")


def why_out_of_reach(g: Play, place: int, whole_corridor: bool) -> Message:
    return why("melee_only" if place == g.t.active and not whole_corridor else "own_corridor")


# -- the table ---------------------------------------------------------------------------------------


def why_not_pile(g: Play, pile: int) -> Message | None:
    """O-4: two cards are needed."""
    if not 0 <= pile < len(g.t.piles):
        return None
    return why("two_cards" if g.t.piles[pile] else "empty-pile")


def why_not_zombie(g: Play, place: int, zone: int) -> Message | None:
    """O-19: only in one's own corridor, beyond melee only with what shoots."""
    t = g.t
    if place != t.active:
        return why("own_corridor")
    return why("melee_only") if zone != MELEE else None


def why_not_survivor(g: Play, place: int) -> Message | None:
    """O-19: something can be thrown to a living neighbour."""
    t = g.t
    if not 0 <= place < len(t.crowd):
        return None
    if place == t.active:
        return why("himself")
    if not t.lives(place):
        return why("dead", who=survivor_name(t, place))
    if place not in g.near(t.active):
        return why("not_near", who=survivor_name(t, place))
    return why("nothing_to_throw")
