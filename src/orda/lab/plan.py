"""What a match plays: the same deals from every side.

A deal is a seed. Each is played with all lineups of a group, so that every bot gets every seat of it:

* as many bots as seats: all rotations (two players: both sides);
* more bots than seats: the bots of each table are drawn from the field in turn, each group of them with all rotations;
* fewer: they take turns round the table, beginning with each, with all rotations;
* cooperative games: each bot plays the deal with all seats its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from itertools import combinations
from typing import Any

from orda.engine.errors import OptionError
from orda.engine.playout import play_with
from orda.engine.rules import Rules
from orda.games import find_rules
from orda.lab.playing import BotMaker, Played, bot_maker, played, seat_bots, seed_of_deal
from orda.lab.ratings import Contest

Lineup = tuple[int, ...]  # for each seat which of the bots sits there


@dataclass(frozen=True)
class Plan:
    """A match between bots. `fair`: chance as at a table, so that games can be saved as replays."""

    game: str
    players: int
    bots: tuple[str, ...]
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict)
    fair: bool = False

    def check(self) -> None:
        """Raises OptionError before anything is played."""
        self.rules.read_options(self.rules.read_players(self.players), self.options)
        if not self.bots:
            raise OptionError("a match needs at least one bot")
        twice = sorted({name for name in self.bots if self.bots.count(name) > 1})
        if twice:
            raise OptionError(f"bot {twice[0]!r} is there twice; allowed: each bot once (one alone plays itself)")
        for name in self.bots:
            bot_maker(self.rules, name)

    def __reduce__(self) -> tuple[type[Plan], tuple[Any, ...]]:
        """To another process goes what it is, not what was worked out from it."""
        return Plan, (self.game, self.players, self.bots, self.seed, self.options, self.fair)

    @cached_property
    def rules(self) -> Rules[Any]:
        return find_rules(self.game)

    @cached_property
    def cooperative(self) -> bool:
        return self.rules.course.cooperative

    @cached_property
    def makers(self) -> list[BotMaker]:
        return [bot_maker(self.rules, name) for name in self.bots]

    @cached_property
    def groups(self) -> list[list[Lineup]]:
        """The lineups that play the same deal; the groups take turns."""
        field = range(len(self.bots))
        if self.cooperative:
            return [[(bot,) * self.players for bot in field]]
        if len(field) >= self.players:
            return [rotations(table) for table in combinations(field, self.players)]
        starts = [tuple(field[(first + seat) % len(field)] for seat in range(self.players)) for first in field]
        return [list(dict.fromkeys(lineup for start in starts for lineup in rotations(start)))]

    def blocks_for(self, games: int) -> int:
        """How many blocks (a deal with all lineups of a group) hold at least so many games; whole rounds of groups."""
        round_of_games = sum(map(len, self.groups))
        return -(-games // round_of_games) * len(self.groups)

    def lineups(self, block: int) -> list[Lineup]:
        return self.groups[block % len(self.groups)]

    def deal(self, block: int) -> int:
        return seed_of_deal(self.seed, block)

    def games_of(self, block: int) -> Iterator[Played]:
        """Plays the block."""
        seed = self.deal(block)
        for lineup in self.lineups(block):
            game = self.rules.new(self.players, seed, **self.options)
            game.telling = False
            yield played(game, lineup, play_with(game, seat_bots(self.makers, lineup, seed)))

    def contests(self, group: int, winners: tuple[tuple[int, ...], ...]) -> list[Contest]:
        """What the winners of each game of a block mean for the bots."""
        if self.cooperative:
            return [cooperative_contest(list(map(bool, winners)))]
        lineups = self.groups[group]
        return [contest(lineup, won, len(self.bots)) for lineup, won in zip(lineups, winners, strict=True)]


def rotations(table: Lineup) -> list[Lineup]:
    return list(dict.fromkeys(table[-shift:] + table[:-shift] for shift in range(len(table))))


def contest(lineup: Lineup, winners: tuple[int, ...], bots: int) -> Contest:
    seats, won = [0] * bots, [0.0] * bots
    for bot in lineup:
        seats[bot] += 1
    for seat in winners:
        won[lineup[seat]] += 1 / len(winners)
    return Contest(tuple(seats), tuple(won))


def cooperative_contest(won: list[bool]) -> Contest:
    """The bots that won the deal share it; if none or all did, all share it."""
    best = won if any(won) else [True] * len(won)
    return Contest((1,) * len(won), tuple(one / sum(best) for one in best))
