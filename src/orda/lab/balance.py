"""`orda balance`: what an option, or a card being there, does to a game: a grid of matches on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.engine.options import WITHOUT
from orda.engine.rules import Rules
from orda.lab import pages, plots
from orda.lab.arguments import read_value
from orda.lab.match import Settings, match
from orda.lab.plan import Plan
from orda.lab.standing import Standing
from orda.lab.statistics import Interval, mean_of, spread

Grid = Mapping[str, Sequence[Any]]  # option: the values it takes
Measured = dict[str, Interval]  # what is measured: with its interval
SHARES: Final = ("win rate of ", "wins of ", "ended by ")  # how names of shares begin; the others are means


@dataclass
class Cell:
    """One place of the grid: what was set, in words, and how the match stood."""

    label: tuple[str, ...]
    plan: Plan
    standing: Standing | None = None

    def measured(self, reasons: Iterable[str]) -> Measured:
        """What may end a game is measured also where it never did."""
        assert self.standing is not None
        standing, found = self.standing, Measured()
        for number, bot in enumerate(self.plan.bots):
            if len(self.plan.bots) > 1 or self.plan.cooperative:
                found[f"win rate of {bot}"] = standing.win_rate(number)
        if not self.plan.cooperative:
            for seat in range(self.plan.players):
                found[f"wins of seat {seat + 1}"] = standing.seat_share(seat)
        found["turns"] = mean_of(standing.tally.turns.elements())
        for name, counts in sorted(standing.tally.figures.items()):
            found[name] = mean_of(counts.elements())
        for reason in reasons:
            found[f"ended by {reason}"] = standing.ending(reason)
        return found


def measured(cells: Sequence[Cell]) -> list[Measured]:
    reasons = sorted({reason for cell in cells if cell.standing for reason in cell.standing.tally.reasons})
    return [cell.measured(reasons) for cell in cells]


# -- what is varied --------------------------------------------------------------------------------


def read_grid(texts: Sequence[str]) -> dict[str, list[Any]]:
    """`name=15,20,25`, or `name=10..30..5` for a range of whole numbers."""
    grid: dict[str, list[Any]] = {}
    for text in texts:
        name, equals, values = text.partition("=")
        if not equals or not name or not values or name in grid:
            raise OptionError(
                f"--vary {text!r} is not allowed; allowed: name=value,value,... or name=from..to..step, once"
            )
        grid[name] = read_values(text, values)
    return grid


def read_values(text: str, values: str) -> list[Any]:
    if ".." not in values:
        return [read_value(value.strip()) for value in values.split(",")]
    try:
        low, high, *step = [int(part) for part in values.split("..")]
        found: list[Any] = list(range(low, high + 1, *step))
    except (ValueError, TypeError) as error:
        raise OptionError(f"--vary {text!r} is not allowed; allowed in a range: whole numbers, as 10..30..5") from error
    if not found:
        raise OptionError(f"--vary {text!r} holds no value")
    return found


def cells_of_grid(plan: Plan, grid: Grid) -> list[Cell]:
    cells = []
    for values in product(*grid.values()):
        options = plan.options | dict(zip(grid, values, strict=True))
        label = tuple(f"{name}={'none' if value is None else value}" for name, value in zip(grid, values, strict=True))
        cells.append(Cell(label, replace(plan, options=options)))
    return cells


def cells_of_card(plan: Plan, card: str) -> list[Cell]:
    """A game with the card and without it. In a kingdom the first card that is in neither takes its place."""
    if WITHOUT in plan.rules.laboratory:
        return cells_of_presence(plan, card)
    pool = cards_to_choose(plan.rules)
    if not pool:
        raise OptionError(
            f"--card: {plan.game} has no option that leaves cards out; use --vary with one of its options"
        )
    if card not in pool:
        raise OptionError(f"--card {card!r} is unknown; allowed: {', '.join(pool)}")
    kingdom = kingdom_of(plan)
    others = [other for other in kingdom if other != card]
    spare = next(other for other in pool if other not in kingdom and other != card)
    size = len(kingdom)
    sets = {f"with {card}": [*others[: size - 1], card], f"without {card}": [*others, spare][:size]}
    return [Cell((label,), replace(plan, options=plan.options | {"kingdom": cards})) for label, cards in sets.items()]


def cells_of_presence(plan: Plan, card: str) -> list[Cell]:
    """All else stays; a card that is not in the game as it is set up would change nothing."""
    left_out = replace(plan, options=plan.options | {WITHOUT: [card]})
    left_out.check()
    views = [each.rules.new(each.players, 0, **each.options).view(0) for each in (plan, left_out)]
    if views[0] == views[1]:
        raise OptionError(f"--card {card!r} is not in {plan.game} with these options: there is nothing to compare")
    return [Cell((f"with {card}",), plan), Cell((f"without {card}",), left_out)]


def cards_to_choose(rules: Rules[Any]) -> list[str]:
    """The cards a kingdom is chosen from."""
    form = rules.options["kingdom"].to_data() if "kingdom" in rules.options else {}
    return [card["id"] for card in form.get("cards", []) if card["combat"]]


def kingdom_of(plan: Plan) -> list[str]:
    """The cards of the kingdom chosen, also where it is chosen by its name."""
    option = plan.rules.options["kingdom"]
    chosen = plan.options.get("kingdom", option.default)
    if isinstance(chosen, str):
        sets = option.to_data().get("sets", [])
        named = {kingdom["id"]: kingdom["cards"] for kingdom in sets if kingdom["cards"]}
        if chosen not in named:
            raise OptionError(f"--card needs a kingdom of known cards, not {chosen!r}; allowed: {', '.join(named)}")
        return list(named[chosen])
    return list(chosen)


# -- playing it -------------------------------------------------------------------------------------


def balance(cells: list[Cell], settings: Settings, progress: Callable[[int], None]) -> None:
    for cell in cells:
        cell.plan.check()
    for cell in cells:
        before = 0

        def heard(standing: Standing) -> None:
            nonlocal before
            progress(standing.games - before)
            before = standing.games

        cell.standing = match(cell.plan, settings, heard)


def to_data(cells: list[Cell]) -> list[dict[str, Any]]:
    return [
        {
            "set": list(cell.label),
            "options": cell.plan.options,
            "games": cell.standing.games if cell.standing else 0,
            "measured": {name: value.to_data() for name, value in found.items()},
            "turns": spread(cell.standing.tally.turns) if cell.standing else {},
        }
        for cell, found in zip(cells, measured(cells), strict=True)
    ]


def html(cells: list[Cell]) -> str:
    plan = cells[0].plan
    standing = cells[0].standing
    assert standing is not None
    text = f"{standing.games:,} games at each place, the same deals, {plan.players} players, seed {plan.seed}; "
    parts = [pages.note(text + f"bots: {', '.join(plan.bots)}. Intervals are 95 %.")]
    return pages.page(f"Balance of {plan.game}", [*parts, *sections(cells)])


def sections(cells: list[Cell]) -> Iterator[str]:
    found = measured(cells)
    for name in dict.fromkeys(name for each in found for name in each):
        values = {cell.label: each[name] for cell, each in zip(cells, found, strict=True) if name in each}
        share = name.startswith(SHARES)
        yield pages.heading(name)
        yield drawn(name, values, share)
        shown = pages.percent if share else pages.plain
        yield pages.table(["", name], [[", ".join(label), shown(value)] for label, value in values.items()])


def drawn(name: str, values: dict[tuple[str, ...], Interval], share: bool) -> str:
    """A line over the first option where it is a number, one for each setting of the others; else points."""
    numbers = [number_in(label[0]) for label in values]
    if None in numbers or len(set(numbers)) < 2:
        return plots.intervals(name, {", ".join(label): value for label, value in values.items()}, percent=share)
    drawn_lines: dict[str, tuple[list[float], list[float], list[float], list[float]]] = {}
    factor = 100 if share else 1
    for (label, value), number in zip(values.items(), numbers, strict=True):
        x, y, low, high = drawn_lines.setdefault(", ".join(label[1:]) or name, ([], [], [], []))
        x.append(number or 0.0)
        y.append(factor * value.value)
        low.append(factor * value.low)
        high.append(factor * value.high)
    across = next(iter(values))[0].partition("=")[0]
    return plots.lines(name, drawn_lines, across, "%" if share else name, marked=True)


def number_in(label: str) -> float | None:
    try:
        return float(label.partition("=")[2])
    except ValueError:
        return None
