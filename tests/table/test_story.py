"""What happened as lines for people: merged, with the sums of rolls, names of places, and forms of their own for me."""

from __future__ import annotations

import random
from typing import Any

import pytest

import orda
from orda.engine.game import Game
from orda.engine.messages import hears
from orda.engine.story import lines, newest
from orda.terminal.session import Session, begin
from orda.texts import LANGUAGES, Speaker
from tests.games.off_the_dead.harness import given as off_the_dead
from tests.games.run.harness import given as run
from tests.games.zombies.harness import HOSPITAL
from tests.games.zombies.harness import given as zombies
from tests.games.zombinion.harness import given as zombinion
from tests.games.zombinion.harness import seat

NAMES = ["Ada", "Bo", "Cy"]


def told(game: Game[Any], viewer: int | None, language: str = "en") -> list[str]:
    """The lines of the last choice."""
    heard = [(0, game.rules.words.event(game, each)) for each in game.all_told if hears(each[1], viewer)]
    speaker = Speaker(language, NAMES, viewer)
    return [speaker.say(message) for _, _, message in newest(lines(game, heard))]


def test_a_roll_is_told_with_every_bonus_and_its_sum() -> None:
    g = zombies("", "", tiles=[HOSPITAL], pawns=[(1, 0)], zombies=[(1, -1)], items=["fire_axe"], dice=[3])
    g.goes_on_to("step").chooses("step:1,-1")
    assert "You fight: 3 + 1 Fire Axe = 4. Killed!" in told(g.game, 0)
    axe = Speaker("it").text("zombies-card-fire_axe")
    assert f"Ada combatte: 3 + 1 {axe} = 4. Ucciso!" in told(g.game, 1, "it")


def test_a_weapon_that_runs_empty_in_a_fight_is_told_in_its_line() -> None:
    gun = "hey_look_a_shotgun"
    g = zombies("", "", tiles=[HOSPITAL], pawns=[(1, 0)], zombies=[(1, -1)], items=[gun], dice=[3])
    g.goes_on_to("step").t.charges[0] = 1
    g.chooses("step:1,-1")
    card = Speaker("en").text(f"zombies-card-{gun}")
    fought = [line for line in told(g.game, 0) if "fight" in line or "empty" in line]
    assert fought == [f"You fight: 3 + 1 {card} = 4. Killed! {card} is empty."]


def test_a_walk_of_several_choices_is_one_line_that_goes_on() -> None:
    match = begin(orda.rules("zombies"), 3, {}, 5, ["hard"] * 3, None, "")
    session, walked = Session(match, None), 0
    for _ in range(120):
        session.bot_chooses()
        for _, each, said in match.lines(None, match.number - 1):
            if each.kind == "step" and said.message is not None:
                count = said.message.args["count"]
                assert isinstance(count, int)
                assert said.again == (count > 1), "the first step begins a line, the others go on with it"
                walked = max(walked, count)
    assert walked > 2


def test_a_card_and_what_it_cancels_are_one_line() -> None:
    g = run("paw_item", "", before=["paw_zombie"], deck="drop_item").chooses("play:paw_item>0")
    assert told(g.game, 0)[0] == "You play Rubber bone: it rids you of Zombie dog."
    assert told(g.game, 1)[0] == "Ada plays Rubber bone: it cancels Zombie dog."
    assert told(g.game, 0, "it")[0] == "Giochi Osso di gomma: ti libera di Cane zombie."


def test_a_card_that_stays_says_how_many_there_are_now() -> None:
    g = run("paw_item drop_zombie", "", before=["ball_item fish_item"], deck="drop_item").chooses("play:paw_item>0")
    assert told(g.game, 0)[0] == "You put Rubber bone in front of yourself: 3 of 5."
    assert told(g.game, 1, "it")[0] == "Ada si mette davanti Osso di gomma: 3 su 5."
    g = run("drop_zombie fish_item", "", before=["paw_zombie"], deck="drop_item").chooses("special:drop_zombie>0")
    assert told(g.game, 1)[0] == "Special Rule: Ada puts Rain zombie in front of themselves, 2 of 5."


def test_each_event_says_how_the_line_reads_by_then() -> None:
    """A screen shows one after the other: what has not been shown yet is not told."""
    g = run("paw_item", "", before=["paw_zombie"], deck="drop_item").chooses("play:paw_item>0")
    heard = [(0, g.game.rules.words.event(g.game, each)) for each in g.game.all_told if hears(each[1], 1)]
    played, cancelled = [said for _, _, said in lines(g.game, heard)][:2]
    assert (played.message and played.message.id, played.again) == ("run-line-play-self", False)
    assert (cancelled.message and cancelled.message.id, cancelled.again) == ("run-line-play-self-cancel", True)


def test_aiming_card_by_card_is_one_line_and_what_is_there_twice_is_counted() -> None:
    match = begin(orda.rules("zombinion"), 2, {"kingdom": "first_game"}, 3, ["easy", "easy"], None, "")
    assert match.game.decision is not None
    me, said = match.game.decision.player, list[str]()
    session = Session(match, me)
    for _ in range(2):
        bullet = next(each for each in match.game.decision.options if match.game.describe(each).id == "aim:bullet")
        session.person_chooses(bullet)
        (line,) = [line for _, _, line in match.lines(me, match.number - 1)]
        assert line.message is not None
        said.append(f"{line.again}: {Speaker('en', NAMES, me).say(line.message)}")
    assert said == ["False: You aim with: Bullet. In all 1 shot.", "True: You aim with: 2 × Bullet. In all 2 shots."]


def test_what_is_done_to_me_says_you() -> None:
    g = run("paw_zombie", "", deck="drop_item").chooses("play:paw_zombie>1")
    assert told(g.game, 1)[0] == "Ada puts Zombie dog in front of you: 1 of 5."
    assert told(g.game, 1, "it")[0] == "Ada mette Cane zombie davanti a te: 1 su 5."
    assert told(g.game, None)[0] == "Ada puts Zombie dog in front of Bo: 1 of 5."


def test_a_card_played_and_what_is_drawn_for_it_are_one_line() -> None:
    g = zombinion(seat("cunning", deck="bullet zombie rounds")).plays("cunning")
    assert told(g.game, 0) == ["You play Cunning and draw: Bullet, Zombie, Rounds."]
    assert told(g.game, 1) == ["Ada plays Cunning and draws 3 cards."]


def test_prompts_have_forms_of_their_own_for_me() -> None:
    g = zombies("fear", "").game
    assert g.prompt is not None
    assert Speaker("en", NAMES, 0).say(g.prompt) == "Your turn begins. Do you play a card?"
    assert Speaker("it", NAMES, 0).say(g.prompt) == "Comincia il tuo turno. Giochi una carta?"
    assert Speaker("en", NAMES).say(g.prompt) == "Ada’s turn begins. Do you play a card?"


@pytest.mark.parametrize("game", orda.games())
def test_whole_games_are_told_in_lines_without_a_coordinate(game: str) -> None:
    seed = random.randrange(10**6)
    print(f"seed {seed}")
    match = begin(orda.rules(game), 3, {}, seed, ["easy"] * 3, None, "")
    session = Session(match, None)
    speakers = [Speaker(language, NAMES, viewer) for language in LANGUAGES for viewer in (0, None)]
    for _ in range(150):
        if match.game.decision is None:
            break
        session.bot_chooses()
        for speaker in speakers:
            for _, _, said in match.lines(speaker.me, match.number - 1):
                assert said.message is None or "{" not in speaker.say(said.message)
                assert said.message is None or not {"x", "y"} & said.message.args.keys() or "place" in said.message.args


def test_the_sum_is_in_no_seal() -> None:
    """What is told beside changes no stored match."""
    g = zombies("", "", tiles=[HOSPITAL], pawns=[(1, 0)], zombies=[(1, -1)], dice=[6])
    g.goes_on_to("step").chooses("step:1,-1")
    assert "total" in [each[0] for each in g.game.all_told]
    assert "total" not in [each[0] for each in g.game.told]


def test_off_the_dead_says_you_of_my_survivor_and_names_the_others() -> None:
    g = off_the_dead(corridors={0: " | | z2_04"}, items={0: "ascia"}).rolls(6).chooses("attack:ascia>0.3.1")
    me = g.game.seat_of(0)
    assert any(line.startswith("You attack: 6 + ") for line in told(g.game, me))
    assert any(line.startswith("Attacchi: 6 + ") for line in told(g.game, me, "it"))
    others = told(g.game, (me + 1) % g.game.players)
    assert any("attacks: 6 + " in line and "You" not in line for line in others)


def test_off_the_dead_names_everything_that_adds_to_a_roll() -> None:
    g = off_the_dead(corridors={0: " | | z2_04"}, items={0: "ascia"}).rolls(6).chooses("attack:ascia>0.3.1")
    (line,) = [line for line in told(g.game, g.game.seat_of(0)) if "attack" in line]
    assert line == "You attack: 6 + 1 strength + 1 Axe = 8 against 2. Sunburnt lifeguard falls!"


def test_off_the_dead_tells_a_search_and_what_goes_back_in_one_line_each() -> None:
    match = begin(orda.rules("off_the_dead"), 3, {}, 4, ["easy"] * 3, None, "")
    session, seen = Session(match, None), set[str]()
    for _ in range(60):
        session.bot_chooses()
        for _, each, said in match.lines(None, match.number - 1):
            if each.kind in ("turn_up", "put_back") and said.message is not None:
                cards = said.message.args.get("found") or said.message.args["put"]
                assert isinstance(cards, list)
                assert said.again == (len(cards) > 1)
                seen.add(f"{each.kind} {len(cards)}")
    assert seen >= {"turn_up 1", "turn_up 2", "put_back 1", "put_back 2"}
