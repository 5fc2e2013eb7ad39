"""Where games are played: here, in processes of this machine, or on a Ray cluster. The figures are the same.

Work is a function of a range of numbers (deals, games). Ranges are cut so that each takes about a second, and their
results come back in order, whichever is ready first.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from typing import Any, Final, Protocol, TypeVar

from orda.engine.errors import OptionError

NAMES: Final = ("processes", "ray")
TASK_SECONDS: Final = 1.0
FASTER_AT_MOST: Final = 4  # a task is at most so many times as long as the one before: the first are short

R = TypeVar("R")
Work = Callable[[range], R]


class ProcessDied(RuntimeError):  # noqa: N818 - said to a person
    """A process ended in the middle of its games."""


class Engine(Protocol):
    """Runs tasks; `take` waits for one."""

    processes: int

    def start(self, work: Work[Any], numbers: range) -> Any: ...

    def take(self, task: Any) -> tuple[Any, float]: ...


def timed(work: Work[R], numbers: range) -> tuple[R, float]:
    start = time.perf_counter()
    return work(numbers), time.perf_counter() - start


class Here:
    """In this process, one after the other."""

    processes = 1

    def start(self, work: Work[Any], numbers: range) -> tuple[Work[Any], range]:
        return work, numbers

    def take(self, task: tuple[Work[Any], range]) -> tuple[Any, float]:
        return timed(*task)


class Processes:
    """In processes of this machine."""

    def __init__(self, pool: ProcessPoolExecutor, processes: int) -> None:
        self.pool = pool
        self.processes = processes

    def start(self, work: Work[Any], numbers: range) -> Future[tuple[Any, float]]:
        return self.pool.submit(timed, work, numbers)

    def take(self, task: Future[tuple[Any, float]]) -> tuple[Any, float]:
        try:
            return task.result()
        except BrokenProcessPool as error:
            raise ProcessDied("a process that played games was ended from outside") from error


def depend_on_parent() -> None:
    """Ctrl-C reaches every process of a terminal; the one that started them ends them, or takes them with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Who was killed could not end his processes: they would wait for work for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


@contextmanager
def engine(name: str, jobs: int) -> Iterator[Engine]:
    """The engine of that name; `jobs` is how many games are played at a time."""
    check_engine(name)
    if name == "ray":
        from orda.lab.cluster import cluster  # noqa: PLC0415 - an extra

        with cluster(jobs) as found:
            yield found
    elif jobs == 1:
        yield Here()
    else:
        pool = ProcessPoolExecutor(jobs, initializer=depend_on_parent)
        try:
            yield Processes(pool, jobs)
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def check_engine(name: str) -> None:
    """Raises OptionError before anything is played."""
    if name not in NAMES:
        raise OptionError(f"--engine {name!r} is unknown; allowed: {', '.join(NAMES)}")
    if name == "ray":
        try:
            import ray  # noqa: F401, PLC0415
        except ImportError as error:
            raise OptionError("--engine ray needs the package ray: pip install 'orda[ray]'") from error


def in_order(where: Engine, work: Work[R], numbers: range) -> Iterator[tuple[range, R]]:
    """The work on all numbers, cut into tasks of about a second; the results in order, as they come."""
    under_way: deque[tuple[range, Any]] = deque()
    following, size = numbers.start, 1
    while under_way or following < numbers.stop:
        while following < numbers.stop and len(under_way) < 2 * where.processes:
            part = range(following, min(following + size, numbers.stop))
            under_way.append((part, where.start(work, part)))
            following = part.stop
        part, task = under_way.popleft()
        result, seconds = where.take(task)
        fitting = int(len(part) * TASK_SECONDS / max(seconds, 1e-6))
        size = max(1, min(fitting, FASTER_AT_MOST * len(part)))
        yield part, result
