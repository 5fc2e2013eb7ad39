"""`python -m orda` is `orda`."""

from __future__ import annotations

from orda.cli import main

if __name__ == "__main__":
    main()
