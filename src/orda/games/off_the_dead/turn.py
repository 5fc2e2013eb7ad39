"""The turn: action, bites, movement, wave, action, infection. Rulings O-1 to O-42 are in docs/rules/off-the-dead.md."""

from __future__ import annotations

from orda.engine.game import ask_window
from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import (
    ATTACK,
    FIRST,
    HANDS,
    MELEE,
    PASS,
    SEARCH,
    SECOND,
    THROW,
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
    zombie_at,
)
from orda.games.off_the_dead.fights import attack, in_reach
from orda.games.off_the_dead.horde import wave
from orda.games.off_the_dead.paying import quotes
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    LOADED,
    MARKS,
    OWN_ACTION,
    STRENGTH,
    TURN_END,
)
from orda.games.off_the_dead.reveal import reveal
from orda.games.off_the_dead.rubble import search
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import (
    BITES,
    FIRST_ACTION,
    INFECTION,
    MOVES,
    NO_CARD,
    SECOND_ACTION,
    WAVE,
    OffTable,
)
from orda.games.off_the_dead.windows import (
    abilities,
    anybody_may_interrupt,
    anything_to_use,
    equipment,
    has_something,
    interrupt,
    places_of,
)


def next_phase(g: Play) -> None:
    """What comes when nothing is left to do; death sends the phase back to `TURN_OVER`."""
    t, stack = g.t, g.stack
    while not stack:
        t.phase = phase = t.phase % INFECTION + 1
        if phase == FIRST_ACTION:
            next_turn(g)
        g.me = (t.active + t.seated) % g.players
        if phase in (FIRST_ACTION, SECOND_ACTION):
            action(g)
        elif phase == BITES:
            if t.zones[t.active * ZONES + MELEE]:
                begin_bites(g)
        elif phase == MOVES:
            begin_moves(g)
        elif phase == WAVE:
            begin_wave(g)
        else:
            end_turn(g)


def next_turn(g: Play) -> None:
    """O-15: clockwise; the dead have no turns."""
    t = g.t
    places = len(t.crowd)
    while True:
        t.active = (t.active + 1) % places
        t.round += t.active == t.first
        if t.lives(t.active):
            break
    t.turn += 1
    t.panic = t.barricade = t.quiet = 0
    g.tell("turn", ALL, g.seat_of(t.active), t.survivors[t.active])


# -- actions -------------------------------------------------------------------------------


@step
def action(g: Play) -> None:
    """O-16: one action or none; whatever is free may come before it."""
    g.ask("action", action_options(g, g.t.active), acted)


def action_options(g: Play, place: int) -> list[int]:
    t = g.t
    found: list[int] = []
    # O-31: in panic only what is free.
    if not t.panic:
        found += searches(t)
        items = sorted(set(t.items[place])) if t.items[place] else []
        if items:
            friends = g.near(place)[1:]
            found += [option_of(THROW, item, friend) for item in items for friend in friends]
        if t.crowd[place]:
            found += attacks(t, place, items)
    if t.items[place]:
        found += equipment(t, place, OWN_ACTION)
    for mine in places_of(g, place):
        if has(t.ready, mine):
            found += abilities(g, mine, OWN_ACTION)
    if t.trophies[place]:
        found += quotes(t, OWN_ACTION)
    found.append(PASS)
    return found


def searches(t: OffTable) -> list[int]:
    """O-4: two cards are needed."""
    found = [SEARCH | n for n, pile in enumerate(t.piles) if pile]
    return found if len(found) > 1 or t.rubble_left() > 1 else []


def attacks(t: OffTable, place: int, items: list[int]) -> list[int]:
    """O-19, O-20: every weapon that is loaded, and bare hands, with every zombie in its reach."""
    found: list[int] = []
    for weapon in items:
        if weapon in LOADED:
            attack_with = option_of(ATTACK, weapon)
            found += [attack_with | target for target in in_reach(t, place, weapon)]
    attack_with = option_of(ATTACK, HANDS)
    found += [attack_with | target for target in in_reach(t, place, HANDS)]
    return found


@step
def acted(g: Play, option: int) -> None:
    if option == PASS:
        g.tell("passes", ALL, g.t.survivors[g.t.active])
        if g.t.phase == SECOND_ACTION:
            g.t.quiet |= bit(g.me)
        return
    verb = verb_of(option)
    if verb == SEARCH:
        search(g, target_of(option))
    elif verb == ATTACK:
        attack(g, what_of(option), target_of(option))
    elif verb == THROW:
        throw(g, what_of(option), target_of(option))
    else:
        interrupt(g, option, OWN_ACTION)
        g.do(action, g.me)


def throw(g: Play, item: int, place: int) -> None:
    """Action B. O-19: it keeps what is loaded."""
    t = g.t
    t.items[t.active].remove(item)
    t.items[place].append(item)
    g.tell("throw", ALL, t.survivors[t.active], kind_of(item), t.survivors[place])


# -- zombies --------------------------------------------------------------------------------


def begin_bites(g: Play) -> None:
    """O-9, O-12: those in melee now, and only in the corridor of the active survivor."""
    t = g.t
    t.biting = bits(t.zone(t.active, MELEE))
    next_bite(g)


@step
def next_bite(g: Play) -> None:
    """O-11: one by one; the order is asked only where somebody could still do something about it."""
    t = g.t
    t.biter = NO_CARD
    melee = t.zone(t.active, MELEE)
    biting = t.biting
    biters = [i for i, card in enumerate(melee) if has(biting, card)]
    if not biters:
        return
    if len(biters) > 1 and differ(t, [melee[i] for i in biters]) and anybody_may_interrupt(g, BEFORE_BITE):
        g.ask("bite_order", [zombie_at(t.active, MELEE, i) for i in biters], bite_comes)
    else:
        bite_comes(g, zombie_at(t.active, MELEE, biters[0]))


def differ(t: OffTable, cards: list[int]) -> bool:
    return len({(STRENGTH[card], MARKS[card], has(t.tough, card)) for card in cards}) > 1


@step
def bite_comes(g: Play, target: int) -> None:
    g.t.biter = g.card_at(target)
    if anything_to_use(g.t, BEFORE_BITE):
        g.do(bite, g.me)
        ask_window(g, BEFORE_BITE, 0)
    else:
        bite(g)


@step
def bite(g: Play) -> None:
    """O-11: further bites are void when he is dead."""
    t = g.t
    if has(t.biting, t.biter):
        t.biting = without(t.biting, t.biter)
        g.infect(t.active, t.biter)
    g.do(next_bite, g.me)


def begin_moves(g: Play) -> None:
    t = g.t
    base = t.active * ZONES
    if not t.zones[base + FIRST] and not t.zones[base + SECOND]:
        return
    if anything_to_use(t, BEFORE_MOVE):
        g.do(move, g.me)
        ask_window(g, BEFORE_MOVE, 0)
    else:
        move(g)


@step
def move(g: Play) -> None:
    """One zone on, unless there is a barricade; whoever enters melee is turned up."""
    t = g.t
    base = t.active * ZONES
    if t.barricade:
        g.tell("barricade", ALL, t.survivors[t.active])
        return
    arrived = bool(t.zones[base + SECOND])
    t.zones[base + MELEE] += t.zones[base + SECOND]
    t.zones[base + SECOND] = t.zones[base + FIRST]
    t.zones[base + FIRST] = []
    g.tell("move", ALL, t.survivors[t.active])
    if arrived:
        turn_up_melee(g)


@step
def turn_up_melee(g: Play) -> None:
    """O-26: one by one, each with its event."""
    t = g.t
    for card in t.zone(t.active, MELEE):
        if not t.is_up(card):
            reveal(g, card, t.active)
            if g.advanced:
                g.do(turn_up_melee, g.me)
                return


def begin_wave(g: Play) -> None:
    """O-18, O-32: the last moment to look at the Horde or to turn it; the active survivor's alone."""
    t = g.t
    if t.horde and has_something(t, BEFORE_WAVE):
        g.do(wave, g.me)
        ask_window(g, BEFORE_WAVE, 0)
    else:
        wave(g)


# -- the end of the turn ----------------------------------------------------------------------


def end_turn(g: Play) -> None:
    """O-18, O-32: what is free is so also after the second action, and before the infection rises."""
    t = g.t
    if has(t.quiet, g.me) or not anything_to_use(t, OWN_ACTION):
        infection(g)
    else:
        g.do(infection, g.me)
        ask_window(g, TURN_END, 0)


@step
def infection(g: Play) -> None:
    """O-13: also in the turn of the first bite."""
    t = g.t
    if t.level[t.active]:
        g.infect(t.active)
