"""What an event card is, and the register of all of them; the cards are in base_events.py and base_items.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, TypeVar

from orda.engine.game import Steps
from orda.games.zombies.tiles import KIND_OF

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

Targets = Callable[["Play", int, int], list[int]]
Effect = Callable[..., None]
Worth = Callable[["Play", int, int], int]
F = TypeVar("F", bound=Effect)

step: Final = Steps()


class Card:
    """A title: its data, and what happens when it is played or activated."""

    def __init__(self, name: str, copies: int, effect: Effect, targets: Targets) -> None:
        self.name = name
        self.copies = copies
        self.effect = effect  # (g, target), for who played it
        self.targets = targets  # (g, player, window): the one word on what is legal
        self.windows = 0  # anybody may play it there
        self.own = 0  # only who moves, rolls or fights may play it there
        self.aim = AT_NOTHING
        self.item = False
        self.where: tuple[int, ...] = ()  # the buildings it must be played in
        self.act = 0  # windows of its activation, in its owner's turn
        self.act_aim = AT_NOTHING
        self.act_targets: Targets = targets
        self.activation: Effect = effect


CARDS: list[Card] = []
TITLES: dict[str, int] = {}


def event(
    name: str, copies: int, targets: Targets, *, windows: int = 0, own: int = 0, aim: int = AT_NOTHING
) -> Callable[[F], F]:
    """The function below is what happens when the card is played: `effect(g, target)`."""

    def register(effect: F) -> F:
        card = Card(name, copies, step(effect), targets)
        card.windows, card.own, card.aim = windows, own, aim
        TITLES[name] = len(CARDS)
        CARDS.append(card)
        return effect

    return register


def item(name: str, copies: int, *, windows: int, where: tuple[str, ...] = ()) -> Callable[[F], F]:
    """An item lies face up before its owner; the function below is what happens as it comes into play."""

    def register(effect: F) -> F:
        event(name, copies, nothing_needed, windows=windows)(effect)
        CARDS[-1].item = True
        CARDS[-1].where = tuple(KIND_OF[tile] for tile in where)
        return effect

    return register


def activation(name: str, targets: Targets, *, windows: int, aim: int = AT_NOTHING) -> Callable[[F], F]:
    """The function below is what discarding the item does, in these windows of its owner's turn."""

    def register(effect: F) -> F:
        card = CARDS[TITLES[name]]
        card.act, card.act_aim, card.act_targets, card.activation = windows, aim, targets, step(effect)
        return effect

    return register


def nothing_needed(g: Play, me: int, window: int) -> list[int]:
    """Cards without a target have one way of being played."""
    return [0]


def full_deck() -> list[int]:
    return [title for title, card in enumerate(CARDS) for _ in range(card.copies)]
