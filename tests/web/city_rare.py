"""Questions to seat 0 that random games hardly ever come to, each laid by hand, mostly for three players."""

from __future__ import annotations

from typing import Any, Final

from orda.games.zombies.play import Play
from orda.games.zombies.table import PER_PLAYER, PER_SET
from tests.games.zombies.harness import CENTRE, HOSPITAL, At, cards, given
from tests.games.zombies.sets.te.hiking import CABIN, WOODS, hiking

SECOND: Final = 256  # cards of the second of several decks have so much higher numbers
ROOM: Final = (0, -9)  # in the Cabin
IN_CABIN: Final[dict[str, Any]] = {"tiles": (WOODS, CABIN), "pawns": (ROOM, CENTRE)}
SOUTH: Final = ("base_straight 0 1 0", "base_straight 0 2 0")
MACHETE: Final = [card + SECOND for card in cards("machete fear fear")]
BY_SET: Final[dict[str, Any]] = {"card_sets": ["base", "ndy"], "event_decks": "separate"}


def two_decks(g: At, whose: int = PER_SET, *, deck: list[int] = MACHETE, discard: list[int] = MACHETE) -> At:
    g.t.whose_decks, g.t.more_decks, g.t.more_discards = whose, [list(deck)], [list(discard)]
    return g


def rare() -> dict[str, Play]:
    everybody = ("", "", "")
    gross = given(*everybody, items=("now_thats_just_gross",), tiles=(HOSPITAL,))
    dynamite = given(*everybody, items=("dynamite",), zombies=((1, 0), (0, 1), (2, 1), (1, 2)), dice=(4,))
    luck = given("skateboard grenade chainsaw", "", "", items=("one_mans_garbage",), discard="fear")
    searching = two_decks(given("", "", items=("something_doesnt_feel_right",), deck="fear"), PER_PLAYER, discard=[])
    familiar = two_decks(given("my_you_look_familiar fear grenade", "", "", deck="chainsaw skateboard", **BY_SET))
    garbage = two_decks(given(*everybody, items=("one_mans_garbage",), discard="fear", deck="", **BY_SET))
    dying = given("its_hard_being_you", "", "", items=("", "hey_look_a_shotgun skateboard"), active=1,
                  pawns=((1, 0), CENTRE), zombies=(CENTRE,), lives=(3, 0), bullets=(3, 0), dice=(1, 1))  # fmt: skip
    thief = given("you_dont_need_that", "", "", pawns=(CENTRE, CENTRE), items=("", "hey_look_a_shotgun fire_axe"))
    sender = hiking(*everybody, items=("return_to_sender",), tiles=(WOODS, CABIN), pawns=(CENTRE, ROOM))
    stopping = hiking(*everybody, items=("return_to_sender",), tiles=(WOODS, CABIN), pawns=(CENTRE, ROOM), active=1)
    drawing = two_decks(given(*everybody, active=2, **BY_SET))
    willing = two_decks(given("sheer_determination", "", "", discard="fear grenade", **BY_SET))
    laid = {
        "after_move": given("zombie_master", "", "", tiles=SOUTH, active=1).goes_on_to("step").chooses("stop"),
        "before_spell": stopping.goes_on_to("spell").chooses("spell"),
        "discard_down": luck.chooses("activate:one_mans_garbage").goes_on_to("discard_down"),
        "draw_card_from": drawing.goes_on_to("draw_card_from", player=0),
        "inherit": dying.goes_on_to("player_dies").chooses("play:its_hard_being_you>1"),
        "item_activated": given("butter_fingers", "", "", items=("", "dynamite"), zombies=((1, 0),), active=1).chooses(
            "activate:dynamite"
        ),
        "look_into": familiar.chooses("play:my_you_look_familiar"),
        "redirect": given("fear", "you_lookin_at_me", "", "").chooses("play:fear>1", "play:you_lookin_at_me"),
        "rummage": garbage.chooses("activate:one_mans_garbage"),
        "search_in": willing.chooses("play:sheer_determination"),
        "search_pile": searching.chooses("activate:something_doesnt_feel_right"),
        "shoo": hiking(*everybody, items=("sickle",), pawns=((1, -5),), dogs=((1, -5), (1, -5)), dice=(6,)),
        "slip_away": gross.chooses("activate:now_thats_just_gross"),
        "spare": dynamite.chooses("activate:dynamite"),
        "spell": hiking(*everybody, items=("twist_of_fate",), **IN_CABIN).goes_on_to("spell"),
        "spirit_away": hiking(*everybody, items=("amulet",), pawns=((2, -9),)).chooses("activate:amulet"),
        "take_item": thief.chooses("play:you_dont_need_that>1"),
        "throw_out": sender.chooses("activate:return_to_sender>1"),
    }
    for kind, g in laid.items():
        assert g.asked == (0, kind), f"{kind} is laid wrongly: {g.asked}"
    return {kind: g.game for kind, g in laid.items()}
