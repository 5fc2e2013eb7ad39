"""Numbered things: cards, tiles and whatever else a game has kinds of.

A number is in every save and in every stored choice, so it is given by hand, once and for ever: a new card gets a new,
higher one. A game remembers the highest number there was when it began (`table.newest`) and is set up from things up
to it, so that a card added later changes no game and no replay.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Generic, TypeVar

T = TypeVar("T")


class Tells:
    """What cards tell: `tells(kind, ...)` beside one declares a kind of event with the names of its arguments."""

    def __init__(self) -> None:
        self.kinds: dict[str, tuple[str, ...]] = {}

    def __call__(self, kind: str, *names: str) -> None:
        assert kind not in self.kinds, f"two cards tell {kind!r}: what each tells has a name of its own"
        self.kinds[kind] = names

    def beside(self, of_the_rules: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
        """All that a game tells."""
        twice = sorted(of_the_rules.keys() & self.kinds.keys())
        assert not twice, f"the rules tell {', '.join(twice)} too: what a card tells has a name of its own"
        return {**of_the_rules, **self.kinds}


class Registry(Generic[T]):
    """Things of one kind by number and by id. Numbers may leave gaps, which nothing is in."""

    def __init__(self, kind: str, most: int = 1 << 10) -> None:
        self.kind = kind  # in words, for messages
        self.most = most  # numbers are below it: they share an int with other things in options
        self.ids: list[str] = []  # by number; "" in a gap
        self.numbers: dict[str, int] = {}  # by id, in the order of the numbers
        self.things: dict[int, T] = {}  # by number, in order

    def add(self, number: int, id_: str, thing: T) -> T:
        assert 0 <= number < self.most, f"{self.kind} {id_}: its number must be 0 to {self.most - 1}, not {number}"
        assert number not in self.things, f"{self.kind} {id_}: number {number} is {self.ids[number]}'s"
        assert id_ not in self.numbers, f"two of one name: {self.kind} {id_}"
        self.ids += [""] * (number + 1 - len(self.ids))
        self.ids[number] = id_
        self.things[number] = thing
        self.numbers[id_] = number
        # Both stay the same dictionaries, in the order of the numbers: others hold on to them.
        things = sorted(self.things.items(), key=lambda pair: pair[0])
        numbers = sorted(self.numbers.items(), key=lambda pair: pair[1])
        self.things.clear()
        self.things.update(things)
        self.numbers.clear()
        self.numbers.update(numbers)
        return thing

    def __len__(self) -> int:
        """How many places a list by number needs."""
        return len(self.ids)

    def __getitem__(self, number: int) -> T:
        return self.things[number]

    def __contains__(self, number: int) -> bool:
        return number in self.things

    def __iter__(self) -> Iterator[int]:
        return iter(self.things)

    @property
    def newest(self) -> int:
        return len(self.ids) - 1

    def up_to(self, newest: int) -> list[int]:
        """The numbers of all there were when that one was the newest."""
        return [number for number in self.things if number <= newest]
