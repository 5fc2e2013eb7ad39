"""Quotes: trophies with equal symbols buy them, in one's own turn, free and at once (O-32 to O-35)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.off_the_dead.abilities import bonus_for, kevin_is_near, more_helps, symbols_to_pay
from orda.games.off_the_dead.cards import (
    ALL_MINE,
    BRUCE_LEE,
    COLT,
    COST,
    DIE_BONUS,
    FEEL_BETTER,
    GO_AND_SEE,
    HANDS,
    KIND,
    MARKS,
    MISSED,
    QUOTE_SAID,
    RED_BUTTON,
    SAW_NOTHING,
    SEEN_ME,
    STEPPED_ON,
    STRENGTH,
    SURPRISE,
    SYMBOLS,
    TRY_AGAIN,
    WHAT_IS_IT,
    loaded,
)
from orda.games.off_the_dead.events import reveal
from orda.games.off_the_dead.fights import ACTION, BARE, EXTRA, aim, sweep
from orda.games.off_the_dead.horde import turn_top
from orda.games.off_the_dead.items import EVENTS_OF_THE_HORDE, OWN_ACTION
from orda.games.off_the_dead.play import (
    AFTER_ROLL,
    BEFORE_BITE,
    BEFORE_MOVE,
    BEFORE_WAVE,
    DYING,
    EVENT_DIE,
    QUOTE,
    WAVE_DIE,
    Play,
    step,
    zombie_at,
)
from orda.games.off_the_dead.rubble import piles_with_cards, surprise, turn_up
from orda.games.off_the_dead.table import APOCALYPSE, FIRST, MELEE, SECOND, ZONES, Attack, OffTable

BY_MOMENT: Final = {
    OWN_ACTION: (WHAT_IS_IT, GO_AND_SEE, ALL_MINE, FEEL_BETTER, BRUCE_LEE, STEPPED_ON, RED_BUTTON),
    BEFORE_BITE: (TRY_AGAIN, ALL_MINE, FEEL_BETTER, BRUCE_LEE),
    BEFORE_MOVE: (ALL_MINE, BRUCE_LEE),
    BEFORE_WAVE: (GO_AND_SEE,),
    AFTER_ROLL: (*DIE_BONUS, SAW_NOTHING, MISSED),
    DYING: (ALL_MINE, FEEL_BETTER, BRUCE_LEE, STEPPED_ON),
    EVENT_DIE: (GO_AND_SEE, SAW_NOTHING),
    WAVE_DIE: (GO_AND_SEE, SAW_NOTHING),
}

ANYTHING: Final = -1  # will do, once a die is rolled or aimed anew

# O-32: what left-over symbols may buy besides, at any moment; in the middle of an event nobody else is turned up.
BESIDES: Final = (WHAT_IS_IT, GO_AND_SEE, FEEL_BETTER)
BESIDES_IN_EVENT: Final = (GO_AND_SEE, FEEL_BETTER)


def quotes(t: OffTable, moment: int) -> list[int]:
    """What the active survivor can pay for and use now."""
    if moment in (EVENT_DIE, WAVE_DIE) and not turning_matters(t):
        return payable(t, (SAW_NOTHING,))
    return payable(t, BY_MOMENT[moment])


def turning_matters(t: OffTable) -> bool:
    """Would the event or wave about to come go elsewhere if the top card of the Horde were turned?"""
    if t.event_die > EVENTS_OF_THE_HORDE:
        return False
    return t.event_die - 1 == SEEN_ME or sum(t.has_room(place) for place in range(len(t.crowd))) > 1


def payable(t: OffTable, some: Iterable[int], promised: int = 0) -> list[int]:
    """Of these, what he can pay for and what could do something; `promised` is declared for the die already."""
    counts = symbols_to_pay(t)
    most = max(counts)
    if not most:
        return []
    found: list[int] = []
    for quote in some:
        cost = COST[quote]
        if cost > most or not makes_sense(t, quote, promised):
            continue
        symbols = [s for s in range(3) if cost <= counts[s]]
        if quote in DIE_BONUS:
            symbols = [s for s in symbols if bonus_helps(t, quote, s, counts, promised)]
        found += [QUOTE | quote << 8 | s for s in symbols]
    return sorted(found)


def makes_sense(t: OffTable, quote: int, promised: int) -> bool:
    """Is there anything it could do?"""
    if quote == WHAT_IS_IT:
        return bool(hidden_zombies(t))
    if quote == GO_AND_SEE:
        return bool(t.horde)
    if quote in (ALL_MINE, BRUCE_LEE):
        return t.crowd[t.active] > 0
    if quote == FEEL_BETTER:
        return t.level[t.active] > 1
    if quote == STEPPED_ON:
        return t.rubble_left() > 0
    if quote in DIE_BONUS:
        return own_attack(t)
    if quote == SAW_NOTHING:
        return own_die(t, promised)
    return quote != MISSED or (own_attack(t) and bool(other_targets(t, t.attacks[-1])))


def own_attack(t: OffTable) -> bool:
    return t.attacks[-1].by == t.active


def own_die(t: OffTable, promised: int) -> bool:
    """O-33: any die of his own; one of an attack only when it missed."""
    if t.event_die:
        return t.event_of == t.active
    if t.wave_die:
        return True
    if promised == ANYTHING:
        return own_attack(t)
    a = t.attacks[-1]
    missing = STRENGTH[a.card] - a.bonus - a.power - promised
    return own_attack(t) and a.die < missing <= 6 + bonus_besides(t, COST[SAW_NOTHING])


def bonus_helps(t: OffTable, quote: int, symbol: int, counts: list[int], promised: int) -> bool:
    """O-33: paid for with this symbol, does it kill, together with all that the symbols left can add?"""
    if promised == ANYTHING:
        return True
    left = [n - COST[quote] * (s == symbol) for s, n in enumerate(counts)]
    a, more = t.attacks[-1], DIE_BONUS[quote] + bonus_for(left)
    if more_helps(t, a, more, promised):
        return True
    # O-21: where neither will do alone, Kevin's six and the bonus may.
    six = 6 - a.die
    return kevin_is_near(t, a.by) and not more_helps(t, a, six, promised) and more_helps(t, a, six + more, promised)


def bonus_besides(t: OffTable, cost: int) -> int:
    """The same when a quote of this cost is paid as well."""
    counts = symbols_to_pay(t)
    return max(bonus_for([n - cost * (i == s) for i, n in enumerate(counts)]) for s in range(3) if counts[s] >= cost)


def hidden_zombies(t: OffTable) -> list[int]:
    found = []
    for place in range(len(t.crowd)):
        for zone in range(ZONES):
            cards = t.zones[place * ZONES + zone]
            found += [zombie_at(place, zone, i) for i, card in enumerate(cards) if not t.face_up >> card & 1]
    return found


def other_targets(t: OffTable, a: Attack) -> list[int]:
    """O-33: what else the same weapon reaches; fire and fury have no single target to change."""
    if a.how not in (ACTION, EXTRA):
        return []
    zones = (FIRST, SECOND, MELEE) if a.weapon & KIND == COLT else (MELEE,)
    found = []
    for zone in zones:
        cards = t.zones[a.place * ZONES + zone]
        found += [zombie_at(a.place, zone, i) for i, card in enumerate(cards) if card != a.card]
    return found


# -- paying ----------------------------------------------------------------------------------


def declare(g: Play, quote: int, symbol: int, moment: int) -> None:
    g.t.spare = [0, 0, 0]
    say(g, quote, symbol)
    g.do(say_more, g.me, moment, quote + 1)


def say(g: Play, quote: int, symbol: int) -> None:
    t = g.t
    g.tell(QUOTE_SAID[quote], ALL, t.survivors[t.active])
    owed = max(0, COST[quote] - t.spare[symbol])
    t.spare[symbol] = max(0, t.spare[symbol] - COST[quote])
    g.do(pay, g.me, symbol, owed)


@step
def pay(g: Play, symbol: int, owed: int) -> None:
    """O-32: one trophy after the other; of those with the same symbols the weakest."""
    t = g.t
    if not owed:
        return
    by_marks: dict[int, int] = {}
    for card in sorted(t.trophies[t.active], reverse=True):
        if MARKS[card] & SYMBOLS[symbol]:
            by_marks[MARKS[card]] = card
    g.ask("pay", sorted(by_marks.values()), paid, symbol, owed)


@step
def paid(g: Play, card: int, symbol: int, owed: int) -> None:
    t = g.t
    t.trophies[t.active].remove(card)
    t.cemetery.append(card)
    for other in range(3):
        if other != symbol and MARKS[card] & SYMBOLS[other]:
            t.spare[other] += 1
    g.do(pay, g.me, symbol, owed - 1)


@step
def say_more(g: Play, moment: int, said: int) -> None:
    """O-32: symbols left over may help to pay another quote declared at the same time; else they are lost.

    `said` is what has been declared so far, four bits each.
    """
    nothing_matters_now = declared(said)[-1] == RED_BUTTON
    options = [] if nothing_matters_now else more_quotes(g.t, moment, said)
    if options:
        g.ask("quote_more", [*options, STOP], said_more, moment, said)
    else:
        carry_out_all(g, said)


def more_quotes(t: OffTable, moment: int, said: int) -> list[int]:
    if not any(t.spare):
        return []
    already = declared(said)
    # Bonuses add up, and more than one zombie may be turned up.
    once = [quote for quote in already if quote not in DIE_BONUS and quote != WHAT_IS_IT]
    if already.count(WHAT_IS_IT) >= len(hidden_zombies(t)):
        once.append(WHAT_IS_IT)
    also = BESIDES_IN_EVENT if moment == EVENT_DIE else BESIDES
    some = sorted({*BY_MOMENT[moment], *also}.difference(once))
    return [option for option in payable(t, some, promised(already)) if t.spare[option & 255]]


def promised(already: list[int]) -> int:
    """What has been declared for the die; nobody knows what is still missing when it is rolled or aimed anew."""
    if SAW_NOTHING in already or MISSED in already:
        return ANYTHING
    return sum(DIE_BONUS.get(quote, 0) for quote in already)


def declared(said: int) -> list[int]:
    found = []
    while said:
        found.append((said & 15) - 1)
        said >>= 4
    return found[::-1]


@step
def said_more(g: Play, option: int, moment: int, said: int) -> None:
    if option == STOP:
        carry_out_all(g, said)
        return
    quote = option >> 8 & 255
    say(g, quote, option & 255)
    g.do(say_more, g.me, moment, said << 4 | quote + 1)


def carry_out_all(g: Play, said: int) -> None:
    g.t.spare = [0, 0, 0]
    for quote in declared(said):
        g.do(carry_out, g.me, quote)


# -- what they do ----------------------------------------------------------------------------


@step
def carry_out(g: Play, quote: int) -> None:
    t = g.t
    if quote in DIE_BONUS:
        t.attacks[-1].bonus += DIE_BONUS[quote]
    elif quote == TRY_AGAIN:
        t.biting &= ~(1 << t.biter)
    elif quote == FEEL_BETTER:
        t.level[t.active] = min(1, t.level[t.active])
    elif quote == SAW_NOTHING:
        roll_again(g)
    elif quote == BRUCE_LEE:
        base = t.active * ZONES
        # O-28: and once more melee, for whoever ran there before his turn came.
        sweep(g, BARE, t.active, [base + MELEE, base + SECOND, base + FIRST, base + MELEE])
    elif quote == RED_BUTTON:
        t.over = APOCALYPSE
        t.alive = 0
        g.tell("apocalypse", ALL)
    else:
        carry_out_with_a_choice(g, quote)


def carry_out_with_a_choice(g: Play, quote: int) -> None:
    t = g.t
    if quote == GO_AND_SEE:
        if t.horde:
            g.ask("go_and_see", (0, 1, 2, 3), turned)
    elif quote == WHAT_IS_IT:
        hidden = hidden_zombies(t)
        if hidden:
            g.ask("what_is_it", hidden, shown)
    elif quote == MISSED:
        others = other_targets(t, t.attacks[-1])
        if others:
            g.ask("missed", others, aimed_anew)
    elif quote == ALL_MINE:
        t.stopped = 0
        for zone in (MELEE, SECOND, FIRST):
            g.do(one_of_zone, g.me, zone)
    else:
        assert quote == STEPPED_ON
        g.ask("stepped_on", piles_with_cards(t), stepped_on)


@step
def turned(g: Play, arrow: int) -> None:
    turn_top(g, arrow)


@step
def shown(g: Play, target: int) -> None:
    reveal(g, g.card_at(target), g.t.active)


def roll_again(g: Play) -> None:
    t = g.t
    die = t.die()
    if t.event_die:
        t.event_die = die
    elif t.wave_die:
        t.wave_die = die
    else:
        t.attacks[-1].die = die
    g.tell("roll_again", ALL, t.survivors[t.active], die)


@step
def aimed_anew(g: Play, target: int) -> None:
    """O-33: die and weapon stay; the new target is turned up, which may bring an event."""
    a = g.t.attacks[-1]
    a.card = g.card_at(target)
    reveal(g, a.card, a.by)


@step
def one_of_zone(g: Play, zone: int) -> None:
    """O-33: at most one zombie of each zone, with bare hands."""
    t = g.t
    cards = t.zones[t.active * ZONES + zone]
    if cards and not t.stopped:
        options = [zombie_at(t.active, zone, i) for i in range(len(cards))]
        g.ask("all_mine", [*options, STOP], hit_one)


@step
def hit_one(g: Play, target: int) -> None:
    if target != STOP:
        aim(g, BARE, g.t.active, target >> 5, g.card_at(target), HANDS)


@step
def stepped_on(g: Play, pile: int) -> None:
    """O-34: whatever lies on top, no pair needed; a surprise wave comes."""
    kind = turn_up(g, pile)
    if kind == SURPRISE:
        g.do(surprise, g.me)
    else:
        g.t.items[g.t.active].append(loaded(kind))
        g.tell("picks_up", ALL, g.t.survivors[g.t.active], kind)
