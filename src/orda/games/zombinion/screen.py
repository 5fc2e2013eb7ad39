"""What a client is told so that it needs no rules: what is printed on the cards, how many may be picked, the points."""

from __future__ import annotations

from orda.engine.catalogue import NO_GUIDE, CardInfo, Catalogue, Guide
from orda.engine.game import STOP, Decision
from orda.games.zombinion.play import Play, points
from orda.games.zombinion.registry import (
    AIM,
    BASE,
    CARDS,
    COST,
    IDS,
    INFECTED,
    KINDS,
    PICKS,
    POINTS,
    SHOTS,
    ZOMBIES,
    kind_names,
)
from orda.games.zombinion.turn import AIM_ONE


def catalogue() -> Catalogue:
    return Catalogue(cards=[card_info(card) for card in CARDS.numbers.values()])


def card_info(card: int) -> CardInfo:
    """Survivors are worth what the deck makes of them: nothing is printed."""
    worth = POINTS[card] if KINDS[card] & (ZOMBIES | INFECTED) and POINTS[card] else None
    shots = SHOTS[card] if KINDS[card] & AIM else None
    return CardInfo(IDS[card], kind_names(card), COST[card], worth, shots, base=card < BASE)


def guide(g: Play) -> Guide:
    d = g.decision
    if d is None:
        return NO_GUIDE
    if d.kind == "hunt":
        return guide_hunt(g, d)
    if d.kind in ("discard", "trash"):
        return guide_picking(g, d)
    return Guide(nothing_left=d.options == (STOP,))


def guide_hunt(g: Play, d: Decision) -> Guide:
    """Nobody is led to waste shots, or to a pile that costs nothing before there is anything to spend."""
    free = [card for card in d.options if 0 <= card < AIM_ONE and not COST[card]]
    return Guide(nothing_left=len(d.options) == 1 + len(free), of_no_use=[] if g.t.shots else free)


def guide_picking(g: Play, d: Decision) -> Guide:
    """Cards that choose a set ask for one card after the other: how many more must and may be picked."""
    picks = PICKS.get(d.about)
    return NO_GUIDE if picks is None else Guide(*picks(len(g.t.hands[d.player]), len(g.t.picked)))


def progress(g: Play) -> list[int]:
    return [points(g.t.owned(player)) for player in range(g.players)]
