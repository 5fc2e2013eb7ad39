"""Reads what earlier versions wrote and plays on from it; `python -m tests.saves.read` does so with all there is."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from typing import Any, NamedTuple

import orda
from orda.engine.rng import Chance
from orda.table import file as match_file
from orda.table.match import Diverged

FOLDERS = sorted(Path(__file__).parent.glob("format-*"))
FURTHER = 200  # choices played on from a save
# Matches whose rules were corrected since: a choice may come out otherwise (docs/rules/; Zombies!!!: ).
RULES_CHANGED = {("format-1", "off_the_dead-match"), ("format-1", "zombies-match"), ("format-2", "zombies-match")}


class Position(NamedTuple):
    path: Path
    number: int  # of the row in its file

    def __str__(self) -> str:
        return f"{self.path.parent.name}-{self.path.stem}-{self.number}"


def positions() -> list[Position]:
    paths = [path for folder in FOLDERS for path in sorted(folder.glob("*.json")) if not path.stem.endswith("-match")]
    return [Position(path, number) for path in paths for number in range(len(read(path)))]


def read(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def loads_and_plays_on(position: Position) -> None:
    row = read(position.path)[position.number]
    g = orda.load(row["save"])
    assert g.decision is not None
    assert [g.describe(option).id for option in g.decision.options] == row["asked"]
    chance = Chance(position.number)
    for _ in range(FURTHER):
        if g.decision is None:
            return
        g.apply(chance.choice(g.decision.options))
        faults = g.rules.material.faults(g.t, g.players, g.options)
        assert not faults, faults
    assert orda.load(g.save()).save() == g.save()


def replays_and_goes_on(path: Path) -> None:
    """Every choice gives what it gave; taken back half-way, the match goes on."""
    data = path.read_bytes()
    if (path.parent.name, path.stem) in RULES_CHANGED:
        goes_on_from_the_last_good_position(data)
        return
    verdict = match_file.verify(data)
    assert verdict.ok, verdict
    *_, match = match_file.stations(match_file.read(data), every=100)
    middle = match.number // 2
    match.go_back(middle, 10**6)
    assert match.game.decision is not None
    seat = match.game.decision.player
    match.carry_out(seat, match.game.decision.options[0], -1, 0, 10**6)


def goes_on_from_the_last_good_position(data: bytes) -> None:
    """As a server does it: up to the first choice that comes out otherwise, and on from there to an end."""
    assert match_file.verify(data).code == "differs"
    file = match_file.read(data)
    match = match_file.begin(file)
    with contextlib.suppress(Diverged):
        for entry in file.entries:
            match.take(entry)
    assert match.number < len(file.entries)
    chance = Chance(1)
    while match.game.decision is not None:
        d = match.game.decision
        match.carry_out(d.player, chance.choice(d.options), -1, 0, 10**6)
    assert match.is_over


def main() -> None:
    for position in positions():
        loads_and_plays_on(position)
    for folder in FOLDERS:
        for path in sorted(folder.glob("*-match.json")):
            replays_and_goes_on(path)


if __name__ == "__main__":
    main()
