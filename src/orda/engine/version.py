"""The version of this installation, and whether its engine is compiled."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version
from typing import Final

from orda.engine import game


def installed() -> str:
    try:
        return version("orda")
    except PackageNotFoundError:
        return "0"


VERSION: Final = installed()


def is_compiled() -> bool:
    """Does the compiled engine run, or the plain one? They play the same games."""
    return not (game.__file__ or "").endswith(".py")


def build() -> str:
    return "compiled with mypyc" if is_compiled() else "plain Python"
