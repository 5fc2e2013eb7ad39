"""The sizes every page and table must fit: phones, tablets and desks, upright and sideways, and 200 % zoom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Page

Size = tuple[int, int]

SIZES: Final[tuple[Size, ...]] = (
    (320, 568),
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1180, 820),
    (1024, 768),
    (1440, 900),
    (1920, 1080),
    (640, 400),  # 1280 x 800 at 200 %
    (720, 450),  # 1440 x 900 at 200 %
    (960, 540),  # 1920 x 1080 at 200 %
)
ONE_OF_EACH_LAYOUT: Final[tuple[Size, ...]] = ((320, 568), (844, 390), (820, 1180))  # beside the roomy 1440 x 900
DRAWN: Final = "new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"

# `make test` looks at a size of each layout, `make soak` at all of them.
in_sizes = pytest.mark.parametrize(
    "sizes",
    [
        pytest.param(ONE_OF_EACH_LAYOUT, id="a size of each layout"),
        pytest.param(SIZES, id="every size", marks=pytest.mark.slow),
    ],
)


def in_each(page: Page, sizes: tuple[Size, ...]) -> Iterator[str]:
    """The page is brought to one size after the other; each is named."""
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        yield f"{width}x{height}"
