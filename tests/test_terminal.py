"""`orda play`: what is printed, and what can be typed."""

from __future__ import annotations

from typing import Any

import pytest

import orda
from orda.engine.messages import Description, Message, named
from orda.engine.rng import Chance
from orda.terminal import cards, piles, sight
from orda.terminal.play import Rounds, Terminal, notes_on
from orda.texts import LANGUAGES, Speaker
from tests.driving import play, play_on, sit

GAMES = orda.games()


# -- card texts -----------------------------------------------------------------------------


def test_a_question_mark_and_a_number_show_the_card_of_that_choice() -> None:
    _, screen = play("run", "? 2")
    choice = next(line for line in screen.printed if line.startswith("   2. "))
    shown = screen.after("? 2")
    name, text = shown.strip().split(": ", 1)
    assert name in choice
    assert text in {
        Speaker("en").text(f"run-card-{card}.text") for card in orda.rules("run").words.vocabulary.things["card"][1]
    }


def test_a_question_mark_and_the_number_of_a_pile_show_its_card_though_it_cannot_be_chosen() -> None:
    _, screen = play("zombinion", "? 6", "?6", "i 6")
    for typed in ("? 6", "?6", "i 6"):
        assert (
            screen.after(typed)
            == "  6. The Horde: 6 points at the end of the game.\n    The Horde, cost 8: 8 cards left."
        )


def test_a_number_without_a_card_says_so() -> None:
    _, screen = play("zombinion", "? 0", "? 99")
    assert screen.after("? 0") == "No card has to do with 0."
    assert screen.after("? 99") == "No card has to do with 99."


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_i_shows_every_card_in_hand_on_the_table_and_in_the_supply(game: str, language: str) -> None:
    """In the middle of a game; expected are all ids of cards in the view's lists of cards."""
    terminal, screen = sit(game, "i", lang=language, seed=3)
    in_the_middle(terminal)
    play_on(terminal)
    view, speaker, shown = terminal.view, terminal.speaker, screen.after("i")
    expected = ids_of_cards(game, view)
    assert expected
    for card in expected:
        name, text = speaker.text(f"{game}-card-{card}"), speaker.text(f"{game}-card-{card}.text")
        assert f"{name}: {text}" in shown
    assert len({line for line in shown.splitlines() if ": " in line}) >= len(expected)


def in_the_middle(terminal: Terminal) -> None:
    """Bots have played for a while, and the person is asked."""
    session, chance = terminal.session, Chance(5)
    for _ in range(15):
        d = terminal.game.decision
        assert d is not None
        session.bot_chooses() if d.player != session.seat else session.person_chooses(chance.choice(d.options))
    while terminal.game.decision is not None and terminal.game.decision.player != session.seat:
        session.bot_chooses()


def ids_of_cards(game: str, view: dict[str, Any]) -> set[str]:
    players = view.get("players", [])
    match game:
        case "zombinion":
            lists = [view["supply"], view["trash"], *(p.get("hand", []) + p["in_play"] for p in players)]
        case "run":
            lists = [view["discard"], *(p.get("hand", []) + p["items"] + p["zombies"] for p in players)]
        case "zombies":
            lists = [view["discard"], *(p.get("hand", []) + p["items"] for p in players)]
        case _:
            lists = [[s["id"], *(item["id"] for item in s["items"])] for s in view["survivors"]]
            corridors = [zone for s in view["survivors"] for zone in s["corridor"]]
            lists += [[zombie["id"] for zombie in zone if zombie["face_up"]] for zone in corridors]
    return {card for each in lists for card in each}


def test_i_names_each_card_once_in_the_first_place_it_is_in() -> None:
    _, screen = play("zombinion", "i", seed=3)
    lines = screen.after("i").splitlines()
    assert lines[0] == "In your hand:"
    assert lines.index("  4. Zombie: 1 point at the end of the game.") < lines.index("In the supply:")
    assert len([line for line in lines if line.startswith("  4. Zombie:")]) == 1
    assert "  17. Reload: Trash an aim card from your hand. Take one costing at most 3 more, into your hand." in lines


def test_i_shows_no_card_that_is_hidden() -> None:
    terminal, screen = sit("zombies", "i", seed=4)
    in_the_middle(terminal)
    play_on(terminal)
    hidden = set(terminal.game.view(1)["players"][1]["hand"]) - ids_of_cards("zombies", terminal.view)
    assert hidden
    for card in hidden:
        assert terminal.speaker.text(f"zombies-card-{card}.text") not in screen.after("i")


def test_i_and_a_word_show_the_cards_with_that_in_their_name() -> None:
    _, screen = play("zombinion", "i ZOMB", "i dragon")
    names = [line.split(". ")[1].split(":")[0] for line in screen.after("i ZOMB").splitlines() if ". " in line[:6]]
    assert names == ["Zombie", "Many Zombies"]
    assert screen.after("i dragon") == 'There is no card called "dragon" in sight. Type i to see all of them.'


def test_quotes_that_can_be_chosen_are_shown_though_they_lie_nowhere() -> None:
    symbol, quote = named("off_the_dead-symbol-skull"), named("off_the_dead-quote-missed")
    message = Message("off_the_dead-do-quote", {"quote": quote, "cost": 2, "symbol": symbol})
    offered = {1: piles.Choice(1, 5, Description("quote:missed>skull", message, {}))}
    found = cards.in_sight(orda.rules("off_the_dead"), {}, offered, Speaker("en"))
    assert found["choices"] == ["off_the_dead-quote-missed"]


# -- pile sizes, strengths, the die needed --------------------------------------------------


def test_pile_sizes_are_in_the_table_and_beside_the_choices() -> None:
    _, screen = play("zombinion")
    assert "   1. Bullet, cost 0: 46 cards left." in screen.printed
    assert "   1. Take Bullet (cost 0) [46 cards]" in screen.printed
    _, screen = play("off_the_dead", seed=4)
    sizes = [pile["size"] for pile in _.view["piles"]]
    assert (
        "  Cards on each pile: " + ", ".join(f"{n}: {size}" for n, size in enumerate(sizes, 1)) + "." in screen.printed
    )
    assert f"   3. Search: turn up a card of pile 3 [{sizes[2]} cards]" in screen.printed


def test_sizes_of_piles_stand_beside_what_takes_from_them_and_not_beside_what_plays_their_card() -> None:
    def size(kind: str, target: dict[str, Any]) -> list[str]:
        choice = piles.Choice(1, 1, Description("x", Message("x"), target))
        return [
            str(note.args["count"]) for note in notes_on(choice, kind, {"supply": {"bait": 3}, "piles": [{"size": 5}]})
        ]

    assert size("take", {"card": "bait"}) == ["3"]
    assert size("hunt", {"card": "bait", "zone": "supply"}) == ["3"]
    assert size("search", {"pile": 0}) == ["5"]
    assert size("play", {"card": "bait"}) == []
    assert size("hunt", {"card": "bait", "zone": "hand"}) == []


def test_strength_and_the_die_needed_stand_beside_an_attack() -> None:
    """Of every attack offered in some games: as the game itself reckons it."""
    seen: set[int] = set()
    for seed in range(20):
        g, chance = orda.new("off_the_dead", players=2, seed=seed), Chance(seed)
        while g.decision is not None and len(seen) < 4:
            view = g.view(g.decision.player)
            for choice in piles.choices(g, view).values():
                need = choice.description.target.get("need")
                if need is not None:
                    seen.add(note_of_attack(g, choice, view, need))
            g.apply(chance.choice(g.decision.options))
    assert len(seen) >= 4


def note_of_attack(g: orda.Game[Any], choice: piles.Choice, view: dict[str, Any], need: int) -> int:
    target = choice.description.target
    strength = view["survivors"][target["place"]]["corridor"][target["zone"]][target["zombie"]]["strength"]
    die = {1: "any die does", 6: "needs a 6"}.get(
        need, f"needs {need} or more" if need < 6 else f"needs {need}, more than a die has"
    )
    assert g.decision is not None
    notes = [Speaker("en").say(note) for note in notes_on(choice, g.decision.kind, view)]
    assert notes == [f"strength {strength}", die]
    return need


def test_the_die_needed_in_a_fight_that_is_about_to_begin_is_told() -> None:
    for seed in range(10):
        g, chance = orda.new("zombies", players=2, seed=seed), Chance(seed)
        while g.decision is not None:
            view = g.view(g.decision.player)
            if g.decision.kind == "before_fight":
                lines = [line.text for line in sight.table_lines(g.rules, view, Speaker("en"))]
                assert lines[-1] == f"Player {view['fights'][-1]['player'] + 1} fights: the die must show 4 or more."
                return
            g.apply(chance.choice(g.decision.options))
    pytest.fail("no fight was asked about")


def test_what_helps_in_a_fight_is_counted_and_a_die_that_has_fallen_needs_nothing() -> None:
    fight = {"player": 1, "die": 0, "need": 4, "bonuses": [{"card": "fire_axe", "value": 1}, {"card": "x", "value": 2}]}
    (line,) = sight.besides({"fights": [fight]})
    assert Speaker("en").say(line) == "Player 2 fights: the die must show anything at all, +3 counted."
    assert Speaker("it").say(line) == "Lotta di Giocatore 2: il dado deve dare un numero qualsiasi, contando +3."
    assert not list(sight.besides({"fights": [fight | {"die": 3}]}))


def test_a_step_onto_a_zombie_says_so() -> None:
    def notes(square: list[int]) -> list[Message]:
        choice = piles.Choice(1, 1, Description("step:1,2", Message("x"), {"square": square}))
        return notes_on(choice, "step", {"zombies": [[1, 2, "normal"]]})

    assert [note.id for note in notes([1, 2])] == ["orda-note-zombie"]
    assert notes([2, 1]) == []


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
    turns = [line for line in screen.printed if line.startswith("Turn of ")]
    tables = [n for n, line in enumerate(screen.printed) if line == "The table:"]
    assert len(tables) == -(-len(turns) // 3)
    before = [[line for line in screen.printed[:n] if line.startswith("Turn of ")] for n in tables]
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
