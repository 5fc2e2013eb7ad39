"""Tests that drive real processes (servers, databases, browsers) may fall to a busy machine: they get a second try.

A rerun is counted in the closing line and named in the summary; a fault that is really there fails both times.
"""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
LIVE = (HERE / "server", HERE / "web")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in LIVE):
            item.add_marker(pytest.mark.flaky(reruns=1))
