"""Options, prompts and results: message ids with their arguments; the sentences are in texts/."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.messages import Argument, Description, Message, Result, Vocabulary, named
from orda.games.off_the_dead.cards import (
    AMMO,
    COST,
    EVENT_IDS,
    EVENT_SAID,
    HANDS,
    ITEM_IDS,
    KEVIN,
    KIND,
    LAST_WEAPON,
    NEEDS_AMMO,
    PETROL,
    QUOTE_IDS,
    QUOTE_SAID,
    STRENGTH,
    SURVIVOR_IDS,
    SYMBOL_IDS,
    VINCE,
    ZOMBIE_IDS,
)
from orda.games.off_the_dead.fights import ACTION, power_of
from orda.games.off_the_dead.play import (
    ABILITY,
    ATTACK,
    PASS_TURN,
    QUOTE,
    REFILL,
    SEARCH,
    THROW,
    USE,
    VERB,
    Play,
)
from orda.games.off_the_dead.table import APOCALYPSE, FIRST_ACTION, LOST, WON, OffTable

GAME: Final = "off_the_dead"
ZONE_IDS: Final = ("first", "second", "melee")
SHORT_IDS: Final = (*SURVIVOR_IDS, "none")  # by first name; the last for an arrow that points to nobody
VOCABULARY: Final = Vocabulary(
    GAME,
    seats=frozenset({"player"}),
    things={
        "who": ("short", SHORT_IDS),
        "whom": ("short", SHORT_IDS),
        "zombie": ("card", ZOMBIE_IDS),
        "zombies": ("card", ZOMBIE_IDS),
        "item": ("card", ITEM_IDS),
        "weapon": ("card", ITEM_IDS),
        "arrow": ("short", SHORT_IDS),
    },
)
EVENTS: Final = {
    "turn": ("player", "who"),
    "turn_up": ("pile", "item"),
    "find": ("who", "item"),
    "picks_up": ("who", "item"),
    "put_back": ("item", "pile"),
    "throw": ("who", "item", "whom"),
    "attack": ("who", "weapon"),
    "attack_hands": ("who",),
    "reveal": ("zombie", "strength"),
    "roll": ("who", "die", "power", "strength"),
    "roll_again": ("who", "die"),
    "miss": ("who", "zombie"),
    "fails": ("who",),
    "kill": ("who", "zombie"),
    "gets_up": ("zombie",),
    "use": ("who", "item"),
    "refill": ("who", "item", "weapon"),
    "looks": ("zombies",),
    "calms_down": ("who", "level"),
    "lured": ("zombie",),
    "lured_unseen": ("who",),
    "ability_poliziotto": ("who",),
    "ability_cheerleader": ("who", "whom"),
    "ability_nonna": ("who", "whom"),
    "ability_surfista": ("who",),
    "ability_biker": ("who", "whom"),
    "bitten": ("who", "level"),
    "infection": ("who", "level"),
    "dies": ("who",),
    "move": ("who",),
    "barricade": ("who",),
    "comes_out": ("who",),
    "turns": ("arrow",),
    "no_room": (),
    "surprise": ("who", "die"),
    "sold_out": ("who", "number"),
    "event_die": ("who", "die"),
    **dict.fromkeys(EVENT_SAID, ("who",)),
    "junk": ("who", "item"),
    **dict.fromkeys(QUOTE_SAID, ("who",)),
    "won": (),
    "lost": (),
    "apocalypse": (),
}

# -- options -------------------------------------------------------------------------------


def item_id(item: int) -> str:
    """`colt(2)`: a Colt with two bullets; `ascia`."""
    if item == HANDS:
        return "hands"
    kind = item & KIND
    shots = f"({item >> AMMO})" if kind <= LAST_WEAPON and NEEDS_AMMO[kind] else ""
    return ITEM_IDS[kind] + shots


def zombie_id(target: int) -> str:
    """`0.3.1`: place 0, third zone (melee), first to arrive there."""
    return f"{target >> 5}.{(target >> 3 & 3) + 1}.{(target & 7) + 1}"


def zombie_words(g: Play, target: int) -> dict[str, Argument]:
    """Whom it is about: its name if it is face up, and where it stands."""
    t = g.t
    card = g.card_at(target)
    up = t.face_up >> card & 1
    return {
        "zombie": named(f"{GAME}-card-{ZOMBIE_IDS[card]}" if up else f"{GAME}-face_down"),
        "strength": STRENGTH[card] if up else 0,
        "zone": zone_name(target >> 3 & 3),
        "number": (target & 7) + 1,
        "whom": survivor_name(t, target >> 5),
    }


def survivor_name(t: OffTable, place: int) -> dict[str, Any]:
    return named(f"{GAME}-short-{SURVIVOR_IDS[t.survivors[place]]}")


def zone_name(zone: int) -> dict[str, Any]:
    return named(f"{GAME}-zone-{ZONE_IDS[zone]}")


def aim_at(target: int) -> dict[str, Any]:
    return {"place": target >> 5, "zone": target >> 3 & 3, "zombie": target & 7}


def item_name(item: int) -> dict[str, Any]:
    return named(f"{GAME}-hands" if item == HANDS else f"{GAME}-card-{ITEM_IDS[item & KIND]}")


def shots(item: int) -> int:
    return 0 if item == HANDS else item >> AMMO


def say(id_: str, **args: Argument) -> Message:
    return Message(f"{GAME}-do-{id_}", args)


def describe(g: Play, option: int) -> Description:
    assert g.decision is not None
    if option < 0:
        name = "pass_turn" if option == PASS_TURN else "pass" if is_free_to_pass(g.decision.kind) else "stop"
        return Description(name, say(name), {})
    if option & VERB:
        return describe_verb(g, option)
    return describe_answer(g, g.decision.kind, option)


def is_free_to_pass(kind: str) -> bool:
    return kind not in ("axe", "all_mine", "quote_more")


def describe_verb(g: Play, option: int) -> Description:
    verb, what, target = option & VERB, option >> 8 & 255, option & 255
    if verb == SEARCH:
        return Description(f"search:{target}", say("search", pile=target + 1), {"pile": target})
    if verb == THROW:
        message = say("throw", item=item_name(what), shots=shots(what), whom=survivor_name(g.t, target))
        return Description(f"throw:{item_id(what)}>{target}", message, {"item": item_id(what), "place": target})
    if verb == ATTACK:
        return describe_attack(g, what, target)
    if verb == USE:
        return describe_use(g, what, target)
    if verb == REFILL:
        message = say("refill", item=item_name(what), weapon=item_name(target), shots=shots(target))
        return Description(f"refill:{item_id(what)}>{item_id(target)}", message, {"item": item_id(target)})
    if verb == ABILITY:
        return describe_ability(g, what, target)
    assert verb == QUOTE
    name, symbol = QUOTE_IDS[what], SYMBOL_IDS[target]
    quote = named(f"{GAME}-quote-{name}")
    message = say("quote", quote=quote, cost=COST[what], symbol=named(f"{GAME}-symbol-{symbol}"))
    return Description(f"quote:{name}>{symbol}", message, {"quote": name, "symbol": symbol})


def describe_attack(g: Play, weapon: int, target: int) -> Description:
    words = zombie_words(g, target) | {"weapon": item_name(weapon), "shots": shots(weapon)}
    how = "hands" if weapon == HANDS else "loaded" if NEEDS_AMMO[weapon & KIND] else "weapon"
    lit = {"item": item_id(weapon), **aim_at(target), "need": die_needed(g.t, weapon, g.card_at(target))}
    return Description(f"attack:{item_id(weapon)}>{zombie_id(target)}", say(f"attack-{how}", **words), lit)


def die_needed(t: OffTable, weapon: int, card: int) -> int | None:
    """What the die must show, which everybody can work out while the zombie is face up."""
    return max(1, STRENGTH[card] - power_of(t, ACTION, t.active, weapon)) if t.face_up >> card & 1 else None


def describe_use(g: Play, item: int, target: int) -> Description:
    name = ITEM_IDS[item]
    if item == PETROL:
        zone = target >> 3 & 3
        message = say("burn", item=item_name(item), zone=zone_name(zone))
        lit = {"item": name, "place": target >> 5, "zone": zone}
        return Description(f"burn:{target >> 5}.{zone + 1}", message, lit)
    if name == "giocattolo":
        message = say("lure", item=item_name(item), **zombie_words(g, target))
        return Description(f"use:{name}>{zombie_id(target)}", message, {"item": name, **aim_at(target)})
    return Description(f"use:{name}", say("use", item=item_name(item)), {"item": name})


def describe_ability(g: Play, place: int, target: int) -> Description:
    t = g.t
    survivor = t.survivors[place]
    name = SURVIVOR_IDS[survivor]
    who = survivor_name(t, place)
    if survivor == VINCE:
        message = say(f"ability-{name}", who=who, **zombie_words(g, target))
        return Description(f"ability:{name}>{zombie_id(target)}", message, {"survivor": place, **aim_at(target)})
    if survivor == KEVIN:
        return Description(f"ability:{name}", say(f"ability-{name}", who=who), {"survivor": place})
    message = say(f"ability-{name}", who=who, whom=survivor_name(t, target))
    return Description(f"ability:{name}>{target}", message, {"survivor": place, "place": target})


def describe_answer(g: Play, kind: str, option: int) -> Description:
    """Answers to the questions that follow a choice."""
    t = g.t
    if kind in ("search_second", "stepped_on"):
        return Description(f"pile:{option}", say(kind, pile=option + 1), {"pile": option})
    if kind == "put_back":
        item, pile = t.turned[option >> 4], option & 15
        message = say("put_back", item=item_name(item), pile=pile + 1)
        return Description(f"put:{ITEM_IDS[item]}>{pile}", message, {"item": ITEM_IDS[item], "pile": pile})
    if kind == "redirect":
        return Description(f"to:{option}", say("redirect", whom=survivor_name(t, option)), {"place": option})
    if kind == "go_and_see":
        return Description(f"arrow:{option}", say("go_and_see", arrow=arrow_words(t, option)), {"arrow": option})
    if kind == "goggles":
        return describe_goggles(g, option)
    if kind == "junk":
        message = say("junk", item=item_name(option), shots=shots(option))
        return Description(f"junk:{item_id(option)}", message, {"item": item_id(option)})
    if kind == "pay":
        message = VOCABULARY.message("do-pay", zombie=option)
        return Description(f"pay:{ZOMBIE_IDS[option]}", message, {"trophy": ZOMBIE_IDS[option]})
    return Description(f"zombie:{zombie_id(option)}", say(kind, **zombie_words(g, option)), aim_at(option))


def describe_goggles(g: Play, option: int) -> Description:
    """`card:1>3`: the second from the top goes back next (the deepest first), its arrow to place 3."""
    t = g.t
    which, arrow = option >> 2, option & 3
    card = t.horde[-1 - which] >> 2
    zombie = named(f"{GAME}-card-{ZOMBIE_IDS[card]}")
    message = say("goggles", zombie=zombie, strength=STRENGTH[card], arrow=arrow_words(t, arrow))
    return Description(f"card:{which}>{arrow}", message, {"horde": which, "arrow": arrow})


def arrow_words(t: OffTable, arrow: int) -> dict[str, Any]:
    """Whom it points at, or that nobody sits there."""
    whom = SURVIVOR_IDS[t.survivors[arrow]] if arrow < len(t.survivors) else "none"
    return named(f"{GAME}-short-{whom}")


# -- questions and results ------------------------------------------------------------


def prompt(g: Play) -> Message:
    assert g.decision is not None
    t = g.t
    kind = g.decision.kind
    if kind == "action":
        kind = "action-panic" if t.panic else "action-first" if t.phase == FIRST_ACTION else "action-second"
    args: dict[str, Argument] = {"who": survivor_name(t, t.active)}
    if kind == "before_bite":
        args["zombie"] = named(f"{GAME}-card-{ZOMBIE_IDS[t.biter]}")
    elif kind in ("after_roll", "missed"):
        a = t.attacks[-1]
        args |= {
            "who": survivor_name(t, a.by), "die": a.die, "power": a.power + a.bonus, "strength": STRENGTH[a.card],
            "total": a.die + a.power + a.bonus, "zombie": named(f"{GAME}-card-{ZOMBIE_IDS[a.card]}"),
        }  # fmt: skip
    elif kind == "event_die":
        event = EVENT_IDS[t.event_die - 1]
        args |= {"who": survivor_name(t, t.event_of), "die": t.event_die, "event": named(f"{GAME}-event-{event}")}
    elif kind == "wave_die":
        args["die"] = t.wave_die
    elif kind == "search_second":
        args["item"] = item_name(t.turned[0])
    elif kind == "goggles":
        args["left"] = t.looking
    return Message(f"{GAME}-ask-{kind}", args)


GRADES: Final = ("last_breath", "survivors", "victory", "triumph")  # scores 1 to 4


def grade(t: OffTable) -> int:
    """How well it was won: nobody dead and nobody infected 4, nobody dead 3, somebody left healthy 2, else 1."""
    places = range(len(t.crowd))
    infected = [bool(t.level[p]) for p in places if t.lives(p)]
    if len(infected) == len(places):
        return 3 if any(infected) else 4
    return 1 if all(infected) else 2


def figures(g: Play) -> dict[str, int]:
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
