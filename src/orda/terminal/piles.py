"""Numbers that stay: a pile keeps its number the whole game, and an option about a pile has the number of the pile.

A game shows its piles in its view: as `supply`, a number of cards for each id (each pile is then one card, and an
option about that card is about the pile), or as `piles`, one after the other (an option's target names the place).
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from typing import Any, Final, NamedTuple

from orda.engine.game import Game
from orda.engine.messages import Description, Message, named

Pile = tuple[str, str | int]  # ("card", id) or ("pile", place)
ENOUGH: Final = ("stop", "pass", "no")
ENOUGH_NUMBER: Final = 0
LAST: Final = 1 << 32


class Choice(NamedTuple):
    number: int
    option: int
    description: Description


def piles(view: dict[str, Any]) -> dict[Pile, int]:
    """The number of each pile, from 1."""
    found: list[Pile] = [("card", id_) for id_ in view.get("supply", ())]
    found += [("pile", place) for place in range(len(view.get("piles", ())))]
    return {pile: number for number, pile in enumerate(found, start=1)}


def pile_of(target: dict[str, Any]) -> Pile | None:
    if "pile" in target:
        return "pile", target["pile"]
    return ("card", target["card"]) if "card" in target else None


def pile_of_line(numbers: dict[Pile, int], game: str, message: Message) -> int | None:
    """The number of the pile that a line of the table is about."""
    about = message.args.get("card")
    found = [n for (kind, id_), n in numbers.items() if kind == "card" and named(f"{game}-card-{id_}") == about]
    return found[0] if found else None


def choices(game: Game[Any], view: dict[str, Any]) -> dict[int, Choice]:
    """The options by number: 0 is enough or pass, those about a pile have its number, the others follow the piles."""
    assert game.decision is not None
    numbers = piles(view)
    described = {option: game.describe(option) for option in game.decision.options}
    taken = pile_numbers(described, numbers)
    following = count(len(numbers) + 1 if taken else 1)
    taken |= {option: ENOUGH_NUMBER for option, description in described.items() if description.id in ENOUGH}
    found = [Choice(taken.get(option, 0), option, description) for option, description in described.items()]
    found = [each if each.option in taken else each._replace(number=next(following)) for each in found]
    return {each.number: each for each in sorted(found, key=lambda each: each.number or LAST)}


def pile_numbers(described: dict[int, Description], numbers: dict[Pile, int]) -> dict[int, int]:
    """Of several options about one pile the one that takes from it has its number, else the first."""
    about = {option: pile for option, each in described.items() if (pile := pile_of(each.target)) in numbers}
    from_supply = [option for option in about if described[option].target.get("zone") == "supply"]
    if not from_supply and len(about) > len(set(about.values())) == 1:
        return {}  # what to do with one card: its pile has nothing to do with it
    owner: dict[Pile, int] = {}
    for option in [*from_supply, *about]:
        owner.setdefault(about[option], option)
    return {option: numbers[pile] for pile, option in owner.items()}


def in_words(numbers: Iterable[int]) -> str:
    """`0, 3-7, 12`."""
    runs: list[list[int]] = []
    for number in sorted(numbers):
        if runs and runs[-1][-1] == number - 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)
