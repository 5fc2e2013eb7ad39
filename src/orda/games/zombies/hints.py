"""What each event card is worth to the runner bot, in a line or two; 0 means: keep it for later."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from orda.games.zombies.base_events import free_inside
from orda.games.zombies.cards import AFTER_ROLL, BEFORE_FIGHT, BEFORE_MOVE, TURN_START
from orda.games.zombies.combat import short
from orda.games.zombies.planner import Planner, distances, near, reach, strength, turns_to_win, way_to_helipad
from orda.games.zombies.play import Play
from orda.games.zombies.table import HEALTHY, TOWN_SQUARE, WHOLE, ZombiesTable

Hint = Callable[[Play, int, int, int], float]
PLAYED: Final[dict[str, Hint]] = {}  # (g, me, target, window)
USED: Final[dict[str, Hint]] = {}  # activations
KEEP: Final[dict[str, float]] = {}  # what a card is worth in the hand, for the discard
BRINGS_ZOMBIES: Final = 20.0  # what a card is worth in an empty city if it does
BUILDING_NEEDED: Final = 0.5  # an item whose building is far or unknown


def played(name: str, keep: float = 4.0) -> Callable[[Hint], Hint]:
    def register(hint: Hint) -> Hint:
        PLAYED[name] = hint
        KEEP[name] = keep
        return hint

    return register


def used(name: str) -> Callable[[Hint], Hint]:
    def register(hint: Hint) -> Hint:
        USED[name] = hint
        return hint

    return register


# -- how the table looks ----------------------------------------------------------------------------


def threat(t: ZombiesTable, player: int) -> float:
    """0 for somebody far from winning, up to 10 for somebody about to."""
    return max(0.0, 10.0 - 2.0 * turns_to_win(t, player))


def is_leader(t: ZombiesTable, me: int, player: int) -> bool:
    return all(threat(t, player) >= threat(t, other) for other in t.others(me))


def near_helipad(t: ZombiesTable, player: int) -> bool:
    if t.scenario and t.keys != player:
        return False
    return way_to_helipad(t, player) <= reach(t, player) + 3


def against(t: ZombiesTable, me: int, target: int, base: float) -> float:
    """Cards against somebody go against the leader, and are worth most when he is close."""
    return base + threat(t, target) if is_leader(t, me, target) else 0.0


def own_start(g: Play, me: int, window: int) -> bool:
    """Zombies that appear now are mine to kill."""
    return window == TURN_START and me == g.t.active and strength(g.t, me) >= 3.5


def fighting(g: Play, me: int, window: int) -> bool:
    return window in (BEFORE_FIGHT, AFTER_ROLL) and bool(g.t.fights) and g.fight.player == me


def zombies_near(t: ZombiesTable, me: int) -> int:
    return sum(bool(t.zombies[square]) for square in near(t, t.pawns[me], 3)) if t.pawns[me] >= 0 else 0


# -- events -----------------------------------------------------------------------------------------


@played("adrenaline_rush", keep=6)
def adrenaline_rush(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if window == BEFORE_MOVE:
        return 50.0 if reach(t, me) < way_to_helipad(t, me) <= 2 * reach(t, me) and strength(t, me) >= 3 else 0.0
    if t.duels:
        return 6.0
    return 5.0 if short(t) > 1 or strength(t, me) < 3 else 0.0


@played("alternate_food_source", keep=3)
def alternate_food_source(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if fighting(g, me, window) and strength(t, me) < 2 and t.trophies[me] > 2:
        return 8.0
    return 6.0 if any(t.target - t.trophies[p] <= 2 for p in t.others(me)) else 0.0


@played("bad_sense_of_direction", keep=6)
def bad_sense_of_direction(g: Play, me: int, target: int, window: int) -> float:
    return 20.0 if near_helipad(g.t, target) else 0.0


@played("brain_cramp", keep=5)
def brain_cramp(g: Play, me: int, target: int, window: int) -> float:
    return 20.0 if near_helipad(g.t, target) else against(g.t, me, target, 3.0)


@played("butter_fingers", keep=5)
def butter_fingers(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    in_trouble = window == AFTER_ROLL and bool(t.fights) and g.fight.player == target and t.bullets[target] <= 3
    if in_trouble and t.lives[target] < WHOLE:
        return 12.0
    return against(t, me, target, 3.0 if t.items[target] or t.bullets[target] > 1 else 0.0)


@played("claustrophobia", keep=2)
def claustrophobia(g: Play, me: int, target: int, window: int) -> float:
    return against(g.t, me, target, 1.0) if g.t.building_of(target) >= 0 else 0.0


@played("fear", keep=7)
def fear(g: Play, me: int, target: int, window: int) -> float:
    return 18.0 if near_helipad(g.t, target) and target != g.t.active else against(g.t, me, target, 4.0)


@played("hysterical_paralysis", keep=8)
def hysterical_paralysis(g: Play, me: int, target: int, window: int) -> float:
    return 19.0 if near_helipad(g.t, target) and target != g.t.active else against(g.t, me, target, 6.0)


@played("i_dont_think_theyre_dead", keep=6)
def i_dont_think_theyre_dead(g: Play, me: int, target: int, window: int) -> float:
    weak = strength(g.t, target) < 3 and g.t.trophies[target] > 1
    return against(g.t, me, target, 7.0 if weak else 3.0)


@played("just_when_you_thought", keep=2)
def just_when_you_thought(g: Play, me: int, target: int, window: int) -> float:
    wanted = g.t.building_in_reach(me) == target or not g.t.crowd
    return 5.0 if own_start(g, me, window) and wanted and len(free_inside(g, target)) > 1 else 0.0


@played("much_needed_rest", keep=5)
def much_needed_rest(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    planner = Planner(t, me)
    if t.pawns[me] == TOWN_SQUARE or t.lives[me] > HEALTHY:
        return 0.0
    worth_of_walk = planner.best_walk(t.pawns[me], reach(t, me))[0] - planner.end_value(t.pawns[me], planner.strength)
    return 12.0 - worth_of_walk


@played("slight_miscalculation", keep=2)
def slight_miscalculation(g: Play, me: int, target: int, window: int) -> float:
    return 4.0 if own_start(g, me, window) and g.t.building_in_reach(me) == target else 0.0


@played("the_keys_are_still_in_it", keep=7)
def the_keys_are_still_in_it(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    return 50.0 if reach(t, me) < way_to_helipad(t, me) <= 11 and strength(t, me) >= 3 else 0.0


@played("this_isnt_so_bad", keep=5)
def this_isnt_so_bad(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    if fighting(g, me, window) and strength(t, me) < 2:
        return 9.0
    if t.city.helipads and not t.zombies[t.city.helipads[0]] and any(near_helipad(t, p) for p in t.others(me)):
        return 14.0
    return 4.0 if own_start(g, me, window) and zombies_near(t, me) < 2 else 0.0


@played("were_screwed", keep=6)
def were_screwed(g: Play, me: int, target: int, window: int) -> float:
    return 7.0 if own_start(g, me, window) else 0.0


@played("zombie_master", keep=5)
def zombie_master(g: Play, me: int, target: int, window: int) -> float:
    return 6.0 if own_start(g, me, window) else 0.0


@played("where_did_everybody_go", keep=4)
def where_did_everybody_go(g: Play, me: int, target: int, window: int) -> float:
    if near_helipad(g.t, target):
        return 15.0
    return against(g.t, me, target, 4.0 if strength(g.t, target) < 3 else 1.0)


@played("your_shoes_untied", keep=3)
def your_shoes_untied(g: Play, me: int, target: int, window: int) -> float:
    return 12.0 if near_helipad(g.t, target) else against(g.t, me, target, 2.0)


# -- items: put into play as soon as possible ---------------------------------------------------------


def put_into_play(g: Play, me: int, target: int, window: int) -> float:
    return 6.0


for _name, _keep in (
    ("all_the_marbles", 1.0),
    ("chainsaw", 3.0),
    ("fire_axe", 4.0),
    ("first_aid_kit", 4.0),
    ("grenade", 3.0),
    ("hey_look_a_shotgun", 9.0),
    ("lots_of_ammo", 4.0),
    ("molotov_cocktail", 2.0),
    ("skateboard", 4.0),
):
    played(_name, _keep)(put_into_play)


@used("all_the_marbles")
def use_marbles(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    return 4.0 if t.pawns[me] >= 0 and t.city.helipads and way_to_helipad(t, me) <= 2 * reach(t, me) else 0.0


@used("chainsaw")
def use_chainsaw(g: Play, me: int, target: int, window: int) -> float:
    return 6.0 if fighting(g, me, window) and zombies_near(g.t, me) >= 3 else 0.0


@used("first_aid_kit")
def use_kit(g: Play, me: int, target: int, window: int) -> float:
    return 8.0 if g.t.lives[me] <= WHOLE else 0.0


@used("grenade")
def use_grenade(g: Play, me: int, target: int, window: int) -> float:
    t = g.t
    dead = len(t.zombies_inside(target))
    if t.trophies[me] + dead >= t.target:
        return 100.0
    return 3.0 * dead if dead >= 3 and t.lives[me] >= WHOLE else 0.0


@used("lots_of_ammo")
def use_ammo(g: Play, me: int, target: int, window: int) -> float:
    return 5.0


@used("molotov_cocktail")
def use_molotov(g: Play, me: int, target: int, window: int) -> float:
    return 5.0 if len(g.t.zombies_inside(target)) >= 2 and g.t.building_of(me) == target else 0.0


# -- in the hand --------------------------------------------------------------------------------------


def keeping(g: Play, me: int, title_name: str, where: tuple[int, ...]) -> float:
    """An item is worth keeping while its building is near or may still come."""
    t, worth = g.t, KEEP[title_name]
    if title_name in ("just_when_you_thought", "were_screwed", "zombie_master") and not (t.crowd or t.tiles):
        return BRINGS_ZOMBIES
    if not where:
        return worth
    start = t.pawns[me] if t.pawns[me] >= 0 else TOWN_SQUARE
    way = distances(t, start)
    on_map = [tile for tile, (kind, _, _) in enumerate(t.city.tiles) if kind in where]
    if any(way[square] <= 8 for tile in on_map for square in t.city.squares_inside(tile)):
        return worth + 2.0
    return BUILDING_NEEDED
