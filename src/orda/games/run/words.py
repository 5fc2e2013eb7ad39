"""Options, prompts, results and the table in words: message ids with their arguments; the sentences are in texts/."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from orda.engine.messages import Description, Message, Result, Vocabulary, named, seat
from orda.games.run.cards import CARD_IDS, NO_CARD, RIVAL
from orda.games.run.play import Play
from orda.games.run.table import FIVE_ITEMS
from orda.games.run.turn import DRAW_NEW_HAND, SPECIAL, THROW

VOCABULARY: Final = Vocabulary(
    "run",
    seats=frozenset({"player", "target"}),
    things=dict.fromkeys(("card", "rival", "cards"), ("card", tuple(CARD_IDS))),
)
EVENTS: Final = {
    "turn": ("player",),
    "draw": ("player",),
    "draw_card": ("player", "card"),
    "no_cards": ("player",),
    "play": ("player", "card", "target"),
    "special": ("player", "card", "target"),
    "stands": ("player", "card", "count"),
    "cancel": ("player", "card", "rival"),
    "turned": ("player", "cards"),
    "new_hand": ("player", "cards"),
    "pass": ("player",),
    "throw": ("player", "card"),
    "zombie_draw": ("player", "card"),
    "zombie_discard": ("player", "card"),
    "win_items": ("player",),
    "win_last": ("player",),
}
NEW_HAND: Final = Description("new_hand", VOCABULARY.message("do-new_hand"), {"zone": "deck"})


def describe(g: Play, option: int) -> Description:
    """`play:ball_zombie>2`, `special:ball_item>1`, `new_hand`, `throw:ball_item`."""
    if option == DRAW_NEW_HAND:
        return NEW_HAND
    if option >= THROW:
        return describe_throw(option - THROW)
    d, rival, target = g.decision, RIVAL[(option % SPECIAL) >> 3], option & 7
    return describe_card(option, d is not None and d.player == target, g.t.before[rival] >> target & 1)


def describe_throw(card: int) -> Description:
    return Description(
        f"throw:{CARD_IDS[card]}", VOCABULARY.message("do-throw", card=card), {"card": CARD_IDS[card], "zone": "hand"}
    )


@cache
def describe_card(option: int, mine: bool, cancels: int) -> Description:
    how = "special" if option >= SPECIAL else "play"
    card, target = (option % SPECIAL) >> 3, option & 7
    whom, effect = "self" if mine else "other", "cancel" if cancels else "stay"
    message = VOCABULARY.message(f"do-{how}-{whom}-{effect}", card=card, target=target, rival=RIVAL[card] % NO_CARD)
    lit = {
        "card": CARD_IDS[card], "seat": target, "cancels": CARD_IDS[RIVAL[card]] if cancels else None,
        "special": how == "special",
    }  # fmt: skip
    return Description(f"{how}:{CARD_IDS[card]}>{target}", message, lit)


def prompt(g: Play) -> Message:
    assert g.decision is not None
    if g.decision.kind == "haunt":
        return VOCABULARY.message("ask-haunt", card=g.t.hands[g.decision.player][0])
    if g.decision.kind == "throw":
        return VOCABULARY.message("ask-throw")
    special = "used" if g.t.special_used else "free"
    return VOCABULARY.message(f"ask-{g.decision.kind}-{special}")


def result(g: Play) -> Result:
    """Scores: one for the survivor."""
    winner = g.t.winner
    reason = "five_items" if g.t.over == FIVE_ITEMS else "last_alive"
    return Result((winner,), tuple(int(p == winner) for p in range(g.players)), reason)


def narrate(view: dict[str, Any]) -> list[Message]:
    """The table line by line, from what the viewer sees."""
    lines = [Message("run-see-piles", {"deck": view["deck_size"], "discard": len(view["discard"])})]
    for n, player in enumerate(view["players"]):
        if player["zombie"]:
            lines.append(Message("run-see-zombie", {"player": seat(n)}))
            continue
        for kind in ("items", "zombies"):
            cards = [named(f"run-card-{card}") for card in player[kind]]
            lines.append(Message(f"run-see-{kind}", {"player": seat(n), "count": len(cards), "cards": cards}))
    hands = [player["hand"] for player in view["players"] if "hand" in player and not player["zombie"]]
    for hand in hands:
        lines.append(Message("run-see-hand", {"cards": [named(f"run-card-{card}") for card in hand]}))
    return lines
