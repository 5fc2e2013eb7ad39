"""What must hold of every table."""

from __future__ import annotations

from typing import Any

from orda.games.zombinion.registry import BASE, CARDS, IDS, IS_ACTION, MOST_CARDS
from orda.games.zombinion.setup import KINGDOM_SIZE, copies, kingdom_cards
from orda.games.zombinion.table import CLEAN_UP, LEFT, NOT_USED, TAKING, ZombinionTable
from orda.games.zombinion.turn import end_reached


def faults(t: ZombinionTable, players: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with a table; nothing, in any game that was played by the rules."""
    rows: list[list[Any]] = [t.hands, t.decks, t.discards, t.buried, t.seen_tops, t.shown, t.shuffles, t.turns]
    rows += [t.scattered, t.kept]
    if len(t.supply) != MOST_CARDS or any(len(row) != players for row in rows):
        return [f"it is not laid for {players} players"]
    if not 0 <= t.active < players or not 0 <= t.owner < players or not CLEAN_UP <= t.phase <= TAKING:
        return ["the active player, the owner or the phase does not exist"]
    return piles_faults(t, options) or [
        *conservation_faults(t, players),
        *knowledge_faults(t, players),
        *turn_faults(t, players),
    ]


def piles_faults(t: ZombinionTable, options: dict[str, Any]) -> list[str]:
    kingdom = list(t.piles[BASE:])
    proper = t.piles[:BASE] == tuple(range(BASE)) and kingdom == sorted(set(kingdom)) and len(kingdom) == KINGDOM_SIZE
    if not proper or not all(card >= BASE and card in CARDS for card in kingdom):
        return ["the Supply does not have its seventeen piles"]
    if options["kingdom"] != "random" and kingdom != kingdom_cards(options["kingdom"], t):
        return ["the Combat cards are not those of the options"]
    return []


def conservation_faults(t: ZombinionTable, players: int) -> list[str]:
    """Every card of the game is in exactly one zone."""
    lying = t.trash + [card for player in range(players) for card in t.owned(player)]
    found = []
    for card in CARDS:
        if card in t.piles:
            total = t.supply[card] + lying.count(card)
            if t.supply[card] < 0 or total != copies(card, players):
                found.append(f"there are {total} of {IDS[card]} instead of {copies(card, players)}")
        elif t.supply[card] != NOT_USED or card in lying:
            found.append(f"{IDS[card]} is not in this game")
    if not CARDS.things.keys() >= set(lying):
        found.append("there is an unknown card")
    return found


def is_part(part: list[int], whole: list[int]) -> bool:
    return all(part.count(card) <= whole.count(card) for card in part)


def knowledge_faults(t: ZombinionTable, players: int) -> list[str]:
    found = []
    for player in range(players):
        if not 0 <= t.seen_tops[player] <= len(t.decks[player]):
            found.append(f"more cards of seat {player}'s deck were seen than there are")
        found += memory_faults(t, player)
        if t.buried[player] and not t.discards[player]:
            found.append(f"the discard pile of seat {player} has no top")
    if not is_part(t.loot, t.trash):
        found.append("the loot is not in the trash")
    return found


def memory_faults(t: ZombinionTable, player: int) -> list[str]:
    """Does the hand agree with what everybody knows of it?"""
    if not all(t.shuffles[player]):
        return [f"a shuffle of seat {player} is empty"]
    counted = [t.scattered[player], t.kept[player], *[shuffle[0] for shuffle in t.shuffles[player]]]
    if min(counted + t.shown[player]) < 0:
        return [f"what is known of seat {player} is less than nothing"]
    hand = t.hands[player] + (t.picked if player == t.owner else [])
    return shown_faults(t, player, hand[:]) or unknown_faults(t, player, hand)


def shown_faults(t: ZombinionTable, player: int, hand: list[int]) -> list[str]:
    """Of the cards once shown no more have left the hand than have left it unseen since."""
    gone: list[int] = []
    for entry in sorted(t.shown[player]):
        left, card = divmod(entry, LEFT)
        if card in hand:
            hand.remove(card)
        else:
            gone.append(card)
        if len(gone) > left:
            return [f"seat {player} is said to hold a card that is not in the hand"]
    if not t.scattered[player] and not is_part(gone, t.buried[player]):
        return [f"a card that left the hand of seat {player} unseen is not in the discard pile"]
    return []


def unknown_faults(t: ZombinionTable, player: int, hand: list[int]) -> list[str]:
    """Of the cards that nobody has seen for certain, some are actions, and some are older than a shuffle."""
    for entry in t.shown[player]:
        if entry < LEFT:
            hand.remove(entry)
    if sum([IS_ACTION[card] for card in hand]) < t.kept[player]:
        return [f"seat {player} is said to have kept an action that is not in the hand"]
    for early, *hidden in t.shuffles[player]:
        if sum([min(hand.count(card), hidden.count(card)) for card in set(hand)]) < early:
            return [f"the hand of seat {player} cannot have been there before the shuffle"]
    return []


def turn_faults(t: ZombinionTable, players: int) -> list[str]:
    found = []
    if min(t.actions, t.targets, t.shots, t.safe, t.quiet, *t.turns) < 0 or t.safe >> players:
        found.append("something counted is less than nothing")
    if t.turn != sum(t.turns) or max(t.turns) - min(t.turns) > 1:
        found.append("the turns are counted wrongly")
    if t.over and t.over != end_reached(t, players):
        found.append("over, though the end is not reached")
    return found
