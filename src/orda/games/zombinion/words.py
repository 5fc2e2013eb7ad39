"""Options, prompts, results and the table in words: message ids with their arguments; the sentences are in texts/."""

from __future__ import annotations

from typing import Any, Final

from orda.engine.game import STOP, Decision
from orda.engine.messages import Description, Message, Result, Vocabulary, named, seat
from orda.games.zombinion.play import YES, Play, points, shots_of
from orda.games.zombinion.registry import ANY, BARRICADE, BASE, CARDS, COST, IDS, POINTS, SHOTS, kind_names, tells
from orda.games.zombinion.setup import KINGDOM_SIZE, KINGDOMS, SETS
from orda.games.zombinion.table import HORDE_GONE, NOBODY_HUNTS, THREE_PILES_GONE
from orda.games.zombinion.turn import AIM_ALL, AIM_ONE

CARD: Final = ("card", tuple(IDS))
VOCABULARY: Final = Vocabulary(
    "zombinion",
    seats=frozenset({"player", "target"}),
    things={"card": CARD, "cards": CARD, "others": CARD, "top": CARD, "about": CARD},
)
OF_THE_RULES: Final = {
    "turn": ("player", "number"),
    "draw": ("player", "count"),
    "draw_cards": ("player", "cards"),
    "shuffle": ("player", "count"),
    "play": ("player", "card"),
    "barricade": ("player",),
    "aim": ("player", "cards", "shots"),
    "take": ("player", "card"),
    "trash": ("player", "cards"),
    "discard": ("player", "count", "top"),
    "discard_cards": ("player", "cards"),
    "discard_open": ("player", "cards"),
    "reveal": ("player", "cards"),
    "clean_up": ("player",),
}
EVENTS: Final = tells.beside(OF_THE_RULES)

# Questions whose options are cards, and the verb of each.
CARD_VERBS: Final = {
    "play": "play",
    "twice": "play",
    "take": "take",
    "trash": "trash",
    "discard": "discard",
    "return": "return",
    "search": "trash",
    "loot": "take",
    "radio": "discard",
}
# And where these cards lie; `shown` are those turned up for the moment.
ZONES: Final = {
    **dict.fromkeys(("play", "twice", "trash", "discard", "return"), "hand"),
    "take": "supply",
    "loot": "trash",
}


def describe(g: Play, option: int) -> Description:
    """`play:<card>`, `aim:<card>`, `aim:all`, `take:<card>`, `stop`, ...: all in docs/rules/zombinion.md."""
    assert g.decision is not None
    kind = g.decision.kind
    if option == STOP:
        return Description("stop", VOCABULARY.message(f"do-stop-{stop_of(g, kind)}"), {})
    if kind == "hunt":
        return describe_hunt(g, option)
    if kind in CARD_VERBS:
        return card_option(kind, CARD_VERBS[kind], option)
    if kind == "barricade":
        return yes_or_no(option, "reveal:barricade", "barricade", {"card": IDS[BARRICADE], "zone": "hand"})
    if kind == "regroup":
        return yes_or_no(option, "yes", "regroup", {"zone": "deck"})
    return describe_fate(g, kind, option)


def stop_of(g: Play, kind: str) -> str:
    """What stopping means: the next phase, or an end of choosing."""
    return kind if kind in ("play", "hunt", "loot") else "chosen" if g.t.picked else "none"


def card_option(kind: str, verb: str, card: int) -> Description:
    message = VOCABULARY.message(f"do-{kind}", card=card, cost=COST[card])
    return Description(f"{verb}:{IDS[card]}", message, {"card": IDS[card], "zone": ZONES.get(kind, "shown")})


def describe_hunt(g: Play, option: int) -> Description:
    if option == AIM_ALL:
        shots = shots_of(g.t.hands[g.t.active])
        opens = [IDS[card] for card in g.takeable(g.t.shots + shots, ANY)]
        lit = {"zone": "hand", "shots": shots, "opens": opens}
        return Description("aim:all", VOCABULARY.message("do-aim-all", shots=shots), lit)
    if option >= AIM_ONE:
        card = option - AIM_ONE
        message = VOCABULARY.message("do-aim", card=card, shots=shots_of([card]))
        return Description(f"aim:{IDS[card]}", message, {"card": IDS[card], "zone": "hand"})
    message = VOCABULARY.message("do-hunt", card=option, cost=COST[option])
    return Description(f"take:{IDS[option]}", message, {"card": IDS[option], "zone": "supply"})


def yes_or_no(option: int, yes_id: str, what: str, target: dict[str, Any]) -> Description:
    if option == YES:
        return Description(yes_id, VOCABULARY.message(f"do-{what}-yes"), target)
    return Description("no", VOCABULARY.message(f"do-{what}-no"), {})


def describe_fate(g: Play, kind: str, option: int) -> Description:
    """Of a single card: discard it or put it back (Ricognizione), set it aside or keep it (Nascondiglio)."""
    whose, card = card_in_question(g)
    verb = ("aside" if option == YES else "keep") if kind == "set_aside" else "discard" if option == YES else "back"
    message = VOCABULARY.message(f"do-{verb}", card=card, target=whose)
    return Description(f"{verb}:{IDS[card]}", message, {"card": IDS[card], "seat": whose})


def card_in_question(g: Play) -> tuple[int, int]:
    """Whose card it is and which: the last one drawn, or the one lying open on a deck."""
    assert g.decision is not None
    if g.decision.kind == "set_aside":
        return g.decision.player, g.t.hands[g.decision.player][-1]
    whose = g.handed[0]
    return whose, g.t.decks[whose][-1]


# -- prompts ----------------------------------------------------------------------------


def prompt(g: Play) -> Message:
    d = g.decision
    assert d is not None
    t = g.t
    match d.kind:
        case "play" | "barricade" | "set_aside" if g.only_passes:
            return only_passing(g, d)
        case "play":
            return VOCABULARY.message("ask-play", actions=t.actions)
        case "hunt":
            return VOCABULARY.message("ask-hunt", shots=t.shots, targets=t.targets)
        case "barricade":
            return VOCABULARY.message("ask-barricade", card=t.in_play[-1], target=t.active)
        case "set_aside":
            return VOCABULARY.message("ask-set_aside", card=card_in_question(g)[1], count=len(t.hands[d.player]))
        case "recon" | "search":
            whose = g.handed[0]
            whom = "self" if whose == d.player else "other"
            return VOCABULARY.message(f"ask-{d.kind}-{whom}", about=d.about, target=whose)
        case "radio":
            return VOCABULARY.message("ask-radio", about=d.about, target=g.handed[0])
        case "take":
            return VOCABULARY.message("ask-take", about=d.about, most=g.handed[0])
        case "discard" | "trash":
            return VOCABULARY.message(f"ask-{d.kind}-{IDS[d.about]}", about=d.about, count=len(t.picked))
    return VOCABULARY.message(f"ask-{d.kind}", about=d.about)


def only_passing(g: Play, d: Decision) -> Message:
    """He is asked only so that the others cannot tell what he holds."""
    if d.kind == "barricade":
        return VOCABULARY.message("ask-barricade-none", card=g.t.in_play[-1], target=g.t.active)
    if d.kind == "set_aside":
        return VOCABULARY.message("ask-set_aside-none", card=card_in_question(g)[1])
    return VOCABULARY.message("ask-play-none")


# -- the end ------------------------------------------------------------------------------

REASONS: Final = {HORDE_GONE: "horde_gone", THREE_PILES_GONE: "three_piles", NOBODY_HUNTS: "nobody_hunts"}


def result(g: Play) -> Result:
    """Most points win; of those with as many the ones with fewer turns; if these are as many too, they share it."""
    t = g.t
    scores = tuple(points(t.owned(player)) for player in range(g.players))
    best = max((score, -turns) for score, turns in zip(scores, t.turns, strict=True))
    winners = tuple(player for player in range(g.players) if (scores[player], -t.turns[player]) == best)
    return Result(winners, scores, REASONS[t.over])


def figures(g: Play, result: Result) -> dict[str, int]:
    """Numbers of a finished game that are worth a statistic."""
    return {"winning points": max(result.scores), "cards in the trash": len(g.t.trash)}


# -- what a form and a client need to know ------------------------------------------------


def catalogue() -> dict[str, Any]:
    """How many cards a kingdom has, the recommended sets and all cards, with the ids of their texts."""
    cards = [
        {
            "id": id_,
            "text": f"zombinion-card-{id_}",
            "cost": COST[number],
            "kinds": kind_names(number),
            "kind_texts": [f"zombinion-kind-{kind}" for kind in kind_names(number)],
            "shots": SHOTS[number],
            "points": POINTS[number],
            "combat": number >= BASE,
        }
        for id_, number in CARDS.numbers.items()
    ]
    sets = [{"id": name, "text": f"zombinion-kingdom-{name}", "cards": list(SETS.get(name, ()))} for name in KINGDOMS]
    return {"form": "kingdom", "size": KINGDOM_SIZE, "sets": sets, "cards": cards}


# -- the table in words ---------------------------------------------------------------------


def named_cards(ids: list[str]) -> list[dict[str, Any]]:
    return [named(f"zombinion-card-{id_}") for id_ in ids]


def narrate(view: dict[str, Any]) -> list[Message]:
    """The table line by line, from what the viewer sees."""
    left = {name: view[name] for name in ("actions", "targets", "shots")}
    lines = [Message(f"zombinion-see-{view['phase']}", {"player": seat(view["active"]), **left})]
    for id_, count in view["supply"].items():
        pile = {"card": named(f"zombinion-card-{id_}"), "cost": COST[CARDS.numbers[id_]], "count": count}
        lines.append(Message("zombinion-see-pile", pile))
    if view["trash"]:
        lines.append(Message("zombinion-see-trash", {"cards": named_cards(view["trash"])}))
    for number, player in enumerate(view["players"]):
        lines += narrate_seat(number, player)
    return lines


def narrate_seat(number: int, player: dict[str, Any]) -> list[Message]:
    who = seat(number)
    top = named(f"zombinion-card-{player['discard_top']}") if player["discard_top"] else named("zombinion-see-empty")
    sizes = {"hand": player["hand_size"], "deck": player["deck_size"]}
    zones = ["in_play", "aside", "deck_top", "hand" if "hand" in player else "shown", "cards"]
    return [Message("zombinion-see-seat", {"player": who, **sizes, "top": top})] + [
        Message(f"zombinion-see-{zone}", {"player": who, "cards": named_cards(player[zone])})
        for zone in zones
        if player.get(zone)
    ]
