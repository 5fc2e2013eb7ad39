"""Games on a Ray cluster: one that runs already, or one on this machine. Needs the extra `ray`.

Every machine of the cluster needs the same version of Orda. A task whose process or machine dies is run again
elsewhere; tasks are functions of their numbers, so the figures stay what they are.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import ray

from orda.engine.errors import OptionError
from orda.lab.engines import ProcessDied, Work, timed

RETRIES: Final = 8
KNOCK_SECONDS: Final = 10.0


class Cluster:
    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.run = ray.remote(max_retries=RETRIES, num_cpus=1)(timed)

    def start(self, work: Work[Any], numbers: range) -> Any:
        return self.run.remote(work, numbers)

    def take(self, task: Any) -> tuple[Any, float]:
        try:
            result: tuple[Any, float] = ray.get(task)
        except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError) as error:
            raise ProcessDied(f"a task of the cluster died {RETRIES + 1} times") from error
        return result


@contextmanager
def cluster(jobs: int) -> Iterator[Cluster]:
    """The cluster that RAY_ADDRESS names (as `ray start` prints it), else one of `jobs` processes on this machine."""
    ours = not ray.is_initialized()
    if ours:
        start(jobs)
    try:
        yield Cluster(max(1, int(ray.cluster_resources().get("CPU", 1))))
    finally:
        if ours:
            ray.shutdown()


def start(jobs: int) -> None:
    """OptionError, in one sentence, where there is no cluster and none can be had."""
    address = os.environ.get("RAY_ADDRESS")
    where: dict[str, Any] = {"address": address} if address else {"num_cpus": jobs, "include_dashboard": False}
    try:
        if address:
            knock(address)
        ray.init(log_to_driver=False, logging_level="ERROR", **where)
    except Exception as error:  # Ray raises any kind
        what = f"no cluster answers at RAY_ADDRESS={address}" if address else "Ray cannot be started on this machine"
        raise OptionError(f"--engine ray: {what}: {str(error).partition(chr(10))[0]:.200}") from error


def knock(address: str) -> None:
    """OSError where nobody listens: Ray itself would try for minutes. `auto` and the like are left to it."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), timeout=KNOCK_SECONDS).close()
