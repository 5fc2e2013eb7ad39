"""The registry of cards: costs, kinds and so on as lists by card number, filled by `@card` above each card's function.

A card's number is in every save and every stored choice: a new card gets a new, higher one, old ones never change.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Mapping
from typing import Any, Final, TypeVar

from orda.engine.game import Step
from orda.engine.registry import Registry, Tells
from orda.games.zombinion.steps import step

MOST_CARDS: Final = 64  # an option of the Hunt phase has room for so many
BASE: Final = 7  # cards below are in every game, the others are Combat cards

# Kinds: a bit each.
AIM: Final = 1
ZOMBIES: Final = 2
ACTION: Final = 4
ATTACK: Final = 8
REACTION: Final = 16
INFECTED: Final = 32
ANY: Final = 63
KIND_NAMES: Final = {
    AIM: "aim",
    ZOMBIES: "zombies",
    ACTION: "action",
    ATTACK: "attack",
    REACTION: "reaction",
    INFECTED: "infection",
}

BULLET: Final = 0
ROUNDS: Final = 1
MAGAZINE: Final = 2
ZOMBIE: Final = 3
MANY_ZOMBIES: Final = 4
HORDE: Final = 5
INFECTION: Final = 6
BARRICADE: Final = 9  # the one card that others than its player look for

# The rating of one option of a question that the card asks: (g, player, option); bots take the highest.
Advice = Callable[[Any, int, int], int]
S = TypeVar("S", bound=Step)

CARDS: Final[Registry[str]] = Registry("card of Zombinion", MOST_CARDS)
IDS: Final = CARDS.ids
tells: Final = Tells()  # what only cards tell; its words are `zombinion-log-<kind>`

# The editions of our rules, numbered like cards so that a game goes on, and is replayed, by the one it began with.
EDITIONS: Final[Registry[str]] = Registry("edition of Zombinion")
EDITIONS.add(0, "first", "what is known of a hand is forgotten when a choice of cards from it begins")
EDITIONS.add(1, "remembering", "it is not, shuffles are told, and their outcome does not depend on what is known")
REMEMBERING: Final = 1

COST: Final[list[int]] = [0] * MOST_CARDS
KINDS: Final[list[int]] = [0] * MOST_CARDS
SHOTS: Final[list[int]] = [0] * MOST_CARDS  # of aim cards
POINTS: Final[list[int]] = [0] * MOST_CARDS  # at the end, each
POINTS_BY_DECK: Final[dict[int, Callable[[int], int]]] = {}  # or by how many cards one owns
IS_ACTION: Final[list[bool]] = [False] * MOST_CARDS
IS_ATTACK: Final[list[bool]] = [False] * MOST_CARDS
IS_ZOMBIES: Final[list[bool]] = [False] * MOST_CARDS
AIM_CARDS: Final[list[int]] = []  # few, and asked for in every hunt
AIM_BIT: Final[list[int]] = [0] * MOST_CARDS  # a bit for each of them


def nothing(g: Any) -> None:
    """What playing a card does that cannot be played."""


class Hint:
    """What a bot should know of a card; it stands beside the card."""

    def __init__(
        self,
        *,
        play: int = 0,
        take: int = 0,
        less: int = 0,
        most: int = 0,
        take_first: int | None = None,
        take_of_four: int | None = None,
        take_first_of_four: int | None = None,
        most_of_four: int | None = None,
        actions: int = 0,
        needs_room: bool = True,
        twice: int = 0,
        suits: Callable[[Any, list[int]], bool] | None = None,
        useful: Callable[[Any, int], bool] | None = None,
        advice: Advice | None = None,
    ) -> None:
        self.play: Final = play  # of the cards that can be played, the highest comes first
        self.take: Final = take  # how much it is wanted: Proiettili are 40, the first Caricatore 65
        self.less: Final = less  # by how much less for each that one has; of aim cards only
        self.most: Final = most  # no use for more of them in one deck
        self.take_first: Final = take if take_first is None else take_first  # in one's first two turns
        # Among four, where they differ: there are fewer points for each, and attacks strike who has been struck.
        self.take_of_four: Final = take if take_of_four is None else take_of_four
        self.take_first_of_four: Final = self.take_of_four if take_first_of_four is None else take_first_of_four
        self.most_of_four: Final = most if most_of_four is None else most_of_four
        self.actions: Final = actions  # actions it gives back: 0 for one that ends the action phase
        self.needs_room: Final = needs_room  # of one that ends it: not wanted when there are enough of them in a deck
        self.twice: Final = twice  # how gladly Tattica doubles it; 0: by how much it is wanted
        self.suits: Final = suits  # (g, all one's cards): is it worth taking for such a deck? None: always
        self.useful: Final = useful  # (g, player): is there any sense in playing it now? None: always
        self.advice: Final = advice  # for the questions that it asks


# The options of a question that a card asks: (g, player, *what the step after it is handed). They are offered, worked
# out anew after a re-deal, and compared with those of a save.
Options = Callable[..., list[int]]

EFFECT: Final[list[Step]] = [nothing] * MOST_CARDS
HINTS: Final[list[Hint]] = [Hint()] * MOST_CARDS
ASKS: Final[dict[tuple[int, str], Options]] = {}  # by card and kind of question
# Of a card that chooses a set one by one: (cards in hand, picked so far) are how many more must and may be picked.
Picks = Callable[[int, int], tuple[int, int]]
PICKS: Final[dict[int, Picks]] = {}


def pile(
    number: int,
    id_: str,
    *,
    cost: int,
    kinds: int,
    shots: int = 0,
    points: int = 0,
    points_by_deck: Callable[[int], int] | None = None,
    hint: Hint | None = None,
) -> int:
    """Registers a card that is never played in the action phase; gives back its number."""
    CARDS.add(number, id_, id_)
    COST[number] = cost
    KINDS[number] = kinds
    SHOTS[number] = shots
    POINTS[number] = points
    IS_ACTION[number] = bool(kinds & ACTION)
    IS_ATTACK[number] = bool(kinds & ATTACK)
    IS_ZOMBIES[number] = bool(kinds & ZOMBIES)
    HINTS[number] = hint or Hint()
    if kinds & AIM:
        insort(AIM_CARDS, number)
        AIM_BIT[number] = 1 << number
    if points_by_deck:
        POINTS_BY_DECK[number] = points_by_deck
    return number


def card(
    number: int,
    id_: str,
    *,
    cost: int,
    kinds: int,
    hint: Hint,
    asks: Mapping[str, Options] | None = None,
    picks: Picks | None = None,
) -> Callable[[S], S]:
    """Above the function that is the card: `@card(8, "maverick", cost=3, kinds=ACTION, hint=Hint(...))`.

    `asks` has the options of every question it asks, by the question's kind (see `Play.ask_by`); `picks` tells a client
    how many cards are to be picked together.
    """

    def register(effect: S) -> S:
        pile(number, id_, cost=cost, kinds=kinds, hint=hint)
        EFFECT[number] = effect
        ASKS.update({(number, kind): options for kind, options in (asks or {}).items()})
        if picks:
            PICKS[number] = picks
        return step(effect)

    return register


def kind_names(number: int) -> list[str]:
    return [name for bit, name in KIND_NAMES.items() if KINDS[number] & bit]
