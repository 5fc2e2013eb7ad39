"""Cards from the decks to the hands, and from the hands to the discard piles (rules 4.6, 6.4)."""

from __future__ import annotations

from orda.engine.messages import ALL, all_but
from orda.games.zombies import knowledge
from orda.games.zombies.identity import title_of, with_title
from orda.games.zombies.outlook import richest_pile
from orda.games.zombies.play import Play
from orda.games.zombies.registry import OF_PILES, question, tells
from orda.games.zombies.steps import step
from orda.games.zombies.table import HAND, PER_PLAYER, PER_SET, ZombiesTable

# -- drawing ----------------------------------------------------------------------------------------


def draw_to_three(g: Play, player: int) -> None:
    draw(g, player, HAND - len(g.t.hands[player]))


def draw(g: Play, player: int, count: int) -> None:
    """At once, unless there are several decks to choose from."""
    if g.t.whose_decks == PER_SET:
        if count > 0:
            g.do(choose_deck, player, count)
        return
    pile = player if g.t.whose_decks == PER_PLAYER else 0
    for _ in range(count):
        draw_from(g, player, pile)


@step
def choose_deck(g: Play, count: int) -> None:
    """4.6: for each card the player says from which deck it comes."""
    piles = piles_to_draw_from(g.t)
    if piles:
        g.ask("draw_card_from", piles, deck_chosen, count)


@step
def deck_chosen(g: Play, pile: int, count: int) -> None:
    draw_from(g, g.me, pile)
    if count > 1:
        g.do(choose_deck, g.me, count - 1)


question("draw_card_from", OF_PILES, richest_pile)


def piles_to_draw_from(t: ZombiesTable) -> list[int]:
    return [pile for pile in range(t.piles) if t.deck_of(pile) or t.discard_of(pile)]


def draw_from(g: Play, player: int, pile: int) -> None:
    """Both piles empty: no card."""
    t = g.t
    deck = t.deck_of(pile)
    if not deck and not reshuffle(g, pile):
        return
    card = deck.pop()
    t.hands[player].append(card)
    if t.known:
        knowledge.drawn(t, player, pile, card)
    t.quiet = 0
    g.show()
    if g.telling:
        g.tell("draw_card", player, player, title_of(card))
        g.tell("draw", all_but(player), player)


def reshuffle(g: Play, pile: int) -> bool:
    """R-56: only when a card is needed, below what is left of the deck. A player's own deck never is (6.4)."""
    t = g.t
    deck, discard = t.deck_of(pile), t.discard_of(pile)
    if not discard or t.whose_decks == PER_PLAYER:
        return False
    if not deck:
        knowledge.used_up(t, pile)
    cards = discard[:]
    discard.clear()
    t.shuffle(cards)
    deck[:0] = cards
    if t.known:
        knowledge.put_under(t, pile, len(cards))
    g.tell("reshuffle", ALL, len(deck))
    return True


def piles_of(t: ZombiesTable, player: int) -> list[int]:
    """4.6, R-63: those that "the deck" and "the discard pile" can mean for him."""
    return [player] if t.whose_decks == PER_PLAYER else list(range(t.piles))


def piles_with_discards(t: ZombiesTable, player: int) -> list[int]:
    """Of these the ones from which he can take something back."""
    return [pile for pile in piles_of(t, player) if t.discard_of(pile)]


def take_discarded(g: Play, player: int, pile: int, title: int) -> None:
    """A card of a discard pile goes to his hand; everybody sees which."""
    t = g.t
    card = with_title(reversed(t.discard_of(pile)), title)
    t.discard_of(pile).remove(card)
    t.hands[player].append(card)
    knowledge.taken_openly(t, player, card)
    t.quiet = 0
    g.tell("take_discarded", ALL, player, title)


tells("take_discarded", "player", "card")


# -- out of a hand ------------------------------------------------------------------------------------


def out_of_hand(t: ZombiesTable, player: int, title: int) -> int:
    """A card of this title; everybody sees which."""
    hand = t.hands[player]
    card = with_title(hand, title)
    place = hand.index(card)
    del hand[place]
    if t.shuffles:
        knowledge.left_place(t, player, place)
    if t.known:
        knowledge.left_hand(t, player, card)
    return card


def throw_away(g: Play, player: int, title: int) -> None:
    g.t.put_away(out_of_hand(g.t, player, title))
    g.show()
    g.tell("discard", ALL, player, title)


def change_hands(g: Play, giver: int, taker: int, card: int) -> None:
    """From hand to hand: only those two see what it is."""
    t = g.t
    t.hands[giver].remove(card)
    t.hands[taker].append(card)
    knowledge.changed_hands(t, giver, taker, card)
    g.show()
