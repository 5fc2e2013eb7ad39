"""The table in words, line by line, from what the viewer sees; the sentences are in texts/."""

from __future__ import annotations

from typing import Any

from orda.engine.messages import Argument, Message, named, seat
from orda.games.off_the_dead.registry import SYMBOL_IDS
from orda.games.off_the_dead.words import GAME, ZONE_IDS


def narrate(view: dict[str, Any]) -> list[Message]:
    lines = table_lines(view)
    for survivor in view["survivors"]:
        lines += survivor_lines(survivor)
    return lines


def table_lines(view: dict[str, Any]) -> list[Message]:
    """What is said of no survivor: the Horde, the rubble, what holds for now."""
    lines = [horde_line(view), *horde_remembered(view["horde"]), *rubble_lines(view["piles"])]
    active = named(f"{GAME}-short-{view['survivors'][view['active']]['id']}")
    lines += [Message(f"{GAME}-see-{what}", {"who": active}) for what in ("panic", "barricade") if view[what]]
    if "seen" in view["horde"]:
        seen = [named(zombie_text(zombie)) for zombie in view["horde"]["seen"]]
        lines.append(Message(f"{GAME}-see-looking", {"zombies": seen}))
    return lines


def horde_line(view: dict[str, Any]) -> Message:
    horde = view["horde"]
    if not horde["size"]:
        return Message(f"{GAME}-see-horde-empty")
    if horde["arrow"] is None:
        return Message(f"{GAME}-see-horde-in_hand", {"count": horde["size"]})
    points = view["arrows"][horde["arrow"]]
    return Message(f"{GAME}-see-horde", {"count": horde["size"], "arrow": named(f"{GAME}-arrow-{points}")})


def horde_remembered(horde: dict[str, Any]) -> list[Message]:
    """With the memory aid: what one knows to lie in it."""
    return [
        Message(f"{GAME}-see-horde-remembered", {"number": int(i) + 1} | face_words(zombie))
        for i, zombie in horde.get("remembered", {}).items()
    ]


def rubble_lines(piles: list[dict[str, Any]]) -> list[Message]:
    """How much there is, and with the memory aid what has been seen of each pile."""
    count = {"cards": sum(pile["size"] for pile in piles), "piles": sum(pile["size"] > 0 for pile in piles)}
    lines = [Message(f"{GAME}-see-rubble", dict(count))]
    for number, pile in enumerate(piles, 1):
        if any(pile.get("cards", ())):
            cards = [named(f"{GAME}-card-{card}" if card else f"{GAME}-unseen") for card in pile["cards"]]
            lines.append(Message(f"{GAME}-see-pile", {"pile": number, "cards": cards}))
    return lines


def face_words(zombie: dict[str, Any]) -> dict[str, Argument]:
    symbols = [named(f"{GAME}-symbol-{symbol}") for symbol in zombie["symbols"]]
    return {"zombie": named(f"{GAME}-card-{zombie['id']}"), "strength": zombie["strength"], "symbols": symbols}


def zombie_lines(zombies: list[dict[str, Any]]) -> list[Message]:
    """What there is to know of those whose faces one knows."""
    lines = []
    for zombie in zombies:
        if zombie["face_up"]:
            how = "twice" if zombie["twice"] else "once"
            lines.append(Message(f"{GAME}-see-zombie-{how}", face_words(zombie)))
        elif "remembered" in zombie:
            lines.append(Message(f"{GAME}-see-zombie-remembered", face_words(zombie["remembered"])))
    return lines


def survivor_lines(survivor: dict[str, Any]) -> list[Message]:
    name, ability = survivor["id"], survivor["ability"]
    full, who = named(f"{GAME}-card-{name}"), named(f"{GAME}-short-{name}")
    player = seat(survivor["seat"])
    if not survivor["alive"]:
        return [Message(f"{GAME}-see-dead", {"who": full, "player": player})]
    args: dict[str, Argument] = {"who": full, "player": player, "level": survivor["level"], "track": survivor["track"]}
    args["ability"] = named(f"{GAME}-ability-{ability}")
    ready = "ready" if survivor["ability_ready"] else "spent"
    lines = [Message(f"{GAME}-see-survivor-{ready}", args)]
    items = [named(item_text(item)) for item in survivor["items"]]
    if items:
        lines.append(Message(f"{GAME}-see-items", {"who": who, "items": items}))
    if survivor["trophies"]:
        lines.append(Message(f"{GAME}-see-trophies", {"who": who} | count_symbols(survivor["trophies"])))
    for zone, zombies in zip(ZONE_IDS, survivor["corridor"], strict=True):
        if zombies:
            faces = [named(zombie_text(zombie)) for zombie in zombies]
            where = named(f"{GAME}-zone-{zone}")
            lines.append(Message(f"{GAME}-see-zone", {"who": who, "zone": where, "zombies": faces}))
            lines += zombie_lines(zombies)
    return lines


def zombie_text(zombie: dict[str, Any]) -> str:
    name = zombie.get("id") or zombie.get("remembered", {}).get("id")
    return f"{GAME}-card-{name}" if name else f"{GAME}-face_down"


def item_text(item: dict[str, Any]) -> str:
    """With what is loaded, where that counts."""
    name, ammo = item["id"], item.get("ammo")
    return f"{GAME}-card-{name}" if ammo is None else f"{GAME}-loaded-{name}_{ammo}"


def count_symbols(trophies: list[dict[str, Any]]) -> dict[str, Argument]:
    return {name: sum(name in trophy["symbols"] for trophy in trophies) for name in SYMBOL_IDS}
