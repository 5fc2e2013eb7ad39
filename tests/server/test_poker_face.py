"""At a table of several people a poker face is kept: the server passes for who can only pass, after a while."""

from __future__ import annotations

from typing import Any

from tests.server.harness import Line, People, Person

MOST_CHOICES = 400


def zombinion(person: Person, *seats: str, **options: Any) -> Any:
    return person.table(*seats, game="zombinion", options={"kingdom": "first_game", **options})


def test_it_is_kept_where_two_people_sit_and_not_with_bots_alone_or_when_it_is_not_wanted(person: People) -> None:
    anna = person("Anna")
    assert zombinion(anna, "me", "friend")["options"]["poker_face"] is True
    assert zombinion(anna, "me", "hotseat")["options"]["poker_face"] is True
    assert zombinion(anna, "me", "bot")["options"]["poker_face"] is False
    assert zombinion(anna, "me", "friend", poker_face=False)["options"]["poker_face"] is False
    assert zombinion(anna, "me", "bot", poker_face=True)["options"]["poker_face"] is True


def test_who_can_only_pass_is_passed_by_the_server(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = zombinion(anna, "me", "friend", first_player=0)
    bruno.claim(table["invites"]["1"])
    with anna.connect() as one, bruno.connect() as two:
        assert pass_comes_by_itself([one, two], table["id"])


def pass_comes_by_itself(lines: list[Line], table: str) -> bool:
    """Both take Esca until one of them might hold it and does not: then nobody does anything."""
    states = [line.follow(table) for line in lines]
    for _ in range(MOST_CHOICES):
        mine = next(i for i, state in enumerate(states) if state["decision"] is not None)
        number, options = states[mine]["number"], states[mine]["decision"]["options"]
        waits = len(options) == 1
        if not waits:
            lines[mine].send("choose", table=table, number=number, option=wanted(options))
        states = [line.until(lambda m: m["type"] == "state" and m["number"] > number) for line in lines]  # noqa: B023
        if waits:
            return bool(states[0]["number"] == number + 1)
    return False


def wanted(options: list[dict[str, Any]]) -> int:
    by_id = {option["id"]: option["option"] for option in options}
    chosen = next((by_id[id_] for id_ in ("aim:all", "take:bait", "stop") if id_ in by_id), options[0]["option"])
    return int(chosen)


# -- Zombies!!!: windows come many times a turn ---------------------------------------------------------


def test_in_zombies_who_has_no_card_for_a_window_is_passed_for_that_one_alone(person: People) -> None:
    anna, bruno = person("Anna"), person("Bruno")
    table = anna.table("me", "friend", game="zombies")
    assert table["options"]["poker_face"] is True
    bruno.claim(table["invites"]["1"])
    with anna.connect() as one, bruno.connect() as two:
        lines = [one, two]
        states = [line.follow(table["id"]) for line in lines]
        for _ in range(MOST_CHOICES):
            mine = next(i for i, state in enumerate(states) if state["decision"] is not None)
            number, waits = states[mine]["number"], ids(states[mine]) == PASSES
            if not waits:
                option = states[mine]["decision"]["options"][-1 if ids(states[mine])[-1] == "stop" else 0]["option"]
                lines[mine].send("choose", table=table["id"], number=number, option=option)
            states = [line.until(lambda m: m["type"] == "state" and m["number"] > number) for line in lines]  # noqa: B023
            if waits:
                assert states[mine]["number"] == number + 1
                assert states[mine]["view"]["passing"] is False
                return
    raise AssertionError("nobody was ever asked without a card")


PASSES = ["pass", "pass_turn", "pass_round"]


def ids(state: dict[str, Any]) -> list[str]:
    return [option["id"] for option in state["decision"]["options"]]
