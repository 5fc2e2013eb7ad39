"""What an event card is, what an effect that lasts is, and the register of both; they stand in the sets' folders.

A card is one object: its data, what it does, what it does to others while it lies in play, what it is worth to a bot.
The rules name no card. They ask those in play through the hooks of `InPlay` (see hooks.py).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from orda.engine.game import Step
from orda.engine.registry import Registry
from orda.games.zombies.records import NONE
from orda.games.zombies.steps import step
from orda.games.zombies.tiles import KIND_OF

if TYPE_CHECKING:
    from orda.games.zombies.play import Play
    from orda.games.zombies.records import Walk
    from orda.games.zombies.table import ZombiesTable

# Windows: the moments of 4.4, a bit each.
TURN_START: Final = 1
BEFORE_MOVE: Final = 2
BETWEEN_STEPS: Final = 4
AFTER_MOVE: Final = 8
TURN_END: Final = 16
BEFORE_FIGHT: Final = 32
AFTER_ROLL: Final = 64
FREE: Final = TURN_START | BEFORE_MOVE | BETWEEN_STEPS | AFTER_MOVE | TURN_END
ANY: Final = FREE | BEFORE_FIGHT
WINDOW_NAMES: Final = {
    TURN_START: "turn_start",
    BEFORE_MOVE: "before_move",
    BETWEEN_STEPS: "between_steps",
    AFTER_MOVE: "after_move",
    TURN_END: "turn_end",
    BEFORE_FIGHT: "before_fight",
    AFTER_ROLL: "after_roll",
}

# What a card is aimed at.
AT_NOTHING: Final = 0
AT_PLAYER: Final = 1
AT_BUILDING: Final = 2

# What takes away the walking of a movement.
BARRED: Final = 1
BARRED_ON_FOOT: Final = 2  # a movement that counts no lives is still possible

# What an effect does to the turn it holds in.
SKIPS_TURN: Final = 1
SKIPS_ROUND: Final = 2  # and no card is played until the turn after it begins

Targets = Callable[["Play", int, int], list[int]]  # (g, player, window)
S = TypeVar("S", bound=Step)
Worth = Callable[["Play", int, int, int], float]  # (g, me, target, window)
Rater = Callable[[int], float]  # how good an option looks


class Roll(NamedTuple):
    """A combat roll, as far as weapons care."""

    shot: int  # a charge was used up for it
    building: int  # where the zombie is; NONE elsewhere and in a duel


class InPlay:
    """What an item does while it lies before a player, or an effect while it lasts: each hook None or 0 for nothing.

    All are asked about a player: the owner of the item, or whom the effect holds for. `tile` is where the effect lies,
    NONE for one that lies on no tile and for items.
    """

    def __init__(
        self,
        *,
        roll: Callable[[ZombiesTable, int, int, Roll], int] | None = None,
        points: int = 0,
        bars: int = 0,
        limits: Callable[[ZombiesTable, Walk, int, int, list[int]], list[int]] | None = None,
        skips: int = 0,
        peace: Callable[[ZombiesTable, int, int, int], bool] | None = None,
        pins: Callable[[ZombiesTable, int, int, int], bool] | None = None,
        closes: Callable[[ZombiesTable, int, int, int, int], bool] | None = None,
        weapon: bool = False,
        no_weapons: bool = False,
        no_bullets: bool = False,
        arrived: Callable[[Play, int, int, int], None] | None = None,
        killed: Callable[[Play, int, int, int], None] | None = None,
        died: Callable[[Play, int, int, int], None] | None = None,
    ) -> None:
        self.roll = roll  # (t, player, tile, roll): added to his combat rolls
        self.points = points  # more squares in a movement of his
        self.bars = bars  # BARRED, BARRED_ON_FOOT: takes away the walking of his movement
        self.limits = limits  # (t, walk, tile, points left, options): the steps he may take, STOP among them
        self.skips = skips  # SKIPS_TURN, SKIPS_ROUND: his turn does not take place
        self.peace = peace  # (t, player, tile, square): he fights no zombie on that square
        self.pins = pins  # (t, on, tile, square): a zombie there does not move in phase E
        self.closes = closes  # (t, on, tile, square, kind): no zombie of that kind may come or be put there
        self.weapon = weapon  # what it adds to rolls is stopped by `no_weapons`
        self.no_weapons = no_weapons  # he fights without weapons
        self.no_bullets = no_bullets  # he pays for no roll with bullets
        self.arrived = arrived  # (g, player, tile, square): his pawn has come to a square, on foot or not
        self.killed = killed  # (g, player, tile, square): he has killed a zombie there
        self.died = died  # (g, player, tile, square): he dies there, with his cards still before him


class Hearers:
    """The items and effects that have one of the hooks, by number: the others need not be asked."""

    def __init__(self) -> None:
        self.items: set[int] = set()
        self.effects: set[int] = set()
        self.any = False


HOOKS: Final = (
    *("roll", "points", "bars", "limits", "skips", "peace", "pins", "closes", "no_weapons", "no_bullets"),
    *("arrived", "killed", "died"),
)
HEARERS: Final = {hook: Hearers() for hook in HOOKS}


def hearers_of(in_play: InPlay | None) -> list[Hearers]:
    """Of the hooks it has; from now on somebody may have to be asked."""
    found = [HEARERS[hook] for hook in HOOKS if in_play is not None and getattr(in_play, hook)]
    for hearers in found:
        hearers.any = True
    return found


class Hint:
    """What a card is worth to a bot."""

    def __init__(
        self,
        play: Worth,
        *,
        use: Worth | None = None,
        keep: float = 4.0,
        stops: bool = False,
        brings_zombies: bool = False,
        strength: float = 0.0,
    ) -> None:
        self.play = play  # to play it now, 0: later
        self.use = use  # to activate it now
        self.keep = keep  # in the hand
        self.stops = stops  # it can keep somebody from the helipad
        self.brings_zombies = brings_zombies  # also into an empty city
        self.strength = strength  # fights that its owner can afford because of it


class Card:
    """A title."""

    def __init__(self, number: int, id_: str, set_name: str, copies: int, effect: Step, hint: Hint) -> None:
        self.number = number  # in every save and every stored choice
        self.id = id_
        self.set = set_name
        self.copies = copies
        self.effect = effect  # (g, target), for who played it
        self.hint = hint
        self.targets: Targets = nothing_needed  # the one word on what is legal
        self.windows = 0  # anybody may play it there
        self.own = 0  # only who moves, rolls or fights may play it there
        self.aim = AT_NOTHING
        self.adds = 0  # to a roll just made
        self.item = False  # it is kept, face up before its owner
        self.page = False  # an item that is a page of the book: it adds to the spell
        self.where: tuple[int, ...] = ()  # the kinds of tiles it must be played on; if buildings, inside
        self.charges = 0  # it comes with; each combat roll of its owner uses one up, the last one discards it
        self.in_play: InPlay | None = None  # what it does there
        self.act = 0  # windows of its activation, in its owner's turn
        self.act_aim = AT_NOTHING
        self.act_targets: Targets = nothing_needed
        self.activation_effect: Step = effect

    def activation(self, targets: Targets | None = None, *, windows: int, aim: int = AT_NOTHING) -> Callable[[S], S]:
        """The function below is what discarding the item does, in these windows of its owner's turn."""

        def register(effect: S) -> S:
            self.act, self.act_aim = windows, aim
            self.act_targets = targets or nothing_needed
            self.activation_effect = step(effect)
            return effect

        return register


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
EFFECTS: Final[Registry[Lasting]] = Registry("lasting effect")
LASTING: Final = EFFECTS.things


def nothing_needed(g: Play, me: int, window: int) -> list[int]:
    """Cards without a target have one way of being played."""
    return [0]


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
        hint: Hint,
        targets: Targets = nothing_needed,
        windows: int = 0,
        own: int = 0,
        aim: int = AT_NOTHING,
        adds: int = 0,
    ) -> Callable[[Step], Card]:
        """The function below is what happens when the card is played: `effect(g, target)`."""

        def register(effect: Step) -> Card:
            card = CARDS.add(number, id_, Card(number, id_, self.name, copies, step(effect), hint))
            card.targets, card.windows, card.own, card.aim, card.adds = targets, windows, own, aim, adds
            return card

        return register

    def item(
        self,
        number: int,
        id_: str,
        *,
        copies: int,
        hint: Hint,
        windows: int,
        targets: Targets = nothing_needed,
        where: tuple[str, ...] = (),
        charges: int = 0,
        in_play: InPlay | None = None,
    ) -> Callable[[Step], Card]:
        """An item lies face up before its owner; the function below is what happens as it comes into play."""

        def register(effect: Step) -> Card:
            card = self.event(number, id_, copies=copies, hint=hint, targets=targets, windows=windows)(effect)
            card.item, card.charges, card.in_play = True, charges, in_play
            card.where = tuple(KIND_OF[tile] for tile in where)
            for hearers in hearers_of(in_play):
                hearers.items.add(number)
            return card

        return register

    def lasting(self, number: int, id_: str, *, card: str, in_play: InPlay, next_turn: bool = False) -> int:
        """Its number: what the table keeps."""
        EFFECTS.add(number, id_, Lasting(number, id_, card, in_play, next_turn))
        for hearers in hearers_of(in_play):
            hearers.effects.add(number)
        return number


def full_deck(sets: list[str], newest: int) -> list[int]:
    """Every card of these sets that there was when the newest one had this number."""
    return list(printed(tuple(sets), newest))


@cache
def printed(sets: tuple[str, ...], newest: int) -> tuple[int, ...]:
    return tuple(n for n in CARDS.up_to(newest) if CARD[n].set in sets for _ in range(CARD[n].copies))


# -- what only a card asks or tells ------------------------------------------------------------------

# What the options of a question are.
SQUARES: Final = 0
OF_CARDS: Final = 1


class Question:
    """A question that a card asks. Its words are `ask-<kind>` and, for each option, `do-<verb>`."""

    def __init__(self, verb: str, options: int, rate: Callable[[Play, int], Rater]) -> None:
        self.verb = verb
        self.options = options  # SQUARES, OF_CARDS
        self.rate = rate  # (g, me): how good the options look to a bot
        self.others: dict[int, str] = {}  # options that are no square or card: their words are `do-<verb>-<name>`
        self.about: Callable[[Play], dict[str, int]] = about_nothing


class Task(NamedTuple):
    """How far somebody has come who lays or moves several things; everybody may see it."""

    left: int
    source: int = NONE  # where the thing that he is moving comes from
    moved: tuple[int, ...] = ()  # squares of those he has moved


QUESTIONS: Final[dict[str, Question]] = {}
TELLS: Final[dict[str, tuple[str, ...]]] = {}  # kind of event: names of its arguments
TASKS: Final[dict[str, Callable[..., Task]]] = {}  # step that goes on with the answer: from what it was handed


def about_nothing(g: Play) -> dict[str, int]:
    return {}


def question(
    kind: str,
    options: int,
    rate: Callable[[Play, int], Rater],
    *,
    verb: str = "",
    others: dict[int, str] | None = None,
    about: Callable[[Play], dict[str, int]] = about_nothing,
) -> None:
    """`about` are the arguments of `ask-<kind>`; the verb is the kind, unless another one is given."""
    QUESTIONS[kind] = made = Question(verb or kind, options, rate)
    made.others, made.about = others or {}, about


def tells(kind: str, *names: str) -> None:
    """An event that a card tells; its words are `log-<kind>`."""
    TELLS[kind] = names


def task(then: Step, how_far: Callable[..., Task]) -> None:
    """`how_far` is handed what the step `then` is, without the answer."""
    TASKS[then.__name__] = how_far
