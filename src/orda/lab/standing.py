"""How a match stands: counted as it goes on, so that a million games take little room."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from orda.lab import ratings, sprt
from orda.lab.log import Block
from orda.lab.plan import Plan
from orda.lab.ratings import Contest
from orda.lab.simulate import Tally
from orda.lab.sprt import Question
from orda.lab.statistics import Interval, share_of_groups, spread

LOOK_EVERY: Final = 10  # deals between two looks at the sequential test
Winners = tuple[tuple[int, ...], ...]  # of each game of a block


class Standing:
    """Blocks that came out the same way are counted together: statistics need no more of them."""

    def __init__(self, plan: Plan, question: Question | None = None) -> None:
        self.plan = plan
        self.question = question
        self.tally = Tally()
        self.blocks = 0
        self.outcomes: Counter[tuple[int, Winners]] = Counter()  # group, winners of each game
        self.ends: Counter[tuple[str, ...]] = Counter()  # how the games of a deal ended
        self.scores: Counter[float] = Counter()  # of the first of two bots, by deal
        self.llr = 0.0  # of the question, as it was when last looked at

    def add(self, block: Block) -> None:
        group = block.number % len(self.plan.groups)
        winners = tuple(game.winners for game in block.games)
        self.blocks += 1
        self.outcomes[group, winners] += 1
        self.ends[tuple(game.reason for game in block.games)] += 1
        for game in block.games:
            self.tally.count(game, self.plan.cooperative)
        if self.question is not None:
            self.scores[self.score(self.plan.contests(group, winners))] += 1
            if self.blocks % LOOK_EVERY == 0:
                self.llr = self.likelihood()

    @property
    def games(self) -> int:
        return self.tally.games

    # -- two bots ------------------------------------------------------------------------------

    @staticmethod
    def score(contests: list[Contest]) -> float:
        """Of the first bot in a deal."""
        whole = sum(sum(contest.won) for contest in contests)
        return round(sum(contest.won[0] for contest in contests) / whole, 12) if whole else 0.5

    def likelihood(self) -> float:
        """How much more likely what came out is under the stronger of the two hypotheses: the logarithm."""
        assert self.question is not None
        contests = self.plan.contests(0, tuple((0,) for _ in self.plan.groups[0]))
        weaker = ratings.expected(self.question.weaker, contests)
        stronger = ratings.expected(self.question.stronger, contests)
        return sprt.log_likelihood_ratio(self.scores, weaker, stronger)

    def answer(self) -> str | None:
        """`yes`, `no` or `open`; None where nothing was asked."""
        return None if self.question is None else self.question.answer(self.llr)

    # -- a field ---------------------------------------------------------------------------------

    def deals(self) -> list[tuple[int, list[Contest]]]:
        return [(count, self.plan.contests(group, winners)) for (group, winners), count in self.outcomes.items()]

    def elo(self) -> list[Interval]:
        return ratings.ratings(self.deals(), len(self.plan.bots))

    def win_rate(self, bot: int) -> Interval:
        """In the games it took part in; a cooperative game counts as won or lost."""
        return share_of_groups(self.wins_by_deal(bot))

    def wins_by_deal(self, bot: int) -> Iterator[tuple[int, float, float]]:
        for (group, winners), count in self.outcomes.items():
            lineups = self.plan.groups[group]
            games = [(lineup, won) for lineup, won in zip(lineups, winners, strict=True) if bot in lineup]
            yield count, sum(self.part(lineup, won, bot) for lineup, won in games), len(games)

    def part(self, lineup: tuple[int, ...], winners: tuple[int, ...], bot: int) -> float:
        if self.plan.cooperative:
            return float(bool(winners))
        return sum(lineup[seat] == bot for seat in winners) / max(len(winners), 1)

    def against(self, one: int, other: int) -> Interval:
        """The part of what the two won that the one won, in games with both."""
        return share_of_groups(self.won_by_deal(one, other))

    def won_by_deal(self, one: int, other: int) -> Iterator[tuple[int, float, float]]:
        for count, contests in self.deals():
            both = [contest.won for contest in contests if contest.seats[one] and contest.seats[other]]
            yield count, sum(won[one] for won in both), sum(won[one] + won[other] for won in both)

    def seat_share(self, seat: int) -> Interval:
        """What part of all games that seat won, whoever sat there."""
        return share_of_groups(
            (count, sum(self.seat_part(won, seat) for won in winners), len(winners))
            for (_, winners), count in self.outcomes.items()
        )

    def seat_part(self, winners: tuple[int, ...], seat: int) -> float:
        if self.plan.cooperative:
            return float(bool(winners))
        return (seat in winners) / max(len(winners), 1)

    def endings(self) -> dict[str, Interval]:
        return {reason: self.ending(reason) for reason in sorted(self.tally.reasons)}

    def ending(self, reason: str) -> Interval:
        return share_of_groups(self.ended_so(reason))

    def ended_so(self, reason: str) -> Iterator[tuple[int, float, float]]:
        for reasons, count in self.ends.items():
            yield count, reasons.count(reason), len(reasons)

    # -- as data ----------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        plan, tally = self.plan, self.tally
        return {
            "game": plan.game,
            "players": plan.players,
            "options": plan.options,
            "seed": plan.seed,
            "games": tally.games,
            "deals": self.blocks,
            "decisions": tally.decisions,
            "bots": [self.bot_data(bot, elo) for bot, elo in enumerate(self.elo())],
            "pairs": self.pairs_data(),
            "seats": [self.seat_share(seat).to_data() for seat in range(plan.players)],
            "turns": spread(tally.turns),
            "reasons": {reason: share.to_data() for reason, share in self.endings().items()},
            "figures": {name: spread(counts) for name, counts in sorted(tally.figures.items())},
            "question": self.question_data(),
        }

    def bot_data(self, bot: int, elo: Interval) -> dict[str, Any]:
        return {"bot": self.plan.bots[bot], "win_rate": self.win_rate(bot).to_data(), "elo": elo.to_data()}

    def pairs_data(self) -> list[dict[str, Any]]:
        names = self.plan.bots
        return [
            {"bot": names[i], "against": names[j], "share": self.against(i, j).to_data()}
            for i in range(len(names))
            for j in range(len(names))
            if i != j
        ]

    def question_data(self) -> dict[str, Any] | None:
        if self.question is None:
            return None
        q, (low, high) = self.question, self.question.bounds
        asked = {"weaker": q.weaker, "stronger": q.stronger, "alpha": q.alpha, "beta": q.beta}
        return asked | {"answer": self.answer(), "llr": self.llr, "low": low, "high": high}
