"""Ray: the same figures as processes give, also when a process of the cluster is killed."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from orda.engine.errors import OptionError
from orda.lab.engines import engine, in_order
from orda.lab.match import Settings, match
from orda.lab.plan import Plan
from orda.lab.simulate import Job, simulate

ray = pytest.importorskip("ray", reason="Ray is not installed: pip install 'orda[ray]'", exc_type=ImportError)
pytestmark = pytest.mark.filterwarnings("ignore")

from orda.lab.cluster import start  # noqa: E402


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    os.environ["PYTHONPATH"] = os.pathsep.join([os.getcwd(), os.environ.get("PYTHONPATH", "")])
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
    yield
    ray.shutdown()


def test_a_match_on_a_cluster_writes_the_same_log(tmp_path: Path) -> None:
    plan, logs = Plan("run", 3, ("greedy", "random"), seed=4), [tmp_path / "here", tmp_path / "ray"]
    match(plan, Settings(600, results=logs[0]))
    heard: list[int] = []
    match(plan, Settings(600, engine="ray", results=logs[1]), lambda now: heard.append(now.games))
    assert logs[0].read_bytes() == logs[1].read_bytes()
    assert len(heard) > 2, "progress comes as games do"


def test_a_simulation_on_a_cluster_gives_the_same_numbers() -> None:
    job = Job("run", 4, ["greedy", "random", "greedy", "random"], 300, seed=9, rotate=True)
    here, there = simulate(job).to_data(), simulate(job, where="ray").to_data()
    del here["speed"], there["speed"]
    assert here == there


@pytest.mark.parametrize(
    ("address", "complaint"),
    [
        ("127.0.0.1:1", "no cluster answers at RAY_ADDRESS=127.0.0.1:1: .*refused"),
        ("auto", "no cluster answers at RAY_ADDRESS=auto: nobody is there"),
        ("", "cannot be started on this machine: nobody is there"),
    ],
)
def test_a_cluster_that_cannot_be_had_is_said_in_one_sentence(
    address: str, complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(**_: object) -> None:
        raise ConnectionError("nobody is there\nTraceback, in many lines")

    monkeypatch.setenv("RAY_ADDRESS", address)
    monkeypatch.setattr(ray, "init", nobody)
    with pytest.raises(OptionError, match=complaint) as caught:
        start(2)
    assert "\n" not in str(caught.value)


def die_once(folder: str, numbers: range) -> list[int]:
    """In the middle of the work on number 7 its process is killed, the first time."""
    for number in numbers:
        mark = Path(folder) / "died"
        if number == 7 and not mark.exists():
            mark.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        time.sleep(0.01)
    return [number * number for number in numbers]


def test_totals_stay_right_when_a_process_of_the_cluster_is_killed(tmp_path: Path) -> None:
    with engine("ray", 2) as found:
        squares = [n for _, part in in_order(found, partial(die_once, str(tmp_path)), range(40)) for n in part]
    assert (tmp_path / "died").exists(), "nobody was killed"
    assert squares == [n * n for n in range(40)]


def test_a_match_whose_worker_is_killed_ends_with_the_same_figures(tmp_path: Path) -> None:
    plan, logs = Plan("zombinion", 2, ("hunter", "big_money"), seed=5), [tmp_path / "here", tmp_path / "ray"]
    match(plan, Settings(1500, results=logs[0]))
    killed: list[int] = []

    def kill_one(_: object) -> None:
        if not killed:
            killed.append(worker_at_work())
            os.kill(killed[0], signal.SIGKILL)

    match(plan, Settings(1500, engine="ray", results=logs[1]), kill_one)
    assert killed
    assert logs[0].read_bytes() == logs[1].read_bytes()


def worker_at_work() -> int:
    """A process of the cluster that runs one of our tasks."""
    for _ in range(200):
        for process in Path("/proc").iterdir():
            if process.name.isdigit() and b"ray::timed" in command_of(process):
                return int(process.name)
        time.sleep(0.01)
    raise AssertionError("no process of the cluster is at work")


def command_of(process: Path) -> bytes:
    try:
        return (process / "cmdline").read_bytes()
    except OSError:
        return b""
