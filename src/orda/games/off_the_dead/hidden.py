"""What a seat may see, and dealing anew what it cannot know: the Horde, face-down zombies, rubble never turned up.

What a seat knows of hidden zombies is kept in four fields of the table:
* `known`: cards whose place it knows (a toy lured a face-up one under the Horde; it looked through the goggles);
* `aimed`: Horde cards whose arrow it knows besides the top one;
* `pool`: the shuffle a card's back last went through: the setting up, or the death of a survivor;
* `home`: the last shuffle it saw that card go into. Two cards with one home, and two backs of one pool, can change
  places without contradicting anything it has seen.
"""

from __future__ import annotations

from typing import Any

from orda.engine.windows import Slot
from orda.games.off_the_dead.cards import (
    ABILITY_IDS,
    AMMO,
    FORCE,
    FULL,
    ITEM_IDS,
    KIND,
    LAST_WEAPON,
    MARKS,
    NEEDS_AMMO,
    STRENGTH,
    SURVIVOR_IDS,
    SYMBOL,
    SYMBOL_IDS,
    SYMBOLS,
    TRACK,
    ZOMBIE_IDS,
)
from orda.games.off_the_dead.play import Play
from orda.games.off_the_dead.table import SEEN, SEEN_KIND, ZONES, OffTable

PHASES = ("turn_over", "first_action", "bites", "moves", "wave", "second_action", "infection")


def symbol_names(marks: int) -> list[str]:
    return [name for name, symbol in zip(SYMBOL_IDS, SYMBOLS, strict=True) if marks & symbol]


def item_data(item: int) -> dict[str, Any]:
    kind = item & KIND
    if kind <= LAST_WEAPON and NEEDS_AMMO[kind]:
        return {"id": ITEM_IDS[kind], "ammo": item >> AMMO, "full": FULL[kind]}
    return {"id": ITEM_IDS[kind]}


def face(card: int) -> dict[str, Any]:
    return {"id": ZOMBIE_IDS[card], "strength": STRENGTH[card], "symbols": symbol_names(MARKS[card])}


def zombie_data(g: Play, card: int, viewer: int | None) -> dict[str, Any]:
    """Face up for everybody; face down only for who remembers it and has the aid."""
    t = g.t
    if t.face_up >> card & 1:
        return {"face_up": True, **face(card), "twice": bool(t.tough >> card & 1)}
    if remembers(g, card, viewer):
        return {"face_up": False, "remembered": face(card)}
    return {"face_up": False}


def remembers(g: Play, card: int, viewer: int | None) -> bool:
    return viewer is not None and g.options["memory_aid"] and bool(g.t.known[viewer] >> card & 1)


def survivor_data(g: Play, place: int, viewer: int | None) -> dict[str, Any]:
    t = g.t
    survivor = t.survivors[place]
    zones = t.zones[place * ZONES : place * ZONES + ZONES]
    return {
        "id": SURVIVOR_IDS[survivor],
        "seat": g.seat_of(place),
        "alive": bool(t.lives(place)),
        "strength": FORCE[survivor],
        "symbol": symbol_names(SYMBOL[survivor])[0],
        "level": t.level[place],
        "track": TRACK[survivor],
        "ability": ABILITY_IDS[survivor],
        "ability_ready": bool(t.ready >> place & 1),
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
        "piles": [pile_data(g, pile) for pile in t.piles],
        "turned": [ITEM_IDS[kind] for kind in t.turned],
        "cemetery": {
            "zombies": [ZOMBIE_IDS[card] for card in sorted(t.cemetery)],
            "items": [ITEM_IDS[kind] for kind in sorted(t.used)],
        },
        "biter": ZOMBIE_IDS[t.biter] if t.biter >= 0 else None,
        "attack": attack_data(t),
        "wave_die": t.wave_die or None,
        "event": {"die": t.event_die, "zombie": ZOMBIE_IDS[t.event_card]} if t.event_die else None,
        "spare": dict(zip(SYMBOL_IDS, t.spare, strict=True)),
        "zombies_left": t.zombies_left(),
    }


def horde_data(g: Play, viewer: int | None) -> dict[str, Any]:
    """The arrow of the top card is for all to see, unless somebody has it in his hands; he sees up to three cards."""
    t = g.t
    shown = t.horde and not in_others_hands(g, viewer)
    data: dict[str, Any] = {"size": len(t.horde), "arrow": t.horde[-1] & 3 if shown else None, "looking": t.looking}
    if t.looking and shown:
        data["seen"] = [{**face(code >> 2), "arrow": code & 3} for code in t.horde[: -t.looking - 1 : -1]]
    if viewer is not None and g.options["memory_aid"]:
        top_down = t.horde[::-1]
        data["remembered"] = {
            str(i): face(code >> 2) for i, code in enumerate(top_down) if t.known[viewer] >> (code >> 2) & 1
        }
    return data


def in_others_hands(g: Play, viewer: int | None) -> bool:
    """Is somebody else arranging the top of the Horde?"""
    return g.t.looking > 0 and (g.decision is None or g.decision.player != viewer)


def pile_data(g: Play, pile: list[int]) -> dict[str, Any]:
    """Top first; with the memory aid what has been seen, else only how many there are."""
    if not g.options["memory_aid"]:
        return {"size": len(pile)}
    cards = [ITEM_IDS[card & SEEN_KIND] if card & SEEN else None for card in reversed(pile)]
    return {"size": len(pile), "cards": cards}


def attack_data(t: OffTable) -> dict[str, Any] | None:
    if not t.attacks:
        return None
    a = t.attacks[-1]
    return {
        "by": a.by,
        "corridor": a.place,
        "zombie": ZOMBIE_IDS[a.card],
        "die": a.die or None,
        "power": a.power,
        "bonus": a.bonus,
        "strength": STRENGTH[a.card],
    }


# -- dealing anew ----------------------------------------------------------------------------


def redeal(g: Play, viewer: int) -> None:
    redeal_rubble(g.t)
    redeal_zombies(g.t, viewer)
    redeal_arrows(g, viewer)


def redeal_rubble(t: OffTable) -> None:
    """What has been turned up once lies where everybody saw it go; the rest may be anywhere."""
    slots: list[Slot] = [(pile, i) for pile in t.piles for i, card in enumerate(pile) if not card & SEEN]
    cards = [pile[i] for pile, i in slots]
    t.shuffle(cards)
    for (pile, i), card in zip(slots, cards, strict=True):
        pile[i] = card


def redeal_zombies(t: OffTable, viewer: int) -> None:
    known, home = t.known[viewer], t.home[viewer]
    cards: list[int] = []
    slots: list[Slot] = []
    for zone in [t.horde, *t.zones]:
        for i, code in enumerate(zone):
            card = code >> 2 if zone is t.horde else code
            if not (t.face_up | known) >> card & 1:
                slots.append((zone, i))
                cards.append(card)
    before = cards[:]
    pools = [t.pool[card] for card in cards]
    for _ in range(2):
        shuffle_alike(t, cards, [home[card] for card in cards])
        shuffle_alike(t, cards, pools)
    for (zone, i), card, pool in zip(slots, cards, pools, strict=True):
        zone[i] = card << 2 | zone[i] & 3 if zone is t.horde else card
        t.pool[card] = pool
    t.targets = moved_bits(t.targets, before, cards)
    for seat in range(len(t.known)):
        if seat != viewer:
            t.known[seat] = moved_bits(t.known[seat], before, cards)
            t.aimed[seat] = moved_bits(t.aimed[seat], before, cards)
            homes = [t.home[seat][card] for card in before]
            for card, home_there in zip(cards, homes, strict=True):
                t.home[seat][card] = home_there


def moved_bits(bits: int, before: list[int], after: list[int]) -> int:
    """Whoever looked at a card that is now another one has seen that other one."""
    moved = bits & ~sum(1 << card for card in before)
    for old, new in zip(before, after, strict=True):
        moved |= (bits >> old & 1) << new
    return moved


def shuffle_alike(t: OffTable, cards: list[int], labels: list[int]) -> None:
    """Shuffles the cards whose labels are equal among themselves."""
    for label in sorted(set(labels)):
        where = [i for i, each in enumerate(labels) if each == label]
        some = [cards[i] for i in where]
        t.shuffle(some)
        for i, card in zip(where, some, strict=True):
            cards[i] = card


def redeal_arrows(g: Play, viewer: int) -> None:
    """Of all cards but the top one, if it lies there for all to see, and those he knows."""
    t = g.t
    for i in range(len(t.horde) - (not in_others_hands(g, viewer))):
        if not t.aimed[viewer] >> (t.horde[i] >> 2) & 1:
            t.horde[i] = t.horde[i] & ~3 | t.random_below(4)
