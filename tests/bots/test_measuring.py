"""How strong the bots are: games that were played go on where they were left, and only if the bots are the same."""

from __future__ import annotations

from pathlib import Path

import pytest
from bench.levels import Pairing, Settings, played

PAIRING = Pairing("run", 3, "hard", "medium", {}, None)


def test_what_is_kept_is_gone_on_with_and_comes_out_as_if_played_at_once(tmp_path: Path) -> None:
    settings = Settings(games=9, master=0, simulations=None, jobs=1, results=tmp_path)
    before = played(PAIRING, 4, settings)
    after = played(PAIRING, 9, settings)
    assert after == played(PAIRING, 9, settings._replace(results=None))
    assert after[:4] == before
    assert [float(line) for line in (tmp_path / PAIRING.file).read_text().split()] == after


def test_games_of_other_bots_are_refused(tmp_path: Path) -> None:
    settings = Settings(games=4, master=0, simulations=None, jobs=1, results=tmp_path)
    last = played(PAIRING, 4, settings)[-1]
    file = tmp_path / PAIRING.file
    file.write_text("".join([*file.read_text().splitlines(keepends=True)[:-1], f"{1 - last:.4g}\n"]))
    with pytest.raises(SystemExit, match="is of other bots: its game 4 comes out otherwise today"):
        played(PAIRING, 4, settings)
