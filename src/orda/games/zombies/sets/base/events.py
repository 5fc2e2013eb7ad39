"""The event cards of the base game about zombies, turns and belongings."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies.explore import spread, zombie_laid
from orda.games.zombies.fights import fight_again
from orda.games.zombies.identity import titles
from orda.games.zombies.in_play import SKIPS_ROUND, InPlay
from orda.games.zombies.outlook import against, fighting, near_helipad, own_start, strength
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AFTER_ROLL,
    AT_BUILDING,
    AT_PLAYER,
    CARD,
    FREE,
    ITEM_ACTIVATED,
    OF_CARDS,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.base import BASE
from orda.games.zombies.steps import step
from orda.games.zombies.table import EVERYBODY, WHOLE, ZombiesTable
from orda.games.zombies.targets import free_inside, without_it_next_turn
from orda.games.zombies.tiles import DOG, ENHANCED, NORMAL

DROP_BULLETS: Final = -1


# -- Alternate Food Source ------------------------------------------------------------------------------


def everywhere(t: ZombiesTable, player: int, tile: int, square: int) -> bool:
    return True


NO_FIGHTS: Final = BASE.lasting(3, "no_fights", card="alternate_food_source", in_play=InPlay(peace=everywhere))


def if_they_are_hungry(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.effect(NO_FIGHTS, EVERYBODY, next_turn_of=me) in t.effects else [0]


def worth_of_peace(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if fighting(g, me, window) and strength(t, me) < 2 and t.trophies[me] > 2:
        return 8.0
    return 6.0 if any(t.target - t.trophies[p] <= 2 for p in t.others(me)) else 0.0


@BASE.event(
    1,
    "alternate_food_source",
    copies=2,
    recommended=2,
    most=1,
    targets=if_they_are_hungry,
    windows=FREE,
    hint=Hint(worth_of_peace, keep=3),
)
def alternate_food_source(g: Play, target: int) -> None:
    """No fights against zombies until the end of your next turn; one in progress is broken off."""
    g.t.lasts(NO_FIGHTS, on=EVERYBODY, next_turn_of=g.me)


# -- Butter Fingers -------------------------------------------------------------------------------------


def with_something_to_drop(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    if window == ITEM_ACTIVATED:
        return [g.occasion.player]
    return [p for p in t.others(me) if t.items[p] or t.bullets[p]]


def worth_of_dropping(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if window == ITEM_ACTIVATED:
        return against(t, me, target, 2.0)
    in_trouble = window == AFTER_ROLL and bool(t.fights) and g.fight.player == target and t.bullets[target] <= 3
    if in_trouble and t.lives[target] < WHOLE:
        return 12.0
    return against(t, me, target, 3.0 if t.items[target] or t.bullets[target] > 1 else 0.0)


@BASE.event(
    4,
    "butter_fingers",
    copies=2,
    recommended=2,
    targets=with_something_to_drop,
    windows=FREE | AFTER_ROLL | ITEM_ACTIVATED,
    aim=AT_PLAYER,
    hint=Hint(worth_of_dropping, keep=5),
)
def butter_fingers(g: Play, target: int) -> None:
    """An opponent discards an item of your choice, or loses up to two bullets; or what he has just lit goes out."""
    t = g.t
    if t.resolving[-1][3] == ITEM_ACTIVATED:
        g.occasion.gone = 1
        return
    options = titles(t.items[target]) + ([DROP_BULLETS] if t.bullets[target] else [])
    g.ask("drop", options, dropped, target, about=target)


@step
def dropped(g: Play, what: int, target: int) -> None:
    t = g.t
    if what == DROP_BULLETS:
        lost = min(2, t.bullets[target])
        t.bullets[target] -= lost
        g.tell("drop_bullets", ALL, target, lost)
    else:
        g.discard_item(target, what)
        g.tell("drop_item", ALL, target, what)


def who_drops(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"target": g.decision.about}


def the_dearest(g: Play, me: int) -> Rater:
    bullets = min(g.t.bullets[who_drops(g)["target"]], 2)
    return lambda what: bullets * 2.0 if what == DROP_BULLETS else CARD[what].hint.keep


question("drop", OF_CARDS, the_dearest, because="drop", others={DROP_BULLETS: "bullets"}, about=who_drops)
tells("drop_bullets", "player", "count")
tells("drop_item", "player", "card")


# -- Hysterical Paralysis -------------------------------------------------------------------------------

PARALYSIS: Final = BASE.lasting(
    2, "paralysis", card="hysterical_paralysis", in_play=InPlay(skips=SKIPS_ROUND), next_turn=True
)


def not_yet_paralysed(g: Play, me: int, window: int) -> list[int]:
    return without_it_next_turn(g, me, PARALYSIS)


def worth_of_paralysis(g: Play, me: int, target: int, window: int) -> float:
    return 19.0 if near_helipad(g.t, target) and target != g.t.active else against(g.t, me, target, 6.0)


@BASE.event(
    7,
    "hysterical_paralysis",
    copies=1,
    targets=not_yet_paralysed,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_paralysis, keep=8, stops=True),
)
def hysterical_paralysis(g: Play, target: int) -> None:
    """An opponent skips his next turn and plays no card until the one after it begins."""
    g.t.lasts(PARALYSIS, on=target, next_turn_of=target)


# -- I Don't Think They're Dead -------------------------------------------------------------------------


def with_a_trophy(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [] if t.lies_on(NO_FIGHTS, EVERYBODY) else [p for p in t.others(me) if t.trophies[p]]


def worth_of_doubt(g: Play, me: int, target: int, window: int) -> float:
    weak = strength(g.t, target) < 3 and g.t.trophies[target] > 1
    return against(g.t, me, target, 7.0 if weak else 3.0)


@BASE.event(
    8,
    "i_dont_think_theyre_dead",
    copies=2,
    recommended=2,
    targets=with_a_trophy,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_doubt, keep=6),
)
def i_dont_think_theyre_dead(g: Play, target: int) -> None:
    """An opponent fights two of his trophies again; if he gives up, he returns two."""
    g.do(fight_again, target, 2)


# -- Just When You Thought It Couldn't Get Any Worse... -------------------------------------------------


def with_a_free_square(g: Play, me: int, window: int) -> list[int]:
    return [building for building in g.t.city.buildings if free_inside(g, building)]


def worth_of_worse(g: Play, me: int, target: int, window: int) -> float:
    wanted = g.t.building_in_reach(me) == target or not g.t.crowd
    return 5.0 if own_start(g, me, window) and wanted and len(free_inside(g, target)) > 1 else 0.0


@BASE.event(
    9,
    "just_when_you_thought",
    copies=2,
    recommended=2,
    targets=with_a_free_square,
    windows=FREE,
    aim=AT_BUILDING,
    hint=Hint(worth_of_worse, keep=2, brings_zombies=True),
)
def just_when_you_thought(g: Play, building: int) -> None:
    """A zombie on every free square inside a building."""
    for square in free_inside(g, building):
        g.put_zombie(square)


# -- Slight Miscalculation ------------------------------------------------------------------------------


def with_zombies_and_room(g: Play, me: int, window: int) -> list[int]:
    return [building for building in g.t.city.buildings if has_room_for_more(g.t, building)]


def has_room_for_more(t: ZombiesTable, building: int) -> bool:
    """Of a kind that is in there: a dog may join another."""
    inside = t.city.squares_inside(building)
    if not [square for square in inside if t.zombies[square]]:
        return False
    dogs = [s for s in inside if t.zombies[s] == DOG and s not in t.pawns] if t.pack else []
    return bool(t.free_among(inside) or t.with_room(dogs, DOG))


def worth_of_miscalculation(g: Play, me: int, target: int, window: int) -> float:
    return 4.0 if own_start(g, me, window) and g.t.building_in_reach(me) == target else 0.0


@BASE.event(
    11,
    "slight_miscalculation",
    copies=2,
    recommended=2,
    targets=with_zombies_and_room,
    windows=FREE,
    aim=AT_BUILDING,
    hint=Hint(worth_of_miscalculation, keep=2),
)
def slight_miscalculation(g: Play, building: int) -> None:
    """As many zombies again as are inside a building, kind by kind, as far as there is room."""
    t = g.t
    inside = t.city.squares_inside(building)
    for kind in (NORMAL, ENHANCED, DOG):
        count = sum([t.count_on(square) for square in inside if t.kind_on(square) == kind])
        room = sum([1 << s % 9 for s in t.with_room(inside, kind) if s not in t.pawns])
        g.do(spread, g.me, zombie_laid(kind), building, count, room)
