"""Why something cannot be chosen: a reason for everything in sight, in both languages, and nothing told by it."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import orda
from orda.engine.game import Game
from orda.engine.reasons import Target, is_offered
from orda.engine.testing import bytes_of
from orda.texts import LANGUAGES, Speaker
from tests.games.harness import Position
from tests.games.off_the_dead.harness import QUIET, VINCE, skulls, with_trophies
from tests.games.off_the_dead.harness import given as off_the_dead
from tests.games.reasons import THINGS
from tests.games.run.harness import given as run
from tests.games.zombies.harness import HOSPITAL
from tests.games.zombies.harness import given as zombies
from tests.games.zombinion.harness import given as zombinion
from tests.games.zombinion.harness import seat

NAMES = ["Ada", "Bo", "Cy", "Di"]
SPEAKERS = {language: Speaker(language, NAMES) for language in LANGUAGES}


def supply(card: str) -> Target:
    return {"card": card, "zone": "supply"}


def hand(card: str) -> Target:
    return {"card": card, "zone": "hand"}


def items(card: str) -> Target:
    return {"card": card, "zone": "items"}


def hunting(shots: int = 0, cards: str = "zombie bait", **less: int) -> Position[Any]:
    g = zombinion(seat(cards), shots=shots, supply=less)
    return g.chooses("stop") if g.asked[1] == "play" else g


def on_the_road(cards: str, **more: Any) -> Position[Any]:
    """Seat 0 may walk or play a card."""
    return zombies(cards, "", tiles=[HOSPITAL], pawns=[(1, 1), (1, 1)], **more)


def walking(cards: str = "", **more: Any) -> Position[Any]:
    return on_the_road(cards, **more).goes_on_to("step")


Make = Callable[[], Position[Any]]
CASES: list[tuple[Make, Target, str, str]] = [
    (lambda: hunting(3), supply("magazine"), "Costs 6, you have 3.", "Costa 6, hai 3."),
    (
        lambda: hunting(3, "bullet zombie"),
        supply("many_zombies"),
        "Costs 5, you have 3 and could aim for 1 more.",
        "Costa 5, hai 3 e puoi mirare per altri 1.",
    ),
    (lambda: hunting(9, horde=0), supply("horde"), "This pile is empty.", "Questa pila è vuota."),
    (
        lambda: zombinion(seat("bait")),
        supply("zombie"),
        "You take cards in the Hunt: end your actions first.",
        "Le carte si prendono nella Caccia: prima finisci le azioni.",
    ),
    (
        lambda: zombinion(seat("bait rounds")),
        hand("rounds"),
        "Aim cards are played in the Hunt, after your actions.",
        "Le carte Mirare si giocano nella Caccia, dopo le azioni.",
    ),
    (hunting, hand("bait"), "Your action phase is over.", "La tua fase delle azioni è finita."),
    (
        hunting,
        hand("zombie"),
        "Zombies are not played: they count points at the end.",
        "Gli zombi non si giocano: contano punti alla fine.",
    ),
    (
        lambda: hunting(cards="infection"),
        hand("infection"),
        "An Infection cannot be played: it only costs a point.",
        "Un’Infezione non si gioca: toglie solo un punto.",
    ),
    (
        lambda: zombinion(seat("bullet*4 bait"), targets=2).chooses("stop", "aim:bullet", "take:bullet"),
        hand("bullet"),
        "No more aiming: you have taken a card already.",
        "Non puoi più mirare: hai già preso una carta.",
    ),
    (
        lambda: zombinion(seat("ammo")).plays("ammo"),
        supply("many_zombies"),
        "Costs 5: with Ammunition at most 4.",
        "Costa 5: con Munizioni al massimo 4.",
    ),
    (
        lambda: zombinion(seat("reload bullet rounds bait")).plays("reload"),
        hand("bait"),
        "Reload takes aim cards only.",
        "Ricarica vuole solo carte mira.",
    ),
    (
        lambda: zombinion(seat("tactics bait cover zombie")).plays("tactics"),
        hand("zombie"),
        "Tactics takes action cards only.",
        "Tattica vuole solo carte azione.",
    ),
    (
        lambda: zombinion(seat("bait zombie bullet")).plays("bait").chooses("discard:zombie"),
        hand("zombie"),
        "Already chosen.",
        "Già scelta.",
    ),
    (
        lambda: run("flame_item paw_zombie", "", before=["flame_item"]),
        {"card": "flame_item", "special": False},
        "You already have Fire extinguisher.",
        "Hai già Estintore.",
    ),
    (
        lambda: run("paw_zombie flame_item", "", before=["", "paw_zombie"]),
        {"card": "paw_zombie", "special": False},
        "Everybody else already has Zombie dog.",
        "Tutti gli altri hanno già Cane zombie.",
    ),
    (
        lambda: run("paw_zombie flame_item", "", "", before=["", "paw_zombie"]),
        {"card": "paw_zombie", "seat": 1},
        "Bo already has Zombie dog.",
        "Bo ha già Cane zombie.",
    ),
    (
        lambda: run("paw_zombie flame_item", "", "", turned=[2]),
        {"card": "paw_zombie", "seat": 2},
        "Cy is a zombie already.",
        "Cy è già uno zombie.",
    ),
    (
        lambda: run("flame_item paw_zombie", "", deck="drop_item"),
        {"card": "flame_item", "seat": 1, "special": False},
        "An item goes in front of yourself, or by the Special Rule in front of another.",
        "Un oggetto va davanti a te, o con la Regola Speciale davanti a un altro.",
    ),
    (
        lambda: run("flame_item paw_zombie drop_item", "").chooses("special:flame_item>1"),
        {"card": "drop_item", "seat": 1, "special": False},
        "An item goes in front of yourself: you have used the Special Rule this turn.",
        "Un oggetto va davanti a te: hai già usato la Regola Speciale in questo turno.",
    ),
    (
        lambda: run("flame_item paw_zombie", ""),
        {"seat": 1, "zone": "area"},
        "Choose a card of your hand first.",
        "Prima scegli una carta della mano.",
    ),
    (
        lambda: run("flame_item paw_zombie", "", before=["", "ball_item drop_item fish_item book_item"]),
        {"card": "flame_item", "seat": 1},
        "That would be the fifth item: not by the Special Rule.",
        "Sarebbe il quinto oggetto: non con la Regola Speciale.",
    ),
    (
        lambda: run("flame_item paw_zombie", ""),
        {"zone": "deck"},
        "Only when none of your cards can be played.",
        "Solo quando nessuna tua carta si può giocare.",
    ),
    (walking, {"square": [300, 0]}, "Nothing is built there yet.", "Lì non c’è ancora niente."),
    (
        lambda: walking(lives=[1]),
        {"square": [1, -3]},
        "Too far: 4 squares, 3 left.",
        "Troppo lontano: 4 caselle, ne restano 3.",
    ),
    (walking, {"square": [0, 0]}, "Nobody can stand there.", "Lì non si può stare."),
    (walking, {"square": [1, 1]}, "Ada stands there already.", "Ada è già lì."),
    (
        lambda: walking("first_aid_kit"),
        hand("first_aid_kit"),
        "Only here: Hospital, Drug Store.",
        "Solo qui: Ospedale, Farmacia.",
    ),
    (
        lambda: walking("your_shoes_untied"),
        hand("your_shoes_untied"),
        "No opponent is about to walk on foot.",
        "Nessun avversario sta per camminare a piedi.",
    ),
    (
        lambda: on_the_road("much_needed_rest fear"),
        hand("much_needed_rest"),
        "Only before you move.",
        "Solo prima di muoverti.",
    ),
    (
        lambda: on_the_road("this_isnt_so_bad fear"),
        hand("this_isnt_so_bad"),
        "There is no zombie on the map.",
        "Non c’è nessuno zombie sulla mappa.",
    ),
    (
        lambda: on_the_road("fear fear").chooses("play:fear>1").goes_on_to("step"),
        hand("fear"),
        "You have played your card of this round.",
        "Hai già giocato la carta di questo giro.",
    ),
    (
        lambda: walking(items=["fire_axe"]),
        items("fire_axe"),
        "It works by itself while it lies there.",
        "Funziona da solo finché è lì.",
    ),
    (
        lambda: walking(items=["first_aid_kit"]),
        items("first_aid_kit"),
        "You have three lives or more.",
        "Hai già tre vite o più.",
    ),
    (
        lambda: walking("fire_axe", items=["fire_axe"]),
        hand("fire_axe"),
        "You have one in play already.",
        "Ne hai già uno in gioco.",
    ),
    (
        lambda: zombies("", "", to_draw="base_straight"),
        {"tile": [0, 0]},
        "A tile lies there already.",
        "Lì c’è già una tessera.",
    ),
    (
        lambda: zombies("", "", to_draw="base_straight"),
        {"tile": [5, 5]},
        "A tile must lie beside another.",
        "Una tessera va messa accanto a un’altra.",
    ),
    (
        lambda: off_the_dead(corridors={0: "z2_03 | | "}),
        {"item": "hands"},
        "Nobody stands in melee.",
        "Nessuno è nel corpo a corpo.",
    ),
    (
        lambda: off_the_dead(corridors={0: "z2_03 | | z2_04"}, used_abilities=QUIET),
        {"place": 0, "zone": 0, "zombie": 0},
        "Out of reach: only melee.",
        "Fuori portata: solo il corpo a corpo.",
    ),
    (
        lambda: off_the_dead(corridors={1: " | | z2_04"}, used_abilities=QUIET),
        {"place": 1, "zone": 2, "zombie": 0},
        "Only zombies of your own corridor.",
        "Solo gli zombie del tuo corridoio.",
    ),
    (
        off_the_dead,
        {"survivor": 0},
        "No zombie in your corridor or a neighbour’s.",
        "Nessuno zombie nel tuo corridoio o in quello di un vicino.",
    ),
    (
        lambda: off_the_dead(used_abilities=[0]),
        {"survivor": 0},
        "Used already: once per game.",
        "Già usata: una volta per partita.",
    ),
    (off_the_dead, {"survivor": 1}, "That is for Bo to use.", "Spetta a Bo usarla."),
    (off_the_dead, {"at": 1}, "You have nothing to throw.", "Non hai niente da lanciare."),
    (
        lambda: off_the_dead(items={0: "ascia"}),
        {"at": 2},
        "Granny Mimì is no neighbour of yours.",
        "Nonna Mimì non è tuo vicino.",
    ),
    (
        lambda: off_the_dead(VINCE, items={0: "adrenalina"}),
        {"item": "adrenalina"},
        "Your infection is not above level 1.",
        "La tua infezione non supera il livello 1.",
    ),
    (
        lambda: off_the_dead(VINCE, items={0: "barricata"}),
        {"item": "barricata"},
        "Only before the zombies move.",
        "Solo prima che gli zombie avanzino.",
    ),
    (
        lambda: off_the_dead(VINCE, items={0: "colt(0)"}, corridors={0: " | | z2_04"}),
        {"item": "colt(0)"},
        "Empty: fill it first.",
        "Scarica: prima va ricaricata.",
    ),
    (off_the_dead, {"pile": 5}, "This pile is empty.", "Questa pila è vuota."),
    (
        lambda: with_trophies(skulls(1)),
        {"quote": "all_mine"},
        "Costs 3 equal symbols, you have 1.",
        "Costa 3 simboli uguali, ne hai 1.",
    ),
    (lambda: with_trophies(skulls(2)), {"quote": "try_again"}, "Only before a bite.", "Solo prima di un morso."),
]


@pytest.mark.parametrize(("make", "target", "english", "italian"), CASES, ids=[case[2] for case in CASES])
def test_an_illegal_target_gets_its_reason(make: Make, target: Target, english: str, italian: str) -> None:
    g = make().game
    assert g.decision is not None
    reason = g.why_not(g.decision.player, target)
    assert reason is not None
    assert (SPEAKERS["en"].say(reason), SPEAKERS["it"].say(reason)) == (english, italian)


def test_who_is_not_asked_is_told_whose_turn_it_is_and_of_a_window_not_even_that() -> None:
    g = run("flame_item", "paw_item").game
    reason = g.why_not(1, {"card": "paw_item", "special": False})
    assert reason is not None
    assert SPEAKERS["en"].say(reason) == "Not now: it is Ada’s turn to choose."
    open_window = zombies("fear", "fear").game
    assert open_window.decision is not None
    other = open_window.why_not(1 - open_window.decision.player, hand("fear"))
    assert other is not None
    assert SPEAKERS["en"].say(other) == "Not now: the others may still answer."


def test_when_it_is_over_nothing_can_be_chosen() -> None:
    g = run("flame_item", "", before=["ball_item drop_item fish_item book_item"]).chooses("play:flame_item>0").game
    reason = g.why_not(0, {"card": "flame_item", "special": False})
    assert reason is not None
    assert SPEAKERS["it"].say(reason) == "La partita è finita."


@pytest.mark.parametrize("game", orda.games())
def test_everything_in_sight_that_is_no_option_has_a_reason_that_tells_no_secret(game: str) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    chance = random.Random(seed)
    options = chance.choice(list(orda.rules(game).beginning.option_sets(3)))
    walk(orda.new(game, players=3, seed=seed, **options), chance)


def walk(g: Game[Any], chance: random.Random, most: int = 160) -> None:
    """A random game, looked at now and then."""
    while g.decision is not None and most:
        if most % 8 == 0:
            look(g, chance)
        g.apply(chance.choice(g.decision.options))
        most -= 1


def look(g: Game[Any], chance: random.Random) -> None:
    assert g.decision is not None
    before = bytes_of(g)
    for seat_number in range(g.players):
        other = g.clone()
        other.redeal(seat_number, chance.randrange(10**6))
        for target in THINGS[g.rules.name](g.view(seat_number), seat_number):
            mine = g.decision.player == seat_number
            reason = g.why_not(seat_number, target)
            assert (reason is None) == (mine and is_offered(g, target)), f"{g.decision.kind}: {target}: {reason}"
            assert other.why_not(seat_number, target) == reason, f"{g.decision.kind}: {target} tells what is hidden"
            if reason is not None:
                assert all(speaker.say(reason) for speaker in SPEAKERS.values())
    assert bytes_of(g) == before, "asking for a reason changed the game"


NONSENSE: list[Target] = [
    {},
    {"card": 7},
    {"card": "no such card", "zone": "hand"},
    {"square": [1]},
    {"square": "here"},
    {"tile": [10**9, -(10**9)]},
    {"seat": 99},
    {"item": "colt(99)"},
    {"place": -5, "zone": 9, "zombie": 9},
    {"survivor": 17},
    {"at": -1},
    {"pile": 99},
    {"quote": "to be"},
]


@pytest.mark.parametrize("game", orda.games())
@pytest.mark.parametrize("target", NONSENSE, ids=str)
def test_nonsense_is_answered_with_what_is_asked(game: str, target: Target) -> None:
    g = orda.new(game, players=3, seed=1)
    for _ in range(8):
        assert g.decision is not None
        reason = g.why_not(g.decision.player, target)
        assert reason is not None
        assert SPEAKERS["it"].say(reason)
        g.apply(g.decision.options[0])
