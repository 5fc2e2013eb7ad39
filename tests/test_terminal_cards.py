"""`orda play`: card texts, and what stands beside choices: pile sizes, strengths, the die needed."""

from __future__ import annotations

from typing import Any

import pytest

import orda
from orda.engine.messages import Description, Message, named
from orda.engine.rng import Chance
from orda.terminal import cards, piles, sight
from orda.terminal.play import Terminal, notes_on
from orda.texts import LANGUAGES, Speaker
from tests.driving import play, play_on, sit

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
@pytest.mark.parametrize("game", orda.games())
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
    for _ in range(9):
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


def test_a_square_is_named_as_on_the_map_of_letters_and_a_step_onto_a_zombie_says_so() -> None:
    def notes(square: list[int]) -> list[str]:
        choice = piles.Choice(1, 1, Description("step:1,2", Message("x"), {"square": square}))
        return [Speaker("en").say(note) for note in notes_on(choice, "step", {"zombies": [[1, 2, "normal"]]})]

    assert notes([1, 2]) == ["1, 2", "a zombie"]
    assert notes([2, 1]) == ["2, 1"]


def test_a_zombie_that_is_moved_has_both_its_squares_and_a_tile_its_own() -> None:
    def notes(target: dict[str, list[int]]) -> list[str]:
        choice = piles.Choice(1, 1, Description("x", Message("x"), target))
        return [Speaker("en").say(note) for note in notes_on(choice, "x", {})]

    assert notes({"from": [1, 2], "square": [1, 3]}) == ["1, 2", "1, 3"]
    assert notes({"tile": [-1, 0]}) == ["-1, 0"]
