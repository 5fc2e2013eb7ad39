"""Search: a choice is judged by playing on from copies in which all is dealt anew that the seat cannot know.

A race. Every option is tried in the same worlds as what looks best at once (the game's own `rates`). Whoever could
only be better than that by luck leaves, and of the others the worse half at every stage: so the time goes to those
that are hard to tell apart. The best that is left is taken only if it is shown to be better; the best of many noisy
means would be worse.
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
DOUBT: Final = 1.0  # standard errors by which another must be better than what looks best at once
LUCK: Final = 2.0  # standard errors, of either sign, that are to be reckoned with in what is still to be tried
FEWEST: Final = 10  # worlds before one is hopeless, or clearly better
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
    """Within `seconds`, or else with so many simulations: then the same choice for the same seed on every machine.

    Who is patient uses all of it even if the choice is clear: what is expected of it is known better then. With
    `turns` its sight is shorter than the game's own Foresight.
    """

    name = "search"

    def __init__(
        self,
        seed: int = 0,
        seconds: float | None = None,
        simulations: int | None = None,
        turns: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(seed, seconds)
        self.simulations = simulations
        self.turns = turns
        self.clock = clock
        self.patient = False

    def choose(self, game: Game[Any]) -> int:
        return self.judge(game).choice

    def judge(self, game: Game[Any]) -> Judgement:
        """The game itself is not touched."""
        options = worth_a_thought(game)
        return Judgement(options[0], []) if len(options) == 1 else Race(game, self, options).judge()


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


class Race:
    """The search for one choice."""

    def __init__(self, game: Game[Any], bot: Search, options: list[int]) -> None:
        assert game.decision is not None
        foresight = foresight_of(game)
        self.game = game
        self.seat = game.decision.player
        self.chance = bot.chance
        # The same for all options, whether they end the turn or not.
        self.looks = foresight.looks(game) if bot.turns is None else [game.t.turn + bot.turns]
        self.clock = bot.clock
        self.seconds = bot.seconds
        self.begun = bot.clock()
        self.simulations = bot.simulations or foresight.simulations
        self.patient = bot.patient
        self.spent = 0
        self.part = 0.0  # of the budget that is spent
        self.favourite = options[0]  # what looks best at once
        self.results = {option: Tally() for option in options}
        self.gains = {option: Tally() for option in options}  # over the favourite in the same worlds

    def judge(self) -> Judgement:
        best = self.best()
        choice = best if self.is_better(best) else self.favourite
        found = [self.estimate(option) for option, gain in self.gains.items() if gain.count]
        return Judgement(choice, sorted(found, key=lambda each: (each.option != choice, -each.value)))

    def estimate(self, option: int) -> Estimate:
        """As if it had been tried in all worlds: those in which it was may have been kind, or not, to all."""
        value = self.results[self.favourite].mean + self.gains[option].mean
        result = self.results[option]
        return Estimate(option, min(max(value, 0.0), 1.0), result.error, result.count)

    def best(self) -> int:
        """Of those that are still in the race when the budget is spent; the favourite if no other is."""
        left = [option for option in self.results if option != self.favourite]
        stages = ceil(log2(len(left) + 1))
        for stage in range(1, stages + 1):
            for world, seed in self.worlds(stage / stages):
                self.compare(world, seed, left)
                left = [option for option in left if not self.is_hopeless(option)]
                if not left:
                    return self.favourite
                if len(left) == 1 and self.is_clear(left[0]):
                    return left[0]
            left = sorted(left, key=lambda option: -self.gains[option].mean)[: (len(left) + 1) // 2]
            if self.part >= 1.0:  # where many have to think, a single world may take longer than there is
                break
        return left[0]

    def is_hopeless(self, option: int) -> bool:
        """Not shown to be better in the end, even if it is lucky from now on."""
        return self.may_be_settled(option) and self.lead_in_the_end(option, LUCK) < DOUBT

    def is_clear(self, option: int) -> bool:
        """Shown to be better in the end, even if it is unlucky from now on."""
        return self.may_be_settled(option) and self.lead_in_the_end(option, -LUCK) > DOUBT

    def may_be_settled(self, option: int) -> bool:
        return not self.patient and self.gains[option].count >= FEWEST

    def lead_in_the_end(self, option: int, luck: float) -> float:
        """In standard errors: what it has counts by what is spent, and as much luck is added in the rest."""
        return self.lead(option) * sqrt(self.part) + luck * sqrt(1.0 - self.part)

    def lead(self, option: int) -> float:
        """By how many standard errors it is better than the favourite."""
        gain = self.gains[option]
        return gain.mean / gain.error

    def is_better(self, option: int) -> bool:
        return self.gains[option].count > 1 and self.lead(option) > DOUBT

    # -- worlds, and games in them ----------------------------------------------------------------

    def worlds(self, part: float) -> Iterator[tuple[Game[Any], int]]:
        """At least one, until that part of the budget is spent; each with the seed of what happens in it."""
        while True:
            seed = self.chance.random_below(SEEDS)
            yield redealt(self.game, self.seat, seed), seed
            if self.part >= part:
                return

    def part_spent(self) -> float:
        if self.seconds is not None:
            return min(1.0, (self.clock() - self.begun) / self.seconds)
        return min(1.0, self.spent / self.simulations)

    def compare(self, world: Game[Any], seed: int, others: list[int]) -> None:
        """All in one world, beside the favourite."""
        usual = self.play(world, seed, self.favourite)
        self.gains[self.favourite].add(0.0)
        for option in others:
            self.gains[option].add(self.play(world, seed, option) - usual)
        self.part = self.part_spent()

    def play(self, world: Game[Any], seed: int, option: int) -> float:
        """What came of it, by all looks at it; the same chances for every option of a world."""
        game, total = world.clone(), 0.0
        game.apply(option)
        for turn in self.looks:
            play_on(game, turn, seed)
            total += game.rules.value(game, self.seat)
        value = total / len(self.looks)
        self.spent += 1
        self.results[option].add(value)
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
