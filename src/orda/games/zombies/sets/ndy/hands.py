"""The event cards of Not Dead Yet about cards: in hands, decks and discard piles, and in play."""

from __future__ import annotations

from typing import Final

from orda.engine.messages import ALL
from orda.games.zombies import knowledge
from orda.games.zombies.announcing import announce_card
from orda.games.zombies.drawing import draw, piles_of, piles_with_discards, reshuffle, take_discarded, throw_away
from orda.games.zombies.identity import title_of, titles
from orda.games.zombies.legal import ANYWHERE, legal_targets
from orda.games.zombies.outlook import keeping, richest_pile
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_PLAYER,
    BUILDINGS,
    CARD,
    FREE,
    OF_CARDS,
    OF_PILES,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.ndy import NDY
from orda.games.zombies.steps import step
from orda.games.zombies.table import HAND, PER_PLAYER, WHOLE, ZombiesTable
from orda.games.zombies.targets import opponents_with_a_card

A_GOOD_CARD: Final = 4.0  # what one may hope to draw


# -- I Could Use A Drink ----------------------------------------------------------------------------------


def worth_of_a_drink(g: Play, me: int, target: int, window: int) -> float:
    """What new cards would be better by than those that go."""
    others = [title_of(card) for card in g.t.hands[me]]
    others.remove(i_could_use_a_drink.number)
    return sum([A_GOOD_CARD - keeping(g.t, me, title) for title in others])


@NDY.event(
    61,
    "i_could_use_a_drink",
    copies=2,
    recommended=2,
    windows=FREE,
    hint=Hint(worth_of_a_drink, keep=4),
)
def i_could_use_a_drink(g: Play, target: int) -> None:
    """Discard the rest of your hand and draw three cards."""
    for card in g.t.hands[g.me][:]:
        throw_away(g, g.me, title_of(card))
    draw(g, g.me, HAND)


# -- My, You Look Familiar. -------------------------------------------------------------------------------

LOOKED_AT: Final = 3


def piles_to_look_into(t: ZombiesTable, player: int) -> list[int]:
    never_shuffled = t.whose_decks == PER_PLAYER
    return [pile for pile in piles_of(t, player) if t.deck_of(pile) or (t.discard_of(pile) and not never_shuffled)]


def if_there_is_a_deck(g: Play, me: int, window: int) -> list[int]:
    return [0] if piles_to_look_into(g.t, me) else []


def worth_of_looking(g: Play, me: int, target: int, window: int) -> float:
    """Just before one draws."""
    return 1.5 if me == g.t.active else 0.0


@NDY.event(
    67,
    "my_you_look_familiar",
    copies=2,
    targets=if_there_is_a_deck,
    windows=FREE,
    hint=Hint(worth_of_looking, keep=2),
)
def my_you_look_familiar(g: Play, target: int) -> None:
    """Look at the top three cards: one is discarded, one goes to the bottom, one back on top."""
    g.ask("look_into", piles_to_look_into(g.t, g.me), looked_into)


@step
def looked_into(g: Play, pile: int) -> None:
    """With fewer cards left the discard pile is shuffled and put below first."""
    t = g.t
    if len(t.deck_of(pile)) < LOOKED_AT:
        reshuffle(g, pile)
    seen = t.deck_of(pile)[-LOOKED_AT:]
    knowledge.see_top(t, g.me, pile, len(seen))
    g.show()
    g.tell("look_at", g.me, g.me, tuple([title_of(card) for card in reversed(seen)]))
    g.ask("look_discard", titles(seen), one_discarded, pile, len(seen), always=True)


def on_top(g: Play, player: int, pile: int, count: int) -> list[int]:
    return titles(g.t.deck_of(pile)[-count:])


def place_of_title(t: ZombiesTable, pile: int, count: int, title: int) -> int:
    """Of a card among the top ones."""
    deck = t.deck_of(pile)
    return next(place for place in range(len(deck) - count, len(deck)) if title_of(deck[place]) == title)


@step
def one_discarded(g: Play, title: int, pile: int, count: int) -> None:
    t = g.t
    place = place_of_title(t, pile, count, title)
    t.put_away(t.deck_of(pile).pop(place))
    knowledge.taken_out(t, pile, place)
    g.tell("look_discard", ALL, g.me, title)
    if count > 1:
        g.ask("look_under", on_top(g, g.me, pile, count - 1), one_put_under, pile, count - 1, always=True)


@step
def one_put_under(g: Play, title: int, pile: int, count: int) -> None:
    t = g.t
    deck = t.deck_of(pile)
    deck.insert(0, deck.pop(place_of_title(t, pile, count, title)))
    knowledge.put_one_under(t, g.me, pile, count)
    g.tell("look_under", ALL, g.me)


def the_worst(g: Play, me: int) -> Rater:
    """For who draws next: the best card stays on top for oneself, and away from the others."""
    mine = 1.0 if me == g.t.active else -1.0
    return lambda title: -mine * keeping(g.t, me, title)


question("look_into", OF_PILES, richest_pile)
question("look_discard", OF_CARDS, the_worst, anew=on_top)
question("look_under", OF_CARDS, the_worst, anew=on_top)
tells("look_at", "player", "cards")
tells("look_discard", "player", "card")
tells("look_under", "player")


# -- Ooooooh, What Luck! ----------------------------------------------------------------------------------


def items_with_a_place(g: Play, player: int) -> list[int]:
    """R-75: any in his hand that is played in a certain place, but no page."""
    found = [title for title in titles(g.t.hands[player]) if CARD[title].item and CARD[title].where]
    return [title for title in found if not CARD[title].page and legal_targets(g, player, CARD[title], ANYWHERE)]


def with_an_item(g: Play, me: int, window: int) -> list[int]:
    return [0] if items_with_a_place(g, me) else []


def worth_of_luck(g: Play, me: int, target: int, window: int) -> float:
    return 2.0 + max([CARD[title].hint.keep for title in items_with_a_place(g, me)])


@NDY.event(
    69,
    "ooooooh_what_luck",
    copies=2,
    recommended=2,
    where=BUILDINGS,
    targets=with_an_item,
    windows=FREE,
    hint=Hint(worth_of_luck, keep=3),
)
def ooooooh_what_luck(g: Play, target: int) -> None:
    """Inside any building: play an item that needs another place, besides this card."""
    g.ask("lucky_item", items_with_a_place(g, g.me), lucky_item_found)


@step
def lucky_item_found(g: Play, title: int) -> None:
    announce_card(g, title, legal_targets(g, g.me, CARD[title], ANYWHERE)[0], ANYWHERE)


def the_best(g: Play, me: int) -> Rater:
    return lambda title: CARD[title].hint.keep


question("lucky_item", OF_CARDS, the_best, anew=items_with_a_place)


# -- Sheer Determination ----------------------------------------------------------------------------------


def with_the_price(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [0] if t.lives[me] >= WHOLE and t.bullets[me] and piles_with_discards(t, me) else []


def worth_of_will(g: Play, me: int, target: int, window: int) -> float:
    """For who has plenty, what the best card lying there is worth more than a life and a bullet."""
    t = g.t
    if t.lives[me] <= 2 * WHOLE or t.bullets[me] < 3:
        return 0.0
    lying = [title_of(card) for pile in piles_with_discards(t, me) for card in t.discard_of(pile)]
    return max([CARD[title].hint.keep for title in lying]) - 5.0


@NDY.event(
    71,
    "sheer_determination",
    copies=2,
    recommended=2,
    targets=with_the_price,
    windows=FREE,
    hint=Hint(worth_of_will, keep=2),
)
def sheer_determination(g: Play, target: int) -> None:
    """Pay a life and a bullet: take any card of the discard pile."""
    t = g.t
    t.bullets[g.me] -= 1
    g.tell("pay_bullets", ALL, g.me, 1)
    g.lose_lives(g.me, WHOLE)
    g.tell("wound", ALL, g.me)
    g.ask("search_in", piles_with_discards(t, g.me), searched)


@step
def searched(g: Play, pile: int) -> None:
    g.ask("retrieve", titles(g.t.discard_of(pile)), found_again, pile)


@step
def found_again(g: Play, title: int, pile: int) -> None:
    take_discarded(g, g.me, pile, title)


def most_discards(g: Play, me: int) -> Rater:
    return lambda pile: max([CARD[title_of(card)].hint.keep for card in g.t.discard_of(pile)])


question("search_in", OF_PILES, most_discards)
question("retrieve", OF_CARDS, the_best)


# -- Troubled Childhood -----------------------------------------------------------------------------------


def worth_of_a_look(g: Play, me: int, target: int, window: int) -> float:
    return 1.5 if me == g.t.active else 0.0


@NDY.event(
    76,
    "troubled_childhood",
    copies=2,
    recommended=2,
    targets=opponents_with_a_card,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_a_look, keep=1),
)
def troubled_childhood(g: Play, target: int) -> None:
    """See an opponent's hand; nobody else does."""
    t = g.t
    knowledge.see_hand(t, g.me, target)
    g.show()
    g.tell("see_hand", g.me, g.me, target, tuple(sorted([title_of(card) for card in t.hands[target]])))


tells("see_hand", "player", "target", "cards")


# -- With Friends Like You... -----------------------------------------------------------------------------


def with_items(g: Play, me: int, window: int) -> list[int]:
    return [0] if g.t.items[me] else []


def worth_of_friends(g: Play, me: int, target: int, window: int) -> float:
    """What the best armed opponent loses more than oneself."""
    lost = [sum([CARD[title_of(item)].hint.keep for item in items]) for items in g.t.items]
    return max([lost[player] for player in g.t.others(me)]) - lost[me]


@NDY.event(
    82,
    "with_friends_like_you",
    copies=2,
    recommended=1,
    targets=with_items,
    windows=FREE,
    hint=Hint(worth_of_friends, keep=2),
)
def with_friends_like_you(g: Play, target: int) -> None:
    """All players discard all items they have in play; you must have one."""
    t = g.t
    for player in [g.me, *t.others(g.me)]:
        lost = [title_of(item) for item in t.items[player]]
        if lost:
            for title in lost:
                g.discard_item(player, title)
            g.tell("lose_items", ALL, player, tuple(lost))


tells("lose_items", "player", "cards")
