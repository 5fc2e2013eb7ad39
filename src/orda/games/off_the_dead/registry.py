"""What the cards are made of: survivors, zombies, items, quotes and mishaps, and the questions that they ask.

Each is one object, made in cards/ by the decorator above its function; the rest of the game asks them here, by number,
and names none of them. A number is in every save: new cards get new ones, old ones never change. What is read all the
time is kept in lists by number beside the objects.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import Any, Final

from orda.engine.registry import Registry
from orda.games.off_the_dead.codes import HANDS, KINDS, bits, has, with_shots
from orda.games.off_the_dead.steps import step

SKULL: Final = 1
HAND: Final = 2
BIOHAZARD: Final = 4
SYMBOLS: Final = (SKULL, HAND, BIOHAZARD)
SYMBOL_IDS: Final = ("skull", "hand", "biohazard")
ALL_SYMBOLS: Final = 7

# Moments at which something free may be done: in one's own action, and those of windows.py.
OWN_ACTION: Final = 0
BEFORE_BITE: Final = 1
BEFORE_MOVE: Final = 2
AFTER_ROLL: Final = 3
DYING: Final = 4
EVENT_DIE: Final = 5
WAVE_DIE: Final = 6
BEFORE_WAVE: Final = 7
TURN_END: Final = 8  # after the second action; what can be done in one's own action can be done then
LAST_KILL: Final = 9  # before the kill that wins

# What an ability or an item is aimed at.
NOTHING: Final = 0
A_ZOMBIE: Final = 1
A_PLACE: Final = 2
A_ZONE: Final = 3

NEVER: Final = -100.0  # a bot's rating of what it will not do
ANYTHING: Final = -1  # will do, once a die is rolled or aimed anew


def no_targets(*_: Any) -> list[int]:
    return []


def without_a_target(*_: Any) -> list[int]:
    return [0]


def never(*_: Any) -> float:
    return NEVER


def always(*_: Any) -> bool:
    return True


def nothing(*_: Any) -> None:
    """The effect of a card that has none."""


# -- zombies -------------------------------------------------------------------------------


class Zombie:
    def __init__(self, strength: int, symbols: int, used_with: tuple[int, ...]) -> None:
        self.strength: Final = strength
        self.symbols: Final = symbols
        self.used_with: Final = used_with  # for how many survivors it is in the Horde; (): a zombified survivor


ZOMBIES: Final[Registry[Zombie]] = Registry("zombie", most=63)
STRENGTH: Final[list[int]] = [0] * 63
MARKS: Final[list[int]] = [0] * 63  # the symbols on each, a bit a symbol


def zombie(number: int, id_: str, strength: int, symbols: int, used_with: tuple[int, ...]) -> None:
    ZOMBIES.add(number, id_, Zombie(strength, symbols, used_with))
    STRENGTH[number] = strength
    MARKS[number] = symbols


@cache
def horde_of(places: int, newest: int) -> tuple[int, ...]:
    """The zombies of a game for so many survivors, when that one was the newest."""
    return tuple(card for card in ZOMBIES.up_to(newest) if places in ZOMBIES[card].used_with)


# -- survivors -------------------------------------------------------------------------------


class Survivor:
    """`targets(g, place, near, moment)` are what the one at `place` can aim at now; `near` are he and his neighbours.

    `rate(g, place, moment, target)` is what using it is worth to a bot.
    """

    def __init__(
        self,
        id_: str,
        effect: Callable[[Any, int, int], None],
        *,
        strength: int,
        track: int,
        symbol: int,
        ability: str,
        when: Iterable[int],
        targets: Callable[[Any, int, Sequence[int], int], list[int]],
        rate: Callable[[Any, int, int, int], float],
        aims_at: int = A_PLACE,
        die_becomes: int = 0,
    ) -> None:
        self.id: Final = id_
        self.effect: Final = effect  # (g, place, target)
        self.strength: Final = strength  # added to every die of an attack
        self.track: Final = track  # the level of infection at which he dies
        self.symbol: Final = symbol
        self.ability: Final = ability
        self.aims_at: Final = aims_at
        self.when: Final = bits(when)
        self.targets: Final = targets
        self.rate: Final = rate
        self.die_becomes: Final = die_becomes  # what his ability makes of a die; 0 if it has nothing to do with dice
        self.said: Final = f"ability_{id_}"  # what the log says of it


SURVIVORS: Final[Registry[Survivor]] = Registry("survivor", most=15)
FORCE: Final[list[int]] = [0] * 15
TRACK: Final[list[int]] = [0] * 15
SYMBOL: Final[list[int]] = [0] * 15
ZOMBIFIED: Final[list[int]] = [0] * 15  # the card each is after death
ZOMBIFIED_STRENGTH: Final = 7

Ability = Callable[[Any, int, int], None]


def survivor(number: int, id_: str, *, zombified: tuple[int, int], **data: Any) -> Callable[[Ability], Ability]:
    """Above the function that is the ability; `zombified` is the number of the card he turns into and its symbols."""

    def register(effect: Ability) -> Ability:
        made = Survivor(id_, effect, **data)
        SURVIVORS.add(number, id_, made)
        FORCE[number] = made.strength
        TRACK[number] = made.track
        SYMBOL[number] = made.symbol
        ZOMBIFIED[number] = zombified[0]
        zombie(zombified[0], f"zombie_{id_}", ZOMBIFIED_STRENGTH, zombified[1], ())
        return effect

    return register


@cache
def able(survivors: tuple[int, ...], moment: int) -> int:
    """The places, a bit each, whose survivors have an ability for this moment."""
    return bits([place for place, number in enumerate(survivors) if has(SURVIVORS[number].when, moment)])


# -- items ---------------------------------------------------------------------------------------


class Item:
    """A kind of rubble card: a weapon, equipment, or something that happens as soon as it is turned up.

    `targets(t, place, moment)` are what it can be used on now. `rate(g, moment, target)` is what using it is worth to a
    bot, `wanted(t, mine)` what finding one is worth to the active survivor, who holds the items `mine`.
    """

    def __init__(
        self,
        id_: str,
        *,
        copies: tuple[int, int, int, int],
        effect: Callable[..., None] = nothing,
        happens: bool = False,
        power: int = -1,
        shots: int = 0,
        whole_corridor: bool = False,
        margin: int = 0,
        gift: bool = False,
        when: Iterable[int] = (),
        aims_at: int = NOTHING,
        says: str = "use",
        targets: Callable[[Any, int, int], list[int]] = no_targets,
        refills: int = -1,
        stays: bool = False,
        saves: bool = False,
        worth: float = 0.0,
        wanted: Callable[[Any, list[int]], float] | None = None,
        rate: Callable[[Any, int, int], float] = never,
        refill_rate: Callable[[Any, int], float] = never,
        shot_costs: float = 0.0,
    ) -> None:
        self.id: Final = id_
        self.copies: Final = copies  # with one, two, three, four survivors
        self.effect: Final = effect
        self.happens: Final = happens  # O-5: as soon as it is turned up, and it is never kept
        # Weapons
        self.is_weapon: Final = power >= 0
        self.power: Final = max(power, 0)
        self.shots: Final = shots  # when full; 0: it needs none
        self.whole_corridor: Final = whole_corridor  # its reach; else melee
        self.margin: Final = margin  # a zombie beaten by so much brings its effect (g, attack); 0: it has none
        self.gift: Final = gift  # O-40: what the option `colts` gives
        # Equipment
        self.when: Final = tuple(when)
        self.aims_at: Final = aims_at
        self.says: Final = says  # the message of the option: `off_the_dead-do-<says>`
        self.targets: Final = targets
        self.refills: Final = refills  # the kind of weapon that it fills; -1: none
        self.stays: Final = stays  # O-29: in hand until what it does is done
        # What bots know of it
        self.saves: Final = saves  # from death
        self.worth: Final = worth
        self.wanted: Final = wanted
        self.rate: Final = rate
        self.refill_rate: Final = refill_rate  # (g, weapon)
        self.shot_costs: Final = shot_costs


ITEMS: Final[Registry[Item]] = Registry("item", most=KINDS)
# By kind, and for bare hands in place of a weapon.
POWER: Final[list[int]] = [0] * (HANDS + 1)
FULL: Final[list[int]] = [0] * (HANDS + 1)  # an item with all its shots
NEEDS_SHOTS: Final[list[bool]] = [False] * (HANDS + 1)
WHOLE_CORRIDOR: Final[list[bool]] = [False] * (HANDS + 1)
MARGIN: Final[list[int]] = [0] * (HANDS + 1)
HAPPENS: Final[list[bool]] = [False] * (HANDS + 1)
LOADED: Final[set[int]] = set()  # the items that are weapons, and ready to be used
USABLE: Final[list[set[int]]] = [set() for _ in range(10)]  # at each moment the equipment that can make a difference
PILES: Final = {4: 9, 3: 9, 2: 7, 1: 7}


def add_item(number: int, made: Item) -> None:
    if 1 in made.copies:
        raise ValueError(f"{made.id}: copies={made.copies} is not allowed; a single card could never be paired")
    if made.aims_at != NOTHING and made.says == "use":
        raise ValueError(f"{made.id}: what is aimed at something has a sentence that names it, says=...")
    ITEMS.add(number, made.id, made)
    POWER[number] = made.power
    FULL[number] = with_shots(number, made.shots)
    NEEDS_SHOTS[number] = made.shots > 0
    WHOLE_CORRIDOR[number] = made.whole_corridor
    MARGIN[number] = made.margin
    HAPPENS[number] = made.happens
    if made.is_weapon:
        LOADED.update([with_shots(number, shots) for shots in range(made.shots > 0, made.shots + 1)])
    for moment in made.when:
        USABLE[moment].add(number)


def is_usable(items: list[int], moment: int) -> bool:
    """Is there equipment among them for this moment?"""
    return not USABLE[moment].isdisjoint(items)


def item(number: int, id_: str, **data: Any) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Above the function that is the item: equipment when it is used, `(g, target)`; a weapon that does more than hit,
    `(g, attack)`; what happens as soon as it is turned up, `(g)`, which is a step.
    """

    def register(effect: Callable[..., None]) -> Callable[..., None]:
        add_item(number, Item(id_, effect=effect, **data))
        return step(effect) if data.get("happens") else effect

    return register


def plain_item(number: int, id_: str, **data: Any) -> int:
    """A weapon that only hits, or equipment that only fills one; gives back its kind."""
    add_item(number, Item(id_, **data))
    return number


@cache
def rubble_of(places: int, newest: int) -> tuple[int, ...]:
    """The rubble of a game for so many survivors, sorted, when that kind was the newest."""
    return tuple(kind for kind in ITEMS.up_to(newest) for _ in range(ITEMS[kind].copies[places - 1]))


# -- mishaps: what the rulebook calls events, a word that here means what the log tells ---------


class Mishap:
    """`effect(g, place, card)`: who acted, and the zombie he turned up."""

    def __init__(self, id_: str, effect: Callable[[Any, int, int], None], *, costs: float, arrow_counts: Any) -> None:
        self.id: Final = id_
        self.effect: Final = effect
        self.costs: Final = costs  # how bad it is to a bot, in kills
        self.arrow_counts: Final[Callable[[Any], bool] | None] = arrow_counts
        self.said: Final = f"event_{id_}"


MISHAPS: Final[Registry[Mishap]] = Registry("mishap", most=6)
Effect = Callable[[Any, int, int], None]


def mishap(
    die: int, id_: str, *, costs: float, arrow_counts: Callable[[Any], bool] | None = None
) -> Callable[[Effect], Effect]:
    """O-25: above the function that is the mishap.

    `arrow_counts(t)`: would turning the top card of the Horde change it? None: it has nothing to do with the Horde.
    """

    def register(effect: Effect) -> Effect:
        MISHAPS.add(die - 1, id_, Mishap(id_, effect, costs=costs, arrow_counts=arrow_counts))
        return effect

    return register


# -- quotes ----------------------------------------------------------------------------------------


class Quote:
    """`sense(t, moment, promised)`: is there anything it could do? `rate(g, moment)`: what is it worth to a bot?"""

    def __init__(
        self,
        id_: str,
        effect: Callable[[Any], None],
        *,
        cost: int,
        when: Iterable[int],
        sense: Callable[[Any, int, int], bool] = always,
        rate: Callable[[Any, int], float] = never,
        bonus: int = 0,
        rolls_anew: bool = False,
        often: Callable[[Any], int] | None = None,
        besides: bool = False,
        in_mishaps: bool = True,
        ends_all: bool = False,
    ) -> None:
        self.id: Final = id_
        self.effect: Final = effect
        self.cost: Final = cost  # equal symbols
        self.when: Final = tuple(when)
        self.sense: Final = sense
        self.rate: Final = rate
        self.bonus: Final = bonus  # on a die
        self.rolls_anew: Final = rolls_anew  # or aims anew: nobody knows what will be missing then
        self.often: Final = often  # how often it may be declared at one time; None: once, bonuses as often as one pays
        self.besides: Final = besides  # O-32: left-over symbols may buy it at any moment
        self.in_mishaps: Final = in_mishaps  # also in the middle of a mishap
        self.ends_all: Final = ends_all
        self.said: Final = f"quote_{id_}"


QUOTES: Final[Registry[Quote]] = Registry("quote", most=15)
COST: Final[list[int]] = [0] * 15
Saying = Callable[[Any], None]


def quote(number: int, id_: str, **data: Any) -> Callable[[Saying], Saying]:
    """Above the function that is the quote."""

    def register(effect: Saying) -> Saying:
        made = Quote(id_, effect, **data)
        QUOTES.add(number, id_, made)
        COST[number] = made.cost
        return effect

    return register


@cache
def quotes_at(moment: int, newest: int) -> tuple[int, ...]:
    return tuple(number for number in QUOTES.up_to(newest) if moment in QUOTES[number].when)


@cache
def quotes_besides(moment: int, newest: int) -> tuple[int, ...]:
    """O-32: what left-over symbols may buy at this moment."""
    some = [number for number in QUOTES.up_to(newest) if QUOTES[number].besides]
    also = [number for number in some if moment != EVENT_DIE or QUOTES[number].in_mishaps]
    return tuple(sorted({*quotes_at(moment, newest), *also}))


@cache
def most_bonus(symbols: int) -> int:
    """The most that so many equal symbols can add to a die."""
    some = [QUOTES[number] for number in QUOTES if QUOTES[number].bonus and QUOTES[number].cost <= symbols]
    return max((each.bonus + most_bonus(symbols - each.cost) for each in some), default=0)


# -- what there was when a game began: `table.newest` -------------------------------------------------

REGISTRIES: Final = (SURVIVORS, ZOMBIES, ITEMS, QUOTES)
OF_SURVIVORS: Final = 0
OF_ZOMBIES: Final = 1
OF_ITEMS: Final = 2
OF_QUOTES: Final = 3
FIRST_NEWEST: Final = (4, 40, 9, 12)  # before tables remembered theirs
