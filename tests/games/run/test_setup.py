"""The box, and how a game begins."""

from __future__ import annotations

from collections import Counter

import orda
from orda.games.run.cards import CARD_IDS, CARDS, FIRST_CARDS, RIVAL, full_deck


def test_the_box_has_ten_symbols_with_three_items_and_three_zombies_each_and_three_cockroaches() -> None:
    deck = full_deck(FIRST_CARDS)
    box = Counter(CARD_IDS[card] for card in deck)
    symbols = {CARDS[card] for card in deck if RIVAL[card] in CARDS}
    assert (len(deck), len(symbols)) == (63, 10)
    assert all(box[f"{symbol}_item"] == box[f"{symbol}_zombie"] == 3 for symbol in symbols)
    assert box["roach_zombie"] == 3


def test_everybody_starts_with_four_cards_and_the_first_player_draws_a_fifth() -> None:
    game = orda.new("run", players=5, seed=3)
    assert sorted(player["hand_size"] for player in game.view(None)["players"]) == [4, 4, 4, 4, 5]
