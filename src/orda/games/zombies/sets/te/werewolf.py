"""Full Moon Fever: whoever plays it attacks other players in his next turn."""

from __future__ import annotations

from typing import Final

from orda.engine.game import Step
from orda.engine.messages import ALL
from orda.games.zombies.duel import begin_duel
from orda.games.zombies.herding import Herd
from orda.games.zombies.in_play import InPlay
from orda.games.zombies.measures import near
from orda.games.zombies.outlook import against, reach, threat
from orda.games.zombies.play import Play
from orda.games.zombies.records import Duel
from orda.games.zombies.registry import FREE, OF_SEATS, SQUARES, Hint, Rater, question, tells
from orda.games.zombies.sets.te import TE
from orda.games.zombies.steps import step
from orda.games.zombies.table import ZombiesTable

LET_GO: Final = -1


def prey(t: ZombiesTable, me: int) -> list[int]:
    """R-71: who shares his square, each opponent once in a turn."""
    here = t.pawns[me]
    return [p for p in t.others(me) if here >= 0 and t.pawns[p] == here and not t.attacked >> p & 1]


def attack_due(t: ZombiesTable, player: int, tile: int) -> Step | None:
    let_go = t.walks[-1].unchallenged == t.pawns[player]
    return offer_attack if prey(t, player) and not let_go else None


def attack_without_walking(g: Play, player: int, tile: int) -> None:
    """Before a movement that is barred there is no other moment."""
    if g.walk.barred and attack_due(g.t, player, tile):
        g.do(offer_attack, player)


WEREWOLF: Final = TE.lasting(
    *(63, "werewolf"),
    card="full_moon_fever",
    in_play=InPlay(on_the_way=attack_due, settled=attack_without_walking),
    next_turn=True,
)


def if_there_is_a_bridge(g: Play, me: int, window: int) -> list[int]:
    t = g.t
    return [0] if t.city.bridge >= 0 and t.effect(WEREWOLF, me, next_turn_of=me) not in t.effects else []


def worth_of_fever(g: Play, me: int, target: int, window: int) -> float:
    """With somebody near, and most of all somebody who is about to win."""
    t = g.t
    if t.pawns[me] < 0:
        return 0.0
    close = near(t, t.pawns[me], reach(t, me))
    return max([2.0 + threat(t, p) / 2 for p in t.others(me) if t.pawns[p] in close], default=0.0)


@TE.event(
    88,
    "full_moon_fever",
    copies=2,
    targets=if_there_is_a_bridge,
    windows=FREE,
    hint=Hint(worth_of_fever, keep=3),
)
def full_moon_fever(g: Play, target: int) -> None:
    """In your next turn you are a werewolf: you may attack opponents on your square."""
    g.t.lasts(WEREWOLF, on=g.me, next_turn_of=g.me)


@step
def offer_attack(g: Play) -> None:
    g.ask("attack", [*prey(g.t, g.me), LET_GO], attacks, always=True)


@step
def attacks(g: Play, target: int) -> None:
    t = g.t
    if target == LET_GO:
        g.walk.unchallenged = t.pawns[g.me]
        return
    t.attacked |= 1 << target
    g.tell("attack", ALL, g.me, target)
    begin_duel(g, Duel(g.me, target, card=full_moon_fever.number))


@full_moon_fever.after_duel
def bitten(g: Play, other: int, mine: int, his: int) -> None:
    """The loser is put on a square of the Bridge, chosen by the winner; a tie changes nothing."""
    t = g.t
    if mine != his:
        winner, loser = (g.me, other) if mine > his else (other, g.me)
        bridge = t.city.squares_on(t.city.bridge // 9)
        g.ask("to_the_bridge", bridge, is_on_the_bridge, loser, player=winner, about=loser)


@step
def is_on_the_bridge(g: Play, square: int, loser: int) -> None:
    g.relocate(loser, square)


def the_leader_first(g: Play, me: int) -> Rater:
    return lambda target: 0.0 if target == LET_GO else against(g.t, me, target, 1.0) - 0.5


def who_is_bitten(g: Play) -> dict[str, int]:
    assert g.decision is not None
    return {"target": g.decision.about}


def among_zombies(g: Play, me: int) -> Rater:
    herd = Herd(g, me)
    return lambda square: g.t.count_on(square) - 0.1 * herd.value(square)


question("attack", OF_SEATS, the_leader_first, others={LET_GO: "none"})
question("to_the_bridge", SQUARES, among_zombies, about=who_is_bitten)
tells("attack", "player", "target")
