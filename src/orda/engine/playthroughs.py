"""Games as text: golden playthroughs, which show as a diff what a change does, and the same game everywhere."""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from orda.engine.game import Game
from orda.engine.rng import Chance
from orda.engine.testing import Case, bytes_of

NEWEST: Final = "newest "  # begins the line that says of which things the game is (`Rules.newest`)


def playthrough(case: Case) -> str:
    """A random game as text, to be reviewed as a diff when the rules change."""
    return "\n".join(playthrough_lines(case)) + "\n"


def playthrough_lines(case: Case) -> Iterator[str]:
    g, chance, number = case.new(), Chance(case.seed), 0
    yield f"# {case}"
    yield NEWEST + json.dumps(g.t.newest)
    yield from event_lines(g)
    while g.decision is not None:
        d = g.decision
        option = chance.choice(d.options)
        ids = [g.describe(o).id for o in d.options]
        shown = " ".join(ids[:10]) + (f" ... {len(ids)} in all" if len(ids) > 10 else "")
        yield f"{number} seat {d.player} {d.kind}: {shown}"
        yield f"  > {g.describe(option).id}"
        g.apply(option)
        number += 1
        yield from event_lines(g)
    yield f"result {json.dumps(g.result.to_data() if g.result else None)}"
    yield f"view {json.dumps(g.view(None), sort_keys=True)}"
    yield f"save {hashlib.sha256(bytes_of(g)).hexdigest()}"


def event_lines(g: Game[Any]) -> Iterator[str]:
    for event in g.events:
        data = " ".join(f"{name}={value}" for name, value in event.data.items())
        yield f"  - {event.kind} to {event.audience}: {data}"


def check_golden(case: Case, path: Path) -> None:
    """Compares with the stored playthrough, of the cards there were then.

    `make golden` (ORDA_GOLDEN=write) stores it anew, of all there are now.
    """
    if os.environ.get("ORDA_GOLDEN") == "write":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(playthrough(case), encoding="utf-8")
    assert path.exists(), f"{path.name} is missing: run `make golden` and review it"
    stored = path.read_text(encoding="utf-8")
    text = playthrough(replace(case, newest=newest_of(stored)))
    meant = "if it is meant, run `make golden` and review the diff"
    for number, (now, then) in enumerate(zip(text.splitlines(), stored.splitlines(), strict=False), start=1):
        assert now == then, f"{path.name}, line {number}: now {now!r}, stored {then!r}; {meant}"
    assert text == stored, f"{path.name} has another length; {meant}"


def newest_of(stored: str) -> tuple[int, ...]:
    return tuple(json.loads(stored.splitlines()[1].removeprefix(NEWEST)))


# -- the same on every interpreter ------------------------------------------------------


def check_same_everywhere(source: str, played: list[Case]) -> None:
    """Plays the cases in two interpreters with different hash seeds; `source` is where the rules are: module:NAME."""
    runs = [[case.players, case.seed, case.options] for case in played]
    digests = {digest_elsewhere(source, json.dumps(runs), hash_seed) for hash_seed in ("1", "2")}
    assert len(digests) == 1, f"{source}: the order of a set or the like decides: two interpreters differ"


def digest_elsewhere(source: str, runs: str, hash_seed: str) -> str:
    environment = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "orda.engine.playthroughs", source]
    done = subprocess.run(command, input=runs, env=environment, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
    return done.stdout


def main(source: str, runs: str) -> str:
    module, _, name = source.partition(":")
    rules = getattr(importlib.import_module(module), name)
    texts = [playthrough(Case(rules, players, seed, options)) for players, seed, options in json.loads(runs)]
    return hashlib.sha256("".join(texts).encode()).hexdigest()


if __name__ == "__main__":
    sys.stdout.write(main(sys.argv[1], sys.stdin.read()))
