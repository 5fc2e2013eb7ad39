"""Pages of a report: one HTML file that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from orda.lab.statistics import NOTHING_KNOWN, Interval

STYLE: Final = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
h1, h2 { line-height: 1.2 } h2 { margin-top: 2.5rem } img { max-width: 100%; display: block; margin: 1rem 0 }
table { border-collapse: collapse; font-size: 0.9rem; display: block; overflow-x: auto }
th, td { padding: 0.2rem 0.7rem; text-align: right; border-bottom: 1px solid #ddd }
th:first-child, td:first-child { text-align: left } .note { color: #666 }
"""


def page(title: str, parts: Iterable[str]) -> str:
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
    body = "\n".join([f"<h1>{escape(title)}</h1>", *parts])
    return (
        f'<!doctype html>\n<html lang="en"><head>{head}<style>{STYLE}</style></head>\n<body>\n{body}\n</body></html>\n'
    )


def heading(text: str) -> str:
    return f"<h2>{escape(text)}</h2>"


def subheading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def note(text: str) -> str:
    return f'<p class="note">{escape(text)}</p>'


def table(headings: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    head = "".join(f"<th>{escape(text)}</th>" for text in headings)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def percent(share: Interval) -> str:
    if share == NOTHING_KNOWN:
        return "no games"
    return f"{share.value:.1%} ({share.low:.1%} to {share.high:.1%})"


def plain(value: Interval) -> str:
    return f"{value.value:.2f} ({value.low:.2f} to {value.high:.2f})"


def points(value: Interval) -> str:
    return f"{value.value:+.0f} ({value.low:+.0f} to {value.high:+.0f})"
