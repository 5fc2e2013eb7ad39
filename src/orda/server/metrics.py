"""Counters for Prometheus; no labels that could hold what people wrote."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
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


METRICS: Final = Metrics()
