"""The table in words, from what the viewer sees: message ids with their arguments."""

from __future__ import annotations

from typing import Any

from orda.engine.messages import Argument, Message, named, seat
from orda.games.zombies.map_text import draw_map
from orda.games.zombies.tiles import KIND_OF, KINDS


def narrate(view: dict[str, Any]) -> list[Message]:
    """The map as text, then everybody, from what the viewer sees."""
    piles: dict[str, Argument] = {
        "tiles": sum(view["tiles_left"].values()),
        "deck": view["deck_size"],
        "discard": len(view["discard"]),
        "target": view["kill_target"],
    }
    lines = [Message("zombies-see-row", {"row": row}) for row in draw_map(view)]
    lines += [Message("zombies-see-legend"), *narrate_buildings(view), Message("zombies-see-piles", piles)]
    for deck in view["tile_decks"]:
        if view["tile_decks"][1:]:
            lines.append(narrate_deck(deck))
        lines += narrate_tiles(deck["left"])
    for n, player in enumerate(view["players"]):
        lines += narrate_player(n, player)
    keys = view["keys"]
    if keys and keys["player"] is not None:
        lines.append(Message("zombies-see-keys", {"player": seat(keys["player"])}))
    elif keys:
        lines.append(Message("zombies-see-keys-lost", {"x": keys["square"][0], "y": keys["square"][1]}))
    lines += [narrate_effect(effect) for effect in view["effects"]]
    for player in view["players"]:
        if "hand" in player:
            lines.append(Message("zombies-see-hand", {"cards": [named(f"zombies-card-{c}") for c in player["hand"]]}))
    return lines


def narrate_buildings(view: dict[str, Any]) -> list[Message]:
    """Cards name them, and the map has no room for names."""
    named_tiles = [tile for tile in view["map"] if has_a_name(tile["id"])]
    return [
        Message("zombies-see-building", {"tile": named(f"zombies-tile-{tile['id']}"), "x": tile["x"], "y": tile["y"]})
        for tile in named_tiles
    ]


def narrate_deck(deck: dict[str, Any]) -> Message:
    state = "open" if deck["open"] else "shut"
    name = deck["set"]
    args: dict[str, Argument] = {"set": named(f"zombies-set-{name}"), "tiles": sum(deck["left"].values())}
    return Message(f"zombies-see-deck-{state}", args)


def narrate_tiles(left: dict[str, int]) -> list[Message]:
    """Which tiles are left is known; a line for those of which as many are left."""
    lines = []
    for count in sorted(set(left.values()), reverse=True):
        tiles = [named(f"zombies-tile-{kind}") for kind, n in left.items() if n == count]
        lines.append(Message("zombies-see-tiles", {"count": count, "tiles": tiles}))
    return lines


def has_a_name(tile_id: str) -> bool:
    kind = KINDS[KIND_OF[tile_id]]
    return kind.is_building or kind.is_helipad


def narrate_player(n: int, player: dict[str, Any]) -> list[Message]:
    args: dict[str, Argument] = {"player": seat(n), "number": n + 1}
    args |= {name: player[name] for name in ("bullets", "trophies", "hand_size")}
    args["lives"] = lives_in_words(player)
    if player["square"] is None:
        lines = [Message("zombies-see-dead", args | {"tile": named(f"zombies-tile-{player['back_on']}")})]
    else:
        x, y = player["square"]
        lines = [Message("zombies-see-player", args | {"x": x, "y": y})]
    if player["items"]:
        items = [named(f"zombies-card-{card}") for card in player["items"]]
        lines.append(Message("zombies-see-items", {"player": seat(n), "cards": items}))
    lines += [Message(f"zombies-see-{thing}", {"player": seat(n)}) for thing in ("jeep", "duct") if player[thing]]
    if player["charges"]:
        lines.append(Message("zombies-see-charges", {"player": seat(n), "count": player["charges"]}))
    return lines


def lives_in_words(player: dict[str, Any]) -> int | str:
    whole: int = player["lives"]
    return f"{whole or ''}½" if player["half_life"] else whole


def narrate_effect(effect: dict[str, Any]) -> Message:
    args: dict[str, Argument] = {}
    if effect["ends_with_turns_of"] is not None:
        until = {"turns": effect["turns"], "other": seat(effect["ends_with_turns_of"])}
        args["until"] = {"id": "zombies-see-until", "args": until}
    if effect["player"] is not None:
        args["player"] = seat(effect["player"])
    return Message(f"zombies-see-effect-{effect['effect']}", args)
