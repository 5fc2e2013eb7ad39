"""Options, prompts and results: message ids with their arguments; the sentences are in texts/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from orda.engine.messages import Argument, Description, Message, Result, Vocabulary, named, seat
from orda.games.off_the_dead.codes import (
    ABILITY,
    ATTACK,
    HANDS,
    PASS_TURN,
    REFILL,
    SEARCH,
    THROW,
    USE,
    arrow_of,
    face_of,
    index_of,
    kind_of,
    pile_put,
    place_of,
    shots_in,
    target_of,
    verb_of,
    what_of,
    which_put,
    zone_of,
)
from orda.games.off_the_dead.fights import ACTION, power_of
from orda.games.off_the_dead.hidden import arrow_id
from orda.games.off_the_dead.horde import TURNS
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.questions import (
    ARROW_ANSWER,
    HORDE_ANSWER,
    ITEM_ANSWER,
    MOMENT_ANSWER,
    PILE_ANSWER,
    PLACE_ANSWER,
    PUT_ANSWER,
    QUESTIONS,
    TROPHY_ANSWER,
    ZOMBIE_ANSWER,
    tells,
)
from orda.games.off_the_dead.registry import (
    A_PLACE,
    A_ZOMBIE,
    A_ZONE,
    ITEMS,
    MISHAPS,
    NEEDS_SHOTS,
    QUOTES,
    STRENGTH,
    SURVIVORS,
    SYMBOL_IDS,
    ZOMBIES,
)
from orda.games.off_the_dead.table import APOCALYPSE, FIRST_ACTION, LOST, WON, OffTable

GAME: Final = "off_the_dead"
ZONE_IDS: Final = ("first", "second", "melee")
SHORT_IDS: Final = tuple(SURVIVORS.ids)
VOCABULARY: Final = Vocabulary(
    GAME,
    seats=frozenset({"player"}),
    things={
        "who": ("short", SHORT_IDS),
        "whom": ("short", SHORT_IDS),
        "zombie": ("card", tuple(ZOMBIES.ids)),
        "zombies": ("card", tuple(ZOMBIES.ids)),
        "item": ("card", tuple(ITEMS.ids)),
        "weapon": ("card", tuple(ITEMS.ids)),
        "weapons": ("card", tuple(ITEMS.ids)),
        "zone": ("zone", ZONE_IDS),
    },
)
OF_THE_RULES: Final = {
    "turn": ("player", "who"),
    "searches": ("who",),
    "turn_up": ("pile", "item"),
    "find": ("who", "item"),
    "picks_up": ("who", "item"),
    "put_back": ("item", "pile"),
    "throw": ("who", "item", "whom"),
    "passes": ("who",),
    "attack": ("who", "weapon", "zone", "number"),
    "attack_hands": ("who", "zone", "number"),
    "reveal": ("zombie", "strength", "whom", "zone"),
    "roll": ("who", "die", "power", "strength"),
    "sum": ("who", "die", "force", "weapons", "gain", "more", "strength"),
    "roll_again": ("who", "die"),
    "raised": ("who", "die"),
    "miss": ("who", "zombie"),
    "fails": ("who",),
    "kill": ("who", "zombie"),
    "gets_up": ("zombie",),
    "use": ("who", "item"),
    "use_zone": ("who", "item", "zone"),
    "refill": ("who", "item", "weapon"),
    "calms_down": ("who", "level"),
    **{SURVIVORS[n].said: ("who", "whom") if SURVIVORS[n].aims_at == A_PLACE else ("who",) for n in SURVIVORS},
    "bitten": ("who", "level", "zombie"),
    "infection": ("who", "level"),
    "dies": ("who",),
    "move": ("who",),
    "barricade": ("who",),
    "comes_out": ("who",),
    **dict.fromkeys(TURNS, ("whom",)),
    "no_room": (),
    "horde_empty": (),
    "event_die": ("who", "die"),
    **{MISHAPS[n].said: ("who",) for n in MISHAPS},
    **{QUOTES[n].said: ("who",) for n in QUOTES},
    "won": (),
    "lost": (),
}
EVENTS: Final = tells.beside(OF_THE_RULES)


def who_is_meant(g: Play, _kind: str, data: dict[str, Any]) -> dict[str, Argument]:
    """The player of the survivor an event names first, so that it can be told to him; not who has two of them."""
    first = data.get("who", data.get("whom"))
    if first is None or "player" in data or len(g.t.survivors) > g.players:
        return {}
    return {"mine": seat(g.seat_of(g.t.survivors.index(SURVIVORS.numbers[first])))}


# -- options -------------------------------------------------------------------------------


def item_id(item: int) -> str:
    """`colt(2)`: a Colt with two bullets; `ascia`."""
    if item == HANDS:
        return "hands"
    kind = kind_of(item)
    return f"{ITEMS.ids[kind]}({shots_in(item)})" if NEEDS_SHOTS[kind] else ITEMS.ids[kind]


def zombie_id(target: int) -> str:
    """`0.3.1`: place 0, third zone (melee), first to arrive there."""
    return f"{place_of(target)}.{zone_of(target) + 1}.{index_of(target) + 1}"


def zombie_words(g: Play, target: int) -> dict[str, Argument]:
    """Whom it is about: its name if it is face up, and where it stands."""
    t = g.t
    card = g.card_at(target)
    up = t.is_up(card)
    return {
        "zombie": named(f"{GAME}-card-{ZOMBIES.ids[card]}" if up else f"{GAME}-face_down"),
        "strength": STRENGTH[card] if up else 0,
        "zone": zone_name(zone_of(target)),
        "number": index_of(target) + 1,
        "whom": survivor_name(t, place_of(target)),
    }


def survivor_name(t: OffTable, place: int) -> dict[str, Any]:
    return named(f"{GAME}-short-{SURVIVORS.ids[t.survivors[place]]}")


def zone_name(zone: int) -> dict[str, Any]:
    return named(f"{GAME}-zone-{ZONE_IDS[zone]}")


def aim_at(target: int) -> dict[str, Any]:
    return {"place": place_of(target), "zone": zone_of(target), "zombie": index_of(target)}


def item_name(item: int) -> dict[str, Any]:
    return named(f"{GAME}-hands" if item == HANDS else f"{GAME}-card-{ITEMS.ids[kind_of(item)]}")


def held_name(item: int) -> dict[str, Any]:
    """With what is loaded, where that counts."""
    kind = kind_of(item)
    loaded = NEEDS_SHOTS[kind]
    return named(f"{GAME}-loaded-{ITEMS.ids[kind]}_{shots_in(item)}") if loaded else item_name(item)


def shots(item: int) -> int:
    return 0 if item == HANDS else shots_in(item)


def say(id_: str, **args: Argument) -> Message:
    return Message(f"{GAME}-do-{id_}", args)


def describe(g: Play, option: int) -> Description:
    assert g.decision is not None
    if option < 0:
        of_moment = QUESTIONS[g.decision.kind].answers == MOMENT_ANSWER
        name = "pass_turn" if option == PASS_TURN else "pass" if of_moment else "stop"
        return Description(name, say(name), {})
    if verb_of(option):
        return describe_verb(g, option)
    kind = g.decision.kind
    return ANSWERS[QUESTIONS[kind].answers](g, kind, option)


def describe_verb(g: Play, option: int) -> Description:
    verb, what, target = verb_of(option), what_of(option), target_of(option)
    if verb == SEARCH:
        return Description(f"search:{target}", say("search", pile=target + 1), {"pile": target})
    if verb == THROW:
        message = say("throw", item=held_name(what), whom=survivor_name(g.t, target))
        return Description(
            f"throw:{item_id(what)}>{target}", message, {"item": item_id(what), "place": target, "at": target}
        )
    if verb == ATTACK:
        return describe_attack(g, what, target)
    if verb == USE:
        return describe_use(g, what, target)
    if verb == REFILL:
        message = say("refill", item=item_name(what), weapon=held_name(target))
        return Description(
            f"refill:{item_id(what)}>{item_id(target)}", message, {"item": item_id(what), "fills": item_id(target)}
        )
    if verb == ABILITY:
        return describe_ability(g, what, target)
    name, symbol = QUOTES.ids[what], SYMBOL_IDS[target]
    quote = named(f"{GAME}-quote-{name}")
    message = say("quote", quote=quote, cost=QUOTES[what].cost, symbol=named(f"{GAME}-symbol-{symbol}"))
    return Description(f"quote:{name}>{symbol}", message, {"quote": name, "symbol": symbol})


def describe_attack(g: Play, weapon: int, target: int) -> Description:
    words = zombie_words(g, target) | {"weapon": item_name(weapon), "shots": shots(weapon)}
    how = "hands" if weapon == HANDS else "loaded" if NEEDS_SHOTS[kind_of(weapon)] else "weapon"
    lit = {"item": item_id(weapon), **aim_at(target), "need": die_needed(g.t, weapon, g.card_at(target))}
    return Description(f"attack:{item_id(weapon)}>{zombie_id(target)}", say(f"attack-{how}", **words), lit)


def die_needed(t: OffTable, weapon: int, card: int) -> int | None:
    """What the die must show, which everybody can work out while the zombie is face up."""
    return max(1, STRENGTH[card] - power_of(t, ACTION, t.active, weapon)) if t.is_up(card) else None


def describe_use(g: Play, number: int, target: int) -> Description:
    item = ITEMS[number]
    name = item_name(number)
    if item.aims_at == A_ZONE:
        place, zone = place_of(target), zone_of(target)
        lit = {"item": item.id, "place": place, "zone": zone}
        return Description(f"{item.says}:{place}.{zone + 1}", say(item.says, item=name, zone=zone_name(zone)), lit)
    if item.aims_at == A_ZOMBIE:
        message = say(item.says, item=name, **zombie_words(g, target))
        return Description(f"use:{item.id}>{zombie_id(target)}", message, {"item": item.id, **aim_at(target)})
    if item.aims_at == A_PLACE:
        message = say(item.says, item=name, whom=survivor_name(g.t, target))
        return Description(f"use:{item.id}>{target}", message, {"item": item.id, "place": target, "at": target})
    return Description(f"use:{item.id}", say(item.says, item=name), {"item": item.id})


ONCE: Final = {"once": True}  # in the whole game: a client asks whether it is meant


def describe_ability(g: Play, place: int, target: int) -> Description:
    t = g.t
    survivor = SURVIVORS[t.survivors[place]]
    id_, verb, who = f"ability:{survivor.id}", f"ability-{survivor.id}", survivor_name(t, place)
    if survivor.aims_at == A_ZOMBIE:
        message = say(verb, who=who, **zombie_words(g, target))
        return Description(f"{id_}>{zombie_id(target)}", message, {"survivor": place, **aim_at(target), **ONCE})
    if survivor.aims_at == A_PLACE:
        message = say(verb, who=who, whom=survivor_name(t, target))
        return Description(f"{id_}>{target}", message, {"survivor": place, "place": target, "at": target, **ONCE})
    return Description(id_, say(verb, who=who), {"survivor": place, **ONCE})


# -- answers to the questions that follow a choice -------------------------------------------


def describe_zombie(g: Play, kind: str, target: int) -> Description:
    return Description(f"zombie:{zombie_id(target)}", say(kind, **zombie_words(g, target)), aim_at(target))


def describe_pile(g: Play, kind: str, pile: int) -> Description:
    return Description(f"pile:{pile}", say(kind, pile=pile + 1), {"pile": pile})


def describe_place(g: Play, kind: str, place: int) -> Description:
    return Description(f"to:{place}", say(kind, whom=survivor_name(g.t, place)), {"place": place, "at": place})


def describe_arrow(g: Play, kind: str, arrow: int) -> Description:
    return Description(f"arrow:{arrow}", say(kind, arrow=arrow_words(g.t, arrow)), {"arrow": arrow})


def describe_item(g: Play, kind: str, item: int) -> Description:
    return Description(f"{kind}:{item_id(item)}", say(kind, item=held_name(item)), {"item": item_id(item)})


def describe_trophy(g: Play, kind: str, card: int) -> Description:
    id_ = ZOMBIES.ids[card]
    return Description(f"{kind}:{id_}", VOCABULARY.message(f"do-{kind}", zombie=card), {"trophy": id_})


def describe_horde_card(g: Play, kind: str, option: int) -> Description:
    """`card:1>3`: the second from the top goes back next (the deepest first), its arrow to place 3."""
    t = g.t
    which, arrow = face_of(option), arrow_of(option)
    card = face_of(t.horde[-1 - which])
    zombie = named(f"{GAME}-card-{ZOMBIES.ids[card]}")
    message = say(kind, zombie=zombie, strength=STRENGTH[card], arrow=arrow_words(t, arrow))
    return Description(f"card:{which}>{arrow}", message, {"horde": which, "arrow": arrow})


def describe_put(g: Play, kind: str, option: int) -> Description:
    item, pile = g.t.turned[which_put(option)], pile_put(option)
    id_ = ITEMS.ids[item]
    message = say(kind, item=item_name(item), pile=pile + 1)
    return Description(f"put:{id_}>{pile}", message, {"item": id_, "pile": pile})


ANSWERS: Final[dict[int, Callable[[Play, str, int], Description]]] = {
    ZOMBIE_ANSWER: describe_zombie,
    PILE_ANSWER: describe_pile,
    PLACE_ANSWER: describe_place,
    ARROW_ANSWER: describe_arrow,
    ITEM_ANSWER: describe_item,
    TROPHY_ANSWER: describe_trophy,
    HORDE_ANSWER: describe_horde_card,
    PUT_ANSWER: describe_put,
}


def arrow_words(t: OffTable, arrow: int) -> dict[str, Any]:
    """At whom it points, or how it passes everybody by."""
    return named(f"{GAME}-arrow-{arrow_id(t, arrow)}")


# -- questions and results ------------------------------------------------------------


def prompt(g: Play) -> Message:
    assert g.decision is not None
    t = g.t
    kind = g.decision.kind
    args: dict[str, Argument] = {"who": survivor_name(t, t.active)}
    if kind == "action":
        kind = "action-panic" if t.panic else "action-first" if t.phase == FIRST_ACTION else "action-second"
    elif kind == "before_bite":
        args["zombie"] = named(f"{GAME}-card-{ZOMBIES.ids[t.biter]}")
    elif kind == "event_die":
        mishap = MISHAPS.ids[t.event_die - 1]
        args |= {"who": survivor_name(t, t.event_of), "die": t.event_die, "event": named(f"{GAME}-event-{mishap}")}
    elif kind == "wave_die":
        args["die"] = t.wave_die
    elif kind == "search_second":
        args["item"] = item_name(t.turned[0])
    elif QUESTIONS[kind].of_attack:
        args |= attack_words(t)
    elif t.looking:
        args["left"] = t.looking
    return Message(f"{GAME}-ask-{kind}", args)


def attack_words(t: OffTable) -> dict[str, Argument]:
    a = t.attacks[-1]
    return {
        "who": survivor_name(t, a.by), "die": a.die, "power": a.power + a.bonus, "strength": STRENGTH[a.card],
        "total": a.die + a.power + a.bonus, "zombie": named(f"{GAME}-card-{ZOMBIES.ids[a.card]}"),
    }  # fmt: skip


GRADES: Final = ("last_breath", "survivors", "victory", "triumph")  # scores 1 to 4


def grade(t: OffTable) -> int:
    """How well it was won: nobody dead and nobody infected 4, nobody dead 3, somebody left healthy 2, else 1."""
    places = range(len(t.crowd))
    infected = [bool(t.level[p]) for p in places if t.lives(p)]
    if len(infected) == len(places):
        return 3 if any(infected) else 4
    return 1 if all(infected) else 2


def figures(g: Play, result: Result) -> dict[str, int]:
    """Of a game that is over."""
    t = g.t
    worth = grade(t) if t.over == WON else 0
    return {"rounds": t.round, "survivors": t.alive.bit_count(), "grade": worth, "zombies_left": t.zombies_left()}


def result(g: Play) -> Result:
    """The team wins together, the dead included."""
    t = g.t
    if t.over in (LOST, APOCALYPSE):
        return Result((), (0,) * g.players, "lost" if t.over == LOST else "apocalypse")
    worth = grade(t)
    return Result(tuple(range(g.players)), (worth,) * g.players, GRADES[worth - 1])
