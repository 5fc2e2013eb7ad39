"""Decks that players bring: as texts, with every limit and every bad line, and the good ones that lie ready."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import orda
from orda.engine.decks import LONGEST_NAME, Deck, DeckText, write
from orda.engine.errors import OptionError
from orda.games.zombies import RULES
from orda.games.zombies.brought import LEAST, SHELF, cards_of, largest_deck, least_of, read_lines, read_text, ready_deck
from orda.games.zombies.registry import CARD, CARDS
from orda.games.zombies.sets import ALL
from orda.games.zombies.tiles import KINDS
from orda.texts import LANGUAGES, Speaker

EVERYTHING = largest_deck(ALL, CARDS.newest)
BASE = largest_deck(["base"], CARDS.newest)
LAST_PUBLISHED = 104  # the cards after it are ours

QUIETLY = settings(max_examples=60, deadline=None, derandomize=True, database=None)

decks = st.fixed_dictionaries({}, optional={name: st.integers(1, most) for name, most in EVERYTHING.items()})
names = st.text(st.characters(exclude_categories=["C", "Z"]), max_size=LONGEST_NAME)


def faults(text: str, *sets: str) -> list[tuple[int, str]]:
    """Line and kind of all that is wrong, the size left out."""
    found = read_text(text, sets or ALL).faults
    return [(each.line, each.reason.id.removeprefix("zombies-deck-")) for each in found if each.line]


# -- as texts -------------------------------------------------------------------------------------------


@QUIETLY
@given(deck=decks, name=names)
def test_what_is_written_is_read_again(deck: Deck, name: str) -> None:
    read = read_lines(write(name, deck), ALL)
    assert (read.name, read.cards, read.faults) == (name, {n: deck[n] for n in EVERYTHING if n in deck}, [])
    assert write(read.name, read.cards) == write(name, read.cards)


def test_the_text_of_a_deck_looks_like_this_for_ever() -> None:
    assert write("Saws", {"chainsaw": 2, "fear": 1}) == "deck: Saws\n2 chainsaw\n1 fear\n"


@QUIETLY
@given(
    text=st.text(max_size=400)
    | st.lists(st.sampled_from(["deck: x", "2 chainsaw", "# a", "9 fear", "7", "fe ar"])).map("\n".join)
)
def test_any_text_is_read_and_each_fault_is_in_one_of_its_lines(text: str) -> None:
    read = read_text(text, ["base"])
    lines = len(text.replace("\r\n", "\n").replace("\r", "\n").split("\n"))
    assert all(0 <= fault.line <= lines for fault in read.faults)
    assert all(copies <= BASE[name] for name, copies in read.cards.items())
    assert read.faults or sum(read.cards.values()) >= least_of(["base"])
    for language in LANGUAGES:
        assert all(Speaker(language).say(fault.reason) for fault in read.faults)


@pytest.mark.parametrize(
    "line", ["2 chainsaw", "2x chainsaw", "2 × Chainsaw", "  2   CHAINSAW ", "chainsaw\r\nchainsaw"]
)
def test_a_card_can_be_written_in_several_ways(line: str) -> None:
    read = read_lines(f"# mine\n\n{line}\n", ALL)
    assert (read.cards, read.faults) == ({"chainsaw": 2}, [])


def test_a_card_can_be_called_by_its_english_name() -> None:
    read = read_lines("Hey, Look! A Shotgun\n2 We're Screwed!\nI Don’t Think They’re Dead", ALL)
    assert read.cards == {"i_dont_think_theyre_dead": 1, "hey_look_a_shotgun": 1}
    assert [str(fault) for fault in read.faults] == ["line 2: 2 of were_screwed; allowed: at most 1"]


def test_a_name_that_is_too_long_is_cut() -> None:
    assert read_lines(f"deck: {'a' * 99}", ALL).name == "a" * LONGEST_NAME


BAD = {
    "12": "line",
    "???": "line",
    "2 ,": "line",
    "xyzzy": "unknown",
    "1 chainsw": "nearly",
    "0 fear": "none",
    "3 fear": "most",
    "99999999999999999999 fear": "most",
    "2 zombie_master": "most",
    "1 dynamite": "other-set",
    "deck: b": "named-twice",
}


@pytest.mark.parametrize(("line", "kind"), BAD.items(), ids=BAD)
def test_every_bad_line_is_named_with_its_number(line: str, kind: str) -> None:
    assert faults(f"deck: a\n2 chainsaw\n{line}\n1 grenade", "base") == [(3, kind)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_fault_is_said_in_both_languages(language: str) -> None:
    read = read_text("\n".join(["deck: a", *BAD]), ["base"])
    short = read_text("2 chainsaw", ["base"])
    said = [Speaker(language).say(fault.reason) for fault in (*read.faults, *short.faults)]
    assert len(said) == len(BAD) + 1
    assert all("{" not in each and "zombies-" not in each for each in said)
    chainsaw = {"en": "Chainsaw", "it": "Motosega"}[language]
    assert any(chainsaw in each and "chainsw" in each for each in said), "what was nearly right is named"


def test_copies_in_several_lines_are_counted_together() -> None:
    assert faults("1 fear\n1 fear\n1 fear") == [(3, "most")]
    assert read_lines("1 fear\n1 fear\n1 fear", ALL).cards == {"fear": 2}


@pytest.mark.parametrize(("card", "most"), [(card.id, card.most) for card in CARD.values()])
def test_as_many_as_the_limit_are_allowed_and_one_more_is_not(card: str, most: int) -> None:
    assert faults(f"{most} {card}") == []
    assert faults(f"{most + 1} {card}") == [(1, "most")]


def test_a_deck_has_at_least_fifty_cards_or_as_many_as_there_are() -> None:
    published = largest_deck(["base"], LAST_PUBLISHED)
    assert sum(published.values()) == 49
    assert least_of(["base"]) == min(LEAST, sum(BASE.values()))
    assert least_of(["base", "ndy"]) == LEAST
    read = read_text(write("", published), ["base", "ndy"])
    assert [str(fault) for fault in read.faults] == ["49 cards; allowed: at least 50"]
    assert read_text(write("", BASE), ["base"]).faults == []


def test_with_bad_lines_what_is_right_can_still_be_used() -> None:
    assert read_text("2 chainsaw\n3 fear", ["base"]) == DeckText(
        "", {"chainsaw": 2}, read_lines("\n3 fear", ALL).faults
    )


# -- as an option ---------------------------------------------------------------------------------------


def new(players: int, decks: object) -> list[Deck | None]:
    options = {"event_decks": "custom", "custom_decks": decks}
    chosen: list[Deck | None] = orda.new("zombies", players, 1, **options).options["custom_decks"]
    return chosen


def test_a_text_is_the_deck_of_everybody_and_in_a_list_that_of_a_seat() -> None:
    text = write("mine", BASE)
    assert new(3, text) == [BASE, BASE, BASE]
    assert new(2, [None, text]) == [None, BASE]


def test_a_seat_without_a_deck_brings_all_that_the_limits_allow() -> None:
    g = RULES.new(2, 1, event_decks="custom", custom_decks=[None, BASE])
    assert len(g.t.deck) == len(g.t.more_decks[0]) == sum(BASE.values()) - 3
    assert orda.load(g.save()).save() == g.save()


def test_all_bad_lines_of_a_text_are_refused_at_once_and_the_first_is_said_to_people() -> None:
    with pytest.raises(OptionError) as refused:
        new(2, [write("", BASE), "9 fear\nxyzzy"])
    assert str(refused.value) == "deck of seat 1: line 1: 9 of fear; allowed: at most 2; line 2: there is no card xyzzy"
    assert refused.value.option == "custom_decks"
    assert refused.value.reason is not None
    said = Speaker("en", ["Anna", "Bruno"]).say(refused.value.reason)
    assert said == "Deck of Bruno: 9 of Fear: at most 2 are allowed."


# -- good ones ------------------------------------------------------------------------------------------

TILES = [[name] for name in ("base", "dc", "mw", "te")]
TILES += [["base", *some] for size in (1, 2, 3) for some in combinations(("dc", "mw", "te"), size)]


@pytest.mark.parametrize("further", [[], ["ndy"]], ids=["own", "ndy"])
@pytest.mark.parametrize("tiles", TILES, ids="+".join)
def test_a_good_deck_lies_ready_for_every_choice_of_sets(tiles: list[str], further: list[str]) -> None:
    cards = [*tiles, *further]
    deck = ready_deck(tiles, cards)
    assert sum(deck.values()) == least_of(cards)
    assert read_text(write("", deck), cards).faults == []
    left_out = {card.id for card in cards_of(cards) if deck.get(card.id, 0) < card.most}
    on_map = {number for number, kind in KINDS.items() if kind.set in tiles}
    idle = [
        name for name in deck if CARD[CARDS.numbers[name]].where and not on_map & {*CARD[CARDS.numbers[name]].where}
    ]
    assert not idle or not left_out, f"{idle} have no place here"
    options = {"tile_sets": tiles, "card_sets": cards, "event_decks": "custom", "custom_decks": write("", deck)}
    g = RULES.new(2, 1, **options)
    assert (SHELF.ready(g.options), SHELF.least(g.options)) == (deck, least_of(cards))


@QUIETLY
@given(sets=st.sets(st.sampled_from(ALL), min_size=1), tiles=st.sampled_from(TILES))
def test_whatever_the_sets_the_deck_that_lies_ready_is_allowed(sets: set[str], tiles: list[str]) -> None:
    cards = sorted(sets)
    assert read_text(write("", ready_deck(tiles, cards)), cards).faults == []
