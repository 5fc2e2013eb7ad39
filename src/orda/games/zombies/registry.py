"""What an event card is, what an effect that lasts is, and the register of both; they stand in the sets' folders.

A card is one object: its data, what it does, what it does to others while it lies in play, what it is worth to a bot.
The rules name no card. They ask those in play through the hooks of `InPlay` (see in_play.py and hooks.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from difflib import get_close_matches
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from orda.engine.game import Step
from orda.engine.registry import Registry, Tells
from orda.games.zombies.in_play import InPlay, hearers_of
from orda.games.zombies.records import NONE
from orda.games.zombies.steps import step
from orda.games.zombies.tiles import KIND_OF, KINDS

if TYPE_CHECKING:
    from orda.games.zombies.play import Play

# Windows: the moments of 4.4, a bit each.
TURN_START: Final = 1
BEFORE_MOVE: Final = 2
BETWEEN_STEPS: Final = 4
AFTER_MOVE: Final = 8
TURN_END: Final = 16
BEFORE_FIGHT: Final = 32
AFTER_ROLL: Final = 64
# Windows that only an occasion opens, to be answered.
TILE_DRAWN: Final = 128
CARD_PLAYED: Final = 256
ITEM_PLAYED: Final = 512
ITEM_ACTIVATED: Final = 1024
ZOMBIE_KILLED: Final = 2048
ENTERS_BUILDING: Final = 4096
BEFORE_SPELL: Final = 8192
PLAYER_DIES: Final = 16384
IN_A_TURN: Final = TURN_START | BEFORE_MOVE | BETWEEN_STEPS | AFTER_MOVE | TURN_END
FREE: Final = IN_A_TURN | BEFORE_FIGHT
WINDOW_NAMES: Final = {
    TURN_START: "turn_start",
    BEFORE_MOVE: "before_move",
    BETWEEN_STEPS: "between_steps",
    AFTER_MOVE: "after_move",
    TURN_END: "turn_end",
    BEFORE_FIGHT: "before_fight",
    AFTER_ROLL: "after_roll",
    TILE_DRAWN: "tile_drawn",
    CARD_PLAYED: "card_played",
    ITEM_PLAYED: "item_played",
    ITEM_ACTIVATED: "item_activated",
    ZOMBIE_KILLED: "zombie_killed",
    ENTERS_BUILDING: "enters_building",
    BEFORE_SPELL: "before_spell",
    PLAYER_DIES: "player_dies",
}
WITH_OCCASION: Final = TILE_DRAWN | ITEM_PLAYED | ITEM_ACTIVATED | ZOMBIE_KILLED | BEFORE_SPELL | PLAYER_DIES

# What a card is aimed at.
AT_NOTHING: Final = 0
AT_PLAYER: Final = 1
AT_BUILDING: Final = 2
AT_TILE: Final = 3

# What becomes of an item that is used.
DISCARDED: Final = 0
REMOVED: Final = 1  # from the game
STAYS: Final = 2

BUILDINGS: Final = tuple(kind.id for kind in KINDS.values() if kind.is_building)  # a place: inside any

Targets = Callable[["Play", int, int], list[int]]  # (g, player, window)
S = TypeVar("S", bound=Step)
Worth = Callable[["Play", int, int, int], float]  # (g, me, target, window)
Rater = Callable[[int], float]  # how good an option looks


class Hint:
    """What a card is worth to a bot."""

    def __init__(
        self,
        play: Worth,
        *,
        use: Worth | None = None,
        keep: float = 4.0,
        stops: bool = False,
        later: float = 0.0,
        brings_zombies: bool = False,
        strength: float = 0.0,
    ) -> None:
        self.play = play  # to play it now, 0: later
        self.use = use  # to activate it now
        self.keep = keep  # in the hand
        self.stops = stops  # it can keep somebody from the helipad
        self.later = later  # to play it in somebody else's turn, where it can be played in no other
        self.brings_zombies = brings_zombies  # also into an empty city
        self.strength = strength  # fights that its owner can afford because of it


class Card:
    """A title."""

    __slots__ = (
        "act", "act_aim", "act_announced", "act_free", "act_own", "act_targets", "activation_effect", "adds", "aim",
        "charges", "copies", "directed", "duel_over", "effect", "hint", "id", "in_play", "item", "moments", "most",
        "number", "own", "own_turn", "page", "recommended", "set", "stays", "targets", "used", "where", "windows",
    )  # fmt: skip

    def __init__(self, number: int, id_: str, set_name: str, copies: int, effect: Step, hint: Hint) -> None:
        self.number = number  # in every save and every stored choice
        self.id = id_
        self.set = set_name
        self.copies = copies
        self.recommended = 0  # copies in the recommended deck
        self.most = 2  # copies in a deck that a player brings
        self.effect = effect  # (g, target), for who played it
        self.hint = hint
        self.targets: Targets = nothing_needed  # the one word on what is legal
        self.windows = 0  # anybody may play it there
        self.own = 0  # only who moves, rolls or fights may play it there
        self.own_turn = 0  # only in his own turn may its holder play it there
        self.moments = 0  # all of these windows
        self.aim = AT_NOTHING
        self.directed = False  # at an opponent, who may have an answer to that
        self.adds = 0  # to a roll just made
        self.item = False  # it is kept, face up before its owner
        self.page = False  # an item that is a page of the book: it adds to the spell
        self.stays = False  # no item, but it lies face up before its player until something discards it
        self.where: tuple[int, ...] = ()  # the kinds of tiles it must be played on; if buildings, inside
        self.charges = 0  # it comes with; each combat roll of its owner uses one up, the last one discards it
        self.in_play: InPlay | None = None  # what it does there
        self.act = 0  # windows of its activation: those of his own turn, and of occasions
        self.act_own = 0  # and those of his own fights, in anybody's turn
        self.act_aim = AT_NOTHING
        self.act_targets: Targets = nothing_needed
        self.act_free = False  # using it is no activation
        self.act_announced = False  # others may answer before anything happens
        self.used = DISCARDED  # what becomes of it: DISCARDED, REMOVED, STAYS
        self.activation_effect: Step = effect
        self.duel_over: Step | None = None  # (g, other, challenger's total, the other's) of a duel that it began

    @property
    def is_weapon(self) -> bool:
        """What it adds to rolls may be forbidden."""
        return self.in_play is not None and self.in_play.weapon

    @property
    def redirectable(self) -> bool:
        """R-51: it has one target that could be another."""
        return self.directed or self.aim in (AT_BUILDING, AT_TILE)

    def activation(
        self,
        targets: Targets | None = None,
        *,
        windows: int = 0,
        own: int = 0,
        aim: int = AT_NOTHING,
        free: bool = False,
        announced: bool = False,
        used: int = DISCARDED,
    ) -> Callable[[S], S]:
        """The function below is what using the item does: in `windows` of its owner's turn or of occasions that he may
        answer, and in `own` windows of his own fights."""

        def register(effect: S) -> S:
            self.act, self.act_own, self.act_aim = windows, own, aim
            self.act_targets = targets or nothing_needed
            self.act_free, self.act_announced, self.used = free, announced, used
            self.activation_effect = step(effect)
            return effect

        return register

    def after_duel(self, effect: S) -> S:
        """The function below is what the end of a duel of the card does: `effect(g, other, total, other_total)`."""
        self.duel_over = step(effect)
        return effect


class Lasting:
    """An effect that outlives the playing of its card (see `ZombiesTable.lasts`)."""

    def __init__(self, number: int, id_: str, card: str, in_play: InPlay, next_turn: bool) -> None:
        self.number = number  # in saves
        self.id = id_
        self.card = card  # that makes it
        self.in_play = in_play
        self.next_turn = next_turn  # it holds in the turn it was meant for, and waits until then


CARDS: Final[Registry[Card]] = Registry("event card", most=128)
CARD: Final = CARDS.things  # by number
CARD_IDS: Final = CARDS.ids  # likewise
EFFECTS: Final[Registry[Lasting]] = Registry("lasting effect")
LASTING: Final = EFFECTS.things


def nothing_needed(g: Play, me: int, window: int) -> list[int]:
    """Cards without a target have one way of being played."""
    return [0]


def kind_called(tile: str, card: str) -> int:
    """The kind of tile of that id."""
    if tile not in KIND_OF:
        near = get_close_matches(tile, KIND_OF) or KIND_OF
        raise ValueError(f"{card}: where={tile!r} is no tile; allowed: {', '.join(near)}")
    return KIND_OF[tile]


class CardSet:
    """The cards of one set. Decorated, the function that a card does becomes the card."""

    def __init__(self, name: str) -> None:
        self.name = name

    def event(
        self,
        number: int,
        id_: str,
        *,
        copies: int,
        recommended: int = 0,
        most: int = 2,
        hint: Hint,
        targets: Targets = nothing_needed,
        windows: int = 0,
        own: int = 0,
        own_turn: int = 0,
        aim: int = AT_NOTHING,
        directed: bool = True,
        adds: int = 0,
        stays: bool = False,
        where: tuple[str, ...] = (),
    ) -> Callable[[Step], Card]:
        """The function below is what happens when the card is played: `effect(g, target)`."""

        def register(effect: Step) -> Card:
            card = CARDS.add(number, id_, Card(number, id_, self.name, copies, step(effect), hint))
            card.targets, card.windows, card.own, card.own_turn = targets, windows, own, own_turn
            card.moments = windows | own | own_turn
            card.aim, card.directed = aim, directed and aim == AT_PLAYER
            card.adds, card.stays = adds, stays
            card.recommended, card.most = recommended, most
            card.where = tuple(kind_called(tile, id_) for tile in where)
            return card

        return register

    def item(
        self,
        number: int,
        id_: str,
        *,
        copies: int,
        recommended: int = 0,
        hint: Hint,
        windows: int = 0,
        own_turn: int = 0,
        targets: Targets = nothing_needed,
        aim: int = AT_NOTHING,
        where: tuple[str, ...] = (),
        charges: int = 0,
        in_play: InPlay | None = None,
        page: bool = False,
    ) -> Callable[[Step], Card]:
        """An item lies face up before its owner; the function below is what happens as it comes into play."""
        event = self.event(
            *(number, id_), copies=copies, recommended=recommended, hint=hint,
            targets=targets, windows=windows, own_turn=own_turn, aim=aim, where=where,
        )  # fmt: skip

        def register(effect: Step) -> Card:
            card = event(effect)
            card.item, card.page, card.charges, card.in_play = True, page, charges, in_play
            for hearers in hearers_of(in_play):
                hearers.items.add(number)
            return card

        return register

    def page(
        self, number: int, id_: str, *, copies: int, hint: Hint, targets: Targets = nothing_needed
    ) -> Callable[[Step], Card]:
        """An item that is a page of the book: played in one's own turn only, wherever one is."""
        return self.item(number, id_, copies=copies, hint=hint, own_turn=FREE, targets=targets, page=True)

    def lasting(self, number: int, id_: str, *, card: str, in_play: InPlay, next_turn: bool = False) -> int:
        """Its number: what the table keeps."""
        EFFECTS.add(number, id_, Lasting(number, id_, card, in_play, next_turn))
        for hearers in hearers_of(in_play):
            hearers.effects.add(number)
        return number


def reactions_of(deck: Iterable[int]) -> int:
    """The windows of occasions that these titles can answer: no other is ever opened."""
    answers = [CARD[title].windows | CARD[title].own | CARD[title].act for title in set(deck)]
    return reduce(or_, answers, 0) & ~(FREE | AFTER_ROLL)


# -- what only a card asks or tells ------------------------------------------------------------------

# What the options of a question are.
SQUARES: Final = 0
OF_CARDS: Final = 1  # titles
OF_SEATS: Final = 2
OF_TILES: Final = 3  # on the map
NUMBERS: Final = 4
OF_PILES: Final = 5  # of event cards


class Question:
    """A question that a card asks. Its words are `ask-<kind>` and, for each option, `do-<verb>`."""

    def __init__(self, verb: str, options: int, rate: Callable[[Play, int], Rater]) -> None:
        self.verb = verb
        self.options = options  # SQUARES, OF_CARDS, OF_SEATS, OF_TILES, NUMBERS, OF_PILES
        self.rate = rate  # (g, me): how good the options look to a bot
        self.because = ""  # why an answer is advised: `hint-<because>`, else that it is the best one
        self.others: dict[int, str] = {}  # options of another sort: their words are `do-<verb>-<name>`
        self.about: Callable[[Play], dict[str, int]] = about_nothing
        self.anew: Callable[..., list[int]] | None = None  # (g, player, ...): options that come from hidden cards


class Task(NamedTuple):
    """How far somebody has come who lays or moves several things; everybody may see it."""

    left: int
    source: int = NONE  # where the thing that he is moving comes from
    moved: tuple[int, ...] = ()  # squares of those he has moved


QUESTIONS: Final[dict[str, Question]] = {}
tells: Final = Tells()  # its words are `log-<kind>`
TASKS: Final[dict[str, Callable[..., Task]]] = {}  # step that goes on with the answer: from what it was handed


def about_nothing(g: Play) -> dict[str, int]:
    return {}


def question(
    kind: str,
    options: int,
    rate: Callable[[Play, int], Rater],
    *,
    verb: str = "",
    because: str = "",
    others: dict[int, str] | None = None,
    about: Callable[[Play], dict[str, int]] = about_nothing,
    anew: Callable[..., list[int]] | None = None,
) -> None:
    """`about` are the arguments of `ask-<kind>`; the verb is the kind, unless another one is given: `step` of a walk.

    Options that are read from hidden cards are worked out by `anew(g, player, *what the next step is handed)`, so that
    a re-deal can ask again.
    """
    assert kind not in QUESTIONS, f"another card asks a question {kind!r}"
    QUESTIONS[kind] = made = Question(verb or kind, options, rate)
    made.because, made.others, made.about, made.anew = because, others or {}, about, anew


def is_walk(kind: str) -> bool:
    """Is it a step that is asked for, on one's own walk or on one that a card makes another lead?"""
    return kind == "step" or (kind in QUESTIONS and QUESTIONS[kind].verb == "step")


def task(then: Step, how_far: Callable[..., Task]) -> None:
    """`how_far` is handed what the step `then` is, without the answer."""
    TASKS[then.__name__] = how_far
