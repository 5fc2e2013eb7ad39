"""Options, and the laying of the table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from orda.engine.data import Table
from orda.engine.errors import OptionError
from orda.engine.options import Choice, Custom, Flag, Option, Without
from orda.games.off_the_dead.codes import arrow_of, face_of, is_sideways, pointing
from orda.games.off_the_dead.horde import CHOICE, CLOCKWISE
from orda.games.off_the_dead.registry import (
    ALL_SYMBOLS,
    FULL,
    ITEMS,
    OF_ITEMS,
    OF_SURVIVORS,
    OF_ZOMBIES,
    PILES,
    SURVIVORS,
    SYMBOL,
    SYMBOL_IDS,
    SYMBOLS,
    horde_of,
    rubble_of,
)
from orda.games.off_the_dead.table import OffTable

RANDOM: Final = "random"


def places_for(players: int, options: dict[str, Any]) -> int:
    """O-40: two players may take two survivors each and play by the rules for four."""
    return 4 if options["double"] else players


def read_team(option: Option, value: Any, players: int) -> Any:
    """`random`, or survivors in the order of the seats: a list, or a text with commas."""
    if value == RANDOM:
        return value
    team = [name.strip() for name in value.split(",")] if type(value) is str else value
    if type(team) not in (list, tuple):
        raise option.refuse(value)
    for name in team:
        if name not in SURVIVORS.numbers:
            raise option.refuse(value, f"there is no survivor {name!r:.30}")
    if len(set(team)) != len(team):
        raise option.refuse(value, "every survivor is there only once")
    return list(team)


TEAM: Final = Custom(
    "team",
    RANDOM,
    f"random, or one survivor for each place out of {', '.join(SURVIVORS.numbers)}",
    read_team,
    form="team",
    survivors=list(SURVIVORS.numbers),
    symbols=[SYMBOL_IDS[SYMBOLS.index(SYMBOL[survivor])] for survivor in SURVIVORS],
    places={"double": 4},
)
WITHOUT: Final = Without(ITEMS)
STRAYS: Final = Choice("strays", (CHOICE, CLOCKWISE), CHOICE, players=[3])
OPTIONS: Final = (
    Flag("advanced"),
    TEAM,
    Flag("colts", players=[3]),
    Flag("double", players=[2]),
    STRAYS,
    Flag("memory_aid"),
)


def symbols_of(team: Iterable[int]) -> int:
    found = 0
    for survivor in team:
        found |= SYMBOL[survivor]
    return found


def fault_of_team(team: Sequence[int], advanced: bool) -> str:
    """O-42: two survivors need different symbols, and an advanced team of three or more all three."""
    symbols = symbols_of(team)
    if len(team) == 2 and symbols == SYMBOL[team[0]]:
        return "two survivors must have different symbols"
    if advanced and len(team) >= 3 and symbols != ALL_SYMBOLS:
        return "an advanced team of three or more needs all three symbols"
    return ""


def check_options(players: int, options: dict[str, Any]) -> None:
    if options["double"] and players != 2:
        raise OptionError(f"double=True is not allowed for {players} players; allowed: for 2 players only")
    if options["colts"] and players != 3:
        raise OptionError(f"colts=True is not allowed for {players} players; allowed: for 3 players only")
    if options["strays"] != STRAYS.default and players != 3:
        raise OptionError(f"strays={CLOCKWISE!r} is not allowed for {players} players; allowed: for 3 players only")
    if options["colts"] and gift_of_colts() in WITHOUT.numbers(options):
        raise OptionError(f"without={options['without']} is not allowed with colts=True, which gives one to everybody")
    if options["team"] == RANDOM:
        return
    places = places_for(players, options)
    if len(options["team"]) != places:
        raise TEAM.refuse(options["team"], f"{places} survivors are needed, not {len(options['team'])}")
    fault = fault_of_team([SURVIVORS.numbers[name] for name in options["team"]], options["advanced"])
    if fault:
        raise TEAM.refuse(options["team"], fault)


def option_sets(players: int) -> Iterable[dict[str, Any]]:
    """What is worth testing at each number of players."""
    sets: list[dict[str, Any]] = [{}, {"advanced": True}, {"advanced": True, "memory_aid": True}]
    if players == 3:
        sets += [{"colts": True}, {"strays": CLOCKWISE, "advanced": True}]
    if players == 2:
        sets += [{"double": True}, {"double": True, "advanced": True}]
    return sets


# -- laying the table ------------------------------------------------------------------


def set_up(players: int, options: dict[str, Any], t: Table) -> None:
    assert isinstance(t, OffTable)
    places = places_for(players, options)
    t.lay(places, players)
    t.crowd = [0] * places
    t.level = [0] * places
    t.items = [[] for _ in range(places)]
    t.trophies = [[] for _ in range(places)]
    t.alive = t.ready = (1 << places) - 1
    t.seated = t.random_below(players) if players > 1 else 0
    t.survivors = tuple(choose_team(t, places, options))
    lay_rubble(t, places, options)
    lay_horde(t, places)
    t.first = first_place(t, places)
    t.active = t.first - 1  # the first turn begins with a step


def choose_team(t: OffTable, places: int, options: dict[str, Any]) -> list[int]:
    if options["team"] != RANDOM:
        # Who sits where is drawn (O-39); everybody keeps his survivor.
        team = [SURVIVORS.numbers[name] for name in options["team"]]
        return team[t.seated :] + team[: t.seated]
    while True:
        everybody = SURVIVORS.up_to(t.newest[OF_SURVIVORS])
        t.shuffle(everybody)
        if not fault_of_team(everybody[:places], options["advanced"]):
            return everybody[:places]


def gift_of_colts() -> int:
    return next(kind for kind in ITEMS if ITEMS[kind].gift)


def rubble_for(t: OffTable, places: int, options: dict[str, Any]) -> list[int]:
    """All of it, sorted."""
    left_out = WITHOUT.numbers(options)
    return [kind for kind in rubble_of(places, t.newest[OF_ITEMS]) if kind not in left_out]


def lay_rubble(t: OffTable, places: int, options: dict[str, Any]) -> None:
    """O-3: as even as they go; the three gifts are taken out before."""
    cards = rubble_for(t, places, options)
    if options["colts"]:
        for place in range(places):
            cards.remove(gift_of_colts())
            t.items[place].append(FULL[gift_of_colts()])
    t.shuffle(cards)
    t.piles = [cards[pile :: PILES[places]] for pile in range(PILES[places])]


def lay_horde(t: OffTable, places: int) -> None:
    """O-1: every card lies with its arrow in any of four directions."""
    cards = [*horde_of(places, t.newest[OF_ZOMBIES])]
    t.shuffle(cards)
    t.horde = [pointing(card, t.random_below(4)) for card in cards]
    # O-37: alone, the first card points neither at the survivor nor away from him.
    if places == 1 and not is_sideways(arrow_of(t.horde[-1])):
        t.horde[-1] = pointing(face_of(t.horde[-1]), arrow_of(t.horde[-1]) ^ 1)


def first_place(t: OffTable, places: int) -> int:
    """O-2: where the arrow of a card from somewhere in the Horde points, or the next survivor clockwise."""
    arrow = arrow_of(t.horde[t.random_below(len(t.horde))])
    return arrow if arrow < places else 0
