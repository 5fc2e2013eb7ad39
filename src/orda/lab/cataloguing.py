"""`make catalogues`: plays random games and adds the names that catalogues do not have yet, at their ends."""

from __future__ import annotations

import json
import re
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.rng import Chance
from orda.games import all_rules, find_rules
from orda.lab.catalogue import FOLDER, FURTHER, UNKNOWN, Catalogue, Reader, catalogue, option_name, path_of

MOST_ROUNDS: Final = 100  # of a game with each number of players and set of options
SECONDS: Final = 120  # for one game
ENOUGH: Final = 5  # rounds without a new name
THING: Final = re.compile(r"(.*[.=:])(\w+)((?:>\+\d+)?)$")  # a name, taken apart at the thing in it
ROOM: Final = 2  # a name with squares gets this many times the places that were needed


def positions(name: str, games: int, first_seed: int = 0, newest: tuple[int, ...] | None = None) -> Iterator[Game[Any]]:
    """Every position of random games, of all there is or of what there was then; half of the players seldom pass."""
    rules = find_rules(name)
    of = rules.newest if newest is None else newest
    for players in rules.players:
        for options in rules.beginning.option_sets(players):
            for seed in range(first_seed, first_seed + games):
                game, chance = rules.begin(players, seed, options, of), Chance(seed)
                game.telling = False
                while (d := game.decision) is not None:
                    yield game
                    busy = [option for option in d.options if option >= 0] if chance.random_below(4) else []
                    game.apply(chance.choice(busy or d.options))
                yield game


def known(name: str) -> Catalogue:
    try:
        return catalogue(name)
    except OptionError:
        return Catalogue(name, 0, [UNKNOWN], [])


class Names:
    """What was seen that has no name yet."""

    def __init__(self, made: Catalogue) -> None:
        self.made = made
        self.fields: dict[str, None] = {}
        self.actions: Counter[str] = Counter()  # name: most options of it at once

    def look(self, game: Game[Any]) -> None:
        reader = Reader(self.made.index, game.players, self.fields)
        zeros = [0.0] * len(self.made.fields)
        seat = game.decision.player if game.decision else 0
        for viewer in {seat, (seat + 1) % game.players}:
            reader.read(game.view(viewer), viewer, zeros)
        now = Counter(self.name(game, option) for option in (game.decision.options if game.decision else ()))
        for name, count in now.items():
            if count > len(self.made.actions.places.get(name, ())):
                self.actions[name] = max(self.actions[name], count)

    def name(self, game: Game[Any], option: int) -> str:
        assert game.decision is not None
        described, d = game.describe(option), game.decision
        return option_name(d.kind, described.id, described.target, d.player, game.players)

    def places(self, name: str) -> int:
        """Names with squares get room for more than were seen."""
        return 1 if "*" not in name else 1 << (ROOM * self.actions[name]).bit_length()

    def further(self, name: str) -> tuple[str, int]:
        """A name with too few places gets others beside them."""
        rows = [row for row, _ in self.made.actions.rows if row.partition(FURTHER)[0] == name]
        return f"{name}{FURTHER}{len(rows) + 1}", self.places(name) - len(self.made.actions.places[name])

    def catalogue(self) -> Catalogue:
        """The old one, with all that is new at its end."""
        made, newest = self.made, find_rules(self.made.game).newest
        if not self.fields and not self.actions:
            return Catalogue(made.game, made.version, made.fields, made.actions.rows, newest)
        things = things_of(made.game)
        fields = with_siblings(self.fields, things).difference(made.fields)
        new = with_siblings(self.actions, things).difference(made.actions.places)
        actions = made.actions.rows + [(name, self.places(name)) for name in sorted(new)]
        actions += [self.further(name) for name in sorted(self.actions) if name in made.actions.places]
        return Catalogue(made.game, made.version + 1, made.fields + sorted(fields), actions, newest)


def things_of(game: str) -> list[frozenset[str]]:
    """The ids of each kind of thing: cards, tiles, ..."""
    return list(dict.fromkeys(frozenset(ids) for _, ids in find_rules(game).words.vocabulary.things.values()))


def with_siblings(names: Iterable[str], things: list[frozenset[str]]) -> set[str]:
    """Where two things of a kind have a name, all of that kind get one: random games do not show everything."""
    families: dict[tuple[str, str, frozenset[str]], set[str]] = {}
    for name in names:
        match = THING.match(name)
        for ids in things if match else ():
            if match and match[2] in ids:
                families.setdefault((match[1], match[3], ids), set()).add(match[2])
    found = set(names)
    for (before, after, ids), seen in families.items():
        if len(seen) > 1:
            found.update(f"{before}{id_}{after}" for id_ in ids)
    return found


def extended(name: str) -> Catalogue:
    """Goes on until several rounds have brought nothing new, or time is up; later versions look at other games."""
    names, quiet, start = Names(known(name)), 0, time.monotonic()
    first = names.made.version * MOST_ROUNDS
    for number in range(first, first + MOST_ROUNDS):
        before = len(names.fields) + len(names.actions)
        for game in positions(name, 1, first_seed=number):
            names.look(game)
        quiet = quiet + 1 if len(names.fields) + len(names.actions) == before else 0
        if quiet == ENOUGH or time.monotonic() - start > SECONDS:
            break
    return names.catalogue()


def main(names: list[str]) -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in names or sorted(all_rules()):
        made = extended(name)
        path_of(name).write_text(json.dumps(made.to_data(), indent=0) + "\n", encoding="utf-8")
        print(f"{name}: version {made.version}, {len(made.actions.names)} actions, {len(made.fields)} fields")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1:])
