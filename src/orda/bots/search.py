"""Search: a choice is judged by playing on from copies in which all is dealt anew that the seat cannot know.

A duel. Half of the simulations look for a challenger: every option is tried in the same worlds and the worse half is
dropped, round by round. The other half pits the challenger against what looks best at once (the game's own `rates`), in
fresh worlds; it is taken only if it is shown to be better. The best of many noisy means would be worse than that.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import ceil, log2, sqrt
from typing import Any, Final, NamedTuple

from orda.engine.bot import Bot, best_of
from orda.engine.game import Game
from orda.engine.rules import Foresight

WIDEST: Final = 16  # options that are looked at, those that look best at once
CLEARLY: Final = 3.0  # standard errors after which nobody doubts any more
HOPELESS: Final = -1.0
FEWEST: Final = 10  # worlds before a duel can be decided
SMALLEST_ERROR: Final = 0.001
SEEDS: Final = 1 << 60
NOT_YET: Final = -1  # no turn of any game


class Estimate(NamedTuple):
    """What an option is worth: the mean result of the games played on from it, 0 to 1, and its standard error."""

    option: int
    value: float
    error: float
    games: int


class Judgement(NamedTuple):
    choice: int
    estimates: list[Estimate]  # the best first; none where nothing had to be thought about


class Tally:
    """Results of one option, or differences of two."""

    def __init__(self) -> None:
        self.count = 0
        self.total = 0.0
        self.squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    @property
    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    @property
    def error(self) -> float:
        if self.count < 2:
            return 1.0
        return max(SMALLEST_ERROR, sqrt(max(0.0, self.squares / self.count - self.mean**2) / (self.count - 1)))


class Search(Bot):
    """Within `seconds`, or else with so many simulations: then the same choice for the same seed on every machine."""

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        simulations: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(seed, seconds)
        self.simulations = simulations
        self.clock = clock

    def choose(self, game: Game[Any]) -> int:
        return self.judge(game).choice

    def judge(self, game: Game[Any]) -> Judgement:
        """The game itself is not touched."""
        options = worth_a_thought(game)
        return Judgement(options[0], []) if len(options) == 1 else Duel(game, self, options).fight()


def foresight_of(game: Game[Any]) -> Foresight:
    found: Foresight = game.rules.advice.foresight_among(game.players)
    return found


def worth_a_thought(game: Game[Any]) -> list[int]:
    """Options that are looked at, what looks best at once first; that alone where there is nothing to think about."""
    assert game.decision is not None
    options, foresight = game.decision.options, foresight_of(game)
    if len(options) == 1:
        return [options[0]]
    rated = sorted(zip(game.rules.rates(game), options, strict=True), key=falling)
    if game.decision.kind in foresight.leave or rated[0][0] - rated[1][0] >= foresight.plain:
        return [rated[0][1]]
    never = game.rules.advice.never
    return [option for place, (rate, option) in enumerate(rated[:WIDEST]) if rate > never or not place]


def falling(rated: tuple[float, int]) -> tuple[float, int]:
    return -rated[0], rated[1]


class Duel:
    """The search for one choice."""

    def __init__(self, game: Game[Any], bot: Search, options: list[int]) -> None:
        assert game.decision is not None
        foresight = foresight_of(game)
        self.game = game
        self.seat = game.decision.player
        self.chance = bot.chance
        self.doubt = foresight.doubt
        self.end = foresight.end_of(game)  # the same for all options, whether they end the turn or not
        self.clock = bot.clock
        self.seconds = bot.seconds
        self.begun = bot.clock()
        self.simulations = bot.simulations or foresight.simulations
        self.spent = 0
        self.favourite = options[0]  # what looks best at once
        self.tallies = {option: Tally() for option in options}
        self.beside = {option: Tally() for option in options}  # what came of the favourite in the same worlds

    def fight(self) -> Judgement:
        challenger = self.challenger()
        choice = challenger if self.is_better(challenger) else self.favourite
        found = [self.estimate(option) for option, tally in self.tallies.items() if tally.count]
        return Judgement(choice, sorted(found, key=lambda each: (each.option != choice, -each.value)))

    def estimate(self, option: int) -> Estimate:
        """As if it had been tried in all worlds: those in which it was may have been kind, or not, to the favourite."""
        tally = self.tallies[option]
        kindness = self.beside[option].mean - self.tallies[self.favourite].mean
        return Estimate(option, min(max(tally.mean - kindness, 0.0), 1.0), tally.error, tally.count)

    # -- the two halves -----------------------------------------------------------------------

    def challenger(self) -> int:
        """The best of the others: all in the same worlds, and after each round only the better half goes on."""
        left = [option for option in self.tallies if option != self.favourite]
        rounds = max(1, ceil(log2(len(left) + 1)))
        for done in range(1, rounds + 1):
            for world, seed in self.worlds(done / rounds / 2):
                self.compare(world, seed, left)
            left = sorted(left, key=lambda option: -self.tallies[option].mean)[: max(1, len(left) // 2)]
            if self.is_spent(1.0):  # where many have to think, a single world may take longer than there is
                break
        return left[0]

    def is_better(self, challenger: int) -> bool:
        gain = Tally()
        if self.is_spent(1.0):
            return False
        for world, seed in self.worlds(1.0):
            gain.add(self.compare(world, seed, [challenger])[0])
            if gain.count >= FEWEST and not HOPELESS < gain.mean / gain.error < CLEARLY:
                break
        return gain.count > 1 and gain.mean > self.doubt * gain.error

    # -- worlds, and games in them ----------------------------------------------------------------

    def worlds(self, part: float) -> Iterator[tuple[Game[Any], int]]:
        """At least one, until that part of the budget is spent; each with the seed of what happens in it."""
        while True:
            seed = self.chance.random_below(SEEDS)
            yield redealt(self.game, self.seat, seed), seed
            if self.is_spent(part):
                return

    def is_spent(self, part: float) -> bool:
        if self.seconds is not None:
            return self.clock() - self.begun >= self.seconds * part
        return self.spent >= self.simulations * part

    def compare(self, world: Game[Any], seed: int, others: list[int]) -> list[float]:
        """All in one world: by how much each of the others is better there than the favourite."""
        usual = self.play(world, seed, self.favourite)
        for option in (self.favourite, *others):
            self.beside[option].add(usual)
        return [self.play(world, seed, option) - usual for option in others]

    def play(self, world: Game[Any], seed: int, option: int) -> float:
        """What came of it; the same chances for every option of a world."""
        game = world.clone()
        game.apply(option)
        play_on(game, self.end, seed)
        value = game.rules.value(game, self.seat)
        self.spent += 1
        self.tallies[option].add(value)
        return value


def redealt(game: Game[Any], seat: int, seed: int) -> Game[Any]:
    """A copy in which all is dealt anew that the seat cannot know."""
    world = game.clone()
    world.telling = False
    world.redeal(seat, seed)
    return world


def play_on(game: Game[Any], end: int, seed: int) -> None:
    """Up to that turn everybody does what looks best, but for a slip now and then where the game has them.

    Chance begins anew with every turn: it strikes alike in all games of one seed, whatever was used up before.
    """
    t, turn, slips = game.t, NOT_YET, foresight_of(game).slips
    while game.decision is not None and t.turn < end:
        if t.turn != turn:
            turn = t.turn
            game.reseed(seed + 1 + turn)
        game.apply(slip(game) if slips and not t.random_below(slips) else best_of(game))


def slip(game: Game[Any]) -> int:
    """What somebody does who has just learnt the rules."""
    assert game.decision is not None
    newcomer = game.rules.advice.newcomer
    assert newcomer is not None, f"{game.rules.name} has slips, and no newcomer to make them"
    rates = newcomer(game)
    choice: int = game.decision.options[rates.index(max(rates))]
    return choice
