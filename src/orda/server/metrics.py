"""Counters for Prometheus; no labels that could hold what people wrote."""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

BUCKETS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Histogram:
    def __init__(self) -> None:
        self.counts = [0] * (len(BUCKETS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for i, bound in enumerate(BUCKETS):
            if seconds <= bound:
                self.counts[i] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> Iterator[str]:
        yield f"# TYPE {name} histogram"
        running = 0
        for bound, count in zip((*map(str, BUCKETS), "+Inf"), self.counts, strict=True):
            running += count
            yield f'{name}_bucket{{le="{bound}"}} {running}'
        yield f"{name}_sum {self.total:.6f}"
        yield f"{name}_count {running}"


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.errors: Counter[str] = Counter()
        self.gauges: dict[str, int] = {}
        self.commits = Histogram()
        self.bots = Histogram()

    def committed(self, changes: int, seconds: float) -> None:
        self.counts["changes_written"] += changes
        self.commits.add(seconds)

    def text(self) -> str:
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        for name, count in sorted(self.counts.items()):
            yield f"# TYPE orda_{name}_total counter"
            yield f"orda_{name}_total {count}"
        yield "# TYPE orda_errors_total counter"
        for code, count in sorted(self.errors.items()):
            yield f'orda_errors_total{{code="{code}"}} {count}'
        for name, value in sorted(self.gauges.items()):
            yield f"# TYPE orda_{name} gauge"
            yield f"orda_{name} {value}"
        yield from self.commits.lines("orda_commit_seconds")
        yield from self.bots.lines("orda_bot_seconds")

    # -- several workers ------------------------------------------------------------------

    def leave(self, folder: Path) -> None:
        """For the others, whole or not at all."""
        own = folder / f"{os.getpid()}.prom"
        new = own.with_suffix(".new")
        new.write_text(self.text())
        new.replace(own)

    def text_of_all(self, folder: Path) -> str:
        """The numbers of all workers added up. Who has ended has counted too, but has nothing open any more."""
        self.leave(folder)
        return added_up(numbers_of(path) for path in sorted(folder.glob("*.prom")))


def numbers_of(path: Path) -> str:
    text = path.read_text()
    try:
        os.kill(int(path.stem), 0)
    except ProcessLookupError:
        gauges = set(re.findall(r"^# TYPE (\w+) gauge$", text, re.MULTILINE))
        return "\n".join(line for line in text.splitlines() if line.split(" ")[0] not in gauges)
    return text


def added_up(texts: Iterable[str]) -> str:
    kinds: dict[str, str] = {}
    sums: dict[str, float] = {}
    for line in (line for text in texts for line in text.splitlines()):
        if line.startswith("#"):
            kinds.setdefault(line.split()[2], line)
        else:
            name, value = line.rsplit(" ", 1)
            sums[name] = sums.get(name, 0) + float(value)
    lines = []
    for kind, head in kinds.items():
        lines += [head, *(f"{name} {value:.15g}" for name, value in sums.items() if is_of(name, kind))]
    return "\n".join(lines) + "\n"


def is_of(name: str, kind: str) -> bool:
    return name.partition("{")[0].removesuffix("_bucket").removesuffix("_sum").removesuffix("_count") == kind


METRICS: Final = Metrics()
