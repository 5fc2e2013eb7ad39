"""The way of a choice, as docs/architecture.md tells it, is the one a choice goes."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from types import FrameType

from orda.server.store import Store
from orda.table import SeatSetup
from tests.server.keeping import until
from tests.server.lines import Client, make_hub
from tests.server.long import long_setup
from tests.server.stores import keeping, with_store

PAGE = Path(__file__).parents[2] / "docs/architecture.md"


def told() -> list[str]:
    """The functions of the table, in order; one without a class has that of the one before it in its row."""
    way = PAGE.read_text().partition("## The way of a choice")[2].partition("\nBots and clocks")[0]
    found = []
    for row in re.findall(r"^\| (`[^|]+) \|", way, re.MULTILINE):
        first, *others = re.findall(r"`([\w.]+)`", row)
        found += [first, *(f"{first.partition('.')[0]}.{other}" for other in others)]
    return found


async def gone(store: Store) -> list[str]:
    """What is called from the moment a choice comes in until it is answered; each for the first time."""
    async with keeping(store) as keeper:
        hub = make_hub()
        hub.keeper = keeper
        setup = long_setup()
        setup.seats[0] = SeatSetup("human", ["anna"], "Anna")
        room = await keeper.create(setup)
        assert room is not None
        client = Client(hub)
        await client.connect()
        client.say("subscribe", table=setup.id, ref=1)
        await until(lambda: client.refs() == [1])
        [option] = [m["decision"]["options"][0]["option"] for m in client.heard if m["type"] == "state"]
        calls: dict[str, None] = {}

        def note(frame: FrameType, event: str, _argument: object) -> None:
            if event == "call":
                calls.setdefault(frame.f_code.co_qualname)

        sys.setprofile(note)
        try:
            client.say("choose", table=setup.id, number=0, option=option, ref=2)
            await until(lambda: client.refs() == [1, 2])
        finally:
            sys.setprofile(None)
        assert room.match.number == 1
        return list(calls)


def test_a_choice_goes_the_way_that_the_page_tells(tmp_path: Path) -> None:
    page = told()
    assert 20 <= len(page) <= 30

    async def check(store: Store) -> None:
        found = await gone(store)
        assert [name for name in page if name not in found] == []
        assert page == sorted(page, key=found.index)

    with_store(str(tmp_path / "x.sqlite"), check)
