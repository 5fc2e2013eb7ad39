"""A server, a real Chromium and people in front of it. Without Chromium, or without the built client, these are skipped."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from orda.server.config import STATIC
from tests.server.harness import Server, running
from tests.web.visitor import FLAGS, Visitor

Meet = Callable[..., Visitor]


def chromium() -> str | None:
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
    return next((path for name in names if (path := shutil.which(name))), None)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        pytest.skip("no Chromium on this machine (apt-get install chromium): the browser tests are left out")
    if not (STATIC / "index.html").is_file():
        pytest.skip("the client is not built (make web): the browser tests are left out")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield made
        made.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("web")
    with running(Server(str(folder / "orda.sqlite"), None, folder / "log", "--no-limits")) as server:
        yield server


@pytest.fixture
def meet(browser: Browser, server: Server) -> Iterator[Meet]:
    """Somebody new with a browser of his own; nothing may go wrong in it unnoticed."""
    met: list[Visitor] = []

    def somebody(name: str = "Anna", at: Server = server, **context: object) -> Visitor:
        met.append(Visitor(browser, at.url, name, **context))
        return met[-1]

    yield somebody
    for visitor in met:
        visitor.close()
    assert [error for visitor in met for error in visitor.errors] == []
