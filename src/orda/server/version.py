"""The version of this installation."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def installed() -> str:
    try:
        return version("orda")
    except PackageNotFoundError:
        return "0"


VERSION = installed()
