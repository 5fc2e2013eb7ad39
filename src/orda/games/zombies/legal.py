"""Who may play or use what in a window (rules 4.1 to 4.5)."""

from __future__ import annotations

from typing import Final

from orda.games.zombies.identity import PILE, title_of, titles
from orda.games.zombies.play import Play
from orda.games.zombies.records import NONE
from orda.games.zombies.registry import (
    AFTER_ROLL,
    BEFORE_MOVE,
    BETWEEN_STEPS,
    CARD,
    CARD_PLAYED,
    ENTERS_BUILDING,
    FREE,
    IN_A_TURN,
    PLAYER_DIES,
    WITH_OCCASION,
    Card,
)
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import KINDS

# An option is PLAY + title * TARGETS + target for a card, ACTIVATE + the same for an item.
TARGETS: Final = 128
PLAY: Final = 1 << 14
ACTIVATE: Final = 1 << 15

ANYWHERE: Final = 0  # instead of a window: played by another card, wherever its player is


def concerns(t: ZombiesTable, player: int, window: int) -> bool:
    """Is he the one who moves, rolls or fights?"""
    if window & (BEFORE_MOVE | BETWEEN_STEPS | ENTERS_BUILDING):
        return player == t.walks[-1].mover
    if window & IN_A_TURN:
        return player == t.active
    if t.duels:
        return bool(t.duels[-1].rolling >> player & 1)
    return bool(t.fights) and t.fights[-1].player == player


def may_answer(t: ZombiesTable, player: int, window: int) -> bool:
    """4.4: nobody answers himself; a death also concerns who dies."""
    if window == CARD_PLAYED:
        return t.resolving[-1][1] != player
    if window & WITH_OCCASION:
        return window == PLAYER_DIES or t.occasions[-1].player != player
    return True


def legal_targets(g: Play, player: int, card: Card, window: int) -> list[int]:
    """No two equal items, the right place, and the card's own conditions."""
    t = g.t
    if card.where and window != ANYWHERE and not is_there(t, player, card.where):
        return []
    if card.item and t.items[player] and t.has_item(player, card.number):
        return []
    targets = card.targets
    return targets(g, player, window)


def is_there(t: ZombiesTable, player: int, where: tuple[int, ...]) -> bool:
    """Is his pawn on such a tile, and inside if it is a building?"""
    pawn = t.pawns[player]
    if pawn < 0:
        return False
    kind = t.city.tiles[pawn // 9][0]
    return kind in where and (t.city.inside[pawn] >= 0 or not KINDS[kind].is_building)


def is_in_time(t: ZombiesTable, card: Card, player: int, window: int) -> bool:
    """May he play it in this window?"""
    if card.windows & window:
        return True
    if card.own & window and concerns(t, player, window):
        return True
    return bool(card.own_turn & window) and player == t.active


def may_use(t: ZombiesTable, card: Card, player: int, window: int) -> bool:
    """R-46: one activation a round, in the own turn, in the own fights, and where an item answers something."""
    if not (card.act_free or t.may_activate >> player & 1):
        return False
    if card.act_own & window and concerns(t, player, window):
        return True
    return bool(card.act & window) and (player == t.active or not window & FREE)


def plays(g: Play, player: int, window: int) -> list[int]:
    """Every card with every legal target, and every activation, open to this player in this window."""
    return plays_of(g, player, cards_for(g.t, player, window), window)


def cards_for(t: ZombiesTable, player: int, window: int) -> list[int]:
    """The titles in his hand, if he may play one, that are for such a window and such a tile as his pawn is on."""
    found: list[int] = []
    if t.may_play >> player & 1:
        pawn = t.pawns[player]
        kind = t.city.tiles[pawn // 9][0] if pawn >= 0 else NONE
        for number in t.hands[player]:
            card = CARD[number if number < PILE else title_of(number)]
            if card.moments & window and (not card.where or kind in card.where):
                found.append(card.number)
    return titles(found) if len(found) > 1 else found


def plays_of(g: Play, player: int, cards: list[int], window: int) -> list[int]:
    """These cards with every legal target, and every activation."""
    t = g.t
    found: list[int] = []
    if window > AFTER_ROLL and not may_answer(t, player, window):
        return found
    for title in cards:
        card = CARD[title]
        if card.windows & window or is_in_time(t, card, player, window):
            for target in legal_targets(g, player, card, window):
                found.append(PLAY + title * TARGETS + target)
    if t.items[player]:
        found += uses(g, player, window)
    return found


def uses(g: Play, player: int, window: int) -> list[int]:
    """Every activation of his items."""
    found: list[int] = []
    for title in titles(g.t.items[player]):
        card = CARD[title]
        if (card.act | card.act_own) & window and may_use(g.t, card, player, window):
            first = ACTIVATE + title * TARGETS
            found += [first + target for target in card.act_targets(g, player, window)]
    return found
