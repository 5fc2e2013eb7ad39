"""What a seat may see, and dealing anew what it cannot know: the Horde, face-down zombies, rubble never turned up.

What a seat knows of hidden zombies is kept in four fields of the table:
* `known`: cards whose place it knows (a toy lured a face-up one under the Horde; it looked through the goggles);
* `aimed`: Horde cards whose arrow it knows besides the top one;
* `pool`: the shuffle a card's back last went through: the setting up, or the death of a survivor;
* `home`: the last shuffle it saw that card go into. Two cards with one home, and two backs of one pool, can change
  places without contradicting anything it has seen.
"""

from __future__ import annotations

from typing import Any, Final

from orda.engine.windows import Slot, deal_anew
from orda.games.off_the_dead.codes import (
    ZONES,
    arrow_of,
    bits,
    face_of,
    has,
    is_seen,
    kind_of,
    pointing,
    seen_from,
    shots_in,
)
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.registry import (
    ALL_SYMBOLS,
    ITEMS,
    MARKS,
    STRENGTH,
    SURVIVORS,
    SYMBOL_IDS,
    SYMBOLS,
    ZOMBIES,
)
from orda.games.off_the_dead.table import OffTable

PHASES = ("turn_over", "first_action", "bites", "moves", "wave", "second_action", "infection")


def symbol_names(marks: int) -> list[str]:
    return NAMES[marks][:]


NAMES: Final = [
    [name for name, symbol in zip(SYMBOL_IDS, SYMBOLS, strict=True) if marks & symbol]
    for marks in range(ALL_SYMBOLS + 1)
]


def item_data(number: int) -> dict[str, Any]:
    item = ITEMS.things[kind_of(number)]
    return {"id": item.id, "ammo": shots_in(number), "full": item.shots} if item.shots else {"id": item.id}


def face(card: int) -> dict[str, Any]:
    return {"id": ZOMBIES.ids[card], "strength": STRENGTH[card], "symbols": symbol_names(MARKS[card])}


def zombie_data(g: Play, card: int, viewer: int | None) -> dict[str, Any]:
    """Face up for everybody; face down only for who remembers it and has the aid."""
    t = g.t
    if t.is_up(card):
        return {"face_up": True, **face(card), "twice": has(t.tough, card)}
    if remembers(g, card, viewer):
        return {"face_up": False, "remembered": face(card)}
    return {"face_up": False}


def remembers(g: Play, card: int, viewer: int | None) -> bool:
    return viewer is not None and g.options["memory_aid"] and has(g.t.known[viewer], card)


def survivor_data(g: Play, place: int, viewer: int | None) -> dict[str, Any]:
    t = g.t
    survivor = SURVIVORS.things[t.survivors[place]]
    zones = t.zones[place * ZONES : place * ZONES + ZONES]
    return {
        "id": survivor.id,
        "seat": g.seat_of(place),
        "alive": t.lives(place),
        "strength": survivor.strength,
        "symbol": symbol_names(survivor.symbol)[0],
        "level": t.level[place],
        "track": survivor.track,
        "ability": survivor.ability,
        "ability_ready": has(t.ready, place),
        "items": [item_data(item) for item in t.items[place]],
        "trophies": [face(card) for card in t.trophies[place]],
        "corridor": [[zombie_data(g, card, viewer) for card in zone] for zone in zones],
    }


def view(g: Play, viewer: int | None) -> dict[str, Any]:
    t = g.t
    return {
        "advanced": g.advanced,
        "survivors": [survivor_data(g, place, viewer) for place in range(len(t.crowd))],
        "active": max(t.active, 0),
        "phase": PHASES[t.phase],
        "round": t.round,
        "panic": bool(t.panic),
        "barricade": bool(t.barricade),
        "horde": horde_data(g, viewer),
        "arrows": [arrow_id(t, arrow) for arrow in range(4)],
        "piles": [pile_data(g, pile) for pile in t.piles],
        "turned": [ITEMS.ids[kind] for kind in t.turned],
        "cemetery": {
            "zombies": [ZOMBIES.ids[card] for card in sorted(t.cemetery)],
            "items": [ITEMS.ids[kind] for kind in sorted(t.used)],
        },
        "biter": ZOMBIES.ids[t.biter] if t.biter >= 0 else None,
        "attack": attack_data(t),
        "wave_die": t.wave_die or None,
        "event": {"die": t.event_die, "zombie": ZOMBIES.ids[t.event_card]} if t.event_die else None,
        "spare": dict(zip(SYMBOL_IDS, t.spare, strict=True)),
        "zombies_left": t.zombies_left(),
    }


def arrow_id(t: OffTable, arrow: int) -> str:
    """How it reads: `biker`, pointing at him; `away-biker`, `left-biker`, `right-biker`."""
    way, place = seen_from(arrow, len(t.survivors))
    return ("", "away-", "left-", "right-")[way] + SURVIVORS.ids[t.survivors[place]]


def horde_data(g: Play, viewer: int | None) -> dict[str, Any]:
    """The arrow of the top card is for all to see, unless somebody has it in his hands; he sees up to three cards."""
    t = g.t
    shown = t.horde and not in_others_hands(g, viewer)
    arrow = arrow_of(t.horde[-1]) if shown else None
    data: dict[str, Any] = {"size": len(t.horde), "arrow": arrow, "looking": t.looking}
    if t.looking and shown:
        data["seen"] = [{**face(face_of(code)), "arrow": arrow_of(code)} for code in t.horde[: -t.looking - 1 : -1]]
    if viewer is not None and g.options["memory_aid"]:
        top_down = t.horde[::-1]
        data["remembered"] = {
            str(i): face(face_of(code)) for i, code in enumerate(top_down) if has(t.known[viewer], face_of(code))
        }
    return data


def in_others_hands(g: Play, viewer: int | None) -> bool:
    """Is somebody else arranging the top of the Horde?"""
    return g.t.looking > 0 and (g.decision is None or g.decision.player != viewer)


def pile_data(g: Play, pile: list[int]) -> dict[str, Any]:
    """Top first; with the memory aid what has been seen, else only how many there are."""
    if not g.options["memory_aid"]:
        return {"size": len(pile)}
    cards = [ITEMS.ids[kind_of(card)] if is_seen(card) else None for card in reversed(pile)]
    return {"size": len(pile), "cards": cards}


def attack_data(t: OffTable) -> dict[str, Any] | None:
    if not t.attacks:
        return None
    a = t.attacks[-1]
    return {
        "by": a.by,
        "corridor": a.place,
        "zombie": ZOMBIES.ids[a.card],
        "die": a.die or None,
        "power": a.power,
        "bonus": a.bonus,
        "strength": STRENGTH[a.card],
    }


# -- dealing anew ----------------------------------------------------------------------------


def redeal(g: Play, viewer: int) -> None:
    redeal_rubble(g)
    redeal_zombies(g.t, viewer)
    redeal_arrows(g, viewer)


def redeal_rubble(g: Play) -> None:
    """What has been turned up once lies where everybody saw it go; the rest may be anywhere."""
    deal_anew(g, [(pile, i) for pile in g.t.piles for i, card in enumerate(pile) if not is_seen(card)])


def redeal_zombies(t: OffTable, viewer: int) -> None:
    seen, home = t.face_up | t.known[viewer], t.home[viewer]
    cards: list[int] = []
    slots: list[Slot] = []
    for zone in [t.horde, *t.zones]:
        for i, code in enumerate(zone):
            card = face_of(code) if zone is t.horde else code
            if not has(seen, card):
                slots.append((zone, i))
                cards.append(card)
    before = cards[:]
    pools = [t.pool[card] for card in cards]
    put_in_order(cards, pools, home)
    shuffle_alike(t, cards, [home[card] for card in cards])
    shuffle_alike(t, cards, pools)
    for (zone, i), card, pool in zip(slots, cards, pools, strict=True):
        zone[i] = pointing(card, arrow_of(zone[i])) if zone is t.horde else card
        t.pool[card] = pool
    t.targets = moved_bits(t.targets, before, cards)
    for seat in range(len(t.known)):
        if seat != viewer:
            t.known[seat] = moved_bits(t.known[seat], before, cards)
            t.aimed[seat] = moved_bits(t.aimed[seat], before, cards)
            t.home[seat] = moved_homes(t.home[seat], before, cards)


def moved_bits(some: int, before: list[int], after: list[int]) -> int:
    """Whoever looked at a card that is now another one has seen that other one."""
    if not some:
        return 0
    moved = bits([new for old, new in zip(before, after, strict=True) if has(some, old)])
    return some & ~bits(before) | moved


def moved_homes(home: tuple[int, ...], before: list[int], after: list[int]) -> tuple[int, ...]:
    moved = list(home)
    for old, new in zip(before, after, strict=True):
        moved[new] = home[old]
    return tuple(moved)


def put_in_order(cards: list[int], pools: list[int], home: tuple[int, ...]) -> None:
    """Each pool's cards by their homes, so that how they really lie changes nothing."""
    places = sorted(range(len(cards)), key=pools.__getitem__)
    in_order = sorted(zip(pools, [home[card] for card in cards], cards, strict=True))
    for i, (_, _, card) in zip(places, in_order, strict=True):
        cards[i] = card


def shuffle_alike(t: OffTable, cards: list[int], labels: list[int]) -> None:
    """Shuffles the cards whose labels are equal among themselves."""
    for label in sorted(set(labels)):
        where = [i for i, each in enumerate(labels) if each == label]
        some = sorted([cards[i] for i in where])
        t.shuffle(some)
        for i, card in zip(where, some, strict=True):
            cards[i] = card


def redeal_arrows(g: Play, viewer: int) -> None:
    """Of all cards but the top one, if it lies there for all to see, and those he knows."""
    t = g.t
    for i in range(len(t.horde) - (not in_others_hands(g, viewer))):
        card = face_of(t.horde[i])
        if not has(t.aimed[viewer], card):
            t.horde[i] = pointing(card, t.random_below(4))
