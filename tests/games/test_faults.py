"""What the battery and loading rely on: each game sees when a table could not have come about by its rules."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import orda

Table = dict[str, Any]
OPTIONS: dict[str, dict[str, Any]] = {
    "off_the_dead": {"advanced": True, "team": ["poliziotto", "cheerleader", "nonna", "biker"]},
    "run": {},
    "zombies": {"max_rounds": 40, "scenario": "keys"},
    "zombinion": {"kingdom": "first_game"},
}


def saved(game: str) -> dict[str, Any]:
    g, chance = orda.new(game, players=4, seed=3, **OPTIONS[game]), random.Random(3)
    for _ in range(40):
        assert g.decision is not None
        g.apply(chance.choice(g.decision.options))
    return g.save()


def sets(name: str, value: Any) -> Callable[[Table], None]:
    return lambda t: t.update({name: value})


def sets_first(name: str, value: Any) -> Callable[[Table], None]:
    def tamper(t: Table) -> None:
        t[name][0] = value

    return tamper


def adds_to_first(name: str, value: int) -> Callable[[Table], None]:
    return lambda t: t[name][0].append(value)


CASES: list[tuple[str, Callable[[Table], None], str]] = [
    ("off_the_dead", sets("spare", []), "not laid for"),
    ("off_the_dead", sets("phase", 99), "out of its range"),
    ("off_the_dead", lambda t: t["horde"].pop(), "a zombie is missing"),
    ("off_the_dead", sets("tough", 1), "must die twice"),
    ("off_the_dead", sets_first("crowd", 7), "counted wrongly or too full"),
    ("off_the_dead", lambda t: t["used"].append(0), "a rubble card"),
    ("off_the_dead", adds_to_first("items", 9), "cannot be an item"),
    ("off_the_dead", sets_first("survivors", 2), "this team is not allowed"),
    ("off_the_dead", sets("alive", 0), "nobody is alive"),
    ("off_the_dead", sets("alive", 13), "a dead survivor has his ability"),
    ("off_the_dead", sets_first("level", 9), "off the track"),
    ("off_the_dead", sets("over", 1), "won, and there are zombies"),
    ("off_the_dead", sets("looking", 4), "the goggles"),
    ("off_the_dead", sets("in_use", 0), "used up at once"),
    ("off_the_dead", sets_first("spare", -1), "symbols are owed"),
    ("off_the_dead", sets("wave_die", 7), "six sides"),
    ("run", sets("hands", []), "not laid for"),
    ("run", lambda t: t["deck"].pop(), "a card is missing"),
    ("run", sets("living", 0), "nobody is alive"),
    ("run", sets_first("items", 9), "counted wrongly"),
    ("run", lambda t: t.update(four_items=t["four_items"] ^ 1), "four items or not"),
    ("run", sets("winner", 9), "does not exist"),
    ("run", sets("over", 1), "without a winner"),
    ("zombies", sets("tokens", []), "do not fit the map"),
    ("zombies", sets("active", 4), "a seat that does not exist"),
    ("zombies", sets("passing", 16), "has done something"),
    ("zombies", sets("phase", 10), "a phase that does not exist"),
    ("zombies", sets("effects", [[99, 0, 0, 1, -1]]), "an effect that does not exist"),
    ("zombies", lambda t: t["tiles"].pop(), "a tile is missing"),
    ("zombies", lambda t: t["tiles"].reverse(), "among the last ten"),
    ("zombies", sets_first("zombies", 1), "where nobody can go"),
    ("zombies", lambda t: t["zombies"].__setitem__(4, 9), "an unknown kind"),
    ("zombies", lambda t: t["tokens"].__setitem__(4, 9), "an unknown token"),
    ("zombies", lambda t: t["tokens"].__setitem__(4, 1), "more tokens than were laid"),
    ("zombies", lambda t: t["zombies"].__setitem__(4, -1), "an unknown kind"),
    ("zombies", sets("open_sets", 3), "a deck is open whose set has not been entered"),
    ("zombies", sets("closed", [99]), "a tile that does not exist is closed"),
    ("zombies", sets("jeeps", 16), "has done something"),
    ("zombies", sets("in_ducts", 1), "in a duct without standing on a grate"),
    ("zombies", sets("lost_in_woods", 1), "lost in the woods"),
    ("zombies", sets("placer", 4), "a seat that does not exist"),
    ("zombies", sets_first("lives", 5), "half a life without the woods"),
    ("zombies", lambda t: t["zombies"].__setitem__(4, 3), "a kind that is not in this game"),
    ("zombies", lambda t: t["aside"].append(t["tiles"].pop()), "set aside"),
    ("zombies", lambda t: t["deck"].pop(), "a card is missing"),
    ("zombies", sets("resolving", [[3, 0]]), "carried out for nobody"),
    ("zombies", sets("charges", [1, 1, 1, 1]), "charges without the item for them"),
    ("zombies", sets_first("lives", 11), "lives must be"),
    ("zombies", sets_first("bullets", -1), "out of range"),
    ("zombies", lambda t: t.update(keys=0, keys_at=4), "the helicopter keys"),
    ("zombies", sets("winners", 1), "won without being over"),
    ("zombinion", sets("turns", []), "not laid for"),
    ("zombinion", sets("active", 4), "does not exist"),
    ("zombinion", sets("piles", [0]), "seventeen piles"),
    ("zombinion", lambda t: t["piles"].__setitem__(7, 8 if t["piles"][7] == 7 else 7), "not those of the options"),
    ("zombinion", adds_to_first("decks", 0), "instead of"),
    ("zombinion", adds_to_first("decks", 99), "an unknown card"),
    ("zombinion", sets_first("seen_tops", 99), "were seen than there are"),
    ("zombinion", adds_to_first("shown", 5), "not in the hand"),
    ("zombinion", sets("loot", [5]), "not in the trash"),
    ("zombinion", sets("actions", -1), "less than nothing"),
    ("zombinion", sets("turn", 999), "counted wrongly"),
    ("zombinion", sets("over", 1), "the end is not reached"),
]


@pytest.mark.parametrize(("game", "tamper", "fault"), CASES, ids=[f"{game}: {fault}" for game, _, fault in CASES])
def test_a_table_that_could_not_have_come_about_is_noticed(
    game: str, tamper: Callable[[Table], None], fault: str
) -> None:
    data, rules = saved(game), orda.rules(game)

    def faults() -> str:
        return "; ".join(
            rules.material.faults(rules.material.table.from_data(data["table"], "table"), 4, data["options"])
        )

    assert not faults()
    tamper(data["table"])
    assert fault in faults()


@pytest.mark.parametrize("game", OPTIONS)
def test_such_a_table_is_not_loaded(game: str) -> None:
    data = saved(game)
    data["table"][{"off_the_dead": "horde", "zombinion": "trash"}.get(game, "deck")].append(0)
    with pytest.raises(orda.SaveError, match=f"the table is not one of {game}"):
        orda.load(data)
