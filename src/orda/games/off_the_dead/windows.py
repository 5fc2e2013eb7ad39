"""The moments in which somebody may interrupt, each a window of the engine; nobody is asked who has no play."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.engine.windows import Windows
from orda.games.off_the_dead.codes import (
    ABILITY,
    FIRST,
    PASS,
    PASS_TURN,
    REFILL,
    SECOND,
    USE,
    ZONES,
    bit,
    bits,
    has,
    kind_of,
    option_of,
    target_of,
    verb_of,
    what_of,
    without,
    zone_of,
)
from orda.games.off_the_dead.paying import declare, quotes
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    A_PLACE,
    A_ZONE,
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    FULL,
    ITEMS,
    LAST_KILL,
    NOTHING,
    OWN_ACTION,
    SURVIVORS,
    TRACK,
    TURN_END,
    USABLE,
    WAVE_DIE,
    able,
    is_usable,
)
from orda.games.off_the_dead.table import INFECTION, MOVES, WAVE, OffTable

NAMES: Final = {
    BEFORE_BITE: "before_bite",
    BEFORE_MOVE: "before_move",
    BEFORE_WAVE: "before_wave",
    AFTER_ROLL: "after_roll",
    DYING: "dying",
    EVENT_DIE: "event_die",
    WAVE_DIE: "wave_die",
    TURN_END: "turn_end",
    LAST_KILL: "last_kill",
}
OWN_AFFAIR: Final = (BEFORE_WAVE, WAVE_DIE, TURN_END)  # no ability of the others changes anything then


def stands(g: Play, kind: int) -> bool:
    """Is what the moment is about still going on?"""
    t = g.t
    if kind == BEFORE_BITE:
        return t.biter >= 0 and has(t.biting, t.biter)
    if kind == BEFORE_MOVE:
        base = t.active * ZONES
        moving = t.zones[base + FIRST] or t.zones[base + SECOND]
        return t.phase == MOVES and not t.barricade and bool(moving)
    if kind == BEFORE_WAVE:
        return t.phase == WAVE and bool(t.horde)
    if kind == TURN_END:
        return t.phase == INFECTION and t.lives(t.active)
    if kind == LAST_KILL:
        return t.zombies_left() == 1
    if kind == AFTER_ROLL:
        return bool(t.attacks) and not t.attacks[-1].void
    if kind == DYING:
        return t.lives(t.active) and t.level[t.active] >= TRACK[t.survivors[t.active]]
    return (t.event_die if kind == EVENT_DIE else t.wave_die) > 0


# The places of each seat by its first one: with `double` (the first row) that one and the one opposite.
PLACES_OF: Final = (((0, 2), (1, 3)), ((0,), (1,), (2,), (3,)))
AS_BITS: Final = tuple([tuple([bits(places) for places in row]) for row in PLACES_OF])


def places_of(g: Play, place: int) -> tuple[int, ...]:
    """All places of whoever plays the survivor at this one."""
    return PLACES_OF[len(g.t.crowd) == g.players][place % g.players]


# -- what can be done ------------------------------------------------------------------------


def options(g: Play, player: int, kind: int) -> list[int]:
    """Everything the survivors of this seat can do now, and passing; nothing if that is all."""
    t = g.t
    first = (player - t.seated) % g.players
    others_turn = t.active % g.players != first
    ready = t.ready & AS_BITS[len(t.crowd) == g.players][first]
    if others_turn and (not ready or kind in OWN_AFFAIR or (kind <= BEFORE_MOVE and has(t.quiet, player))):
        return []
    found: list[int] = []
    moment = OWN_ACTION if kind == TURN_END else kind  # O-18, O-32: free in the whole own turn, to its end
    if not others_turn:
        # Who passed his second action has been asked already.
        if kind == TURN_END and has(t.quiet, player):
            return []
        if t.items[t.active]:
            found += equipment(t, t.active, moment)
        if t.trophies[t.active]:
            found += quotes(t, moment)
    if ready:
        for place in places_of(g, first):
            found += abilities(g, place, moment)
    if not found:
        return []
    return [*found, PASS, PASS_TURN] if others_turn and kind <= BEFORE_MOVE else [*found, PASS]


def equipment(t: OffTable, place: int, moment: int) -> list[int]:
    """What he can use now."""
    found: list[int] = []
    for item in sorted(USABLE[moment].intersection(t.items[place])):
        card = ITEMS.things[item]
        if moment == OWN_ACTION and card.refills >= 0:
            found += refills(t, place, item)
        use_it = option_of(USE, item)
        found += [use_it | target for target in card.targets(t, place, moment)]
    return found


def refills(t: OffTable, place: int, item: int) -> list[int]:
    kind = ITEMS[item].refills
    weapons = sorted({weapon for weapon in t.items[place] if kind_of(weapon) == kind and weapon != FULL[kind]})
    return [option_of(REFILL, item, weapon) for weapon in weapons]


def abilities(g: Play, place: int, moment: int) -> list[int]:
    """What the survivor there can do now; in somebody's moment only for whom it is about."""
    t = g.t
    survivor = SURVIVORS.things[t.survivors[place]]
    if not survivor.when >> moment & 1 or not t.ready >> place & 1:
        return []
    near = g.near(place)
    # O-21: the dying may use their own a last time, for any neighbour too.
    last_time = moment == DYING and place == t.active
    if survivor.aims_at != NOTHING and moment not in (OWN_ACTION, LAST_KILL) and not last_time:
        near = (t.active,) if t.active in near else ()
    use_it = option_of(ABILITY, place)
    return [use_it | target for target in survivor.targets(g, place, near, moment)]


# -- doing it ----------------------------------------------------------------------------------


def answered(g: Play, option: int, kind: int) -> bool:
    if option == PASS_TURN:
        g.t.quiet |= bit(g.me)
    if option < 0:
        return False
    interrupt(g, option, OWN_ACTION if kind == TURN_END else kind)
    return True


def interrupt(g: Play, option: int, kind: int) -> None:
    """Anything that is free: equipment, an ability, a quote."""
    verb, what, target = verb_of(option), what_of(option), target_of(option)
    if verb == USE:
        use(g, what, target)
    elif verb == REFILL:
        refill(g, what, target)
    elif verb == ABILITY:
        use_ability(g, what, target)
    else:
        declare(g, what, target, kind)


def use(g: Play, item: int, target: int) -> None:
    """O-18: then to the cemetery; O-29: some only when what they do is done."""
    t = g.t
    if ITEMS[item].aims_at == A_ZONE:
        g.tell("use_zone", ALL, t.survivors[t.active], item, zone_of(target))
    else:
        g.tell("use", ALL, t.survivors[t.active], item)
    if ITEMS[item].stays:
        t.in_use = item
    else:
        g.discard(t.active, item)
    ITEMS[item].effect(g, target)


def refill(g: Play, item: int, weapon: int) -> None:
    """One weapon is full again."""
    t = g.t
    g.discard(t.active, item)
    t.items[t.active].remove(weapon)
    t.items[t.active].append(FULL[kind_of(weapon)])
    g.tell("refill", ALL, t.survivors[t.active], item, kind_of(weapon))


def use_ability(g: Play, place: int, target: int) -> None:
    t = g.t
    survivor = SURVIVORS[t.survivors[place]]
    t.ready = without(t.ready, place)
    whom = (t.survivors[target],) if survivor.aims_at == A_PLACE else ()
    g.tell(survivor.said, ALL, t.survivors[place], *whom)
    survivor.effect(g, place, target)


# -- asking nobody in vain ---------------------------------------------------------------------


def anything_to_use(t: OffTable, kind: int) -> bool:
    """If not, nobody needs to be looked at: abilities for this moment are used and the active survivor has nothing."""
    items = t.items[t.active]
    if t.trophies[t.active] or (items and is_usable(items, kind)):
        return True
    return t.ready > 0 and t.ready & able(t.survivors, kind) > 0


def has_something(t: OffTable, kind: int) -> bool:
    """Has the active survivor trophies, or equipment for this moment?"""
    return len(t.trophies[t.active]) > 0 or is_usable(t.items[t.active], kind)


def anybody_may_interrupt(g: Play, kind: int) -> bool:
    return anything_to_use(g.t, kind) and any(options(g, player, kind) for player in range(g.players))


def active_first(g: Play, kind: int) -> int:
    return g.seat_of(g.t.active)


def gives_nothing(g: Play, viewer: int, player: int, kind: int) -> bool:
    """No play depends on hidden cards, so a re-deal never has to give one."""
    return False


WINDOWS: Final = Windows(
    NAMES, options=options, answered=answered, first=active_first, give_a_play=gives_nothing, stands=stands
)
