"""Plots for reports, each as a picture that stands in the page itself. Needs the extra `lab`."""

from __future__ import annotations

import base64
import io
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any, Final

from orda.engine.errors import OptionError
from orda.lab.statistics import NOTHING_KNOWN, Interval

COLOURS: Final = ("#3b6e3b", "#b3541e", "#2b5d8a", "#8a2b5d", "#6b6b2b", "#444444", "#1f8a8a", "#a03030")
MARKS: Final = ("o", "s")  # of the two points of a pair
PALE: Final = (20, 80)  # per cent: outside of it the colours of a heat map are so dark that numbers are white


def check_matplotlib(what: str) -> None:
    """Raises OptionError before anything is played."""
    try:
        import matplotlib  # noqa: F401, PLC0415
    except ImportError as error:
        raise OptionError(f"{what} needs the package matplotlib: pip install 'orda[lab]'") from error


def figure(width: float, height: float) -> tuple[Any, Any]:
    from matplotlib.figure import Figure  # noqa: PLC0415

    made = Figure(figsize=(width, height), layout="constrained")
    axes = made.subplots()
    axes.spines[["top", "right"]].set_visible(False)
    return made, axes


def picture(made: Any, title: str) -> str:
    """An <img> that needs no other file; the same figure gives the same bytes."""
    import matplotlib as mpl  # noqa: PLC0415

    out = io.BytesIO()
    with mpl.rc_context({"svg.hashsalt": "orda"}):
        made.savefig(out, format="svg", metadata={"Date": None})
    data = base64.b64encode(out.getvalue()).decode()
    return f'<img alt="{escape(title)}" src="data:image/svg+xml;base64,{data}">'


def intervals(title: str, shares: Mapping[str, Interval], percent: bool = True, line: float | None = None) -> str:
    """A point with its interval for each name."""
    made, axes = figure(7, 0.9 + 0.36 * len(shares))
    factor = 100 if percent else 1
    for row, share in enumerate(shares.values()):
        reach = [[factor * (share.value - share.low)], [factor * (share.high - share.value)]]
        axes.errorbar([factor * share.value], [row], xerr=reach, fmt="o", capsize=3, color=COLOURS[0])
    axes.set_yticks(range(len(shares)), shares)
    axes.set_ylim(len(shares) - 0.5, -0.5)
    if line is not None:
        axes.axvline(factor * line, color="#999999", linewidth=1, linestyle="--")
    axes.set_xlabel("%" if percent else "")
    return picture(made, title)


def pairs(title: str, names: Sequence[str], both: Sequence[tuple[Interval, Interval]], legend: tuple[str, str]) -> str:
    """Two points for each name."""
    made, axes = figure(7, 1.1 + 0.4 * len(names))
    for which in (0, 1):
        for row, shares in enumerate(both):
            share, place = shares[which], row + 0.22 * (which - 0.5)
            if share == NOTHING_KNOWN:
                continue
            reach = [[100 * (share.value - share.low)], [100 * (share.high - share.value)]]
            look = {"fmt": MARKS[which], "capsize": 2, "color": COLOURS[which]}
            axes.errorbar([100 * share.value], [place], xerr=reach, **look)
        axes.errorbar([], [], fmt=MARKS[which], color=COLOURS[which], label=legend[which])
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlabel("%")
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
    return picture(made, title)


def histogram(title: str, counts: Mapping[int, int], label: str) -> str:
    made, axes = figure(7, 2.6)
    axes.bar(list(counts), list(counts.values()), width=1.0, color=COLOURS[0])
    axes.set_xlabel(label)
    axes.set_ylabel("games")
    return picture(made, title)


Line = tuple[Sequence[float], Sequence[float], Sequence[float], Sequence[float]]  # x, y, low, high


def lines(title: str, named: Mapping[str, Line], across: str, up: str, marked: bool = False) -> str:
    """Lines with bands."""
    made, axes = figure(7, 3.2)
    for number, (name, (x, y, low, high)) in enumerate(named.items()):
        colour = COLOURS[number % len(COLOURS)]
        axes.plot(x, y, label=name, color=colour, marker="o" if marked else None)
        axes.fill_between(x, low, high, color=colour, alpha=0.2, linewidth=0)
    axes.set_xlabel(across)
    axes.set_ylabel(up)
    axes.legend(frameon=False, loc="upper left", bbox_to_anchor=(1, 1))
    return picture(made, title)


def heat_map(title: str, names: Sequence[str], cells: Sequence[Sequence[float | None]]) -> str:
    """Who wins what part against whom."""
    side = 2.2 + 0.6 * len(names)
    made, axes = figure(side + 1, side)
    shown = [[float("nan") if cell is None else 100 * cell for cell in row] for row in cells]
    image = axes.imshow(shown, vmin=0, vmax=100, cmap="PuOr")
    for i, row in enumerate(cells):
        for j, cell in enumerate(row):
            if cell is not None:
                ink = "black" if PALE[0] < 100 * cell < PALE[1] else "white"
                axes.text(j, i, f"{100 * cell:.0f}", ha="center", va="center", fontsize=10, color=ink)
    axes.set_xticks(range(len(names)), names, rotation=45, ha="right")
    axes.set_yticks(range(len(names)), names)
    made.colorbar(image, label="%")
    return picture(made, title)
