"""What must hold of every table."""

from __future__ import annotations

from typing import Any

from orda.games.run.cards import IS_ITEM, RIVAL
from orda.games.run.setup import deck_of
from orda.games.run.table import FIVE_ITEMS, GOAL, LAST_ALIVE, NOT_OVER, RunTable


def faults(t: RunTable, players: int, options: dict[str, Any]) -> list[str]:
    """What is wrong with a table; nothing, in any game that was played by the rules."""
    sizes = {len(t.hands), len(t.items), len(t.zombies), *map(len, t.shuffles)}
    if sizes != {players}:
        return [f"it is not laid for {players} players"]
    cards = t.deck + t.discard + [card for hand in t.hands for card in hand]
    rows = [t.cards_before(seat) for seat in range(players)]
    lying = [card for row in rows for card in row]
    found = []
    if sorted(cards + lying) != deck_of(options, t.newest[0]):
        found.append("a card is missing, there twice or unknown")
    if any(bits >> players for bits in [*t.before, t.living, t.four_items]) or not t.living:
        found.append("a seat that does not exist, or nobody is alive")
    for seat, before in enumerate(rows):
        items = sum(IS_ITEM[card] for card in before)
        if (t.items[seat], t.zombies[seat]) != (items, len(before) - items):
            found.append(f"the cards before seat {seat} are counted wrongly")
        if t.four_items >> seat & 1 != (items == GOAL - 1):
            found.append(f"seat {seat} is wrongly said to have four items or not")
        if any(RIVAL[card] in before for card in before):
            found.append(f"an item and a zombie of one symbol lie before seat {seat}")
        if not t.is_living(seat) and (before or len(t.hands[seat]) > (seat == t.active)):
            found.append(f"zombie player {seat} holds cards he has not just drawn")
    if any(list(ages) != sorted(ages) or ages[0] < 0 for ages in ages_of_hands(t)):
        found.append("more cards of a hand are older than a shuffle than there were later")
    if not -1 <= t.active < players or not -1 <= t.winner < players:
        found.append("the active player or the winner does not exist")
    if t.over not in (NOT_OVER, FIVE_ITEMS, LAST_ALIVE) or bool(t.over) != (t.winner >= 0):
        found.append("over without a winner or won without being over")
    return found


def ages_of_hands(t: RunTable) -> list[tuple[int, ...]]:
    """For each hand, how many of its cards are older than each shuffle, and how many there are now."""
    return list(zip(*t.shuffles, [len(hand) for hand in t.hands], strict=True))
