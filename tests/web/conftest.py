"""A server, a real Chromium and people in front of it; skipped without Chromium or without the built client."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NoReturn

import pytest
from playwright.sync_api import Browser, sync_playwright

from orda.server.config import STATIC
from tests.server.harness import START, Server, running
from tests.web.staged import Stage, staged
from tests.web.visitor import FLAGS, Visitor

Meet = Callable[..., Visitor]


def chromium() -> str | None:
    """The one without a window of its own first: it starts in half the time and takes a third of the work."""
    own = ("chromium-headless-shell", "chromium", "chromium-browser")
    names = (*own, "google-chrome", "google-chrome-stable", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


def leave_out(why: str) -> NoReturn:
    """Where ORDA_REQUIRE_BROWSER is set, as in CI, the browser tests are not optional."""
    if os.environ.get("ORDA_REQUIRE_BROWSER"):
        pytest.fail(why)
    pytest.skip(f"{why}: the browser tests are left out")


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        leave_out("no Chromium on this machine (apt-get install chromium)")
    if not (STATIC / "index.html").is_file():
        leave_out("the client is not built (make web)")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=START * 1000)
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    with running(
        Server(str(folder / "orda.sqlite"), None, folder / "log", "--no-limits", "--analysis", "12")
    ) as server:
        yield server


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Somebody new with a browser of his own; nothing may go wrong in it unnoticed."""
    met: list[Visitor] = []

    def somebody(name: str = "Anna", at: Server = server, **context: Any) -> Visitor:
        met.append(Visitor(browser, at.url, name, **context))
        return met[-1]

    yield somebody
    for visitor in met:
        visitor.close()
    assert [error for visitor in met for error in visitor.errors] == []


@pytest.fixture(scope="module")
def theatre(browser: Browser, server: Server) -> Iterator[Stage]:
    """A page that shows the positions a test puts on it; one for all tests of a file."""
    with staged(browser, server) as stage:
        yield stage


@pytest.fixture
def stage(theatre: Stage) -> Iterator[Stage]:
    theatre.clear()
    yield theatre
    wrong, theatre.visitor.errors = theatre.visitor.errors, []
    assert wrong == []
