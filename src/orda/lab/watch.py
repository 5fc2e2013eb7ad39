"""What happens in the games of a match, card by card and turn by turn: they are played again and looked at.

A log keeps how games ended; the rest follows from deals and bots, so it need not be kept.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.engine.game import Game
from orda.engine.messages import Event
from orda.lab.log import Block
from orda.lab.plan import Lineup, Plan
from orda.lab.playing import played, seat_bots
from orda.lab.replays import secret_of
from orda.lab.statistics import Interval, share_of_groups
from orda.table import fair

CARD_ARGUMENTS: Final = ("card", "cards", "item", "items")
WON: Final = 1000
TEAM: Final = -1  # whose deed it is in a cooperative game

Deed = tuple[str, str]  # what was done with which card: ("take", "bait")
Wins = tuple[float, int]  # of how many players in how many games


@dataclass
class Points:
    """Of one bot at the beginning of one turn, over many games; whole numbers, so that sums are exact."""

    number: int = 0
    total: int = 0
    squares: int = 0

    def add(self, value: int) -> None:
        self.number += 1
        self.total += value
        self.squares += value * value

    def join(self, other: Points) -> None:
        self.number += other.number
        self.total += other.total
        self.squares += other.squares


@dataclass
class Watched:
    """What was seen; parts add up to the whole."""

    games: int = 0
    players: int = 0  # seats of all games together; games, where all play as one
    times: Counter[Deed] = field(default_factory=Counter)
    blocks: Counter[Wins] = field(default_factory=Counter)  # how many deals gave so many wins to so many players
    with_deed: dict[Deed, Counter[tuple[Wins, Wins]]] = field(default_factory=dict)  # of those who did it, and of all
    points: dict[tuple[int, int], Points] = field(default_factory=dict)  # (bot, turn): as if the game ended now
    worth: dict[tuple[int, int], Points] = field(default_factory=dict)  # the same: how well he stands, 0 to WON

    def join(self, other: Watched) -> None:
        self.games += other.games
        self.players += other.players
        self.times += other.times
        self.blocks += other.blocks
        for deed, counts in other.with_deed.items():
            self.with_deed.setdefault(deed, Counter()).update(counts)
        for mine, theirs in ((self.points, other.points), (self.worth, other.worth)):
            for key, points in theirs.items():
                mine.setdefault(key, Points()).join(points)

    def rates(self, deed: Deed) -> tuple[Interval, Interval]:
        """How often those win who did it, and those who did not."""
        counts = self.with_deed[deed]
        rest = self.blocks - Counter[Wins]()
        did, did_not = [], []
        for (some, all_), count in counts.items():
            rest[all_] -= count
            did.append((count, some[0], float(some[1])))
            did_not.append((count, all_[0] - some[0], float(all_[1] - some[1])))
        did_not += [(count, wins, float(games)) for (wins, games), count in rest.items() if count > 0]
        return share_of_groups(did), share_of_groups(did_not)


def watch(plan: Plan, blocks: list[Block], numbers: range) -> Watched:
    """Plays some of these blocks again."""
    seen = Watched()
    for number in numbers:
        watch_block(plan, blocks[number], seen)
    return seen


def watch_block(plan: Plan, block: Block, seen: Watched) -> None:
    did: dict[Deed, list[float]] = {}  # for each player who did it what he won
    won: list[float] = []
    for logged in block.games:
        game, deeds = watch_game(plan, block.number, logged.lineup, seen)
        if played(game, logged.lineup, logged.decisions) != logged:
            raise OptionError(f"game {block.number} does not come out as it was logged: the rules have changed since")
        wins = what_was_won(plan, logged.winners)
        won += wins.values()
        for who, whose in deeds.items():
            for deed in whose:
                did.setdefault(deed, []).append(wins[who])
    everybody = (round(sum(won), 9), len(won))
    seen.blocks[everybody] += 1
    seen.players += len(won)
    for deed, wins_of in did.items():
        some = (round(sum(wins_of), 9), len(wins_of))
        seen.with_deed.setdefault(deed, Counter())[some, everybody] += 1


def what_was_won(plan: Plan, winners: tuple[int, ...]) -> dict[int, float]:
    if plan.cooperative:
        return {TEAM: float(bool(winners))}
    return {seat: (seat in winners) / max(len(winners), 1) for seat in range(plan.players)}


def watch_game(plan: Plan, block: int, lineup: Lineup, seen: Watched) -> tuple[Game[Any], dict[int, set[Deed]]]:
    """What each player did with which cards; points are noted as turns begin."""
    seen.games += 1
    done: dict[int, set[Deed]] = {}
    turn, last = -1, None
    for game in positions(plan, block, lineup):
        for who, deed in deeds_in(game.events, plan.cooperative):
            done.setdefault(who, set()).add(deed)
            seen.times[deed] += 1
        if game.t.turn != turn and game.decision is not None:
            turn = game.t.turn
            note_points(game, lineup, seen)
        last = game
    assert last is not None
    return last, done


def positions(plan: Plan, block: int, lineup: Lineup) -> Iterator[Game[Any]]:
    """The game after its set-up and after each choice, with its events."""
    seed = plan.deal(block)
    secret = secret_of(plan, block) if plan.fair else b""
    game = plan.rules.new(plan.players, fair.seed(secret, 0) if plan.fair else seed, **plan.options)
    bots, number = seat_bots(plan.makers, lineup, seed), 0
    yield game
    while (decision := game.decision) is not None:
        option = bots[decision.player].choose(game)
        number += 1
        if plan.fair:
            game.reseed(fair.seed(secret, number))
        game.apply(option)
        yield game


def deeds_in(events: list[Event], cooperative: bool) -> Iterator[tuple[int, Deed]]:
    """`take_to_hand` and `take_to_deck` are both a taking."""
    for event in events:
        who = TEAM if cooperative else event.data.get("player")
        if not isinstance(who, int):
            continue
        verb = event.kind.partition("_")[0]
        for name in CARD_ARGUMENTS:
            cards = event.data.get(name, [])
            for card in [cards] if isinstance(cards, str) else cards:
                if isinstance(card, str):
                    yield who, (verb, card)


def note_points(game: Game[Any], lineup: Lineup, seen: Watched) -> None:
    rules = game.rules
    for seat, bot in enumerate(lineup):
        if rules.advice.value is not None:
            seen.worth.setdefault((bot, game.t.turn), Points()).add(round(WON * rules.value(game, seat)))
    if not rules.course.cooperative:
        for bot, points in zip(lineup, points_now(game), strict=True):
            seen.points.setdefault((bot, game.t.turn), Points()).add(points)


def points_now(game: Game[Any]) -> tuple[int, ...]:
    """What each would have if the game ended now; nothing, in games that know only winners."""
    ended = game.clone()
    ended.t.over = 1
    return game.rules.course.result(ended).scores
