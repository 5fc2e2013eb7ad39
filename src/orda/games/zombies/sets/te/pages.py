"""The five pages of the book, and the card that takes one away. In play each adds to the spell in the Cabin."""

from __future__ import annotations

from typing import Final

from orda.engine.game import STOP
from orda.engine.messages import ALL
from orda.games.zombies import knowledge
from orda.games.zombies.explore import OF_KIND, spread
from orda.games.zombies.fights import fight_branches
from orda.games.zombies.identity import titles, with_title
from orda.games.zombies.outlook import WORTH_OF_AN_ITEM, against, strength
from orda.games.zombies.play import Play
from orda.games.zombies.registry import (
    AT_PLAYER,
    BEFORE_SPELL,
    CARD,
    FREE,
    NUMBERS,
    OF_CARDS,
    OF_PILES,
    REMOVED,
    SQUARES,
    Hint,
    Rater,
    question,
    tells,
)
from orda.games.zombies.sets.te import TE
from orda.games.zombies.spell import pages_of
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable
from orda.games.zombies.tiles import DOG, KIND_OF, KINDS

NINE_DOGS: Final = 9
MOST_REMOVED: Final = 3
PRICE_OF_A_PAGE: Final = 4.0  # to a bot, as long as there may be a spell
IN_DECK: Final = 0
IN_DISCARD: Final = 1


def worth_of_a_page(g: Play, me: int, target: int, window: int) -> float:
    return WORTH_OF_AN_ITEM


def price_of_a_page(t: ZombiesTable) -> float:
    """It is worth keeping in play while the Cabin is on the map or may still come."""
    wanted = t.city.cabin >= 0 or KIND_OF["te_cabin"] in t.tiles_left
    return PRICE_OF_A_PAGE if wanted else 0.0


# -- Here Doggie! -------------------------------------------------------------------------------------


@TE.page(87, "here_doggie", copies=3, hint=Hint(worth_of_a_page, keep=6))
def here_doggie(g: Play, target: int) -> None:
    """As it comes into play: nine dogs on the Pet Cemetery, if it is on the map, or as many as fit."""
    graveyard = KIND_OF["te_pet_cemetery"]
    for tile in g.t.city.on_map:
        if g.t.city.kind(tile) == graveyard:
            room = sum([1 << square % 9 for square in g.t.with_room(g.t.city.squares_on(tile), DOG)])
            g.do(spread, g.me, OF_KIND + DOG, tile, NINE_DOGS, room)


# -- Return To Sender ---------------------------------------------------------------------------------


def worth_of_sending_back(g: Play, me: int, target: int, window: int) -> float:
    """Before his roll, or when nothing is left in the Cabin to keep him from it."""
    t = g.t
    if window == BEFORE_SPELL:
        return 8.0 + 4.0 * pages_of(t, target)
    return 9.0 if not t.zombies_inside(t.city.cabin) and pages_of(t, target) >= 2 else 0.0


@TE.page(94, "return_to_sender", copies=2, hint=Hint(worth_of_a_page, use=worth_of_sending_back, keep=7))
def return_to_sender(g: Play, target: int) -> None:
    """A page of the book."""


def opponents_in_the_cabin(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [p for p in t.others(me) if t.city.cabin >= 0 and t.building_of(p) == t.city.cabin]


@return_to_sender.activation(opponents_in_the_cabin, windows=FREE | BEFORE_SPELL, aim=AT_PLAYER, used=REMOVED)
def throw_out(g: Play, target: int) -> None:
    """Remove it from the game: an opponent inside the Cabin is put out of doors; a spell of his does not take place."""
    t = g.t
    if t.occasions and g.occasion.window == BEFORE_SPELL and g.occasion.player == target:
        g.occasion.gone = 1
    outdoors = [square for square in t.city.squares_on(t.city.cabin) if t.city.inside[square] < 0]
    g.ask("throw_out", outdoors, thrown_out, target, about=target)


@step
def thrown_out(g: Play, square: int, target: int) -> None:
    g.relocate(target, square)


def who_goes(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"target": g.decision.about}


def among_dogs(g: Play, me: int) -> Rater:
    """Among zombies, and far from the door."""
    t = g.t
    return lambda square: 2.0 * t.count_on(square) - (t.city.front[square] >= 0)


question("throw_out", SQUARES, among_dogs, about=who_goes)


# -- Something Doesn't Feel Quite Right... ------------------------------------------------------------


def worth_of_searching(g: Play, me: int, target: int, window: int) -> float:
    return 2.0 - price_of_a_page(g.t)


@TE.page(97, "something_doesnt_feel_right", copies=3, hint=Hint(worth_of_a_page, use=worth_of_searching, keep=6))
def something_doesnt_feel_right(g: Play, target: int) -> None:
    """A page of the book."""


def places_to_search(t: ZombiesTable) -> list[int]:
    """What is in a deck nobody knows; a discard pile with nothing but pages is not worth a search."""
    decks = [IN_DECK] if any(t.deck_of(pile) for pile in range(t.piles)) else []
    discards = [IN_DISCARD] if any(ordinary(t.discard_of(pile)) for pile in range(t.piles)) else []
    return decks + discards


def ordinary(cards: list[int]) -> list[int]:
    """The titles among these that are no pages."""
    return [title for title in titles(cards) if not CARD[title].page]


def if_there_is_something(g: Play, me: int, window: int) -> list[int]:
    return [0] if places_to_search(g.t) else []


@something_doesnt_feel_right.activation(if_there_is_something, windows=FREE)
def search(g: Play, target: int) -> None:
    """Discard: look through a deck or a discard pile and remove up to three cards that are no pages from the game."""
    g.ask("search", places_to_search(g.t), place_chosen)


@step
def place_chosen(g: Play, where: int) -> None:
    t = g.t
    piles = [pile for pile in range(t.piles) if (t.deck_of(pile) if where == IN_DECK else ordinary(t.discard_of(pile)))]
    g.ask("search_pile", piles, pile_chosen, where)


@step
def pile_chosen(g: Play, pile: int, where: int) -> None:
    if where == IN_DECK:
        look_through(g, pile)
    g.do(weed_out, g.me, where, pile, MOST_REMOVED)


def look_through(g: Play, pile: int) -> None:
    """Nobody knows the order of it any more, but who has it in hand."""
    g.t.shuffle(g.t.deck_of(pile))
    knowledge.shuffled(g.t, pile)
    knowledge.see_top(g.t, g.me, pile, len(g.t.deck_of(pile)))
    g.show()


@step
def weed_out(g: Play, where: int, pile: int, left: int) -> None:
    options = cards_to_remove(g, g.me, where, pile, left)
    if left and len(options) > 1:
        g.ask("weed_out", options, weeded_out, where, pile, left, about=left)
    else:
        put_back(g, where, pile)


def cards_to_remove(g: Play, player: int, where: int, pile: int, left: int) -> list[int]:
    return [*ordinary(searched(g.t, where, pile)), STOP]


def searched(t: ZombiesTable, where: int, pile: int) -> list[int]:
    return t.deck_of(pile) if where == IN_DECK else t.discard_of(pile)


@step
def weeded_out(g: Play, title: int, where: int, pile: int, left: int) -> None:
    t = g.t
    if title == STOP:
        put_back(g, where, pile)
        return
    cards = searched(t, where, pile)
    card = with_title(cards, title)
    cards.remove(card)
    t.out += (card,)
    g.tell("weeded_out", ALL, g.me, title)
    if where == IN_DECK:
        knowledge.shuffled(t, pile)
        knowledge.see_top(t, g.me, pile, len(cards))
    g.do(weed_out, g.me, where, pile, left - 1)


def put_back(g: Play, where: int, pile: int) -> None:
    """A deck that was looked through is shuffled."""
    if where == IN_DECK:
        g.t.shuffle(g.t.deck_of(pile))
        knowledge.shuffled(g.t, pile)
        knowledge.seen_through(g.t, g.me, pile)
        g.show()


def how_many(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"count": g.decision.about}


def the_deck_first(g: Play, me: int) -> Rater:
    return lambda where: float(where == IN_DECK)


def the_fullest(g: Play, me: int) -> Rater:
    return lambda pile: float(len(g.t.deck_of(pile)))


def harm_of_others(g: Play, me: int) -> Rater:
    """What the others could stop me with."""
    return lambda title: 0.0 if title == STOP else CARD[title].hint.keep + 5.0 * CARD[title].hint.stops - 6.0


question("search", NUMBERS, the_deck_first, others={IN_DECK: "deck", IN_DISCARD: "discard"})
question("search_pile", OF_PILES, the_fullest)
question("weed_out", OF_CARDS, harm_of_others, others={STOP: "none"}, about=how_many, anew=cards_to_remove)
tells("weeded_out", "player", "card")


# -- The Trees Are Alive! -----------------------------------------------------------------------------


def opponents_in_the_woods(t: ZombiesTable, me: int) -> list[int]:
    """R-16: on a Plain Wood tile, trees or clearing."""
    return [p for p in t.others(me) if t.pawns[p] >= 0 and KINDS[t.city.kind(t.pawns[p] // 9)].is_plain_wood]


def worth_of_branches(g: Play, me: int, target: int, window: int) -> float:
    weak = [p for p in opponents_in_the_woods(g.t, me) if strength(g.t, p) < 2 and g.t.trophies[p] > 2]
    return 6.0 * len(weak) - price_of_a_page(g.t)


@TE.page(101, "the_trees_are_alive", copies=2, hint=Hint(worth_of_a_page, use=worth_of_branches, keep=6))
def the_trees_are_alive(g: Play, target: int) -> None:
    """A page of the book."""


def if_somebody_is_in_the_woods(g: Play, me: int, window: int) -> list[int]:
    return [0] if opponents_in_the_woods(g.t, me) else []


@the_trees_are_alive.activation(if_somebody_is_in_the_woods, windows=FREE)
def wake_the_trees(g: Play, target: int) -> None:
    """Discard: every opponent on a woods square fights branches, one after the other."""
    for player in opponents_in_the_woods(g.t, g.me):
        g.do(fight_branches, player)


# -- Twist Of Fate ------------------------------------------------------------------------------------


def opponents_with_a_bullet(t: ZombiesTable, me: int) -> list[int]:
    return [p for p in t.others(me) if t.bullets[p]]


def worth_of_a_twist(g: Play, me: int, target: int, window: int) -> float:
    return 2.0 * len(opponents_with_a_bullet(g.t, me)) - price_of_a_page(g.t)


@TE.page(103, "twist_of_fate", copies=2, hint=Hint(worth_of_a_page, use=worth_of_a_twist, keep=6))
def twist_of_fate(g: Play, target: int) -> None:
    """A page of the book."""


def if_somebody_has_a_bullet(g: Play, me: int, window: int) -> list[int]:
    return [0] if opponents_with_a_bullet(g.t, me) else []


@twist_of_fate.activation(if_somebody_has_a_bullet, windows=FREE, used=REMOVED)
def twist(g: Play, target: int) -> None:
    """Remove it from the game: a bullet from every opponent who has one."""
    t = g.t
    for player in opponents_with_a_bullet(t, g.me):
        t.bullets[player] -= 1
        t.bullets[g.me] += 1
        g.tell("twisted", ALL, g.me, player)


tells("twisted", "player", "target")


# -- We're All Friends Here ---------------------------------------------------------------------------


def pages_to_take(t: ZombiesTable, me: int, target: int) -> list[int]:
    """R-52: none that one has already."""
    return [title for title in titles(t.items[target]) if CARD[title].page and not t.has_item(me, title)]


def opponents_with_a_page(g: Play, me: int, window: int) -> list[int]:
    return [p for p in g.t.others(me) if pages_to_take(g.t, me, p)]


def worth_of_friendship(g: Play, me: int, target: int, window: int) -> float:
    return 7.0 if g.t.city.cabin >= 0 else against(g.t, me, target, 4.0)


@TE.event(
    104,
    "were_all_friends_here",
    copies=2,
    targets=opponents_with_a_page,
    windows=FREE,
    aim=AT_PLAYER,
    hint=Hint(worth_of_friendship, keep=6),
)
def were_all_friends_here(g: Play, target: int) -> None:
    """Take a page that an opponent has in play."""
    g.ask("take_page", pages_to_take(g.t, g.me, target), page_taken, target, about=target)


@step
def page_taken(g: Play, title: int, target: int) -> None:
    g.hand_over(title, target, g.me)


def the_best_page(g: Play, me: int) -> Rater:
    return lambda title: CARD[title].hint.keep


question("take_page", OF_CARDS, the_best_page, about=who_goes)
