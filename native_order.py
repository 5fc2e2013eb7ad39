"""What a compiled engine has instead of the functions of these names in Python's `bisect`: the same places in lists of
numbers, without leaving compiled code (compiled_text.py puts them where those are imported)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # when it runs, the compiler has put native words in its place
    from mypy_extensions import i64


def bisect_left(things: list[int], wanted: int, first: int = 0) -> int:
    low: i64 = first
    high: i64 = len(things)
    while low < high:
        middle = (low + high) >> 1
        if things[middle] < wanted:
            low = middle + 1
        else:
            high = middle
    return int(low)


def insort(things: list[int], new: int) -> None:
    things.insert(bisect_left(things, new), new)
