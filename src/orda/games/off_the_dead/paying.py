"""Quotes: trophies with equal symbols buy them, in one's own turn, free and at once (O-32). What each does: cards/."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.off_the_dead.codes import QUOTE, has, option_of, target_of, what_of
from orda.games.off_the_dead.fights import more_helps
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    AFTER_ROLL,
    ANYTHING,
    COST,
    MARKS,
    OF_QUOTES,
    QUOTES,
    SURVIVORS,
    SYMBOLS,
    able,
    most_bonus,
    quotes_at,
    quotes_besides,
)
from orda.games.off_the_dead.steps import step
from orda.games.off_the_dead.table import NEIGHBOURS, OffTable

ANY_MOMENT: Final = -1  # what left-over symbols buy besides


def quotes(t: OffTable, moment: int) -> list[int]:
    """What the active survivor can pay for and use now."""
    return payable(t, quotes_at(moment, t.newest[OF_QUOTES]), moment)


def payable(t: OffTable, some: Iterable[int], moment: int, promised: int = 0) -> list[int]:
    """Of these, what he can pay for and what could do something; `promised` is declared for the die already."""
    counts = symbols_to_pay(t)
    most = max(counts)
    if not most:
        return []
    found: list[int] = []
    for quote in some:
        cost = COST[quote]
        if cost > most or not QUOTES[quote].sense(t, moment, promised):
            continue
        symbols = [s for s in range(3) if cost <= counts[s]]
        if QUOTES[quote].bonus and moment == AFTER_ROLL:
            symbols = [s for s in symbols if bonus_helps(t, quote, s, counts, promised)]
        found += [option_of(QUOTE, quote, s) for s in symbols]
    return sorted(found)


# -- what symbols can do for a die -----------------------------------------------------------


def symbols_to_pay(t: OffTable) -> list[int]:
    """How many of each symbol: on his trophies, and left over from the quote just paid."""
    counts = t.spare[:]
    for card in t.trophies[t.active]:
        for s in symbols_on(card):
            counts[s] += 1
    return counts


def symbols_on(card: int) -> tuple[int, ...]:
    """0 to 2 for each symbol it shows."""
    return BY_MARKS[MARKS[card]]


BY_MARKS: Final = [tuple(s for s in range(3) if marks & SYMBOLS[s]) for marks in range(8)]


def bonus_for(counts: list[int]) -> int:
    """The most that so many symbols of each kind can add to a die."""
    return sum([most_bonus(n) for n in counts])


def bonus_besides(t: OffTable, cost: int) -> int:
    """The same when a quote of this cost is paid as well."""
    counts = symbols_to_pay(t)
    return max(bonus_for([n - cost * (i == s) for i, n in enumerate(counts)]) for s in range(3) if counts[s] >= cost)


def bonus_helps(t: OffTable, quote: int, symbol: int, counts: list[int], promised: int) -> bool:
    """O-33: paid for with this symbol, does it kill, together with all that the symbols left can add?"""
    if promised == ANYTHING:
        return True
    left = [n - COST[quote] * (s == symbol) for s, n in enumerate(counts)]
    a, more = t.attacks[-1], QUOTES[quote].bonus + bonus_for(left)
    if more_helps(t, a, more, promised):
        return True
    # O-21: where neither will do alone, somebody's luck with dice and the bonus may.
    lucky = luck_near(t, a.by) - a.die
    return lucky > 0 and not more_helps(t, a, lucky, promised) and more_helps(t, a, lucky + more, promised)


def luck_near(t: OffTable, place: int) -> int:
    """What an ability could make of a die of the survivor there; 0: none could."""
    ready = t.ready & able(t.survivors, AFTER_ROLL)
    for lucky in range(len(t.crowd)) if ready else ():
        if has(ready, lucky) and (place == lucky or place in NEIGHBOURS[len(t.crowd)][lucky]):
            return SURVIVORS[t.survivors[lucky]].die_becomes
    return 0


# -- paying ----------------------------------------------------------------------------------


def declare(g: Play, quote: int, symbol: int, moment: int) -> None:
    g.t.spare = [0, 0, 0]
    say(g, quote, symbol)
    g.do(say_more, g.me, moment, one_more(0, quote))


def say(g: Play, quote: int, symbol: int) -> None:
    t = g.t
    g.tell(QUOTES[quote].said, ALL, t.survivors[t.active])
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
        if symbol in symbols_on(card):
            by_marks[MARKS[card]] = card
    g.ask("pay", sorted(by_marks.values()), paid, symbol, owed)


@step
def paid(g: Play, card: int, symbol: int, owed: int) -> None:
    t = g.t
    t.trophies[t.active].remove(card)
    t.cemetery.append(card)
    for other in symbols_on(card):
        if other != symbol:
            t.spare[other] += 1
    g.do(pay, g.me, symbol, owed - 1)


# -- several at the same time ------------------------------------------------------------------


def one_more(said: int, quote: int) -> int:
    """What has been declared so far, in one number: four bits each, the last one lowest."""
    return said << 4 | quote + 1


def declared(said: int) -> list[int]:
    found = []
    while said:
        found.append((said & 15) - 1)
        said >>= 4
    return found[::-1]


@step
def say_more(g: Play, moment: int, said: int) -> None:
    """O-32: symbols left over may help to pay another quote declared at the same time; else they are lost."""
    nothing_matters_now = QUOTES[declared(said)[-1]].ends_all
    options = [] if nothing_matters_now else more_quotes(g.t, moment, said)
    if options:
        g.ask("quote_more", [*options, STOP], said_more, moment, said)
    else:
        carry_out_all(g, said)


def more_quotes(t: OffTable, moment: int, said: int) -> list[int]:
    if not any(t.spare):
        return []
    already = declared(said)
    some = [quote for quote in quotes_besides(moment, t.newest[OF_QUOTES]) if may_be_said_again(t, quote, already)]
    # What can be bought at any moment is not looked at twice.
    usual = [quote for quote in some if not QUOTES[quote].besides]
    also = [quote for quote in some if QUOTES[quote].besides]
    options = payable(t, usual, moment, promised(already)) + payable(t, also, ANY_MOMENT, promised(already))
    return sorted(option for option in options if t.spare[target_of(option)])


def may_be_said_again(t: OffTable, quote: int, already: list[int]) -> bool:
    """Bonuses add up; of the others each says how often."""
    said, often = already.count(quote), QUOTES[quote].often
    return QUOTES[quote].bonus > 0 or said < (1 if often is None else often(t))


def promised(already: list[int]) -> int:
    """What has been declared for the die; nobody knows what is still missing when it is rolled or aimed anew."""
    if any(QUOTES[quote].rolls_anew for quote in already):
        return ANYTHING
    return sum([QUOTES[quote].bonus for quote in already])


@step
def said_more(g: Play, option: int, moment: int, said: int) -> None:
    if option == STOP:
        carry_out_all(g, said)
        return
    say(g, what_of(option), target_of(option))
    g.do(say_more, g.me, moment, one_more(said, what_of(option)))


def carry_out_all(g: Play, said: int) -> None:
    g.t.spare = [0, 0, 0]
    for quote in declared(said):
        g.do(carry_out, g.me, quote)


@step
def carry_out(g: Play, quote: int) -> None:
    QUOTES[quote].effect(g)
