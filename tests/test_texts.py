"""Every text a player reads is there in both languages, is used, and takes the arguments it is given."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

import orda
from orda.engine.messages import Message, named, seat
from orda.engine.rng import Chance
from orda.texts import LANGUAGES, Speaker, bundle, text_files

SOURCE = Path(__file__).parents[1] / "src" / "orda"


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's name
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message and attribute of a language with the arguments it takes."""
    found: dict[str, set[str]] = {}
    for path in text_files(language):
        for entry in parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content!r:.80} cannot be read"
            if isinstance(entry, ast.Message):
                name = entry.id.name
                parts = {name: entry.value} | {f"{name}.{each.id.name}": each.value for each in entry.attributes}
                for name, pattern in parts.items():
                    assert name not in found, f"{path}: {name} is there twice"
                    variables = Variables()
                    variables.visit(pattern)
                    found[name] = variables.names
    return found


PRINTED = ".printed"  # the name on the printed card, where our Italian one is another


def test_both_languages_have_the_same_messages() -> None:
    italian, english = messages("it"), messages("en")
    assert {name for name in italian if not name.endswith(PRINTED)} == english.keys()


def test_the_printed_names_of_cards_are_the_english_ones() -> None:
    english, italian = Speaker("en"), bundle("it")
    cards = [name.removesuffix(PRINTED) for name in messages("it") if name.endswith(PRINTED)]
    assert len(cards) > 90  # of the 105 of Zombies!!!
    for card in cards:
        printed, _ = italian.format_pattern(italian.get_message(card).attributes["printed"])
        assert printed == english.say(Message(card))


def test_both_languages_use_the_same_arguments() -> None:
    italian, english = messages("it"), messages("en")
    differing = {name for name in english if italian[name] != english[name]}
    assert not differing


@pytest.mark.parametrize("game", orda.games())
def test_every_event_option_and_thing_of_a_game_has_its_text(game: str) -> None:
    rules, english = orda.rules(game), messages("en")
    needed = {f"{game}-name", f"{game}-about"}
    needed |= {f"{game}-option-{option}" for option in rules.options}
    needed |= {f"{game}-log-{kind}" for kind in rules.words.events}
    for kind, ids in rules.words.vocabulary.things.values():
        needed |= {f"{game}-{kind}-{id_}" for id_ in ids if id_}  # a number that nothing has is ""
    assert needed <= english.keys(), sorted(needed - english.keys())
    for kind, names in rules.words.events.items():
        known = {*names, *(("place", "to") if "x" in names else ())}  # places have names
        assert english[f"{game}-log-{kind}"] <= known, f"the text of {kind} takes other arguments than {names}"
        assert english.get(f"{game}-log-{kind}.you", set()) <= known
        assert "player" not in english[f"{game}-log-{kind}"] or f"{game}-log-{kind}.you" in english, f"{kind} for me"


@pytest.mark.parametrize("game", orda.games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_whole_games_can_be_told(game: str, language: str) -> None:
    """Prompts, options, events and the table of random games in words: nothing is missing, no argument unfilled."""
    rules, speaker = orda.rules(game), Speaker(language)
    for players in rules.players:
        sets = list(rules.beginning.option_sets(players))
        for number, options in enumerate(sets[players % 3 :: 3][:3]):  # others with other numbers of players
            tell_game(orda.new(game, players=players, seed=number, **options), speaker)


def tell_game(g: orda.Game[Any], speaker: Speaker, most: int = 400) -> None:
    chance = Chance(g.players)
    while g.decision is not None and most:
        said = [event.message for event in g.events]
        said += g.rules.words.narrate(g.view(g.decision.player)) if most % 10 == 0 else []
        said += [g.describe(option).message for option in g.decision.options[:12]]
        assert g.prompt is not None
        for message in [*said, g.prompt]:
            text = speaker.say(message)
            assert text
            assert "{" not in text
        g.apply(chance.choice(g.decision.options))
        most -= 1
    if g.result is not None:
        assert speaker.say(Message(f"{g.rules.name}-end-{g.result.reason}", {"winners": "Ada"}))


def test_no_message_is_unused() -> None:
    """Each id is made by some string of the code, or is that of an event or a thing of its game."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    strings = {text for _, text in re.findall(r"""(["'])([a-z_{][^"'\s]*)\1""", code)}
    made = [pattern_of(text) for text in strings if "-" in text]
    ids = [name for name in messages("en") if "." not in name]
    unused = [name for name in ids if not any(p.fullmatch(name) or p.fullmatch(rest(name)) for p in made if p)]
    assert not [name for name in unused if name not in events_and_things()]


def pattern_of(text: str) -> re.Pattern[str] | None:
    """What an f-string can become; None for one without words of its own, which would become anything."""
    words = re.sub(r"\{[^}]*\}", "", text)
    if not re.search(r"[a-z]{2}", words) or words.strip("-") == "log":
        return None
    return re.compile("[a-z0-9_-]+".join(map(re.escape, re.split(r"\{[^}]*\}", text))))


def rest(name: str) -> str:
    return name.partition("-")[2]


def events_and_things() -> set[str]:
    found = set()
    for game in orda.games():
        rules = orda.rules(game)
        found |= {f"{game}-log-{kind}" for kind in rules.words.events}
        for kind, ids in rules.words.vocabulary.things.values():
            found |= {f"{game}-{kind}-{id_}" for id_ in ids}
    return found


# -- saying ------------------------------------------------------------------------


def test_arguments_are_named_in_the_language_and_seats_by_their_names() -> None:
    message = Message("run-log-play", {"player": seat(0), "card": named("run-card-drop_item"), "target": seat(1)})
    assert Speaker("it", ["Ada", "Bo"]).say(message) == "Ada mette Ombrello davanti a Bo."
    assert Speaker("en", ["Ada"]).say(message) == "Ada puts Umbrella in front of Player 2."


def test_a_list_is_joined_and_an_empty_one_is_nothing() -> None:
    cards = [named("run-card-drop_item"), named("run-card-paw_item")]
    assert Speaker("en").say(Message("run-see-hand", {"cards": cards})) == "Your hand: Umbrella, Rubber bone."
    assert Speaker("it").say(Message("run-see-hand", {"cards": []})) == "La tua mano: niente."


def test_plurals() -> None:
    piles = Message("run-see-piles", {"deck": 1, "discard": 2})
    assert Speaker("en").say(piles) == "Deck: one card. Discard pile: 2 cards."
    assert Speaker("it").say(piles) == "Mazzo: una carta. Scarti: 2 carte."


def test_a_card_has_a_text_of_its_own() -> None:
    assert Speaker("en").text("run-card-roach_zombie.text") == "Zombie. Zombie cockroaches: nothing stops them."


def test_an_unknown_language_or_message_and_a_missing_argument_are_errors() -> None:
    with pytest.raises(ValueError, match="language 'fr' is unknown; allowed: it, en"):
        Speaker("fr")
    with pytest.raises(LookupError):
        Speaker("en").text("run-nothing-like-it")
    with pytest.raises(ValueError, match="run-log-turn in en"):
        Speaker("en").say(Message("run-log-turn"))
