"""`orda play`: numbers that stay, only what changed, taking back, looking on."""

from __future__ import annotations

import pytest

import orda
from orda.engine.messages import Description, Message
from orda.engine.rng import Chance
from orda.terminal import piles, sight
from orda.terminal.play import Rounds
from orda.texts import LANGUAGES, Speaker
from tests.driving import play, sit

GAMES = orda.games()


# -- numbers --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_one_number_and_each_number_one_option(game: str) -> None:
    for seed in range(3):
        g, chance = orda.new(game, players=2, seed=seed), Chance(seed)
        for _ in range(300):
            if g.decision is None:
                break
            found = piles.choices(g, g.view(g.decision.player))
            assert sorted(choice.option for choice in found.values()) == sorted(g.decision.options)
            assert all(number == choice.number for number, choice in found.items())
            g.apply(chance.choice(g.decision.options))


def test_option_numbers_stay_those_of_the_piles_the_whole_game() -> None:
    """In Zombinion number n is always about the card of pile n, and taking it always has that number."""
    for seed in range(4):
        g, chance = orda.new("zombinion", players=2, seed=seed, kingdom="random"), Chance(seed)
        order = list(g.view(None)["supply"])
        while g.decision is not None:
            for number, choice in piles.choices(g, g.view(g.decision.player)).items():
                target, kind = choice.description.target, g.decision.kind
                if 0 < number <= len(order) and kind not in ("set_aside", "recon", "regroup"):
                    assert target["card"] == order[number - 1]
                if target.get("zone") == "supply" or kind == "take":
                    assert "card" not in target or number == order.index(target["card"]) + 1
            g.apply(chance.choice(g.decision.options))


def test_searching_has_the_number_of_the_pile_also_when_others_are_empty() -> None:
    emptied = 0
    for seed in range(6):
        g, chance = orda.new("off_the_dead", players=2, seed=seed), Chance(seed)
        while g.decision is not None:
            view = g.view(g.decision.player)
            for number, choice in piles.choices(g, view).items():
                if choice.description.id.startswith(("search:", "pile:")):
                    assert number == choice.description.target["pile"] + 1
                    emptied += any(not pile["size"] for pile in view["piles"][: number - 1])
            g.apply(chance.choice(g.decision.options))
    assert emptied


def test_enough_is_always_0_and_comes_last() -> None:
    _, screen = play("zombinion")
    assert screen.printed[-1] == "   0. End your turn"


def test_a_pile_that_cannot_be_chosen_is_refused_with_the_numbers_that_can() -> None:
    _, screen = play("zombinion", "6", "x", "t2", "²")
    assert screen.after("6") == '"6" is not a choice now. Type one of 0-1, 7, 18-19, or ? for help.'
    assert screen.after("x").startswith('"x" is not a choice now.')
    assert screen.after("t2").startswith('"t2" is not a choice now.')
    assert screen.after("²").startswith('"²" is not a choice now.')


def test_what_to_do_with_one_card_is_numbered_from_one() -> None:
    described = {
        option: Description(f"{verb}:bait", Message("x"), {"card": "bait"})
        for option, verb in enumerate(("discard", "back"))
    }
    assert piles.pile_numbers(described, {("card", "axe"): 1, ("card", "bait"): 2}) == {}


# -- only what changed ----------------------------------------------------------------------


def test_after_an_answer_only_what_changed_is_printed_and_t_prints_the_table() -> None:
    _, screen = play("zombinion", "7", "t", seed=3)
    changed = screen.after("7").split("Changed:\n")[1].split("\n\n")[0].splitlines()
    assert "   7. Infection, cost 0: 9 cards left." in changed
    assert not any(line.startswith("   1. Bullet") for line in changed)
    table = screen.after("t").splitlines()
    assert table[1] == "The table:"
    assert {"   1. Bullet, cost 0: 46 cards left.", "   7. Infection, cost 0: 9 cards left."} <= set(table)
    assert screen.text.count("The table:") == 2


@pytest.mark.parametrize("game", GAMES)
def test_changes_are_exactly_the_lines_that_were_not_there(game: str) -> None:
    speaker = Speaker("en")
    g, chance = orda.new(game, players=2, seed=2), Chance(2)
    before: list[sight.Line] = []
    for _ in range(80):
        if g.decision is None:
            break
        now = sight.table_lines(g.rules, g.view(0), speaker)
        new = sight.changes(before, now).new
        told = [line for line in new if not line.drawn]
        assert told == [line for line in now if not line.drawn and line.text not in {old.text for old in before}]
        before = now
        g.apply(chance.choice(g.decision.options))


def row(text: str) -> sight.Line:
    return sight.Line(text, "x-see-row", drawn=True)


def test_of_a_drawing_the_strip_that_changed_is_printed_under_its_first_row() -> None:
    before = [row("  0 1 2"), *(row(f"{n} . .") for n in range(9))]
    now = [*before]
    now[4], now[5] = row("3 z ."), row("4 . z")
    assert sight.changes(before, now).new == [before[0], *now[3:7]]
    assert sight.changes(now, now).new == []


def test_a_drawing_that_has_grown_is_printed_whole() -> None:
    before = [row("  0 1 2"), row("0 . .")]
    now = [*before, row("1 . .")]
    assert sight.changes(before, now).new == now
    assert sight.changes([], now).new == now


def test_a_line_that_is_no_more_is_said_unless_another_says_it_anew() -> None:
    zone = sight.Line("Hank, melee: Butcher.", "see-zone", ("Hank", "melee"))
    ready, used = (sight.Line(f"Hank: {how}.", f"see-{how}", ("Hank",)) for how in ("ready", "used"))
    fight = sight.Line("Hank fights.", "orda-fight", passing=True)
    assert sight.changes([ready, zone, fight], [used]) == sight.Changes([used], [zone])


def test_nothing_is_printed_where_nothing_changed() -> None:
    terminal, screen = sit("run")
    terminal.tell_table()
    printed = len(screen.printed)
    terminal.tell_changes()
    assert len(screen.printed) == printed


# -- taking back ----------------------------------------------------------------------------


def test_u_takes_back_a_choice_that_showed_nothing() -> None:
    terminal, screen = play("zombinion", "18", "u")
    first, again = screen.text.split("> 18")[0], screen.after("u")
    assert again.startswith("Taken back.\n\nChanged:\n")
    assert choices_in(again) == choices_in(first)
    assert "Your hand: " in again
    assert [entry.back for entry in terminal.session.entries if entry.seat == 0] == [
        -1,
        terminal.session.entries[-2].number - 1,
    ]


def choices_in(text: str) -> list[str]:
    return [line for line in text.rsplit("\n\n", 1)[-1].splitlines() if line[3:4].isdigit()]


def test_u_goes_back_further_as_long_as_it_is_fair() -> None:
    _, screen = play("zombinion", "18", "18", "u", "u", "u")
    assert screen.text.count("Taken back.") == 2
    assert screen.after("u") == "You have not chosen anything yet."


def test_u_is_refused_when_a_card_came_to_light_or_somebody_else_chose() -> None:
    _, screen = play("zombinion", "0", "u")
    assert screen.after("u").startswith("That cannot be taken back: since your last choice somebody else has chosen")
    assert "Taken back." not in screen.text


def test_u_is_refused_before_the_first_choice() -> None:
    _, screen = play("zombinion", "u")
    assert screen.after("u") == "You have not chosen anything yet."


# -- looking on -----------------------------------------------------------------------------


def test_who_looks_on_sees_the_table_each_round_and_has_time_to_read() -> None:
    terminal, screen = sit("run", players=3, seat=None, seed=2)
    terminal.pace = 1.5
    terminal.play()
    turns = [line for line in screen.printed if line.endswith("’s turn.")]
    tables = [n for n, line in enumerate(screen.printed) if line == "The table:"]
    assert len(tables) == -(-len(turns) // 3)
    before = [[line for line in screen.printed[:n] if line.endswith("’s turn.")] for n in tables]
    assert {earlier[-1] for earlier in before} == {turns[0]}
    assert set(screen.pauses) == {1.5}
    assert len(screen.pauses) > len(turns) / 2
    assert "Your hand" not in screen.text


def test_who_plays_does_not_wait_for_bots() -> None:
    _, screen = play("run", *["1"] * 200)
    assert screen.pauses == []


def test_a_round_begins_when_the_game_says_so() -> None:
    rounds = Rounds(2)
    seen = [
        rounds.begins({"round": r, "turn": t, "active": a}) for r, t, a in [(1, 1, 1), (1, 2, 0), (1, 3, 1), (2, 4, 0)]
    ]
    assert seen == [True, False, False, True]


def test_a_round_begins_when_the_turn_comes_back_to_who_was_first_or_passes_him() -> None:
    rounds = Rounds(3)
    turns = [(1, 1), (1, 1), (2, 2), (3, 0), (4, 1), (5, 0), (6, 2)]
    assert [rounds.begins({"turn": t, "active": a}) for t, a in turns] == [True, False, False, False, True, False, True]


# -- the rest -------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_whole_games_can_be_played_by_typing(game: str, language: str) -> None:
    """The last number offered each time, and every command in between."""
    terminal, screen = sit(game, lang=language, seed=11)
    commands = ["?", "t", "o", "i", "u", "? 1", "i a"]

    def read(prompt: str) -> str:
        offered = piles.choices(terminal.game, terminal.view)
        if commands:
            return commands.pop()
        return str(max(offered))

    screen.read = read  # type: ignore[method-assign]
    terminal.play()
    assert {"en": "The game is over.", "it": "La partita è finita."}[language] in screen.printed


def test_the_help_names_every_command() -> None:
    for language in LANGUAGES:
        _, screen = play("run", "?", lang=language)
        for command in ("? 3:", "i:", "t:", "o:", "u:", "q:"):
            assert command in screen.after("?")


def test_numbers_are_told_in_runs() -> None:
    assert piles.in_words([3, 1, 0, 7, 5, 6]) == "0-1, 3, 5-7"
