"""A second bot that plays as the first one of the tests does."""

from __future__ import annotations

from tests.lab.test_match import First


class Same(First):
    name = "same"
