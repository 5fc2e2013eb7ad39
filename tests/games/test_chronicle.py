"""What is told of a game when it is over: charts, moments, decks, dice, and who carried what."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from typing import Any

import pytest

import orda
from orda.engine.chronicle import Aftermath
from orda.games.off_the_dead.chronicle import STILL, Carried, when
from orda.games.off_the_dead.codes import kind_of
from orda.games.off_the_dead.registry import ITEMS
from orda.games.zombinion.registry import IDS
from orda.table import Match, afterwards
from orda.table.history import Entry
from orda.terminal.session import Session, begin
from orda.texts import LANGUAGES, Speaker
from tests.table import harness

PLAYERS = {"zombinion": 2}
SEEDS = {"run": 7, "zombies": 2, "off_the_dead": 7, "zombinion": 7}  # of games in which everything marked happens
MARKED = {
    "run": {"turned", "swing"},
    "zombies": {"auction", "die", "swing"},
    "off_the_dead": {"dies", "swing"},
    "zombinion": {"swing"},
}


@cache
def played(game: str) -> tuple[Match, list[Entry], Aftermath]:
    players = PLAYERS.get(game, 3)
    match = begin(orda.rules(game), players, {}, SEEDS[game], ["easy"] * players, None, "")
    session = Session(match, None)
    while match.game.decision is not None:
        session.bot_chooses()
    return match, session.entries, afterwards.aftermath(match.setup, session.entries)


def told(game: str, *kinds: str) -> list[dict[str, Any]]:
    """What the events of these kinds said in that game, in order."""
    match, entries, _ = played(game)
    again, found = Match(match.setup), list[dict[str, Any]]()
    for entry in entries:
        again.take(entry)
        events = [again.event(each) for each in again.told_by(entry.number)]
        found += [event.data for event in events if event.kind in kinds]
    return found


@pytest.mark.parametrize("game", orda.games())
def test_a_chart_has_a_number_for_each_seat_after_each_turn_and_ends_with_the_last(game: str) -> None:
    match, _, aftermath = played(game)
    first = aftermath.rows[0]
    assert [line[-1] for line in first.lines] == match.rules.screen.progress(match.game)
    assert first.goal == match.rules.screen.goal(match.game)
    for row in aftermath.rows:
        assert [len(line) for line in row.lines] == [len(aftermath.turns)] * match.game.players
    assert aftermath.turns == sorted(aftermath.turns)


def test_turns_are_counted_as_the_log_counts_them() -> None:
    for game in orda.games():
        match, _, aftermath = played(game)
        shown = match.game.view(None)
        own = shown["players"][shown["active"]].get("turns") if game == "zombinion" else None
        assert aftermath.turns[-1] == (own or shown["turn"])


@pytest.mark.parametrize("game", orda.games())
def test_markers_name_choices_and_turns_of_the_game_and_have_words(game: str) -> None:
    match, _, aftermath = played(game)
    assert {marker.kind for marker in aftermath.markers} == MARKED[game]
    assert [marker.kind for marker in aftermath.markers].count("swing") == 1
    for marker in aftermath.markers:
        assert marker.number in match.history.line
        assert 0 <= marker.turn < len(aftermath.turns)
        for language in LANGUAGES:
            assert "{" not in Speaker(language, ["Ada", "Bo", "Cy"], 0).say(marker.message)


@pytest.mark.parametrize("game", orda.games())
def test_the_greatest_swing_is_the_greatest_change_of_one_turn(game: str) -> None:
    _, _, aftermath = played(game)
    lines = aftermath.rows[0].lines
    changes = [abs(line[turn] - line[turn - 1]) for line in lines for turn in range(1, len(line))]
    (swing,) = [marker for marker in aftermath.markers if marker.kind == "swing"]
    assert swing.seat is not None
    line = lines[swing.seat]
    assert abs(line[swing.turn] - line[swing.turn - 1]) == max(changes)


def test_run_shows_both_rows_of_everybody() -> None:
    match, _, aftermath = played("run")
    table: Any = match.game.t
    assert [row.name for row in aftermath.rows] == ["progress", "progress-zombies"]
    assert [line[-1] for line in aftermath.rows[1].lines] == table.zombies
    assert [marker.seat for marker in aftermath.markers if marker.kind == "turned"] == [
        data["player"] for data in told("run", "turned")
    ]


def test_zombinion_shows_the_decks_and_when_their_cards_were_taken() -> None:
    match, _, aftermath = played("zombinion")
    table: Any = match.game.t
    taken = told("zombinion", "take", "take_to_hand", "take_to_deck", "loot")
    for player, holding in enumerate(aftermath.holdings):
        assert holding.seat == player
        assert {held.card: held.count for held in holding.cards} == Counter(IDS[card] for card in table.owned(player))
        for held in holding.cards:
            times = sum(data["player"] == player and data["card"] == held.card for data in taken)
            said = held.note.args["turns"] if held.note else ""
            assert isinstance(said, str)
            assert len([turn for turn in said.split(", ") if turn]) == times


def test_zombies_counts_every_die_of_everybody() -> None:
    match, _, aftermath = played("zombies")
    rolled = told("zombies", "roll", "roll_dogs", "cast")
    assert len(rolled) > 20
    for player, luck in enumerate(aftermath.dice):
        dice = [data["die"] for data in rolled if data["player"] == player]
        assert (luck.seat, luck.rolls, luck.total, luck.expected) == (player, len(dice), sum(dice), 3.5 * len(dice))
        assert luck.faces == [dice.count(face) for face in range(1, 7)]
    assert [marker.number for marker in aftermath.markers if marker.kind == "die"] != []
    assert match.game.result is not None


def test_off_the_dead_shows_who_carried_what_and_until_when() -> None:
    match, _, aftermath = played("off_the_dead")
    game: Any = match.game
    found = told("off_the_dead", "find")
    assert sum(len(holding.cards) for holding in aftermath.holdings) >= len(found) > 0
    for place, holding in enumerate(aftermath.holdings):
        assert holding.seat == game.seat_of(place)
        still = [each.card for each in holding.cards if each.note and each.note.id == "off_the_dead-carried-still"]
        assert Counter(still) == Counter(ITEMS.ids[kind_of(item)] for item in game.t.items[place])


def test_what_was_carried_in_one_round_only_says_so() -> None:
    carried, said = Carried(0, 3), list[str]()
    for carried.until in (3, 5, STILL):
        said.append(Speaker("en").say(when(carried)))
    assert said == ["in round 3", "rounds 3 to 5", "from round 3 to the end"]


def test_what_was_taken_back_is_not_told() -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    match = harness.new("a", "b")
    entries = harness.play_with_undo(match, seed)
    while not any(entry.is_undo for entry in entries):  # in a short game nothing may be taken back
        seed += 1
        match = harness.new("a", "b")
        entries = harness.play_with_undo(match, seed)
    aftermath = afterwards.aftermath(match.setup, entries)
    assert [line[-1] for line in aftermath.rows[0].lines] == match.game.t.items
    assert {marker.number for marker in aftermath.markers} <= set(match.history.line)
