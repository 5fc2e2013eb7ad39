"""The public contract: making, choosing, copying, saving, seeing. Driven through `orda` alone."""

from __future__ import annotations

import json
from typing import Any

import pytest

import orda
from orda.engine.messages import ALL, all_but, hears


def test_the_games_are_listed_in_order_and_every_one_can_be_made() -> None:
    assert "run" in orda.games()
    assert list(orda.games()) == sorted(orda.games())
    for name in orda.games():
        assert orda.new(name, players=orda.rules(name).players[0], seed=1).decision is not None


@pytest.mark.parametrize("name", ["chess", "", None, 3])
def test_an_unknown_game_is_refused_with_the_known_ones(name: Any) -> None:
    with pytest.raises(orda.OptionError, match=r"game .* is unknown; allowed: .*run"):
        orda.new(name, players=2, seed=1)


@pytest.mark.parametrize("seed", ["7", 1.5, True, b"7"])
def test_a_seed_must_be_a_whole_number(seed: Any) -> None:
    with pytest.raises(orda.OptionError, match=r"seed=.* is not allowed; allowed: any whole number"):
        orda.new("run", players=2, seed=seed)


def test_all_errors_are_value_errors() -> None:
    assert all(issubclass(error, ValueError) for error in (orda.OptionError, orda.IllegalChoice, orda.SaveError))


def test_the_same_seed_gives_the_same_game_and_none_a_random_one() -> None:
    assert orda.new("run", seed=3).save() == orda.new("run", seed=3).save()
    assert orda.new("run", seed=3).save() != orda.new("run", seed=4).save()
    assert orda.new("run").save() != orda.new("run").save()


@pytest.mark.parametrize("wrong", [-5, 10**9, "0", 1.0, None, True, [0]])
def test_an_illegal_choice_says_what_is_allowed_and_changes_nothing(wrong: Any) -> None:
    game = orda.new("run", players=3, seed=1)
    before = game.save()
    assert game.decision is not None
    with pytest.raises(orda.IllegalChoice, match=r"cannot be chosen for 'play'; allowed: \d+"):
        game.apply(wrong)
    assert game.save() == before
    with pytest.raises(orda.IllegalChoice):
        game.describe(10**9)


def finished(seed: int = 2) -> orda.Game[Any]:
    game = orda.new("run", players=2, seed=seed)
    while game.decision is not None:
        game.apply(game.decision.options[0])
    return game


def test_nothing_can_be_chosen_when_it_is_over() -> None:
    game = finished()
    assert game.prompt is None
    with pytest.raises(orda.IllegalChoice, match="the game is over"):
        game.apply(0)


def test_the_result_names_winners_scores_and_reason() -> None:
    game = finished()
    assert game.result is not None
    assert game.view(0)["result"] == game.result.to_data()
    assert orda.new("run", seed=1).result is None


@pytest.mark.parametrize("seat", [-1, 2, True, "0"])
def test_a_view_or_a_redeal_for_a_seat_that_does_not_exist_is_refused(seat: Any) -> None:
    game = orda.new("run", players=2, seed=1)
    with pytest.raises(ValueError, match="does not exist; allowed"):
        game.view(seat)
    with pytest.raises(ValueError, match="does not exist; allowed"):
        game.redeal(seat, 1)


def test_reseeding_decides_what_follows_and_nothing_else() -> None:
    one, other, third = (orda.new("run", players=2, seed=1) for _ in range(3))
    one.reseed(2**255 + 9)
    other.reseed(2**255 + 9)
    third.reseed(2**255 + 8)
    assert one.view(0) == third.view(0)
    assert one.save() == other.save()
    assert one.save() != third.save()


def test_a_clone_goes_its_own_way() -> None:
    game = orda.new("run", players=4, seed=9)
    before, copy = game.save(), game.clone()
    assert [event.kind for event in copy.events] == [event.kind for event in game.events]
    assert game.decision is not None
    copy.apply(game.decision.options[0])
    assert game.save() == before
    assert copy.save() != before


def test_events_are_of_the_last_apply_only_and_can_be_switched_off() -> None:
    game = orda.new("run", players=3, seed=1)
    assert [event.kind for event in game.events] == ["turn", "draw_card", "draw"]
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert game.events[0].kind == "play"
    game.telling = False
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert game.events == []


def test_audiences() -> None:
    assert hears(ALL, None)
    assert hears(ALL, 3)
    assert hears(2, 2)
    assert not hears(2, 1)
    assert not hears(2, None)
    assert hears(all_but(2), None)
    assert hears(all_but(2), 1)
    assert not hears(all_but(2), 2)


def test_all_see_who_is_asked_but_what_and_with_which_options_only_he() -> None:
    game = orda.new("run", players=2, seed=1, first_player=0)
    assert game.decision is not None
    assert game.view(0)["asked"] == {"kind": "play", "player": 0, "options": list(game.decision.options)}
    assert game.view(1)["asked"] == game.view(None)["asked"] == {"kind": "waiting", "player": 0}
    assert "play" in repr(game.decision)


# -- saves --------------------------------------------------------------------------


def test_a_save_is_plain_json_with_a_format_version_and_loads_to_the_same_bytes() -> None:
    game = orda.new("run", players=5, seed=11, first_player=3)
    for _ in range(12):
        assert game.decision is not None
        game.apply(game.decision.options[-1])
    text = json.dumps(game.save())
    assert json.loads(text)["orda"] == 3
    assert json.dumps(orda.load(json.loads(text)).save()) == text


def test_a_finished_game_loads_with_its_result() -> None:
    game = finished()
    again = orda.load(game.save())
    assert again.result == game.result
    assert again.decision is None


def changed(**changes: Any) -> dict[str, Any]:
    return orda.new("run", players=3, seed=1, first_player=0).save() | changes


def with_table(**changes: Any) -> dict[str, Any]:
    data = changed()
    data["table"] |= changes
    return data


def without(name: str) -> dict[str, Any]:
    data = changed()
    del data[name]
    return data


NONSENSE: list[tuple[Any, str]] = [
    (None, "a saved game is an object"),
    ([], "a saved game is an object"),
    ({}, "missing or unknown fields"),
    (without("frames"), "missing or unknown fields: frames"),
    (changed(extra=1), "missing or unknown fields: extra"),
    (changed(orda=99), "format 99 is unknown; this version reads formats 1 to 3"),
    (changed(orda="1"), "format '1' is unknown"),
    (changed(game="chess"), "game 'chess' is unknown"),
    (changed(game=None), "is unknown"),
    (changed(players=9), "not of a possible game: players=9"),
    (changed(options={"first_player": 7}), "not of a possible game: first_player=7"),
    (changed(options=[]), "options must be an object"),
    (changed(table=[]), "table must be an object"),
    (with_table(nothing=1), "missing or unknown fields: nothing"),
    (with_table(deck=1), "table.deck must be a list"),
    (with_table(deck=["1"]), r"table.deck\[0\] must be a whole number"),
    (with_table(rng=True), "table.rng must be a whole number"),
    (with_table(deck=[]), "a card is missing"),
    (with_table(hands=[]), "not laid for 3 players"),
    (with_table(active=5), "the active player"),
    (with_table(living=0), "nobody is alive"),
    (with_table(items=[1, 0, 0]), "counted wrongly"),
    (with_table(over=1), "a game that is not over must have a decision"),
    (with_table(over=1, winner=7), "a game that is not over must have a decision"),
    (changed(frames=1), "frames must be a list"),
    (changed(frames=[1]), "a frame must be"),
    (changed(frames=[["played", 0, ["x"], True]]), "a frame must be"),
    (changed(frames=[["format_disk", 0, [], True]]), "no step called 'format_disk'"),
    (changed(frames=[["played", 5, [], True]]), "a frame is for player 5"),
    (changed(frames=[["played", 0, [1, 2, 3], True]]), "step played cannot take"),
    (changed(frames=[]), "frames do not fit"),
    (changed(frames=[["played", 0, [], False]]), "frames do not fit|cannot take"),
    (changed(frames=[["played", 1, [], True]]), "not the one whose step goes on"),
    (changed(decision=None), "frames do not fit"),
    (changed(decision=[0, "play", [], -1]), "once each"),
    (changed(decision=[0, "play", [3, 3], -1]), "once each"),
    (changed(decision=[8, "play", [3], -1]), "player 8 is asked"),
    (changed(decision=["0", "play", [3], -1]), "a decision must be"),
    (changed(decision=[0, "play", [9999], -1]), "the options .* are not those"),
]


@pytest.mark.parametrize(("data", "complaint"), NONSENSE)
def test_nonsense_is_refused_with_what_is_wrong(data: Any, complaint: str) -> None:
    with pytest.raises(orda.SaveError, match=complaint):
        orda.load(data)


def test_a_question_that_cannot_be_put_in_words_is_refused() -> None:
    data = orda.new("zombies", seed=1).save()
    data["decision"][2] = [10**12, 10**12 + 1]
    with pytest.raises(orda.SaveError, match="cannot be put in words"):
        orda.load(data)


def test_loading_leaves_the_data_alone() -> None:
    data = changed()
    text = json.dumps(data)
    game = orda.load(data)
    assert game.decision is not None
    game.apply(game.decision.options[0])
    assert json.dumps(data) == text
