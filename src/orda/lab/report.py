"""`orda report`: a result file as one page with plots."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

from orda.engine.errors import OptionError
from orda.engine.version import VERSION
from orda.lab import pages, plots
from orda.lab.engines import engine, in_order
from orda.lab.log import Block, Header, read_blocks, read_header
from orda.lab.standing import Standing
from orda.lab.statistics import Z_95, spread
from orda.lab.watch import Deed, Points, Watched, watch

MOST_CARDS: Final = 40
FEWEST: Final = 20  # games behind a point of a line
VERBS: Final = ("take", "play", "find", "use", "activate", "special", "draw")  # those a plot shows first


class Report:
    """What a page is made from: all results, and what was seen in the games that were played again."""

    def __init__(self, path: Path, again: int) -> None:
        self.header: Header = read_header(path)
        self.plan = self.header.plan()
        self.plan.check()
        self.standing = Standing(self.plan)
        self.kept: list[Block] = []  # those to be played again
        self.seen = Watched()
        games = 0
        for block in read_blocks(path):
            self.standing.add(block)
            if games < again:
                self.kept.append(block)
                games += len(block.games)
        if not self.standing.games:
            raise OptionError(f"{path} holds no games yet")
        if self.header.version != VERSION:
            self.kept = []  # its games may not come out the same

    @property
    def to_watch(self) -> int:
        return len(self.kept)

    def watch(self, jobs: int, where: str, progress: Callable[[int], None]) -> None:
        """Plays the first games again, to see what the log does not keep."""
        if not self.kept:
            return
        with engine(where, jobs) as found:
            for numbers, part in in_order(found, partial(watch, self.plan, self.kept), range(len(self.kept))):
                self.seen.join(part)
                progress(len(numbers))

    # -- the page ---------------------------------------------------------------------------------

    def html(self) -> str:
        parts = [self.about(), *self.bots(), *self.meetings(), *self.seats(), *self.lengths(), *self.endings()]
        parts += [*self.points(), *self.cards()]
        return pages.page(f"{self.plan.game}: {', '.join(self.plan.bots)}", parts)

    def about(self) -> str:
        plan, standing = self.plan, self.standing
        options = ", ".join(f"{name}={value}" for name, value in plan.options.items()) or "none"
        text = f"{standing.games:,} games of {standing.blocks:,} deals, {plan.players} players, seed {plan.seed}, "
        return pages.note(text + f"options: {options}; Orda {self.header.version}. Intervals are 95 %.")

    def bots(self) -> list[str]:
        plan, standing = self.plan, self.standing
        rates = {bot: standing.win_rate(number) for number, bot in enumerate(plan.bots)}
        elo = dict(zip(plan.bots, standing.elo(), strict=True))
        rows = [[bot, pages.percent(rates[bot]), pages.points(elo[bot])] for bot in plan.bots]
        parts = [pages.heading("Win rates"), plots.intervals("Win rates", rates)]
        parts += [pages.table(["bot", "win rate", "Elo"], rows)]
        if len(plan.bots) > 1:
            parts += [pages.heading("Elo"), plots.intervals("Elo", elo, percent=False, line=0)]
        return parts

    def meetings(self) -> list[str]:
        names, standing = self.plan.bots, self.standing
        if len(names) < 2:
            return []
        field = range(len(names))
        cells = [[None if i == j else standing.against(i, j).value for j in field] for i in field]
        title = "Bots against bots"
        explained = pages.note("Of what the two won together in games with both, the part the bot of the row won.")
        return [pages.heading(title), explained, plots.heat_map(title, names, cells)]

    def seats(self) -> list[str]:
        players = self.plan.players
        if self.plan.cooperative or players < 2:
            return []
        shares = {f"seat {seat + 1}": self.standing.seat_share(seat) for seat in range(players)}
        rows = [[seat, pages.percent(share)] for seat, share in shares.items()]
        title = "Seat advantage"
        picture = plots.intervals(title, shares, line=1 / players)
        return [pages.heading(title), picture, pages.table(["seat", "wins"], rows)]

    def lengths(self) -> list[str]:
        tally, parts = self.standing.tally, [pages.heading("Length of games")]
        parts += [plots.histogram("Length of games", tally.turns, "turns")]
        rows = [["turns", *map(two_digits, spread(tally.turns).values())]]
        rows += [[name, *map(two_digits, spread(counts).values())] for name, counts in sorted(tally.figures.items())]
        return [*parts, pages.table(["", "mean", "p5", "p95"], rows)]

    def endings(self) -> list[str]:
        ends = self.standing.endings()
        rows = [[reason, pages.percent(share)] for reason, share in ends.items()]
        title = "How games end"
        return [pages.heading(title), plots.intervals(title, ends), pages.table(["reason", "share"], rows)]

    def points(self) -> list[str]:
        parts = []
        for title, series in (("Points over time", self.seen.points), ("How well they stand", self.seen.worth)):
            if any(points.total for points in series.values()):
                up = "points" if series is self.seen.points else "from 0, lost, to 1000, won"
                parts += [pages.heading(title), self.over_time(title, series, up)]
        return parts

    def over_time(self, title: str, series: dict[tuple[int, int], Points], up: str) -> str:
        """A line for each bot there is enough of."""
        named = {bot: line_of(series, number) for number, bot in enumerate(self.plan.bots)}
        drawn = {bot: line for bot, line in named.items() if len(line[0]) > 1}
        if not drawn:
            return pages.note(f"For a line, {FEWEST} games of a bot have to be played again: --again.")
        return plots.lines(title, drawn, "turn", up)

    def cards(self) -> list[str]:
        parts = [pages.heading("Cards")]
        if not self.seen.games:
            why = "no games were played again"
            if self.header.version != VERSION:
                why = f"its games are those of Orda {self.header.version}, and this is {VERSION}"
            return [*parts, pages.note(f"Nothing is known of cards and of points over time: {why}.")]
        who = "games" if self.plan.cooperative else "players"
        text = f"From {self.seen.games:,} games played again: how often a game, and how often those {who} win"
        parts.append(pages.note(f"{text} that did it at least once, and those that did not."))
        deeds = sorted(self.seen.with_deed, key=lambda deed: (deed[1], deed[0]))
        verbs = [verb for verb in VERBS if verb in {verb for verb, _ in deeds}]
        parts += [part for verb in verbs[:2] for part in self.card_plot(verb)]
        return [*parts, pages.table(["card", "", "a game", "win rate with", "without"], map(self.card_row, deeds))]

    def card_row(self, deed: Deed) -> list[str]:
        did, did_not = self.seen.rates(deed)
        often = two_digits(self.seen.times[deed] / self.seen.games)
        return [deed[1], deed[0], often, pages.percent(did), pages.percent(did_not)]

    def card_plot(self, verb: str) -> list[str]:
        """Of the cards most was done with."""
        seen = self.seen
        often = sorted((deed for deed in seen.with_deed if deed[0] == verb), key=lambda deed: -seen.times[deed])
        deeds = sorted(often[:MOST_CARDS], key=lambda deed: -seen.rates(deed)[0].value)
        rates = [seen.rates(deed) for deed in deeds]
        title, legend = f"Win rate with and without: {verb}", (verb, f"no {verb}")
        return [pages.subheading(title), plots.pairs(title, [card for _, card in deeds], rates, legend)]


def two_digits(value: float) -> str:
    return f"{value:.2f}"


def line_of(series: dict[tuple[int, int], Points], bot: int) -> plots.Line:
    """The means by turn, with 95 % intervals, where there are games enough."""
    found = sorted((turn, points) for (who, turn), points in series.items() if who == bot and points.number >= FEWEST)
    turns, means, reaches = [], [], []
    for turn, points in found:
        mean = points.total / points.number
        variance = max(points.squares / points.number - mean * mean, 0.0)
        turns.append(float(turn))
        means.append(mean)
        reaches.append(Z_95 * math.sqrt(variance / points.number))
    low = [mean - reach for mean, reach in zip(means, reaches, strict=True)]
    return turns, means, low, [mean + reach for mean, reach in zip(means, reaches, strict=True)]
