"""A real server process, and people and programs who call it."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

# Nothing is waited for longer than it takes: these are for machines that are busy with much else.
WAIT = 60.0
START = 240.0  # for a process to start: slowly, or not at all, which is seen at once
IS_LINUX = sys.platform == "linux"  # else a port that somebody keeps cannot be listened at
KEPT_SECONDS = 2.0  # a connection without a call: less than the server's, or both would let go of it at once


def free_port() -> int:
    """Nobody else is given it while this process lasts, also between a server's end and its next start: it stays bound,
    and Linux lets whoever asks for it by its number listen there all the same."""
    place = socket.socket()
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    place.bind(("127.0.0.1", 0))
    port: int = place.getsockname()[1]
    if IS_LINUX:
        place.detach()
    place.close()
    return port


class Process(Protocol):
    """What is asked of a server's process."""

    pid: int

    def poll(self) -> int | None: ...

    def send_signal(self, number: int, /) -> None: ...

    def wait(self, seconds: float | None = None, /) -> object: ...

    def terminate(self) -> None: ...

    def kill(self) -> None: ...


class Server:
    """`orda serve` in a process of its own."""

    def __init__(self, database: str, port: int | None = None, log: Path | None = None, *more: str) -> None:
        self.database = database
        self.port = port or free_port()
        self.log = log
        self.more = more
        self.process: Process | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Self:
        self.begin()
        self.wait()
        return self

    def begin(self) -> None:
        """Starts it, without waiting for it."""
        where = ["--port", str(self.port), "--database", self.database]
        bots = ["--bot-pause", "0", "--bot-thinking", "0.05", "--bots", "1"]
        self.process = self.launch(["orda", "serve", *where, *bots, *self.more])

    def launch(self, arguments: list[str]) -> Process:
        command = [sys.executable, "-m", "orda.cli", *arguments[1:]]
        with self.log.open("ab") if self.log else contextlib.nullcontext(subprocess.DEVNULL) as sink:
            return subprocess.Popen(command, stdout=sink, stderr=sink)

    def wait(self) -> None:
        """Until it says that it is well."""
        assert self.process is not None
        end = time.monotonic() + START
        with httpx.Client(base_url=self.url, timeout=WAIT) as client:
            while time.monotonic() < end:
                assert self.process.poll() is None, self.logged() or "the server has ended"
                with contextlib.suppress(httpx.TransportError):
                    if client.get("/health").status_code == 200:
                        return
                time.sleep(0.05)
        raise AssertionError(f"the server did not start: {self.logged()}")

    def trouble(self) -> str:
        """Waits until it says that it is not well; why."""
        end = time.monotonic() + WAIT
        while time.monotonic() < end:
            answer = httpx.get(f"{self.url}/health", timeout=WAIT)
            if answer.status_code == 503:
                return str(answer.json()["trouble"])
            time.sleep(0.1)
        raise AssertionError("it says that it is well")

    def logged(self) -> str:
        return self.log.read_text() if self.log and self.log.exists() else ""

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(WAIT)
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
                raise AssertionError(f"the server did not end: {self.logged()}")


def call(server: Server, path: str, method: str = "GET", **more: Any) -> httpx.Response:
    """By nobody in particular."""
    return httpx.request(method, server.url + path, timeout=WAIT, **more)


class Person:
    """Somebody with a cookie."""

    def __init__(self, server: Server, name: str = "Anna") -> None:
        self.server = server
        kept = httpx.Limits(keepalive_expiry=KEPT_SECONDS)
        self.http = httpx.Client(base_url=server.url, timeout=START, limits=kept)  # some calls start a process
        self.id: str = self.get("/api/me")["id"]
        self.post("/api/me", name=name)

    def close(self) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"orda={self.http.cookies['orda']}"

    def get(self, path: str, **params: Any) -> Any:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, method: str, path: str, **body: Any) -> str:
        """The code of a refusal."""
        post = method == "POST"
        answer = self.http.request(method, path, json=body if post else None, params=None if post else body)
        assert answer.status_code >= 400, answer.text
        code: str = answer.json()["code"]
        return code

    def table(self, *seats: str | dict[str, Any], game: str = "run", **more: Any) -> Any:
        """A new table; seats as in `me`, `friend`, `bot:hard`."""
        wishes = [seat if isinstance(seat, dict) else seat_wish(seat) for seat in seats]
        return self.post("/api/tables", game=game, seats=wishes, **more)

    def claim(self, token: str) -> Any:
        return self.post("/api/links/claim", token=token)

    def connect(self) -> Line:
        return Line(self.server, self.cookie)


def seat_wish(text: str) -> dict[str, Any]:
    kind, _, level = text.partition(":")
    return {"kind": kind} | ({"level": level} if level else {})


class Line:
    """A WebSocket."""

    def __init__(self, server: Server, cookie: str = "", **headers: str) -> None:
        address = f"ws://127.0.0.1:{server.port}/ws"
        sent = {"Cookie": cookie} if cookie else {}
        self.stack = contextlib.ExitStack()
        opened = connect(address, additional_headers=sent | headers, open_timeout=WAIT)
        self.socket: ClientConnection = self.stack.enter_context(opened)
        self.ref = 0
        self.heard: list[dict[str, Any]] = []
        self.hello = self.next()

    def close(self) -> None:
        self.stack.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def send(self, type_: str, **fields: Any) -> None:
        self.socket.send(json.dumps({"type": type_, **fields}))

    def next(self, wait: float = WAIT) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(wait))
        self.heard.append(message)
        return message

    def until(self, wanted: Callable[[dict[str, Any]], bool], wait: float = WAIT) -> dict[str, Any]:
        end = time.monotonic() + wait
        while True:
            left = end - time.monotonic()
            assert left > 0, f"it did not come; heard {[m['type'] for m in self.heard][-20:]}"
            with contextlib.suppress(TimeoutError):
                message = self.next(left)
                if wanted(message):
                    return message

    def state(self, **fields: Any) -> dict[str, Any]:
        return self.until(lambda m: m["type"] == "state" and all(m[k] == v for k, v in fields.items()))

    def ask(self, type_: str, **fields: Any) -> dict[str, Any]:
        """Sends with a ref and waits for the answer: ok or error."""
        self.ref += 1
        ref = self.ref
        self.send(type_, ref=ref, **fields)
        return self.until(lambda m: m["type"] in ("ok", "error", "pong") and m.get("ref") == ref)

    def burst(self, type_: str, times: int, **fields: Any) -> list[dict[str, Any]]:
        """The same message many times at once; the answers in order."""
        first = self.ref + 1
        self.ref += times
        for ref in range(first, first + times):
            self.send(type_, ref=ref, **fields)
        answers = [self.until(lambda m: m["type"] in ("ok", "error")) for _ in range(times)]
        assert [answer["ref"] for answer in answers] == list(range(first, first + times))
        return answers

    def do(self, type_: str, **fields: Any) -> None:
        answer = self.ask(type_, **fields)
        assert answer["type"] == "ok", answer

    def refused(self, type_: str, **fields: Any) -> str:
        answer = self.ask(type_, **fields)
        assert answer["type"] == "error", answer
        code: str = answer["code"]
        return code

    def follow(self, table: str, **fields: Any) -> dict[str, Any]:
        """Subscribes; the state it is answered with."""
        self.send("subscribe", table=table, **fields)
        return self.state(table=table)

    def last(self, type_: str) -> dict[str, Any]:
        return next(m for m in reversed(self.heard) if m["type"] == type_)

    def is_closed(self) -> bool:
        """Does the server end it, whatever it says before?"""
        try:
            while True:
                self.next()
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False


def play_out(lines: list[Line], table: str, chance: random.Random, most: int = 10_000) -> dict[str, Any]:
    """People choose at random, one line each, until the game is over; the last state of the first line."""
    states = [line.follow(table) for line in lines]
    for _ in range(most):
        if states[0]["view"]["result"] is not None:
            return states[0]
        for i, line in enumerate(lines):
            decision = states[i]["decision"]
            if decision is not None:
                option = chance.choice(decision["options"])["option"]
                line.send("choose", table=table, number=states[i]["number"], option=option)
                number = states[i]["number"]
                states = [one.until(lambda m: m["type"] == "state" and m["number"] > number) for one in lines]  # noqa: B023
                break
        else:
            states[0] = lines[0].state()
            states[1:] = [line.state(number=states[0]["number"]) for line in lines[1:]]
    raise AssertionError("the game did not end")


@contextlib.contextmanager
def running(server: Server) -> Iterator[Server]:
    try:
        yield server.start()
    finally:
        server.stop()


# -- tables ready to be played at -----------------------------------------------------------


People = Callable[[str], Person]


@contextlib.contextmanager
def people_of(server: Server) -> Iterator[People]:
    """Somebody new at that server by his name, as often as wanted."""
    with contextlib.ExitStack() as made:

        def somebody(name: str = "Anna") -> Person:
            return made.enter_context(contextlib.closing(Person(server, name)))

        yield somebody


def two_at_a_table(person: People, **more: Any) -> tuple[Person, Person, str]:
    anna, bruno = person("Anna"), person("Bruno")
    table = anna.table("me", "friend", options={"first_player": 0}, **more)
    bruno.claim(table["invites"]["1"])
    return anna, bruno, table["id"]


def first_option(state: dict[str, Any]) -> int:
    option: int = state["decision"]["options"][0]["option"]
    return option
